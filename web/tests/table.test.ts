/** A table as a viewer sees it: the store, with a server and a stream that this file plays. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Description, DraftAnswer, Message, Now, Snapshot, TableInfo } from '../src/lib/api';
import { preferences } from '../src/lib/preferences.svelte';
import { TableStore, type StoryEvent } from '../src/lib/table.svelte';

vi.mock('../src/lib/preferences.svelte', () => ({ preferences: {} })); // they ask the browser for its language

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
  answer: (content: unknown, status?: number) => Promise<void>;
  fail: () => Promise<void>;
}

let asked: Asked[] = [];
let streams: FakeStream[] = [];
let stores: TableStore[] = [];
let taps = new EventTarget(); // and keys
const kept = new Map<string, string>();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

/** Let everything happen that waits for nothing but promises. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

class FakeStream {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;

  constructor(readonly url: string) {
    streams.push(this);
  }

  close(): void {
    this.readyState = 2;
  }

  async tell(message: Message): Promise<void> {
    this.onmessage({ data: JSON.stringify(message) });
    await settle();
  }
}

function fakeFetch(url: string, request: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const answer = async (content: unknown, status = 200): Promise<void> => {
      resolve(new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } }));
      await settle();
    };
    const fail = async (): Promise<void> => {
      reject(new TypeError('nobody answers'));
      await settle();
    };
    const body = JSON.parse((request.body as string | undefined) ?? '{}') as Record<string, unknown>;
    asked.push({ method: request.method ?? 'GET', path: url.replace('/api/tables/t', ''), body, answer, fail });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  streams = [];
  stores = [];
  kept.clear();
  taps = new EventTarget();
  page.visibilityState = 'visible';
  Object.assign(preferences, { tempo: 'quick', calm: false });
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', taps.addEventListener.bind(taps));
  vi.stubGlobal('removeEventListener', taps.removeEventListener.bind(taps));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  for (const store of stores) store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const table: TableInfo = {
  id: 't',
  kind: 'game',
  day: null,
  status: 'running',
  game: 'any',
  options: '',
  name: '',
  listed: false,
  limit: null,
  late: 'turn',
  stand_in: 'good',
  hints: true,
  learning: false,
  what_if: null,
  host: 0,
  rematch: null,
  seats: [0, 1].map((seat) => ({
    seat,
    name: `P${seat}`,
    town: '',
    player: null,
    person: true,
    present: seat === 0,
  })),
};
const running: Now = { status: 'running', round: 1, awaited: [0, 1], turned: [], deadline: null };
/** A description of which only the round and a plan of the own seat matter here. */
const described = (round: number): Description => ({ round, mine: 'nothing' }) as unknown as Description;
const mine = (value: string): [string[], unknown][] => [[['mine'], value]];

function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    seq: 5,
    you: 0,
    code: null,
    link: null,
    table,
    now: running,
    story: [],
    public: described(1),
    own: [],
    by_clock: [],
    ...more,
  };
}

/** The last request that was not answered before. */
function last(path: string): Asked {
  const found = asked.filter((each) => each.path === path).at(-1);
  if (!found) throw new Error(`nobody asked for ${path}: ${asked.map((each) => each.path).join(' ')}`);
  return found;
}

const stream = (): FakeStream => streams.at(-1)!;
const drafted = (own: string, legal: string[] = [], complete = false): DraftAnswer => ({
  round: 1,
  complete,
  legal,
  own: mine(own),
});

/** A store that has its first snapshot. */
async function opened(more: Partial<Snapshot> = {}, watching = false): Promise<TableStore> {
  const store = new TableStore('t', watching);
  stores.push(store);
  await last('').answer(snapshot(more));
  stream().onopen();
  return store;
}

/** A store whose viewer may move, and has made this move. */
async function moved(move: string): Promise<TableStore> {
  const store = await opened();
  await last('/draft').answer(drafted('empty', [move]));
  void store.move(move);
  await settle();
  await last('/draft').answer(drafted(move, [], true));
  return store;
}

