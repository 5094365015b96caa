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
  | 'isPostponed'
  | 'sending'
  | 'connected'
  | 'objection'
  | 'glance'
  | 'move'
  | 'undo'
  | 'restart'
  | 'confirm'
  | 'table'
>;

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

  /** The move that completes the turn, if it is chosen. */
  get chosen(): string | null {
    return this.store.complete ? (this.store.draft.moves.at(-1) ?? null) : null;
  }

  /** Whether a cheque goes into the black-money box. */
  get black(): boolean {
    return this.store.draft.moves.includes('$');
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

  /** Choose this, or this instead of that; why not is said. */
  async choose(target: Target): Promise<void> {
    if (this.store.isPostponed) {
      this.store.objection = { key: 'step-waits', args: {}, clause: null };
      return;
    }
    if (this.store.sending || this.store.waiting !== null) return;
    if (target.reason !== null) {
      this.object(target.reason);
      return;
    }
    const isChosen = this.chosen === target.move;
    if (this.store.complete) await this.store.undo();
    if (isChosen) return; // a second tap takes it back
    const done = await this.store.move(target.move);
    const isLearning = this.store.table?.learning === true; // one looks at one's turn before it counts
    if (done && this.store.complete && preferences.autoConfirm && !isLearning) void this.store.confirm();
  }

  /** Put a cheque into the black-money box, or take it out again; the piece that is chosen stays so. */
  async toggleBlack(): Promise<void> {
    const target = this.move('$');
    if (!this.black && target?.reason) {
      this.object(target.reason);
      return;
    }
    const offer = this.store.draft.moves.filter((move) => move !== '$');
    const wanted = this.black ? offer : ['$', ...offer];
    await this.store.restart();
    for (const move of wanted) {
      void this.remember();
      await this.store.move(move);
    }
  }

  async confirm(): Promise<void> {
    if (this.store.complete && !this.store.sending) await this.store.confirm();
  }
}
