/** A kept deal: what lies on the table after everything that happened. */

import type { DealerDocument } from './document';
import { at } from '../../items';
import { ALL_CARDS, approve, ask, begin, due, next, SOLO_CARD, type Spread } from './deal';

export interface Dealt {
  spread: Spread;
  used: number; // shuffles
}

/** The table as it is now; shuffles are taken in the order in which they happened. */
export function dealt(document: DealerDocument): Dealt {
  let spread = begin(document.mode, at(document.shuffles, 0));
  let used = 1;
  for (const event of document.log.slice(0, document.at)) {
    const order = event === 'next' && due(spread) !== null ? at(document.shuffles, used++) : null;
    spread = happen(spread, event, order);
  }
  return { spread, used };
}

function happen(spread: Spread, event: string, order: readonly number[] | null): Spread {
  if (event === 'ask') return ask(spread);
  return event === 'next' ? next(spread, order) : approve(spread, Number(event.slice(-1)) - 1);
}

/** The deal after one more event. Who went back sees the same cards again, as long as the same happens. */
export function happened(
  document: DealerDocument,
  event: string,
  shuffle: (cards: readonly number[]) => number[],
): DealerDocument {
  if (document.log[document.at] === event) return { ...document, at: document.at + 1 };
  const { spread, used } = dealt(document);
  const log = [...document.log.slice(0, document.at), event];
  const cards = event === 'next' ? due(spread) : null;
  if (cards === null) return { ...document, log, at: log.length };
  const known = document.shuffles[used]; // from before going back: it is not shuffled twice
  const order = known !== undefined && isSame(known, cards) ? known : shuffle(cards);
  return { ...document, log, at: log.length, shuffles: [...document.shuffles.slice(0, used), order] };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

/** Whether every shuffle has just the cards that were due then. */
export function isWhole(document: Pick<DealerDocument, 'mode' | 'shuffles' | 'log'>): boolean {
  const all = document.mode === 'solo' ? [...ALL_CARDS, SOLO_CARD] : ALL_CARDS;
  const shuffles = [...document.shuffles];
  if (!isSame(shuffles.shift() ?? [], all)) return false;
  let spread = begin(document.mode, at(document.shuffles, 0));
  for (const event of document.log) {
    const cards = event === 'next' ? due(spread) : null;
    const order = cards === null ? null : (shuffles.shift() ?? []);
    if (cards !== null && !isSame(order ?? [], cards)) return false;
    spread = happen(spread, event, order);
  }
  return true; // shuffles that are left over are from before somebody went back
}

/** The deal one step back. */
export function backed(document: DealerDocument): DealerDocument {
  return { ...document, at: Math.max(document.at - 1, 0) };
}
