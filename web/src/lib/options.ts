/** What can be agreed on, as the server writes it: the switches that are on, with blanks between. */

import type { Game } from './messages.svelte';

/** The variants that have a name, and the switches that each turns on. */
export const PRESETS: Record<Game, Record<string, string>> = {
  welcome: { basic: '', advanced: 'plans roundabouts', expert: 'plans roundabouts draft' },
  heimat: { basic: '', estates: 'open-floors no-blank-roofs' },
};

/** Switches that are offered one by one, and whether several games can be counted together. */
export const SWITCHES: Record<Game, string[]> = {
  welcome: [],
  heimat: ['open-floors', 'shortest-row-1', 'no-blank-roofs'],
};
export const MOST_GAMES: Record<Game, number> = { welcome: 1, heimat: 9 };

const SERIES = /^games-(\d)$/;
const words = (options: string): string[] => options.split(' ').filter(Boolean);

/** How many games are counted together. */
export function gamesOf(options: string): number {
  const found = words(options).map((word) => SERIES.exec(word)?.[1]);
  return Number(found.find(Boolean) ?? 1);
}

/** The options without the number of games. */
export const switchesOf = (options: string): string[] => words(options).filter((word) => !SERIES.test(word));

/** Switches and a number of games as one text. */
export function joined(switches: string[], games: number): string {
  return [...switches, ...(games > 1 ? [`games-${games}`] : [])].join(' ');
}

/** The name of the variant; `own` if the switches are not those of any. */
export function presetOf(game: Game, options: string): string {
  const wanted = switchesOf(options).sort().join(' ');
  const found = Object.entries(PRESETS[game]).find(([, on]) => words(on).sort().join(' ') === wanted);
  return found?.[0] ?? 'own';
}

/** The same for one player, where cards cannot be handed on. */
export const aloneOptions = (options: string): string =>
  joined(
    switchesOf(options).filter((word) => word !== 'draft'),
    1,
  );
