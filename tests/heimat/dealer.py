"""A random player that bids modestly and likes to build, so that rows get finished."""

from __future__ import annotations

import random

from housewright.engine.game import Game, Position, Turn
from housewright.heimat.moves import BID, KIND_OF, OFFER, Kind, Piece

OFFERS: dict[int, float] = {Piece.ROOF: 4.0, Piece.BLANK_CUBE: 0.2, Piece.MAYOR: 0.3}


def eagerness(position: Position, move: int) -> float:
    """How gladly the dealer makes this move."""
    kind = Kind(int(KIND_OF[move]))
    if kind == Kind.BID:
        return float(0.5 ** (move - BID - int(position.common["highest"][0])))
    if kind == Kind.OFFER:
        return OFFERS.get(move - OFFER, 1.0)
    return {Kind.BLACK: 0.5, Kind.DISCARD: 0.3}.get(kind, 1.0)


def dealer_turn(game: Game, position: Position, seat: int, rng: random.Random) -> Turn:
    """Complete the seat's turn; the position is changed."""
    turn: list[int] = []
    while not game.is_turn_complete(position, seat):
        legal = game.legal(position, seat)
        turn += rng.choices(legal, [eagerness(position, move) for move in legal])
        game.apply(position, seat, turn[-1])
    return tuple(turn)
