/** One game on the pad: whose sheet lies open, what is being entered, and why something is refused. */

import type { Json } from '../../lib/patches';
import { stepped, written } from '../documents';
import type { PadSheet, WelcomeDocument } from './document';
import { at } from '../items';
import { findPlan, WELCOME, type PlanFact } from './rules/facts';
import { library } from '../library.svelte';
import type { Segment } from './rules/estates';
import { faultsOf, type Fault } from './rules/faults';
import { make } from './rules/making';
import { writeMark, type Mark } from './rules/marks';
import { beginServing, usedLots } from './rules/plans';
import { places, type Lines, type Result } from './rules/score';
import { lotName, type Sheet } from './rules/sheet';
import { goOn, turnAfter, type Turn } from './rules/turn';
import { whyNot, type Objection } from './rules/why';
import { endOf, linesOf, resultsOf, sheetsOf } from './standing';

/** What the panel at the bottom is about. */
export type Choice =
  | { kind: 'nothing' | 'fence' | 'parks' | 'estates' | 'temps' | 'refusals' }
  | { kind: 'lot'; street: number; place: number }
  | { kind: 'plan'; slot: number }
  | { kind: 'serve'; slot: number; points: number; chosen: Segment[]; needs: number[] };

export interface Refused {
  key: string;
  args: Record<string, Json>;
  clause: string;
}

const NOTHING: Choice = { kind: 'nothing' };
const FULL_TRACKS = ['park', 'raise', 'temp', 'refuse']; // no more boxes than are printed, in the free mode too

/** The message of a reason, and the clause on which it rests. */
export function wordsOf(reason: Objection): { key: string; clause: string } {
  if (reason === 'park-elsewhere') return { key: 'pad-reason-park', clause: WELCOME.reasons['parks-full'] };
  if (reason === 'pool-elsewhere') return { key: 'pad-reason-pool', clause: WELCOME.reasons['pool-not-drawn'] };
  return { key: `reason-${reason}`, clause: WELCOME.reasons[reason] };
}

