/** The pad of Welcome To. */

import type { Kind } from '../kind';
import { readWelcome, type WelcomeDocument } from './document';
import { winnersOf } from './standing';

export const welcome: Kind = {
  accent: 'welcome',
  icon: 'house',
  place: '/pad/welcome',
  way: 'pad-way-welcome',
  names: (document) => (document as WelcomeDocument).sheets.map(({ player }) => player),
  winners: (document) => winnersOf(document as WelcomeDocument),
  read: readWelcome,
};
