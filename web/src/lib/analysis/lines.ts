/** Lines of the score, those that are told as one together. */

import type { LineLook } from '../entry';
import { tenths } from './sums';

export interface Group {
  look: LineLook;
  best: number;
  own: number;
}

const SUMS = ['total', 'game', 'earlier', 'wins']; // lines that are sums

/** What two turns are expected to end in, by group: the largest difference first. */
export function grouped(
  best: Record<string, number>,
  own: Record<string, number>,
  look: (line: string) => LineLook,
): Group[] {
  const found = new Map<string, Group>();
  for (const line of new Set([...Object.keys(best), ...Object.keys(own)])) {
    if (SUMS.includes(line)) continue;
    const looked = look(line);
    const group = found.get(looked.group) ?? { look: looked, best: 0, own: 0 };
    group.best = tenths(group.best + (best[line] ?? 0));
    group.own = tenths(group.own + (own[line] ?? 0));
    found.set(looked.group, group);
  }
  const far = ({ best, own }: Group): number => Math.abs(best - own);
  return [...found.values()].sort((one, other) => far(other) - far(one));
}
