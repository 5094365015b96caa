/** How Neue Heimat looks back at a game. */

import type { LineLook, LookingBack, Standing } from '../../../lib/entry';
import type { StoryEvent } from '../../../lib/table.svelte';
import { auctionsOf } from '../auction/auctions';
import type { Description } from '../description';
import { capital, pieceName } from '../words';

const OFFER = 'story-offer';
const OTHER: LineLook = { group: 'line-black', icon: 'file', colour: 'c-ink-2' };
const rowLook = (line: string): LineLook => ({ group: `line-${line}`, icon: 'house', colour: 'c-a-park' });

export const back: LookingBack = {
  turned: () => import('./Turned.svelte'),
  small: () => import('./Small.svelte'),
  piece: () => import('./Piece.svelte'),
  auctioned: (stories) => {
    const offers = stories.flatMap((story, index) => (story.some(({ event }) => event === OFFER) ? [index + 1] : []));
    return auctionsOf(stories as StoryEvent[][]).map(({ piece }, index) => ({
      round: offers[index] ?? 0,
      name: capital(pieceName(piece)),
      piece,
    }));
  },
  ends: null,
  line: (line) => (line.startsWith('row-') ? rowLook(line) : OTHER),
  standings: (description): Standing[] =>
    (description as unknown as Description).seats.map(({ seat, place, score }) => ({
      seat,
      place,
      points: score.total,
    })),
};
