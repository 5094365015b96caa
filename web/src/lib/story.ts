/** Events of a story as sentences. */

import { knows, say, type Args, type Game } from './messages.svelte';
import type { StoryEvent } from './table.svelte';

/** One event as a sentence: names of seats, actions and plans are put in. */
export function sentence(event: StoryEvent, game: Game, names: (seat: number) => string): string {
  const args: Args = { ...event, player: event.seat === undefined ? '' : names(event.seat) };
  for (const [argument, value] of Object.entries(event)) {
    if (argument !== 'seat' && typeof value === 'number' && argument.endsWith('seat')) args[argument] = names(value);
  }
  if (typeof event.action === 'string' && knows(`action-${event.action}`, game)) args.action = say(`action-${event.action}`, {}, game);
  if (typeof event.name === 'string' && knows(`plan-${event.name}`, game)) args.name = say(`plan-${event.name}`, {}, game);
  return say(event.event, args, game);
}
