/** The one next step in words: what is asked for, and what is worth knowing about it. */

import { awaited } from '../../../lib/people';
import type { TableStore } from '../../../lib/table.svelte';
import type { Description } from '../description';
import type { OwnTurn } from '../own.svelte';
import { nearOf, newsOf, readerOf } from '../recap';
import { claims, legal, legalCount, mustRefuse } from '../turn';
import { say } from '../words';
import { doing } from './doing';

/** What to do now, and a sentence about it. */
export function prompt(store: TableStore, own: OwnTurn, names: (seat: number) => string): [string, string] {
  const { description, turn } = own;
  if (store.you === null) return [say('prompt-watching'), awaited(store)];
  if (store.table?.seats[store.you]?.player) return [say('prompt-handed-over'), say('prompt-handed-over-about')];
  if (!store.isYourTurn || !turn) return [say('prompt-waiting'), awaited(store)];
  if (store.draft.sent) return [say('sending'), store.now.awaited.length > 1 ? awaited(store) : ''];
  if (store.isPostponed) return [say('prompt-kept'), say('prompt-kept-about')];
  if (own.mode === 'roundabout') return [say('prompt-roundabout'), say('prompt-fits', { fits: legalCount(own.lots) })];
  if (mustRefuse(description)) return [say('prompt-refuse'), refusal(description)];
  const action = turn.action ?? 'surveyor';
  switch (turn.step) {
    case 'choose':
      return choosing(store, own, names);
    case 'write':
      return [say('prompt-write', { number: own.number ?? 0 }), fitting(own)];
    case 'act':
      return [say(`prompt-act-${action}`), say(`about-${action}`)];
    case 'estates':
      return [say('prompt-estates', { plan: turn.claiming ?? 0 }), say('prompt-estates-about')];
    default:
      return claims(description).length > 0
        ? [say('prompt-finish'), sentences(made(own, store.draft.moves), say('prompt-finish-about'))]
        : [say('prompt-confirm'), sentences(made(own, store.draft.moves), say('prompt-confirm-about'))];
  }
}

/** What a permit refusal costs. */
function refusal({ turn }: Description): string {
  const { marked, points, ends } = turn!.refusal;
  return say('refusal-costs', { marked: marked ? 'yes' : 'no', points, ends: ends ? 'yes' : 'no' });
}

/** What is confirmed. */
const made = (own: OwnTurn, moves: readonly string[]): string =>
  sentences(own.turn?.refusal.marked ? refusal(own.description) : '', doing(own, moves));

const sentences = (first: string, second: string): string =>
  first && second ? say('two-sentences', { first, second }) : first || second;

/** What happened in the last round, until something is done in this one. */
export function recap(store: TableStore, own: OwnTurn, names: (seat: number) => string): string[] {
  const isDoing = store.waiting !== null || store.draft.moves.length > 0 || own.mode === 'roundabout' || own.isHolding;
  if (store.now.status !== 'running' || store.canTakeBack || isDoing || store.objection !== null) return [];
  const shared = store.shared as unknown as Description;
  const reader = readerOf(store, names);
  return [...newsOf(store.story, shared, reader), ...nearOf(shared, reader)];
}

function choosing(store: TableStore, own: OwnTurn, names: (seat: number) => string): [string, string] {
  const { description, turn } = own;
  if (description.combinations)
    return [say('prompt-choose'), recap(store, own, names).length > 0 ? '' : say('prompt-choose-about')];
  const about =
    turn?.third == null ? say('prompt-hand-about') : say('prompt-draft-about', { neighbour: names(turn.third) });
  const { number, action } = own.held;
  if (number !== null) return [say('prompt-half-action'), about];
  return [say(action !== null ? 'prompt-half-number' : 'prompt-choose-hand'), about];
}

/** On how many lots the number fits, and how many of them get their pool. */
function fitting(own: OwnTurn): string {
  const fits = legalCount(own.lots);
  const lots = (own.sheet?.streets ?? []).flatMap((street) => street.lots);
  const pools =
    own.turn?.action === 'pool' ? lots.filter((lot) => lot.pool === 'drawn' && legal(own.lots.get(lot.lot))).length : 0;
  return pools > 0 ? say('prompt-fits-pools', { fits, pools }) : say('prompt-fits', { fits });
}
