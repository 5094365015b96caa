/** A ranking is built up from the last to the first, and then the verdict comes. */

const MOST_BEATS = 6; // however many there are

/** For how many beats a line of a ranking is waited for, the first line being the last to come. */
export const beatsBefore = (index: number, count: number): number => (count - index) * Math.min(1, MOST_BEATS / count);
