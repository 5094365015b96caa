/** The own turn at this table: what a tap means in the running step, and how a choice is made otherwise. */

import type { TableStore } from '../../lib/table.svelte';
import type { Description, Lot, Reason, Sheet, Target } from './description';
import {
  claims,
  fenceTargets,
  legal,
  lotTargets,
  numberChoices,
  numbers,
  ofKind,
  one,
  pair,
  takenAt,
  writtenAt,
  type Mode,
} from './turn';
import { say } from './words';

/** What a turn needs to know of the table. */
export type TurnStore = Pick<
  TableStore,
  | 'you'
  | 'isYourTurn'
  | 'complete'
  | 'draft'
  | 'waiting'
  | 'isPostponed'
  | 'lost'
  | 'sending'
  | 'suggested'
  | 'objection'
  | 'move'
  | 'undo'
  | 'restart'
  | 'glance'
  | 'instead'
>;

const RESHUFFLE = '%';
const END = '.'; // of a turn: said again when it is confirmed

/** The halves of a hand's cards that are chosen: the number of one, the action of another; counted from 0. */
export interface Halves {
  number: number | null;
  action: number | null;
}
export type Half = keyof Halves;
const NEITHER: Halves = { number: null, action: null };

export class OwnTurn {
  mode = $state<Mode>('turn');
  held = $state.raw(NEITHER); // of a hand: the half that is chosen before the other
  temp = $state<number | null>(null); // the number that is meant, if it is not the printed one
  asked = $state.raw<Target[]>([]); // bis houses among which one is to be chosen
  isOnSheet = $state(false); // the last tap: what lies under the finger stays
  hasUndone = false; // what was undone is not done again by itself
  before = $state.raw<Description | null>(null); // when the house was written, where its number can still be changed

  #worked = $state<number | null>(null); // the street where somebody worked last
  #opened = $state<number | null>(null); // the one that was opened in this step
  #isLooking = $state(false); // back, at an earlier step
  #comesUp = true; // no step was seen yet: who comes back may be in the middle of one
  #meant: number | null = null; // the number of the house that is taken back: it is meant again
  #tapped = $state.raw<{ target: Target; last: string } | null>(null); // what was tapped last, and the move that ends it

  constructor(
    readonly store: TurnStore,
    readonly described: () => Description,
  ) {}

  readonly description = $derived.by(() => this.described());
  readonly turn = $derived(this.description.turn);
  readonly sheet = $derived.by<Sheet | undefined>(() =>
    this.store.you === null ? undefined : this.description.sheets[this.store.you],
  );
  readonly #live = $derived.by(() => this.store.isYourTurn);

  /** The number that a tap on a lot would write. */
  readonly number = $derived(this.turn?.step === 'write' ? (this.temp ?? this.turn.number) : null);

