/** Estates: runs of one to six houses between two fences, without an empty lot. */

import { SIZES } from './facts';
import { at } from '../../items';
import type { Lot, Sheet } from './sheet';

export interface Segment {
  street: number;
  start: number;
  end: number; // after the last lot
  size: number; // houses of the estate, 0 if it is none
  isUsed: boolean; // a house of it has served a plan
}

/** What lies between the fences of a street, from left to right. */
export function segments(street: readonly Lot[], index: number): Segment[] {
  const found: Segment[] = [];
  let start = 0;
  street.forEach((lot, place) => {
    if (!lot.fence) return;
    const lots = street.slice(start, place + 1);
    const isEstate = lots.length <= SIZES && lots.every((each) => each.number !== null);
    const isUsed = lots.some((each) => each.plan > 0);
    found.push({ street: index, start, end: place + 1, size: isEstate ? lots.length : 0, isUsed });
    start = place + 1;
  });
  return found;
}

/** Every complete estate of the sheet. */
export function estates(sheet: Sheet): Segment[] {
  return sheet.streets.flatMap((street, index) => segments(street, index)).filter((segment) => segment.size > 0);
}

/** How many estates there are of each size, from 1 house. */
export function countSizes(found: readonly Segment[]): number[] {
  const counts = Array<number>(SIZES).fill(0);
  for (const { size } of found) counts[size - 1] = at(counts, size - 1) + 1;
  return counts;
}
