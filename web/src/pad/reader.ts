/** Reading values that others have written. What is damaged is refused, and said what. */

import { MOST_NAME, type Document, type Log } from './documents';

export const MOST_ENTRIES = 5000;
export const MOST_TOTAL = 999;

/** What is read of a kind of document, besides what all have. */
export type Body<Kind extends Document> = Omit<Kind, Exclude<keyof Document, 'game'>>;

/** What is wrong with a file: a message key with arguments. */
export class Fault extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/** A value with the way to it, which is told when it is not what it should be. */
export class Reader {
  constructor(
    readonly value: unknown,
    readonly place: string,
  ) {}

  wrong(): never {
    throw new Fault('pad-file-place', { place: this.place });
  }

  get(name: string): Reader {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.wrong();
    return new Reader((value as Record<string, unknown>)[name], this.place ? `${this.place}.${name}` : name);
  }

  int(from: number, to: number): number {
    const { value } = this;
    return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : this.wrong();
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.wrong();
  }

  text(most = MOST_NAME): string {
    const { value } = this;
    return typeof value === 'string' && value.length <= most ? value : this.wrong();
  }

  one<T extends string>(...known: T[]): T {
    return known.find((each) => each === this.value) ?? this.wrong();
  }

  list<T>(fewest: number, most: number, read: (item: Reader) => T): T[] {
    const { value } = this;
    if (!Array.isArray(value) || value.length < fewest || value.length > most) this.wrong();
    return (value as unknown[]).map((item, index) => read(new Reader(item, `${this.place}[${index + 1}]`)));
  }

  maybe<T>(read: (item: Reader) => T): T | null {
    return this.value === null ? null : read(this);
  }
}

/** A log of marks that can all be read. */
export function readLog(source: Reader, isMark: (text: string) => boolean): Log {
  const entries = source.get('entries').list(0, MOST_ENTRIES, (item) => {
    const text = item.text(400);
    const bad = text.split(' ').find((mark) => !isMark(mark));
    if (bad !== undefined) throw new Fault('pad-file-mark', { place: item.place, mark: bad.slice(0, 20) });
    return text;
  });
  return { entries, at: source.get('at').int(0, entries.length) };
}
