/** What a turn that was made and the best one built, and where. */

import { getContext, setContext } from 'svelte';
import type { Lot, Sheet } from '../description';

export type Mark = 'own' | 'best' | 'both';

export interface Marks {
  lots: Map<string, { mark: Mark; lot: Lot }>; // what is drawn there
  fences: Map<string, Mark>;
  parks: Map<string, Mark>;
}

type Found = { lots: Map<string, Lot>; fences: Set<string>; parks: Set<string> };

/** What a turn changed on a sheet. */
function builtIn(before: Sheet, after: Sheet): Found {
  const found: Found = { lots: new Map(), fences: new Set(), parks: new Set() };
  for (const [index, street] of after.streets.entries()) {
    const old = before.streets[index];
    if (old && street.parks > old.parks) found.parks.add(street.street);
    for (const [place, lot] of street.lots.entries()) {
      const was = old?.lots[place];
      if (!was) continue;
      if (lot.number !== was.number || lot.roundabout !== was.roundabout || lot.pool !== was.pool)
        found.lots.set(lot.lot, lot);
      if (lot.fence && !was.fence && !lot.roundabout) found.fences.add(lot.lot);
    }
  }
  return found;
}

const markOf = (isOwn: boolean, isBest: boolean): Mark => (isOwn && isBest ? 'both' : isOwn ? 'own' : 'best');

/** What the two turns built on a sheet; where both did, the own house is drawn. */
export function marksOf(before: Sheet, own: Sheet | null, best: Sheet | null): Marks {
  const nothing: Found = { lots: new Map(), fences: new Set(), parks: new Set() };
  const [made, better] = [own ? builtIn(before, own) : nothing, best ? builtIn(before, best) : nothing];
  const mark = (
    key: string,
    ones: { has: (key: string) => boolean },
    others: { has: (key: string) => boolean },
  ): Mark => markOf(ones.has(key), others.has(key));
  return {
    lots: new Map(
      [...better.lots, ...made.lots].map(([key, lot]) => [key, { mark: mark(key, made.lots, better.lots), lot }]),
    ),
    fences: new Map([...better.fences, ...made.fences].map((key) => [key, mark(key, made.fences, better.fences)])),
    parks: new Map([...better.parks, ...made.parks].map((key) => [key, mark(key, made.parks, better.parks)])),
  };
}

/** The street where the turn that was made built, else the best one; the first, if neither did. */
export function streetOf({ lots, fences, parks }: Marks): number {
  const marked = [...lots].map(([key, { mark }]) => [key, mark] as const);
  const all = [...marked, ...fences, ...parks];
  const [place] = all.find(([, mark]) => mark !== 'best') ?? all[0] ?? ['A'];
  return 'ABC'.indexOf(place.slice(0, 1));
}

/** The sheet with everything that either turn built. */
export function together(before: Sheet, marks: Marks): Sheet {
  return {
    ...before,
    streets: before.streets.map((street) => ({
      ...street,
      parks: street.parks + (marks.parks.has(street.street) ? 1 : 0),
      lots: street.lots.map((lot) => ({
        ...(marks.lots.get(lot.lot)?.lot ?? lot),
        fence: lot.fence || marks.fences.has(lot.lot),
      })),
    })),
  };
}

const KEY = Symbol('marks');

/** Let everything that is drawn inside show these marks. */
export const showMarks = (marks: () => Marks): void => void setContext(KEY, marks);

/** The marks that are shown here; none on a table. */
export const shownMarks = (): (() => Marks) | undefined => getContext(KEY);
