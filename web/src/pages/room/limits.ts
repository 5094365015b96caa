/** Time limits for a turn, in seconds; null is none. */

export const LIMITS = [null, 60, 180, 600, 86_400];
const NAMED: Record<number, string> = { 60: 'minute', 180: 'three', 600: 'ten', 86_400: 'day' };

/** The message of a limit; `other` for one that a program has chosen. */
export const limitKey = (limit: number | null): string =>
  `room-limit-${limit === null ? 'none' : (NAMED[limit] ?? 'other')}`;
