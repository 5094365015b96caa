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

/** What a turn needs to know of the table. */
export type TurnStore = Pick<
  TableStore,
  | 'you'
  | 'isYourTurn'
  | 'complete'
  | 'draft'
  | 'waiting'
  | 'sending'
  | 'objection'
  | 'move'
  | 'undo'
  | 'glance'
  | 'instead'
>;

const RESHUFFLE = '%';
const END = '.'; // of a turn: said again when it is confirmed

export class OwnTurn {
  mode = $state<Mode>('turn');
  half = $state<number | null>(null); // of a hand: the card whose number is taken, before its action
  temp = $state<number | null>(null); // the number that is meant, if it is not the printed one
  asked = $state.raw<Target[]>([]); // bis houses among which one is to be chosen
  hasUndone = false; // what was undone is not done again by itself
  before = $state.raw<Description | null>(null); // when the house was written, where its number can still be changed

  #worked = $state<number | null>(null); // the street where somebody worked last
  #opened = $state<number | null>(null); // the one that was opened by hand in this step
  #isLooking = $state(false); // back, at an earlier step

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

  /** Whether something is on its way. */
  readonly isBusy = $derived.by(() => this.store.waiting !== null || this.store.sending || this.#isLooking);

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

  /** The street that is open where only one is: where somebody works, unless only others have something to do. */
  readonly open = $derived.by(() => {
    if (this.#opened !== null) return this.#opened;
    const built = (this.sheet?.streets ?? []).findIndex((street) => street.lots.some((lot) => lot.new));
    const here = this.#worked ?? Math.max(built, 0);
    const most = Math.max(...this.#work, 0);
    const isIdle = this.#worked === null && built < 0; // nobody has worked anywhere yet
    return most > 0 && (isIdle || this.#work[here] === 0) ? this.#work.indexOf(most) : here;
  });

  #areLotsMeant(): boolean {
    const step = this.turn?.step;
    return this.mode === 'roundabout' || step === 'estates' || (step === 'act' && this.turn?.action === 'bis');
  }

  /** Open a street by hand. */
  show(street: number): void {
    this.#opened = street;
  }

  /** A new step starts afresh: the printed number, no roundabout; the street that was opened is where one works. */
  begin(): void {
    this.mode = 'turn';
    if (this.turn?.step !== 'choose') this.half = null;
    if (this.#opened !== null) this.#worked = this.#opened;
    this.#opened = null;
    const choices = this.turn?.step === 'write' ? numbers(this.description) : [];
    const printed = choices.find((choice) => choice.number === this.turn?.number);
    this.temp = printed?.fits === 0 ? (choices.find((choice) => choice.fits > 0)?.number ?? null) : null;
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

  /** Make the move that is possible, or say why there is none; if there are two, ask. */
  move(targets: readonly Target[]): void {
    const possible = targets.filter((target) => target.reason === null);
    const [first] = possible;
    if (first === undefined) this.object(targets[0]?.reason);
    else if (first.kind === 'bis' && possible.length > 1) this.asked = possible;
    else {
      this.#note(first);
      void this.store.move(first.move);
    }
  }

  #note(target: Target): void {
    this.asked = [];
    this.hasUndone = false;
    const street = (this.sheet?.streets ?? []).findIndex((each) => target.lot?.startsWith(each.street));
    if (street >= 0) this.#worked = street;
  }

  /** Choose otherwise: the moves up to there stay, and the draft goes on with what was possible then. */
  async #otherwise(at: number, find: (earlier: Description) => readonly Target[]): Promise<void> {
    if (this.isBusy) return;
    this.#isLooking = true;
    const earlier = (await this.store.glance(at)) as unknown as Description | null;
    this.#isLooking = false;
    if (earlier === null) return;
    const targets = find(earlier);
    const possible = targets.find((target) => target.reason === null);
    if (!possible) this.object(targets.length > 0 ? targets[0]?.reason : earlier.turn?.house);
    else {
      this.#note(possible);
      await this.store.instead(at, possible.move);
    }
  }

  /** A tap on a card: it is taken, also instead of another. */
  tapCard(index: number): void {
    const { turn, description } = this;
    if (!this.#live || !turn) return;
    if (description.combinations === null) this.#tapHand(index);
    else if (turn.step === 'choose') this.move(found(pair(description, index, index)));
    else if (turn.number_card !== index + 1)
      void this.#otherwise(takenAt(this.store.draft.moves), (earlier) => found(pair(earlier, index, index)));
  }

  /** Of a hand the number comes first, then the action; a third card is another action, a second tap puts one back. */
  #tapHand(index: number): void {
    const { turn, description, half } = this;
    if (turn?.step === 'choose') {
      if (half === null || half === index) this.half = half === index ? null : index;
      else this.move(found(pair(description, half, index)));
      return;
    }
    const at = takenAt(this.store.draft.moves);
    const number = turn?.number_card == null ? null : turn.number_card - 1;
    if (number !== null && index !== number && index + 1 !== turn?.action_card)
      void this.#otherwise(at, (earlier) => found(pair(earlier, number, index)));
    else void this.#putBack(at, number === null ? index : index === number ? null : number);
  }

  async #putBack(at: number, half: number | null): Promise<void> {
    if (!this.isBusy && (await this.store.instead(at))) this.half = half;
  }

  /** A tap on a lot: what it means in this step; otherwise the house of this turn goes there. */
  tapLot(lot: Lot): void {
    const targets = this.lots.get(lot.lot);
    const at = writtenAt(this.store.draft.moves);
    if (targets) this.move(targets);
    else if (!this.#live || lot.lot === this.turn?.lot) return;
    else if (at < 0) this.object(this.turn?.house);
    else {
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
    else if (!wanted && at >= 0) void this.store.instead(at, ...moves.slice(at + 1).filter((move) => move !== END));
  }

  /** One step back. */
  undo(): void {
    this.hasUndone = true;
    if (this.mode === 'roundabout') this.mode = 'turn';
    else if (this.half !== null) this.half = null;
    else void this.store.undo();
  }
}

const found = (target: Target | undefined): Target[] => (target ? [target] : []);
