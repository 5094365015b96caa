/** What was written last, in words. */

import { say } from '../../games/welcome/words';
import { STREETS } from './rules/facts';
import { readMark, type Mark } from './rules/marks';
import { lotName } from './rules/sheet';

/** One sentence about an entry: its first mark names it. */
export function told(entry: string): string {
  const mark = readMark(entry.split(' ')[0] ?? '');
  return mark === null ? '' : say(`pad-did-${mark.kind}`, argumentsOf(mark));
}

function argumentsOf(mark: Mark): Record<string, string | number> {
  switch (mark.kind) {
    case 'write':
      return { number: mark.number, lot: lotName(mark.street, mark.place), bis: mark.bis ? 'yes' : 'no' };
    case 'bis':
      return { lot: lotName(mark.street, mark.place), from: lotName(mark.street, mark.from) };
    case 'park':
      return { street: STREETS.charAt(mark.street) };
    case 'raise':
      return { size: mark.size + 1 };
    case 'claim':
      return { plan: mark.slot + 1, points: mark.points };
    case 'remove':
    case 'temp':
    case 'refuse':
      return {};
    default:
      return { lot: lotName(mark.street, mark.place) };
  }
}
