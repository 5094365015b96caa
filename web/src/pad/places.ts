/** Where pad and dealer are: paths on a server, the part behind # in the single file. */

import { go, route } from '../lib/route.svelte';

export const isSingleFile = import.meta.env.MODE === 'single';

/** The parts of the place: ['pad', 'GAME', 'ID']. */
export function parts(): string[] {
  return isSingleFile ? route.hash.slice(1).split('/').filter(Boolean) : route.parts;
}

/** The address of a place. */
export const href = (to: string): string => (isSingleFile ? `#${to}` : to);

/** Go to a place. */
export function visit(to: string, replace = false): void {
  if (!isSingleFile) go(to, replace);
  else if (replace) location.replace(`#${to}`);
  else location.hash = to;
}
