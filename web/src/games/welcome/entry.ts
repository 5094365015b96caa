/** What the pages know of Welcome To. */

import type { GameEntry } from '../../lib/entry';
import { rulesFrom } from '../texts';
import { back } from './back';
import { bestOf } from './best';
import Scene from './Scene.svelte';
import { storyWords } from './words';

const rules = import.meta.glob<string>('../../../../docs/rules/welcome*.md', { query: '?raw', import: 'default' });

export const welcome: GameEntry = {
  icon: 'house',
  table: () => import('./WelcomeTable.svelte'),
  past: () => import('./Past.svelte'),
  scene: Scene,
  roofs: [
    'M2.5 35 32 9l29.5 26z',
    'M2.5 35v-6L21 12l40.5 13v10z',
    'M2.5 35l8-18h43l8 18z',
    'M2.5 35V13L32 23l29.5-10v22z',
  ],
  aid: () => import('./Aid.svelte'),
  rules: rulesFrom(rules),
  words: storyWords,
  best: bestOf,
  pace: 2500,
  isStepwise: false,
  parts: null,
  hasSwitches: false,
  hasTowns: true,
  hasActions: true,
  opponents: 3,
  back,
  leastReason: 2,
};
