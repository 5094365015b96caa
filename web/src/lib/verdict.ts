/** How the game ended for the reader, in a few words. */

import { say } from './messages.svelte';

export interface Placed {
  seat: number;
  place: number; // 1 is best, equal places are shared
}

/** None for who only watched, or played alone. */
export function verdictOf(seats: readonly Placed[], you: number | null): string | null {
  const own = seats.find(({ seat }) => seat === you);
  if (!own || seats.length === 1) return null;
  if (own.place > 1) return say('end-you-place', { place: own.place, of: seats.length });
  return say(seats.some(({ seat, place }) => place === 1 && seat !== you) ? 'end-you-share' : 'end-you-win');
}
