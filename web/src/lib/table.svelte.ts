/** A table as this viewer sees it: kept up to date by the server's stream, with the own turn on top. */

import {
  get,
  post,
  Refusal,
  type Description,
  type DraftAnswer,
  type Message,
  type Now,
  type Snapshot,
  type TableEvent,
  type TableInfo,
  type TurnAnswer,
} from './api';
import { patched, type Json, type Patch } from './patches';
import { Answers, keepDraft, newDraft, newKey, readDraft, type Draft } from './drafts';
import { Pace } from './pace';
import { Stream } from './stream.svelte';
import type { Told } from './telling';

export interface StoryEvent {
  event: string;
  seat?: number;
  [argument: string]: Json | undefined;
}

export interface Objection {
  key: string; // of the message
  args: Record<string, Json>;
  clause: string | null;
}

const SHORT = 15_000; // milliseconds left of the own time, in which nothing is shown before the own turn
const CLOCK = 'story-clock'; // the event of a story that says for whom the clock played
const CLOCK_OVER = 'notice-clock'; // that it played
const CLOCK_OPEN = 'notice-clock-open'; // what the clock played can still be taken back
const IN_ITS_ROUND = /^(error-|notice-turn-elsewhere|notice-clock-open)/; // notices that are untrue in the next round
const NOT_DONE = /^error-no-(connection|answer)$/; // what was tapped is not done; untrue when the connection is back

