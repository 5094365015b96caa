/** The ledger's sums: exact, or between bounds while lower floors are hidden. */

import { change } from '../../../lib/numbers';
import { say } from '../words';
import type { Description, LedgerEntry, RowName, Sum } from '../description';

export const NOTHING: Sum = { least: 0, most: 0 };
export const isExact = ({ least, most }: Sum): boolean => least === most;

/** '+12', or from the least to the most, each with its sign: '−18 to −12'. */
export const figures = (sum: Sum): string => range(sum, change);

/** What counts plus or minus: '±12', '±12 to ±18'. */
export const eitherWay = (sum: Sum): string => range(sum, (value) => `±${value}`);

/** Words between both, because a dash looks like a minus sign. */
const range = ({ least, most }: Sum, written: (value: number) => string): string =>
  least === most ? written(least) : say('heimat-range-of', { least: written(least), most: written(most) });

/** What a row is worth to a seat. */
export function entryOf(description: Description, row: RowName, seat: number): LedgerEntry | undefined {
  return description.ledger.find((entry) => entry.row === row && entry.seat === seat);
}

/** What a seat has in the running game, with the black money. */
export function gameOf({ seats }: Description, seat: number): Sum {
  return { least: seats[seat]?.least.game ?? 0, most: seats[seat]?.most.game ?? 0 };
}
