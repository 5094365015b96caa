/** How somebody likes to play each game, kept on this device. */

import { entryOf } from './entry';
import { gameOf } from './games.svelte';
import { readSetting, writeSetting } from './settings';

export interface Choice {
  options: string;
  opponents: number;
  company: string; // a level, or the characters
  learning?: boolean; // each turn is judged
}

export const CHARACTERS = 'characters';

const PLACE = 'choices';
const chosen: Record<string, Choice> = $state(readSetting(PLACE, {}));

/** What was chosen for a game, or what is usual. */
export const choiceOf = (game: string): Choice =>
  chosen[game] ?? { options: '', opponents: entryOf(game).opponents, company: usualCompany(game) };

/** The characters; where there are none, those of middling strength. */
function usualCompany(game: string): string {
  const known = gameOf(game);
  return known?.characters.length === 0 ? known.stand_in : CHARACTERS;
}

/** Choose something else, and remember it. */
export function choose(game: string, choice: Partial<Choice>): void {
  chosen[game] = { ...choiceOf(game), ...choice };
  writeSetting(PLACE, chosen);
}

/** So many opponents: all of one level, or the characters in any order and then others of middling strength. */
export function opponents(game: string, company: string, count: number): string[] {
  const { characters = [], levels = [], stand_in = company } = gameOf(game) ?? {};
  if (company !== CHARACTERS) return Array<string>(count).fill(levels.includes(company) ? company : stand_in);
  const mixed = [...characters].sort(() => Math.random() - 0.5);
  return Array.from({ length: count }, (_, index) => mixed[index] ?? stand_in);
}
