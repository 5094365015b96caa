/** What a strong player suggests, made readable: the near-equal together, and wherein suggestions differ. */

import type { Hint } from './api';

export interface Suggestion {
  hint: Hint;
  same: Hint[]; // as good, as far as can be said
}

const NEAR = 0.5; // of what is shown: whole points, whole per cent
const MOST = 3; // suggestions
const MOST_LINES = 2; // of the score, in a reason
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

/** The lines of the score that tell a suggestion from another one, or its largest ones; in whole points. */
export function reasons(hint: Hint, other: Hint | undefined): { line: string; value: number }[] {
  return Object.entries(hint.lines)
    .filter(([line]) => !SUMS.includes(line))
    .map(([line, value]) => ({ line, value: Math.round(value - (other?.lines[line] ?? 0)) }))
    .filter(({ value }) => value !== 0)
    .sort((one, another) => Math.abs(another.value) - Math.abs(one.value))
    .slice(0, MOST_LINES);
}
