/** The tempo that is wanted: the chosen one, or calm as long as everything is new. */

import { preferences, type Tempo } from './preferences.svelte';

const FIRST_GAMES = 3; // in which one still finds out what there is to see

export const tempo = (): Tempo => preferences.tempo ?? (preferences.played.length < FIRST_GAMES ? 'calm' : 'quick');

/** A game with steps to look at was played to its end. */
export function notePlayed(table: string): void {
  const { played } = preferences;
  if (played.length < FIRST_GAMES && !played.includes(table)) preferences.played = [...played, table];
}
