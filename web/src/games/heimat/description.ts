/** What the server describes and tells of a game of Neue Heimat, by the names that the pages use. */

import type { components } from '../../lib/schema';

type Schemas = components['schemas'];
export type Description = Schemas['heimat.Description'];
export type Row = Schemas['heimat.BoardRow'];
export type RowName = Row['row'];
export type Lot = Schemas['heimat.Lot'];
export type Storey = Schemas['heimat.Storey'];
export type Colour = Storey['colour'];
export type Cube = Schemas['heimat.Cube'];
export type Special = Schemas['heimat.Special']['piece'];
export type PermitName = Schemas['heimat.Permit']['permit'];
export type Auction = Schemas['heimat.Auction'];
export type Phase = Auction['phase'];
export type OfferedPiece = NonNullable<Auction['piece']>;
/** A piece that was or is on offer; a story names a cube that is covered now by its colour only. */
export type Piece =
  | Exclude<OfferedPiece, { kind: 'cube' }>
  | (Omit<Extract<OfferedPiece, { kind: 'cube' }>, 'value'> & { value: number | null });
export type Outcome = Schemas['heimat.Outcome'];
export type Placing = Schemas['heimat.Placing'];
export type SeatDescription = Schemas['heimat.SeatDescription'];
export type Line = keyof Schemas['heimat.Lines'];
export type Sum = Schemas['heimat.Sum'];
export type LedgerEntry = Schemas['heimat.LedgerEntry'];
export type Target = Schemas['heimat.Target'];
export type Reason = Schemas['heimat.Objection'];

/** Letters are notation, the same in all languages. */
export const LETTERS: Record<Colour, string> = {
  blue: 'B',
  green: 'G',
  yellow: 'Y',
  red: 'R',
  purple: 'P',
  white: 'W',
};
export const COLOURS = ['blue', 'green', 'yellow', 'red', 'purple', 'white'] as const satisfies readonly Colour[];
