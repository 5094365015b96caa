/** What the pad alone can do, because no move of the game does it: correct a sheet. What moves do is in the vectors. */

import { expect, test } from 'vitest';
import { fold } from '../src/pad/welcome/rules/making';

test('an erased house leaves nothing but its fence', () => {
  expect(fold(['5:A3', '~A3', '|A2', '|A3', '!1=8 &1:A3', '-A3'])).toEqual(fold(['|A2', '|A3', '!1=8']));
});

test('a house in the place of a roundabout keeps the fences', () => {
  expect(fold(['@A3', '5:A3'])).toEqual(fold(['|A2', '|A3', '5:A3']));
});

test('a roundabout in the place of a house has neither number nor pool', () => {
  expect(fold(['5b:A3', '~A3', '@A3'])).toEqual(fold(['@A3']));
});

test('a plan given back frees its own houses only', () => {
  const houses = ['5:A1', '6:A2', '!1=8 %1:A1'];
  expect(fold([...houses, '!2=7 %2:A2', '-!2'])).toEqual(fold(houses));
});

test('only houses serve a plan', () => {
  const lots = fold(['5:A1', '|A2', '!1=8 &1:A1']).streets[0]!;
  expect(lots.filter((lot) => lot.sealed && lot.plan === 1)).toEqual([lots[0]]);
});

test('a track with no box crossed has none to free', () => {
  expect(fold(['-*A', '-$1', '-t', '-x'])).toEqual(fold([]));
});

test('what is no mark is named', () => {
  expect(() => fold(['5:A3 5:D1'])).toThrow("'5:D1' is no mark");
});
