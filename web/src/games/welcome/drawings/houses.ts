/** What stands on a lot, drawn on 64 by 96 units: for the pages, and for pictures to take along. */

import { draw } from '../../../parts/numerals';
import type { Lot } from '../description';
import { BUSHES, FACADE, PEN, PLOTS, POOL, ROOFS, SHADE, STRIKE, WAVE } from './drawings';

const TREE =
  'M32 12c-7 0-11 4.500-10.500 9.500-4 1.600-5.800 5-5 9 .8 4.400 4.400 7 9 7h13c4.600 0 8.200-2.600 9-7 .8-4-1-7.400-5-9C43 16.500 39 12 32 12z';
const ROUNDABOUT = `<circle class="roundabout-road" cx="32" cy="52" r="29"/><circle class="roundabout-dashes" cx="32" cy="52" r="21"/><circle class="roundabout-island" cx="32" cy="52" r="13"/><path class="roundabout-trunk" d="M32 56V36"/><path class="roundabout-tree" d="${TREE}"/>`;
const BIS =
  '<g class="bis"><rect x="17" y="15" width="30" height="15" rx="3.500"/><text x="32" y="26.500">bis</text></g>';
const POOLS = {
  none: '',
  drawn: `<path class="pool planned" d="${POOL}"/><path class="wave" d="${WAVE}"/>`,
  built: `<path class="pool built" d="${POOL}"/><path class="wave" d="${WAVE}"/>`,
  lost: `<path class="pool lost" d="${POOL}"/><path class="strike" d="${STRIKE}"/>`,
};

/** A lot; an empty one may show the number that could be written, and a pen. */
export function drawLot(lot: Lot, style: number, ghost: number | null = null, legal = false): string {
  const shown = lot.number ?? ghost;
  const isEmpty = lot.number === null;
  return [
    lot.roundabout ? ROUNDABOUT : isEmpty ? `<path class="plot" d="${PLOTS[style]}"/>` : house(style),
    shown === null ? '' : numeral(shown, isEmpty),
    legal && isEmpty ? `<path class="pen" d="${PEN}"/>` : '',
    lot.bis ? BIS : '',
    POOLS[lot.pool],
  ].join('');
}

const house = (style: number): string =>
  `${ROOFS[style]}<path class="facade" d="${FACADE}"/><path class="shade" d="${SHADE}"/><path class="bush" d="${BUSHES}"/>`;

function numeral(number: number, isGhost: boolean): string {
  const [scale, top] = isGhost ? [1.389, 44] : [1.444, 43];
  const { width, digits } = draw(number);
  const left = 32 - (width * scale) / 2;
  const drawn = digits.map(
    ({ strokes, x }) => `<g transform="translate(${left + x * scale} ${top}) scale(${scale})">${strokes}</g>`,
  );
  return `<g class="digits${isGhost ? ' ghost' : ''}">${drawn.join('')}</g>`;
}
