/** Refusals as notices. */

import { Refusal } from './api';
import type { Json } from './patches';
import { knows, say } from './messages.svelte';

export interface Told {
  key: string;
  args: Record<string, Json>;
}

/** The notice of a refusal; anything else is a fault and goes on. */
export function noticeOf(wrong: unknown): Told {
  if (!(wrong instanceof Refusal)) throw wrong;
  return { key: wrong.status === 0 ? 'error-no-answer' : `error-${wrong.key}`, args: wrong.args };
}

/** A notice in words, of this game or of all pages; one that is not known is a failure. */
export const worded = ({ key, args }: Told, game?: string): string =>
  say(knows(key, game) ? key : 'error-failure', args, game);
