/** The guarded mode: why something may not be written on a sheet, in the engine's own reasons. */

import { WELCOME, type PlanFact, type Reason } from './facts';
import { at } from '../../items';
import type { Mark } from './marks';
import { whyNotClaim, whyNotServe } from './plans';
import { whyNoAction, type Elsewhere, type Turn } from './turn';
import { bisHouses, hasPool, isBuilt, roundabouts, type Lot, type Sheet } from './sheet';

/** What lies on the table and is not on the sheet. */
export interface Table {
  plans: (PlanFact | null)[];
  roundabouts: boolean; // played at all
  needs: readonly number[]; // estates that the plan being claimed still needs, by size
  turn?: Turn; // that runs, if it is known
}

export type Objection = Reason | Elsewhere;

/** Why the mark may not be made, if so. Erasing is no move of the game and never refused. */
export function whyNot(sheet: Sheet, mark: Mark, table: Table): Objection | null {
  return (table.turn && whyNoAction(table.turn, mark)) ?? whyNotOn(sheet, mark, table);
}

/** Why the sheet has no place for the mark, if so. */
function whyNotOn(sheet: Sheet, mark: Mark, table: Table): Reason | null {
  switch (mark.kind) {
    case 'write':
      return mark.bis ? null : whyNotWrite(at(sheet.streets, mark.street), mark.place, mark.number);
    case 'bis':
      return whyNotBis(sheet, mark.street, mark.place, mark.from);
    case 'roundabout':
      return whyNotRoundabout(sheet, at(at(sheet.streets, mark.street), mark.place), table);
    case 'fence':
      return whyNotFence(at(sheet.streets, mark.street), mark.place);
    case 'pool':
      return whyNotPool(at(at(sheet.streets, mark.street), mark.place), hasPool(mark.street, mark.place));
    case 'park':
      return sheet.parks[mark.street] === WELCOME.parks[mark.street] ? 'parks-full' : null;
    case 'raise':
      return sheet.raised[mark.size] === WELCOME.raises[mark.size] ? 'estate-value-at-top' : null;
    case 'temp':
      return sheet.temps === WELCOME.mostTemps ? 'temps-full' : null;
    case 'refuse':
      return sheet.refusals === WELCOME.mostRefusals ? 'game-over' : null;
    case 'claim':
      return whyNotClaim(sheet, mark.slot, at(table.plans, mark.slot));
    case 'serve':
      return whyNotServe(sheet, mark.street, mark.place, table.needs);
    case 'use':
    case 'erase':
    case 'remove':
      return null;
  }
}

/** Numbers rise strictly from left to right; a roundabout starts the ascent anew. */
export function whyNotWrite(street: readonly Lot[], place: number, number: number): Reason | null {
  if (isBuilt(at(street, place))) return 'lot-already-built';
  const rises =
    reach(street, place, -1).every((other) => other < number) &&
    reach(street, place, 1).every((other) => other > number);
  return rises ? null : 'number-not-ascending';
}

function reach(street: readonly Lot[], place: number, step: 1 | -1): number[] {
  const found: number[] = [];
  for (let other = place + step; street[other] !== undefined && !at(street, other).roundabout; other += step) {
    const { number } = at(street, other);
    if (number !== null) found.push(number);
  }
  return found;
}

/** A bis copies the house next to it, on the same side of every fence. */
export function whyNotBis(sheet: Sheet, street: number, place: number, from: number): Reason | null {
  const lots = at(sheet.streets, street);
  const other = lots[from];
  if (bisHouses(sheet) >= WELCOME.mostBis) return 'bis-full';
  if (isBuilt(at(lots, place))) return 'lot-already-built';
  if (other === undefined || !isBuilt(other)) return 'bis-without-neighbour';
  if (other.roundabout) return 'bis-copies-roundabout';
  return at(lots, Math.min(place, from)).fence ? 'bis-across-fence' : null;
}

/** A fence splits neither a bis pair nor an estate that served a plan. */
export function whyNotFence(street: readonly Lot[], place: number): Reason | null {
  const [left, right] = [at(street, place), at(street, place + 1)];
  if (left.fence) return 'fence-already-built';
  if (isBisPair(left, right)) return 'fence-splits-bis-pair';
  return left.sealed && right.sealed ? 'fence-splits-used-estate' : null;
}

/** Neighbours with equal numbers are always a house and its copy. */
export function isBisPair(left: Lot, right: Lot): boolean {
  return left.number !== null && left.number === right.number && (left.bis || right.bis);
}

function whyNotRoundabout(sheet: Sheet, lot: Lot, table: Table): Reason | null {
  if (!table.roundabouts) return 'roundabouts-not-played';
  if (roundabouts(sheet) >= WELCOME.mostRoundabouts) return 'roundabouts-full';
  return isBuilt(lot) ? 'lot-already-built' : null;
}

function whyNotPool(lot: Lot, isDrawn: boolean): Reason | null {
  if (lot.number === null) return 'house-first';
  if (lot.bis) return 'other-action-taken'; // a bis never gets its pool
  return isDrawn ? null : 'pool-not-drawn';
}
