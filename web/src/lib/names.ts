/** How people and computer players are called. */

import type { Seat } from './api';
import { gameOf } from './games.svelte';
import { knows, say } from './messages.svelte';

/** A message about a computer player of a game; null where there is none. */
const told = (key: string, game: string): string | null => (knows(key, game) ? say(key, {}, game) : null);

/** The name of a computer player. */
export const playerName = (player: string, game: string): string => told(`player-${player}`, game) ?? player;

/** How a computer player plays, in a few words. */
export const playerAbout = (player: string, game: string): string => told(`player-${player}-about`, game) ?? '';

/** A character with what it is known for, where it says so. */
export function playerStyle(player: string, game: string): string {
  const [name, style] = [playerName(player, game), told(`player-${player}-style`, game)];
  return style === null ? name : say('player-with-style', { name, style });
}

const FIRST_NAMES = (
  'Anton Bella Carlo Dora Emil Frida Gino Hanna Ivo Jule Karl Lotte Milo Nora Otto Paula Rico Sofia Theo Uma Vito ' +
  'Wanda Xaver Yara Zeno'
).split(' ');

/** Whether several computer players may be of this kind, told apart by first names; until the server tells, all may but those of a style. */
export const isLevel = (player: string | null, game: string): boolean =>
  player !== null && (gameOf(game)?.levels.includes(player) ?? !knows(`player-${player}-style`, game));

/** The first name of a computer player on this seat; the next ones after the last name are numbered. */
function firstName(seat: number): string {
  const name = FIRST_NAMES[seat % FIRST_NAMES.length] ?? '';
  const turn = Math.floor(seat / FIRST_NAMES.length);
  return turn === 0 ? name : `${name} ${turn + 1}`;
}

/** The name of who sits there, alone: a computer player goes by its own name, unless it plays for a person. */
export function nameOf(seat: Seat | undefined, number: number, game: string): string {
  if (seat?.player && !seat.person)
    return isLevel(seat.player, game) ? firstName(number) : playerName(seat.player, game);
  if (seat?.person && !seat.name) return say('somebody'); // who is forgotten
  return seat?.name || say('seat-number', { number: number + 1 });
}

/** What everybody is called; those of the same name are told apart by their seats, or by the next number that is free. */
export function seatNames(seats: readonly Seat[], game: string): string[] {
  const names = seats.map((seat) => nameOf(seat, seat.seat, game));
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
