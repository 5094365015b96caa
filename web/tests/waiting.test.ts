/** A choice in Neue Heimat, at a server that this file plays, and without a network. */

import { expect, test, vi } from 'vitest';
import type { Description, Target } from '../src/games/heimat/description';
import { OwnTurn, type TurnStore } from '../src/games/heimat/turn.svelte';

vi.mock('../src/lib/preferences.svelte', () => ({ preferences: {} })); // they ask the browser for its language
vi.mock('../src/games/heimat/words', () => ({}));

const offer = (move: string): Target => ({ move, kind: 'offer', reason: null });
const targets: Target[] = [{ move: '$', kind: 'black', reason: null }, offer('<1'), offer('<2')];

/** A turn of which these moves are made, those wait for the network, and what the store was asked for. */
function turn(moves: string[], kept: string[] | null = null, waiting: string | null = kept?.at(-1) ?? null) {
  const asked: string[][] = [];
  const store = {
    isYourTurn: true,
    complete: moves.some((move) => move !== '$'),
    draft: { round: 1, moves },
    now: { round: 1 },
    waiting,
    kept,
    isPostponed: kept !== null,
    sending: false,
    connected: true,
    objection: null as { key: string } | null,
    glance: () => Promise.resolve({ targets }),
    instead: (count: number, ...next: string[]) => {
      asked.push([...moves.slice(0, count), ...next]);
      return Promise.resolve(false);
    },
    undo: () => {
      asked.push(['undo']);
      return Promise.resolve();
    },
  };
  const shown = store.complete ? [] : targets;
  const own = new OwnTurn(
    store as unknown as TurnStore,
    () => ({ targets: shown, auction: { phase: 'offer' } }) as unknown as Description,
  );
  return { own, store, asked };
}

test('what waits for the network is what is chosen, and the last choice takes its place', async () => {
  const { own, asked } = turn([], ['<1']);
  expect([own.kept, own.chosen]).toEqual(['<1', '<1']);
  await own.choose(offer('<2'));
  await own.choose(offer('<1')); // a second tap takes it back
  expect(asked).toEqual([['<2'], ['undo']]);
});

test('another choice keeps the cheque for the box, also where both wait', async () => {
  const both = turn([], ['$', '<1']);
  expect([both.own.black, both.own.isBlackKept]).toEqual([true, true]);
  await both.own.choose(offer('<2'));
  const made = turn(['$', '<1']);
  expect([made.own.kept, made.own.chosen, made.own.isBlackKept]).toEqual([null, '<1', false]);
  await made.own.choose(offer('<2'));
  expect([both.asked, made.asked]).toEqual([[['$', '<2']], [['$', '<2']]]);
});

test('the cheque and the offer are asked for together', async () => {
  const { own, asked } = turn(['<1']);
  await own.remember();
  await own.toggleBlack();
  const out = turn(['$', '<1']);
  await out.own.toggleBlack();
  expect([asked, out.asked]).toEqual([[['$', '<1']], [['<1']]]);
});

test('nothing takes the place of a step of another kind that waits for the network', async () => {
  const offered = turn([], ['<1']);
  await offered.own.toggleBlack();
  expect([offered.asked, offered.store.objection?.key]).toEqual([[], 'step-waits']);
  const black = turn([], ['$']);
  expect([black.own.kept, black.own.chosen, black.own.black]).toEqual(['$', null, true]);
  await black.own.choose(offer('<1'));
  expect([black.asked, black.store.objection?.key]).toEqual([[], 'step-waits']);
  await black.own.toggleBlack(); // takes it back
  expect(black.asked).toEqual([['undo']]);
  const undone = turn([], [], '');
  await undone.own.choose(offer('<1'));
  expect([undone.own.kept, undone.asked, undone.store.objection?.key]).toEqual([null, [], 'step-waits']);
});
