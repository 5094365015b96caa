/** The lines of a score, those of one kind together. */

import type { IconName } from '../../../lib/icons';
import type { Description, Line, Sheet } from '../description';
import type { Hue } from '../drawings/colours';

export interface Group {
  name: string;
  icon: IconName;
  hue: Hue;
  lines: Line[];
}

const GROUPS: Group[] = [
  { name: 'plans', icon: 'plan', hue: 'ink', lines: ['plan-1', 'plan-2', 'plan-3'] },
  { name: 'parks', icon: 'landscaper', hue: 'park', lines: ['park-A', 'park-B', 'park-C'] },
  { name: 'pools', icon: 'pool', hue: 'pool', lines: ['pools'] },
  { name: 'temps', icon: 'temp', hue: 'temp', lines: ['temps'] },
  {
    name: 'estates',
    icon: 'agent',
    hue: 'agent',
    lines: ['estate-1', 'estate-2', 'estate-3', 'estate-4', 'estate-5', 'estate-6'],
  },
  { name: 'bis', icon: 'bis', hue: 'bis', lines: ['bis'] },
  { name: 'refusals', icon: 'refusal', hue: 'danger', lines: ['refusals'] },
  { name: 'roundabouts', icon: 'roundabout', hue: 'ink', lines: ['roundabouts'] },
];

/** The groups that count in this game. */
export const groupsOf = ({ options }: Description): Group[] =>
  GROUPS.filter(({ name }) => name !== 'roundabouts' || options.includes('roundabouts'));

export const sumOf = (sheet: Sheet, lines: readonly Line[]): number =>
  lines.reduce((total, line) => total + sheet.score[line], 0);
