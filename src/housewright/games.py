"""The games of the house, by name. A game is imported when it is asked for: that takes a moment."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from housewright.engine.game import Game

GAMES = ("welcome", "heimat")


@cache
def find_game(name: str) -> Game:
    """The game of that name; a KeyError if there is none."""
    if name == "welcome":
        from housewright.welcome.game import Welcome

        return Welcome()
    if name == "heimat":
        from housewright.heimat.game import Heimat

        return Heimat()
    raise KeyError(name)
