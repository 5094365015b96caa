"""The border: Python hands over whole arrays, compiled code indexes them; single structs would cost ten times more."""

from __future__ import annotations

from housewright.engine.struct import I8, I16, U8, Structs, rule
from housewright.heimat.reasons import Reason
from housewright.heimat.rules.legal import find_legal
from housewright.heimat.rules.setup import set_up
from housewright.heimat.rules.turn import apply, close_round, why_not


@rule
def legal_moves(common: Structs, seats: Structs, seat: int, scratch: Structs) -> None:
    """Every legal next move of the seat, in ascending order; none unless it is the seat's turn."""
    legal = scratch[0]
    legal.moves = 0
    if common[0].actor == seat:
        find_legal(common[0], seats[seat], legal)


@rule
def objection(common: Structs, seats: Structs, seat: int, move: int) -> Reason:
    """The reason why the seat may not make this move."""
    return why_not(common[0], seats, seat, move)


@rule
def objections(common: Structs, seats: Structs, seat: int, moves: I16, reasons: I8) -> None:
    """The reasons for many moves at once."""
    for index in range(len(moves)):
        reasons[index] = why_not(common[0], seats, seat, int(moves[index]))


@rule
def make_move(common: Structs, seats: Structs, move: int) -> None:
    """Make a legal move of the actor's turn."""
    apply(common[0], seats, move)


@rule
def finish_round(common: Structs, seats: Structs, decks: U8) -> None:
    """Close the turn."""
    close_round(common[0], seats, decks)


@rule
def begin(common: Structs, seats: Structs, decks: U8) -> None:
    """Set up the first game."""
    set_up(common[0], seats, decks)
