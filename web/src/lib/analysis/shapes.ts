/** What an analysis of a game consists of, as the server tells it. */

import type { components } from '../schema';
import { inTenths, tenths } from './sums';

type Schemas = components['schemas'];
export type Shown = Schemas['AnalysisShown'];
export type Status = Shown['status'];
export type Unit = Shown['units'][number];
export type SeatFound = Schemas['SeatFound'];
export type Sum = Schemas['SumShown'];
export type Found = Shown['events'][number];
export type TurnFound = Schemas['TurnFound'];
export type EndFound = Schemas['EndFound'];
export type AuctionFound = Schemas['AuctionFound'];
export type Judged = Schemas['VerdictShown'];
export type Choice = Schemas['ChoiceShown'];
export type Ground = Schemas['Ground'];
export type Verdict = TurnFound['verdict'];

/** The colour of each, of the tokens. */
export const SHADES: Record<Verdict, string> = {
  best: 'var(--c-best)',
  good: 'var(--c-good)',
  inexact: 'var(--c-inexact)',
  mistake: 'var(--c-lost)',
  blunder: 'var(--c-blunder)',
};

/** From the best to the worst. */
export const VERDICTS = ['best', 'good', 'inexact', 'mistake', 'blunder'] as const satisfies readonly Verdict[];

/** What was given away before a verdict gets worse: less than so many points, or per cent of the win. */
export const LIMITS: Record<Unit, readonly number[]> = { points: [0.2, 0.7, 2, 4], win: [0.5, 2, 5, 10] };

/** Whether one stops here when looking for what went wrong. */
export const isCostly = ({ verdict, only }: TurnFound): boolean => !only && VERDICTS.indexOf(verdict) >= 2;

/** How a value went in one turn, in tenths whose differences are shown: they add up as one reads them. */
export function stepOf(turn: TurnFound, unit: Unit): Schemas['StepShown'] {
  const step = turn.steps[unit]!;
  const [before, cards, after] = [tenths(step.before), tenths(step.after_cards), tenths(step.after_turn)];
  return {
    before,
    after_cards: cards,
    after_turn: after,
    others: tenths(step.others),
    luck: tenths(cards - before),
    loss: tenths(cards - after),
  };
}

/** What a seat's whole game adds up to, in tenths that still add up. */
export const sumOf = (seat: SeatFound, unit: Unit): Sum => inTenths(seat.sums[unit]!);
