/** Everything that can be entered on a board of Neue Heimat, each with an exact text, and what it does. */

import { HEIMAT } from './facts';
import { at } from '../items';
import { colourOf, newBoard, type Board, type House } from './board';

const ROWS = 'ABC';
const MOST_MONEY = 99;
const MOST_POINTS = 99;

type Make = (board: Board) => void;

const FORMS: [form: RegExp, read: (parts: string[], seats: number) => Make | null][] = [
  [
    /^([ABC])(\d{1,2})\+([BGYRPW][1-6])$/,
    ([row, lot, cube = '']) => onHouse(row, lot, (houses, index) => addCube(houses, index, cube)),
  ],
  [/^([ABC])(\d{1,2})-$/, ([row, lot]) => onHouse(row, lot, removeCube)],
  [
    /^([ABC])(\d{1,2})\^([0-6])$/,
    ([row, lot, roof]) => onHouse(row, lot, (houses, index) => putRoof(houses, index, Number(roof))),
  ],
  [
    /^([ABC])(\d{1,2})=(\d):(\d{1,2})$/,
    ([row, lot, seat, points], seats) => brief(row, lot, Number(seat), Number(points), seats),
  ],
  [/^([ABC])(\d{1,2})x$/, ([row, lot]) => onHouse(row, lot, (houses, index) => void houses.splice(index, 1))],
  [
    /^([ABC])([fu])$/,
    ([row, sign]) =>
      (board) =>
        void (board.finished[rowOf(row)] = sign === 'f'),
  ],
  [
    /^(I{1,3})([<>])([ABC])$/,
    ([permit = '', sign, row]) => permitMark(permit, { row: rowOf(row), sign: sign === '>' ? 1 : -1 }),
  ],
  [/^(I{1,3})\.$/, ([permit = '']) => permitMark(permit, null)],
  [
    /^M([ABC.])$/,
    ([row]) =>
      (board) =>
        void (board.mayor = row === '.' ? null : rowOf(row)),
  ],
  [/^([BGYRPW])=(\d)$/, ([colour = '', seat], seats) => ownerMark(colour, Number(seat) - 1, seats)],
  [
    /^([BGYRPW])\.$/,
    ([colour = '']) =>
      (board) =>
        void (board.owners[colourOf(colour)] = null),
  ],
  [
    /^(\d)([$c])(\d{1,2})$/,
    ([seat, sign, amount], seats) => moneyMark(Number(seat) - 1, sign === '$', Number(amount), seats),
  ],
];

const rowOf = (letter: string | undefined): number => ROWS.indexOf(letter ?? '?');

/** What the mark of a text does, null if it is none. */
export function readBoardMark(text: string, seats: number): Make | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (found) return read(found.slice(1), seats);
  }
  return null;
}

function onHouse(
  row: string | undefined,
  lot: string | undefined,
  change: (houses: House[], index: number) => void,
): Make | null {
  const index = Number(lot) - 1;
  if (index < 0 || index >= HEIMAT.lots) return null;
  return (board) => {
    const houses = at(board.rows, rowOf(row));
    if (index <= houses.length) change(houses, index);
  };
}

const newHouse = (): House => ({ cubes: [], roof: 0, owner: null, points: 0 });

function addCube(houses: House[], index: number, cube: string): void {
  const house = houses[index] ?? newHouse();
  house.cubes = [...house.cubes, cube].slice(0, HEIMAT.values);
  houses[index] = house;
}

/** Take the top cube off; a house without cubes is gone. */
function removeCube(houses: House[], index: number): void {
  const house = houses[index];
  if (!house) return;
  house.cubes.pop();
  if (house.cubes.length === 0) houses.splice(index, 1);
}

function putRoof(houses: House[], index: number, roof: number): void {
  const house = houses[index];
  if (house) house.roof = roof;
}

function brief(
  row: string | undefined,
  lot: string | undefined,
  seat: number,
  points: number,
  seats: number,
): Make | null {
  if (seat < 1 || seat > seats || points > MOST_POINTS) return null;
  return onHouse(row, lot, (houses, index) => void (houses[index] = { ...newHouse(), owner: seat - 1, points }));
}

function permitMark(permit: string, where: Board['permits'][number]): Make {
  return (board) => void (board.permits[HEIMAT.permits.indexOf(permit)] = where);
}

function ownerMark(colour: string, seat: number, seats: number): Make | null {
  if (seat < 0 || seat >= seats) return null;
  return (board) => void (board.owners[colourOf(colour)] = seat);
}

function moneyMark(seat: number, isBlack: boolean, amount: number, seats: number): Make | null {
  if (seat < 0 || seat >= seats || amount > MOST_MONEY) return null;
  return (board) => void ((isBlack ? board.black : board.cheques)[seat] = amount);
}

/** The board after these entries. */
export function foldBoard(entries: readonly string[], cheques: readonly number[]): Board {
  const board = newBoard(cheques);
  for (const text of entries.flatMap((entry) => entry.split(' '))) {
    const make = readBoardMark(text, cheques.length);
    if (make === null) throw new Error(`'${text}' is no mark`);
    make(board);
  }
  return board;
}
