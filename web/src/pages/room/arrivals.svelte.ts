/** Who has come and who has gone, in words for those who do not see it. */

import type { Seat } from '../../lib/api';
import { say } from '../../lib/messages.svelte';
import { seatName } from '../../lib/people';

export class Arrivals {
  news = $state('');
  #before: readonly string[] | null = null;

  /** Compare with the seats of the last look. */
  look(seats: Seat[], game: string): void {
    const now = seats.map((seat) => seatName(seat, game));
    for (const [seat, name] of now.entries()) {
      const old = this.#before?.[seat] ?? '';
      if (this.#before === null || old === name) continue;
      this.news = name ? say('room-came', { name }) : say('room-went', { name: old });
    }
    if (seats.length > 0) this.#before = now;
  }
}
