"""A random player that builds sensibly enough for long games with full streets and claimed plans."""

from __future__ import annotations

import random

from housewright.engine.game import Game, Position, Turn
from housewright.welcome.moves import FAMILY_START, KIND_OF, Kind
from housewright.welcome.printed import LENGTHS, LOTS, PLACE_OF, STREET_OF

EAGERNESS = {Kind.ROUNDABOUT: 0.01, Kind.REFUSE: 0.05, Kind.CLAIM: 5.0, Kind.PASS: 0.3, Kind.RESHUFFLE: 3.0}


def eagerness(position: Position, seat: int, move: int) -> float:
    """How gladly the builder makes this move."""
    kind = Kind(int(KIND_OF[move]))
    if kind == Kind.WRITE:
        number, lot = divmod(move - FAMILY_START[Kind.WRITE], LOTS)
        ideal = number / 16 * (LENGTHS[int(STREET_OF[lot])] - 1)
        return float(2.0 ** -abs(int(PLACE_OF[lot]) - ideal)) + 0.001
    if kind == Kind.FENCE:
        return fence_eagerness(position, seat, move - FAMILY_START[Kind.FENCE])
    return EAGERNESS.get(kind, 1.0)


def fence_eagerness(position: Position, seat: int, lot: int) -> float:
    """Fences between houses make estates."""
    built = int(position.seats[seat].built[int(STREET_OF[lot])])
    place = int(PLACE_OF[lot])
    return 1.0 + 4.0 * (built >> place & 1) * (built >> (place + 1) & 1)


def builder_turn(game: Game, position: Position, seat: int, rng: random.Random) -> Turn:
    """Complete the seat's turn; the position is changed."""
    turn: list[int] = []
    while not game.is_turn_complete(position, seat):
        legal = game.legal(position, seat)
        turn += rng.choices(legal, [eagerness(position, seat, move) for move in legal])
        game.apply(position, seat, turn[-1])
    return tuple(turn)
