/** City plans: what may be claimed, what serves, and what is used up. */

import { SIZES, WELCOME, type PlanFact, type Reason } from './facts';
import { at } from '../../items';
import { countSizes, estates, segments, type Segment } from './estates';
import { hasPool, isBuilt, type Lot, type Sheet } from './sheet';

/** Why the plan may not be claimed now, if so. A plan that is not of the box asks for nothing that we know. */
export function whyNotClaim(sheet: Sheet, slot: number, plan: PlanFact | null): Reason | null {
  if (sheet.plans[slot] !== null) return 'plan-already-claimed';
  return plan === null ? null : whyNotFulfilled(sheet, plan);
}

/** Why the sheet does not have what the plan asks for, if so. */
export function whyNotFulfilled(sheet: Sheet, plan: PlanFact): Reason | null {
  switch (plan.kind) {
    case 'estates':
      return hasEnough(unused(sheet), plan.needs) ? null : 'plan-lacks-estates';
    case 'houses':
      return whyNotUse(at(sheet.streets, plan.street));
    case 'ends':
      return whyNotUse(ends(sheet));
    case 'bis':
      return sheet.streets.some((street) => street.filter((lot) => lot.bis).length >= WELCOME.planBis)
        ? null
        : 'plan-lacks-bis';
    case 'temps':
      return sheet.temps >= WELCOME.planTemps ? null : 'plan-lacks-temps';
    case 'parks':
      return streetsWith(sheet, hasAllParks) >= WELCOME.planStreets ? null : 'plan-lacks-parks';
    case 'pools':
      return streetsWith(sheet, hasAllPools) >= WELCOME.planStreets ? null : 'plan-lacks-pools';
    case 'parks_and_pools':
      return hasParksAndPools(sheet, plan.street) ? null : 'plan-lacks-parks-and-pools';
    case 'roundabout':
      return whyNotRoundaboutPlan(sheet);
  }
}

function whyNotUse(lots: readonly Lot[]): Reason | null {
  if (!lots.every(isBuilt)) return 'plan-lacks-houses';
  return lots.some((lot) => lot.plan > 0) ? 'plan-house-already-used' : null;
}

function whyNotRoundaboutPlan(sheet: Sheet): Reason | null {
  const streets = [0, 1, 2].filter((street) => at(sheet.streets, street).some((lot) => lot.roundabout));
  if (streets.length === 0) return 'plan-lacks-roundabout';
  return streets.some((street) => hasParksAndPools(sheet, street)) ? null : 'plan-lacks-parks-and-pools';
}

const ends = (sheet: Sheet): Lot[] => sheet.streets.flatMap((street) => [at(street, 0), at(street, street.length - 1)]);
const unused = (sheet: Sheet): number[] => countSizes(estates(sheet).filter((estate) => !estate.isUsed));
const hasEnough = (counts: readonly number[], needs: readonly number[]): boolean =>
  needs.every((need, size) => at(counts, size) >= need);

function streetsWith(sheet: Sheet, has: (sheet: Sheet, street: number) => boolean): number {
  return [0, 1, 2].filter((street) => has(sheet, street)).length;
}

function hasAllParks(sheet: Sheet, street: number): boolean {
  return sheet.parks[street] === WELCOME.parks[street];
}

function hasAllPools(sheet: Sheet, street: number): boolean {
  return at(sheet.streets, street).every((lot, place) => lot.pool || !hasPool(street, place));
}

function hasParksAndPools(sheet: Sheet, street: number): boolean {
  return hasAllParks(sheet, street) && hasAllPools(sheet, street);
}

/** Why the estate that starts on this lot may not serve a plan that still needs these, if so. */
export function whyNotServe(sheet: Sheet, street: number, place: number, needs: readonly number[]): Reason | null {
  const estate = segments(at(sheet.streets, street), street).find(({ start, size }) => start === place && size > 0);
  if (!estate) return 'estate-not-complete';
  if (estate.isUsed) return 'estate-already-used';
  return at(needs, estate.size - 1) > 0 ? null : 'estate-size-not-needed';
}

export interface Serving {
  chosen: Segment[];
  needs: number[]; // estates still to be chosen, by size
}

/** The estates that must serve because there is no choice, and what is still to be chosen. */
export function beginServing(sheet: Sheet, plan: PlanFact): Serving {
  const free = estates(sheet).filter((estate) => !estate.isUsed);
  const counts = countSizes(free);
  const isForced = Array.from({ length: SIZES }, (_, size) => at(counts, size) <= at(plan.needs, size));
  const chosen = free.filter(({ size }) => at(isForced, size - 1));
  return { chosen, needs: plan.needs.map((need, size) => (at(isForced, size) ? 0 : need)) };
}

/** The lots whose houses an advanced plan uses up. */
export function usedLots(sheet: Sheet, plan: PlanFact): [street: number, place: number][] {
  const isUsed = (street: number, place: number, length: number): boolean =>
    plan.kind === 'houses' ? street === plan.street : plan.kind === 'ends' && (place === 0 || place + 1 === length);
  return sheet.streets.flatMap((lots, street) =>
    lots.flatMap((lot, place): [number, number][] =>
      lot.number !== null && isUsed(street, place, lots.length) ? [[street, place]] : [],
    ),
  );
}
