/** A deal that is kept. */

import { newDocument, type Document } from '../../documents';
import { MOST_ENTRIES, type Body, type Reader } from '../../reader';
import { CARDS, findPlan, SLOTS } from '../rules/facts';
import { isWhole } from './dealing';

const MOST_SHUFFLES = 100;

export interface DealerDocument extends Document {
  game: 'dealer';
  mode: 'piles' | 'solo';
  plans: string[];
  shuffles: number[][];
  log: string[];
  at: number;
}

/** A deal before its first round is closed. */
export function newDealer(title: string, mode: 'piles' | 'solo', plans: string[], order: number[]): DealerDocument {
  return { ...newDocument('dealer', title), mode, plans, shuffles: [order], log: [], at: 0 };
}

/** What a file says of it. */
export function readDealer(source: Reader): Body<DealerDocument> {
  const mode = source.get('mode').one('piles', 'solo');
  const log = source
    .get('log')
    .list(0, MOST_ENTRIES, (item) => item.one('next', 'ask', 'approve-1', 'approve-2', 'approve-3'));
  const document: Body<DealerDocument> = {
    game: 'dealer',
    mode,
    plans: source.get('plans').list(SLOTS, SLOTS, (item) => {
      const name = item.text();
      return findPlan(name) === null ? item.wrong() : name;
    }),
    shuffles: source.get('shuffles').list(1, MOST_SHUFFLES, (item) => {
      const cards = item.list(0, CARDS.length + 1, (card) => card.int(0, CARDS.length));
      return new Set(cards).size === cards.length ? cards : item.wrong();
    }),
    log,
    at: source.get('at').int(0, log.length),
  };
  if (!isWhole(document)) source.get('shuffles').wrong();
  return document;
}
