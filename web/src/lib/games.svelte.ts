/** The games of the house, their seats and their computer players, as the server tells. */

import { get, type GameShown } from './api';
import { ownGames } from './entry';
import { meetGames } from './messages.svelte';

export const HINTS = 'hints'; // are prepared like levels, and analyses with them
const AGAIN_MILLISECONDS = 5000; // while something is being prepared, or nobody answers

let known = $state.raw<GameShown[] | null>(null);
let asked: Promise<void> | null = null;
let isAnswered = $state(false);
let again: ReturnType<typeof setTimeout> | undefined;

/** Ask once; again until somebody answers. */
export function loadGames(): Promise<void> {
  asked ??= get<GameShown[]>('/games').then(take, (wrong: unknown) => {
    asked = null;
    isAnswered = true;
    askLater();
    throw wrong;
  });
  return asked;
}

function take(games: GameShown[]): void {
  known = games;
  isAnswered = true;
  meetGames(games.map(({ game }) => game));
  if (games.some((game) => game.preparing.length > 0)) askLater();
}

function askLater(): void {
  clearTimeout(again);
  again = setTimeout(() => void askAgain().catch(askLater), AGAIN_MILLISECONDS);
}

/** Whether the server has told of its games, or nobody answered: then as much as can be said about them is said. */
export const areGamesTold = (): boolean => isAnswered;

/** Ask again: what was told is not true any more. */
export const askAgain = (): Promise<void> => get<GameShown[]>('/games').then(take);

/** The names of all games; of those that the pages know, before the server has answered. */
export const allGames = (): string[] => known?.map(({ game }) => game) ?? ownGames();

/** A game, when the server has answered. */
export const gameOf = (game: string): GameShown | null => known?.find((shown) => shown.game === game) ?? null;

/** The games that have a deal of the day. */
export const dailyGames = (): string[] => known?.filter(({ daily }) => daily).map(({ game }) => game) ?? [];

/** Whether a level, or hints, cannot be used yet because the server is still preparing it. */
export const isPreparing = (game: GameShown | null, what: string): boolean => game?.preparing.includes(what) ?? false;

/** The levels that can be used now. */
export const readyLevels = (game: GameShown | null): string[] =>
  (game?.levels ?? []).filter((level) => !isPreparing(game, level));
