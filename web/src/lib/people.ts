/** Who sits there, in the reader's language. */

import type { Seat } from './api';
import { nameOf } from './names';

/** Whether somebody may sit down there. */
export const isEmpty = (seat: Seat): boolean => !seat.person && seat.player === null;

/** The name of whoever sits there; empty for an empty chair. */
export const seatName = (seat: Seat): string => (isEmpty(seat) ? '' : nameOf(seat, seat.seat));
