/** A board with its reckoning as a picture, in the drawings of the pages. */

import colours from '../../games/heimat/drawings/drawings.css?raw';
import { say } from '../../games/heimat/words';
import { change, signed } from '../../lib/numbers';
import { at } from '../items';
import { dateOf, GREEN, GREY, light, picture, place, RED, table, text, type Picture } from '../svg';
import { houseOwner, houseValue, isFinished } from './board';
import type { Ledger } from './ledger.svelte';
import { drawHouse } from './pieces';

const WIDTH = 1000;
const EDGE = 30;
const LOT = 92; // width of a lot
const HEAD = 44;
const FOOT = 48;
const LOWEST = 60; // of the space for houses

/** The colours of the light pages. */
const STYLE = light(colours).replace('.heimat {', ':root {');

export function boardPicture(ledger: Ledger): Picture {
  const { document, board } = ledger;
  const scores = at(ledger.scores, ledger.index);
  const column = Math.min(150, 640 / document.players.length);
  const widths = [240, ...document.players.map(() => column)];
  const lines = [
    ...board.rows.map((_, row) => [rowName(row), ...scores.map((score) => change(at(score.rows, row)))]),
    [say('line-black'), ...scores.map(({ black }) => change(black))],
    [say('line-total'), ...scores.map(({ game }) => signed(game))],
  ];
  let y = 110;
  const rows = board.rows.map((_, row) => {
    const { svg, height } = drawRow(ledger, row);
    y += height + 10;
    return place(EDGE, y - height - 10, svg);
  });
  const about = [say('pad-game-number', { number: ledger.index + 1 }), dateOf(document.changed)].join(' · ');
  const inside = [
    text(EDGE, 52, document.title, 32, { bold: true }),
    text(EDGE, 82, about, 16, { fill: GREY }),
    ...rows,
    table(EDGE, y + 34, widths, [['', ...document.players]], true),
    table(EDGE, y + 64, widths, lines, true),
  ];
  return picture(WIDTH, y + 64 + lines.length * 30, inside.join(''), STYLE);
}

const rowName = (row: number): string => say(`line-row-${'ABC'.charAt(row)}`);

function drawRow({ board, document }: Ledger, row: number): { svg: string; height: number } {
  const isDone = isFinished(board, row);
  const factor = (isDone ? 1 : -1) * (board.mayor === row ? 2 : 1);
  const houses = at(board.rows, row);
  const height = HEAD + Math.max(LOWEST, ...houses.map((house) => drawHouse(house).height)) + FOOT;
  const drawn = houses.map((house, lot) => {
    const house_ = drawHouse(house);
    const owner = houseOwner(board, house);
    const middle = { middle: true };
    return [
      place(14 + lot * LOT, height - FOOT - house_.height, house_.svg),
      text(50 + lot * LOT, height - FOOT + 20, signed(houseValue(house) * factor), 15, { ...middle, bold: true }),
      text(50 + lot * LOT, height - FOOT + 37, owner === null ? '' : short(at(document.players, owner)), 12, middle),
    ].join('');
  });
  const state = [say(isDone ? 'pad-row-finished' : 'pad-row-torn'), board.mayor === row ? '× 2' : ''].join(' ');
  const svg = [
    `<rect width="${WIDTH - 2 * EDGE}" height="${height}" rx="12" fill="${isDone ? 'var(--h-meadow)' : 'var(--s-kerb)'}"/>`,
    text(14, 26, rowName(row), 18, { bold: true }),
    text(WIDTH - 2 * EDGE - 14, 26, state, 16, { bold: true, end: true, fill: isDone ? GREEN : RED }),
    ...drawn,
  ].join('');
  return { svg, height };
}

/** A name that fits under a house. */
const short = (name: string): string => (name.length > 12 ? `${name.slice(0, 11)}…` : name);