const turned = (seq: number, seat: number): Message => ({
  seq,
  events: [{ seq, at: 0, kind: 'turned', seat, round: 1, by: 'person' }],
});
const closing = (seq: number, seat: number, status: Now['status'] = 'running'): Message => ({
  seq,
  events: [
    {
      seq,
      at: 0,
      kind: 'turned',
      seat,
      round: 1,
      by: 'person',
      now: { status, round: 2, awaited: status === 'running' ? [0, 1] : [], turned: [], deadline: null },
      story: [{ event: 'story-over' }],
      changes: [[['round'], 2]],
    },
  ],
});

test('a snapshot is shown, with what the own seat sees besides', async () => {
  const store = await opened({ own: mine('a plan') });
  expect(store.description).toMatchObject({ round: 1, mine: 'a plan' });
  expect(store.shared).toMatchObject({ round: 1, mine: 'nothing' });
  expect([store.you, store.isYourTurn, store.connected]).toEqual([0, true, true]);
});

test('who watches is nobody, even with a seat', async () => {
  const store = await opened({ own: mine('a plan') }, true);
  expect([store.you, store.isYourTurn]).toEqual([null, false]);
  expect(store.description).toMatchObject({ mine: 'nothing' });
  await stream().tell({ ...turned(6, 1), own: mine('a secret') });
  expect(store.description).toMatchObject({ mine: 'nothing' });
  expect(asked.filter(({ path }) => path === '/draft')).toEqual([]);
});

test('the stream goes on after what the snapshot told', async () => {
  await opened();
  expect(stream().url).toBe('/api/tables/t/events?after=5');
});

test('events are taken in their order, and each once', async () => {
  const store = await opened();
  await stream().tell(turned(6, 1));
  expect(store.now).toMatchObject({ awaited: [0], turned: [1] });
  await stream().tell({ seq: 7, events: [{ seq: 7, at: 0, kind: 'taken-back', seat: 1, round: 1, deadline: null }] });
  expect(store.now).toMatchObject({ awaited: [0, 1], turned: [] });
  await stream().tell(turned(6, 1));
  expect(store.now).toMatchObject({ awaited: [0, 1], turned: [] });
});

test('what a closed round changed is shown', async () => {
  const store = await opened();
  await stream().tell(closing(6, 1));
  expect(store.now.round).toBe(2);
  expect(store.shared).toMatchObject({ round: 2, mine: 'nothing' });
  expect(store.story).toEqual([{ event: 'story-over' }]);
});

test('who missed too much gets a snapshot, and goes on from there', async () => {
  const store = await opened();
  await stream().tell({ seq: 90, snapshot: snapshot({ seq: 90, public: described(9) }) });
  expect(store.shared).toMatchObject({ round: 9 });
  await stream().tell(closing(80, 1));
  expect(store.shared).toMatchObject({ round: 9 });
});

test('what the own seat sees besides is replaced by what comes', async () => {
  const store = await opened({ now: { ...running, awaited: [1], turned: [0] }, own: mine('old') });
  await stream().tell({ ...turned(6, 0), own: mine('new') });
  expect(store.description).toMatchObject({ mine: 'new' });
});

test('presence changes nothing but who is there', async () => {
  const store = await opened();
  await stream().tell({ presence: { seat: 1, present: true } });
  expect(store.table?.seats.map((chair) => chair.present)).toEqual([true, true]);
  await stream().tell({ presence: { seat: 0, present: false } });
  expect(store.table?.seats.map((chair) => chair.present)).toEqual([false, true]);
});

test('who sits down may be this viewer: the table is looked at again', async () => {
  const store = await opened({ you: null });
  await stream().tell({ seq: 6, events: [{ seq: 6, at: 0, kind: 'sat', seat: 0, table }] });
  await last('').answer(snapshot({ seq: 6, you: 0 }));
  expect(store.you).toBe(0);
});

test('who comes while the table is looked at again is there', async () => {
  const store = await opened();
  await stream().tell({ seq: 6, events: [{ seq: 6, at: 0, kind: 'sat', seat: 1, table }] });
  const before = last('');
  await stream().tell({ presence: { seat: 1, present: true } });
  await before.answer(snapshot({ seq: 6 })); // as it was before
  const seats = table.seats.map((chair) => ({ ...chair, present: true }));
  await last('').answer(snapshot({ seq: 6, table: { ...table, seats } }));
  expect(store.table?.seats[1]?.present).toBe(true);
});

