"""Moves and whole turns, made by the rules."""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import I16, Structs, seldom
from housewright.heimat.rules.legal import Legal, find_legal
from housewright.heimat.rules.turn import apply, close_round
from housewright.heimat.state import Common
from housewright.players.heimat.workspace import LONGEST_TURN, NO_MOVE


@seldom
def make_move(common: Common, seats: Structs, move: int) -> None:
    """Make a legal move."""
    apply(common, seats, move)


@seldom
def list_moves(common: Common, seats: Structs, legal: Legal) -> None:
    """The legal moves of the actor."""
    find_legal(common, seats[int(common.actor)], legal)


@seldom
def make_turn(common: Common, seats: Structs, turn: I16) -> None:
    """Make the moves of a whole turn and close it."""
    for step in range(LONGEST_TURN):
        if int(turn[step]) != NO_MOVE:
            make_move(common, seats, int(turn[step]))
    close_round(common, seats, np.zeros((0, 0), np.uint8))  # what is dealt comes by chance, not from a box
