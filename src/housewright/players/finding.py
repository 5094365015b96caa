"""Players by name: a level, a character or a reference player of a game, with a time for a turn after an @."""

from __future__ import annotations

from functools import cache
from typing import cast

from housewright.games import ENTRIES, GAMES, load
from housewright.players.player import Player, Players

LONGEST_SECONDS = 60.0


@cache
def find_players(game: str) -> Players:
    """The players of a game; a KeyError if there is no such game."""
    return cast(Players, load(ENTRIES[game].players)())


def names_of(game: str) -> list[str]:
    """Every name by which a player of this game can be found."""
    players = find_players(game)
    return [*players.levels, *players.characters, *players.references]


def find_player(game: str, text: str) -> Player:
    """The player that a text such as 'strong' or 'master@0.5' names; a ValueError says what is wrong with it."""
    if game not in GAMES:
        raise ValueError(f"there is no game '{game[:40]}'; there are: {', '.join(GAMES)}")
    name, _, time = text.partition("@")
    if name not in names_of(game):
        raise ValueError(f"there is no player '{name[:40]}' of {game}; there are: {', '.join(names_of(game))}")
    if "@" not in text:
        return find_players(game).find(name)
    try:
        return find_players(game).find(name, read_seconds(text, time))
    except KeyError:
        raise ValueError(f"'{name}' takes no time of its own") from None


def read_seconds(text: str, time: str) -> float:
    """The seconds after the @ of a player's text."""
    try:
        seconds = float(time)
    except ValueError:
        seconds = -1.0
    if not 0.001 <= seconds <= LONGEST_SECONDS:
        raise ValueError(f"'{text[:40]}': after the @ stands a number of seconds, 0.001 to {LONGEST_SECONDS:g}")
    return seconds
