/** Floors, roofs and houses of Neue Heimat, drawn: every colour has its letter and its own facade. */

import { colourOf, houseValue, isBrief, valueOf, type House } from './board';

const EDGE = 'var(--h-edge,#2B3038)';
const SIGN = 'var(--h-sign,#FFF9EA)';
const SIGN_INK = 'var(--h-signink,#22282F)';
export const FLOOR = 22; // height of a floor
export const ROOF = 32;

const windows = (shape: (x: number, y: number) => string): string =>
  [3.5, 12.5].flatMap((y) => [4, 50].map((x) => shape(x, y))).join('');

/** Ground colour and what is drawn on it, in the order of the colours. */
const FACADES: readonly [ground: string, marks: string][] = [
  [
    'var(--h-blue,#2F64AD)',
    windows((x, y) => `<rect x="${x}" y="${y}" width="6" height="5.5" fill="var(--h-blue-mark,#A9C7F0)"/>`),
  ],
  [
    'var(--h-green,#2E7D4F)',
    '<path d="M4 3v16M8.500 3v16M51.500 3v16M56 3v16" stroke="var(--h-green-mark,#14532F)" stroke-width="2.100"/>',
  ],
  [
    'var(--h-yellow,#E9B530)',
    '<path d="M2.500 4.500h9M48.500 4.500h9M2.500 11h9M48.500 11h9M2.500 17.500h9M48.500 17.500h9" stroke="var(--h-yellow-mark,#8A5A00)" stroke-width="1.900"/>',
  ],
  [
    'var(--h-red,#C5402E)',
    '<path d="M1 7.300h11M48 7.300h11M1 14.700h11M48 14.700h11M2.500 0v7.300M10 0v7.300M52 0v7.300M6 7.300v7.300M56 7.300v7.300M2.500 14.700v7.300M10 14.700v7.300M52 14.700v7.300" stroke="var(--h-red-mark,#F4B5A6)" stroke-width="1.300" fill="none"/>',
  ],
  [
    'var(--h-purple,#7A4A9E)',
    windows((x, y) => `<circle cx="${x + 3}" cy="${y + 2.7}" r="3" fill="var(--h-purple-mark,#E2CFF2)"/>`),
  ],
  [
    'var(--h-white,#F7F1E4)',
    '<path d="M2 2l9 18M11 2L2 20M49 2l9 18M58 2l-9 18" stroke="var(--h-white-mark,#8894A0)" stroke-width="1.700" fill="none"/>',
  ],
];

/** A floor, 60 by 22 units. */
export function floor(cube: string): string {
  const [ground, marks] = FACADES[colourOf(cube)] ?? ['none', ''];
  const value = cube.length > 1 ? String(valueOf(cube)) : '';
  const sign = value ? { x: 13.5, width: 33, letter: 22 } : { x: 19, width: 22, letter: 30 };
  return [
    `<rect x=".75" y=".75" width="58.500" height="20.500" fill="${ground}"/>${marks}`,
    `<rect x="${sign.x}" y="2.500" width="${sign.width}" height="17" rx="2.500" fill="${SIGN}" stroke="${EDGE}"/>`,
    label(sign.letter, 15.6, cube.charAt(0), value ? 11.5 : 14),
    value ? label(37, 17.2, value, 17) : '',
    `<rect x=".75" y=".75" width="58.500" height="20.500" fill="none" stroke="${EDGE}" stroke-width="1.500"/>`,
  ].join('');
}

const label = (x: number, y: number, text: string, size: number): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${SIGN_INK}">${text}</text>`;

/** A roof, 72 by 32 units. */
export function roof(value: number): string {
  return [
    `<path d="M2 29C2 12 16 1.500 36 1.500S70 12 70 29z" fill="var(--h-roof,#4E5A66)" stroke="${EDGE}" stroke-width="1.600"/>`,
    '<path d="M12 28C12.500 17 17 8.500 24 3.800M60 28C59.500 17 55 8.500 48 3.800" fill="none" stroke="var(--h-roof-seam,#8B97A2)" stroke-width="1.500"/>',
    `<rect x=".8" y="27" width="70.400" height="4.200" rx="1.500" fill="var(--h-roof-seam,#8B97A2)" stroke="${EDGE}" stroke-width="1.200"/>`,
    `<circle cx="36" cy="16" r="11.500" fill="${SIGN}" stroke="${EDGE}" stroke-width="1.200"/>${label(36, 23, String(value), 20)}`,
  ].join('');
}

/** A house of 72 units' width, and its height. */
export function drawHouse(house: House): { svg: string; height: number } {
  if (isBrief(house)) return { svg: briefHouse(houseValue(house)), height: 54 };
  const height = ROOF + house.cubes.length * FLOOR;
  const floors = house.cubes.map(
    (cube, index) => `<g transform="translate(6 ${height - (index + 1) * FLOOR})">${floor(cube)}</g>`,
  );
  return { svg: floors.join('') + (house.roof > 0 ? roof(house.roof) : ''), height };
}

/** A house of which only the worth is known. */
function briefHouse(points: number): string {
  return `<path d="M6 22h60v31H6z" fill="${SIGN}" stroke="${EDGE}" stroke-width="1.500"/><path d="M2 22 36 2l34 20z" fill="var(--h-roof,#4E5A66)" stroke="${EDGE}" stroke-width="1.500"/>${label(36, 46, String(points), 22)}`;
}
