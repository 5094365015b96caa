"""A player that moves at random: nobody's opponent, but the first to measure others against."""

from __future__ import annotations

import random
from dataclasses import dataclass

from housewright.engine.game import Game, Turn, View
from housewright.engine.simulate import random_turn


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Any legal move."""

    game: Game
    name: str = "random"

    def choose(self, view: View, options: str, seed: int) -> Turn:
        """A turn of uniformly random legal moves."""
        return random_turn(self.game, view.copy(), view.viewer, random.Random(seed))
