import { expect, test, vi } from 'vitest';
import { auctionsOf, resultsOf } from '../src/games/heimat/auction/auctions';
import type { Description } from '../src/games/heimat/description';
import { offeredPiece, readPiece } from '../src/games/heimat/drawings/pieces';
import { latestOf } from '../src/games/heimat/latest';
import { eitherWay, figures } from '../src/games/heimat/seats/sums';

vi.mock('../src/games/heimat/words', () => ({
  say: (_: string, { least, most }: { least: string; most: string }) => `${least} to ${most}`,
}));

const FIRST = [
  [
    { event: 'story-black', seat: 0 },
    { event: 'story-offer', seat: 0, piece: 'W5' },
  ],
  [{ event: 'story-bid', seat: 1, amount: 3 }],
  [
    { event: 'story-pass', seat: 2 },
    { event: 'story-skipped', seat: 3 },
  ],
  [{ event: 'story-sold', seat: 0, buyer: 1, amount: 3 }],
  [
    { event: 'story-cube', seat: 1, cube: 'W5', lot: 'A1' },
    { event: 'story-colour', seat: 1, colour: 'white' },
  ],
];
const BLANK = [[{ event: 'story-offer', seat: 1, piece: '^' }, { event: 'story-blank' }]];
const ROOF = [
  [
    { event: 'story-offer', seat: 2, piece: '^' },
    { event: 'story-drawn', value: 4 },
  ],
];
const LINES = [{ 'row-A': 3, 'row-B': 0, 'row-C': 0, black: 1, game: 4 }];
const END = [
  [
    { event: 'story-won', seat: 0, number: 1 },
    { event: 'story-next-game', number: 2, results: LINES, rows: [] },
  ],
];

test('what the last turn changed is known until the next one, and not on the board of another game', () => {
  expect(latestOf(FIRST[1]!)).toEqual({ lot: null, rows: [], colours: [], bidder: 1 });
  expect(latestOf(FIRST[4]!)).toEqual({ lot: 'A1', rows: [], colours: ['white'], bidder: null });
  const roofed = [
    { event: 'story-roof', seat: 1, value: 2, lot: 'B4' },
    { event: 'story-finished', row: 'B' },
  ];
  expect(latestOf(roofed)).toMatchObject({ lot: 'B4', rows: ['B'] });
  expect(latestOf([...roofed, ...END[0]!])).toMatchObject({ lot: null, rows: [] });
});

test('a story is sorted by auctions, with bids, end and what followed', () => {
  const [first, blank, roof] = auctionsOf([...FIRST, ...BLANK, ...ROOF]);
  expect(first).toMatchObject({
    game: 1,
    number: 1,
    auctioneer: 0,
    black: true,
    piece: { kind: 'cube', colour: 'white', value: 5 },
  });
  expect(first?.bids).toEqual([
    { seat: 1, state: 'bid', amount: 3 },
    { seat: 2, state: 'passed', amount: 0 },
    { seat: 3, state: 'cannot', amount: 0 },
  ]);
  expect(first?.end?.event).toBe('story-sold');
  expect(first?.then.map((event) => event.event)).toEqual(['story-cube', 'story-colour']);
  expect(blank).toMatchObject({ number: 2, black: false, piece: { kind: 'roof', value: 0 } });
  expect(roof).toMatchObject({ number: 3, piece: { kind: 'roof', value: 4 }, end: null });
});

test('the next game of a series counts its auctions anew, and the last one is remembered', () => {
  const rounds = [...FIRST, ...END, ...ROOF];
  expect(auctionsOf(rounds).map(({ game, number }) => [game, number])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(resultsOf(rounds)).toEqual([{ game: 1, winners: [0], lines: LINES, rows: [] }]);
});

test('pieces are read from their notation', () => {
  expect(['W5', '^', 'II', '#', 'M'].map((text) => readPiece(text).kind)).toEqual([
    'cube',
    'roof',
    'permit',
    'blank_cube',
    'mayor',
  ]);
  const display = [[null, { cube: 'B1', colour: 'blue', value: 1 }, { cube: 'R2', colour: 'red', value: 2 }, null]];
  const described = { display } as unknown as Description;
  expect(offeredPiece(described, '<1')).toMatchObject({ cube: 'B1' });
  expect(offeredPiece(described, '>1')).toMatchObject({ cube: 'R2' });
});

test('sums are exact or between bounds, with signs that leave no doubt', () => {
  const sums = [
    { least: 12, most: 12 },
    { least: 12, most: 18 },
    { least: 0, most: 6 },
    { least: -18, most: -12 },
    { least: -4, most: 9 },
  ];
  expect(sums.map(figures)).toEqual(['+12', '+12 to +18', '0 to +6', '−18 to −12', '−4 to +9']);
  expect(sums.slice(0, 2).map(eitherWay)).toEqual(['±12', '±12 to ±18']);
});
