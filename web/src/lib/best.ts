/** The best results of games alone, by variant, on this device. */

import { keep, readKept } from './kept';
import { presetOf } from './options';

const PLACE = 'best';

/** The best total so far; null before the first game. */
export function bestOf(options: string): number | null {
  return readKept<Record<string, number>>(PLACE, {})[presetOf('welcome', options)] ?? null;
}

/** Keep a result of a finished game alone; says whether it is better than all before. */
export function keepResult(options: string, total: number): boolean {
  const best = bestOf(options);
  if (best !== null && total <= best) return false;
  keep(PLACE, { ...readKept<Record<string, number>>(PLACE, {}), [presetOf('welcome', options)]: total });
  return true;
}
