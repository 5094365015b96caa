/** Opening tables and going there. */

import { post, type TableOpened } from './api';
import { choiceOf, opponents } from './choices.svelte';
import { gameOf, loadGames } from './games.svelte';
import { needGuest } from './guest.svelte';
import { say } from './messages.svelte';
import { aloneOptions, canBeAlone, seatsOf } from './variants';
import { go } from './route.svelte';

const FRIENDS = 4; // chairs; the waiting room has more

async function open(
  game: string,
  options: string,
  seats: (string | null)[],
  start: boolean,
  learning = false,
): Promise<void> {
  await needGuest(say('guest'));
  const { id } = await post<TableOpened>('/tables', { game, options, seats, start, hints: start, learning });
  go(`/table/${id}`);
}

/** Alone: a score to beat; where nobody can play alone, the fewest opponents, and easy ones. */
export async function playAlone(game: string): Promise<void> {
  await loadGames();
  const { options } = choiceOf(game);
  if (canBeAlone(game)) return open(game, aloneOptions(game, options), [null], true);
  const easiest = gameOf(game)?.levels[0] ?? 'easy';
  const others = Array<string>(seatsOf(game, options)[0] - 1).fill(easiest);
  return open(game, options, [null, ...others], true);
}

/** How many opponents sit down: as many as were chosen, if there is room for them. */
export function opponentCount(game: string): number {
  const { options, opponents: count } = choiceOf(game);
  const [least, most] = seatsOf(game, options);
  return gameOf(game) === null ? count : Math.max(least - 1, Math.min(count, most - 1));
}

/** Against computer players, at once. */
export async function playComputer(game: string): Promise<void> {
  await loadGames();
  const { options, company, learning = false } = choiceOf(game);
  await open(game, options, [null, ...opponents(game, company, opponentCount(game))], true, learning);
}

/** With friends: empty chairs, and a room where one waits for them; no hints, unless that is agreed there. */
export async function playFriends(game: string): Promise<void> {
  await loadGames();
  const { options } = choiceOf(game);
  const chairs = Math.min(FRIENDS, seatsOf(game, options)[1]);
  await open(game, options, Array<null>(chairs).fill(null), false);
}
