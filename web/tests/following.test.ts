/** Following an analysis, with a server that this file plays. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Following } from '../src/lib/analysis/following.svelte';
import type { Shown, TurnFound } from '../src/lib/analysis/shapes';

interface Asked {
  method: string;
  path: string;
  body: unknown;
  answer: (content: unknown, status?: number) => Promise<void>;
  fail: () => Promise<void>;
}

let asked: Asked[] = [];
let network = new EventTarget();
let following: Following;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function fakeFetch(url: string, request: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const answer = async (content: unknown, status = 200): Promise<void> => {
      resolve(new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } }));
      await settle();
    };
    const fail = async (): Promise<void> => {
      reject(new TypeError('nobody answers'));
      await settle();
    };
    const body: unknown = JSON.parse((request.body as string | undefined) ?? 'null');
    asked.push({
      method: request.method ?? 'GET',
      path: url.replace('/api/tables/t/analysis', ''),
      body,
      answer,
      fail,
    });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  network = new EventTarget();
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  following = new Following('t');
});

afterEach(() => {
  following.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const turn = (round: number, seat = 0): TurnFound => ({
  kind: 'turn',
  seat,
  round,
  verdict: 'best',
  unit: 'points',
  only: false,
  by: 'person',
  steps: {},
  turn: '',
  best: '',
});
const shown = (status: Shown['status'], next = 0, events: Shown['events'] = []): Shown => ({
  status,
  depth: 'normal',
  beside: 0,
  units: ['points'],
  turns: { done: next, of: 9 },
  seconds: null,
  next,
  seats: [],
  events,
});
const last = (): Asked => asked.at(-1)!;
const rounds = (): number[] => following.turns.map(({ round }) => round);

test('who begins before it is known that nothing was begun is not led back by that answer', async () => {
  void following.follow();
  const first = last();
  void following.begin(0, true);
  await last().answer(shown('running', 1, [turn(1)]));
  await first.answer(shown('none'));
  expect([following.shown?.status, rounds()]).toEqual(['running', [1]]);
  expect([last().method, last().path]).toEqual(['GET', '?after=1&wait=20']);
});

test('what was never begun is not asked for again until it is begun', async () => {
  void following.follow();
  await last().answer(shown('none'));
  expect([asked.length, following.shown?.status]).toEqual([1, 'none']);
  void following.begin(1, false);
  expect([last().method, last().body]).toEqual(['POST', { seat: 1, computers: false }]);
  await last().answer(shown('running'));
  expect([last().method, last().path]).toEqual(['GET', '?after=0&wait=20']);
});

test('it is followed turn by turn until it is done, and all that is left is asked for', async () => {
  void following.follow();
  await last().answer(shown('running', 1, [turn(1)]));
  expect(last().path).toBe('?after=1&wait=20');
  await last().answer(shown('running', 3, [turn(2), turn(3)]));
  await last().answer(shown('done', 4, [turn(4)]));
  expect(last().path).toBe('?after=4&wait=0');
  await last().answer(shown('done', 4));
  expect(rounds()).toEqual([1, 2, 3, 4]);
  expect(asked).toHaveLength(4);
});

test('a page that comes late finds what is there at once', async () => {
  void following.follow();
  expect(last().path).toBe('?after=0&wait=0');
  await last().answer(shown('running', 2, [turn(1), turn(2)]));
  expect(rounds()).toEqual([1, 2]);
});

test('an answer that knows less takes nothing away', async () => {
  void following.follow();
  await last().answer(shown('running', 2, [turn(1), turn(2)]));
  const waiting = last();
  void following.stop();
  await last().answer(shown('stopped', 1, [turn(1)]));
  expect(rounds()).toEqual([1, 2]);
  await waiting.answer(shown('stopped', 3, [turn(3)]));
  expect([rounds(), following.shown?.status]).toEqual([[1, 2, 3], 'stopped']);
});

test('without a network what is there stays, and it goes on when it is back', async () => {
  void following.follow();
  await last().answer(shown('running', 1, [turn(1)]));
  await last().fail();
  expect([following.lost, rounds(), asked.length]).toEqual([true, [1], 2]);
  network.dispatchEvent(new Event('online'));
  await settle();
  expect(last().path).toBe('?after=1&wait=20');
  await last().answer(shown('done', 2, [turn(2)]));
  expect([following.lost, rounds()]).toEqual([false, [1, 2]]);
});

test('a server that does not answer is asked again after a while', async () => {
  void following.follow();
  await last().fail();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
});

test('a refusal ends it and says why; one can try again', async () => {
  void following.follow();
  await last().answer({ error: { key: 'not-over', args: {} } }, 409);
  expect([following.wrong?.key, asked.length]).toEqual(['not-over', 1]);
  following.again();
  await last().answer(shown('none'));
  expect(following.wrong).toBeNull();
});

test('one that cannot be begun says why, and who is too quick is answered later', async () => {
  void following.follow();
  await last().answer(shown('none'));
  void following.begin(null, true);
  await last().answer({ error: { key: 'analyses-full', args: {} } }, 503);
  expect([following.wrong?.key, following.busy]).toEqual(['analyses-full', false]);
});

test('turns of a seat are told in their order', async () => {
  void following.follow();
  await last().answer(shown('done', 3, [turn(2), turn(1, 1), turn(1)]));
  expect(following.turnsOf(0).map(({ round }) => round)).toEqual([1, 2]);
});

test('a judged turn is asked for once, and again if nobody answered', async () => {
  const asking = following.judged(0, 3).catch(() => 'lost');
  await last().fail();
  expect(await asking).toBe('lost');
  const again = following.judged(0, 3);
  expect(last().path).toBe('/turns/0/3');
  await last().answer({ round: 3 });
  expect(await again).toEqual({ round: 3 });
  await following.judged(0, 3);
  expect(asked).toHaveLength(2);
});
