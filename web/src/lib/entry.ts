/** What the pages know of a game: one entry each, brought by the index of games. */

import type { Component } from 'svelte';
import type { IconName } from './icons';
import type { Seat } from './api';
import type { Json } from './patches';
import type { Args } from './messages.svelte';
import type { Language } from './preferences.svelte';
import type { StoryEvent, TableStore } from './table.svelte';

/** A moment of a finished game. */
export interface PastProps {
  game: string;
  description: Json;
  before: Json | null; // how the round began that led to it; null at the beginning
  chairs: readonly Seat[];
  seat: number | null; // whose view it is; everybody's if null
  names: (seat: number) => string;
  stories: readonly StoryEvent[][]; // of the rounds before, where rounds are steps; else of the last one
  onseat: (seat: number) => void; // to see what a seat saw
}

/** Parts of a game that a replay can jump to: the event that opens one, and the messages about them. */
export interface Parts {
  opens: string;
  place: string; // which part of how many
  back: string;
  on: string;
}

/** A turn that is looked back at: the position before it, the turn that was made and the best one. */
export interface TurnedProps {
  game: string;
  description: Json; // before the turn, as its seat saw it
  seat: number;
  own: Json | null; // what the turn left; null if it is not to be shown
  best: Json | null;
  moves: { own: readonly string[]; best: readonly string[] };
  names: (seat: number) => string;
  chairs: readonly Seat[];
}

/** How a line of the score looks, and which lines are told as one. */
export interface LineLook {
  group: string; // the message of its name
  icon: IconName;
  colour: string; // of the tokens
}

/** What somebody had in the end. */
export interface Standing {
  seat: number;
  place: number;
  points: number;
}

/** A piece that was offered in a round. */
export interface Auctioned {
  round: number;
  name: string;
  piece: unknown;
}

/** How a game looks back. */
export interface LookingBack {
  turned: Lazy<TurnedProps & Record<string, unknown>>; // sheet or board with both turns
  small: Lazy<TurnedProps & Record<string, unknown>>; // the places that matter
  piece: Lazy<{ piece: unknown }> | null; // that was sold in an auction
  auctioned: (stories: readonly StoryEvent[][]) => Auctioned[];
  ends: string | null; // the move that ends a turn in which nothing more must be done
  line: (line: string) => LineLook;
  standings: (description: Json) => Standing[];
}

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface GameEntry {
  icon: IconName;
  table: Lazy<{ store: TableStore }>;
  past: Lazy<PastProps & Record<string, unknown>>;
  scene: Component | null; // drawn above everything about this game
  roofs: readonly string[]; // paths of the roofs in its waiting room
  aid: Lazy<Record<string, never>> | null; // what one would like to have beside the board
  rules: ((language: Language) => Promise<string>) | null; // null: the server has them
  words: (event: StoryEvent) => Args; // what an event of its story names, in the reader's language
  best: (options: string) => number | null; // the best result of a game alone on this device
  pace: number; // milliseconds for a round of a replay
  isStepwise: boolean; // rounds are small steps of one seat, told one by one
  parts: Parts | null; // what such steps make up
  hasSwitches: boolean; // options are offered one by one, beside the variants
  hasTowns: boolean; // seats have towns with a name
  hasActions: boolean; // some of its actions need no decision
  opponents: number; // that are offered at first
  back: LookingBack;
  leastReason: number; // points of a line that are a reason for a hint: fewer may be chance of the games played on
}

let entries: Record<string, GameEntry> = {};
let plain: GameEntry | null = null;

/** The games that have an entry, in their order; `rest` is for all others. */
export function bringGames(known: Record<string, GameEntry>, rest: GameEntry): void {
  entries = known;
  plain = rest;
}

/** The games that have an entry, the first one first. */
export const ownGames = (): string[] => Object.keys(entries);

/** The game that stands for all, where none is named. */
export const firstGame = (): string => ownGames()[0] ?? '';

/** The entry of a game; one that has none is shown plainly. */
export function entryOf(game: string): GameEntry {
  const entry = Object.hasOwn(entries, game) ? entries[game] : plain;
  if (!entry) throw new Error('no games were brought');
  return entry;
}
