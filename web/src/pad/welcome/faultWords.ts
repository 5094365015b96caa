/** What is wrong on a sheet, in words: those of the refusals, where they are true of what stands there already. */

import type { Json } from '../../lib/patches';
import { at } from '../items';
import type { Fault } from './rules/faults';
import type { Reason } from './rules/facts';
import { lotName, type Sheet } from './rules/sheet';
import { wordsOf } from './sheetStore.svelte';

const OWN: Partial<Record<Reason, string>> = {
  'bis-without-neighbour': 'pad-fault-bis',
  'other-action-taken': 'pad-fault-pool',
  'bis-full': 'pad-fault-boxes',
  'roundabouts-full': 'pad-fault-roundabouts',
  'action-part-over': 'pad-fault-actions',
};

export function faultWords(
  sheet: Sheet,
  { reason, where, slot }: Fault,
): { key: string; args: Record<string, Json>; clause: string } {
  const { key, clause } = wordsOf(reason);
  const args: Record<string, Json> = {};
  if (slot !== null) args.plan = slot + 1;
  if (where !== null) {
    const street = at(sheet.streets, where.street);
    const { number } = at(street, where.place);
    const isLeft = where.place > 0 && at(street, where.place - 1).number === number;
    args.lot = lotName(where.street, where.place);
    args.number = number;
    args.copies = lotName(where.street, where.place + (isLeft ? -1 : 1));
  }
  return { key: OWN[reason] ?? key, args, clause };
}
