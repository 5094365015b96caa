/** How people and computer players are called. */

import type { Seat } from './api';
import { knows, say } from './messages.svelte';

/** The name of who sits there: a computer player by its level or character, unless it plays for a person. */
export function nameOf(seat: Seat | undefined, number: number): string {
  if (seat?.player && !seat.person) return knows(`player-${seat.player}`) ? say(`player-${seat.player}`) : seat.player;
  return seat?.name || say('seat-number', { number: number + 1 });
}
