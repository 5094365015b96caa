/** Judged turns in words. */

import type { Choice, Judged } from '../lib/analysis/shapes';
import { advice } from '../lib/story';
import type { StoryEvent } from '../lib/table.svelte';

/** What a turn does, as one is advised to do it; its moves where there is nothing to say. */
export function wordsOf(choice: Choice, game: string, names: (seat: number) => string): string {
  const told = (choice.story as unknown as StoryEvent[]).map((event) => advice(event, game, names)).join(' ');
  return told || choice.moves.join('  ');
}

/** The turn that was made, and the best one. */
export const madeIn = ({ choices }: Judged): Choice | undefined => choices.find(({ made }) => made);
export const bestIn = ({ choices }: Judged): Choice | undefined => choices[0];
