/** How a game on the pad stands: every line of every sheet, places, and whether it is over. */

import { at } from '../items';
import type { WelcomeDocument } from './document';
import { SLOTS, WELCOME } from './rules/facts';
import { fold } from './rules/making';
import { places, resultOf, score, type Lines, type Result } from './rules/score';
import { isFull, type Sheet } from './rules/sheet';

export const sheetsOf = (document: WelcomeDocument): Sheet[] =>
  document.sheets.map((pad) => fold(pad.entries.slice(0, pad.at)));

export const isSolo = ({ solo, sheets, others }: WelcomeDocument): boolean =>
  solo && sheets.length === 1 && others.length === 0;

/** Every line of every sheet; temps are ranked over all who play. */
export function linesOf(document: WelcomeDocument, sheets: readonly Sheet[]): Lines[] {
  return sheets.map((sheet, seat) => {
    const here = sheets.filter((_, other) => other !== seat).map((other) => other.temps);
    return score(sheet, [...here, ...document.others.map((other) => other.temps)], isSolo(document));
  });
}

/** The results of all sheets, then of those whose totals were typed in. */
export function resultsOf(document: WelcomeDocument, sheets: readonly Sheet[], lines: readonly Lines[]): Result[] {
  return [
    ...sheets.map((sheet, seat) => resultOf(sheet, at(lines, seat))),
    ...document.others.flatMap(({ total }) => (total === null ? [] : [{ total, sizes: null }])),
  ];
}

/** Everybody who has a result, in its order. */
export const ranked = ({ sheets, others }: WelcomeDocument): string[] => [
  ...sheets.map(({ player }) => player),
  ...others.flatMap(({ name, total }) => (total === null ? [] : [name])),
];

/** Why the game ends with this round, and whose sheet says so. */
export function endOf(document: WelcomeDocument, sheets: readonly Sheet[]): { key: string; player: string } | null {
  for (const [seat, sheet] of sheets.entries()) {
    const { player } = at(document.sheets, seat);
    if (sheet.refusals === WELCOME.mostRefusals) return { key: 'pad-ends-refusals', player };
    if (sheet.plans.filter((points) => points !== null).length === SLOTS) return { key: 'pad-ends-plans', player };
    if (isFull(sheet)) return { key: 'pad-ends-full', player };
  }
  return null;
}

/** Who has won a game that is over, and with how many points. */
export function winnersOf(document: WelcomeDocument): { names: string[]; points: number } | null {
  const sheets = sheetsOf(document);
  if (endOf(document, sheets) === null) return null;
  const results = resultsOf(document, sheets, linesOf(document, sheets));
  const names = ranked(document).filter((_, index) => at(places(results), index) === 1);
  return { names, points: Math.max(...results.map(({ total }) => total)) };
}
