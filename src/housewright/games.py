"""The games of the house, by name, found through the entry points of whatever is installed.

A game is imported when it is asked for: that takes a moment. Its entry is there at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, cast

from housewright.engine.entry import Entry

if TYPE_CHECKING:
    from housewright.engine.game import Game

GROUP = "housewright.games"


class EntryError(RuntimeError):
    """An entry point that gives no game, or one that there is already."""


def read_entries(points: Iterable[EntryPoint]) -> dict[str, Entry]:
    """The entries that these entry points give, by name and in their order."""
    found: dict[str, tuple[Entry, EntryPoint]] = {}
    for point in points:
        if point.name in found:
            other = found[point.name][1]
            raise EntryError(f"there are two games called '{point.name}': {source(other)} and {source(point)}")
        found[point.name] = read_entry(point), point
    require_one_daily(found.values())
    entries = sorted((entry for entry, _ in found.values()), key=lambda entry: (entry.order, entry.name))
    return {entry.name: entry for entry in entries}


def read_entry(point: EntryPoint) -> Entry:
    """The entry that an entry point names."""
    try:
        entry = point.load()
    except Exception as wrong:
        raise EntryError(f"the game {source(point)} cannot be loaded: {wrong}") from wrong
    if not isinstance(entry, Entry):
        raise EntryError(f"the game {source(point)} is no Entry")
    if entry.name != point.name:
        raise EntryError(f"the game {source(point)} is called '{entry.name}' by its entry")
    return entry


def require_one_daily(found: Iterable[tuple[Entry, EntryPoint]]) -> None:
    """Days and boards have one deal, not one for each game."""
    daily = [source(point) for entry, point in found if entry.daily]
    if len(daily) > 1:
        raise EntryError(f"only one game can have a deal of the day: {' and '.join(daily)}")


def source(point: EntryPoint) -> str:
    """Where an entry point comes from, for those who have to put it right."""
    owner = f" of {point.dist.name}" if point.dist else ""
    return f"{point.name} = {point.value}{owner}"


ENTRIES = read_entries(entry_points(group=GROUP))
GAMES = tuple(ENTRIES)
TITLES = " and ".join(entry.title for entry in ENTRIES.values())


def load(named: str) -> Any:
    """What is named as 'module:Name'."""
    module, _, name = named.partition(":")
    return getattr(import_module(module), name)


@cache
def find_game(name: str) -> Game:
    """The game of that name; a KeyError if there is none."""
    return cast("Game", load(ENTRIES[name].rules)())
