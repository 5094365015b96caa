"""Small players that stand in for those of the house, and the finder that knows them."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass

from housewright.engine.game import Game, Turn, View
from housewright.engine.simulate import random_turn
from housewright.games import find_game
from housewright.players.player import Player


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Makes random legal moves."""

    game: Game
    name: str = "random"

    def choose(self, view: View, options: str, seed: int) -> Turn:
        """A random turn, the same for the same seed."""
        return random_turn(self.game, view.copy(), view.viewer, random.Random(seed))


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """Always makes the first legal move."""

    game: Game
    name: str = "first"

    def choose(self, view: View, options: str, seed: int) -> Turn:
        """The first turn there is."""
        draft, turn = view.copy(), list[int]()
        while not self.game.is_turn_complete(draft, view.viewer):
            turn.append(self.game.legal(draft, view.viewer)[0])
            self.game.apply(draft, view.viewer, turn[-1])
        return tuple(turn)


@dataclass(frozen=True, slots=True)
class FatalPlayer:
    """Ends the process in which it thinks."""

    game: Game
    name: str = "fatal"

    def choose(self, view: View, options: str, seed: int) -> Turn:
        """No turn at all."""
        os._exit(3)


PLAYERS: dict[str, Callable[[Game], Player]] = {
    "random": RandomPlayer,
    "other": lambda game: RandomPlayer(game, "other"),
    "first": FirstPlayer,
    "fatal": FatalPlayer,
}


def find(game: str, text: str) -> Player:
    """The stand-in of that name; a ValueError if there is none."""
    if text not in PLAYERS:
        raise ValueError(f"there is no player '{text}'")
    return PLAYERS[text](find_game(game))
