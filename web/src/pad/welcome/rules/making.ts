/** Making marks: what each does to the sheet. */

import { WELCOME } from './facts';
import { at } from '../../items';
import { segments } from './estates';
import { readMark, type Mark, type Removable } from './marks';
import { hasPool, isBuilt, newSheet, type Lot, type Sheet } from './sheet';

/** Make a mark on the sheet, whatever the rules say about it; a track has no more boxes than are printed. */
export function make(sheet: Sheet, mark: Mark): void {
  switch (mark.kind) {
    case 'write':
      return write(lotAt(sheet, mark), mark.number, mark.bis);
    case 'bis':
      return write(lotAt(sheet, mark), at(at(sheet.streets, mark.street), mark.from).number ?? 0, true);
    case 'roundabout':
      return buildRoundabout(at(sheet.streets, mark.street), mark.place);
    case 'erase':
      Object.assign(lotAt(sheet, mark), {
        number: null,
        bis: false,
        roundabout: false,
        pool: false,
        plan: 0,
        sealed: false,
      });
      return;
    case 'claim':
      sheet.plans[mark.slot] = mark.points;
      return;
    case 'serve':
      return serve(sheet, mark);
    case 'use':
      lotAt(sheet, mark).plan = mark.slot + 1;
      return;
    case 'remove':
      return change(sheet, mark.mark, -1);
    default:
      return change(sheet, mark, 1);
  }
}

const lotAt = (sheet: Sheet, where: { street: number; place: number }): Lot =>
  at(at(sheet.streets, where.street), where.place);

function write(lot: Lot, number: number, bis: boolean): void {
  Object.assign(lot, { number, bis, roundabout: false });
}

function buildRoundabout(street: Lot[], place: number): void {
  Object.assign(at(street, place), { number: null, bis: false, pool: false, roundabout: true, fence: true });
  if (place > 0) at(street, place - 1).fence = true;
}

function serve(sheet: Sheet, mark: { slot: number; street: number; place: number }): void {
  const street = at(sheet.streets, mark.street);
  const segment = segments(street, mark.street).find(({ start, end }) => start <= mark.place && mark.place < end);
  for (const lot of segment ? street.slice(segment.start, segment.end) : []) {
    if (lot.number !== null) Object.assign(lot, { plan: mark.slot + 1, sealed: true });
  }
}

function change(sheet: Sheet, mark: Removable, by: 1 | -1): void {
  const within = (value: number, most: number): number => Math.min(Math.max(value + by, 0), most);
  switch (mark.kind) {
    case 'fence':
      lotAt(sheet, mark).fence = by > 0;
      return;
    case 'pool':
      lotAt(sheet, mark).pool = by > 0 && isBuilt(lotAt(sheet, mark)) && hasPool(mark.street, mark.place);
      return;
    case 'park':
      sheet.parks[mark.street] = within(at(sheet.parks, mark.street), at(WELCOME.parks, mark.street));
      return;
    case 'raise':
      sheet.raised[mark.size] = within(at(sheet.raised, mark.size), at(WELCOME.raises, mark.size));
      return;
    case 'temp':
      sheet.temps = within(sheet.temps, WELCOME.mostTemps);
      return;
    case 'refuse':
      sheet.refusals = within(sheet.refusals, WELCOME.mostRefusals);
      return;
    case 'claim':
      sheet.plans[mark.slot] = null;
      for (const lot of sheet.streets.flat())
        if (lot.plan === mark.slot + 1) Object.assign(lot, { plan: 0, sealed: false });
  }
}

/** The sheet after these entries, each of one or more marks. */
export function fold(entries: readonly string[]): Sheet {
  const sheet = newSheet();
  for (const entry of entries) {
    for (const text of entry.split(' ')) {
      const mark = readMark(text);
      if (mark === null) throw new Error(`'${text}' is no mark`);
      make(sheet, mark);
    }
  }
  return sheet;
}
