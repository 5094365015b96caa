"""Random games through the game interface: slow next to compiled rollouts, but every move is seen."""

from __future__ import annotations

import random

from housewright.engine.game import Game, Position, Seed, Turn
from housewright.engine.session import Session


def random_session(game: Game, options: str, seats: int, seed: int) -> Session:
    """A whole game of uniformly random legal moves; same seed, same game."""
    rng = random.Random(seed)
    session = Session.begin(game, options, seats, Seed(rng.randbytes(32)))
    while not session.is_over:
        play_random_round(session, rng)
    return session


def play_random_round(session: Session, rng: random.Random) -> None:
    """Every awaited seat submits a random turn."""
    for seat in session.awaited():
        session.submit(seat, random_turn(session.game, session.draft(seat, ()), seat, rng))


def random_turn(game: Game, position: Position, seat: int, rng: random.Random) -> Turn:
    """Complete the seat's turn with random legal moves; the position is changed."""
    turn: list[int] = []
    while not game.is_turn_complete(position, seat):
        turn.append(rng.choice(game.legal(position, seat)))
        game.apply(position, seat, turn[-1])
    return tuple(turn)
