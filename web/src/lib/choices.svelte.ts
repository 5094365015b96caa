/** How somebody likes to play each game, kept on this device. */

import { keep, readKept } from './kept';
import type { Game } from './messages.svelte';

export interface Choice {
  options: string;
  opponents: number;
  company: string; // a level, or the characters
}

export const CHARACTERS = 'characters';
export const MOST_OPPONENTS: Record<Game, number> = { welcome: 7, heimat: 4 };

const PLACE = 'choices';
const USUAL: Record<Game, Choice> = {
  welcome: { options: '', opponents: 3, company: CHARACTERS },
  heimat: { options: '', opponents: 2, company: CHARACTERS },
};

export const choices: Record<Game, Choice> = $state(readKept(PLACE, USUAL));

/** Choose something else, and remember it. */
export function choose(game: Game, choice: Partial<Choice>): void {
  Object.assign(choices[game], choice);
  keep(PLACE, choices);
}