  /** The number that is meant at first, if the printed one fits nowhere. */
  readonly #first = $derived.by(() => {
    const choices = this.turn?.step === 'write' ? numbers(this.description) : [];
    const printed = choices.find((choice) => choice.number === this.turn?.number);
    return printed?.fits === 0 ? (choices.find((choice) => choice.fits > 0)?.number ?? null) : null;
  });

  /** The number of the house of this turn. */
  readonly written = $derived(
    (this.sheet?.streets ?? []).flatMap((street) => street.lots).find((lot) => lot.lot === this.turn?.lot)?.number ??
      null,
  );
  readonly #offered = $derived<Description>(this.#live ? this.description : { ...this.description, targets: [] });
  readonly lots = $derived(lotTargets(this.#offered, this.mode, this.number));
  readonly fences = $derived(fenceTargets(this.#offered, this.mode));
  readonly park = $derived(this.turn?.step === 'act' ? one(this.#offered, 'park') : undefined);

  /** The numbers among which to choose: before one is written, and afterwards while nothing else is to be chosen. */
  readonly numberChoices = $derived.by(() => {
    const isAsked = claims(this.description).length > 0 || this.canReshuffle || this.turn?.step === 'estates';
    return isAsked ? [] : numberChoices(this.before ?? this.description);
  });

  /** Whether somebody is asked about the reshuffle. */
  readonly canReshuffle = $derived(
    this.turn?.reshuffle === true || one(this.description, 'reshuffle')?.reason === null,
  );

  readonly isHolding = $derived(this.held.number !== null || this.held.action !== null);

  /** Whether something is on its way. */
  readonly isBusy = $derived.by(
    () => (this.store.waiting !== null && !this.store.isPostponed) || this.store.sending || this.#isLooking,
  );

  /** The step that is taken as soon as the network is back. */
  readonly kept = $derived.by(() =>
    this.store.isPostponed && this.#tapped?.last === this.store.waiting ? this.#tapped.target : null,
  );

  /** Whether the house of this turn can be moved by a tap on a lot: there is one, and lots mean nothing else now. */
  readonly canMoveHouse = $derived(this.#live && this.turn?.lot != null && !this.#areLotsMeant());

  /** How much there is to do in each street. */
  readonly #work = $derived(
    (this.sheet?.streets ?? []).map(
      (street) =>
        street.lots.filter((lot) => legal(this.lots.get(lot.lot)) || this.fences.get(lot.lot)?.reason === null).length +
        (this.park?.reason === null && this.turn?.lot?.startsWith(street.street) ? 1 : 0),
    ),
  );

  /** The street that is open where only one is: where somebody works. */
  readonly open = $derived.by(() => {
    const built = (this.sheet?.streets ?? []).findIndex((street) => street.lots.some((lot) => lot.new));
    return this.#opened ?? this.#worked ?? Math.max(built, 0);
  });

  #areLotsMeant(): boolean {
    const step = this.turn?.step;
    return this.mode === 'roundabout' || step === 'estates' || (step === 'act' && this.turn?.action === 'bis');
  }

  /** To where something can be done: if that is in other streets only, the one with most is opened. */
  lead(): void {
    const most = Math.max(...this.#work, 0);
    if (most > 0 && this.#work[this.open] === 0) this.#opened = this.#work.indexOf(most);
  }

  /** To the street of this lot. */
  leadTo(lot: string): void {
    this.#opened = this.#streetOf(lot) ?? this.#opened;
  }

  #streetOf(lot: string | undefined): number | null {
    const found = (this.sheet?.streets ?? []).findIndex((street) => lot?.startsWith(street.street));
    return found < 0 ? null : found;
  }

  /** Open a street by hand. */
  show(street: number): void {
    this.#opened = street;
  }

  /**
   * A new step starts afresh: the printed number, or that of the house just taken back, and no roundabout. The street
   * that was opened is where one works; who comes back in the middle of it, or claims a plan, is led to where something
   * can be done.
   */
  begin(): void {
    this.mode = 'turn';
    if (this.turn?.step !== 'choose') this.held = NEITHER;
    if (this.#opened !== null) this.#worked = this.#opened;
    this.#opened = null;
    this.temp = (this.turn?.step === 'write' ? this.#meant : null) ?? this.#first;
    this.#meant = null;
    const isBack = this.#comesUp && this.#worked === null && this.turn !== null && this.turn.step !== 'choose';
    if (this.turn) this.#comesUp = false;
    if (this.turn?.step === 'estates' || isBack) this.lead();
  }

  /** Where a temp has written its number, ask which others it could be. */
  async lookBack(): Promise<void> {
    const { moves, sent } = this.store.draft;
    const at = this.turn?.action === 'temp' && this.turn.lot !== null && !sent ? writtenAt(moves) : -1;
    this.before = null;
    const before = at < 0 ? null : ((await this.store.glance(at)) as unknown as Description | null);
    if (this.store.draft.moves === moves) this.before = before;
  }

  /** Say why not. */
  object(reason: Reason | null | undefined): void {
    if (reason) this.store.objection = { key: reason.key, args: reason.args, clause: reason.clause };
  }

  /** Say why not; of a lot that no bis can take also that the house of this turn can still be put there. */
  #refuse(target: Target | undefined): void {
    const reason = target?.reason;
    if (!reason || target.kind !== 'bis') this.object(reason);
    else {
      const why = say(reason.key, reason.args);
      this.store.objection = { key: 'house-may-move', args: { why }, clause: reason.clause };
    }
  }

  /** Whether a step waits for the network, and this is no other choice in its place: that is said. */
  mustWait(kind = ''): boolean {
    if (!this.store.isPostponed || this.kept?.kind === kind) return false;
    this.store.objection = { key: 'step-waits', args: {}, clause: null };
    return true;
  }

  /** Make the move that is possible, or say why there is none; if there are two, ask. */
  move(targets: readonly Target[]): void {
    const possible = targets.filter((target) => target.reason === null);
    const [first] = possible;
    if (first === undefined) this.#refuse(targets[0]);
    else if (this.mustWait(first.kind)) return;
    else if (first.kind === 'bis' && possible.length > 1) this.asked = possible;
    else {
      this.#note(first);
      void this.store.move(first.move);
    }
  }

  #note(target: Target, last = target.move): void {
    this.#tapped = { target, last };
    this.asked = [];
    this.hasUndone = false;
    this.#worked = this.#streetOf(target.lot) ?? this.#worked;
  }

  /** What could be seen after the first moves and these; nothing else is tapped meanwhile, and without a network that is said. */
  async #look(at: number, ...more: string[]): Promise<Description | null> {
    this.#isLooking = true;
    const seen = (await this.store.glance(at, ...more)) as unknown as Description | null;
    this.#isLooking = false;
    if (seen === null && this.store.lost) this.store.objection = { key: 'error-no-connection', args: {}, clause: null };
    return seen;
  }

  /** What of an earlier step is possible; otherwise why not is said. */
  async #earlier(at: number, find: (earlier: Description) => readonly Target[]): Promise<Target | null> {
    const earlier = this.isBusy ? null : await this.#look(at);
    if (earlier === null) return null;
    const targets = find(earlier);
    const possible = targets.find((target) => target.reason === null);
    if (!possible) this.object(targets.length > 0 ? targets[0]?.reason : earlier.turn?.house);
    return !possible || this.mustWait(possible.kind) ? null : possible;
  }

  /** Choose otherwise: the moves up to there stay, and the draft goes on with what was possible then. */
  async #otherwise(at: number, find: (earlier: Description) => readonly Target[]): Promise<void> {
    const chosen = await this.#earlier(at, find);
    if (chosen === null) return;
    this.#note(chosen);
    await this.store.instead(at, chosen.move);
  }

  /** Take other cards. The house of this turn stays on its lot where that is possible; else it is taken back, and that is said. */
  async #retake(number: number, action: number): Promise<void> {
    const at = takenAt(this.store.draft.moves);
    const card = await this.#earlier(at, (earlier) => found(pair(earlier, number, action)));
    if (card === null) return;
    const [lot, before] = [this.turn?.lot ?? null, this.written];
    const next = lot === null ? null : await this.#look(at, card.move);
    if (lot !== null && next === null) return;
    const houses = next === null ? [] : ofKind(next, 'write').filter((target) => target.lot === lot);
    const printed = houses.find((target) => target.number === next?.turn?.number);
    const house = [printed, houses.find((target) => target.number === before)].find((each) => each?.reason === null);
    this.#note(card, house?.move);
    if ((await this.store.instead(at, card.move, ...(house ? [house.move] : []))) && printed && !house)
      this.store.objection = {
        key: 'house-taken-back',
        args: { number: printed.number ?? 0, lot },
        clause: printed.reason?.clause ?? null,
      };
  }

  /** A tap on a card, or on one half of it: it is taken, also instead of another. */
  tapCard(index: number, half: Half | null = null): void {
    const { turn, description } = this;
    if (!this.#live || !turn) return;
    if (description.combinations === null) this.#tapHand(index, half);
    else if (turn.step === 'choose') this.move(found(pair(description, index, index)));
    else if (turn.number_card !== index + 1) void this.#retake(index, index);
    else this.mustWait();
  }

  /** Of a hand the half that is tapped is chosen, or put back; of a whole card the number, then the action. */
  #tapHand(index: number, half: Half | null): void {
    const { turn, description } = this;
    const isChoosing = turn?.step === 'choose';
    const now = isChoosing ? this.held : { number: cardOf(turn?.number_card), action: cardOf(turn?.action_card) };
    const isNumber = index !== now.action && (now.number === null || index === now.number);
    const next = tapped(now, index, half ?? (isNumber ? 'number' : 'action'));
    const { number, action } = next;
    const at = takenAt(this.store.draft.moves);
    if (number !== null && action !== null) {
      if (isChoosing) this.move(found(pair(description, number, action)));
      else void this.#retake(number, action);
    } else if (isChoosing) this.held = next;
    else void this.#putBack(at, next);
  }

  async #putBack(at: number, held: Halves): Promise<void> {
    if (!this.isBusy && !this.mustWait() && (await this.store.instead(at))) this.held = held;
  }

  /** A tap on a lot: what it means in this step; otherwise the house of this turn goes there. */
  tapLot(lot: Lot): void {
    const targets = this.lots.get(lot.lot);
    const at = writtenAt(this.store.draft.moves);
    if (targets) this.move(targets);
    else if (!this.#live || lot.lot === this.turn?.lot) return;
    else if (at < 0) {
      if (!this.mustWait()) this.object(this.turn?.house);
    } else {
      const number = this.written;
      void this.#otherwise(at, (earlier) =>
        ofKind(earlier, 'write').filter(
          (target) => target.lot === lot.lot && target.number === (number ?? earlier.turn?.number),
        ),
      );
    }
  }

  /** Mean another number of those that a temp allows, also for the house that is written already. */
  pickNumber(number: number): void {
    if (this.turn?.step === 'write') this.temp = number;
    else if (number !== this.written)
      void this.#otherwise(writtenAt(this.store.draft.moves), (earlier) =>
        ofKind(earlier, 'write').filter((target) => target.lot === this.turn?.lot && target.number === number),
      );
  }

  /** Ask for the reshuffle, or do without it after all; what was done since stays. */
  reshuffle(wanted: boolean): void {
    const target = one(this.description, 'reshuffle');
    const { moves } = this.store.draft;
    const at = moves.indexOf(RESHUFFLE);
    if (wanted && target && at < 0) this.move([target]);
    else if (!wanted && at >= 0 && !this.mustWait())
      void this.store.instead(at, ...moves.slice(at + 1).filter((move) => move !== END));
  }

  /** One step back: a number that was picked is one, too. */
  undo(): void {
    this.hasUndone = true;
    if (this.mode === 'roundabout') this.mode = 'turn';
    else if (this.isHolding) this.held = NEITHER;
    else if (this.turn?.step === 'write' && this.temp !== this.#first) this.temp = this.#first;
    else {
      const [last] = this.store.draft.moves.slice(-1);
      const isHouse = this.store.waiting === null && this.turn?.action === 'temp' && writtenAt([last ?? '']) === 0;
      this.#meant = isHouse && this.written !== this.turn?.number ? this.written : null;
      void this.store.undo();
    }
  }
}

const found = (target: Target | undefined): Target[] => (target ? [target] : []);
const cardOf = (number: number | null | undefined): number | null => (number == null ? null : number - 1);

/** The halves that are chosen after a tap on one: no card gives both. */
function tapped(now: Halves, index: number, half: Half): Halves {
  if (now[half] === index) return { ...now, [half]: null };
  const other = half === 'number' ? now.action : now.number;
  const kept = other === index ? null : other;
  return half === 'number' ? { number: index, action: kept } : { number: kept, action: index };
}
