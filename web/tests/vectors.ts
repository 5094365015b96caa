/** What the engine said: written by tests/vectors, read here. */

import { readFileSync } from 'node:fs';
import { SLOTS } from '../src/pad/welcome/rules/facts';
import { newSheet, type Lot, type Sheet } from '../src/pad/welcome/rules/sheet';

export interface DrawnSheet {
  streets: string[];
  parks: number[];
  raised: number[];
  plans: number[];
  temps: number;
  refusals: number;
}

export interface DrawnBoard {
  rows: string[][];
  permits: ([row: number, sign: number] | null)[];
  mayor: number | null;
  owners: (number | null)[];
  black: number[];
  cheques: number[];
  lines: number[][];
  places: number[];
}

interface Round {
  cards: [number: number, action: string, next?: string][];
  left: number;
  next: string | null;
  turned: boolean[];
  why: string; // the reshuffle may not be asked for
}

export interface Decision {
  sheet: DrawnSheet;
  mark: string;
  reason: string;
  roundabouts?: boolean;
  plan?: string;
  needs?: number[];
  turn?: 'begun' | 'refused' | 'acted'; // where the turn is, if the question is about that
  after?: DrawnSheet; // if there is no reason against it
}

export interface Vectors {
  tables: { sheets: DrawnSheet[]; lines: number[][]; places: number[] }[];
  decisions: Decision[];
  piles: { shuffles: number[][]; rounds: (Round & { claims: number; wish: boolean })[] }[];
  solo: { deck: number[]; rounds: Round[] }[];
  boards: DrawnBoard[];
  series: { games: DrawnBoard[]; agreed: number; lines: number[][]; places: number[] }[];
}

/** The file that `python -m tests.vectors.writing FILE` wrote; tests/pages/test_pad_engine.py writes and names it. */
const file = process.env.PAD_VECTORS;
if (file === undefined) throw new Error('PAD_VECTORS must name the file of vectors');
export const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

const EARLIER = SLOTS + 1; // the engine does not say which plan used a house: none that is claimed here

/** The sheet of a drawing: b bis, p pool, u used, s served an estate plan, | fence on the right, @ roundabout. */
export function sheetOf(drawn: DrawnSheet): Sheet {
  const sheet = newSheet();
  const streets = drawn.streets.map((street) => street.split(' ').map(lotOf));
  const plans = drawn.plans.map((points) => (points === 0 ? null : points));
  return {
    ...sheet,
    streets,
    plans,
    parks: [...drawn.parks],
    raised: [...drawn.raised],
    temps: drawn.temps,
    refusals: drawn.refusals,
  };
}

function lotOf(text: string): Lot {
  return {
    number: /^\d/.test(text) ? Number.parseInt(text, 10) : null,
    bis: text.includes('b'),
    roundabout: text.startsWith('@'),
    pool: text.includes('p'),
    fence: text.endsWith('|'),
    plan: text.includes('u') ? EARLIER : 0,
    sealed: text.includes('s'),
  };
}

/** The drawing of a sheet, as the engine draws its own. */
export function draw(sheet: Sheet): DrawnSheet {
  const { parks, raised, temps, refusals } = sheet;
  const streets = sheet.streets.map((street) => street.map(drawLot).join(' '));
  return { streets, parks, raised, plans: sheet.plans.map((points) => points ?? 0), temps, refusals };
}

function drawLot({ number, roundabout, bis, pool, plan, sealed, fence }: Lot): string {
  const signs = [bis && 'b', pool && 'p', plan > 0 && 'u', sealed && 's', fence && '|'];
  return [number ?? (roundabout ? '@' : '.'), ...signs.filter(Boolean)].join('');
}
