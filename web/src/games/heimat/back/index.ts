/** How Neue Heimat looks back at a game. */

import type { LineLook, LookingBack, Standing } from '../../../lib/entry';
import type { Description } from '../description';
import { readPiece } from '../drawings/pieces';
import { capital, pieceName } from '../words';

const OTHER: LineLook = { group: 'line-black', icon: 'file', colour: 'c-ink-2' };
const rowLook = (line: string): LineLook => ({ group: line, icon: 'house', colour: 'c-a-park' });

export const back: LookingBack = {
  turned: () => import('./Turned.svelte'),
  small: () => import('./Small.svelte'),
  piece: () => import('./Piece.svelte'),
  pieceName: (piece) => capital(pieceName(readPiece(piece))),
  line: (line) => (line.startsWith('row-') ? rowLook(line) : OTHER),
  standings: (description): Standing[] =>
    (description as unknown as Description).seats.map(({ seat, place, score }) => ({
      seat,
      place,
      points: score.total,
    })),
};
