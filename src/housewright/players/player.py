"""What every computer player offers, and what the players of a game have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from housewright.engine.game import Turn, View


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A turn worth considering, and what may come of it."""

    turn: Turn
    value: float  # expected points, or per cent of the win, whichever the game is about
    lines: Mapping[str, float]  # expected final score lines, by the names of the game's lines


class Player(Protocol):
    """Somebody who can sit on a seat."""

    @property
    def name(self) -> str:
        """The name by which this player can be found again: 'strong', 'master@0.5'."""

    def choose(self, view: View, options: str, seed: int) -> Turn:
        """A whole legal turn for the viewer's seat. Same view, options and seed, same turn."""


class Players(Protocol):
    """All players of one game."""

    @property
    def levels(self) -> Sequence[str]:
        """From the weakest to the strongest."""

    @property
    def characters(self) -> Sequence[str]:
        """Players of middling strength with a taste of their own."""

    @property
    def references(self) -> Sequence[str]:
        """Players to measure others against: nobody's opponents."""

    @property
    def thoughtful(self) -> Sequence[str]:
        """Those who use all the time that they are given."""

    def find(self, name: str, seconds: float | None = None) -> Player:
        """The player of that name, with this much time for a turn; a KeyError if there is none, a ValueError if it
        takes no time of its own."""

    def suggest(self, view: View, options: str, count: int) -> list[Suggestion]:
        """The best turns for the viewer's seat, the best first, with the expected final lines of each."""

    def warm_up(self) -> Iterable[str]:
        """Compile everything, naming each part before it is compiled."""
