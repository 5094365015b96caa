/** Chance from the device's own generator, every order equally likely. */

const RANGE = 2 ** 32;

/** An int from 0 to limit - 1. */
export function below(limit: number): number {
  const fair = RANGE - (RANGE % limit); // beyond it, some results would come more often
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? RANGE;
    if (drawn < fair) return drawn % limit;
  }
}

/** The items in random order. */
export function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
