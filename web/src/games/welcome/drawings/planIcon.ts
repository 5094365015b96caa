/** The picture of what a plan asks for. */

import facts from '../../facts.json';
import type { IconName } from '../../../lib/icons';

const ICONS = {
  estates: 'house',
  houses: 'house',
  ends: 'house',
  bis: 'bis',
  temps: 'temp',
  parks: 'tree',
  pools: 'basin',
  roundabout: 'roundabout',
  parks_and_pools: 'tree',
} as const satisfies Record<string, IconName>;

export type PlanKind = keyof typeof ICONS;

/** Whether a kind of plan is one that the pages know. */
export const isPlanKind = (kind: string): kind is PlanKind => Object.hasOwn(ICONS, kind);

/** The picture of a plan of the box; none of another one. */
export function planIcon(name: string): IconName | null {
  const kind = facts.welcome.plans.find((plan) => plan.name === name)?.kind ?? '';
  return isPlanKind(kind) ? ICONS[kind] : null;
}
