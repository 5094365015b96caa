import { expect, test } from 'vitest';
import type { Lot } from '../src/games/welcome/description';
import { streetOf, type Mark, type Marks } from '../src/games/welcome/back/marks';

const marks = (lots: Record<string, Mark>, fences: Record<string, Mark> = {}): Marks => ({
  lots: new Map(Object.entries(lots).map(([key, mark]) => [key, { mark, lot: {} as Lot }])),
  fences: new Map(Object.entries(fences)),
  parks: new Map(),
});

test('the street of the turn that was made is open, else that of the best one', () => {
  expect(streetOf(marks({ A3: 'best', C8: 'own' }))).toBe(2);
  expect(streetOf(marks({ C8: 'best' }, { B4: 'own' }))).toBe(1);
  expect(streetOf(marks({ B8: 'both' }))).toBe(1);
  expect(streetOf(marks({ C1: 'best' }))).toBe(2);
  expect(streetOf(marks({}))).toBe(0);
});
