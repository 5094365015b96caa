"""What the terminal must be told about a game: how it is drawn, and how its events and moves are put in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, TypeAlias, cast

from rich.console import RenderableType

from housewright.games import ENTRIES, load
from housewright.locales import Messages

Described: TypeAlias = Any  # JSON that `describe` made


class Drawing(Protocol):
    """A game that can be watched in the terminal."""

    def table(self, described: Described, names: Sequence[str], say: Messages) -> Iterator[RenderableType]:
        """The whole table, for those who watch."""

    def words(self, event: Mapping[str, object], names: Sequence[str], say: Messages) -> dict[str, object]:
        """What the message of an event needs besides its plain arguments and its player."""


class SoloDrawing(Drawing, Protocol):
    """A game that can be played alone in the terminal."""

    def seat(self, described: Described, seat: int, say: Messages) -> RenderableType:
        """The table for the one who sits there."""

    def step(self, described: Described, say: Messages) -> Iterator[RenderableType]:
        """What is to be decided next."""

    def moves(self, texts: Iterable[str]) -> str:
        """Legal moves in short."""


def signed(points: int) -> str:
    """Points as people write them: a minus is no hyphen."""
    return str(points).replace("-", "−")


@cache
def find_drawing(game: str) -> Drawing:
    """The drawing of a game; a KeyError if there is no such game."""
    return cast(Drawing, load(ENTRIES[game].drawing)())


def find_solo_drawing(game: str) -> SoloDrawing:
    """The drawing of a game whose entry says that it can be played alone."""
    assert ENTRIES[game].solo, f"{game} is not played alone in the terminal"
    return cast(SoloDrawing, find_drawing(game))
