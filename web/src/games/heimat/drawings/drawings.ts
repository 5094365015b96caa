/** The pieces and the building site, drawn: cubes 60 by 42 units, roofs 72 by 32, the mayor 48 by 72. */

import type { Colour, PermitName } from '../description';
import { say } from '../words';

const WIDTH = 60; // of a cube
export const FRONT = 28; // height of a storey with its value
export const LID = 13.3; // height of the top of a cube
const SIDES = [3, 44] as const; // where patterns begin: left and right of the sign

const spread = (count: number, size: number, height: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 1) * (height - count * size)) / (count + 1) + index * size);

/** Every colour has a pattern of its own: panes, slats, balconies, bricks, portholes, lattice. */
const PATTERNS: Record<Colour, (height: number) => string> = {
  blue: (height) =>
    spread(Math.max(1, Math.floor((height - 3) / 7.5)), 5.5, height)
      .flatMap((y) =>
        [4, 12, 42, 50].map((x) => `<rect x="${x}" y="${y}" width="6" height="5.5" fill="var(--h-blue-mark)"/>`),
      )
      .join(''),
  green: (height) =>
    `<path d="${[4, 8.5, 13, 47, 51.5, 56].map((x) => `M${x} 3V${height - 3}`).join('')}" stroke="var(--h-green-mark)" stroke-width="2.1"/>`,
  yellow: (height) =>
    `<path d="${spread(Math.max(2, Math.round(height / 7)), 0, height)
      .map((y) => `M2.5 ${y}h14M43.5 ${y}h14`)
      .join('')}" stroke="var(--h-yellow-mark)" stroke-width="1.9"/>`,
  red: (height) => {
    const course = height / Math.max(2, Math.round(height / 7));
    const joints = Array.from({ length: Math.round(height / course) }, (_, index) =>
      SIDES.map((x) =>
        [x + (index % 2 ? 3 : -0.5), x + (index % 2 ? 11 : 7)]
          .map((at) => `M${at} ${index * course}v${course}`)
          .join(''),
      ).join(''),
    );
    const beds = spread(Math.round(height / course) - 1, 0, height).map((y) => `M1 ${y}h16M43 ${y}h16`);
    return `<path d="${joints.join('')}${beds.join('')}" stroke="var(--h-red-mark)" stroke-width="1.3" fill="none"/>`;
  },
  purple: (height) =>
    spread(height < 16 ? 1 : 2, 6, height)
      .flatMap((y) => [6, 14, 46, 54].map((x) => `<circle cx="${x}" cy="${y + 3}" r="3" fill="var(--h-purple-mark)"/>`))
      .join(''),
  white: (height) =>
    `<path d="M2 2l14 ${height - 4}M16 2L2 ${height - 2}M44 2l14 ${height - 4}M58 2L44 ${height - 2}M2 ${height / 2}h14M44 ${height / 2}h14" stroke="var(--h-white-mark)" stroke-width="1.7" fill="none"/>`,
};

const ink = (x: number, y: number, size: number, text: string, weight = 800): string =>
  `<text class="heimat-ink" x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${text}</text>`;

/** A storey: its colour with pattern and letters of the reader's language, and its value unless it is hidden. */
export function storey(colour: Colour, height: number, value: number | null): string {
  const box = (x: number, width: number): string =>
    `<rect x="${x}" y="${height * 0.09}" width="${width}" height="${height * 0.82}" rx="2.2" fill="var(--h-sign)" stroke="var(--h-edge)"/>`;
  const letters = say(`colour-sign-${colour}`);
  const small = Math.min(12.5, height * 0.74);
  const middle = (size: number): number => height / 2 + size * 0.36;
  const sign =
    value === null
      ? box(18, 24) + ink(30, middle(small), small, letters)
      : box(12, 36) +
        ink(22, middle(height * 0.4), height * 0.4, letters, 700) +
        ink(39, middle(height * 0.78), height * 0.78, String(value));
  const walls = `x=".75" y=".75" width="${WIDTH - 1.5}" height="${height - 1.5}"`;
  return `<rect ${walls} fill="var(--h-${colour})"/>${PATTERNS[colour](height)}${sign}<rect ${walls} fill="none" stroke="var(--h-edge)" stroke-width="1.5"/>`;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[30, 7]],
  [
    [23, 9],
    [37, 5],
  ],
  [
    [21, 9.5],
    [30, 7],
    [39, 4.5],
  ],
  [
    [22, 10],
    [38, 10],
    [23.5, 4.5],
    [36.5, 4.5],
  ],
  [
    [20, 10],
    [40, 10],
    [22, 4.3],
    [38, 4.3],
    [30, 7],
  ],
  [
    [19, 10],
    [30, 10],
    [41, 10],
    [21, 4.3],
    [30, 4.3],
    [39, 4.3],
  ],
];

