/** A sheet looked through: what stands there although the rules forbid it, as after a time without them. */

import { at } from '../../items';
import { countSizes, segments } from './estates';
import { WELCOME, type PlanFact, type Reason } from './facts';
import { whyNotFulfilled } from './plans';
import { bisHouses, houses, pools, roundabouts, type Lot, type Sheet } from './sheet';
import type { Table } from './why';

export interface Fault {
  reason: Reason;
  where: { street: number; place: number } | null; // null: it is no single lot
  slot: number | null; // of the plan that it is about
}

/** Everything on the sheet that no turn could have brought there. */
export function faultsOf(sheet: Sheet, table: Table): Fault[] {
  const lots = sheet.streets.flatMap((street, index) =>
    street.flatMap((_, place): Fault[] => {
      const reason = whyNotHere(street, place, table);
      return reason === null ? [] : [{ reason, where: { street: index, place }, slot: null }];
    }),
  );
  const claims = table.plans.flatMap((plan, slot): Fault[] => {
    const reason = plan === null || sheet.plans[slot] === null ? null : whyNotClaimed(sheet, slot, plan);
    return reason === null ? [] : [{ reason, where: null, slot }];
  });
  return [...lots, ...claims, ...tooMany(sheet).map((reason): Fault => ({ reason, where: null, slot: null }))];
}

function whyNotHere(street: readonly Lot[], place: number, table: Table): Reason | null {
  const lot = at(street, place);
  if (lot.roundabout) return table.roundabouts ? null : 'roundabouts-not-played';
  if (lot.number === null) return null;
  if (lot.bis && lot.pool) return 'other-action-taken';
  return lot.bis ? whyNotCopied(street, place) : whyNotRisen(street, place, lot.number);
}

/** Neighbours in one row with equal numbers, and no fence between them. */
function run(street: readonly Lot[], place: number): Lot[] {
  const isJoined = (left: number): boolean =>
    at(street, left).number !== null && at(street, left).number === street[left + 1]?.number && !at(street, left).fence;
  let [start, end] = [place, place];
  while (start > 0 && isJoined(start - 1)) start--;
  while (isJoined(end)) end++;
  return street.slice(start, end + 1);
}

/** Among equal neighbours one is the house that all others copy. */
function whyNotCopied(street: readonly Lot[], place: number): Reason | null {
  if (run(street, place).some((lot) => !lot.bis)) return null;
  const { number, fence } = at(street, place);
  const [left, right] = [street[place - 1], street[place + 1]];
  const isAcross = (left?.fence === true && left.number === number) || (fence && right?.number === number);
  return isAcross ? 'bis-across-fence' : 'bis-without-neighbour';
}

/** A number is higher than the last one written left of it, up to a roundabout; copies stand beside their house. */
function whyNotRisen(street: readonly Lot[], place: number, number: number): Reason | null {
  const own = run(street, place);
  for (let other = place - 1; other >= 0 && !at(street, other).roundabout; other--) {
    const lot = at(street, other);
    if (lot.number === null || (lot.bis && own.includes(lot))) continue;
    return lot.number < number ? null : 'number-not-ascending';
  }
  return null;
}

/** A plan that is claimed is fulfilled for good: its estates are never split, its houses serve no other plan. */
function whyNotClaimed(sheet: Sheet, slot: number, plan: PlanFact): Reason | null {
  const isOwn = (lot: Lot): boolean => lot.plan === slot + 1;
  if (plan.kind === 'estates') {
    const all = sheet.streets.flatMap((street, index) => segments(street, index));
    const served = all.filter(({ street, start, size }) => size > 0 && isOwn(at(at(sheet.streets, street), start)));
    return countSizes(served).join() === plan.needs.join() ? null : 'plan-lacks-estates';
  }
  const freed = sheet.streets.map((street) => street.map((lot) => (isOwn(lot) ? { ...lot, plan: 0 } : lot)));
  return whyNotFulfilled({ ...sheet, streets: freed }, plan);
}

/** More boxes than are printed, and more actions than houses to which they could belong. */
function tooMany(sheet: Sheet): Reason[] {
  const found: Reason[] = [];
  if (bisHouses(sheet) > WELCOME.mostBis) found.push('bis-full');
  if (roundabouts(sheet) > WELCOME.mostRoundabouts) found.push('roundabouts-full');
  if (actions(sheet) > houses(sheet) - bisHouses(sheet)) found.push('action-part-over');
  return found;
}

/** Actions that were surely done; the fences beside a roundabout may have come with it. */
function actions(sheet: Sheet): number {
  const fences = sheet.streets.flatMap((street) =>
    street.slice(0, -1).filter((lot, place) => lot.fence && !lot.roundabout && !at(street, place + 1).roundabout),
  );
  const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
  return sheet.temps + sum(sheet.parks) + sum(sheet.raised) + pools(sheet) + bisHouses(sheet) + fences.length;
}
