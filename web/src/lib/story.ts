/** Events of a story as sentences. */

import type { Colour } from '../games/heimat/description';
import { readPiece } from '../games/heimat/pieces';
import { colourName, pieceName } from '../games/heimat/words';
import { knows, say, type Args, type Game } from './messages.svelte';
import type { StoryEvent } from './table.svelte';

/** One event as a sentence: names of seats, actions, plans and pieces are put in. */
export function sentence(event: StoryEvent, game: Game, names: (seat: number) => string): string {
  const args: Args = { ...event, player: event.seat === undefined ? '' : names(event.seat) };
  for (const [argument, value] of Object.entries(event)) {
    if (argument !== 'seat' && typeof value === 'number' && argument.endsWith('seat')) args[argument] = names(value);
  }
  if (typeof event.action === 'string' && knows(`action-${event.action}`, game))
    args.action = say(`action-${event.action}`, {}, game);
  if (typeof event.name === 'string' && knows(`plan-${event.name}`, game))
    args.name = say(`plan-${event.name}`, {}, game);
  if (typeof event.buyer === 'number') args.buyer = names(event.buyer);
  if (typeof event.piece === 'string') args.piece = pieceName(readPiece(event.piece));
  if (typeof event.cube === 'string') args.cube = pieceName(readPiece(event.cube));
  if (typeof event.colour === 'string') args.colour = colourName(event.colour as Colour);
  return say(event.event, args, game);
}
