/** The best results of games alone, by variant, on this device. */

import { presetOf } from '../../lib/variants';
import { readSetting, writeSetting } from '../../lib/settings';

const PLACE = 'best';

const allBest = (): Record<string, number> => readSetting<Record<string, number>>(PLACE, {});

/** The best total so far; null before the first game. */
export function bestOf(options: string): number | null {
  return allBest()[presetOf('welcome', options)] ?? null;
}

/** Keep a result of a finished game alone; says whether it is better than all before. */
export function keepResult(options: string, total: number): boolean {
  const best = bestOf(options);
  if (best !== null && total <= best) return false;
  writeSetting(PLACE, { ...allBest(), [presetOf('welcome', options)]: total });
  return true;
}