export class SheetStore {
  seat = $state(0);
  choice = $state.raw<Choice>(NOTHING);
  refused = $state.raw<Refused | null>(null);
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  readonly document = $derived.by(() => library.find(this.#id) as WelcomeDocument);
  readonly sheets = $derived.by(() => sheetsOf(this.document));
  readonly pad: PadSheet = $derived.by(() => at(this.document.sheets, this.seat));
  readonly sheet: Sheet = $derived.by(() => at(this.sheets, this.seat));

  readonly lines: Lines[] = $derived.by(() => linesOf(this.document, this.sheets));
  readonly results: Result[] = $derived.by(() => resultsOf(this.document, this.sheets, this.lines));
  readonly places: number[] = $derived.by(() => places(this.results));
  readonly turn: Turn = $derived.by(() => turnAfter(this.pad.entries.slice(0, this.pad.at)));

  /** What breaks the rules on the open sheet: it may have been written without them. */
  readonly faults: Fault[] = $derived.by(() =>
    this.document.guarded
      ? faultsOf(this.sheet, { plans: this.plans, roundabouts: this.document.roundabouts, needs: [] })
      : [],
  );

  /** The plans of the box that lie on the table. */
  get plans(): (PlanFact | null)[] {
    return this.document.plans.map((plan) => findPlan(plan.name));
  }

  /** Why the game ends with this round, and whose sheet says so. */
  get end(): { key: string; player: string } | null {
    return endOf(this.document, this.sheets);
  }

  /** Change something that is not on a sheet: names, plans, modes. */
  change(change: Partial<WelcomeDocument>): void {
    void library.put({ ...this.document, ...change });
  }

  changePad(change: Partial<PadSheet>, seat = this.seat): void {
    this.change({ sheets: this.document.sheets.map((pad, each) => (each === seat ? { ...pad, ...change } : pad)) });
  }

  choose(choice: Choice): void {
    this.choice = choice;
    this.refused = null;
  }

  close(): void {
    this.choose(NOTHING);
  }

  open(seat: number): void {
    this.seat = Math.min(Math.max(seat, 0), this.sheets.length - 1);
    this.close();
  }

  /** Why these marks may not be made one after the other, if so. */
  whyNot(marks: readonly Mark[], turn = this.turn): { reason: Objection; mark: Mark } | null {
    const { guarded } = this.document;
    const tried = structuredClone(this.sheet);
    const needs = this.choice.kind === 'serve' ? this.choice.needs : [];
    const table = { plans: this.plans, roundabouts: this.document.roundabouts, needs };
    for (const mark of marks) {
      const isAsked = guarded || FULL_TRACKS.includes(mark.kind);
      const reason = isAsked ? whyNot(tried, mark, guarded ? { ...table, turn } : table) : null;
      if (reason !== null) return { reason, mark };
      make(tried, mark);
      turn = goOn(turn, mark);
    }
    return null;
  }

  /** Write marks on the open sheet as one step; refused with the reason, if so. */
  enter(...marks: Mark[]): boolean {
    const wrong = this.whyNot(marks);
    if (wrong !== null) {
      this.refuse(wrong.reason, wrong.mark);
      return false;
    }
    this.changePad(written(this.pad, marks.map(writeMark).join(' ')));
    this.close();
    return true;
  }

  refuse(reason: Objection, mark: Mark): void {
    const args: Record<string, Json> = {};
    if ('place' in mark) args.lot = lotName(mark.street, mark.place);
    if (mark.kind === 'write') args.number = mark.number;
    if (mark.kind === 'bis') args.copies = lotName(mark.street, mark.from);
    if (mark.kind === 'raise') args.size = mark.size + 1;
    if (mark.kind === 'claim') args.plan = mark.slot + 1;
    this.refused = { ...wordsOf(reason), args };
  }

  /** Claim a plan for these points; where several estates could serve, they are asked for. */
  claim(slot: number, points: number): void {
    const claim: Mark = { kind: 'claim', slot, points };
    const wrong = this.whyNot([claim]);
    if (wrong !== null) return this.refuse(wrong.reason, claim);
    const plan = at(this.plans, slot);
    const isServed =
      plan !== null && whyNot(this.sheet, claim, { plans: this.plans, roundabouts: true, needs: [] }) === null;
    if (isServed && plan.kind === 'estates') {
      this.#serve({ kind: 'serve', slot, points, ...beginServing(this.sheet, plan) });
    } else {
      const used = isServed ? usedLots(this.sheet, plan) : [];
      this.enter(claim, ...used.map(([street, place]): Mark => ({ kind: 'use', slot, street, place })));
    }
  }

  /** One more estate serves the plan that is being claimed. */
  serve(estate: Segment): void {
    const { choice } = this;
    if (choice.kind !== 'serve') return;
    const needs = choice.needs.map((need, size) => (size + 1 === estate.size ? need - 1 : need));
    this.#serve({ ...choice, chosen: [...choice.chosen, estate], needs });
  }

  #serve(choice: Extract<Choice, { kind: 'serve' }>): void {
    if (choice.needs.some((need) => need > 0)) return this.choose(choice);
    this.close();
    const serving = choice.chosen.map(({ street, start }): Mark => ({
      kind: 'serve',
      slot: choice.slot,
      street,
      place: start,
    }));
    const claim: Mark = { kind: 'claim', slot: choice.slot, points: choice.points };
    this.changePad(written(this.pad, [claim, ...serving].map(writeMark).join(' ')));
  }

  get canUndo(): boolean {
    return this.pad.at > 0;
  }

  get canRedo(): boolean {
    return this.pad.at < this.pad.entries.length;
  }

  step(by: 1 | -1): void {
    this.close();
    this.changePad(stepped(this.pad, by));
  }
}
