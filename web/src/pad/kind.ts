/** What can be kept on a pad: one kind of document each. */

import type { IconName } from '../lib/icons';
import type { Document } from './documents';
import type { Body, Reader } from './reader';

export interface Kind {
  accent: string; // the game whose colours it wears
  icon: IconName;
  place: string; // where a new one is begun; the documents are below
  way: string; // messages of the way there: its name, and the same with -about
  names: ((document: Document) => string[]) | null; // who plays; null if nobody is named
  winners: ((document: Document) => { names: string[]; points: number } | null) | null; // of a game that is over
  read: (source: Reader) => Body<Document>;
}
