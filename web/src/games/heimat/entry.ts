/** What the pages know of Neue Heimat. */

import type { GameEntry } from '../../lib/entry';
import { rulesFrom } from '../texts';
import { back } from './back';
import Scene from './Scene.svelte';
import { storyWords } from './words';

const rules = import.meta.glob<string>('../../../../docs/rules/heimat*.md', { query: '?raw', import: 'default' });

export const heimat: GameEntry = {
  icon: 'sheet',
  table: () => import('./HeimatTable.svelte'),
  past: () => import('./Past.svelte'),
  scene: Scene,
  roofs: ['M2.5 35l8-14h43l8 14z'],
  aid: () => import('./Aid.svelte'),
  rules: rulesFrom(rules),
  words: storyWords,
  best: () => null,
  pace: 1200,
  isStepwise: true,
  parts: {
    opens: 'story-offer',
    place: 'heimat-replay-auction',
    back: 'heimat-replay-auction-back',
    on: 'heimat-replay-auction-on',
  },
  hasSwitches: true,
  hasTowns: false,
  hasActions: false,
  opponents: 2,
  back,
  leastReason: 6,
};
