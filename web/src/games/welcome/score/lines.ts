/** The lines of a sheet's score, as they are told and drawn. */

import type { IconName } from '../../../lib/icons';
import type { Description, Line as Part, Sheet } from '../description';
import type { Hue } from '../drawings/colours';
import { say } from '../words';
import { nextBox } from './track';

export interface Line {
  key: 'plans' | 'parks' | 'pools' | 'temps' | 'estates' | 'bis' | 'roundabouts' | 'refusals';
  icon: IconName;
  hue: Hue;
  about: string; // what it says besides its name
  why: string; // what it counts, in a sentence
  value: number;
  track?: { crossed: number; boxes: number };
}

/** Every line, in the order of the printed sheet; roundabouts only where they are played. */
export function scoreLines(description: Description, sheet: Sheet, names: (seat: number) => string): Line[] {
  const { pools, temps, bis, refusals, roundabouts } = sheet.tracks;
  const sum = (...parts: Part[]): number => parts.reduce((total, part) => total + sheet.score[part], 0);
  const next = ({ values, crossed }: { values: number[]; crossed: number }, sign: 1 | -1): string =>
    nextBox(values, crossed, sign);
  const lines: Omit<Line, 'why'>[] = [
    {
      key: 'plans',
      icon: 'plan',
      hue: 'ink',
      about: say('score-plans-done', { count: sheet.plans.filter((points) => points !== null).length }),
      value: sum('plan-1', 'plan-2', 'plan-3'),
    },
    { key: 'parks', icon: 'landscaper', hue: 'park', about: '', value: sum('park-A', 'park-B', 'park-C') },
    { key: 'pools', icon: 'pool', hue: 'pool', about: next(pools, 1), value: sum('pools'), track: pools },
    {
      key: 'temps',
      icon: 'temp',
      hue: 'temp',
      about: say('track-temps', { count: temps.crossed }),
      value: sum('temps'),
      track: temps,
    },
    {
      key: 'estates',
      icon: 'agent',
      hue: 'agent',
      about: say('score-estates-how'),
      value: sum('estate-1', 'estate-2', 'estate-3', 'estate-4', 'estate-5', 'estate-6'),
    },
    { key: 'bis', icon: 'bis', hue: 'bis', about: next(bis, -1), value: sum('bis'), track: bis },
    {
      key: 'roundabouts',
      icon: 'roundabout',
      hue: 'ink',
      about: next(roundabouts, -1),
      value: sum('roundabouts'),
      track: roundabouts,
    },
    {
      key: 'refusals',
      icon: 'refusal',
      hue: 'danger',
      about: next(refusals, -1),
      value: sum('refusals'),
      track: refusals,
    },
  ];
  return lines
    .filter(({ key }) => key !== 'roundabouts' || description.options.includes('roundabouts'))
    .map((line) => ({ ...line, why: whyOf(line.key, description, sheet, names) }));
}

/** What a line counts: the printed values, and for temps how many everybody has. */
function whyOf(
  key: Line['key'],
  { sheets }: Description,
  { streets, tracks }: Sheet,
  names: (seat: number) => string,
): string {
  const printed = (values: readonly number[]): string => values.join(' · ');
  switch (key) {
    case 'parks':
      return say('score-why-parks', {
        values: streets.map(({ street, park_values: values }) => `${street} ${printed(values)}`).join('; '),
      });
    case 'temps':
      return say('score-why-temps', {
        alone: sheets.length === 1 ? 'yes' : 'no',
        hired: sheets.map((each) => `${names(each.seat)} ${each.tracks.temps.crossed}`).join(', '),
      });
    case 'pools':
    case 'bis':
    case 'roundabouts':
    case 'refusals':
      return say(`score-why-${key}`, { values: printed(tracks[key].values) });
    default:
      return say(`score-why-${key}`);
  }
}
