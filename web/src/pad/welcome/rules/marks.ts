/** Marks: everything that can be written on a sheet or erased from it, each with an exact text. */

import { SLOTS, STREETS, WELCOME } from './facts';
import { at } from '../../items';
import { lotName } from './sheet';

export type Mark =
  | { kind: 'write'; number: number; bis: boolean; street: number; place: number }
  | { kind: 'bis'; street: number; place: number; from: number }
  | { kind: 'roundabout' | 'erase'; street: number; place: number }
  | { kind: 'fence' | 'pool'; street: number; place: number }
  | { kind: 'park'; street: number }
  | { kind: 'raise'; size: number } // houses - 1
  | { kind: 'temp' | 'refuse' }
  | { kind: 'claim'; slot: number; points: number }
  | { kind: 'serve' | 'use'; slot: number; street: number; place: number }
  | { kind: 'remove'; mark: Removable };
export type Removable =
  | { kind: 'fence' | 'pool'; street: number; place: number }
  | { kind: 'park'; street: number }
  | { kind: 'raise'; size: number }
  | { kind: 'temp' | 'refuse' }
  | { kind: 'claim'; slot: number };

const MOST_POINTS = 99; // of a plan that is typed in
const LOT = '([ABC])(\\d{1,2})';
const FORMS: [form: RegExp, read: (parts: string[]) => Mark | null][] = [
  [new RegExp(`^(\\d{1,2})(b?):${LOT}$`), readWrite],
  [new RegExp(`^${LOT}=${LOT}$`), readBis],
  [new RegExp(`^([@|~-])${LOT}$`), readPlace],
  [new RegExp(`^-([|~])${LOT}$`), ([sign, ...lot]) => erased(readPlace([sign ?? '', ...lot]))],
  [/^(-?)\*([ABC])$/, ([minus, street]) => maybeErased(minus, { kind: 'park', street: streetOf(street) })],
  [/^(-?)\$([1-6])$/, ([minus, size]) => maybeErased(minus, { kind: 'raise', size: Number(size) - 1 })],
  [/^(-?)([tx])$/, ([minus, sign]) => maybeErased(minus, { kind: sign === 't' ? 'temp' : 'refuse' })],
  [/^!([1-3])=(\d{1,2})$/, ([slot, points]) => readClaim(Number(slot) - 1, Number(points))],
  [/^-!([1-3])$/, ([slot]) => ({ kind: 'remove', mark: { kind: 'claim', slot: Number(slot) - 1 } })],
  [new RegExp(`^([&%])([1-3]):${LOT}$`), readServe],
];

/** The mark of a text, null if it is none. */
export function readMark(text: string): Mark | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (found) return read(found.slice(1));
  }
  return null;
}

const streetOf = (letter: string | undefined): number => STREETS.indexOf(letter ?? '?');

function lotOf(letter: string | undefined, number: string | undefined): { street: number; place: number } | null {
  const street = streetOf(letter);
  const place = Number(number) - 1;
  return place >= 0 && place < at(WELCOME.lengths, street) ? { street, place } : null;
}

function readWrite([number, bis, letter, lot]: string[]): Mark | null {
  const where = lotOf(letter, lot);
  if (!where || Number(number) >= WELCOME.numbers) return null;
  return { kind: 'write', number: Number(number), bis: bis === 'b', ...where };
}

function readBis([letter, lot, fromLetter, fromLot]: string[]): Mark | null {
  const where = lotOf(letter, lot);
  const from = lotOf(fromLetter, fromLot);
  if (!where || !from || where.street !== from.street || Math.abs(where.place - from.place) !== 1) return null;
  return { kind: 'bis', ...where, from: from.place };
}

function readPlace([sign, letter, lot]: string[]): Mark | null {
  const where = lotOf(letter, lot);
  if (!where || (sign === '|' && where.place + 1 === WELCOME.lengths[where.street])) return null;
  const kinds = { '@': 'roundabout', '|': 'fence', '~': 'pool', '-': 'erase' } as const;
  const kind = kinds[sign as keyof typeof kinds];
  return { kind, ...where };
}

function readClaim(slot: number, points: number): Mark | null {
  return slot < SLOTS && points <= MOST_POINTS ? { kind: 'claim', slot, points } : null;
}

function readServe([sign, slot, letter, lot]: string[]): Mark | null {
  const where = lotOf(letter, lot);
  return where && { kind: sign === '&' ? 'serve' : 'use', slot: Number(slot) - 1, ...where };
}

const erased = (mark: Mark | null): Mark | null => mark && { kind: 'remove', mark: mark as Removable };
const maybeErased = (minus: string | undefined, mark: Removable & Mark): Mark | null => (minus ? erased(mark) : mark);

/** The text of a mark. */
export function writeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'write':
      return `${mark.number}${mark.bis ? 'b' : ''}:${lotName(mark.street, mark.place)}`;
    case 'bis':
      return `${lotName(mark.street, mark.place)}=${lotName(mark.street, mark.from)}`;
    case 'roundabout':
      return `@${lotName(mark.street, mark.place)}`;
    case 'erase':
      return `-${lotName(mark.street, mark.place)}`;
    case 'claim':
      return `!${mark.slot + 1}=${mark.points}`;
    case 'serve':
    case 'use':
      return `${mark.kind === 'serve' ? '&' : '%'}${mark.slot + 1}:${lotName(mark.street, mark.place)}`;
    case 'remove':
      return mark.mark.kind === 'claim' ? `-!${mark.mark.slot + 1}` : `-${writeMark(mark.mark)}`;
    case 'fence':
      return `|${lotName(mark.street, mark.place)}`;
    case 'pool':
      return `~${lotName(mark.street, mark.place)}`;
    case 'park':
      return `*${STREETS[mark.street]}`;
    case 'raise':
      return `$${mark.size + 1}`;
    case 'temp':
      return 't';
    case 'refuse':
      return 'x';
  }
}
