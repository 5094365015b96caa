/** One game or series of Neue Heimat on the pad: whose board lies open, and what is being entered. */

import { stepped, written } from '../documents';
import type { HeimatDocument, PadBoard } from './document';
import { at } from '../items';
import { HEIMAT } from './facts';
import { library } from '../library.svelte';
import { houseOwner, lengthOf, scoreGame, valueOf, type Board, type GameScore } from './board';
import { foldBoard } from './marks';
import { isDecided, scoreSeries, winners, type SeriesScore } from './series';

export type Choice =
  { kind: 'nothing' | 'owners' | 'money' } | { kind: 'house'; row: number; lot: number } | { kind: 'row'; row: number };

export interface Hint {
  key: string;
  args: Record<string, string | number>;
}

const ROWS = 'ABC';

export class Ledger {
  choice = $state.raw<Choice>({ kind: 'nothing' });
  #chosen = $state<number | null>(null);
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  readonly document = $derived.by(() => library.find(this.#id) as HeimatDocument);
  readonly boards: Board[] = $derived.by(() =>
    this.document.boards.map((pad) => foldBoard(pad.entries.slice(0, pad.at), pad.cheques)),
  );
  readonly scores: GameScore[][] = $derived.by(() => this.boards.map(scoreGame));
  readonly series: SeriesScore[] = $derived.by(() => scoreSeries(this.scores, this.document.agreed));
  readonly index: number = $derived.by(() => Math.min(this.#chosen ?? Infinity, this.boards.length - 1));
  readonly board: Board = $derived.by(() => at(this.boards, this.index));
  readonly pad: PadBoard = $derived.by(() => at(this.document.boards, this.index));

  open(index: number): void {
    this.#chosen = index;
    this.close();
  }

  choose(choice: Choice): void {
    this.choice = choice;
  }

  close(): void {
    this.choice = { kind: 'nothing' };
  }

  change(change: Partial<HeimatDocument>): void {
    void library.put({ ...this.document, ...change });
  }

  #changePad(pad: PadBoard): void {
    this.change({ boards: this.document.boards.map((each, index) => (index === this.index ? pad : each)) });
  }

  /** Enter something on the open board. */
  enter(mark: string): void {
    this.#changePad(written(this.pad, mark));
  }

  step(by: 1 | -1): void {
    this.close();
    this.#changePad(stepped(this.pad, by));
  }

  get canUndo(): boolean {
    return this.pad.at > 0;
  }

  get canRedo(): boolean {
    return this.pad.at < this.pad.entries.length;
  }

  /** Who wins the open game. */
  get winners(): number[] {
    return winners(at(this.scores, this.index));
  }

  get isOver(): boolean {
    return isDecided(this.scores, this.document.agreed);
  }

  /** The next game of the series: cheques stay with their owners, black money returns to the hand. */
  goOn(): void {
    const cheques = at(this.scores, this.boards.length - 1).map(({ money }) => money);
    this.change({ boards: [...this.document.boards, { entries: [], at: 0, cheques }] });
    this.open(this.boards.length);
  }

  /** The lot on which a cube stands already; every cube is there once. */
  placeOf(cube: string): string | null {
    for (const [row, houses] of this.board.rows.entries()) {
      const lot = houses.findIndex((house) => house.cubes.includes(cube));
      if (lot >= 0) return `${ROWS[row]}${lot + 1}`;
    }
    return null;
  }

  /** What cannot be so on a real board, or is not entered yet. */
  get hints(): Hint[] {
    const found: Hint[] = [];
    this.board.rows.forEach((houses, row) => {
      houses.forEach((house, lot) => {
        const args = { lot: `${ROWS[row]}${lot + 1}` };
        const values = house.cubes.map(valueOf);
        if (lot >= lengthOf(this.board, row) && !this.document.brief)
          found.push({ key: 'reason-lot-beyond-length', args });
        if (values.length > 1 && at(HEIMAT.singleStorey, row).includes(lot))
          found.push({ key: 'reason-lot-single-storey', args });
        if (values.some((value, index) => index > 0 && value >= at(values, index - 1)))
          found.push({ key: 'reason-cube-not-lower', args });
        if (houseOwner(this.board, house) === null) found.push({ key: 'pad-hint-owner', args });
      });
    });
    const roofs = this.board.rows.flat().map((house) => house.roof);
    HEIMAT.roofs.forEach((count, value) => {
      if (value > 0 && roofs.filter((roof) => roof === value).length > count)
        found.push({ key: 'pad-hint-roofs', args: { value } });
    });
    return found;
  }
}
