/** A sheet and a result as pictures. */

import { say } from '../../lib/messages.svelte';
import { signed } from '../../lib/numbers';
import {
  BUSHES,
  FACADE,
  houseStyle,
  LEAVES,
  PICKETS,
  PLOTS,
  POOL,
  ROOFS,
  SHADE,
  STRIKE,
  TICK,
  TRUNK,
  WAVE,
} from '../../welcome/drawings';
import { at, STREETS, WELCOME } from '../facts';
import { GREEN, GREY, INK, numeral, picture, place, table, text, type Picture } from '../svg';
import type { Desk } from './desk.svelte';
import { segments } from './estates';
import { estateValue } from './score';
import { hasPool, type Lot, type Sheet } from './sheet';

const WIDTH = 1200;
const EDGE = 30;
const STREET = 168; // height of a street
const PARK = 150; // width of the park column
const TOP = 110;

const STYLE = `
.roof,.chim,.facade{stroke:#3B444C;stroke-width:1.6;stroke-linejoin:round}.facade{fill:#FFFDF8}.chim{fill:#E6DBC8}
.shade{fill:#3B444C;opacity:.16}.bush{fill:#86A866;stroke:#3B444C;stroke-width:1.2}.win{fill:#BFE0E2;stroke:#3B444C;stroke-width:1.3}
.trim{stroke:#FFFDF8;stroke-width:1.8;opacity:.7;stroke-linecap:round}
.st0 .roof{fill:#D8694E}.st1 .roof{fill:#3F9492}.st2 .roof{fill:#6D82AE}
.plot{fill:#DCE7C0;stroke:#6E8450;stroke-width:1.5;stroke-dasharray:4 4}
.pool{stroke:#11608C;stroke-width:1.6;fill:#8FD0E2}.pool.plan{fill:#FFFDF8;stroke-dasharray:3 2.5}.wave{fill:none;stroke:#11608C;stroke-width:1.5}
.strike{stroke:#55606A;stroke-width:2}
.fence path{fill:#fff;stroke:#3B444C;stroke-width:1.4;stroke-linejoin:round}
.lf{fill:none;stroke:#2C5A2B;stroke-width:1.8;stroke-dasharray:3 2.6}.on .lf{fill:#5F9150;stroke-dasharray:none}.tk{stroke:#7A5A3A;stroke-width:2.6}
.ck{stroke:#fff;stroke-width:2.6;fill:none}`;

/** One sheet with its score. */
export function sheetPicture(desk: Desk): Picture {
  const { sheet, pad } = desk;
  const lines = at(desk.lines, desk.seat);
  const streets = sheet.streets.map((_, index) => place(EDGE, TOP + index * (STREET + 10), drawStreet(sheet, index)));
  const names = WELCOME.lines.filter((line) => line !== 'total');
  const rows = names.map((line) => [say(`line-${line}`), signed(lines[line] ?? 0)]);
  const below = TOP + 3 * (STREET + 10) + 36;
  const half = Math.ceil(rows.length / 2);
  const sum = [say('line-total'), signed(lines.total ?? 0)];
  const inside = [
    text(EDGE, 52, pad.town || pad.player, 34, { bold: true }),
    text(EDGE, 84, `${pad.town ? `${pad.player} · ` : ''}${desk.document.title} · ${dateOf(desk)}`, 17, { fill: GREY }),
    text(WIDTH - EDGE, 70, signed(lines.total ?? 0), 52, { bold: true, end: true }),
    ...streets,
    table(EDGE, below, [420, 110], [['', ''], ...rows.slice(0, half), ['', '']]),
    table(EDGE + 610, below, [420, 110], [['', ''], ...rows.slice(half), sum]),
  ];
  return picture(WIDTH, below + (half + 2) * 30, inside.join(''), STYLE);
}

/** All sheets line by line. */
export function resultPicture(desk: Desk): Picture {
  const players = desk.document.sheets.map((pad) => pad.player);
  const column = Math.max(110, Math.min(190, 900 / players.length));
  const rows = WELCOME.lines.map((line) => [
    say(`line-${line}`),
    ...desk.lines.map((lines) => signed(lines[line] ?? 0)),
  ]);
  const width = 2 * EDGE + 300 + players.length * column;
  const inside =
    text(EDGE, 50, desk.document.title, 30, { bold: true }) +
    text(EDGE, 78, dateOf(desk), 16, { fill: GREY }) +
    table(EDGE, 120, [300, ...players.map(() => column)], [['', ...players], ...rows]);
  return picture(width, 130 + (rows.length + 1) * 30, inside);
}

