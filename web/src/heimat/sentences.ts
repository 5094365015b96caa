/** The events of a story as sentences. */

import type { StoryEvent } from '../lib/table.svelte';
import type { Colour } from './description';
import { colourName, pieceName, readPiece, tell } from './words';

export function sentence(event: StoryEvent, names: readonly string[]): string {
  const { event: key, seat, buyer, piece, cube, colour, ...rest } = event;
  return tell(key, {
    ...rest,
    player: names[seat ?? 0] ?? '',
    buyer: names[Number(buyer ?? 0)] ?? '',
    piece: piece === undefined ? '' : pieceName(readPiece(String(piece))),
    cube: cube === undefined ? '' : pieceName(readPiece(String(cube))),
    colour: colour === undefined ? '' : colourName(colour as Colour),
  });
}
