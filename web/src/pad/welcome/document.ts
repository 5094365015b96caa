/** A game of Welcome To on the pad. */

import { newDocument, newLog, type Document, type Log } from '../documents';
import { MOST_TOTAL, readLog, type Body, type Reader } from '../reader';
import { findPlan, SLOTS, WELCOME } from './rules/facts';
import { readMark } from './rules/marks';

export const MOST_SHEETS = 8;
const MOST_POINTS = 99;

/** A plan on the table: one of the box, or typed in. */
export interface TablePlan {
  name: string | null; // of the box
  text: string; // typed in
  high: number;
  low: number;
  turned: boolean;
}

export interface PadSheet extends Log {
  player: string;
  town: string;
}

/** Somebody who plays along with a sheet that is not on this device. */
export interface Other {
  name: string;
  temps: number;
  total: number | null;
}

export interface WelcomeDocument extends Document {
  game: 'welcome';
  guarded: boolean;
  solo: boolean;
  roundabouts: boolean;
  plans: TablePlan[];
  sheets: PadSheet[];
  others: Other[];
}

export const noPlan = (): TablePlan => ({ name: null, text: '', high: 0, low: 0, turned: false });

/** A pad of Welcome To before the first mark. */
export function newWelcome(
  title: string,
  players: string[],
  choice: { guarded: boolean; solo: boolean; roundabouts: boolean },
): WelcomeDocument {
  const sheets = players.map((player) => ({ player, town: '', ...newLog() }));
  return {
    ...newDocument('welcome', title),
    ...choice,
    plans: Array.from({ length: SLOTS }, noPlan),
    sheets,
    others: [],
  };
}

/** What a file says of it. */
export function readWelcome(source: Reader): Body<WelcomeDocument> {
  return {
    game: 'welcome',
    guarded: source.get('guarded').flag(),
    solo: source.get('solo').flag(),
    roundabouts: source.get('roundabouts').flag(),
    plans: source.get('plans').list(SLOTS, SLOTS, readPlan),
    sheets: source.get('sheets').list(1, MOST_SHEETS, (item) => ({
      player: item.get('player').text(),
      town: item.get('town').text(),
      ...readLog(item, (text) => readMark(text) !== null),
    })),
    others: source.get('others').list(0, 99, (item) => ({
      name: item.get('name').text(),
      temps: item.get('temps').int(0, WELCOME.mostTemps),
      total: item.get('total').maybe((total) => total.int(-MOST_TOTAL, MOST_TOTAL)),
    })),
  };
}

function readPlan(source: Reader): TablePlan {
  const name = source.get('name').maybe((item) => item.text());
  if (name !== null && findPlan(name) === null) source.get('name').wrong();
  return {
    name,
    text: source.get('text').text(),
    high: source.get('high').int(0, MOST_POINTS),
    low: source.get('low').int(0, MOST_POINTS),
    turned: source.get('turned').flag(),
  };
}
