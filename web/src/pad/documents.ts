/** What is kept: one document for every game on the pad, and for every deal. */

import { newKey } from '../lib/drafts';
import { HEIMAT, SLOTS } from './facts';

export const FORMAT = 'housewright-pad';
export const VERSION = 1;
export const MOST_SHEETS = 8;
export const MOST_NAME = 40; // signs of a name

export interface Head {
  format: typeof FORMAT;
  version: typeof VERSION;
  id: string;
  title: string;
  made: number; // milliseconds since 1970
  changed: number;
  revision: number; // counts up with every change
}

/** Entries, each of one or more marks; those from `at` on are undone and can be redone. */
export interface Log {
  entries: string[];
  at: number;
}

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

export interface WelcomeDocument extends Head {
  game: 'welcome';
  guarded: boolean;
  solo: boolean;
  roundabouts: boolean;
  plans: TablePlan[];
  sheets: PadSheet[];
  others: Other[];
}

export interface PadBoard extends Log {
  cheques: number[]; // of every seat at the start of the game
}

export interface HeimatDocument extends Head {
  game: 'heimat';
  players: string[];
  agreed: number; // games of the series
  brief: boolean; // only whose the houses are and what they are worth
  boards: PadBoard[];
}

export interface DealerDocument extends Head {
  game: 'dealer';
  mode: 'piles' | 'solo';
  plans: string[];
  shuffles: number[][];
  log: string[];
  at: number;
}

export type Document = WelcomeDocument | HeimatDocument | DealerDocument;

function head(title: string): Head {
  const now = Date.now();
  return { format: FORMAT, version: VERSION, id: newKey(), title, made: now, changed: now, revision: 0 };
}

export const noPlan = (): TablePlan => ({ name: null, text: '', high: 0, low: 0, turned: false });
export const newLog = (): Log => ({ entries: [], at: 0 });

/** A pad of Welcome To before the first mark. */
export function newWelcome(
  title: string,
  players: string[],
  choice: { guarded: boolean; solo: boolean; roundabouts: boolean },
): WelcomeDocument {
  const sheets = players.map((player) => ({ player, town: '', ...newLog() }));
  return {
    ...head(title),
    game: 'welcome',
    ...choice,
    plans: Array.from({ length: SLOTS }, noPlan),
    sheets,
    others: [],
  };
}

/** A pad of Neue Heimat before the first mark. */
export function newHeimat(title: string, players: string[], agreed: number, brief: boolean): HeimatDocument {
  const board = { ...newLog(), cheques: players.map(() => HEIMAT.cheques) };
  return { ...head(title), game: 'heimat', players, agreed, brief, boards: [board] };
}

/** A deal before its first round is closed. */
export function newDealer(title: string, mode: 'piles' | 'solo', plans: string[], order: number[]): DealerDocument {
  return { ...head(title), game: 'dealer', mode, plans, shuffles: [order], log: [], at: 0 };
}

/** The log with one more entry; what was undone cannot be redone any more. */
export function written<T extends Log>(log: T, entry: string): T {
  return { ...log, entries: [...log.entries.slice(0, log.at), entry], at: log.at + 1 };
}

/** The log one step back or forth. */
export function stepped<T extends Log>(log: T, by: 1 | -1): T {
  return { ...log, at: Math.min(Math.max(log.at + by, 0), log.entries.length) };
}
