/** The moves of the running step, as a game describes its targets. */

import type { Json } from '../../lib/patches';
import { knows, say } from '../../lib/messages.svelte';
import type { Objection } from '../../lib/table.svelte';
import { isFields, valueText, type Wording } from './words';

export interface Choice {
  move: string;
  text: string;
  objection: Objection | null; // why not
}

/** Everything that the step is about, what is legal first; a game without targets has its legal moves. */
export function choicesOf(wording: Wording, description: Json, legal: readonly string[]): Choice[] {
  const targets = isFields(description) && Array.isArray(description.targets) ? description.targets : [];
  const found = targets.flatMap((target) => choiceOf(wording, target));
  const others = legal.filter((move) => !found.some((choice) => choice.move === move));
  const all = [...found, ...others.map((move) => ({ move, text: move, objection: null }))];
  return all.sort((one, other) => Number(one.objection !== null) - Number(other.objection !== null));
}

function choiceOf(wording: Wording, target: Json): Choice[] {
  if (!isFields(target) || typeof target.move !== 'string') return [];
  const reason = target.reason as Objection | null | undefined;
  return [{ move: target.move, text: moveText(wording, target), objection: reason ?? null }];
}

/** A move in words: its message move-KIND with what belongs to it, or its notation. */
function moveText(wording: Wording, target: Record<string, Json>): string {
  const key = `move-${(target.kind as string).replaceAll('_', '-')}`;
  if (!knows(key, wording.game)) return target.move as string;
  const args = Object.entries(target).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : valueText(wording, name, value),
  ]);
  return say(key, Object.fromEntries(args) as Record<string, unknown>, wording.game);
}
