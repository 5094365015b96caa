/** What the pages know of a game of which they know nothing: its description and its moves are shown as lists. */

import type { GameEntry } from '../../lib/entry';
import { back } from './back';

export const plain: GameEntry = {
  icon: 'score',
  table: () => import('./PlainTable.svelte'),
  past: () => import('./Past.svelte'),
  scene: null,
  roofs: ['M2.5 35 32 9l29.5 26z'],
  aid: null,
  rules: null,
  words: () => ({}),
  best: () => null,
  pace: 2500,
  isStepwise: false,
  parts: null,
  hasSwitches: true,
  hasTowns: false,
  hasActions: false,
  opponents: 1,
  back,
  leastReason: 2,
};
