/** Opening tables and going there. */

import { post, type TableOpened } from './api';
import { choices } from './choices.svelte';
import { loadGames, opponents } from './games.svelte';
import { needGuest } from './guest.svelte';
import { say, type Game } from './messages.svelte';
import { aloneOptions } from './options';
import { go } from './route.svelte';

const FRIENDS: Record<Game, number> = { welcome: 4, heimat: 4 }; // chairs; the waiting room has more

async function open(game: Game, options: string, seats: (string | null)[], start: boolean): Promise<void> {
  await needGuest(say('guest'));
  const { id } = await post<TableOpened>('/tables', { game, options, seats, start });
  go(`/table/${id}`);
}

/** Alone: a score to beat; where nobody can play alone, one easy opponent. */
export async function playAlone(game: Game): Promise<void> {
  const { options } = choices[game];
  if (game === 'welcome') await open(game, aloneOptions(options), [null], true);
  else await open(game, options, [null, 'easy'], true);
}

/** Against computer players, at once. */
export async function playComputer(game: Game): Promise<void> {
  await loadGames();
  const { options, company, opponents: count } = choices[game];
  await open(game, options, [null, ...opponents(game, company, count)], true);
}

/** With friends: empty chairs, and a room where one waits for them. */
export async function playFriends(game: Game): Promise<void> {
  await open(game, choices[game].options, Array<null>(FRIENDS[game]).fill(null), false);
}
