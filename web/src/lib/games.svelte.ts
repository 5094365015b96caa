/** The games of the house, their seats and their computer players, as the server tells. */

import { get, type GameShown } from './api';
import { CHARACTERS } from './choices.svelte';
import type { Game } from './messages.svelte';
import { presetOf } from './options';

const NOBODY: Pick<GameShown, 'characters' | 'levels' | 'stand_in'> = {
  characters: [],
  levels: [],
  stand_in: 'medium',
};

const AGAIN_MILLISECONDS = 5000; // while something is being prepared

let known = $state.raw<Partial<Record<Game, GameShown>>>({});
let asked: Promise<void> | null = null;

/** Ask once; again if nobody answered. */
export function loadGames(): Promise<void> {
  asked ??= get<GameShown[]>('/games').then(take, (wrong: unknown) => {
    asked = null;
    throw wrong;
  });
  return asked;
}

function take(games: GameShown[]): void {
  known = Object.fromEntries(games.map((game) => [game.game, game]));
  if (games.some((game) => game.preparing.length > 0)) askLater();
}

function askLater(): void {
  setTimeout(() => void get<GameShown[]>('/games').then(take, askLater), AGAIN_MILLISECONDS);
}

/** A game, when the server has answered. */
export const gameOf = (game: Game): GameShown | null => known[game] ?? null;

/** Whether a level cannot be used yet because the server is still preparing it. */
export const isPreparing = (game: GameShown | null, level: string): boolean => game?.preparing.includes(level) ?? false;

/** The levels that can be used now. */
export const readyLevels = (game: GameShown | null): string[] =>
  (game?.levels ?? []).filter((level) => !isPreparing(game, level));

/** How many seats these options allow. */
export function seatsOf(game: Game, options: string): [number, number] {
  const variants = known[game]?.variants ?? {};
  const fallback = options.includes('draft') ? variants['expert'] : variants['basic'];
  return variants[presetOf(game, options)] ?? fallback ?? [2, 2];
}

/** So many opponents: all of one level, or the characters in any order and then others of middling strength. */
export function opponents(game: Game, company: string, count: number): string[] {
  const { characters, levels, stand_in } = known[game] ?? NOBODY;
  if (company !== CHARACTERS) return Array<string>(count).fill(levels.includes(company) ? company : stand_in);
  const mixed = [...characters].sort(() => Math.random() - 0.5);
  return Array.from({ length: count }, (_, index) => mixed[index] ?? stand_in);
}
