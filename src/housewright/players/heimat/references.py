"""A player to measure others against: it looks at nothing but the score as it stands."""

from __future__ import annotations

import random
from dataclasses import dataclass

from housewright.engine.game import Turn, View
from housewright.engine.simulate import random_turn
from housewright.heimat.game import Heimat
from housewright.heimat.moves import BID, KEEP, PASS, SELL
from housewright.heimat.state import Phase

GAME = Heimat()


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """The best score at once: offers anything, bids one more while the piece gains more than that."""

    name: str = "greedy"

    def choose(self, view: View, options: str, seed: int) -> Turn:
        table, seat, rng = view.common[0], view.viewer, random.Random(seed)
        phase, highest = Phase(int(table.phase)), int(table.highest)
        if phase == Phase.OFFER:
            return random_turn(GAME, view.copy(), seat, rng)
        placing, points = self.best_placing(view, rng)
        gains = points > self.points(view) + highest
        if phase == Phase.BID:
            return (BID + highest,) if gains else (PASS,)
        if phase == Phase.DECIDE:
            return (KEEP, placing) if gains else (SELL,)
        return (placing,)

    def best_placing(self, view: View, rng: random.Random) -> tuple[int, int]:
        """The placing that leaves the viewer's seat with most points, and these."""
        trial = view.copy()
        trial.common["phase"], trial.common["actor"] = Phase.PLACE, view.viewer
        moves = GAME.legal(trial, view.viewer)
        rng.shuffle(moves)
        scored = [(self.points_after(trial, move), -index) for index, move in enumerate(moves)]
        points, index = max(scored)
        return moves[-index], points

    def points_after(self, position: View, move: int) -> int:
        """The points of the viewer's seat after a placing."""
        after = position.copy()
        GAME.apply(after, position.viewer, move)
        return self.points(after)

    def points(self, position: View) -> int:
        """The points of the viewer's seat as the board stands."""
        return GAME.scores(position)[position.viewer].total
