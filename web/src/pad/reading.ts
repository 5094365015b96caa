/** Reading documents back: from this device's memory or from a file. What is damaged is refused, and said what. */

import { isWhole } from '../dealer/dealing';
import { checksum } from './checksum';
import {
  FORMAT,
  MOST_NAME,
  MOST_SHEETS,
  VERSION,
  type Document,
  type Head,
  type Log,
  type TablePlan,
} from './documents';
import { CARDS, HEIMAT, SLOTS, WELCOME, findPlan } from './facts';
import { readBoardMark } from './heimat/marks';
import { readMark } from './welcome/marks';

const MOST_ENTRIES = 5000;
const MOST_SHUFFLES = 100;
const MOST_POINTS = 99;
const MOST_TOTAL = 999;

type Body<G extends Document['game']> = Omit<Extract<Document, { game: G }>, keyof Head>;

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
class Reader {
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

/** The document of a parsed value; every field is looked at, and none but ours is taken. */
export function readDocument(value: unknown): Document {
  const source = new Reader(value, '');
  if (source.get('format').value !== FORMAT) throw new Fault('pad-file-other');
  if (source.get('version').value !== VERSION) throw new Fault('pad-file-newer');
  const head = {
    format: FORMAT,
    version: VERSION,
    id: /^[0-9a-f]{32}$/.test(String(source.get('id').value)) ? source.get('id').text() : source.get('id').wrong(),
    title: source.get('title').text(),
    made: source.get('made').int(0, Number.MAX_SAFE_INTEGER),
    changed: source.get('changed').int(0, Number.MAX_SAFE_INTEGER),
    revision: source.get('revision').int(0, Number.MAX_SAFE_INTEGER),
  } as const;
  switch (source.get('game').one('welcome', 'heimat', 'dealer')) {
    case 'welcome':
      return { ...head, ...readWelcome(source) };
    case 'heimat':
      return { ...head, ...readHeimat(source) };
    case 'dealer':
      return { ...head, ...readDealer(source) };
  }
}

function readLog(source: Reader, isMark: (text: string) => boolean): Log {
  const entries = source.get('entries').list(0, MOST_ENTRIES, (item) => {
    const text = item.text(400);
    const bad = text.split(' ').find((mark) => !isMark(mark));
    if (bad !== undefined) throw new Fault('pad-file-mark', { place: item.place, mark: bad.slice(0, 20) });
    return text;
  });
  return { entries, at: source.get('at').int(0, entries.length) };
}

function readWelcome(source: Reader): Body<'welcome'> {
  return {
    game: 'welcome',
    guarded: source.get('guarded').flag(),
    solo: source.get('solo').flag(),
    roundabouts: source.get('roundabouts').flag(),
    plans: source.get('plans').list(SLOTS, SLOTS, readPlan),
    sheets: source.get('sheets').list(1, MOST_SHEETS, (item) => ({
      player: item.get('player').text(),
      town: item.get('town').text(),
      ...readLog(item, (text) => readMark(text) !== null),
    })),
    others: source.get('others').list(0, 99, (item) => ({
      name: item.get('name').text(),
      temps: item.get('temps').int(0, WELCOME.mostTemps),
      total: item.get('total').maybe((total) => total.int(-MOST_TOTAL, MOST_TOTAL)),
    })),
  };
}

function readPlan(source: Reader): TablePlan {
  const name = source.get('name').maybe((item) => item.text());
  if (name !== null && findPlan(name) === null) source.get('name').wrong();
  return {
    name,
    text: source.get('text').text(),
    high: source.get('high').int(0, MOST_POINTS),
    low: source.get('low').int(0, MOST_POINTS),
    turned: source.get('turned').flag(),
  };
}

function readHeimat(source: Reader): Body<'heimat'> {
  const players = source.get('players').list(HEIMAT.fewestSeats, HEIMAT.mostSeats, (item) => item.text());
  const seats = players.length;
  return {
    game: 'heimat',
    players,
    agreed: source.get('agreed').int(1, HEIMAT.mostGames),
    brief: source.get('brief').flag(),
    boards: source.get('boards').list(1, HEIMAT.mostGames, (item) => ({
      ...readLog(item, (text) => readBoardMark(text, seats) !== null),
      cheques: item.get('cheques').list(seats, seats, (cheques) => cheques.int(0, MOST_TOTAL)),
    })),
  };
}

function readDealer(source: Reader): Body<'dealer'> {
  const mode = source.get('mode').one('piles', 'solo');
  const log = source
    .get('log')
    .list(0, MOST_ENTRIES, (item) => item.one('next', 'ask', 'approve-1', 'approve-2', 'approve-3'));
  const document: Body<'dealer'> = {
    game: 'dealer',
    mode,
    plans: source.get('plans').list(SLOTS, SLOTS, (item) => {
      const name = item.text();
      return findPlan(name) === null ? item.wrong() : name;
    }),
    shuffles: source.get('shuffles').list(1, MOST_SHUFFLES, (item) => {
      const cards = item.list(0, CARDS.length + 1, (card) => card.int(0, CARDS.length));
      return new Set(cards).size === cards.length ? cards : item.wrong();
    }),
    log,
    at: source.get('at').int(0, log.length),
  };
  if (!isWhole(document)) source.get('shuffles').wrong();
  return document;
}

/** The file of a document: readable text that tells whether it has been damaged. */
export function writeFile(document: Document): string {
  const sorted = readDocument(document); // its fields in the order in which they will be read
  return JSON.stringify({ ...sorted, check: checksum(JSON.stringify(sorted)) }, null, 1) + '\n';
}

/** The document of a file; a Fault says what is wrong. */
export function readFile(text: string): Document {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('pad-file-no-json');
  }
  const document = readDocument(value);
  if (checksum(JSON.stringify(document)) !== (value as { check?: unknown }).check) throw new Fault('pad-file-check');
  return document;
}
