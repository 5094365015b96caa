/** Sums as one says them: whole numbers that add up, and sentences whose parts have a colour. */

import { say } from '../messages.svelte';
import { preferences } from '../preferences.svelte';
import type { Sum, Unit } from './shapes';

/** Whole numbers near these that add up to their sum: those that are cut most are rounded up (largest remainder). */
export function rounded(parts: readonly number[]): number[] {
  const whole = parts.map(Math.floor);
  const sum = Math.round(tenths(parts.reduce((total, part) => total + part, 0)));
  const missing = sum - whole.reduce((total, part) => total + part, 0);
  const order = parts.map((part, index) => ({ index, cut: part - Math.floor(part) })).sort((a, b) => b.cut - a.cut);
  for (const { index } of order.slice(0, missing)) whole[index]! += 1;
  return whole;
}

/** To one decimal: sums of tenths are exact again. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;

/** A sum in whole numbers that still add up: what was given away counts against the rest. */
export function wholeSum(sum: Sum): Sum {
  const [start = 0, luck = 0, others = 0, loss = 0] = rounded([sum.start, sum.luck, sum.others, -sum.loss]);
  return { start, luck, others, loss: -loss, result: start + luck + others + loss };
}

/** The same in tenths. */
export function inTenths(sum: Sum): Sum {
  const times = (factor: number): Sum => ({
    start: sum.start * factor,
    luck: sum.luck * factor,
    others: sum.others * factor,
    loss: sum.loss * factor,
    result: sum.result * factor,
  });
  const { start, luck, others, loss, result } = wholeSum(times(10));
  return { start: start / 10, luck: luck / 10, others: others / 10, loss: loss / 10, result: result / 10 };
}

const UNITS: Record<Unit, string> = { points: '', win: '\u00a0%' };

function formatted(value: number, digits: number, sign: 'auto' | 'exceptZero'): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: sign } as const;
  return new Intl.NumberFormat(preferences.language, options).format(tenths(value)).replace('-', '−');
}

/** A value with one decimal, as the language writes it, with its unit. */
export const amount = (value: number, unit: Unit = 'points'): string => formatted(value, 1, 'auto') + UNITS[unit];

/** The same with its sign: what was gained or lost. */
export const gain = (value: number, unit: Unit = 'points'): string => formatted(value, 1, 'exceptZero') + UNITS[unit];

/** What is given away between two values, as one reads them. */
export const lost = (best: number, own: number): number => tenths(tenths(best) - tenths(own));

/** A limit with its unit: no decimal that it does not need. */
export const limit = (value: number, unit: Unit): string =>
  new Intl.NumberFormat(preferences.language).format(value) + UNITS[unit];

/** A whole number with its unit. */
export const whole = (value: number, unit: Unit): string => formatted(value, 0, 'auto') + UNITS[unit];

export type Part = 'luck' | 'others' | 'lost';

/** A piece of a sentence: what it is about, if it has a colour. */
export interface Piece {
  text: string;
  part: Part | null;
}

const MARKED = /<(luck|others|lost)>(.*?)<\/\1>/gu;

/** A message whose parts are marked, as pieces. */
export function pieces(message: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of message.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: message.slice(from, match.index), part: null });
    found.push({ text: match[2] ?? '', part: match[1] as Part });
    from = match.index + match[0].length;
  }
  if (from < message.length) found.push({ text: message.slice(from), part: null });
  return found;
}

/** Without the marks. */
export const plainText = (message: string): string =>
  pieces(message)
    .map(({ text }) => text)
    .join('');

/** Which way something went. */
export const way = (value: number): 'up' | 'down' | 'none' => (value > 0 ? 'up' : value < 0 ? 'down' : 'none');

const TOLD = 3; // points that others must have changed to be told

export interface Told {
  unit: Unit;
  sum: Sum;
  points: number; // at the end
  place: number | null; // none for who played alone
  isWhole: boolean; // all turns of this seat are judged
}

/** A seat's game in a sentence, with its parts marked. */
export function sentenceOf({ unit, sum, points, place, isWhole }: Told): string {
  const { luck, others, loss } = wholeSum(sum);
  const areTold = unit === 'win' ? others !== 0 : Math.abs(others) >= TOLD;
  return say('analysis-sentence', {
    result: isWhole ? (place !== null && unit === 'win' ? 'place' : 'points') : 'open',
    place: place ?? 1,
    points,
    luck: whole(Math.abs(luck), unit),
    lucky: way(luck),
    others: whole(Math.abs(others), unit),
    helped: areTold ? way(others) : 'none',
    lost: whole(loss, unit),
    spoilt: loss > 0 ? 'yes' : 'no',
  });
}
