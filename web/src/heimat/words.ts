/** Names of people, pieces and places in the reader's language. */

import type { Seat } from '../lib/api';
import { knows, say, type Args } from '../lib/messages.svelte';
import { preferences } from '../lib/preferences.svelte';
import { COLOURS, type Colour, type Description, type Lot, type PermitName, type Piece, type Storey } from './description';
import { LETTERS } from './drawings';

/** A message of this game, or one that all pages share. */
export const tell = (key: string, args: Args = {}): string => say(key, args, 'heimat');

/** The same with a capital letter at its beginning. */
export const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(preferences.language));

/** A number with its sign; nothing has none. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(preferences.language, { signDisplay: 'exceptZero' }).format(value);

/** Parts of a sentence as a list of the language. */
export const listed = (parts: string[]): string =>
  new Intl.ListFormat(preferences.language, { style: 'short', type: 'conjunction' }).format(parts);

/** What everybody is called; computer players of the same name are told apart by their seats. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map(({ name, person }) =>
    person ? name : knows(`player-${name}`, 'heimat') ? tell(`player-${name}`) : capital(name),
  );
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? tell('heimat-same-name', { name, number: seat + 1 }) : name,
  );
}

export const colourName = (colour: Colour): string => tell(`colour-${colour}`);

/** A cube: 'white 5'; only its colour if the value is hidden. */
export const cubeName = ({ colour, value }: Storey): string =>
  value === null ? colourName(colour) : tell('heimat-cube', { colour: colourName(colour), value });

export function pieceName(piece: Piece): string {
  if (piece.kind === 'cube') return cubeName(piece);
  const state = piece.kind !== 'roof' ? piece.kind : piece.value === null ? 'roof-down' : piece.value === 0 ? 'roof-blank' : 'roof';
  const value = piece.kind === 'roof' ? (piece.value ?? 0) : 0;
  return tell('heimat-piece', { kind: state, value, permit: piece.kind === 'permit' ? piece.piece : '' });
}

/** The piece that a text of the notation names: 'W5', 'r3', 'II', '#', 'M', '^'. */
export function readPiece(text: string): Piece {
  if (text === '^') return { kind: 'roof', value: null };
  if (text === '#') return { kind: 'blank_cube', piece: '#' };
  if (text === 'M') return { kind: 'mayor', piece: 'M' };
  const colour = COLOURS.find((each) => LETTERS[each] === text[0]);
  if (colour) return { kind: 'cube', cube: text, colour, value: Number(text.slice(1)) };
  return { kind: 'permit', piece: text as PermitName };
}

/** The piece that an offer would put up: the cube at an end of the display, or another piece. */
export function offeredPiece(description: Description, offer: string): Piece {
  const row = description.display[Number(offer[1]) - 1]?.filter((cube) => cube !== null);
  const found = offer[0] === '<' ? row?.[0] : offer[0] === '>' ? row?.at(-1) : undefined;
  return found ? { kind: 'cube', ...found } : readPiece(offer);
}

/** A lot as a sentence: what stands there, and for whom it counts. */
export function lotName(lot: Lot, names: readonly string[]): string {
  const top = lot.storeys.at(-1);
  if (!top) return tell('heimat-lot-empty', { lot: lot.lot, fenced: lot.single_storey ? 'yes' : 'no' });
  const below = lot.storeys.slice(0, -1).reverse();
  return tell('heimat-lot-house', {
    lot: lot.lot,
    storeys: lot.storeys.length,
    top: cubeName(top),
    lower: below.length > 0 ? 'yes' : 'no',
    below: listed(below.map(cubeName)),
    roofed: lot.roof === null ? 'no' : 'yes',
    roof: lot.roof ?? 0,
    owner: names[lot.owner ?? 0] ?? '',
  });
}