test('a move is marked at once, and shown when it is answered', async () => {
  const store = await opened();
  await last('/draft').answer(drafted('empty', ['a']));
  void store.move('a');
  expect(store.waiting).toBe('a');
  await settle();
  await last('/draft').answer(drafted('a', ['b'], true));
  expect([store.waiting, store.complete, store.legal, store.draft.moves]).toEqual([null, true, ['b'], ['a']]);
  expect(store.description).toMatchObject({ mine: 'a' });
});

test('of several drafts the last counts, whatever is answered first', async () => {
  const store = await moved('a');
  void store.undo();
  await settle();
  const undone = last('/draft');
  await stream().tell({ seq: 6, snapshot: snapshot({ seq: 6, now: { ...running, awaited: [1], turned: [0] } }) });
  await stream().tell({ seq: 7, events: [{ seq: 7, at: 0, kind: 'taken-back', seat: 0, round: 1, deadline: null }] });
  const anew = last('/draft');
  expect(anew).not.toBe(undone);
  await anew.answer(drafted('the last', ['x']));
  await undone.answer(drafted('too late', ['y']));
  expect(store.description).toMatchObject({ mine: 'the last' });
  expect(store.legal).toEqual(['x']);
});

test('undo drops the last move, and restart all of them', async () => {
  const store = await moved('a');
  void store.undo();
  await settle();
  expect(last('/draft').body.moves).toEqual([]);
  await last('/draft').answer(drafted('empty', ['a']));
  expect(store.draft.moves).toEqual([]);
  void store.move('a', 'b');
  await settle();
  await last('/draft').answer(drafted('b'));
  void store.restart();
  await settle();
  expect(last('/draft').body.moves).toEqual([]);
});

test('an earlier step can be looked at without a change of the draft', async () => {
  const store = await moved('a');
  const before = asked.length;
  expect(await store.glance(0)).toMatchObject({ mine: 'empty' });
  expect(asked).toHaveLength(before); // it was answered already
  const seen = store.glance(0, 'b');
  await settle();
  expect(last('/draft').body).toEqual({ round: 1, moves: ['b'] });
  await last('/draft').answer(drafted('b'));
  expect(await seen).toMatchObject({ mine: 'b' });
  expect([store.description, store.draft.moves]).toMatchObject([{ mine: 'a' }, ['a']]);
  const unseen = store.glance(0, 'c');
  await settle();
  await last('/draft').fail();
  expect([await unseen, store.lost]).toEqual([null, true]);
});

test('a choice can be made otherwise; if that is refused the draft stays', async () => {
  const store = await moved('a');
  void store.instead(0, 'b');
  await settle();
  await last('/draft').answer({ error: { key: 'reason', args: {}, clause: '1.1' } }, 422);
  expect([store.objection, store.draft.moves]).toMatchObject([{ key: 'error-reason' }, ['a']]);
  void store.instead(0, 'c');
  await settle();
  expect(last('/draft').body).toEqual({ round: 1, moves: ['c'] });
  await last('/draft').answer(drafted('c', [], true));
  expect([store.objection, store.draft.moves, store.description]).toMatchObject([null, ['c'], { mine: 'c' }]);
});

test('what the rules forbid is an objection, and the draft stays as it was', async () => {
  const store = await moved('a');
  void store.move('b');
  await settle();
  await last('/draft').answer({ error: { key: 'reason-x', args: { move: 'b' }, clause: '4.1' } }, 422);
  expect(store.objection).toEqual({ key: 'reason-x', args: { move: 'b' }, clause: '4.1' });
  expect([store.draft.moves, store.waiting]).toEqual([['a'], null]);
});

test('what cannot be done now is a notice', async () => {
  const store = await opened();
  void store.command('rematch');
  await settle();
  await last('/rematch').answer({ error: { key: 'not-over', args: {} } }, 409);
  expect(store.notice).toEqual({ key: 'error-not-over', args: {} });
  void store.command('rematch');
  await settle();
  await last('/rematch').answer({ error: { key: 'no-such-player', args: {} } }, 422);
  expect([store.notice?.key, store.objection]).toEqual(['error-no-such-player', null]); // it is about no turn
});

