const STEP = 0.6; // of what is seen: the rest says where one is

type Side = 'before' | 'after';

/** Whether more of what slides inside its place lies before or after what is seen. */
export class Sliding {
  before = $state(false);
  after = $state(false);
  /** On which side that lies which is wanted, if it is out of sight. */
  sought = $state<Side | null>(null);

  #item: HTMLElement | null = null;
  #wanted: HTMLElement | null = null;

  constructor(readonly way: 'across' | 'down' = 'across') {}

  /** Bring more of it into sight, on the side where what is wanted lies right that. */
  go(side: Side): void {
    const by = (side === 'after' ? 1 : -1) * STEP * (this.#item?.clientWidth ?? 0);
    this.#move(side === this.sought ? this.#distance : by);
  }

  /** Bring this into sight, unless a finger or a mouse is where everything would move away: then its side is told. */
  want(item: HTMLElement | null): void {
    this.#wanted = item;
    this.#look();
    if (this.sought !== null && !this.#item?.matches(':hover')) this.#move(this.#distance);
  }

  watch = (item: HTMLElement): (() => void) => {
    this.#item = item;
    const look = (): void => this.#look();
    const resized = new ResizeObserver(look);
    resized.observe(item);
    for (const child of item.children) resized.observe(child);
    const changed = new MutationObserver(look);
    changed.observe(item, { childList: true, subtree: true, attributes: true });
    item.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      item.removeEventListener('scroll', look);
    };
  };

  /** How far what is wanted is from the middle. */
  get #distance(): number {
    if (!this.#item || !this.#wanted) return 0;
    const [seen, wanted] = [this.#item.getBoundingClientRect(), this.#wanted.getBoundingClientRect()];
    return (wanted.left + wanted.right - seen.left - seen.right) / 2;
  }

  #move(left: number): void {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    this.#item?.scrollBy({ left, behavior });
  }

  #look(): void {
    const item = this.#item;
    if (!item) return;
    const [at, seen, all] =
      this.way === 'down'
        ? [item.scrollTop, item.clientHeight, item.scrollHeight]
        : [item.scrollLeft, item.clientWidth, item.scrollWidth];
    this.before = at > 1;
    this.after = at + seen < all - 1;
    const far = this.#distance;
    const isSeen = Math.abs(far) <= (item.clientWidth - (this.#wanted?.clientWidth ?? 0)) / 2 + 1;
    this.sought = isSeen ? null : far < 0 ? 'before' : 'after';
  }
}