const dateOf = (desk: Desk): string => new Date(desk.document.changed).toISOString().slice(0, 10);

function drawStreet(sheet: Sheet, index: number): string {
  const street = at(sheet.streets, index);
  const wide = WIDTH - 2 * EDGE;
  const lot = (wide - PARK - 30) / street.length;
  const houses = street.map((each, at_) => place(15 + at_ * lot + (lot - 64) / 2, 12, drawLot(each, index, at_)));
  const fences = street.map((each, at_) => (each.fence ? fence(15 + (at_ + 1) * lot) : ''));
  return [
    `<rect width="${wide}" height="${STREET}" rx="14" fill="#EAF1EA"/><path d="M0 70H${wide}V${STREET - 26}H0z" fill="#DCE7C0"/>`,
    `<path d="M0 ${STREET - 26}H${wide}V${STREET}H0z" fill="#BDB4A8"/>`,
    text(14, STREET - 8, say('street-name', { street: STREETS.charAt(index) }), 14, { bold: true }),
    `<g class="st${index}">${houses.join('')}</g>`,
    fence(15),
    ...fences,
    ...segments(street, index).map((estate) =>
      estate.size > 0
        ? band(estate.start, estate.end, lot, estateValue(sheet, estate.size - 1), at(street, estate.start).sealed)
        : '',
    ),
    place(wide - PARK, 14, drawParks(sheet, index)),
  ].join('');
}

function drawLot(lot: Lot, street: number, at_: number): string {
  const style = houseStyle(street, at_);
  const pool =
    !hasPool(street, at_) || lot.roundabout
      ? ''
      : lot.pool
        ? `<path class="pool" d="${POOL}"/><path class="wave" d="${WAVE}"/>`
        : `<path class="pool plan" d="${POOL}"/>${lot.bis ? `<path class="strike" d="${STRIKE}"/>` : ''}`;
  if (lot.roundabout)
    return `<circle cx="32" cy="52" r="29" fill="#BDB4A8" stroke="#6E8450" stroke-width="1.6"/><circle cx="32" cy="52" r="13" fill="#5F9150" stroke="#3B444C"/>`;
  if (lot.number === null) return `<path class="plot" d="${at(PLOTS, style)}"/>${pool}`;
  const bis = lot.bis
    ? `<rect x="17" y="15" width="30" height="15" rx="3.5" fill="#FFFDF8" stroke="#3B444C"/><text x="32" y="26.5" font-size="11.5" font-weight="700" text-anchor="middle" fill="${INK}">bis</text>`
    : '';
  return `${at(ROOFS, style)}<path class="facade" d="${FACADE}"/><path class="shade" d="${SHADE}"/><path class="bush" d="${BUSHES}"/>${numeral(lot.number, 32, 43, 1.444)}${bis}${pool}`;
}

const fence = (x: number): string => place(x - 7, 26, `<g class="fence">${PICKETS}</g>`);

function band(start: number, end: number, lot: number, points: number, sealed: boolean): string {
  const [left, right] = [15 + start * lot + 10, 15 + end * lot - 10];
  const [fill, ink] = sealed ? [GREEN, '#fff'] : ['#FFFDF8', INK];
  return `<rect x="${left}" y="118" width="${right - left}" height="20" rx="9" fill="${fill}" stroke="${sealed ? GREEN : '#83755F'}" stroke-width="1.5"/>${text((left + right) / 2, 133, String(points), 14, { bold: true, middle: true, fill: ink })}`;
}

function drawParks(sheet: Sheet, street: number): string {
  return at(WELCOME.parkPoints, street)
    .slice(1)
    .map((value, number) => {
      const isOn = number < at(sheet.parks, street);
      const tree = `<g class="${isOn ? 'on' : ''}"><path class="tk" d="${TRUNK}"/><path class="lf" d="${LEAVES}"/>${isOn ? `<path class="ck" d="${TICK}"/>` : ''}</g>`;
      return place(
        8 + (number % 3) * 44,
        Math.floor(number / 3) * 60,
        `${tree}${text(13.5, 46, String(value), 15, { bold: true, middle: true })}`,
        1.1,
      );
    })
    .join('');
}
