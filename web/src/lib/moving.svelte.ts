/** A seat that moves to another device: what this one offers, and who asks for it. */

import { ask, get, post, Refusal, type TransferAsked, type TransferCode } from './api';
import { noticeOf, worded } from './telling';

export const PAUSE = 1500; // milliseconds between two questions

export class Offer {
  code = $state.raw<TransferCode | null>(null);
  asked = $state<string | null>(null); // the number that the other device shows
  done = $state(false);
  wrong = $state('');
  #timer = 0;

  constructor(readonly table: string) {}

  /** Offer the seat, and look again and again who asks; returns how to stop. */
  begin(): () => void {
    void this.#attempt(async () => {
      this.asked = null;
      this.code = await post<TransferCode>(`/tables/${this.table}/transfer`);
      this.#look();
    });
    return () => clearTimeout(this.#timer);
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      void this.#attempt(async () => {
        this.asked = (await get<TransferAsked>(`/tables/${this.table}/transfer`)).check;
        this.#look();
      });
    }, PAUSE);
  }

  /** The other device is mine. */
  async confirm(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#attempt(async () => {
      await post(`/tables/${this.table}/transfer/confirm`, { check: this.asked });
      this.done = true;
    });
  }

  /** It is not: its code is good for nothing, and there is a new one. */
  async refuse(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#attempt(() => ask('DELETE', `/tables/${this.table}/transfer`));
    this.begin();
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.wrong = '';
    } catch (refusal) {
      this.wrong = worded(noticeOf(refusal));
      if (refusal instanceof Refusal && refusal.status === 0) this.#look(); // the network comes back
    }
  }
}
