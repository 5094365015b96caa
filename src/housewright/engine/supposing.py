"""What if: a position of a game, to be played on from. What lay open lies as it lay; what was hidden is dealt anew.

The deal is one of a real box whose decks lead there again by the turns that were made, and go on with the cards that
were imagined; so a game of what-if is a game like any other, which is kept, read back and verified.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Protocol

from housewright.engine.chance import new_stream
from housewright.engine.game import Box, Deal, State, Turn, View
from housewright.engine.session import IllegalMoveError, LackingDeckError, Session

ATTEMPTS = 20  # a hidden card of another seat may make a turn illegal that it made: then others are imagined


class CannotSupposeError(ValueError):
    """A position that cannot be played on from."""


class LayOut(Protocol):
    """What a game can say about its positions."""

    def __call__(self, states: Sequence[State], turns: Sequence[Mapping[int, Turn]], imagined: State) -> Box:
        """The box that leads from the first of these states (starts of rounds) by these turns to an imagined one, in
        which everything that may be seen in the last of them is the same."""


def suppose(session: Session, number: int, seat: int, seed: bytes, lay_out: LayOut) -> Session:
    """The start of a round as the seat knew it, with everything hidden dealt anew by the seed."""
    require_round(session, number)
    states = session.earlier[:number]
    view = session.game.view(states[-1], seat)
    for attempt in range(ATTEMPTS):
        imagined = session.game.imagine(view, new_stream(stream_seed(seed, attempt)))
        box = lay_out(states, session.rounds[: number - 1], imagined)
        supposed = replayed(session, number, Box(box.setup, box.decks, seed))
        if supposed is not None and looks_like(session, supposed, view):
            return supposed
    raise CannotSupposeError("no other cards fit what was seen")


def same_cards(session: Session, number: int) -> Session:
    """The start of a round with the deal that there was."""
    require_round(session, number)
    supposed = replayed(session, number, session.deal)
    assert supposed is not None
    return supposed


def require_round(session: Session, number: int) -> None:
    """Only a round that was played."""
    if not 1 <= number <= len(session.rounds):
        raise CannotSupposeError("there is nothing to play any more")


def stream_seed(seed: bytes, attempt: int) -> int:
    """Where the chance of an attempt begins."""
    return int.from_bytes(hashlib.blake2b(seed + attempt.to_bytes(2), digest_size=8).digest())


def replayed(session: Session, number: int, deal: Deal) -> Session | None:
    """The same turns with another deal; none if that does not allow them."""
    try:
        found = Session.begin(session.game, session.options, session.seats, deal)
        for turns in session.rounds[: number - 1]:
            for seat, turn in turns.items():
                found.submit(seat, turn)
    except (IllegalMoveError, LackingDeckError):
        return None
    found.what_if = number
    return found


def looks_like(session: Session, supposed: Session, view: View) -> bool:
    """Whether the seat sees the same."""
    game = session.game
    return game.describe(game.view(supposed.state, view.viewer)) == game.describe(view)
