/** What a turn will do, in words: no rules, only the text of its moves. */

import { capital, listed } from '../../../lib/locale';
import type { OwnTurn } from '../own.svelte';
import { say } from '../words';

const WITHOUT = '-'; // the action

/** The message of each move that does something besides writing the number, and what its text says in its order. */
const DOES: readonly (readonly [RegExp, string, ...string[]])[] = [
  [/^@(\w+)$/, 'does-roundabout', 'lot'],
  [/^\|(\w+)$/, 'does-fence', 'lot'],
  [/^\$(\d)$/, 'does-raise', 'size'],
  [/^\*$/, 'does-park'],
  [/^~$/, 'does-pool'],
  [/^(\w+)=\w+$/, 'does-bis', 'lot'],
  [/^!(\d)$/, 'does-claim', 'plan'],
  [/^%$/, 'does-wish'],
];

/** Everything that these moves do, as one sentence; the house first. */
export function doing({ turn, sheet, written }: OwnTurn, moves: readonly string[]): string {
  const { lot, action } = turn ?? {};
  const numbers = new Map((sheet?.streets ?? []).flatMap(({ lots }) => lots).map((each) => [each.lot, each.number]));
  const done = moves.includes(WITHOUT) ? 'no' : 'yes';
  const house =
    lot == null ? [] : [say('does-house', { number: written ?? 0, lot, action: say(`action-${action}`), done })];
  const more = moves.flatMap((move) =>
    DOES.flatMap(([text, key, ...names]) => {
      const found = text.exec(move);
      if (!found) return [];
      const said = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
      return say(key, {
        ...said,
        street: lot?.slice(0, 1) ?? '',
        number: numbers.get(said.lot ?? '') ?? 0,
        points: sheet?.plans[Number(said.plan) - 1] ?? 0,
      });
    }),
  );
  const all = [...house, ...more];
  return all.length === 0 ? '' : `${capital(listed(all))}.`;
}
