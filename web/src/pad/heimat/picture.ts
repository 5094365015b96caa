/** A board with its reckoning as a picture. */

import { say } from '../../lib/messages.svelte';
import { change, signed } from '../../lib/numbers';
import { at } from '../facts';
import { GREEN, GREY, picture, place, RED, table, text, type Picture } from '../svg';
import { houseOwner, houseValue, isFinished } from './board';
import type { Ledger } from './ledger.svelte';
import { drawHouse } from './pieces';

const WIDTH = 1000;
const EDGE = 30;
const ROW = 220;

export function boardPicture(ledger: Ledger): Picture {
  const { document, board } = ledger;
  const scores = at(ledger.scores, ledger.index);
  const column = Math.min(150, 640 / document.players.length);
  const lines = [
    ['', ...document.players],
    ...board.rows.map((_, row) => [rowName(row), ...scores.map((score) => change(at(score.rows, row)))]),
    [say('line-black', {}, 'heimat'), ...scores.map(({ black }) => change(black))],
    [say('line-total', {}, 'heimat'), ...scores.map(({ game }) => signed(game))],
  ];
  const below = 110 + 3 * (ROW + 10) + 40;
  const inside = [
    text(EDGE, 52, document.title, 32, { bold: true }),
    text(
      EDGE,
      82,
      [
        say('pad-game-number', { number: ledger.index + 1 }),
        new Date(document.changed).toISOString().slice(0, 10),
      ].join(' · '),
      16,
      { fill: GREY },
    ),
    ...board.rows.map((_, row) => place(EDGE, 110 + row * (ROW + 10), drawRow(ledger, row))),
    table(EDGE, below, [240, ...document.players.map(() => column)], lines),
  ];
  return picture(WIDTH, below + lines.length * 30 + 10, inside.join(''));
}

const rowName = (row: number): string => say(`line-row-${'ABC'.charAt(row)}`, {}, 'heimat');

function drawRow({ board, document }: Ledger, row: number): string {
  const isDone = isFinished(board, row);
  const factor = (isDone ? 1 : -1) * (board.mayor === row ? 2 : 1);
  const houses = at(board.rows, row).map((house, lot) => {
    const { svg, height } = drawHouse(house);
    const owner = houseOwner(board, house);
    const words = [signed(houseValue(house) * factor), owner === null ? '' : at(document.players, owner)].join(' ');
    return place(14 + lot * 92, ROW - 34 - height, svg) + text(50 + lot * 92, ROW - 12, words, 14, { middle: true });
  });
  const state = [say(isDone ? 'pad-row-finished' : 'pad-row-torn'), board.mayor === row ? '× 2' : ''].join(' ');
  return [
    `<rect width="${WIDTH - 2 * EDGE}" height="${ROW}" rx="12" fill="${isDone ? '#DCE7C0' : '#E6DBC8'}"/>`,
    text(14, 26, rowName(row), 18, { bold: true }),
    text(WIDTH - 2 * EDGE - 14, 26, state, 16, { bold: true, end: true, fill: isDone ? GREEN : RED }),
    ...houses,
  ].join('');
}
