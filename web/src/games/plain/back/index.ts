/** How a game looks back of which the pages know nothing. */

import type { LookingBack } from '../../../lib/entry';
import { rankingOf } from '../ranking';

export const back: LookingBack = {
  turned: () => import('./Turned.svelte'),
  small: () => import('./Small.svelte'),
  piece: null,
  auctioned: () => [],
  ends: null,
  line: (line) => ({ group: `line-${line}`, icon: 'score', colour: 'c-ink-2' }),
  standings: (description) =>
    rankingOf(description).map(({ seat, place, total }) => ({ seat, place, points: total ?? 0 })),
};
