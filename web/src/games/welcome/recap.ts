/** What of a closed round is worth telling at once: plans, refusals, roundabouts, an end that is near; and what was built. */

import { listed } from '../../lib/locale';
import type { StoryEvent, TableStore } from '../../lib/table.svelte';
import type { Description } from './description';
import { resultOf } from './ending';
import { say } from './words';

export interface Reader {
  you: number | null;
  names: (seat: number) => string;
  before?: Description | null; // the round, if that was seen
}

/** Who reads at this table, and what they have seen. */
export const readerOf = (store: TableStore, names: Reader['names']): Reader => ({
  you: store.you,
  names,
  before: store.before as unknown as Description | null,
});

/** What a seat built in a round. */
export interface Built {
  lots: string[];
  fences: string[]; // right of these lots
  streets: string[]; // with a new park
}

type Ending = Description['endings'][number];

const MOST_NAMED = 3;
const BUILDS = ['story-house', 'story-bis', 'story-roundabout'];
const NEAR = { others: 'recap-near', you: 'recap-near-you' } as const;
const OVER = { others: 'end-cause', you: 'end-cause-you' } as const;

/** People by name as long as they are few. */
const named = (seats: number[], names: Reader['names']): string =>
  seats.length > MOST_NAMED ? say('recap-people', { count: seats.length }) : listed(seats.map(names));

/** Why the own temps count less than before: others hired more. */
function tempsOf({ sheets }: Description, { you, names, before }: Reader): string[] {
  const [earlier, own] = [before?.sheets[you ?? -1], sheets[you ?? -1]];
  if (!before || !earlier || !own || own.score.temps >= earlier.score.temps) return [];
  const hired = sheets.filter(
    ({ seat, tracks }) => seat !== you && tracks.temps.crossed > (before.sheets[seat]?.tracks.temps.crossed ?? 0),
  );
  const seats = hired.map(({ seat }) => seat);
  return [
    say('recap-temps', {
      who: named(seats, names),
      count: seats.length,
      points: own.score.temps,
      before: earlier.score.temps,
    }),
  ];
}

/** What others did, and what is worth less now because of it. */
export function newsOf(story: readonly StoryEvent[], description: Description, reader: Reader): string[] {
  const { plans } = description;
  const { you, names } = reader;
  const others = (event: string, plan?: number): number[] =>
    story
      .filter((told) => told.event === event && told.seat !== you && (plan === undefined || told.plan === plan))
      .flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
  const people = (seats: number[]): { who: string; count: number } => ({
    who: named(seats, names),
    count: seats.length,
  });
  const told: string[] = [];
  for (const { number: plan, value } of plans) {
    const claiming = others('story-claim', plan);
    if (claiming.length > 0) {
      const { points } = story.find((event) => event.event === 'story-claim' && event.plan === plan)!;
      told.push(say('recap-claim', { ...people(claiming), plan, points: Number(points) }));
    }
    if (story.some((event) => event.event === 'story-plan-turned' && event.plan === plan))
      told.push(say('recap-turned', { plan, value }));
  }
  const refused = others('story-refusal');
  if (refused.length > 0) told.push(say('recap-refusal', people(refused)));
  const rounded = others('story-roundabout');
  if (rounded.length > 0 && rounded.length <= MOST_NAMED) told.push(say('recap-roundabout', people(rounded)));
  return [...told, ...tempsOf(description, reader)];
}

/** All that brings the end near, in every round while it does; those of the same kind together. */
export const nearOf = ({ endings }: Description, reader: Reader): string[] => worded(NEAR, endings, reader);

/** Why the game is over. */
export const causesOf = ({ endings }: Description, reader: Reader): string[] => worded(OVER, endings, reader);

/** What a listener is told after the events of a round, or instead of most of them. */
export function heardOf(
  story: readonly StoryEvent[],
  isCut: boolean,
  description: Description,
  reader: Reader,
): string[] {
  const last = story.some(({ event }) => event === 'story-over')
    ? [...causesOf(description, reader), ...resultOf(description, reader)]
    : nearOf(description, reader);
  return [...(isCut ? newsOf(story, description, reader) : tempsOf(description, reader)), ...last];
}

function worded(keys: typeof NEAR | typeof OVER, endings: readonly Ending[], { you, names }: Reader): string[] {
  const told: string[] = [];
  for (const cause of ['refusals', 'plans', 'lots', 'cards'] as const) {
    const found = endings.filter((ending) => ending.cause === cause);
    const own = you === null ? undefined : found.find(({ seat }) => seat === you);
    if (own) told.push(say(keys.you, { cause, left: own.left }));
    const others = found.filter((ending) => ending !== own);
    for (const left of new Set(others.map((ending) => ending.left))) {
      const seats = others.flatMap((each) => (each.left === left && each.seat !== null ? [each.seat] : []));
      told.push(say(keys.others, { cause, left, who: named(seats, names), count: seats.length }));
    }
  }
  return told;
}

export function builtBy(story: readonly StoryEvent[], seat: number): Built {
  const found: Built = { lots: [], fences: [], streets: [] };
  for (const told of story) {
    if (told.seat !== seat) continue;
    if (BUILDS.includes(told.event)) found.lots.push(told.lot as string);
    else if (told.event === 'story-fence') found.fences.push(told.lot as string);
    else if (told.event === 'story-park') found.streets.push(told.street as string);
  }
  return found;
}
