/** What happened so far, by auctions and by games. */

import { Rounds } from '../../lib/rounds.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { auctionsOf, resultsOf, type Told } from './auction/auctions';

export class History extends Rounds {
  readonly auctions = $derived(auctionsOf(this.rounds));
  readonly results = $derived(resultsOf(this.rounds));

  constructor(store: TableStore) {
    super(store, (story) => story.some(({ event }) => event === 'story-cube')); // it may cover another one
  }

  /** The auction that is running, or was the last one. */
  get last(): Told | undefined {
    return this.auctions.at(-1);
  }
}
