/** A finished game that is looked at: its analysis, who sat there, and which seat is chosen. */

import { Following } from '../lib/analysis/following.svelte';
import { isCostly, sumOf, type SeatFound, type TurnFound, type Unit } from '../lib/analysis/shapes';
import { sentenceOf } from '../lib/analysis/sums';
import { get, Refusal, type Snapshot, type TableInfo } from '../lib/api';
import { patched, type Json, type Patch } from '../lib/patches';
import { entryOf, type GameEntry, type Standing } from '../lib/entry';
import { gameOf, HINTS, isPreparing } from '../lib/games.svelte';
import { needGuest } from '../lib/guest.svelte';
import { openGame, say } from '../lib/messages.svelte';
import { seatNames } from '../lib/names';

export class LookedAt {
  readonly following: Following;
  table = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  rounds = $state(0);
  standings = $state.raw<readonly Standing[]>([]);
  /** The seat that was chosen, if one was. */
  chosen = $state<number | null>(null);

  readonly id: string;
  readonly seat: number = $derived(this.chosen ?? this.you ?? 0);
  readonly unit: Unit = $derived.by(() => this.following.shown?.units[0] ?? 'points');

  constructor(id: string) {
    this.id = id;
    this.following = new Following(id);
  }

  get game(): string {
    return this.table?.game ?? '';
  }
  get entry(): GameEntry {
    return entryOf(this.game);
  }
  get step(): 'round' | 'step' {
    return this.entry.isStepwise ? 'step' : 'round';
  }
  /** Whether nothing can be begun yet because the server is still preparing it. */
  get isPreparing(): boolean {
    return isPreparing(gameOf(this.game), HINTS);
  }
  get isAlone(): boolean {
    return this.table?.seats.length === 1;
  }

  /** Who sat there, and how it ended. */
  async load(): Promise<void> {
    try {
      const { table, you, now, public: told, own } = await get<Snapshot>(`/tables/${this.id}`);
      openGame(table.game);
      [this.you, this.rounds] = [you, now.round - 1];
      const description = told && patched(told as unknown as Json, own as unknown as Patch[]);
      this.standings = now.status === 'finished' && description ? entryOf(table.game).back.standings(description) : [];
      this.table = table;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.following.wrong = refused;
    }
  }

  /** Have it looked at; who said no name yet gets the usual one. */
  async begin(computers = true): Promise<void> {
    try {
      await needGuest(say('guest'));
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.following.wrong = refused;
      return;
    }
    await this.following.begin(this.seat, computers);
  }

  readonly #everybody = $derived(seatNames(this.table?.seats ?? [], this.game));
  names = (seat: number): string => this.#everybody[seat] ?? '';
  isComputer = (seat: number): boolean => this.table?.seats[seat]?.person === false;

  /** The seat that is shown, as far as it is known. */
  get found(): SeatFound | undefined {
    return this.foundOf(this.seat);
  }
  /** A seat of which at least one turn was judged. */
  foundOf(seat: number): SeatFound | undefined {
    const found = this.following.seatOf(seat);
    return found && found.judged > 0 && found.sums[this.unit] ? found : undefined;
  }
  turnsOf(seat: number): TurnFound[] {
    return this.following.turnsOf(seat);
  }
  get turns(): TurnFound[] {
    return this.turnsOf(this.seat);
  }
  get mistakes(): TurnFound[] {
    return this.turns.filter(isCostly);
  }

  standingOf = (seat: number): Standing | undefined => this.standings.find((each) => each.seat === seat);

  /** The seats in the order in which they ended. */
  get ranked(): number[] {
    const seats = this.table?.seats.map(({ seat }) => seat) ?? [];
    const place = (seat: number): number => this.standingOf(seat)?.place ?? seats.length;
    return [...seats].sort((one, other) => place(one) - place(other) || one - other);
  }

  /** A seat's game in a sentence, with marks. */
  sentence(found: SeatFound): string {
    const standing = this.standingOf(found.seat);
    const sum = sumOf(found, this.unit);
    return sentenceOf({
      unit: this.unit,
      sum,
      points: standing?.points ?? Math.round(found.sums.points?.result ?? sum.result),
      place: this.isAlone ? null : (standing?.place ?? null),
      isWhole: found.whole,
    });
  }

  /** A moment in words: "Round 26". */
  place = (round: number): string => say('analysis-place', { step: this.step, round });

  /** The address of what is shown. */
  address(round: number | null): string {
    const moment = round === null ? '' : `&round=${round}`;
    return `/analysis/${this.id}?seat=${this.seat + 1}${moment}`;
  }
}
