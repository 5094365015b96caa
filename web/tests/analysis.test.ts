import { expect, test, vi } from 'vitest';
import { barsOf, bridgeOf, labelsOf, merged, ticksOf } from '../src/lib/analysis/scales';
import type { Sum, Verdict } from '../src/lib/analysis/shapes';
import { preferences } from '../src/lib/preferences.svelte';
import {
  amount,
  gain,
  inTenths,
  limit,
  lost,
  pieces,
  plainText,
  rounded,
  sentenceOf,
  wholeSum,
} from '../src/lib/analysis/sums';

vi.mock('../src/lib/preferences.svelte', () => ({ preferences: { language: 'en' } }));
vi.mock('../src/lib/messages.svelte', () => ({
  say: (key: string, args: Record<string, unknown>) => `${key} ${JSON.stringify(args)}`,
}));

const sum = (start: number, luck: number, others: number, loss: number): Sum => ({
  start,
  luck,
  others,
  loss,
  result: Math.round((start + luck + others - loss) * 10) / 10,
});
const ADA = sum(109.6, 6.3, -0.6, 11.3);

test('whole numbers add up to what their sum is', () => {
  expect(wholeSum(ADA)).toEqual({ start: 110, luck: 6, others: -1, loss: 11, result: 104 });
  expect(rounded([0.5, 0.5])).toEqual([1, 0]);
  expect(rounded([33.4, 33.3, 33.3])).toEqual([34, 33, 33]);
  expect(rounded([-0.4, -0.4, -0.2])).toEqual([0, -1, 0]);
});

test('tenths add up, too, whatever was cut from them', () => {
  const cut = { start: 50.05, luck: 1.05, others: 0.05, loss: 2.05, result: 49.1 };
  const told = inTenths(cut);
  expect(told.start + told.luck + told.others - told.loss).toBeCloseTo(told.result, 9);
  expect(told.result).toBe(49.1);
});

test('any sum of tenths is told in whole numbers that add up, each less than one away', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const parts = [0, 1, 2, 3].map((part) => (((seed * 7919 + part * 104729) % 4001) - 2000) / 10);
    const told = rounded(parts);
    const whole = Math.round(Math.round(parts.reduce((one, other) => one + other) * 10) / 10);
    expect(told.reduce((one, other) => one + other)).toBe(whole === 0 ? 0 : whole);
    for (const [index, part] of parts.entries()) expect(Math.abs(told[index]! - part)).toBeLessThan(1.001);
  }
});

test('amounts have one decimal, gains a sign, and minus is a real one', () => {
  expect([amount(4), amount(-3.06), amount(41.2, 'win')]).toEqual(['4.0', '−3.1', '41.2\u00a0%']);
  expect([gain(2.4), gain(-0.04), gain(-11.3)]).toEqual(['+2.4', '0.0', '−11.3']);
});

test('what is given away is what one reads between two values', () => {
  expect(lost(41.26, 40.84)).toBe(0.5);
  expect(lost(41.24, 40.76)).toBe(0.4);
  expect(lost(0.04, -0.04)).toBe(0);
});

test('a limit is written as the language writes numbers', () => {
  expect([limit(0.2, 'points'), limit(2, 'points'), limit(0.5, 'win')]).toEqual(['0.2', '2', '0.5\u00a0%']);
  Object.assign(preferences, { language: 'de' });
  expect([limit(0.2, 'points'), limit(2, 'points'), limit(0.5, 'win')]).toEqual(['0,2', '2', '0,5\u00a0%']);
  Object.assign(preferences, { language: 'en' });
});

test('a sentence tells what the others did only if it matters', () => {
  const told = { unit: 'points', points: 104, place: 2, isWhole: true } as const;
  expect(sentenceOf({ ...told, sum: ADA })).toContain('"helped":"none"');
  expect(sentenceOf({ ...told, sum: sum(100, 2, -5.2, 1) })).toContain('"others":"5","helped":"down"');
  expect(sentenceOf({ ...told, unit: 'win', sum: sum(33, -1, 1, 3) })).toContain('"helped":"up"');
  expect(sentenceOf({ ...told, isWhole: false, sum: ADA })).toContain('"result":"open"');
});

test('marked parts of a sentence have a colour', () => {
  expect(pieces('104: <luck>6 by luck</luck>, <lost>11 given away</lost>.')).toEqual([
    { text: '104: ', part: null },
    { text: '6 by luck', part: 'luck' },
    { text: ', ', part: null },
    { text: '11 given away', part: 'lost' },
    { text: '.', part: null },
  ]);
  expect(plainText('104: <luck>6 by luck</luck>.')).toBe('104: 6 by luck.');
});

test('a bridge leads from what was expected to the result, from about 32 points below the least', () => {
  const bridge = bridgeOf(ADA, 'points', false);
  expect([bridge.floor, bridge.zero]).toEqual([72, 0]);
  expect(bridge.blocks.map(({ part }) => part)).toEqual(['luck', 'others', 'lost']);
  expect(bridge.blocks[0]!.low).toBeCloseTo(bridge.start);
  expect(bridge.blocks[1]!.high).toBeCloseTo(bridge.blocks[0]!.level);
  expect(bridge.blocks[2]!.level).toBeCloseTo(bridge.result);
  expect(Math.max(...bridge.blocks.map(({ high }) => high))).toBe(1);
});

test('chances begin at nothing, with gains first, so that no block sinks below', () => {
  const bridge = bridgeOf(sum(33, -18, 54, 69), 'win', false);
  expect(bridge.floor).toBe(0);
  expect(bridge.blocks.map(({ part }) => part)).toEqual(['others', 'luck', 'lost']);
  expect(Math.min(...bridge.blocks.map(({ low }) => low))).toBeCloseTo(0);
});

test('a result below zero lies in a pit, and who plays alone has no others', () => {
  const bridge = bridgeOf(sum(10, -4, 0, 10), 'points', true);
  expect(bridge.blocks.map(({ part }) => part)).toEqual(['luck', 'lost']);
  expect([bridge.floor, bridge.result]).toEqual([-4, 0]);
  expect(bridge.zero).toBeCloseTo(4 / 14);
});

test('bars to both sides share one zero', () => {
  const bars = barsOf([6, -12]);
  expect(bars.zero).toBeCloseTo(2 / 3);
  expect(bars.of(6)).toEqual({ from: 2 / 3, width: 1 / 3 });
  expect(bars.of(-12)).toEqual({ from: 0, width: 2 / 3 });
  expect(barsOf([]).of(0)).toEqual({ from: 0, width: 0 });
});

test('a graph has round values, few of them', () => {
  expect(ticksOf(95.2, 113)).toEqual([95, 100, 105, 110, 115]);
  expect(ticksOf(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticksOf(5, 5)).toEqual([5, 6]);
});

test('rounds are named as far as there is room', () => {
  expect(labelsOf(29, 600)).toEqual([5, 10, 15, 20, 25]);
  expect(labelsOf(118, 300)).toEqual([20, 40, 60, 80, 100]);
});

test('marks that lie on each other become the worst of them, with their number', () => {
  const mark = (x: number, verdict: Verdict) => ({ x, y: 0, round: x, verdict });
  const found = merged([mark(0, 'inexact'), mark(10, 'blunder'), mark(20, 'mistake'), mark(40, 'mistake')]);
  expect(found.map(({ round, verdict, count }) => [round, verdict, count])).toEqual([
    [10, 'blunder', 3],
    [40, 'mistake', 1],
  ]);
});
