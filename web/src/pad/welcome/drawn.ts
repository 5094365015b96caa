/** A lot of the pad as the table of the pages draws it. */

import type { Lot as DrawnLot } from '../../games/welcome/description';
import { hasPool, lotName, type Lot } from './rules/sheet';

export function drawn(lot: Lot, street: number, place: number): DrawnLot {
  return { ...lot, lot: lotName(street, place), pool: pool(lot, street, place), used: lot.plan > 0, new: false };
}

/** A bis and a roundabout never get their pool. */
function pool(lot: Lot, street: number, place: number): DrawnLot['pool'] {
  if (!hasPool(street, place) || lot.roundabout) return 'none';
  return lot.pool ? 'built' : lot.bis ? 'lost' : 'drawn';
}