test('an objection goes when the round is over', async () => {
  const store = await moved('a');
  void store.move('b');
  await settle();
  await last('/draft').answer({ error: { key: 'reason-x', args: {}, clause: '4.1' } }, 422);
  expect(store.objection).not.toBeNull();
  await stream().tell(closing(6, 1));
  expect(store.objection).toBeNull();
});

test('a turn is submitted with its moves and its key', async () => {
  const store = await moved('a');
  const { key } = store.draft;
  void store.confirm();
  expect(store.sending).toBe(true);
  await settle();
  expect(last('/turn').body).toEqual({ round: 1, moves: ['a'], key });
  await last('/turn').answer({ seq: 6, round: 1, closed: false });
  expect(store.sending).toBe(false);
  expect(kept.size).toBe(0);
});

test('a turn that nobody answered is sent again with the same key', async () => {
  const store = await moved('a');
  void store.confirm();
  await settle();
  const first = last('/turn');
  await first.fail();
  expect(store.told).toEqual({ key: 'notice-lost', args: { kept: 'turn' } });
  await vi.advanceTimersByTimeAsync(1500);
  stream().onopen();
  await settle();
  expect(store.told).toBeNull();
  const second = last('/turn');
  expect(second).not.toBe(first);
  expect(second.body).toEqual(first.body);
});

test('a turn on its way is sent again after a reload, with the same key', async () => {
  const before = await moved('a');
  void before.confirm();
  await settle();
  const { body } = last('/turn');
  before.close();
  asked = [];
  await opened();
  expect(last('/turn').body).toEqual(body);
});

test('a draft is there again after a reload', async () => {
  const before = await moved('a');
  const { key } = before.draft;
  before.close();
  const store = await opened();
  expect(last('/draft').body.moves).toEqual(['a']);
  await last('/draft').answer(drafted('a', [], true));
  expect([store.draft.moves, store.draft.key, store.complete]).toEqual([['a'], key, true]);
});

test('a kept draft that does not fit any more is dropped', async () => {
  const before = await moved('a');
  before.close();
  const store = await opened();
  await last('/draft').answer({ error: { key: 'reason-x', args: {}, clause: '1.1' } }, 422);
  expect(last('/draft').body.moves).toEqual([]);
  await last('/draft').answer(drafted('empty', ['b']));
  expect(store.draft.moves).toEqual([]);
});

test('a turn that was made elsewhere is told, and the draft is gone', async () => {
  const store = await moved('a');
  await stream().tell(turned(6, 0));
  expect(store.notice?.key).toBe('notice-turn-elsewhere');
  expect(store.draft.moves).toEqual([]);
  expect(store.canTakeBack).toBe(true);
});

test('a turn that is taken back is a draft again', async () => {
  const store = await moved('a');
  void store.confirm();
  await settle();
  await last('/turn').answer({ seq: 6, round: 1, closed: false });
  await stream().tell(turned(6, 0));
  void store.takeBack();
  await settle();
  await last('/take-back').answer({ seq: 7 });
  await stream().tell({ seq: 7, events: [{ seq: 7, at: 0, kind: 'taken-back', seat: 0, round: 1, deadline: null }] });
  expect(last('/draft').body.moves).toEqual(['a']);
});

test('a draft of a round that was closed meanwhile is dropped, and that is said', async () => {
  const store = await moved('a');
  await stream().tell(closing(6, 1));
  expect(store.notice?.key).toBe('notice-draft-dropped');
  expect(last('/draft').body).toEqual({ round: 2, moves: [] });
});

test('when the game is over, what the own turn changed is not shown on top any more', async () => {
  const store = await moved('a');
  await stream().tell(closing(6, 1, 'finished'));
  expect(store.now.status).toBe('finished');
  expect(store.description).toMatchObject({ round: 2, mine: 'nothing' });
  expect(store.isYourTurn).toBe(false);
});

test('a stream that breaks off is opened again after what is known', async () => {
  const store = await opened();
  await stream().tell(turned(6, 1));
  stream().onerror();
  expect(store.connected).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  expect(streams).toHaveLength(2);
  expect(stream().url).toBe('/api/tables/t/events?after=6');
  stream().onopen();
  expect(store.connected).toBe(true);
});

