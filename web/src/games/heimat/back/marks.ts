/** Where a turn that was made and the best one built. */

import { getContext, setContext } from 'svelte';
import type { Description, Lot } from '../description';

export type Mark = 'own' | 'best' | 'both';
export type Marks = Map<string, { mark: Mark; lot: Lot }>;

const looks = ({ storeys, roof, permitted }: Lot): string => JSON.stringify([storeys, roof, permitted]);
const lotsOf = ({ rows }: Description): Lot[] => rows.flatMap(({ lots }) => lots);

/** The lots that a turn changed. */
function builtIn(before: Description, after: Description | null): Map<string, Lot> {
  const old = new Map(lotsOf(before).map((lot) => [lot.lot, looks(lot)]));
  return new Map(
    (after ? lotsOf(after) : []).filter((lot) => old.get(lot.lot) !== looks(lot)).map((lot) => [lot.lot, lot]),
  );
}

/** What either turn built; where both did, the own house is drawn. */
export function marksOf(before: Description, own: Description | null, best: Description | null): Marks {
  const [made, better] = [builtIn(before, own), builtIn(before, best)];
  const markOf = (key: string): Mark => (made.has(key) ? (better.has(key) ? 'both' : 'own') : 'best');
  return new Map([...better, ...made].map(([key, lot]) => [key, { mark: markOf(key), lot }]));
}

/** The board with everything that either turn built. */
export function together(before: Description, marks: Marks): Description {
  const rows = before.rows.map((row) => ({
    ...row,
    lots: row.lots.map((lot) => marks.get(lot.lot)?.lot ?? lot),
  }));
  return { ...before, rows, targets: [] };
}

const KEY = Symbol('marks');

/** Let everything that is drawn inside show these marks. */
export const showMarks = (marks: () => Marks): void => void setContext(KEY, marks);

/** The marks that are shown here; none on a table. */
export const shownMarks = (): (() => Marks) | undefined => getContext(KEY);
