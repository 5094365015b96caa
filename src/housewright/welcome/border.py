"""The border: Python hands over whole arrays, compiled code indexes them; single structs would cost ten times more."""

from __future__ import annotations

from housewright.engine.struct import I8, I16, U8, Structs, rule
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.legal import SPAN_BITS, SPAN_MASK, find_legal
from housewright.welcome.rules.turn import apply, close_round, set_up, set_up_by_chance, why_not
from housewright.welcome.state import LOWEST


@rule
def legal_moves(common: Structs, seats: Structs, seat: int, scratch: Structs, found: I16) -> int:
    """Every legal next move of the seat, in ascending order; returns how many."""
    legal = scratch[0]
    find_legal(common[0], seats[seat], legal)
    count = 0
    for span in range(int(legal.count)):
        first, mask = int(legal.span[span]) >> SPAN_BITS, int(legal.span[span]) & SPAN_MASK
        while mask:
            found[count] = first + int(LOWEST[mask])
            mask &= mask - 1
            count += 1
    return count


@rule
def objection(common: Structs, seats: Structs, seat: int, move: int) -> Reason:
    """The reason why the seat may not make this move."""
    return why_not(common[0], seats[seat], move)


@rule
def objections(common: Structs, seats: Structs, seat: int, moves: I16, reasons: I8) -> None:
    """The reasons for many moves at once."""
    for index in range(len(moves)):
        reasons[index] = why_not(common[0], seats[seat], int(moves[index]))


@rule
def make_move(common: Structs, seats: Structs, seat: int, move: int, scratch: Structs) -> None:
    """Make a legal move."""
    apply(common[0], seats[seat], move, scratch[0])


@rule
def finish_round(common: Structs, seats: Structs, decks: U8) -> None:
    """Close the round."""
    close_round(common[0], seats, decks)


@rule
def begin(common: Structs, seats: Structs, decks: U8) -> None:
    """Set up a game whose plans are known."""
    set_up(common[0], seats, decks)


@rule
def begin_by_chance(common: Structs, seats: Structs, decks: U8) -> None:
    """Draw the plans and set up."""
    set_up_by_chance(common[0], seats, decks)
