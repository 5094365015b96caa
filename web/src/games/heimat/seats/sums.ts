/** The ledger's sums, and how exact they are while floors are hidden. */

import type { Description, Row, RowName } from '../description';

export type Bound = 'exact' | 'least' | 'most' | 'about';

export interface Sum {
  value: number;
  bound: Bound;
}

/** Whether a seat has a house in this row of which lower floors are hidden. */
function hides(row: Row | undefined, seat: number): boolean {
  return row?.lots.some((lot) => lot.owner === seat && lot.storeys.some((storey) => storey.value === null)) ?? false;
}

/** What a row is worth to a seat if it is finished, or if it is torn down. */
export function rowSum(description: Description, name: RowName, seat: number, finished: boolean): Sum {
  const entry = description.ledger.find((each) => each.row === name && each.seat === seat);
  const row = description.rows.find((each) => each.row === name);
  const bound = !hides(row, seat) ? 'exact' : finished ? 'least' : 'most';
  return { value: (finished ? entry?.finished : entry?.unfinished) ?? 0, bound };
}

/** Everything together, with the black money; `finished` tells which rows are. */
export function total(description: Description, seat: number, finished: (row: Row) => boolean): Sum {
  const sums = description.rows.map((row) => rowSum(description, row.row, seat, finished(row)));
  const bounds = new Set(sums.map((sum) => sum.bound));
  const bound =
    bounds.has('least') && bounds.has('most')
      ? 'about'
      : bounds.has('least')
        ? 'least'
        : bounds.has('most')
          ? 'most'
          : 'exact';
  const value = sums.reduce((all, sum) => all + sum.value, description.seats[seat]?.score.black ?? 0);
  return { value, bound };
}