test('a hidden page lets its stream go after a while, and listens again when it is seen', async () => {
  await opened();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(stream().readyState).toBe(2);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
});

test('a server that does not answer is asked again; one that refuses is not', async () => {
  const store = new TableStore('t');
  stores.push(store);
  await last('').fail();
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveLength(2);
  await last('').answer({ error: { key: 'no-such-table', args: {} } }, 404);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
  expect(store.gone?.key).toBe('no-such-table');
});

test('a store that was closed listens no more', async () => {
  const store = await opened();
  store.close();
  expect(stream().readyState).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
});

test('without a network what was answered before is known: undo goes back, and a step that waits is taken back', async () => {
  const store = await moved('a');
  void store.move('b');
  await settle();
  await last('/draft').fail();
  expect([store.isPostponed, store.waiting, store.draft.moves]).toEqual([true, 'b', ['a']]);
  void store.undo();
  await settle();
  await last('/draft').fail();
  expect([store.isPostponed, store.waiting, store.draft.moves]).toEqual([false, null, ['a']]);
  expect(store.description).toMatchObject({ mine: 'a' });
  void store.undo();
  await settle();
  await last('/draft').fail();
  expect([store.isPostponed, store.draft.moves]).toEqual([false, []]);
  expect(store.description).toMatchObject({ mine: 'empty' });
  expect(store.told).toEqual({ key: 'notice-lost', args: { kept: 'nothing' } });
});

test('who leaves a running game and who comes back is told to the others', async () => {
  const store = await opened();
  const seat = (kind: 'seated' | 'returned', seq: number, which: number): Message => ({
    seq,
    events: [{ seq, at: 0, kind, seat: which, table }],
  });
  await stream().tell(seat('seated', 6, 1));
  expect(store.told).toEqual({ key: 'notice-left', args: { name: 'P1' } });
  await stream().tell(closing(7, 1));
  expect(store.told?.key).toBe('notice-left'); // also when the computer player was the last to turn
  await stream().tell(seat('returned', 8, 1));
  expect(store.told).toEqual({ key: 'notice-back', args: { name: 'P1' } });
  store.notice = null;
  await stream().tell(seat('seated', 9, 0));
  expect(store.told).toBeNull(); // the own seat: the prompt says it
});

test('a step that nobody answered is kept, and asked again when somebody listens', async () => {
  const store = await opened();
  await last('/draft').answer(drafted('empty', ['a']));
  void store.move('a');
  await settle();
  await last('/draft').fail();
  expect(store.told).toEqual({ key: 'notice-lost', args: { kept: 'step' } });
  expect([...kept.values()].join()).toContain('"a"');
  await vi.advanceTimersByTimeAsync(1500);
  stream().onopen();
  await settle();
  await last('/draft').answer(drafted('a', [], true));
  expect([store.told, store.waiting, store.draft.moves]).toEqual([null, null, ['a']]);
});

test('of several steps that nobody answered the last counts', async () => {
  const store = await moved('a');
  void store.undo();
  await settle();
  await last('/draft').fail();
  void store.move('b');
  await settle();
  expect(last('/draft').body.moves).toEqual(['b']);
});

test('what was not done for want of a connection is said until it is back', async () => {
  const store = await opened();
  void store.command('rematch');
  await settle();
  await last('/rematch').fail();
  expect(store.told?.key).toBe('error-no-connection');
  await vi.advanceTimersByTimeAsync(1500);
  stream().onopen();
  expect(store.told).toBeNull();
});

const passed: StoryEvent = { event: 'story-pass', seat: 0 };

const late = (seq: number, closes: boolean): Message => ({
  seq,
  events: [
    {
      seq,
      at: 0,
      kind: 'turned',
      seat: 0,
      round: 1,
      by: 'clock',
      ...(closes && {
        now: { ...running, round: 2 },
        story: [passed as never, { event: 'story-clock', seat: 0 }],
        changes: [],
      }),
    },
  ],
  own: [],
  by_clock: closes ? [] : [passed as never],
});

const takenBack = (seq: number): Message => ({
  seq,
  events: [{ seq, at: 0, kind: 'taken-back', seat: 0, round: 1, deadline: 99 }],
  own: [],
  by_clock: [],
});

