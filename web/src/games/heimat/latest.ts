/** What the last turn changed, so that it is marked until the next thing happens. */

import type { StoryEvent } from '../../lib/table.svelte';
import type { Colour, RowName } from './description';

export interface Latest {
  lot: string | null; // that was built on
  rows: RowName[]; // longer, shorter, with the mayor, finished, reopened
  colours: Colour[]; // that found an owner
  bidder: number | null; // who bid or passed
}

const BIDS = ['story-bid', 'story-pass'];

export function latestOf(story: readonly StoryEvent[]): Latest {
  const found: Latest = { lot: null, rows: [], colours: [], bidder: null };
  if (story.some(({ event }) => event === 'story-next-game')) return found; // on an empty board
  for (const { event, seat, lot, row, colour } of story) {
    if (typeof lot === 'string') found.lot = lot;
    if (typeof row === 'string') found.rows.push(row as RowName);
    if (typeof colour === 'string') found.colours.push(colour as Colour);
    if (BIDS.includes(event)) found.bidder = seat ?? null;
  }
  return found;
}
