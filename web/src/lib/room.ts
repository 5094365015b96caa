/** What the host and the others do in the waiting room; what is refused is shown as the store's notice. */

import { ask } from './api';
import { sayName } from './guest.svelte';
import type { TableStore } from './table.svelte';
import { noticeOf } from './telling';

/** The terms of a table, with the number of its chairs. */
export interface Terms {
  options: string;
  name: string;
  listed: boolean;
  limit: number | null;
  late: 'turn' | 'seat';
  stand_in: string;
  hints: boolean;
  seats: number;
}

const CATCHING_UP = 3000; // milliseconds until what was sent has come back by the stream
const sent = new WeakMap<TableStore, { terms: Terms; at: number; done: Promise<boolean> }>();

async function attempt(store: TableStore, work: () => Promise<unknown>): Promise<boolean> {
  store.notice = null;
  try {
    await work();
    return true;
  } catch (wrong) {
    store.notice = noticeOf(wrong);
    return false;
  }
}

const put = (store: TableStore, path: string, body: unknown): Promise<unknown> =>
  ask('PUT', `/tables/${store.id}/${path}`, body);

/** Change what was agreed; everything else stays, also what was changed a moment ago and is still on its way. */
export async function settle(store: TableStore, changes: Partial<Terms>): Promise<boolean> {
  if (store.table === null) return false;
  const { game, options, name, listed, limit, late, stand_in, hints, seats } = store.table;
  const before = sent.get(store);
  const isFresh = before !== undefined && Date.now() - before.at < CATCHING_UP;
  const base = isFresh ? before.terms : { options, name, listed, limit, late, stand_in, hints, seats: seats.length };
  const terms = { ...base, ...changes };
  const done = (before?.done ?? Promise.resolve(true)).then(() =>
    attempt(store, () => put(store, 'terms', { game, ...terms })),
  );
  sent.set(store, { terms, at: Date.now(), done });
  const isDone = await done;
  if (!isDone) sent.delete(store);
  return isDone;
}

/** Take the last chair away; a computer player there gets up first. */
export async function removeChair(store: TableStore): Promise<boolean> {
  const last = store.table?.seats.at(-1);
  if (last?.player && !last.person && !(await setChair(store, last.seat, null))) return false;
  return settle(store, { seats: last?.seat ?? 1 });
}

/** Put a computer player on a chair, or empty it. */
export function setChair(store: TableStore, seat: number, player: string | null): Promise<boolean> {
  return attempt(store, () => put(store, `seats/${seat}`, { player }));
}

/** Go by another name, and call the town otherwise. */
export function rename(store: TableStore, name: string, town: string): Promise<boolean> {
  return attempt(store, async () => {
    await sayName(name);
    await put(store, 'me', { town });
  });
}

/** Sit down at this table. */
export function sit(store: TableStore): Promise<boolean> {
  return attempt(store, () => ask('POST', `/tables/${store.id}/join`, {}));
}

/** Start: with fewer chairs, with computer players on the empty ones, or as it is. */
export function start(store: TableStore, how: { seats?: number; fill?: string } = {}): Promise<boolean> {
  return attempt(store, async () => {
    if (how.seats !== undefined && !(await settle(store, { seats: how.seats }))) return;
    await ask('POST', `/tables/${store.id}/start`, { fill: how.fill ?? null });
  });
}
