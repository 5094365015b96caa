/** Names and values of a description in words: the game's own messages where it brings them. */

import type { Json } from '../../lib/patches';
import { knows, say } from '../../lib/messages.svelte';
import { signed } from '../../lib/numbers';

export type Fields = Record<string, Json>;

/** How a game's things are called. */
export interface Wording {
  game: string;
  names: (seat: number) => string;
}

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something that fits into one cell: a value, or a short list of values. */
export const isSmall = (value: Json): boolean =>
  Array.isArray(value) ? value.every((item) => typeof item !== 'object' || item === null) : !isFields(value);

/** A name as people write it: 'park_values' is 'Park values'. */
function spelled(name: string): string {
  const words = name.replace(/[_-]+/g, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What a field is called: its message field-NAME, or the name itself. */
export function fieldName({ game }: Wording, field: string): string {
  const key = `field-${field.replaceAll('_', '-')}`;
  return knows(key, game) ? say(key, {}, game) : spelled(field);
}

/** A value in words; seats are called by the names of those who sit there. */
export function valueText(wording: Wording, field: string, value: Json): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map((item) => valueText(wording, field, item)).join(', ') || say('plain-none');
  if (typeof value === 'boolean') return say(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number') return isSeat(field) ? wording.names(value) : signed(value);
  if (typeof value === 'object') return JSON.stringify(value);
  const key = `${field.replaceAll('_', '-')}-${value}`;
  return knows(key, wording.game) ? say(key, {}, wording.game) : value;
}

const isSeat = (field: string): boolean => /(^|_)seats?$/.test(field);
