/** An analysis as the server finds it: begun or gone on with, followed turn by turn, stopped. */

import { ask, get, Refusal } from '../api';
import type { AuctionFound, EndFound, Found, Judged, SeatFound, Shown, TurnFound } from './shapes';

const WAIT = 20; // seconds that the server may take to answer
const AGAIN = 2_000; // milliseconds until somebody who did not answer is asked again

/** Whether the same question may be answered later: nobody was there, or asked too often. */
const isPassing = ({ status, key }: Refusal): boolean => status === 0 || key === 'too-many' || status >= 502;

export class Following {
  /** How far it is; none before the first answer. */
  shown = $state.raw<Shown | null>(null);
  found = $state.raw<readonly Found[]>([]);
  /** Nobody answers at the moment. */
  lost = $state(false);
  /** Why there is nothing, or no more. */
  wrong = $state.raw<Refusal | null>(null);
  /** Something was asked for by the person, and is on its way. */
  busy = $state(false);

  readonly turns = $derived(this.found.filter((each): each is TurnFound => each.kind === 'turn'));
  readonly ends = $derived(this.found.filter((each): each is EndFound => each.kind === 'end'));
  readonly auctions = $derived(this.found.filter((each): each is AuctionFound => each.kind === 'auction'));

  #closed = false;
  #following = false;
  #orders = 0; // to begin or to stop that were answered
  #wake: () => void = () => undefined;
  readonly #judged: Record<string, Promise<Judged>> = {};

  constructor(readonly table: string) {}

  /** Look at what there is, and go on looking as long as more comes. */
  async follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    while (!this.#closed && (await this.#look()));
    this.#following = false;
  }

  /** Nobody looks any more. */
  close(): void {
    this.#closed = true;
    this.#wake();
  }

  /** Have it computed, or gone on with: this seat first. */
  begin = (seat: number | null, computers: boolean): Promise<void> => this.#do('POST', { seat, computers });

  /** Have nothing more computed; what was found stays. */
  stop = (): Promise<void> => this.#do('DELETE');

  /** Ask again at once. */
  again(): void {
    this.wrong = null;
    this.#wake();
    void this.follow();
  }

  /** The turns of a seat in their order. */
  turnsOf = (seat: number): TurnFound[] =>
    this.turns.filter((turn) => turn.seat === seat).sort((one, other) => one.round - other.round);

  seatOf = (seat: number): SeatFound | undefined => this.shown?.seats.find((each) => each.seat === seat);

  endOf = (seat: number): EndFound | undefined => this.ends.find((each) => each.seat === seat);

  /** One judged turn, to be drawn; asked for once. */
  judged(seat: number, round: number): Promise<Judged> {
    const place = `${seat}/${round}`;
    const known = this.#judged[place];
    if (known) return known;
    const asked = get<Judged>(`/tables/${this.table}/analysis/turns/${place}`);
    this.#judged[place] = asked;
    asked.catch(() => delete this.#judged[place]);
    return asked;
  }

  /** Take what was found after so many; told whether more may come. */
  #take(shown: Shown, after: number): boolean {
    const rest = this.found.slice(after + shown.events.length); // answers may overtake each other
    if (shown.status === 'none') this.found = [];
    else if (after <= this.found.length) this.found = [...this.found.slice(0, after), ...shown.events, ...rest];
    this.shown = shown;
    this.lost = false;
    this.wrong = null;
    return shown.status === 'running' || (shown.status !== 'none' && shown.events.length > 0);
  }

  async #look(): Promise<boolean> {
    const after = this.found.length;
    const wait = this.shown?.status === 'running' ? WAIT : 0;
    const orders = this.#orders;
    try {
      const shown = await get<Shown>(`/tables/${this.table}/analysis?after=${after}&wait=${wait}`);
      if (this.#closed) return false;
      // that nothing was begun may have been overtaken by the answer to who began it
      return shown.status === 'none' && orders !== this.#orders ? true : this.#take(shown, after);
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      if (isPassing(refused)) return this.#later();
      this.wrong = refused;
      return false;
    }
  }

  /** Wait until it is worth asking again: after a while, or as soon as the network is back. */
  async #later(): Promise<boolean> {
    this.lost = true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, AGAIN);
      addEventListener('online', () => resolve(), { once: true });
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return !this.#closed;
  }

  async #do(method: 'POST' | 'DELETE', body?: unknown): Promise<void> {
    this.busy = true;
    try {
      const shown = await ask<Shown>(method, `/tables/${this.table}/analysis`, body);
      this.#orders += 1;
      this.#take(shown, 0);
      void this.follow();
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      if (refused.status === 0) this.lost = true;
      else this.wrong = refused;
    } finally {
      this.busy = false;
    }
  }
}
