/** Messages of this game, and what its stories name. */

import { say as sayOf, type Args } from '../../lib/messages.svelte';
import type { StoryEvent } from '../../lib/table.svelte';

/** A message of this game, or one that all pages share. */
export const say = (key: string, args: Args = {}): string => sayOf(key, args, 'welcome');

/** Actions and plans of an event by name. */
export function storyWords({ action, name }: StoryEvent): Args {
  const words: Args = {};
  if (typeof action === 'string') words.action = say(`action-${action}`);
  if (typeof name === 'string') words.name = say(`plan-${name}`);
  return words;
}
