/** What is kept: one document for every game on the pad, and for every deal. */

import { newKey } from '../lib/drafts';

export const FORMAT = 'housewright-pad';
export const VERSION = 1;
export const MOST_NAME = 40; // signs of a name

export interface Document {
  format: typeof FORMAT;
  version: typeof VERSION;
  game: string; // or what else a pad is for
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

/** A document before anything is written into it. */
export function newDocument<Game extends string>(game: Game, title: string): Document & { game: Game } {
  const now = Date.now();
  return { format: FORMAT, version: VERSION, game, id: newKey(), title, made: now, changed: now, revision: 0 };
}

export const newLog = (): Log => ({ entries: [], at: 0 });

/** The log with one more entry; what was undone cannot be redone any more. */
export function written<T extends Log>(log: T, entry: string): T {
  return { ...log, entries: [...log.entries.slice(0, log.at), entry], at: log.at + 1 };
}

/** The log one step back or forth. */
export function stepped<T extends Log>(log: T, by: 1 | -1): T {
  return { ...log, at: Math.min(Math.max(log.at + by, 0), log.entries.length) };
}
