/** Asking the server. */

import type { components } from './schema';
import type { Json } from './patches';

type Schemas = components['schemas'];
export type Snapshot = Schemas['Snapshot'];
export type TableInfo = Schemas['TableInfo'];
export type Seat = Schemas['SeatShown'];
export type Now = Schemas['Now'];
export type TableShown = Schemas['TableShown'];
export type TableOpened = Schemas['TableOpened'];
export type Invited = Schemas['Invited'];
export type DailyShown = Schemas['DailyShown'];
export type DailyOpened = Schemas['DailyOpened'];
export type GameShown = Schemas['GameShown'];
export type Guest = Schemas['GuestShown'];
export type DraftAnswer = Schemas['DraftAnswer'];
export type TurnAnswer = Schemas['TurnAnswer'];
export type Hint = Schemas['Hint'];
export type Description = Schemas['Description'];
export type TableEvent = Schemas['EventsMessage']['events'][number];
export type Message = Schemas['Message'];
export type TransferCode = Schemas['TransferCode'];
export type TransferAsked = Schemas['TransferAsked'];

/** Why the server did not do something: a message key with arguments. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, Json>,
    readonly clause: string | null = null,
  ) {
    super(key);
  }
}

const PATIENCE = 30_000; // milliseconds

/** Make a request; a Refusal says why it was not done, also when nobody answered. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : typeof body === 'string'
          ? { body, headers: { 'Content-Type': 'text/plain' } }
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Refusal(0, 'no-connection', {});
  }
  if (answer.status === 204) return undefined as T;
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const content: unknown = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return content as T;
  const error = (content as { error?: { key: string; args: Record<string, Json>; clause?: string } }).error;
  throw new Refusal(answer.status, error?.key ?? 'failure', error?.args ?? {}, error?.clause ?? null);
}

export const get = <T>(path: string): Promise<T> => ask('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask('PUT', path, body);
