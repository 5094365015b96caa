/** A score sheet: three streets and the tracks, as they stand after everything that was written. */

import { SIZES, SLOTS, STREETS, WELCOME } from './facts';
import { at } from '../../items';

export interface Lot {
  number: number | null;
  bis: boolean;
  roundabout: boolean;
  pool: boolean;
  fence: boolean; // right of this lot; the street's end always has one
  plan: number; // plan that used the house, from 1; 0 if none
  sealed: boolean; // the estate served an estate plan
}

export interface Sheet {
  streets: Lot[][];
  parks: number[];
  raised: number[]; // values crossed off by the agent, for estates of 1 to 6 houses
  plans: (number | null)[]; // points noted, null if not claimed
  temps: number;
  refusals: number;
}

/** A sheet on which nothing is written. */
export function newSheet(): Sheet {
  return {
    streets: WELCOME.lengths.map((length) => Array.from({ length }, (_, place) => newLot(place + 1 === length))),
    parks: WELCOME.lengths.map(() => 0),
    raised: Array<number>(SIZES).fill(0),
    plans: Array<number | null>(SLOTS).fill(null),
    temps: 0,
    refusals: 0,
  };
}

function newLot(isLast: boolean): Lot {
  return { number: null, bis: false, roundabout: false, pool: false, fence: isLast, plan: 0, sealed: false };
}

/** Whether a house or a roundabout stands there. */
export function isBuilt(lot: Lot): boolean {
  return lot.number !== null || lot.roundabout;
}

/** Whether a pool is drawn there. */
export function hasPool(street: number, place: number): boolean {
  return at(WELCOME.pools, street).includes(place);
}

/** All lots of a sheet that something is true of. */
export function count(sheet: Sheet, isSo: (lot: Lot) => boolean): number {
  return sheet.streets.reduce((sum, street) => sum + street.filter(isSo).length, 0);
}

export const bisHouses = (sheet: Sheet): number => count(sheet, (lot) => lot.bis);
export const pools = (sheet: Sheet): number => count(sheet, (lot) => lot.pool);
export const roundabouts = (sheet: Sheet): number => count(sheet, (lot) => lot.roundabout);
export const houses = (sheet: Sheet): number => count(sheet, (lot) => lot.number !== null);
export const isFull = (sheet: Sheet): boolean => sheet.streets.every((street) => street.every(isBuilt));

/** A lot's name: letter of the street and number from the left. */
export function lotName(street: number, place: number): string {
  return `${STREETS[street]}${place + 1}`;
}
