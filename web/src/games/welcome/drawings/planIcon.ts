/** The picture of what a plan asks for besides estates. */

import type { IconName } from '../../../lib/icons';

const ICONS: [start: string, icon: IconName][] = [
  ['parks-pools-roundabout', 'roundabout'],
  ['parks', 'tree'],
  ['pools', 'basin'],
  ['temps', 'temp'],
  ['bis', 'bis'],
];

export const planIcon = (name: string): IconName => ICONS.find(([start]) => name.startsWith(start))?.[1] ?? 'house';
