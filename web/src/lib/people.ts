/** Who sits there, in the reader's language. */

import type { Now, Seat, TableInfo } from './api';
import { listed } from './locale';
import { say } from './messages.svelte';
import { nameOf, seatNames } from './names';

/** Whether somebody may sit down there. */
export const isEmpty = (seat: Seat): boolean => !seat.person && seat.player === null;

/** The name of whoever sits there; empty for an empty chair. */
export const seatName = (seat: Seat, game: string): string => (isEmpty(seat) ? '' : nameOf(seat, seat.seat, game));

const MOST_NAMED = 3;

/** Who else is still thinking, by name as long as they are few. */
export function awaited({ table, now, you }: { table: TableInfo | null; now: Now; you: number | null }): string {
  const everybody = seatNames(table?.seats ?? [], table?.game ?? '');
  const names = now.awaited.filter((seat) => seat !== you).map((seat) => everybody[seat] ?? '');
  return say('prompt-awaited', {
    count: names.length,
    named: names.length <= MOST_NAMED ? 'yes' : 'no',
    names: listed(names),
  });
}
