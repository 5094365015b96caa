/** The pad with rules, where no move of the game can be asked: one action for each house, and sheets written without rules. */

import { expect, test } from 'vitest';
import { findPlan } from '../src/pad/welcome/rules/facts';
import { faultsOf } from '../src/pad/welcome/rules/faults';
import { fold } from '../src/pad/welcome/rules/making';
import { readMark } from '../src/pad/welcome/rules/marks';
import { lotName } from '../src/pad/welcome/rules/sheet';
import { turnAfter, whyNoAction } from '../src/pad/welcome/rules/turn';

const TABLE: Parameters<typeof faultsOf>[1] = { plans: [null, null, null], roundabouts: true, needs: [] };

/** Why the mark may not follow these entries. */
const whyNot = (entries: string[], mark: string) => whyNoAction(turnAfter(entries), readMark(mark)!);

/** What is wrong after these entries, each with its place. */
function wrong(entries: string[], table = TABLE): string[] {
  return faultsOf(fold(entries), table).map(({ reason, where, slot }) =>
    [reason, where ? lotName(where.street, where.place) : slot].join(' ').trim(),
  );
}

test('an action follows its house, and no other one follows it', () => {
  for (const mark of ['|A3', '$2', '*A', '~A3', 't', 'A4=A3', '5b:A4']) {
    expect(whyNot([], mark)).toBe('house-first');
    expect(whyNot(['5:A3'], mark)).toBeNull();
    expect(whyNot(['5:A3 $1'], mark)).toBe('action-part-over');
    expect(whyNot(['5:A3', '|B1', '!1=8'], mark)).toBe('action-part-over');
    expect(whyNot(['5:A3', 'x'], mark)).toBe('refusal-ends-building');
    expect(whyNot(['9:B1 t', '@C1', '5:A3', '!1=8'], mark)).toBeNull();
  }
});

test('what is no action needs no house', () => {
  for (const mark of ['5:A3', '@A1', '!1=8', 'x', '-|A3']) expect(whyNot(['5:A1 t'], mark)).toBeNull();
});

test('park and pool belong to the house just written', () => {
  expect(whyNot(['5:A3'], '*B')).toBe('park-elsewhere');
  expect(whyNot(['5:A3', '6:B4'], '~A3')).toBe('pool-elsewhere');
});

test('numbers that do not rise are found, copies of a neighbour are none of them', () => {
  expect(wrong(['9:A1', '4:A2', '12:A3'])).toEqual(['number-not-ascending A2']);
  expect(wrong(['5:A1', '5:A2'])).toEqual(['number-not-ascending A2']);
  expect(wrong(['5:A1', '5b:A2', '8:B1', '7b:B2'])).toEqual(['bis-without-neighbour B2']);
  expect(wrong(['5:A1', '5b:A2', '|A1', '6:B1'])).toEqual(['bis-across-fence A2']);
  expect(wrong(['9:A1', '@A2', '4:A3'])).toEqual([]);
});

test('a bis has no pool, and a house one action', () => {
  expect(wrong(['5:A2', '6:B1', '5b:A3', '~A3'])).toEqual(['other-action-taken A3']);
  expect(wrong(['5:A1 t *A'])).toEqual(['action-part-over']);
  expect(wrong(['5:A1 t', '6:A2 *A', '@B2'])).toEqual([]);
});

test('a plan without its estates is found', () => {
  const plans = [findPlan('estates-44'), null, null];
  expect(wrong(['5:A1', '!1=8'], { ...TABLE, plans })).toEqual(['plan-lacks-estates 0']);
  expect(wrong(['5:A1', '!1=8'])).toEqual([]);
});
