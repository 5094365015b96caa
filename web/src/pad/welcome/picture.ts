/** A sheet and a result as pictures, in the drawings of the pages. */

import { say } from '../../games/welcome/words';
import { signed } from '../../lib/numbers';
import { HILLS, houseStyle, LEAVES, PICKETS, TICK, TRUNK } from '../../games/welcome/drawings/drawings';
import drawings from '../../games/welcome/drawings/drawings.css?raw';
import { drawLot } from '../../games/welcome/drawings/houses';
import { at } from '../items';
import { STREETS, WELCOME } from './rules/facts';
import { dateOf, GREEN, GREY, INK, picture, place, table, text, type Picture } from '../svg';
import type { SheetStore } from './sheetStore.svelte';
import { drawn } from './drawn';
import { segments } from './rules/estates';
import { estateValue } from './rules/score';
import type { Sheet } from './rules/sheet';

const WIDTH = 1200;
const EDGE = 30;
const WIDE = WIDTH - 2 * EDGE;
const STREET = 176; // height of a street
const ROAD = 26;
const PARK = 130; // width of the park column
const TOP = 110;
const HALF = 545; // width of each half of the score

/** One sheet with its score: a town under its name. */
export function sheetPicture(store: SheetStore, seat: number): Picture {
  const { document } = store;
  const [sheet, pad, lines] = [at(store.sheets, seat), at(document.sheets, seat), at(store.lines, seat)];
  const streets = sheet.streets.map((_, index) => place(EDGE, TOP + index * (STREET + 12), drawStreet(sheet, index)));
  const rows = WELCOME.lines
    .filter((line) => line !== 'roundabouts' || document.roundabouts || lines.roundabouts !== 0)
    .map((line) => [say(`line-${line}`), signed(lines[line] ?? 0)]);
  const below = TOP + 3 * (STREET + 12) + 34;
  const half = Math.ceil(rows.length / 2);
  const about = [...(pad.town ? [pad.player] : []), document.title, dateOf(document.changed)].join(' · ');
  const inside = [
    text(EDGE, 52, pad.town || pad.player, 34, { bold: true }),
    text(EDGE, 84, about, 17, { fill: GREY }),
    text(WIDTH - EDGE, 70, signed(lines.total ?? 0), 52, { bold: true, end: true }),
    ...streets,
    table(EDGE, below, [HALF - 110, 110], rows.slice(0, half)),
    table(WIDTH - EDGE - HALF, below, [HALF - 110, 110], rows.slice(half), true),
  ];
  return picture(WIDTH, below + half * 30, inside.join(''), drawings);
}

/** All sheets line by line. */
export function resultPicture(store: SheetStore): Picture {
  const { sheets, title, changed } = store.document;
  const players = sheets.map((pad) => pad.player);
  const column = Math.max(110, Math.min(190, 900 / players.length));
  const rows = WELCOME.lines.map((line) => [
    say(`line-${line}`),
    ...store.lines.map((lines) => signed(lines[line] ?? 0)),
  ]);
  const places = [say('pad-place'), ...sheets.map((_, seat) => String(at(store.places, seat)))];
  const width = 2 * EDGE + 300 + players.length * column;
  const inside = [
    text(EDGE, 50, title, 30, { bold: true }),
    text(EDGE, 78, dateOf(changed), 16, { fill: GREY }),
    table(EDGE, 120, [300, ...players.map(() => column)], [['', ...players]], true),
    table(EDGE, 150, [300, ...players.map(() => column)], [...rows.slice(0, -1), places, ...rows.slice(-1)], true),
  ];
  return picture(width, 160 + (rows.length + 1) * 30, inside.join(''));
}

function drawStreet(sheet: Sheet, index: number): string {
  const street = at(sheet.streets, index);
  const lot = (WIDE - PARK - 34) / street.length;
  const lots = street.map((each, lotPlace) => {
    const x = 14 + lotPlace * lot + (lot - 72) / 2;
    return place(x, 14, drawLot(drawn(each, index, lotPlace), houseStyle(index, lotPlace)), 1.12);
  });
  const bands = segments(street, index).filter((estate) => estate.size > 0);
  return [
    `<rect width="${WIDE}" height="${STREET}" rx="14" fill="var(--s-sky)"/>${place(0, 14, `<path d="${HILLS}" fill="var(--s-hill)"/>`, WIDE / 920)}`,
    `<path d="M0 74H${WIDE}V${STREET - ROAD}H0z" fill="var(--s-lawn)"/><path d="M0 ${STREET - ROAD}H${WIDE}V${STREET}H0z" fill="var(--s-road)"/>`,
    text(14, STREET - 8, say('street-name', { street: STREETS.charAt(index) }), 14, { bold: true }),
    `<g class="house street-${index + 1}">${lots.join('')}</g>`,
    ...[-1, ...street.keys()].map((after) => (after < 0 || street[after]?.fence ? fence(14 + (after + 1) * lot) : '')),
    ...bands.map(({ start, end, size }) =>
      band(14 + start * lot, 14 + end * lot, estateValue(sheet, size - 1), at(street, start).sealed),
    ),
    place(WIDE - PARK - 8, 10, drawParks(sheet, index)),
  ].join('');
}

const fence = (x: number): string => place(x - 7, 34, `<g class="fence">${PICKETS}</g>`);

function band(left: number, right: number, points: number, sealed: boolean): string {
  const [fill, ink] = sealed ? [GREEN, '#fff'] : ['var(--c-surface)', INK];
  return `<rect x="${left + 10}" y="125" width="${right - left - 20}" height="20" rx="9" fill="${fill}" stroke="${sealed ? GREEN : 'var(--c-line-strong)'}" stroke-width="1.5"/>${text((left + right) / 2, 140, String(points), 14, { bold: true, middle: true, fill: ink })}`;
}

function drawParks(sheet: Sheet, street: number): string {
  const trees = at(WELCOME.parkPoints, street)
    .slice(1)
    .map((value, number) => {
      const isOn = number < at(sheet.parks, street);
      const tick = isOn ? `<path class="tick" d="${TICK}"/>` : '';
      const tree = `<g class="tree${isOn ? ' planted' : ''}"><path class="trunk" d="${TRUNK}"/><path class="leaves" d="${LEAVES}"/>${tick}</g>`;
      const value_ = text(13.5, 44, String(value), 14, { bold: true, middle: true });
      return place(10 + (number % 3) * 40, 10 + Math.floor(number / 3) * 58, tree + value_, 1.1);
    });
  return `<rect width="${PARK}" height="${STREET - ROAD - 18}" rx="14" fill="var(--s-lawn-2)"/>${trees.join('')}`;
}
