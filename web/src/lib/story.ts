/** Events of a story as sentences. */

import { entryOf } from './entry';
import { knows, say, type Args } from './messages.svelte';
import type { StoryEvent } from './table.svelte';

/** One event as a sentence: seats are called by name, and the game puts its own things into words. */
export function sentence(event: StoryEvent, game: string, names: (seat: number) => string): string {
  if (!knows(event.event, game)) return unworded(event, names);
  return say(event.event, { ...args(event, names), ...entryOf(game).words(event) }, game);
}

/** What the reader is advised to do, as a sentence to them; what follows from it as it is told to all. */
export function advice(event: StoryEvent, game: string, names: (seat: number) => string): string {
  const key = event.event.replace(/^story-/, 'advice-');
  if (!knows(key, game)) return sentence(event, game, names);
  return say(key, { ...args(event, names), ...entryOf(game).words(event) }, game);
}

function args(event: StoryEvent, names: (seat: number) => string): Args {
  const found: Args = { ...event, player: event.seat === undefined ? '' : names(event.seat) };
  for (const [argument, value] of Object.entries(event)) {
    if (argument !== 'seat' && typeof value === 'number' && argument.endsWith('seat')) found[argument] = names(value);
  }
  if (typeof event.buyer === 'number') found.buyer = names(event.buyer);
  return found;
}

/** An event for which there is no message: what it is called, and what belongs to it. */
function unworded({ event, seat, ...rest }: StoryEvent, names: (seat: number) => string): string {
  const parts = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [seat === undefined ? '' : `${names(seat)}:`, event, ...parts].filter(Boolean).join(' ');
}

/** What one seat did in a row, or what happened to all. */
export interface Group {
  seat: number | null;
  events: StoryEvent[];
}

/** The events of a round, those of one seat together; of this seat alone with what happened to all, if there is one. */
export function groupsOf(story: readonly StoryEvent[], seat: number | null): Group[] {
  const groups: Group[] = [];
  for (const event of story) {
    const whose = event.seat ?? null;
    if (seat !== null && whose !== null && whose !== seat) continue;
    const last = groups.at(-1);
    if (last?.seat === whose) last.events.push(event);
    else groups.push({ seat: whose, events: [event] });
  }
  return seat === null || groups.some((group) => group.seat === seat) ? groups : [];
}
