/** The stories of all rounds so far: told by the table as it goes on, and asked for where something was missed. */

import { get, Refusal } from './api';
import type { StoryEvent, TableStore } from './table.svelte';

export class Rounds {
  /** What happened in each closed round, from the first one on. */
  rounds = $state.raw<StoryEvent[][]>([]);
  loaded = $state(false);
  #asking = false;
  #isStale = false; // earlier stories may be told otherwise now

  /** `changes`: after such a story earlier ones may be told otherwise, and all are asked for again. */
  constructor(
    readonly store: TableStore,
    readonly changes: (story: StoryEvent[]) => boolean = () => false,
  ) {}

  /** Take what has happened. */
  follow(): void {
    const news = this.store.happened.filter(({ round }) => round > this.rounds.length);
    const next = news.filter(({ round }, index) => round === this.rounds.length + index + 1);
    if (next.length > 0) this.rounds = [...this.rounds, ...next.map(({ story }) => story)];
    this.#isStale ||= next.some(({ story }) => this.changes(story));
    if (this.#isStale) void this.#ask(0);
    else if (this.store.now.round - 1 > this.rounds.length) void this.#ask(this.rounds.length);
    else this.loaded = true;
  }

  async #ask(after: number): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    this.#isStale = false;
    try {
      const known = this.rounds.slice(0, after);
      const told = await get<StoryEvent[][]>(`/tables/${this.store.id}/story?after=${after}`);
      this.rounds = [...known, ...told].slice(0, this.store.now.round - 1); // what is not shown yet is not told
      this.#asking = false;
      if (this.#isStale) await this.#ask(0); // more happened meanwhile
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.#isStale ||= after === 0; // the next round asks again
    } finally {
      this.#asking = false;
      this.loaded = true;
    }
  }
}
