/** The short telling of a closed round, in words of which only the keys matter here. */

import { expect, test, vi } from 'vitest';
import type { Description } from '../src/games/welcome/description';
import { builtBy, causesOf, heardOf, nearOf, newsOf } from '../src/games/welcome/recap';
import type { StoryEvent } from '../src/lib/table.svelte';

vi.mock('../src/games/welcome/words', () => ({
  say: (key: string, args: Record<string, unknown>) => `${key} ${Object.values(args).join(' ')}`,
}));
vi.mock('../src/games/welcome/ending', () => ({ resultOf: () => ['You win!'] }));
vi.mock('../src/lib/locale', () => ({ listed: (names: string[]) => names.join('+') }));

const reader = { you: 0, names: (seat: number) => `P${seat}` };
const plans = [1, 2, 3].map((number) => ({ number, value: number === 2 ? 4 : 8 }));
const described = (endings: Description['endings'], over = false): Description =>
  ({ plans, endings, over, sheets: [] }) as unknown as Description;
const nothing = described([]);
const claim = (seat: number, plan = 2): StoryEvent => ({ event: 'story-claim', seat, plan, points: 7 });
const refusal = (seat: number): StoryEvent => ({ event: 'story-refusal', seat });

test('a round in which everybody only built is not told', () => {
  expect(newsOf([{ event: 'story-house', seat: 1, lot: 'A1', number: 3 }], nothing, reader)).toEqual([]);
});

test('claims of others are told by plan, with what it is worth now; the own ones are known', () => {
  const story = [claim(0, 1), claim(1), claim(2), { event: 'story-plan-turned', plan: 2 }];
  expect(newsOf(story, nothing, reader)).toEqual(['recap-claim P1+P2 2 2 7', 'recap-turned 2 4']);
});

test('why the own temps count less is told, if it was seen what they counted before', () => {
  const hired = (...temps: [number, number][]): Description =>
    ({
      ...nothing,
      sheets: temps.map(([crossed, points], seat) => ({
        seat,
        score: { temps: points },
        tracks: { temps: { crossed } },
      })),
    }) as unknown as Description;
  const now = hired([2, 4], [3, 7], [1, 1]);
  expect(newsOf([], now, { ...reader, before: hired([2, 7], [2, 7], [1, 1]) })).toEqual(['recap-temps P1 1 4 7']);
  expect(newsOf([], now, { ...reader, before: hired([2, 4], [3, 7], [0, 0]) })).toEqual([]);
  expect(newsOf([], now, reader)).toEqual([]);
  expect(heardOf([], false, now, { ...reader, before: hired([2, 7], [2, 7], [1, 1]) })).toEqual([
    'recap-temps P1 1 4 7',
  ]);
});

test('where many are refused they are counted, and their roundabouts are not told', () => {
  const many = [1, 2, 3, 4].flatMap((seat) => [refusal(seat), { event: 'story-roundabout', seat, lot: 'B1' }]);
  expect(newsOf(many, nothing, reader)).toEqual(['recap-refusal recap-people 4 4']);
  expect(newsOf(many.slice(0, 2), nothing, reader)).toEqual(['recap-refusal P1 1', 'recap-roundabout P1 1']);
});

test('all ends that are near are told while they are, of oneself in another way', () => {
  const near = described([
    { cause: 'refusals', seat: 0, left: 1 },
    { cause: 'refusals', seat: 1, left: 1 },
    { cause: 'plans', seat: 2, left: 1 },
    { cause: 'lots', seat: 3, left: 3 },
    { cause: 'lots', seat: 4, left: 2 },
  ]);
  const told = [
    'recap-near-you refusals 1',
    'recap-near refusals 1 P1 1',
    'recap-near plans 1 P2 1',
    'recap-near lots 3 P3 1',
    'recap-near lots 2 P4 1',
  ];
  expect(nearOf(near, reader)).toEqual(told);
  expect(heardOf([], false, near, reader)).toEqual(told); // a round in which nobody was refused
});

test('why the game is over is told of all who ended it, also by the cards', () => {
  const over = described(
    [
      { cause: 'plans', seat: 0, left: 0 },
      { cause: 'plans', seat: 2, left: 0 },
    ],
    true,
  );
  expect(causesOf(over, reader)).toEqual(['end-cause-you plans 0', 'end-cause plans 0 P2 1']);
  expect(heardOf([{ event: 'story-over' }], false, over, reader)).toEqual([...causesOf(over, reader), 'You win!']);
  expect(causesOf(described([{ cause: 'cards', seat: null, left: 0 }], true), reader)).toEqual([
    'end-cause cards 0  0',
  ]);
});

test('a listener is told the short form where the long one is cut', () => {
  expect(heardOf([claim(1)], false, nothing, reader)).toEqual([]);
  expect(heardOf([claim(1)], true, nothing, reader)).toEqual(['recap-claim P1 1 2 7']);
});

test('what somebody built is found in the story', () => {
  const story = [
    { event: 'story-house', seat: 1, lot: 'A3', number: 4 },
    { event: 'story-park', seat: 1, lot: 'A3', street: 'A' },
    { event: 'story-fence', seat: 1, lot: 'B2' },
    { event: 'story-house', seat: 2, lot: 'C1', number: 4 },
  ];
  expect(builtBy(story, 1)).toEqual({ lots: ['A3'], fences: ['B2'], streets: ['A'] });
});
