/** The colours of actions and of lines of the score: of what is drawn, and soft for the ground behind it. */

import type { Action } from '../description';

export type Hue = 'surveyor' | 'agent' | 'park' | 'pool' | 'temp' | 'bis' | 'ink' | 'danger';

const HUES: Record<Action, Hue> = {
  surveyor: 'surveyor',
  agent: 'agent',
  landscaper: 'park',
  pool: 'pool',
  temp: 'temp',
  bis: 'bis',
  solo: 'ink',
};

export function hue(name: Hue): string {
  return name === 'ink' ? 'var(--c-ink-2)' : name === 'danger' ? 'var(--c-danger)' : `var(--c-a-${name})`;
}

export const hueOf = (action: Action | null): string => hue(HUES[action ?? 'solo']);

export function softOf(action: Action | null): string {
  const name = HUES[action ?? 'solo'];
  return name === 'ink' ? 'var(--c-sunken)' : `var(--c-a-${name}-soft)`;
}
