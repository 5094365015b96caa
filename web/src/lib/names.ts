/** How people and computer players are called. */

import type { Seat } from './api';
import { knows, say } from './messages.svelte';

/** The name of a computer player. */
export const playerName = (player: string): string => (knows(`player-${player}`) ? say(`player-${player}`) : player);

/** How a computer player plays, in a few words. */
export const playerAbout = (player: string): string =>
  knows(`player-${player}-about`) ? say(`player-${player}-about`) : '';

/** The name of who sits there: a computer player by its level or character, unless it plays for a person. */
export function nameOf(seat: Seat | undefined, number: number): string {
  if (seat?.player && !seat.person) return playerName(seat.player);
  return seat?.name || say('seat-number', { number: number + 1 });
}
