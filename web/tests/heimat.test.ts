import { expect, test } from 'vitest';
import { auctionsOf, resultsOf } from '../src/games/heimat/auction/auctions';
import type { Description, Lot, Row, RowName } from '../src/games/heimat/description';
import { offeredPiece, readPiece } from '../src/games/heimat/drawings/pieces';
import { rowSum, total } from '../src/games/heimat/seats/sums';

const FIRST = [
  [
    { event: 'story-black', seat: 0 },
    { event: 'story-offer', seat: 0, piece: 'W5' },
  ],
  [{ event: 'story-bid', seat: 1, amount: 3 }],
  [{ event: 'story-pass', seat: 2 }],
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
    { event: 'story-next-game', number: 2, results: LINES },
  ],
];

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
    { seat: 1, amount: 3 },
    { seat: 2, amount: null },
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
  expect(resultsOf(rounds)).toEqual([{ game: 1, winners: [0], lines: LINES }]);
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

/** A row with one house of seat 0; its lower floor is hidden or not. */
function row(name: RowName, finished: boolean, hidden: boolean): Row {
  const storeys = [
    { colour: 'red', value: hidden ? null : 6 },
    { colour: 'blue', value: 4 },
  ];
  return { row: name, finished, lots: [{ owner: 0, storeys } as Lot] } as unknown as Row;
}

function described(...rows: Row[]): Description {
  const ledger = rows.map((each) => ({ row: each.row, seat: 0, finished: 4, unfinished: -4 }));
  return { rows, ledger, seats: [{ score: { black: 2 } }] } as unknown as Description;
}

test('hidden floors make a sum a bound: at least if finished, at most if torn down, about if both', () => {
  const description = described(row('A', true, true), row('B', false, true), row('C', false, false));
  expect(rowSum(description, 'A', 0, true)).toEqual({ value: 4, bound: 'least' });
  expect(rowSum(description, 'B', 0, false)).toEqual({ value: -4, bound: 'most' });
  expect(rowSum(description, 'C', 0, false)).toEqual({ value: -4, bound: 'exact' });
  expect(total(description, 0, (each) => each.finished)).toEqual({ value: -2, bound: 'about' });
  expect(total(description, 0, () => true)).toEqual({ value: 14, bound: 'least' });
  expect(total(described(row('A', true, false)), 0, () => true)).toEqual({ value: 6, bound: 'exact' });
});
