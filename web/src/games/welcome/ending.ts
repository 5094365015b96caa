/** How a game ended: for the reader, and for all. */

import { listed } from '../../lib/locale';
import { verdictOf } from '../../lib/verdict';
import type { Description } from './description';
import type { Reader } from './recap';
import { say } from './words';

/** The heading first, then what it does not say. */
export function resultOf({ sheets }: Description, { you, names }: Reader): string[] {
  const winners = sheets.filter((sheet) => sheet.place === 1);
  const points = winners[0]?.score.total ?? 0;
  if (sheets.length === 1) return [say('end-solo', { points })];
  const own = verdictOf(sheets, you);
  if (own !== null && winners.length === 1 && winners[0]?.seat === you) return [own, say('points', { points })];
  const who = listed(winners.map((sheet) => names(sheet.seat)));
  return [...(own === null ? [] : [own]), say('end-winner', { who, count: winners.length, points })];
}
