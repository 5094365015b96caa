/** Drafts live in this browser, by table, round and seat, and so do the keys of turns on their way. */

import type { DraftAnswer } from './api';

export interface Draft {
  round: number;
  moves: string[];
  key: string; // of the turn that will come of it: the same after a reload
  sent: boolean; // it was submitted, and no answer came yet
}

const place = (table: string, seat: number): string => `housewright.draft.${table}.${seat}`;

/** A key that nobody else has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An empty draft. */
export function newDraft(round: number): Draft {
  return { round, moves: [], key: newKey(), sent: false };
}

/** The draft that was kept, if there is one. */
export function readDraft(table: string, seat: number): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(table, seat)) ?? 'null') as Draft | null;
    const isDraft = kept !== null && Number.isInteger(kept.round) && Array.isArray(kept.moves) && !!kept.key;
    return isDraft ? kept : null;
  } catch {
    return null;
  }
}

/** Keep a draft; an empty one is forgotten. */
export function keepDraft(table: string, seat: number, draft: Draft): void {
  try {
    if (draft.moves.length === 0 && !draft.sent) localStorage.removeItem(place(table, seat));
    else localStorage.setItem(place(table, seat), JSON.stringify(draft));
  } catch {
    // a browser that keeps nothing
  }
}

/** What was answered to drafts of one round: a step that was seen before is known without a network. */
export class Answers {
  #round = 0;
  readonly #known = new Map<string, DraftAnswer>();

  find(round: number, moves: readonly string[]): DraftAnswer | undefined {
    return round === this.#round ? this.#known.get(moves.join(' ')) : undefined;
  }

  keep(round: number, moves: readonly string[], answer: DraftAnswer): void {
    if (round !== this.#round) this.#known.clear();
    this.#round = round;
    this.#known.set(moves.join(' '), answer);
  }
}
