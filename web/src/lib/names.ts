/** How people and computer players are called. */

import type { Seat } from './api';
import { knows, say } from './messages.svelte';

/** The name of a computer player. */
export const playerName = (player: string): string => (knows(`player-${player}`) ? say(`player-${player}`) : player);

/** How a computer player plays, in a few words. */
export const playerAbout = (player: string): string =>
  knows(`player-${player}-about`) ? say(`player-${player}-about`) : '';

/** A character with what it is known for, where it says so. */
export function playerStyle(player: string): string {
  const key = `player-${player}-style`;
  return knows(key) ? say('player-with-style', { name: playerName(player), style: say(key) }) : playerName(player);
}

const LEVELS = ['beginner', 'easy', 'medium', 'good', 'strong', 'master'];
const FIRST_NAMES = (
  'Anton Bella Carlo Dora Emil Frida Gino Hanna Ivo Jule Karl Lotte Milo Nora Otto Paula Rico Sofia Theo Uma Vito ' +
  'Wanda Xaver Yara Zeno'
).split(' ');

/** Whether several computer players may be of this kind: they are told apart by first names. */
export const isLevel = (player: string | null): boolean => player !== null && LEVELS.includes(player);

/** The first name of a computer player on this seat; the next ones after the last name are numbered. */
function firstName(seat: number): string {
  const name = FIRST_NAMES[seat % FIRST_NAMES.length] ?? '';
  const turn = Math.floor(seat / FIRST_NAMES.length);
  return turn === 0 ? name : `${name} ${turn + 1}`;
}

/** The name of who sits there, alone: a computer player goes by its own name, unless it plays for a person. */
export function nameOf(seat: Seat | undefined, number: number): string {
  if (seat?.player && !seat.person) return isLevel(seat.player) ? firstName(number) : playerName(seat.player);
  if (seat?.person && !seat.name) return say('somebody'); // who is forgotten
  return seat?.name || say('seat-number', { number: number + 1 });
}

/** What everybody is called; those of the same name are told apart by their seats, or by the next number that is free. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map((seat) => nameOf(seat, seat.seat));
  const taken = new Set(names);
  return names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    let number = seat + 1;
    while (taken.has(say('same-name', { name, number }))) number += 1;
    const told = say('same-name', { name, number });
    taken.add(told);
    return told;
  });
}
