/** Who is playing on this device. */

import { ask, get, post, Refusal, type Guest } from './api';
import { readSetting, writeSetting } from './settings';

const PLACE = 'guest';

let current = $state<Guest | null>(null);

export const guest = {
  get name(): string {
    return current?.name ?? '';
  },
  get id(): string | null {
    return current?.id ?? null;
  },
  /** Whether a name was said, other than the one that everybody gets who was never asked. */
  get isNamed(): boolean {
    return current !== null && readSetting(PLACE, { unnamed: '' }).unnamed !== current.name;
  },
};

/** Find out who is playing; nobody, if no name was said yet. */
export async function findGuest(): Promise<void> {
  try {
    current = await get<Guest | null>('/guest');
  } catch (wrong) {
    if (!(wrong instanceof Refusal)) throw wrong;
  }
}

/** Come in, or change the name. */
export async function sayName(name: string): Promise<void> {
  current = await post<Guest>('/guest', { name });
}

/** Make sure that there is a guest: who said no name yet gets this one. */
export async function needGuest(usual: string): Promise<void> {
  if (current === null) await findGuest();
  if (current !== null) return;
  await sayName(usual);
  writeSetting(PLACE, { unnamed: usual });
}

/** Be forgotten: on tables, in their stories and on the boards. */
export async function forget(): Promise<void> {
  await ask('DELETE', '/guest');
  current = null;
}

/** Let this device be nobody's; names at tables stay. */
export async function signOut(): Promise<void> {
  await post('/guest/sign-out');
  current = null;
}
