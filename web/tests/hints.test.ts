import { expect, test } from 'vitest';
import type { Hint } from '../src/lib/api';
import { reasonOf, suggestions } from '../src/lib/hints';

const hint = (value: number, lines: Record<string, number> = {}): Hint => ({
  moves: [String(value)],
  story: [],
  value,
  lines,
  grounds: [],
});

test('hints that are nearly as good belong together', () => {
  const found = suggestions([hint(40.4), hint(39.7), hint(39.6), hint(39.4), hint(30)]);
  expect(found.map(({ hint, same }) => [hint.value, same.map(({ value }) => value)])).toEqual([
    [40.4, [39.7, 39.6]],
    [39.4, []],
    [30, []],
  ]);
});

test('at most three are shown', () => {
  expect(suggestions([5, 4, 3, 2, 1].map((value) => hint(value)))).toHaveLength(3);
});

test('the reason is the line of the score that it helps most, with what is expected there and with the others, without sums', () => {
  const first = hint(40, { 'row-A': 12.2, 'row-B': -3, black: 4, game: 13.2, total: 13.2 });
  const second = hint(30, { 'row-A': 6.1, 'row-B': -1, black: 5.4, game: 8.7, total: 8.7 });
  const third = hint(20, { 'row-A': 4.1, 'row-B': -7, black: 7.6, game: 4.7, total: 4.7 });
  expect(reasonOf(first, [second, third], 2)).toEqual({ how: 'helps', line: 'row-A', points: 12, otherwise: 5 });
  expect(reasonOf(second, [first, third], 2)).toEqual({ how: 'spares', line: 'row-B', points: 1, otherwise: 5 });
  expect(reasonOf(third, [first, second], 2)).toEqual({ how: 'helps', line: 'black', points: 8, otherwise: 5 });
  expect(reasonOf(third, [first, second], 4).how).toBe('alike'); // it may be chance
});

test('where no line decides between suggestions that is said, with the largest; where none counts, that', () => {
  const first = hint(40, { 'row-A': 8, 'row-B': -5, black: 3 });
  expect(reasonOf(first, [], 2)).toEqual({ how: 'most', line: 'row-A', points: 8, otherwise: 0 });
  expect(reasonOf(first, [hint(30, { 'row-A': 7, 'row-B': -4, black: 3 })], 2)).toEqual({
    how: 'alike',
    line: 'row-A',
    points: 8,
    otherwise: 0,
  });
  expect(reasonOf(hint(40, { black: 1.4 }), [hint(30, { black: 1 })], 2).how).toBe('even');
});
