/** The ledger's sums: exact, or between bounds while lower floors are hidden. */

import { change } from '../../../lib/numbers';
import type { Description, LedgerEntry, RowName, Sum } from '../description';

export const NOTHING: Sum = { least: 0, most: 0 };
export const isExact = ({ least, most }: Sum): boolean => least === most;

/** '+12', '+12–18', '−12–18'; with both signs where they differ: '−4…+9'. */
export function figures({ least, most }: Sum): string {
  if (least === most) return change(least);
  if (least < 0 && most > 0) return `${change(least)}…${change(most)}`;
  return least < 0 ? `${change(most)}–${-least}` : `${change(least)}–${most}`;
}

/** What counts plus or minus: '±12', '±12–18'. */
export const eitherWay = (sum: Sum): string => `±${isExact(sum) ? sum.least : `${sum.least}–${sum.most}`}`;

/** What a row is worth to a seat. */
export function entryOf(description: Description, row: RowName, seat: number): LedgerEntry | undefined {
  return description.ledger.find((entry) => entry.row === row && entry.seat === seat);
}

/** What a seat has in the running game, with the black money. */
export function gameOf({ seats }: Description, seat: number): Sum {
  return { least: seats[seat]?.least.game ?? 0, most: seats[seat]?.most.game ?? 0 };
}
