import { expect, test, vi } from 'vitest';
import type { Seat } from '../src/lib/api';
import { seatNames } from '../src/lib/names';

vi.mock('../src/lib/messages.svelte', () => ({
  knows: () => false,
  say: (key: string, { name = '', number = 0 }: { name?: string; number?: number }) => `${key} ${name} ${number}`,
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
  expect(seatNames([person(0, 'Ada'), computer(1), person(2, 'Carlo')])).toEqual(['Ada', 'Bella', 'Carlo']);
  expect(seatNames([person(0, 'Bella'), computer(1), person(2, 'Bella'), computer(3)])).toEqual([
    'same-name Bella 1',
    'same-name Bella 2',
    'same-name Bella 3',
    'Dora',
  ]);
  expect(seatNames([computer(0), computer(1), person(2, 'Bella'), person(3, 'same-name Bella 2')])).toEqual([
    'Anton',
    'same-name Bella 3',
    'same-name Bella 4',
    'same-name Bella 2',
  ]);
});
