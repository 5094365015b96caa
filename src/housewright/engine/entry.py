"""The entry of a game: everything that the rest of the house is told about it.

An entry is light, so that the command line starts at once: what takes a moment to import is named as 'module:Name'.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Entry:
    """One game."""

    name: str  # one word, the same in records and on the command line
    title: str  # as people call it
    order: int  # where it stands among the games; small numbers first
    variants: tuple[str, ...]  # presets of the options, the usual one first
    rules: str  # a class that is a Game
    players: str  # a class that is Players
    drawing: str  # a class that is a Drawing of the terminal
    texts: Path  # folder of LANGUAGE/NAME.ftl, its messages
    switches: tuple[str, ...] = ()  # options that are on or off
    series: int = 1  # most games that are counted together
    solo: bool = False  # whether it can be played alone in the terminal
    daily: bool = False  # whether it has a deal of the day; one game of the house may
    parts: tuple[int, int] = (1, 1)  # what the warm-ups of rules and players name; only a progress bar needs it
    measured: tuple[tuple[str, int], ...] = ()  # variants that are measured, each with a number of seats
    description: str = ""  # the type of its descriptions, for the API; any JSON if none is named
    event: str = ""  # the type of what its stories tell
    training: str = ""  # a function that lets the players learn, if they can
    analyst: str = ""  # a class that is an Analyst, if somebody can judge turns
    grounds: str = ""  # a function that is Grounds (players/analyst.py), if it can be said why turns are better
    supposing: str = ""  # a function that is LayOut (engine/supposing.py), if positions can be played on from

    @property
    def lengths(self) -> tuple[str, ...]:
        """The options for one game, and for two or more that are counted together."""
        return ("", *(f"games-{number}" for number in range(2, self.series + 1)))

    @property
    def choices(self) -> str:
        """All options, for those who type them."""
        presets = " or ".join(filter(None, (", ".join(self.variants[:-1]), self.variants[-1])))
        switches = [*self.switches, *([f"{self.lengths[1]} … {self.lengths[-1]}"] if self.series > 1 else [])]
        return f"{presets}, or switches: {', '.join(switches)}" if switches else presets
