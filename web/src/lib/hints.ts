/** What a strong player suggests, made readable: the near-equal together, and why each of them is good. */

import type { Hint } from './api';
import type { TableStore } from './table.svelte';

/** Whether hints may be asked for now: in the own turn, where that is agreed, and never in a deal of the day. */
export const mayAsk = ({ isYourTurn, table }: Pick<TableStore, 'isYourTurn' | 'table'>): boolean =>
  isYourTurn && table !== null && table.hints && table.kind !== 'daily';

export interface Suggestion {
  hint: Hint;
  same: Hint[]; // as good, as far as can be said
}

const NEAR = 0.5; // of what is shown: whole points, whole per cent
const MOST = 3; // suggestions
const COUNTS = 2; // points from which a line is worth telling: what is expected is only about right
const SUMS = ['total', 'game', 'earlier', 'wins']; // lines that are no reason

/** Whether one would be shown as the other, or is hardly worse. */
const isNear = (better: Hint, hint: Hint): boolean =>
  Math.round(better.value) === Math.round(hint.value) || better.value - hint.value < NEAR;

/** The best first; those that are nearly as good as another belong to it. */
export function suggestions(hints: readonly Hint[]): Suggestion[] {
  const found: Suggestion[] = [];
  for (const hint of hints) {
    const last = found.at(-1);
    if (last && isNear(last.hint, hint)) last.same.push(hint);
    else if (found.length < MOST) found.push({ hint, same: [] });
    else break;
  }
  return found;
}

/** Why a suggestion is good: the line of the score that it helps, beside what the others bring there; or from which most is to be expected. */
export interface Reason {
  how: 'helps' | 'spares' | 'alike' | 'most' | 'even'; // points come of it; fewer are lost by it; no line differs much; nothing to compare; nor to count
  line: string;
  points: number; // that are expected there in the end, whole ones; lost ones if it spares
  otherwise: number; // with the other suggestions
}

/** What to expect of a line, on average over all of these. */
const expected = (hints: readonly Hint[], line: string): number =>
  hints.reduce((sum, { lines }) => sum + (lines[line] ?? 0), 0) / hints.length;

/** The reason for a suggestion, beside the others: so many points more of a line at least, fewer may be chance. */
export function reasonOf(hint: Hint, others: readonly Hint[], least: number): Reason {
  const lines = Object.entries(hint.lines)
    .filter(([line]) => !SUMS.includes(line))
    .map(([line, value]) => ({ line, value, gain: others.length === 0 ? 0 : value - expected(others, line) }));
  const [helped] = lines.filter(({ gain }) => gain >= least).sort((one, other) => other.gain - one.gain);
  if (helped) {
    const { line, value, gain } = helped;
    const [points, otherwise] = [Math.round(value), Math.round(value - gain)];
    return points > 0
      ? { how: 'helps', line, points, otherwise }
      : { how: 'spares', line, points: -points, otherwise: -otherwise };
  }
  const [largest] = lines.filter(({ value }) => value >= COUNTS).sort((one, other) => other.value - one.value);
  return largest
    ? { how: others.length > 0 ? 'alike' : 'most', line: largest.line, points: Math.round(largest.value), otherwise: 0 }
    : { how: 'even', line: '', points: 0, otherwise: 0 };
}
