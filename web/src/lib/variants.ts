/** What can be agreed on: options in the server's words, with blanks between, and what they are called. */

import { gameOf } from './games.svelte';
import { knows, say } from './messages.svelte';

const words = (options: string): string[] => options.split(' ').filter(Boolean);
const lengthsOf = (game: string): string[] => gameOf(game)?.lengths ?? [];

/** How many games are counted together. */
export function gamesOf(game: string, options: string): number {
  const found = words(options).map((word) => lengthsOf(game).indexOf(word));
  return Math.max(0, ...found) + 1;
}

/** The options without the number of games. */
export const switchesOf = (game: string, options: string): string[] =>
  words(options).filter((word) => !lengthsOf(game).includes(word));

/** Switches and a number of games as one text. */
export const joined = (game: string, switches: string[], games: number): string =>
  [...switches, lengthsOf(game)[games - 1] ?? ''].filter(Boolean).join(' ');

/** The name of the variant; `own` if the switches are not those of any. */
export function presetOf(game: string, options: string): string {
  const wanted = switchesOf(game, options).sort().join(' ');
  const presets = Object.entries(gameOf(game)?.presets ?? {});
  return presets.find(([, on]) => switchesOf(game, on).sort().join(' ') === wanted)?.[0] ?? 'own';
}

/** What a game is called. */
export const gameTitle = (game: string): string => (knows(`game-${game}`, game) ? say(`game-${game}`, {}, game) : game);

/** What a variant is called; nothing before the server has told which there are. */
export function presetName(game: string, preset: string): string {
  const key = `variant-${game}-${preset}`;
  if (knows(key, game)) return say(key, {}, game);
  return preset === 'own' ? say('variant-own') : preset;
}

/** What the variant of these options is called; nothing before the server has told which there are. */
export const variantName = (game: string, options: string): string =>
  gameOf(game) === null ? '' : presetName(game, presetOf(game, options));

/** What a variant is about, where the game says so. */
export function presetAbout(game: string, preset: string): string {
  const key = `variant-${game}-${preset}-about`;
  return knows(key, game) ? say(key, {}, game) : '';
}

/** What a switch is called. */
export const switchName = (game: string, name: string): string =>
  knows(`option-${name}`, game) ? say(`option-${name}`, {}, game) : name;

/** How many seats these options allow: every switch may narrow what the usual game does. */
export function seatsOf(game: string, options: string): [number, number] {
  const known = gameOf(game);
  const preset = known?.variants[presetOf(game, options)];
  if (!known || preset) return preset ?? [2, 2];
  const ranges = switchesOf(game, options).flatMap((name) => known.switches[name] ?? []);
  const usual = Object.values(known.variants)[0] ?? [2, 2];
  const least = ranges.filter((_, index) => index % 2 === 0);
  const most = ranges.filter((_, index) => index % 2 === 1);
  return [Math.max(usual[0], ...least), Math.min(usual[1], ...most)];
}

/** The same for one player: without what needs others. */
export function aloneOptions(game: string, options: string): string {
  const switches = gameOf(game)?.switches ?? {};
  return joined(
    game,
    switchesOf(game, options).filter((name) => (switches[name]?.[0] ?? 1) <= 1),
    1,
  );
}

/** Whether this game can be played alone. */
export const canBeAlone = (game: string): boolean => seatsOf(game, aloneOptions(game, ''))[0] === 1;

/** The variants that can be played alone. */
export const soloPresets = (game: string): string[] =>
  Object.entries(gameOf(game)?.variants ?? {}).flatMap(([name, [least]]) => (least === 1 ? [name] : []));
