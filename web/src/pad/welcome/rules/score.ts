/** The score: every line of the sheet, the ranks of the temps, the places and how ties are broken. */

import { WELCOME } from './facts';
import { at } from '../../items';
import { countSizes, estates } from './estates';
import { bisHouses, pools, roundabouts, type Sheet } from './sheet';

export type Lines = Record<string, number>;

const PLUS = WELCOME.lines.filter((line) => line !== 'total');

/** The value of a track: that of its last box at most. */
const track = (points: readonly number[], crossed: number): number => at(points, Math.min(crossed, points.length - 1));

/** What these temps are worth beside those of all others; alone, six or more. */
export function tempPoints(own: number, others: readonly number[], isSolo: boolean): number {
  if (isSolo) return own >= WELCOME.soloTemps ? WELCOME.soloTempPoints : 0;
  const rank = new Set(others.filter((temps) => temps > own)).size;
  return own > 0 ? (WELCOME.tempPoints[rank] ?? 0) : 0;
}

/** Every line of the sheet; `others` are the temps of all other players. */
export function score(sheet: Sheet, others: readonly number[], isSolo: boolean): Lines {
  const lines: Lines = {};
  sheet.plans.forEach((points, slot) => (lines[`plan-${slot + 1}`] = points ?? 0));
  sheet.parks.forEach(
    (parks, street) => (lines[`park-${'ABC'[street]}`] = track(at(WELCOME.parkPoints, street), parks)),
  );
  lines.pools = track(WELCOME.poolPoints, pools(sheet));
  lines.temps = tempPoints(sheet.temps, others, isSolo);
  countSizes(estates(sheet)).forEach((count, size) => (lines[`estate-${size + 1}`] = count * estateValue(sheet, size)));
  lines.bis = minus(track(WELCOME.bisPoints, bisHouses(sheet)));
  lines.refusals = minus(track(WELCOME.refusalPoints, sheet.refusals));
  lines.roundabouts = minus(track(WELCOME.roundaboutPoints, roundabouts(sheet)));
  lines.total = PLUS.reduce((sum, line) => sum + (lines[line] ?? 0), 0);
  return lines;
}

const minus = (points: number): number => (points === 0 ? 0 : -points);

/** What an estate of size + 1 houses is worth. */
export function estateValue(sheet: Sheet, size: number): number {
  return at(at(WELCOME.estatePoints, size), at(sheet.raised, size));
}

/** Who is better: total, then estates, then estates of size 1, 2, …; positive if the first is. */
export interface Result {
  total: number;
  sizes: number[] | null; // estates by size, null if unknown
}

export function resultOf(sheet: Sheet, lines: Lines): Result {
  return { total: lines.total ?? 0, sizes: countSizes(estates(sheet)) };
}

function compare(one: Result, other: Result): number {
  if (one.total !== other.total || one.sizes === null || other.sizes === null) return one.total - other.total;
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, each) => all + each, 0);
  const pairs = [
    [sum(one.sizes), sum(other.sizes)],
    ...one.sizes.map((count, size) => [count, other.sizes?.[size] ?? 0]),
  ];
  const [ours = 0, theirs = 0] = pairs.find(([left, right]) => left !== right) ?? [];
  return ours - theirs;
}

/** The place of every result, 1 for the best; equal places are shared. */
export function places(results: readonly Result[]): number[] {
  return results.map((result) => 1 + results.filter((other) => compare(other, result) > 0).length);
}

/** How far the best is ahead only by the tie-break: the total that several share. */
export function isTied(results: readonly Result[], index: number): boolean {
  return results.some((other, place) => place !== index && other.total === at(results, index).total);
}
