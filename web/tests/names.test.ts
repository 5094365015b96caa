import { expect, test, vi } from 'vitest';
import type { Seat } from '../src/lib/api';
import { seatNames } from '../src/lib/names';

vi.mock('../src/lib/messages.svelte', () => ({
  knows: (key: string) => key === 'player-flora-style',
  say: (key: string, { name = '', number = '' }: { name?: string; number?: number | string }) =>
    `${key} ${name} ${number}`,
}));

vi.mock('../src/lib/games.svelte', () => ({
  gameOf: (game: string) => (game === 'untold' ? null : { levels: ['easy'] }),
}));

const person = (seat: number, name: string): Seat => ({
  seat,
  name,
  town: '',
  player: null,
  person: true,
  present: true,
});
const computer = (seat: number): Seat => ({ ...person(seat, ''), player: 'easy', person: false });

test('those of the same name are told apart by their seats, people and computer players', () => {
  expect(seatNames([person(0, 'Ada'), computer(1), person(2, 'Carlo')], 'any')).toEqual(['Ada', 'Bella', 'Carlo']);
  expect(seatNames([person(0, 'Bella'), computer(1), person(2, 'Bella'), computer(3)], 'any')).toEqual([
    'same-name Bella 1',
    'same-name Bella 2',
    'same-name Bella 3',
    'Dora',
  ]);
  expect(seatNames([computer(0), computer(1), person(2, 'Bella'), person(3, 'same-name Bella 2')], 'any')).toEqual([
    'Anton',
    'same-name Bella 3',
    'same-name Bella 4',
    'same-name Bella 2',
  ]);
});

test('a computer player is called the same before the server has told of its levels', () => {
  const flora = { ...computer(0), player: 'flora' };
  for (const game of ['any', 'untold']) expect(seatNames([flora, computer(1)], game)).toEqual(['flora', 'Bella']);
});
