/** How Welcome To looks back at a game. */

import type { LineLook, LookingBack, Standing } from '../../../lib/entry';
import type { Description } from '../description';

const LOOKS: Record<string, LineLook> = {
  plan: { group: 'score-plans', icon: 'plan', colour: 'c-ink-2' },
  park: { group: 'score-parks', icon: 'landscaper', colour: 'c-a-park' },
  pools: { group: 'score-pools', icon: 'pool', colour: 'c-a-pool' },
  temps: { group: 'score-temps', icon: 'temp', colour: 'c-a-temp' },
  estate: { group: 'score-estates', icon: 'agent', colour: 'c-a-agent' },
  bis: { group: 'score-bis', icon: 'bis', colour: 'c-a-bis' },
  refusals: { group: 'score-refusals', icon: 'refusal', colour: 'c-danger' },
  roundabouts: { group: 'score-roundabouts', icon: 'roundabout', colour: 'c-ink-2' },
};

export const back: LookingBack = {
  turned: () => import('./Turned.svelte'),
  small: () => import('./Small.svelte'),
  piece: null,
  auctioned: () => [],
  ends: '.',
  line: (line) => LOOKS[line.split('-')[0] ?? ''] ?? LOOKS.plan!,
  standings: (description): Standing[] =>
    (description as unknown as Description).sheets.map(({ seat, place, score }) => ({
      seat,
      place,
      points: score.total,
    })),
};
