/** The stories of all rounds, sorted by auctions and by games. */

import type { StoryEvent } from '../../../lib/table.svelte';
import type { Line, Piece, Row } from '../description';
import { readPiece } from '../drawings/pieces';

/** A bid, or why there is none: passed, or not asked because too few cheques were left to raise. */
export interface Bid {
  seat: number;
  state: 'bid' | 'passed' | 'cannot';
  amount: number;
}

const BIDS: Record<string, Bid['state']> = { 'story-bid': 'bid', 'story-pass': 'passed', 'story-skipped': 'cannot' };

export interface Told {
  game: number;
  number: number; // of the auction, in its game
  auctioneer: number;
  black: boolean; // a cheque went into the box before
  piece: Piece;
  bids: Bid[];
  end: StoryEvent | null; // sold, kept, free, blank
  then: StoryEvent[]; // the placing, and what followed from it
}

export interface Result {
  game: number;
  winners: number[];
  lines: Record<Line, number>[]; // by seat
  rows: Row[]; // the board as it stood
}

const ENDS = ['story-sold', 'story-must-sell', 'story-kept', 'story-free', 'story-blank'];

/** Every auction so far, the running one last. */
export function auctionsOf(rounds: readonly StoryEvent[][]): Told[] {
  const found: Told[] = [];
  let game = 1;
  let black = false;
  for (const event of rounds.flat()) {
    const last = found.at(-1);
    if (event.event === 'story-black') black = true;
    else if (event.event === 'story-offer') {
      const number = last?.game === game ? last.number + 1 : 1;
      const piece = readPiece(event.piece as string);
      found.push({ game, number, auctioneer: event.seat ?? 0, black, piece, bids: [], end: null, then: [] });
      black = false;
    } else if (last) {
      take(last, event);
      if (event.event === 'story-next-game') game = Number(event.number);
    }
  }
  return found;
}

function take(auction: Told, event: StoryEvent): void {
  const state = BIDS[event.event];
  if (state) auction.bids.push({ seat: event.seat ?? 0, state, amount: Number(event.amount ?? 0) });
  else if (event.event === 'story-drawn') auction.piece = { kind: 'roof', value: Number(event.value) };
  else if (ENDS.includes(event.event)) {
    auction.end = event;
    if (event.event === 'story-blank') auction.piece = { kind: 'roof', value: 0 };
  } else auction.then.push(event);
}

/** How the earlier games of a series ended. */
export function resultsOf(rounds: readonly StoryEvent[][]): Result[] {
  const found: Result[] = [];
  for (const events of rounds) {
    const next = events.find((event) => event.event === 'story-next-game');
    if (!next) continue;
    const winners = events.filter((event) => event.event === 'story-won').map((event) => event.seat ?? 0);
    const { lines, rows } = { lines: next.results, rows: next.rows } as unknown as Pick<Result, 'lines' | 'rows'>;
    found.push({ game: Number(next.number) - 1, winners, lines, rows });
  }
  return found;
}
