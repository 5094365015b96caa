/** Names of people, pieces and places in the reader's language. */

import { say as sayOf, type Args } from '../../lib/messages.svelte';
import { preferences } from '../../lib/preferences.svelte';
import type { StoryEvent } from '../../lib/table.svelte';
import type { Told } from '../../lib/telling';
import { verdictOf } from '../../lib/verdict';
import type { Colour, Description, Lot, Piece, Placing, Storey } from './description';
import { readPiece } from './drawings/pieces';

export { capital } from '../../lib/locale';

/** A message of this game, or one that all pages share. */
export const say = (key: string, args: Args = {}): string => sayOf(key, args, 'heimat');

/** Parts of a sentence as a list of the language, with an "and" before the last. */
export const listed = (parts: string[]): string =>
  new Intl.ListFormat(preferences.language, { type: 'conjunction' }).format(parts);

/** The same without one. */
export const counted = (parts: string[]): string =>
  new Intl.ListFormat(preferences.language, { type: 'unit' }).format(parts);

export const colourName = (colour: Colour): string => say(`colour-${colour}`);

/** A cube: 'white 5'; only its colour if the value is hidden. */
export const cubeName = ({ colour, value }: Storey): string =>
  value === null ? colourName(colour) : say('heimat-cube', { colour: colourName(colour), value });

export function pieceName(piece: Piece): string {
  if (piece.kind === 'cube') return cubeName(piece);
  const state =
    piece.kind !== 'roof' ? piece.kind : piece.value === null ? 'roof-down' : piece.value === 0 ? 'roof-blank' : 'roof';
  const value = piece.kind === 'roof' ? (piece.value ?? 0) : 0;
  return say('heimat-piece', { kind: state, value, permit: piece.kind === 'permit' ? piece.piece : '' });
}

/** A placing in a few words: a lot, or what happens to a row. */
export function placingName({ kind, lot, row, longer, permit }: Placing): string {
  const what = kind === 'permit' ? (longer ? 'longer' : 'shorter') : kind;
  return say('heimat-placing', { kind: what, lot: lot ?? '', row: row ?? '', permit: permit ?? '' });
}

/** A lot as a message: what stands there, and for whom it counts. */
export function lotMessage(lot: Lot, names: readonly string[]): Told {
  const top = lot.storeys.at(-1);
  if (!top) return { key: 'heimat-lot-empty', args: { lot: lot.lot, fenced: lot.single_storey ? 'yes' : 'no' } };
  const below = lot.storeys.slice(0, -1).reverse();
  return {
    key: 'heimat-lot-house',
    args: {
      lot: lot.lot,
      storeys: lot.storeys.length,
      top: cubeName(top),
      lower: below.length > 0 ? 'yes' : 'no',
      below: listed(below.map(cubeName)),
      roofed: lot.roof === null ? 'no' : 'yes',
      roof: lot.roof ?? 0,
      owner: names[lot.owner ?? 0] ?? '',
    },
  };
}

export function lotName(lot: Lot, names: readonly string[]): string {
  const { key, args } = lotMessage(lot, names);
  return say(key, args);
}

/** Pieces and colours of an event by name. */
export function storyWords({ piece, cube, colour }: StoryEvent): Args {
  const words: Args = {};
  if (typeof piece === 'string') words.piece = pieceName(readPiece(piece));
  if (typeof cube === 'string') words.cube = pieceName(readPiece(cube));
  if (typeof colour === 'string') words.colour = colourName(colour as Colour);
  return words;
}

/** Who won, the series if there is one. */
function winnerOf({ seats, games }: Description, names: readonly string[]): string {
  const winners = seats.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  return say('heimat-wins', { count: winners.length, players: listed(winners), series: games > 1 ? 'yes' : 'no' });
}

/** How it ended for the reader, and who won, where that does not say it. */
export function resultOf(description: Description, names: readonly string[], you: number | null): string[] {
  const { seats, games } = description;
  const own = verdictOf(seats, you);
  const winner = winnerOf(description, names);
  if (own === null) return [winner];
  const isSaid = games === 1 && seats.every(({ seat, place }) => (place === 1) === (seat === you));
  return isSaid ? [own] : [own, winner];
}
