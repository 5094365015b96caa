/** A kept deal: what lies on the table after everything that happened. */

import type { DealerDocument } from '../pad/documents';
import { at } from '../pad/facts';
import { approve, ask, begin, due, next, type Spread } from './deal';

export interface Dealt {
  spread: Spread;
  used: number; // shuffles
}

/** The table as it is now; shuffles are taken in the order in which they happened. */
export function dealt(document: DealerDocument): Dealt {
  let spread = begin(document.mode, at(document.shuffles, 0));
  let used = 1;
  for (const event of document.log.slice(0, document.at)) {
    if (event === 'ask') spread = ask(spread);
    else if (event.startsWith('approve-')) spread = approve(spread, Number(event.slice(-1)) - 1);
    else spread = next(spread, due(spread) === null ? null : at(document.shuffles, used++));
  }
  return { spread, used };
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

/** The deal one step back. */
export function backed(document: DealerDocument): DealerDocument {
  return { ...document, at: Math.max(document.at - 1, 0) };
}
