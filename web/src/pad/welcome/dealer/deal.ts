/** The cards: three piles turned in step, or the solo pile; what lies on the table, and what comes next. */

import { ACTIONS, CARDS, PLANS, SLOTS, WELCOME, type ActionName, type PlanFact, type Reason } from '../rules/facts';
import { at } from '../../items';

export type Mode = 'piles' | 'solo';

/** What lies on the table. Nothing in it is ever changed: every step makes a new one. */
export interface Spread {
  mode: Mode;
  round: number;
  deck: readonly number[]; // piles: three runs of equal length; solo: one pile
  top: number; // piles: place of the showing number in each pile; solo: the next card to draw
  hand: readonly number[]; // solo: the three cards drawn
  turned: readonly boolean[]; // plans that show their low side
  claimed: readonly boolean[]; // plans approved in this round
  approved: readonly boolean[]; // plans approved in an earlier one
  met: boolean; // solo: the solo card came up with these cards
  wish: boolean; // somebody asks for the reshuffle
  over: boolean; // solo: no three cards are left
}

export interface Combination {
  number: number;
  action: ActionName;
  next: ActionName | null; // what this pile offers next, printed on the number
}

export const SOLO_CARD = CARDS.length;
const PILE = CARDS.length / WELCOME.piles;
const NONE = Array<boolean>(SLOTS).fill(false);

/** All construction cards. */
export const ALL_CARDS: readonly number[] = CARDS.map((_, card) => card);

/** The first round; the order is that of the shuffled cards, for solo with the solo card among them. */
export function begin(mode: Mode, order: readonly number[]): Spread {
  const spread: Spread = {
    ...{ mode, round: 1, deck: order, top: 1, hand: [], turned: NONE, claimed: NONE, approved: NONE },
    ...{ met: false, wish: false, over: false },
  };
  return mode === 'solo' ? draw({ ...spread, top: 0 }) : spread;
}

/** Number and action on offer, of every pile or card. */
export function combinations(spread: Spread): Combination[] {
  if (spread.mode === 'solo') {
    return spread.hand.map((card) => ({ number: numberOf(card), action: actionOf(card), next: null }));
  }
  return Array.from({ length: WELCOME.piles }, (_, pile) => {
    const showing = at(spread.deck, pile * PILE + spread.top);
    const turned = at(spread.deck, pile * PILE + spread.top - 1);
    return { number: numberOf(showing), action: actionOf(turned), next: actionOf(showing) };
  });
}

const numberOf = (card: number): number => at(CARDS, card)[0];
const actionOf = (card: number): ActionName => at(ACTIONS, at(CARDS, card)[1]);

/** Cards not turned up yet; of three piles, in each. */
export function cardsLeft(spread: Spread): number {
  return (spread.mode === 'solo' ? spread.deck.length : PILE - 1) - spread.top;
}

/** The action on top of the solo pile, 'solo' for the solo card; null if there is none or three piles lie. */
export function nextAction(spread: Spread): ActionName | 'solo' | null {
  const card = spread.mode === 'solo' ? spread.deck[spread.top] : undefined;
  return card === undefined ? null : card === SOLO_CARD ? 'solo' : actionOf(card);
}

/** Approve a plan in this round, or take it back; what was approved earlier stays so. */
export function approve(spread: Spread, slot: number): Spread {
  const claimed = spread.claimed.map((is, each) => (each === slot ? !is && !spread.approved[each] : is));
  return { ...spread, claimed, wish: spread.wish && claimed.includes(true) };
}

/** Why the reshuffle may not be asked for, if so. */
export function whyNotReshuffle(spread: Spread): Reason | null {
  if (spread.mode === 'solo') return 'reshuffle-never-in-solo';
  if (spread.turned.includes(true)) return 'reshuffle-too-late';
  return spread.claimed.includes(true) ? null : 'reshuffle-needs-claim';
}

/** Ask for the reshuffle, or no longer. */
export function ask(spread: Spread): Spread {
  return whyNotReshuffle(spread) === null ? { ...spread, wish: !spread.wish } : spread;
}

/** The cards that must be shuffled before the next round, if any: all, or all but the three still lying there. */
export function due(spread: Spread): readonly number[] | null {
  if (spread.mode === 'solo') return null;
  if (spread.wish) return ALL_CARDS;
  return spread.top + 1 === PILE ? spread.deck.filter((_, place) => place % PILE < PILE - 1) : null;
}

/** Close the round and turn up the next cards; `order` are the cards that were due, shuffled. */
export function next(spread: Spread, order: readonly number[] | null): Spread {
  const turned = spread.turned.map((is, slot) => is || at(spread.claimed, slot));
  const approved = spread.approved.map((is, slot) => is || at(spread.claimed, slot));
  const closed = { ...spread, round: spread.round + 1, turned, claimed: NONE, approved, met: false, wish: false };
  if (spread.mode === 'solo') return canDraw(spread) ? draw(closed) : { ...closed, round: spread.round, over: true };
  if (order === null) return { ...closed, top: spread.top + 1 };
  return { ...closed, top: 1, deck: spread.wish ? order : underLast(spread.deck, order) };
}

/** New piles under the three cards still lying there, which are turned as the next actions. */
function underLast(deck: readonly number[], order: readonly number[]): number[] {
  return deck.map((_, place) => {
    const [pile, depth] = [Math.floor(place / PILE), place % PILE];
    return depth === 0 ? at(deck, pile * PILE + PILE - 1) : at(order, pile * (PILE - 1) + depth - 1);
  });
}

/** Whether three more cards can be drawn, the solo card not being one of them. */
export function canDraw(spread: Spread): boolean {
  const left = spread.deck.slice(spread.top);
  return left.length > WELCOME.hand || (left.length === WELCOME.hand && !left.includes(SOLO_CARD));
}

/** Draw three; the solo card turns all plans and is replaced. */
function draw(spread: Spread): Spread {
  let { top, turned } = spread;
  let met = false;
  const hand: number[] = [];
  while (hand.length < WELCOME.hand) {
    const card = at(spread.deck, top++);
    if (card === SOLO_CARD) [met, turned] = [true, turned.map(() => true)];
    else hand.push(card);
  }
  return { ...spread, top, turned, met, hand };
}

/** The solo card somewhere in the lower part of the shuffled cards. */
export function soloPile(order: readonly number[], below: (limit: number) => number): number[] {
  const place = WELCOME.soloBelow + below(order.length + 1 - WELCOME.soloBelow);
  return [...order.slice(0, place), SOLO_CARD, ...order.slice(place)];
}

/** The plans of this number from which one is drawn. */
export function plansInBox(slot: number, advanced: boolean, roundabouts: boolean): PlanFact[] {
  return PLANS.filter(
    (plan) => plan.number === slot + 1 && (advanced || !plan.advanced) && (roundabouts || plan.kind !== 'roundabout'),
  );
}
