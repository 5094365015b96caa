import { expect, test } from 'vitest';
import type { Hint } from '../src/lib/api';
import { reasons, suggestions } from '../src/lib/hints';

const hint = (value: number, lines: Record<string, number> = {}): Hint => ({
  moves: [String(value)],
  story: [],
  value,
  lines,
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

test('the reason is what differs most, in whole points, without sums', () => {
  const first = hint(40, { 'row-A': 12.2, 'row-B': -3, black: 4, game: 13.2, total: 13.2 });
  const second = hint(30, { 'row-A': 6.1, 'row-B': -2.8, black: 5.4, game: 8.7, total: 8.7 });
  expect(reasons(first, second)).toEqual([
    { line: 'row-A', value: 6 },
    { line: 'black', value: -1 },
  ]);
  expect(reasons(first, undefined)).toEqual([
    { line: 'row-A', value: 12 },
    { line: 'black', value: 4 },
  ]);
});
