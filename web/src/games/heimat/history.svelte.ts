/** What happened so far, by auctions and by games. */

import { Rounds } from '../../lib/rounds.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { auctionsOf, resultsOf, type Told } from './auction/auctions';

/** After these earlier cubes are told otherwise: a cube may cover another one, and the end of a game opens all floors. */
const RETOLD = ['story-cube', 'story-next-game', 'story-over'];

export class History extends Rounds {
  readonly auctions = $derived(auctionsOf(this.rounds));
  readonly results = $derived(resultsOf(this.rounds));

  constructor(store: TableStore) {
    super(store, (story) => story.some(({ event }) => RETOLD.includes(event)));
  }

  /** The auction that is running, or was the last one. */
  get last(): Told | undefined {
    return this.auctions.at(-1);
  }
}