const LID_PATH = 'M.75 13.5 8.5 .8h43L59.25 13.5z';

/** The top of a cube, with as many pips as it is worth. */
export function lid(colour: Colour, value: number | null): string {
  const pips = (PIPS[(value ?? 0) - 1] ?? []).map(
    ([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.2" ry="1.5" fill="var(--h-signink)"/>`,
  );
  return `<path d="${LID_PATH}" fill="var(--h-${colour}-top)" stroke="var(--h-edge)" stroke-width="1.5" stroke-linejoin="round"/>${pips.join('')}`;
}

/** A cube as it lies in the display. */
export const cube = (colour: Colour, value: number | null): string =>
  `${lid(colour, value)}<g transform="translate(0 ${LID})">${storey(colour, FRONT, value)}</g>`;

const dome = (fill: string, seam: string, sign: string): string =>
  `<path d="M2 29C2 12 16 1.5 36 1.5S70 12 70 29z" fill="var(${fill})" stroke="var(--h-edge)" stroke-width="1.6" stroke-linejoin="round"/><path d="M12 28C12.5 17 17 8.5 24 3.8M60 28C59.5 17 55 8.5 48 3.8" fill="none" stroke="var(${seam})" stroke-width="1.5"/><rect x=".8" y="27" width="70.4" height="4.2" rx="1.5" fill="var(${seam})" stroke="var(--h-edge)" stroke-width="1.2"/>${sign}`;

/** A roof: numbered, blank, or face down. */
export function roof(value: number | null): string {
  if (value === null) {
    return `<path d="M1.5 4h69l-6 25.5h-57z" fill="var(--h-kraft)" stroke="var(--h-edge)" stroke-width="1.6" stroke-linejoin="round"/><path d="M7 9.5h58M10 24h52" stroke="var(--h-kraft-line)" stroke-width="1.4" stroke-dasharray="4 3"/>${ink(36, 23.2, 18, '?')}`;
  }
  if (value === 0) {
    return dome(
      '--h-blank',
      '--h-blank-seam',
      '<path d="M29 10l14 12M43 10 29 22" stroke="var(--h-edge)" stroke-width="2.6" stroke-linecap="round"/>',
    );
  }
  return dome(
    '--h-roof',
    '--h-roof-seam',
    `<circle cx="36" cy="16" r="11.5" fill="var(--h-sign)" stroke="var(--h-edge)" stroke-width="1.2"/>${ink(36, 23, 20, String(value))}`,
  );
}

const PAPER = `<path d="${LID_PATH}" fill="#FFFDF6" stroke="var(--h-edge)" stroke-width="1.5" stroke-linejoin="round"/><rect x=".75" y="13.3" width="58.5" height="28" fill="#F4E7C8" stroke="var(--h-edge)" stroke-width="1.5"/>`;
const SEAL =
  '<path d="M5 17.5h7M5 21.5h5M48 17.5h7M50 21.5h5" stroke="#9A8A63" stroke-width="1.3"/><g fill="none" stroke="#A3262A" stroke-width="1.8"><circle cx="49" cy="33" r="5.6" stroke-dasharray="2.4 1.2"/><path d="M46 33.5l2.2 2.2 3.8-4.6"/></g>';
const ARROWS = { longer: 'M17 35.2h20M32 31l5.5 4.2-5.5 4.2', shorter: 'M38 35.2H18M23 31l-5.5 4.2 5.5 4.2' };

/** A permit; once it lies at a row, with an arrow for longer or shorter. */
export function permit(name: PermitName, longer: boolean | null): string {
  const number = longer === null ? ink(30, 34, 21, name) : ink(28, 28, 15, name);
  const arrow =
    longer === null
      ? ''
      : `<path d="${ARROWS[longer ? 'longer' : 'shorter']}" fill="none" stroke="var(--h-signink)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `${PAPER}${SEAL}${number}${arrow}`;
}

export const BLANK_CUBE = `${PAPER}<path d="M14 36.5l22-17 8 8-12 9z" fill="#E58A78" stroke="var(--h-edge)" stroke-width="1.4" stroke-linejoin="round"/><path d="M22.5 30l9.5 7" stroke="var(--h-edge)" stroke-width="1.3"/><path d="M6 37.5h8" stroke="#9A8A63" stroke-width="1.6"/>`;
