/** The stories of all rounds so far: told by the table as it goes on, and asked for where something was missed. */

import { get, Refusal } from './api';
import type { StoryEvent, TableStore } from './table.svelte';

export class Rounds {
  /** What happened in each closed round, from the first one on. */
  rounds = $state.raw<StoryEvent[][]>([]);
  loaded = $state(false);
  #asking = false;

  /** `hides`: after such a story earlier ones may be told otherwise, and all are asked for again. */
  constructor(
    readonly store: TableStore,
    readonly hides: (story: StoryEvent[]) => boolean = () => false,
  ) {}

  /** Take what has happened. */
  follow(): void {
    const news = this.store.happened.filter(({ round }) => round > this.rounds.length);
    const next = news.filter(({ round }, index) => round === this.rounds.length + index + 1);
    if (next.length > 0) this.rounds = [...this.rounds, ...next.map(({ story }) => story)];
    if (next.some(({ story }) => this.hides(story))) void this.#ask(0);
    else if (this.store.now.round - 1 > this.rounds.length) void this.#ask(this.rounds.length);
    else this.loaded = true;
  }

  async #ask(after: number): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const known = this.rounds.slice(0, after);
      const told = await get<StoryEvent[][]>(`/tables/${this.store.id}/story?after=${after}`);
      this.rounds = [...known, ...told].slice(0, this.store.now.round - 1); // what is not shown yet is not told
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong; // the next round asks again
    } finally {
      this.#asking = false;
      this.loaded = true;
    }
  }
}
