/** How dates and lists are written in the reader's language. */

import { preferences } from './preferences.svelte';

/** The language with its country where it matters: the English of these pages is British. */
const locale = (): string => (preferences.language === 'en' ? 'en-GB' : preferences.language);

/** A day such as 2026-11-15, as this style says. */
export function dayName(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), { ...style, timeZone: 'UTC' }).format(new Date(day));
}

/** Names one after the other, as one reads them aloud. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

/** The same with a capital letter at its beginning, if it does not begin with a number. */
export const capital = (text: string): string =>
  text.replace(/^[^\p{L}\d]*\p{L}/u, (beginning) => beginning.toLocaleUpperCase(preferences.language));

/** A moment, as milliseconds since 1970: day and time on this device. */
export function momentName(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
