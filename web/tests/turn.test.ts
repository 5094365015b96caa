import { expect, test, vi } from 'vitest';
import type { Description, Target } from '../src/games/welcome/description';
import { OwnTurn, type TurnStore } from '../src/games/welcome/own.svelte';
import {
  fenceTargets,
  legal,
  legalCount,
  lotTargets,
  mustRefuse,
  numbers,
  pair,
  takenAt,
  writtenAt,
} from '../src/games/welcome/turn';
import { draw } from '../src/parts/numerals';
import { change, signed } from '../src/lib/numbers';

const reason = { key: 'reason-x', args: { move: 'x' }, clause: '1.1' };
const write = (number: number, lot: string, ok = true): Target => ({
  move: `${number}:${lot}`,
  kind: 'write',
  number,
  lot,
  reason: ok ? null : reason,
});

function description(step: string, targets: Target[]): Description {
  return { turn: { step }, targets, viewer: 0, sheets: [] } as unknown as Description;
}

test('lots are offered for the number that is meant', () => {
  const table = description('write', [write(7, 'A1'), write(8, 'A1', false), write(8, 'A2')]);
  expect([...lotTargets(table, 'turn', 8).keys()]).toEqual(['A1', 'A2']);
  expect(legalCount(lotTargets(table, 'turn', 8))).toBe(1);
  expect(legal(lotTargets(table, 'turn', 8).get('A1'))).toBe(false);
  expect(numbers(table)).toEqual([
    { number: 7, fits: 1 },
    { number: 8, fits: 1 },
  ]);
});

test('a lot that could copy either neighbour has two targets', () => {
  const bis = (copies: string, left: boolean): Target => ({
    move: `B2=${copies}`,
    kind: 'bis',
    lot: 'B2',
    copies,
    left,
    reason: null,
  });
  expect(lotTargets(description('act', [bis('B1', true), bis('B3', false)]), 'turn', null).get('B2')).toHaveLength(2);
});

test('fences are offered in the action step only', () => {
  const fence: Target = { move: '|A1', kind: 'fence', lot: 'A1', reason: null };
  expect(fenceTargets(description('act', [fence]), 'turn').size).toBe(1);
  expect(fenceTargets(description('write', [fence]), 'turn').size).toBe(0);
});

test('two cards of a hand are taken together', () => {
  const choose: Target = { move: '1/3', kind: 'choose', number_card: 1, action_card: 3, reason: null };
  expect(pair(description('choose', [choose]), 0, 2)?.move).toBe('1/3');
  expect(pair(description('choose', [choose]), 2, 0)).toBeUndefined();
});

test('where a draft takes its combination and writes its number is found, also behind a roundabout', () => {
  expect([takenAt([]), takenAt(['@A4', '2']), takenAt(['1/3', '8:B5']), takenAt(['x'])]).toEqual([-1, 1, 0, 0]);
  expect([writtenAt(['@A4', '2']), writtenAt(['1/3', '8:B5', '|B4']), writtenAt(['1/3', 'x'])]).toEqual([-1, 1, 1]);
});

test('a refusal is a must only where nothing else fits', () => {
  const refuse: Target = { move: 'x', kind: 'refuse', reason: null };
  const choose = (ok: boolean): Target => ({ move: '1', kind: 'choose', reason: ok ? null : reason });
  expect(mustRefuse(description('choose', [choose(false), refuse]))).toBe(true);
  expect(mustRefuse(description('choose', [choose(true), refuse]))).toBe(false);
  expect(mustRefuse(description('choose', [choose(false), { ...refuse, reason }]))).toBe(false);
});

const street = (letter: string) => ({ street: letter, lots: [1, 2].map((place) => ({ lot: `${letter}${place}` })) });
const sheets = [{ streets: ['A', 'B', 'C'].map(street) }];

test('the street at work stays open; who asks is led to where something can be done', () => {
  const store = { you: 0, isYourTurn: true, draft: { moves: [] } } as unknown as TurnStore;
  const turn = { step: 'write', number: 8 };
  const having = (...targets: Target[]) =>
    new OwnTurn(store, () => ({ ...description('write', targets), turn, sheets }) as unknown as Description);
  const [most, other] = [having(write(8, 'A1'), write(8, 'A2'), write(8, 'B1')), having(write(8, 'C1'))];
  expect(most.open).toBe(0);
  for (const own of [most, other]) {
    own.show(1);
    expect(own.open).toBe(1); // by hand
    own.begin(); // the next step
    expect(own.open).toBe(1); // though nothing can be done in it
    own.lead();
  }
  expect([most.open, other.open]).toEqual([1, 2]);
  other.leadTo('B2');
  expect(other.open).toBe(1);
  const loaded = having(write(8, 'B1'), write(8, 'C1'), write(8, 'C2'), write(8, 'A1', false));
  loaded.begin(); // in the middle of a turn
  expect(loaded.open).toBe(2);
});

/** A turn that has come so far, at a server that plays by what is told here: what each draft would offer. */
function playing(moves: string[], offered: Record<string, Target[]>, more: object = {}) {
  const asked: string[][] = [];
  const store = {
    you: 0,
    isYourTurn: true,
    draft: { moves },
    waiting: null,
    sending: false,
    isPostponed: false,
    lost: false,
    objection: null,
    glance: (count: number, ...next: string[]) => {
      const targets = offered[[...moves.slice(0, count), ...next].join(' ')];
      return Promise.resolve(!targets ? null : { ...description('', targets), turn: { number: targets[0]?.number } });
    },
    instead: (count: number, ...next: string[]) => {
      asked.push([...moves.slice(0, count), ...next]);
      return Promise.resolve(true);
    },
    ...more,
  };
  const turn = { step: 'act', number_card: 1, action_card: 1, lot: 'B1', house: null };
  const table = { ...description('act', []), turn, sheets, combinations: [] };
  const own = new OwnTurn(store as unknown as TurnStore, () => table as unknown as Description);
  return { own, store, asked };
}
const choose = (card: number): Target => ({
  move: `${card}`,
  kind: 'choose',
  number_card: card,
  action_card: card,
  reason: null,
});
const cards = [choose(1), choose(2)];

test('another card keeps the house where it fits; else it is taken back, and that is said', async () => {
  const fits = playing(['1', '8:B1', '|B1'], { '': cards, '2': [write(9, 'B1')] });
  fits.own.tapCard(1);
  await vi.waitFor(() => expect(fits.asked).toEqual([['2', '9:B1']]));
  expect(fits.store.objection).toBeNull();
  const not = playing(['1', '8:B1'], { '': cards, '2': [write(3, 'B1', false), write(3, 'B2')] });
  not.own.tapCard(1);
  await vi.waitFor(() => expect(not.asked).toEqual([['2']]));
  await vi.waitFor(() =>
    expect(not.store.objection).toEqual({ key: 'house-taken-back', args: { number: 3, lot: 'B1' }, clause: '1.1' }),
  );
});

test('what cannot be asked without a network is not done, and that is said', async () => {
  const { own, store, asked } = playing(['1', '8:B1'], { '': cards }, { lost: true });
  own.tapCard(1);
  await vi.waitFor(() => expect(store.objection).toMatchObject({ key: 'error-no-connection' }));
  expect(asked).toEqual([]);
});

test('numbers are drawn digit by digit and have real minus signs', () => {
  expect(draw(17).digits).toHaveLength(2);
  expect(draw(10).width).toBeGreaterThan(draw(8).width);
  expect([signed(-3), signed(-0), change(2), change(-1)]).toEqual(['−3', '0', '+2', '−1']);
});
