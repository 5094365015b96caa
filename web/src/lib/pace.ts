/** The tempo of what others do: one step after the other, each long enough to be seen. */

import { preferences, type Tempo } from './preferences.svelte';
import { tempo } from './tempo';

const LASTS: Record<Tempo, number> = { off: 0, quick: 500, calm: 1200 }; // milliseconds for a step
const MOST_WAITING = 8; // steps; the oldest of more is not waited for
const STILL = '(prefers-reduced-motion: reduce)';

export interface Step {
  take: () => void;
  waits: boolean; // until the one before was seen
  lasts: boolean; // it is to be seen itself
}

/** How long a step is to be seen; not at all where nobody looks, or where nothing shall move. */
function lasting(): number {
  const isStill = preferences.calm || document.visibilityState === 'hidden' || globalThis.matchMedia?.(STILL).matches;
  return isStill ? 0 : LASTS[tempo()];
}

export class Pace {
  #waiting: Step[] = [];
  #shown: ReturnType<typeof setTimeout> | undefined; // until the last step was seen
  #isPressed = false; // a key, while something waited

  /** A tap or a key skips, at its end: whatever it was meant for is done before, with what was really there. */
  constructor() {
    addEventListener('click', this.hurry);
    addEventListener('keydown', this.#press);
    addEventListener('keyup', this.#release);
  }

  close(): void {
    this.drop();
    removeEventListener('click', this.hurry);
    removeEventListener('keydown', this.#press);
    removeEventListener('keyup', this.#release);
  }

  #press = (): void => {
    this.#isPressed = this.#waiting.length > 0;
  };

  #release = (): void => {
    if (this.#isPressed) this.hurry();
  };

  /** Take the step, as soon as those before it are taken and seen. */
  add(step: Step): void {
    this.#waiting.push(step);
    this.#go();
  }

  /** Take everything that waits at once. */
  hurry = (): void => {
    this.#rest();
    for (const step of this.#waiting.splice(0)) step.take();
  };

  /** Forget what waits: something newer is shown. */
  drop(): void {
    this.#rest();
    this.#waiting = [];
  }

  #rest(): void {
    clearTimeout(this.#shown);
    this.#shown = undefined;
  }

  #go(): void {
    if (lasting() === 0) return this.hurry();
    let next = this.#waiting[0];
    while (next && (!next.waits || this.#shown === undefined || this.#waiting.length > MOST_WAITING)) {
      this.#waiting.shift();
      if (next.lasts) this.#show();
      next.take();
      next = this.#waiting[0];
    }
  }

  #show(): void {
    this.#rest();
    this.#shown = setTimeout(() => {
      this.#shown = undefined;
      this.#go();
    }, lasting());
  }
}
