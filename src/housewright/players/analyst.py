"""What an analyst of a game offers: what a turn was worth, from what its seat could know when it decided.

For every seat the value of a game runs from moment to moment: before the cards of a round are seen, after, after the
own turn, and when the turns of all are revealed. Whatever shows a value only sees views and turns that are public.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Literal, Protocol, TypeAlias, cast

from housewright.engine.describing import Ground
from housewright.engine.game import Game, Position, Turn, View
from housewright.games import ENTRIES, load

Unit: TypeAlias = Literal["points", "win"]  # expected final total; per cent of the win
Values: TypeAlias = Mapping[Unit, float]


class Depth(StrEnum):
    """How much work goes into an analysis."""

    QUICK = "quick"
    NORMAL = "normal"
    DEEP = "deep"


@dataclass(frozen=True, slots=True)
class Option:
    """A turn, and what it is expected to end in."""

    turn: Turn
    values: Values
    lines: Mapping[str, float] = field(default_factory=dict)  # expected final score lines; none where too costly


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a seat could expect when it had seen the cards, and by which turns."""

    best: Values  # with the best turn, in each unit
    options: tuple[Option, ...] = ()  # the turns worth considering, the best first; none if the seat had no turn
    made: Option | None = None  # the turn that was made


@dataclass(frozen=True, slots=True)
class Auction:
    """One auction: what the piece was worth, and who gained by the price."""

    round: int  # in which it was offered
    piece: str  # the move that offered it
    auctioneer: int
    fair: int | None  # price at which it ends if everybody does their best, none if it then has none
    worth: int  # the most that it is worth to who got it
    bids: tuple[tuple[int, int], ...]  # seat and bid, 0 for a pass
    buyer: int  # who got the piece
    paid: int
    gains: tuple[float, ...]  # by seat: per cent of the win, against the auction in which everybody does their best


class Study(Protocol):
    """The analysis of one game."""

    def start(self, view: View) -> Values:
        """What the viewer's seat could expect before the first cards were seen."""

    def weigh(self, view: View, made: Turn | None) -> Weighed:
        """What the viewer's seat could expect in this round; `made` is its turn, if it had one."""

    def expect(self, view: View, turns: Mapping[int, Turn]) -> Values:
        """What the viewer's seat could expect when these turns of the round were revealed, and nothing else."""

    def auction(self, views: Mapping[int, View], turns: Mapping[int, Turn]) -> Auction | None:
        """The auction that began in the first of these rounds, if one did: views by round, and the turns in them."""


class Grounds(Protocol):
    """What a game can say about two turns."""

    def __call__(self, view: View, turn: Turn, other: Turn | None, lines: Mapping[str, float]) -> list[Ground]:
        """Why a turn of the viewer's seat is worth more than another, or less: what it is expected to bring more in
        each of these lines; where that is not known, what it brings at once."""


class Analyst(Protocol):
    """Judges the turns of one game."""

    @property
    def version(self) -> str:
        """Changes whenever the same game would be judged differently."""

    def units(self, seats: int) -> tuple[Unit, ...]:
        """The units in which values are told, the one that verdicts go by first."""

    def study(self, options: str, depth: Depth, seed: int) -> Study:
        """The analysis of one game with these options."""


def legal_turns(game: Game, position: Position, seat: int) -> Iterator[Turn]:
    """Every turn that a seat may make, also by several ways to the same end."""
    if game.is_turn_complete(position, seat):
        yield ()
        return
    for move in game.legal(position, seat):
        after = position.copy()
        game.apply(after, seat, move)
        for rest in legal_turns(game, after, seat):
            yield (move, *rest)


@cache
def find_analyst(game: str) -> Analyst | None:
    """The analyst of a game, none if it has none; a KeyError if there is no such game."""
    named = ENTRIES[game].analyst
    return cast(Analyst, load(named)()) if named else None


@cache
def find_grounds(game: str) -> Grounds | None:
    """How a game says why turns are better, none if it cannot; a KeyError if there is no such game."""
    named = ENTRIES[game].grounds
    return cast(Grounds, load(named)) if named else None