/** What is said of the clock, and what it played. */
const heard = (store: TableStore): [string | undefined, StoryEvent[]] => [store.told?.key, store.played];

test('what the clock played is told, with what it was', async () => {
  const store = await moved('a');
  await stream().tell(late(6, true));
  expect(heard(store)).toEqual(['notice-clock', [passed]]);
});

test('what the clock played is told until it is closed, whatever happens next or is looked at', async () => {
  const store = await moved('a');
  await stream().tell(late(6, true));
  await stream().tell(step(2, 1, 1));
  expect(heard(store)).toEqual(['notice-clock', [passed]]);
  store.looked = { key: 'heimat-lot-empty', args: {} };
  expect(heard(store)).toEqual(['heimat-lot-empty', []]);
  store.dismiss();
  expect(heard(store)).toEqual(['notice-clock', [passed]]);
  store.dismiss();
  expect(heard(store)).toEqual([undefined, []]);
});

test('what the clock played is told, too, where it comes together with the next step', async () => {
  const store = await moved('a');
  const [first, second] = [late(6, true), step(2, 1, 1)];
  if (!('events' in first && 'events' in second)) throw new Error('no events');
  await stream().tell({ seq: 7, events: [...first.events, ...second.events], own: [] });
  expect(heard(store)).toEqual(['notice-clock', [passed]]);
});

test('who comes a step after the clock has played is told so, until something else happens to that seat', async () => {
  const clocked: StoryEvent[] = [{ event: 'story-clock', seat: 0 }, passed];
  const other: StoryEvent[] = [{ event: 'story-pass', seat: 1 }];
  const now = { ...running, round: 9, awaited: [1] };
  const limited = { now, story: other as never, table: { ...table, limit: 60 } };
  for (const [stories, told] of [
    [
      [clocked, other],
      ['notice-clock', [passed]],
    ],
    [
      [clocked, [passed], other],
      [undefined, []],
    ],
    [
      [[passed], other],
      [undefined, []],
    ],
  ] as const) {
    const store = await opened(limited);
    await last('/story?after=3').answer(stories);
    expect(heard(store)).toEqual(told);
  }
  asked = [];
  await opened({ now, story: other as never }); // without a limit
  await opened({ ...limited, story: [passed as never] });
  await opened(limited, true);
  expect(asked.filter(({ path }) => path.startsWith('/story'))).toEqual([]);
});

test('what the clock played can be taken back while others decide, with time anew', async () => {
  const store = await moved('a');
  await stream().tell(late(6, false));
  expect([...heard(store), store.canTakeBack]).toEqual(['notice-clock-open', [passed], true]);
  await stream().tell(takenBack(7)); // on another device
  expect([...heard(store), store.now.deadline, store.isYourTurn]).toEqual([undefined, [], 99, true]);
  await stream().tell(late(8, false));
  expect(heard(store)).toEqual(['notice-clock-open', [passed]]);
  await stream().tell(late(9, true));
  expect(heard(store)).toEqual(['notice-clock', [passed]]);
});

test('who comes when the clock has played is told so once, with what it was', async () => {
  const turned = { now: { ...running, awaited: [1], turned: [0] }, by_clock: [passed as never] };
  const store = await opened(turned);
  expect([...heard(store), store.canTakeBack]).toEqual(['notice-clock-open', [passed], true]);
  store.notice = null; // closed
  await stream().tell({ seq: 6, snapshot: snapshot({ seq: 6, ...turned }) }); // after a lost connection
  expect(heard(store)).toEqual([undefined, []]);
  const other = await opened(turned, true);
  expect(heard(other)).toEqual([undefined, []]); // somebody who looks on
});

/** A turn of one seat alone, after which another one is awaited. */
const step = (round: number, seat: number, next: number, more: Partial<Now> = {}): Message => ({
  seq: 5 + round,
  events: [
    {
      seq: 5 + round,
      at: 0,
      kind: 'turned',
      seat,
      round,
      by: 'computer',
      now: { status: 'running', round: round + 1, awaited: [next], turned: [], deadline: null, ...more },
      story: [{ event: 'story-pass', seat }],
      changes: [[['round'], round + 1]],
    },
  ],
});

