/** The running turn of a sheet, as far as its entries tell: a house, then one action at most. */

import type { Reason } from './facts';
import { readMark, type Mark } from './marks';

export interface Turn {
  house: { street: number; place: number } | null; // written last, if no refusal came after it
  over: Reason | null; // why no action may follow any more
}

/** A sheet on which no house is written yet. */
export const NO_TURN: Turn = { house: null, over: 'house-first' };

const ACTIONS = ['fence', 'pool', 'park', 'raise', 'temp', 'bis'];

/** A bis written by hand is an action, too; any other number is the house of a turn. */
export const isAction = (mark: Mark): boolean => (mark.kind === 'write' ? mark.bis : ACTIONS.includes(mark.kind));

/** The turn after one more mark. Plans and roundabouts leave it as it is, and so does whatever is erased. */
export function goOn(turn: Turn, mark: Mark): Turn {
  if (isAction(mark)) return { ...turn, over: turn.over ?? 'action-part-over' };
  if (mark.kind === 'write') return { house: { street: mark.street, place: mark.place }, over: null };
  return mark.kind === 'refuse' ? { house: null, over: 'refusal-ends-building' } : turn;
}

/** The turn after these entries, each of one or more marks. */
export function turnAfter(entries: readonly string[]): Turn {
  const marks = entries.flatMap((entry) => entry.split(' ').map(readMark));
  return marks.reduce((turn: Turn, mark) => (mark === null ? turn : goOn(turn, mark)), NO_TURN);
}

/** What only the pad must say: in the game, parks and pools are never asked for elsewhere. */
export type Elsewhere = 'park-elsewhere' | 'pool-elsewhere';

/** Why the action may not be done in this turn, if so. */
export function whyNoAction(turn: Turn, mark: Mark): Reason | Elsewhere | null {
  if (!isAction(mark)) return null;
  if (turn.over !== null) return turn.over;
  if (mark.kind === 'park') return mark.street === turn.house?.street ? null : 'park-elsewhere';
  const isHere = mark.kind !== 'pool' || (mark.street === turn.house?.street && mark.place === turn.house.place);
  return isHere ? null : 'pool-elsewhere';
}
