/** The messages of pad and dealer, and those of the games that they are about. */

import { messagesFrom } from '../games/texts';
import { isWorded as isPartWorded, openGame, openPart } from '../lib/messages.svelte';
import { KINDS } from '.';

const PART = 'pad';
const files = import.meta.glob<string>('../../../src/housewright/locales/*/pad.ftl', {
  query: '?raw',
  import: 'default',
});

/** Have them loaded from now on. */
export function openWords(): void {
  openPart(PART, messagesFrom(files));
  for (const { accent } of Object.values(KINDS)) openGame(accent);
}

/** Whether all of them are there: they come together. */
export const isWorded = (): boolean => isPartWorded(PART);