/** A store at a table where one acts after the other; the viewer has seat 0 and is not awaited. */
const watching = (): Promise<TableStore> => opened({ now: { ...running, awaited: [1] } });

test('what others do one after the other is shown one after the other', async () => {
  const store = await watching();
  for (const round of [1, 2]) await stream().tell(step(round, 1, 1));
  await stream().tell(step(3, 1, 0));
  expect([store.now.round, store.happened.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect([store.now.round, store.isYourTurn]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect([store.now.round, store.isYourTurn]).toEqual([4, true]);
  expect(store.happened.map(({ round }) => round)).toEqual([1, 2, 3]);
});

test('the own step is seen before the answer to it, and waits for nothing', async () => {
  const store = await opened({ now: { ...running, awaited: [0] } });
  await stream().tell(step(1, 0, 1));
  expect(store.now.round).toBe(2);
  await stream().tell(step(2, 1, 0));
  expect(store.now.round).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.now.round).toBe(3);
});

test('the tempo can be chosen, and nothing waits where nothing shall move or nobody looks', async () => {
  for (const [chosen, shown] of [
    [{ tempo: 'calm' }, 2],
    [{ tempo: null, played: ['one', 'two'] }, 2],
    [{ tempo: null, played: ['one', 'two', 'three'] }, 3],
    [{ tempo: 'off' }, 3],
    [{ tempo: 'quick', calm: true }, 3],
  ] as const) {
    Object.assign(preferences, chosen);
    const store = await watching();
    await stream().tell(step(1, 1, 1));
    await stream().tell(step(2, 1, 1));
    await vi.advanceTimersByTimeAsync(600);
    expect([chosen, store.now.round]).toEqual([chosen, shown]);
    store.close();
  }
  Object.assign(preferences, { tempo: 'quick', calm: false });
  const store = await watching();
  for (const round of [1, 2, 3]) await stream().tell(step(round, 1, 1));
  expect(store.now.round).toBe(2);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(store.now.round).toBe(4);
  await stream().tell(step(4, 1, 1));
  await stream().tell(step(5, 1, 1));
  expect(store.now.round).toBe(6);
});

test('a tap shows at once what waits; a key does if something waited when it was pressed', async () => {
  const store = await watching();
  for (const round of [1, 2, 3]) await stream().tell(step(round, 1, 1));
  taps.dispatchEvent(new Event('click'));
  expect(store.now.round).toBe(4);
  taps.dispatchEvent(new Event('keydown'));
  for (const round of [4, 5]) await stream().tell(step(round, 1, 1));
  taps.dispatchEvent(new Event('keyup'));
  expect(store.now.round).toBe(5);
  taps.dispatchEvent(new Event('keydown'));
  expect(store.now.round).toBe(5);
  taps.dispatchEvent(new Event('keyup'));
  expect(store.now.round).toBe(6);
});

test('who is far behind, or short of time, does not wait', async () => {
  const store = await watching();
  for (let round = 1; round <= 12; round += 1) await stream().tell(step(round, 1, 1));
  expect(store.now.round).toBe(5);
  await stream().tell(step(13, 1, 0, { deadline: Date.now() + 60_000 }));
  expect(store.now.round).toBe(6);
  await stream().tell(step(14, 1, 0, { deadline: Date.now() + 5_000 }));
  expect(store.now.round).toBe(15);
});

test('what is newer than what waits is shown instead, and what was missed at once', async () => {
  const store = await watching();
  for (const round of [1, 2, 3]) await stream().tell(step(round, 1, 1));
  await stream().tell({ seq: 90, snapshot: snapshot({ seq: 90, now: { ...running, round: 9, awaited: [1] } }) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.now.round).toBe(9);
  const [first, second] = [step(85, 1, 1), step(86, 1, 1)];
  if (!('events' in first && 'events' in second)) throw new Error('no events');
  await stream().tell({ seq: 91, events: [...first.events, ...second.events] });
  expect(store.now.round).toBe(87);
});

test('what all do at the same time is shown when it is known', async () => {
  const store = await opened();
  await stream().tell(closing(6, 1));
  const again = closing(7, 1);
  if ('events' in again) Object.assign(again.events[0]!, { now: { ...running, round: 3 } });
  await stream().tell(again);
  expect(store.now.round).toBe(3);
});
