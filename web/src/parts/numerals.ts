/** House numbers are drawn, not set: the places of their digits. */

import { DIGITS } from '../lib/icons';

const WIDTH = 12; // of a digit
const GAP = 1.8;
const ONE = 1; // a 1 is narrower and moves closer

export interface Drawn {
  digits: { strokes: string; x: number }[];
  width: number;
}

/** The digits of a number and where each begins. */
export function draw(number: number): Drawn {
  const digits: Drawn['digits'] = [];
  let x = 0;
  for (const sign of String(number)) {
    const digit = Number(sign);
    const inset = digit === 1 ? ONE : 0;
    digits.push({ strokes: DIGITS[digit] ?? '', x: x - inset });
    x += WIDTH - 2 * inset + GAP;
  }
  return { digits, width: x - GAP };
}
