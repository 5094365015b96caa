/** What the server describes of a game of Neue Heimat. */

import type { Json } from '../../lib/changes';

export const COLOURS = ['blue', 'green', 'yellow', 'red', 'purple', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
/** Letters are notation, the same in all languages. */
export const LETTERS: Record<Colour, string> = {
  blue: 'B',
  green: 'G',
  yellow: 'Y',
  red: 'R',
  purple: 'P',
  white: 'W',
};

export type RowName = 'A' | 'B' | 'C';
export type PermitName = 'I' | 'II' | 'III';
export type Phase = 'offer' | 'bid' | 'decide' | 'place';
export type Line = 'row-A' | 'row-B' | 'row-C' | 'black' | 'game' | 'earlier' | 'total' | 'wins';

export interface Storey {
  colour: Colour;
  value: number | null; // hidden if null
}

export interface Lot {
  lot: string; // 'A3'
  single_storey: boolean;
  permitted: boolean;
  storeys: Storey[]; // from the ground up
  roof: number | null;
  owner: number | null;
  visible_value: number | null;
}

export interface Row {
  row: RowName;
  length: number;
  built: number;
  finished: boolean;
  stream: number; // lots before it
  mayor: boolean;
  permits: { permit: PermitName; longer: boolean }[];
  lots: Lot[];
}

export interface Cube {
  cube: string; // 'W5'
  colour: Colour;
  value: number;
}

export type Special = PermitName | '#' | 'M';

export type Piece =
  | ({ kind: 'cube' } & Cube)
  | { kind: 'roof'; value: number | null } // not turned up yet if null
  | { kind: 'permit'; piece: PermitName }
  | { kind: 'blank_cube' | 'mayor'; piece: '#' | 'M' };

export interface Outcome {
  move: 'sell' | 'keep';
  possible: boolean;
  payer: number;
  receiver: number;
  amount: number;
  cheques: number[]; // of every seat, afterwards
}

/** What a placing of the piece on offer would do. */
export interface Placing {
  move: string;
  kind: 'place' | 'permit' | 'remove' | 'mayor' | 'discard';
  lot?: string;
  row?: RowName;
  longer?: boolean;
  permit?: PermitName;
  length?: number; // of the row, afterwards
  finishes?: boolean;
  reopens?: boolean;
  ends?: boolean; // the game
  before?: number | null; // owner of the house, if one stands
  owner?: number | null; // afterwards; null: whoever places it
  worth?: number; // of the house afterwards, as far as it is visible, doubled by the mayor
  hidden?: boolean; // lower floors add to it
}

export interface Auction {
  phase: Phase;
  auctioneer: number;
  actor: number | null;
  piece: Piece | null;
  highest: number;
  bidder: number | null;
  must_sell_from: number;
  bidders: { seat: number; state: 'asked' | 'now' | 'to-come' | 'cannot' }[]; // in their order
  outcomes: Outcome[];
  placings: Placing[];
}

export interface SeatDescription {
  seat: number;
  cheques: number;
  black: number;
  colours: Colour[];
  score: Record<Line, number>;
  lower_bound: boolean;
  place: number;
}

export interface LedgerEntry {
  row: RowName;
  seat: number;
  now: number;
  finished: number;
  unfinished: number;
  lower_bound: boolean;
}

export interface Reason {
  key: string;
  args: Record<string, Json>;
  clause: string;
}

export interface Target {
  move: string;
  kind: 'black' | 'offer' | 'bid' | 'pass' | 'sell' | 'keep' | 'place' | 'permit' | 'remove' | 'mayor' | 'discard';
  reason: Reason | null;
  piece?: string;
  amount?: number;
  lot?: string;
  row?: RowName;
  longer?: boolean;
  permit?: PermitName;
}

export interface Description {
  game: 'heimat';
  options: string[];
  viewer: number | null;
  turn_number: number;
  game_number: number;
  games: number;
  over: boolean;
  floors_hidden: boolean;
  rows: Row[];
  display: (Cube | null)[][];
  roofs: { left: number; numbered_left: number };
  specials: { piece: Special; on_offer: boolean; gone: boolean; row: RowName | null }[];
  owners: Record<Colour, number | null>;
  offers: string[]; // pieces that can be offered: '<1', '>1', …, 'I', '#', 'M', '^'
  auction: Auction;
  seats: SeatDescription[];
  ledger: LedgerEntry[];
  decided_by: 'two-wins' | 'total' | 'wins' | 'cheques' | 'shared' | null;
  step: Phase | 'done' | null;
  targets: Target[];
}
