/** The own turn by keyboard: what its keys do, and where the focus goes with each step. */

import type { OwnTurn } from './own.svelte';

const GO = '.bar .go:not([aria-disabled]), .bar .lead';

/** What a step offers to the keyboard first. */
export const NEXT = {
  choose: ['.pick.refuse', '.card[aria-checked=true]', '.card'],
  write: ['.lot.legal', '.pick.refuse', GO],
  act: ['.pick.do', '.gap, .park.legal, .lot.legal, .pick.on', '.bar .without'],
  estates: ['.lot.legal', GO],
  finish: ['.claim', GO],
  done: [GO],
};

/** Do what a key stands for; those with a modifier are the browser's, but for the one that confirms. */
export function press(event: KeyboardEvent, own: OwnTurn, confirm: () => void): void {
  if ((event.target as Element).closest('input, select, textarea, dialog')) return;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm();
  else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (event.key === 'u' || event.key === 'U') own.undo();
  else if (event.key === 'r' || event.key === 'R') void own.store.restart();
  else if (['1', '2', '3'].includes(event.key)) own.tapCard(Number(event.key) - 1);
  else return;
  event.preventDefault();
}
