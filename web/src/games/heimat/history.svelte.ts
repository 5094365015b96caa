/** What happened so far: told by the table as it goes on, and asked for where something was missed. */

import { get, Refusal } from '../../lib/api';
import type { StoryEvent, TableStore } from '../../lib/table.svelte';
import { auctionsOf, resultsOf, type Told } from './auction/auctions';

export class History {
  #rounds = $state.raw<StoryEvent[][]>([]);
  #asking = false;
  readonly auctions = $derived(auctionsOf(this.#rounds));
  readonly results = $derived(resultsOf(this.#rounds));
  loaded = $state(false);

  constructor(readonly store: TableStore) {}

  /** The auction that is running, or was the last one. */
  get last(): Told | undefined {
    return this.auctions.at(-1);
  }

  /** Take what has happened; what was missed is asked for. */
  follow(): void {
    const closed = this.store.now.round - 1;
    if (closed === this.#rounds.length + 1) this.#rounds = [...this.#rounds, this.store.story];
    if (closed > this.#rounds.length) void this.#ask();
    else this.loaded = true;
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const known = this.#rounds;
      const more = await get<StoryEvent[][]>(`/tables/${this.store.id}/story?after=${known.length}`);
      this.#rounds = [...known, ...more];
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong; // the next round asks again
    } finally {
      this.#asking = false;
      this.loaded = true;
    }
  }
}
