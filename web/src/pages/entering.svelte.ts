/** Coming to a table with a code: on the way, there, or refused. */

import type { TableOpened } from '../lib/api';
import { go } from '../lib/route.svelte';
import { noticeOf, worded, type Told } from '../lib/telling';

export class Entering {
  isBusy = $state(false);
  #wrong = $state.raw<Told | null>(null);

  /** Some refusals are said in other words here. */
  constructor(readonly words: Record<string, string>) {}

  /** Why it was refused; nothing if it was not. */
  get why(): string {
    if (this.#wrong === null) return '';
    const { key, args } = this.#wrong;
    return worded({ key: this.words[key] ?? key, args });
  }

  /** It is refused before it was tried. */
  refuse(refusal: unknown): void {
    this.#wrong = noticeOf(refusal);
  }

  /** Go to the table that is found; what is to be done if it is refused is part of it. */
  async enter(find: () => Promise<TableOpened>, otherwise?: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.#wrong = null;
    try {
      go(`/table/${(await find()).id}`, true);
    } catch (refusal) {
      this.#wrong = noticeOf(refusal);
      await otherwise?.();
    } finally {
      this.isBusy = false;
    }
  }
}
