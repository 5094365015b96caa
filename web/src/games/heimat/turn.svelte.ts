/** The own turn at this table: what can be chosen in the running step, what is chosen, and how a choice is changed. */

import { preferences } from '../../lib/preferences.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Description, Phase, Reason, Target } from './description';
import { offeredPiece } from './drawings/pieces';
import { capital, pieceName } from './words';

/** What a turn needs to know of the table. */
export type TurnStore = Pick<
  TableStore,
  | 'you'
  | 'isYourTurn'
  | 'complete'
  | 'draft'
  | 'now'
  | 'shared'
  | 'waiting'
  | 'kept'
  | 'isPostponed'
  | 'sending'
  | 'connected'
  | 'objection'
  | 'glance'
  | 'instead'
  | 'undo'
  | 'confirm'
  | 'table'
>;

const BLACK = '$'; // a cheque into the black-money box, before the offer

export class OwnTurn {
  /** The targets of the step that was shown last: a choice can still be changed when they are gone from the description. */
  #shown = $state.raw<{ round: number; made: number; targets: Target[] }>({ round: 0, made: 0, targets: [] });

  /** Whether pieces of the display are not on the screen. */
  isMore = $state(false);

  constructor(
    readonly store: TurnStore,
    readonly described: () => Description,
  ) {}

  /** What the own turn is about; null while others act. */
  get step(): Phase | null {
    return this.store.isYourTurn ? this.described().auction.phase : null;
  }

  /** Everything that can be chosen now, or instead of what is chosen. */
  get targets(): Target[] {
    if (!this.store.isYourTurn) return [];
    const live = this.described().targets;
    if (live.length > 0) return live;
    return this.store.complete && this.#remembers ? this.#shown.targets : [];
  }

  /** Whether the last step of the draft is the one that was shown. */
  get #remembers(): boolean {
    const { round, made } = this.#shown;
    return round === this.store.now.round && made === this.store.draft.moves.length - 1;
  }

  /** Whether only the choice is known, and not yet what else could be chosen: after a reload, or a look elsewhere. */
  get isForgotten(): boolean {
    return this.store.isYourTurn && this.store.complete && !this.#remembers;
  }

  /** The moves of this turn, also what waits for the network. */
  get #moves(): string[] {
    return this.store.kept ?? this.store.draft.moves;
  }

  /** The move that is made as soon as the network is back. */
  get kept(): string | null {
    return this.store.waiting === '' ? null : (this.store.kept?.at(-1) ?? null);
  }

  /** The move of the running step, if it is chosen: it completes the turn, or waits for the network. */
  get chosen(): string | null {
    if (this.store.isPostponed) return this.kept === BLACK ? null : this.kept;
    return this.store.complete ? (this.store.draft.moves.at(-1) ?? null) : null;
  }

  /** Whether a cheque goes into the black-money box. */
  get black(): boolean {
    return this.#moves.includes(BLACK);
  }

  /** Whether that it goes there, or no more, waits for the network. */
  get isBlackKept(): boolean {
    return this.store.isPostponed && this.black !== this.store.draft.moves.includes(BLACK);
  }

  find(kind: Target['kind']): Target[] {
    return this.targets.filter((target) => target.kind === kind);
  }

  move(move: string): Target | undefined {
    return this.targets.find((target) => target.move === move);
  }

  /** The table as it was before this turn began to be made. */
  before(): Description {
    return (this.store.shared ?? this.described()) as unknown as Description;
  }

  /** What an offer is now: chosen, possible for you, possible for somebody later, or not. */
  stateOf(offer: string): 'chosen' | 'legal' | 'later' | 'not' {
    if (this.chosen === offer) return 'chosen';
    if (!this.before().offers.includes(offer)) return 'not';
    return this.step === 'offer' ? 'legal' : 'later';
  }

  offer(offer: string): void {
    const target = this.move(offer);
    if (target) void this.choose(target);
  }

  /** Keep in mind what can be chosen; what is forgotten is asked for. */
  async remember(): Promise<void> {
    const { now, draft } = this.store;
    const targets = this.described().targets;
    if (targets.length > 0) this.#shown = { round: now.round, made: draft.moves.length, targets };
    else if (this.isForgotten && this.store.connected) {
      const made = draft.moves.length - 1;
      const seen = await this.store.glance(made);
      if (seen && this.store.draft.moves === draft.moves)
        this.#shown = { round: now.round, made, targets: (seen as unknown as Description).targets };
    }
  }

  /** Say why not. */
  object({ key, args, clause }: Reason): void {
    const named =
      typeof args.piece === 'string'
        ? { ...args, piece: capital(pieceName(offeredPiece(this.described(), args.piece))) }
        : args;
    this.store.objection = { key, args: named, clause };
  }

  #mustWait(): void {
    this.store.objection = { key: 'step-waits', args: {}, clause: null };
  }

  /** Whether an answer is on its way. */
  get #isBusy(): boolean {
    return this.store.sending || (this.store.waiting !== null && !this.store.isPostponed);
  }

  /** Choose this, or this instead of that, also where that waits for the network; why not is said. */
  async choose(target: Target): Promise<void> {
    const { chosen } = this;
    if (this.#isBusy) return;
    if (this.store.isPostponed && chosen === null) {
      this.#mustWait();
      return;
    }
    if (target.reason !== null) {
      this.object(target.reason);
      return;
    }
    if (chosen === target.move) {
      await this.store.undo(); // a second tap takes it back
      return;
    }
    const made = chosen === null ? this.#moves : this.#moves.slice(0, -1);
    const done = await this.store.instead(0, ...made, target.move);
    const isLearning = this.store.table?.learning === true; // one looks at one's turn before it counts
    if (done && this.store.complete && preferences.autoConfirm && !isLearning) void this.store.confirm();
  }

  /** Put a cheque into the black-money box, or take it out again; the piece that is chosen stays so. */
  async toggleBlack(): Promise<void> {
    const reason = this.black ? null : this.move(BLACK)?.reason;
    if (this.#isBusy) return;
    if (this.kept === BLACK) await this.store.undo();
    else if (this.store.isPostponed) this.#mustWait();
    else if (reason) this.object(reason);
    else {
      const offer = this.#moves.filter((move) => move !== BLACK);
      await this.store.instead(0, ...(this.black ? offer : [BLACK, ...offer]));
    }
  }

  async confirm(): Promise<void> {
    if (this.store.complete && !this.store.sending) await this.store.confirm();
  }
}
