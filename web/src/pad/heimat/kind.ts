/** The pad of Neue Heimat. */

import type { Kind } from '../kind';
import { readHeimat, type HeimatDocument } from './document';
import { winnersOf } from './series';

export const heimat: Kind = {
  accent: 'heimat',
  icon: 'sheet',
  place: '/pad/heimat',
  way: 'pad-way-heimat',
  names: (document) => (document as HeimatDocument).players,
  winners: (document) => winnersOf(document as HeimatDocument),
  read: readHeimat,
};