/** Whether nobody answered, or only to say that it is no time for it. */
const isUnanswered = (refusal: Refusal): boolean => refusal.status === 0 || refusal.status > 500;
const without = (seats: number[], seat: number): number[] => seats.filter((other) => other !== seat);
const closes = (event: TableEvent): event is Extract<TableEvent, { changes: unknown }> => 'changes' in event;
const including = (seats: number[], seat: number): number[] => [...without(seats, seat), seat].sort((a, b) => a - b);

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  now = $state.raw<Now>({ status: 'open', round: 0, awaited: [], turned: [], deadline: null });
  you = $state<number | null>(null);
  code = $state<string | null>(null);
  link = $state<string | null>(null);
  story = $state.raw<StoryEvent[]>([]);
  before = $state.raw<Description | null>(null); // the table before the last round was closed, if that was seen
  happened = $state.raw<{ round: number; story: StoryEvent[] }[]>([]); // every round that was told, in their order
  draft = $state.raw<Draft>(newDraft(0));
  legal = $state.raw<string[]>([]);
  complete = $state(false);
  waiting = $state<string | null>(null); // the move that was tapped and not answered yet
  sending = $state(false);
  suggested = $state(false); // the draft was laid out to be looked at: nothing of it is sent by itself
  gone = $state<Refusal | null>(null); // the table cannot be shown
  notice = $state.raw<Told | null>(null);
  looked = $state.raw<Told | null>(null); // what the reader looks at is said in its place, until the next tap
  objection = $state.raw<Objection | null>(null);

  #public = $state.raw<Description | null>(null);
  #own = $state.raw<Patch[]>([]);
  #tried = $state.raw<Patch[] | null>(null); // what the own turn changes, as far as it has come
  #unanswered = $state.raw<string[] | null>(null); // the moves that nobody has answered yet: asked again when somebody does
  #byClock = $state.raw<StoryEvent[]>([]); // what the clock has played for this seat, as long as it can be taken back
  #played = $state.raw<StoryEvent[]>([]); // what the clock had played when that was said
  #submitted: { round: number; moves: string[] } | null = null; // to go on from after taking it back
  readonly #answers = new Answers();
  readonly #pace = new Pace();
  #seq = 0;
  #comings = 0; // and goings that were told
  #attempts = 0; // at drafts; only the answer to the last one counts
  readonly #stream = new Stream({
    address: () => (this.#seq > 0 ? `/api/tables/${this.id}/events?after=${this.#seq}` : null),
    hear: (message) => this.#hear(message),
    find: () => this.#find(),
    hurry: () => this.#pace.hurry(),
  });

  /** The description with everything that this seat may know, and the turn that is being made. */
  readonly description = $derived(this.#public === null ? null : patched(this.#public, this.#tried ?? this.#own));

  /** The table as everybody sees it, at the start of the round. */
  readonly shared = $derived(this.#public);

  /** What is to be said: that the connection is lost, as long as it is, and what is kept; else what happened. */
  readonly told = $derived.by<Told | null>(() => {
    if (!this.lost || NOT_DONE.test(this.notice?.key ?? '')) return this.looked ?? this.notice;
    const kept = this.draft.sent ? 'turn' : (this.#unanswered?.length ?? 0) > 0 ? 'step' : 'nothing';
    return { key: 'notice-lost', args: { kept } };
  });

  /** `watching`: as a spectator, even if this guest has a seat. */
  constructor(
    readonly id: string,
    readonly watching = false,
  ) {
    void this.#begin();
  }

  close(): void {
    this.#pace.close();
    this.#stream.close();
  }

  get connected(): boolean {
    return this.#stream.connected;
  }

  /** Whether nobody answered, and nobody has since. */
  get lost(): boolean {
    return this.#stream.lost;
  }

  /** Whether this seat's turn is awaited. */
  get isYourTurn(): boolean {
    return this.you !== null && this.now.awaited.includes(this.you);
  }

  /** Whether the own turn is submitted while others are still deciding. */
  get canTakeBack(): boolean {
    return this.you !== null && this.now.turned.includes(this.you);
  }

  // --- staying up to date

  async #begin(): Promise<void> {
    try {
      const snapshot = await get<Snapshot>(`/tables/${this.id}`);
      this.#take({ seq: snapshot.seq, snapshot });
      this.#stream.listen();
    } catch (wrong) {
      if (wrong instanceof Refusal && (wrong.status === 0 || wrong.status >= 500))
        this.#stream.later(() => void this.#begin());
      else if (wrong instanceof Refusal) this.gone = wrong;
      else throw wrong;
    }
  }

  /** The connection is there: what nobody answered is asked again. */
  #find(): void {
    if (NOT_DONE.test(this.notice?.key ?? '')) this.notice = null;
    if (this.draft.sent) void this.confirm();
    else if (this.#unanswered !== null) void this.#try(this.#unanswered);
  }

  /** What others do one after the other is shown so; everything else at once, if nothing is before it. */
  #hear(message: Message): void {
    if ('presence' in message) {
      this.#takePresence(message.presence);
      return;
    }
    if ('snapshot' in message) {
      this.#take(message);
      return;
    }
    const [first, ...more] = message.events.filter(closes);
    const isStep = first !== undefined && more.length === 0 && this.#isAlone(first);
    this.#pace.add({
      take: () => this.#take(message),
      waits: isStep && first.seat !== this.you,
      lasts: isStep,
    });
    if (first && this.#isShort(first.now)) this.#pace.hurry();
  }

  /** Whether one seat acts after the other, so that the round closed was that of one alone. */
  #isAlone({ now }: { now: Now }): boolean {
    return now.awaited.length <= 1 && this.now.awaited.length === 1 && this.now.turned.length === 0;
  }

  #isShort({ awaited, deadline }: Now): boolean {
    return this.you !== null && awaited.includes(this.you) && deadline !== null && deadline - Date.now() < SHORT;
  }

  #take(message: Exclude<Message, { presence: unknown }>): void {
    if ('events' in message && message.seq <= this.#seq) return; // a snapshot told all of it already
    const before = { round: this.now.round, awaited: this.isYourTurn, byClock: this.#byClock.length > 0 };
    if ('snapshot' in message) {
      this.#pace.drop();
      this.#takeSnapshot(message.snapshot);
    } else {
      for (const event of message.events) this.#takeEvent(event);
      if (message.own && !this.watching) this.#own = message.own;
      if (message.by_clock && !this.watching) this.#byClock = message.by_clock;
      this.#seq = Math.max(this.#seq, message.seq);
    }
    if (before.round !== this.now.round) {
      this.objection = null;
      if (IN_ITS_ROUND.test(this.notice?.key ?? '')) this.notice = null;
    }
    this.#fitDraft(before.round, before.awaited);
    this.#tellLate(before);
    if ('snapshot' in message && before.round !== this.now.round) void this.#recall();
  }

  /** The time was over: what was played for this seat is told, and that it can be taken back while others decide. */
  #tellLate(before: { round: number; byClock: boolean }): void {
    const isOther = this.now.round !== before.round;
    const isOpen = this.#byClock.length > 0;
    const late = this.happened.filter(({ round, story }) => round >= before.round && this.#isLate(story)).at(-1);
    if (isOpen && (isOther || !before.byClock)) this.#tellClock(CLOCK_OPEN, this.#byClock);
    else if (isOther && late) this.#tellClock(CLOCK_OVER, late.story);
    else if (!isOpen && this.notice?.key === CLOCK_OPEN) this.notice = null; // it was taken back elsewhere
  }

  /** Who comes later is told it, too, until something else has happened to this seat. */
  async #recall(): Promise<void> {
    const { status, round } = this.now;
    if (this.you === null || !this.table?.limit || status !== 'running' || this.story.some(this.#isOwn)) return;
    const after = Math.max(0, round - 2 - 2 * this.table.seats.length); // everybody is asked again until then
    try {
      const stories = await get<StoryEvent[][]>(`/tables/${this.id}/story?after=${after}`);
      const since = this.happened.filter((told) => told.round >= round).map(({ story }) => story);
      const last = [...stories, ...since].filter((story) => story.some(this.#isOwn)).at(-1);
      if (last && this.#isLate(last) && this.notice === null) this.#tellClock(CLOCK_OVER, last);
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
    }
  }

  #tellClock(key: string, story: StoryEvent[]): void {
    this.notice = { key, args: {} };
    this.#played = story.filter((event) => event.event !== CLOCK && this.#isOwn(event));
  }

  #isOwn = (event: StoryEvent): boolean => event.seat !== undefined && event.seat === this.you;
  #isLate = (story: StoryEvent[]): boolean => story.some((event) => event.event === CLOCK && this.#isOwn(event));

  /** What the clock played for this seat, if that is what is said. */
  get played(): StoryEvent[] {
    return this.told?.key === CLOCK_OPEN || this.told?.key === CLOCK_OVER ? this.#played : [];
  }

  /** Say no more what is said. */
  dismiss(): void {
    if (this.looked === null) this.notice = null;
    this.looked = null;
  }

  #takePresence({ seat, present }: { seat: number; present: boolean }): void {
    if (this.table === null) return;
    this.#comings += 1;
    const seats = this.table.seats.map((chair) => (chair.seat === seat ? { ...chair, present } : chair));
    this.table = { ...this.table, seats };
  }

  #takeSnapshot(snapshot: Snapshot): void {
    this.table = snapshot.table;
    this.now = snapshot.now;
    this.you = this.watching ? null : snapshot.you;
    this.code = snapshot.code;
    this.link = snapshot.link;
    this.#tell(snapshot.now.round - 1, snapshot.story);
    this.#public = snapshot.public;
    this.#own = this.watching ? [] : snapshot.own;
    this.#byClock = this.watching ? [] : snapshot.by_clock;
    this.#seq = snapshot.seq;
  }

  #takeEvent(event: TableEvent): void {
    if (event.seq <= this.#seq) return;
    this.#seq = event.seq;
    if ('table' in event) {
      this.table = event.table;
      this.#tellSeat(event);
      if (event.kind === 'moved' || event.kind === 'sat' || event.kind === 'left') void this.#lookAgain();
    }
    if ('public' in event) this.#public = event.public;
    if ('changes' in event) {
      this.before = this.#public;
      this.#public = patched(this.#public, event.changes);
      this.#tell(event.now.round - 1, event.story);
    }
    if ('now' in event) this.now = event.now;
    else if (event.kind === 'turned') {
      this.now = {
        ...this.now,
        awaited: without(this.now.awaited, event.seat),
        turned: including(this.now.turned, event.seat),
      };
    } else if (event.kind === 'taken-back') {
      this.now = {
        ...this.now,
        awaited: including(this.now.awaited, event.seat),
        turned: without(this.now.turned, event.seat),
        deadline: event.deadline,
      };
    } else this.now = { ...this.now, status: event.table.status };
  }

  /** Somebody left the running game, or is back. */
  #tellSeat({ kind, seat, table }: Extract<TableEvent, { table: unknown }>): void {
    const chair = seat === null || seat === this.you ? undefined : table.seats[seat];
    if (table.status !== 'running' || !chair?.person || (kind !== 'seated' && kind !== 'returned')) return;
    this.notice = { key: kind === 'seated' ? 'notice-left' : 'notice-back', args: { name: chair.name } };
  }

  #tell(round: number, story: StoryEvent[]): void {
    this.story = story;
    if (round > (this.happened.at(-1)?.round ?? 0)) this.happened = [...this.happened, { round, story }];
  }

  /** Who sits where has changed, and with it perhaps who this viewer is. */
  async #lookAgain(): Promise<void> {
    try {
      let snapshot: Snapshot;
      let comings: number;
      do {
        comings = this.#comings;
        snapshot = await get<Snapshot>(`/tables/${this.id}`);
      } while (snapshot.seq < this.#seq || comings !== this.#comings); // more has happened meanwhile
      this.#take({ seq: snapshot.seq, snapshot });
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
    }
  }

  // --- the own turn

  /** After something happened: the draft goes on, or belongs to a round that is over. */
  #fitDraft(round: number, awaited: boolean): void {
    if (this.you === null) return;
    if (this.now.status !== 'running') {
      this.#tried = null; // what ended the game is in the public table now
      return;
    }
    if (this.isYourTurn && this.draft.round === this.now.round && awaited) return;
    const kept = readDraft(this.id, this.you);
    if (!this.isYourTurn) {
      if (this.draft.moves.length > 0 && !this.sending && !this.draft.sent)
        this.notice = { key: 'notice-turn-elsewhere', args: {} };
      this.#putDraft(newDraft(this.now.round));
      return;
    }
    if (kept && kept.round === this.now.round) {
      this.draft = kept;
      void (kept.sent ? this.confirm() : this.#try(kept.moves));
      return;
    }
    if (kept && round > 0 && kept.round < this.now.round && !kept.sent)
      this.notice = { key: 'notice-draft-dropped', args: {} };
    this.#putDraft(newDraft(this.now.round));
    void this.#try(this.#submitted?.round === this.now.round ? this.#submitted.moves : []);
  }

  #putDraft(draft: Draft): void {
    this.draft = draft;
    this.complete = false;
    this.legal = [];
    this.#tried = null;
    this.waiting = null;
    this.suggested = false;
    this.#unanswered = null;
    if (this.you !== null) keepDraft(this.id, this.you, draft);
  }

  /** Nobody answered: these moves stay in this browser, and are asked again when the connection is back. */
  #postpone(round: number, moves: string[]): void {
    this.#unanswered = moves;
    if (moves.length < this.draft.moves.length) {
      this.draft = { ...this.draft, moves }; // taken back: the next move goes on from there
      this.complete = false;
    }
    if (this.you !== null) keepDraft(this.id, this.you, { ...this.draft, round, moves });
    this.#stream.lose();
  }

  async #ask(round: number, moves: string[]): Promise<DraftAnswer> {
    const answer = await post<DraftAnswer>(`/tables/${this.id}/draft`, { round, moves });
    this.#answers.keep(round, moves, answer);
    return answer;
  }

  /** Let the server say what these moves come to; what it said before is remembered where nobody answers. */
  async #try(moves: string[]): Promise<boolean> {
    const round = this.now.round;
    const attempt = ++this.#attempts;
    this.#unanswered = null;
    const isLate = (): boolean => attempt !== this.#attempts || this.now.round !== round;
    try {
      const answer = await this.#ask(round, moves);
      if (isLate() || !this.isYourTurn) return false;
      this.#takeDraft(round, moves, answer);
      return true;
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      if (isLate()) return false;
      const known = this.#answers.find(round, moves);
      if (isUnanswered(wrong) && known) {
        this.#takeDraft(round, moves, known);
        this.#stream.lose();
        return true;
      }
      if (isUnanswered(wrong)) {
        this.#postpone(round, moves);
        return false;
      }
      this.#objectTo(wrong);
      if (moves.length > 0 && moves === this.draft.moves) void this.#try([]); // a kept draft that does not fit any more
      return false;
    } finally {
      if (attempt === this.#attempts && this.#unanswered === null) this.waiting = null;
    }
  }

  #takeDraft(round: number, moves: string[], answer: DraftAnswer): void {
    this.#tried = answer.own;
    this.legal = answer.legal;
    this.complete = answer.complete;
    this.draft = { ...this.draft, round, moves };
    if (this.you !== null) keepDraft(this.id, this.you, this.draft);
  }

  /** What is wrong with a turn is said beside it. */
  #objectTo(refusal: Refusal): void {
    const { status, key, args, clause } = refusal;
    if (status === 422) this.objection = { key: key.startsWith('reason-') ? key : `error-${key}`, args, clause };
    else this.#complain(refusal);
  }

  #complain(refusal: Refusal): void {
    this.notice = { key: `error-${refusal.key}`, args: refusal.args };
    if (refusal.status === 0) this.#stream.lose();
  }

  /** The moves of the turn with the step that waits for the connection. It is not sent yet, and undo takes it back. */
  get kept(): string[] | null {
    return this.#unanswered;
  }

  /** Whether one waits. */
  get isPostponed(): boolean {
    return this.#unanswered !== null;
  }

  /** Whether an answer is on its way. What waits for the connection may still be chosen otherwise. */
  get #isBusy(): boolean {
    return this.draft.sent || (this.waiting !== null && this.#unanswered === null);
  }

  #hush(): void {
    this.objection = null;
    this.notice = null;
    this.looked = null;
  }

  /** Make one more move. It is marked at once, and shown when the server has answered. */
  async move(...moves: string[]): Promise<boolean> {
    if (!this.isYourTurn || this.#isBusy) return false;
    this.#hush();
    this.waiting = moves.at(-1) ?? null;
    return this.#try([...this.draft.moves, ...moves]);
  }

  /** What this seat would see after the first moves of its draft and these, with the targets of that step. */
  async glance(count: number, ...more: string[]): Promise<Description | null> {
    const { round } = this.draft;
    const moves = [...this.draft.moves.slice(0, count), ...more];
    try {
      const answer = this.#answers.find(round, moves) ?? (await this.#ask(round, moves));
      return this.#public === null || this.now.round !== round ? null : patched(this.#public, answer.own);
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      if (isUnanswered(wrong)) this.#stream.lose();
      return null;
    }
  }

  /** Choose otherwise: the first moves of the draft stay, and it goes on with these. If they are refused, all stays. */
  async instead(count: number, ...moves: string[]): Promise<boolean> {
    if (!this.isYourTurn || this.#isBusy) return false;
    this.#hush();
    this.waiting = moves.at(-1) ?? '';
    return this.#try([...this.draft.moves.slice(0, count), ...moves]);
  }

  /** Take back the last move of the draft, or the step that waits for the connection. */
  async undo(): Promise<void> {
    this.objection = null;
    if (this.#isBusy) return;
    const moves = this.isPostponed && this.waiting ? this.draft.moves : this.draft.moves.slice(0, -1);
    this.waiting = ''; // busy, with no move in particular
    await this.#try(moves);
  }

  /** Begin the turn anew. */
  async restart(): Promise<void> {
    this.objection = null;
    if (this.#isBusy) return;
    this.waiting = '';
    await this.#try([]);
  }

  /** Submit the turn. Sent again after a lost connection or a reload, it counts once. */
  async confirm(): Promise<void> {
    if (this.sending || this.you === null || this.isPostponed) return;
    this.sending = true;
    this.objection = null;
    const { round, moves, key } = this.draft;
    this.draft = { ...this.draft, sent: true };
    keepDraft(this.id, this.you, this.draft);
    try {
      await post<TurnAnswer>(`/tables/${this.id}/turn`, { round, moves, key });
      this.#submitted = { round, moves };
      if (this.draft.key === key) keepDraft(this.id, this.you, newDraft(round));
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.draft = { ...this.draft, sent: isUnanswered(wrong) };
      keepDraft(this.id, this.you, this.draft);
      if (this.draft.sent) this.#stream.lose();
      else this.#objectTo(wrong);
    } finally {
      this.sending = false;
    }
  }

  /** Withdraw the submitted turn. */
  async takeBack(): Promise<void> {
    this.notice = null;
    try {
      await post(`/tables/${this.id}/take-back`, { round: this.now.round, key: newKey() });
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.#complain(wrong);
    }
  }

  /** Do something else at the table; what is refused is shown. */
  async command(path: string, body: unknown = {}): Promise<boolean> {
    this.notice = null;
    try {
      await post(`/tables/${this.id}/${path}`, body);
      return true;
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.#complain(wrong);
      return false;
    }
  }
}
