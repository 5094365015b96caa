/** The dealer of the cards of Welcome To. */

import type { Kind } from '../../kind';
import { readDealer } from './document';

export const dealer: Kind = {
  accent: 'welcome',
  icon: 'plan',
  place: '/dealer',
  way: 'pad-way-dealer',
  names: null,
  winners: null,
  read: readDealer,
};
