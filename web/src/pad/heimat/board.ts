/** A board of Neue Heimat as it stands at the end, and what it is worth to everybody. */

import { HEIMAT } from './facts';
import { at } from '../items';

/** A house from the ground up; entered briefly, only whose it is and what it is worth. */
export interface House {
  cubes: string[]; // letter of the colour and value
  roof: number; // 0 if none
  owner: number | null; // seat, of a house that was entered briefly
  points: number;
}

export interface Board {
  rows: House[][];
  finished: boolean[]; // said by the players, for rows entered briefly
  permits: ({ row: number; sign: 1 | -1 } | null)[];
  mayor: number | null; // row
  owners: (number | null)[]; // seat that owns each colour
  black: number[];
  cheques: number[];
}

/** An empty board; purses as they are at the start of a game. */
export function newBoard(cheques: readonly number[]): Board {
  return {
    rows: Array.from({ length: HEIMAT.rows }, () => []),
    finished: Array<boolean>(HEIMAT.rows).fill(false),
    permits: HEIMAT.permits.map(() => null),
    mayor: null,
    owners: HEIMAT.colours.map(() => null),
    black: cheques.map(() => 0),
    cheques: [...cheques],
  };
}

export const colourOf = (cube: string): number => HEIMAT.letters.indexOf(cube.charAt(0));
export const valueOf = (cube: string): number => Number(cube.slice(1));
export const isBrief = (house: House): boolean => house.cubes.length === 0;

/** The permitted length of a row. */
export function lengthOf(board: Board, row: number): number {
  return board.permits.reduce(
    (length, permit, index) => (permit?.row === row ? length + permit.sign * (index + 1) : length),
    HEIMAT.stream,
  );
}

/** Every permitted lot is built and every house roofed; said by the players where houses were entered briefly. */
export function isFinished(board: Board, row: number): boolean {
  const houses = at(board.rows, row);
  if (houses.some(isBrief)) return at(board.finished, row);
  return houses.length === lengthOf(board, row) && houses.every((house) => house.roof > 0);
}

/** All its cubes and its roof. */
export function houseValue(house: House): number {
  return isBrief(house) ? house.points : house.cubes.reduce((sum, cube) => sum + valueOf(cube), house.roof);
}

/** The seat for which the house counts: the owner of its top cube. */
export function houseOwner(board: Board, house: House): number | null {
  return isBrief(house) ? house.owner : at(board.owners, colourOf(house.cubes.at(-1) ?? ''));
}

/** What the rows are worth to every seat, signed and doubled. */
export function rowPoints(board: Board, row: number): number[] {
  const factor = (board.mayor === row ? 2 : 1) * (isFinished(board, row) ? 1 : -1);
  const points = board.black.map(() => 0);
  for (const house of at(board.rows, row)) {
    const owner = houseOwner(board, house);
    if (owner !== null && owner < points.length) points[owner] = at(points, owner) + houseValue(house) * factor;
  }
  return points;
}

export interface GameScore {
  rows: number[]; // points of each row
  black: number;
  game: number;
  money: number; // cheques in hand and box together
}

/** Every line of every seat. */
export function scoreGame(board: Board): GameScore[] {
  const byRow = board.rows.map((_, row) => rowPoints(board, row));
  return board.black.map((black, seat) => {
    const rows = byRow.map((points) => at(points, seat) + 0); // no -0
    return { rows, black, game: rows.reduce((sum, each) => sum + each, black), money: black + at(board.cheques, seat) };
  });
}
