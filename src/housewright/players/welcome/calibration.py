"""What the analyst's figures mean: corrected so that they foretell results, and turned into chances to win.

The net's value of a sheet, one round ahead, is off in two ways. It expects what a strong player makes of the sheet, not
what the best turns would; and it holds a bad sheet for worse than it is, because it has rarely seen one. Both grow with
the rounds that are left. The correction was fitted to games of all levels: with it, what is expected after a turn is on
average the result plus all that was given away later (docs/analysis.md; `python -m tests.analysis.fit` repeats it).
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from housewright.engine.game import View
from housewright.players.welcome.judging.outlook import SOLO_ROUNDS
from housewright.players.welcome.judging.weights import HERE, name_of
from housewright.welcome.printed import LOTS
from housewright.welcome.state import ONES, Mode


@dataclass(frozen=True, slots=True)
class Correction:
    """For one way the cards come, what is added to a value of so many points, with this share of the game to come."""

    usual: float  # points that are expected at the start
    level: tuple[float, float]  # by the share to come, and by its square
    slope: tuple[float, float]  # the same for every point above the usual ones
    bend: tuple[float, float]  # the same for their square, in units of BENT
    spread: tuple[float, float]  # variance of the margin between two seats: near the end, and what comes to it before

    def corrected(self, points: float, to_come: float) -> float:
        """The points that may really be expected."""
        above = min(max(points - self.usual, -MOST_BELOW), MOST_ABOVE)
        square = above * above / BENT
        more = self.level[0] + self.slope[0] * above + self.bend[0] * square
        rising = self.level[1] + self.slope[1] * above + self.bend[1] * square
        return points + to_come * more + to_come * to_come * rising

    def deviation(self, to_come: float) -> float:
        """How far the margin between two seats may still go."""
        return math.sqrt(self.spread[0] + self.spread[1] * to_come / (to_come + SOON))


MOST_BELOW, MOST_ABOVE = 60.0, 40.0  # farther from the usual points nothing was seen
BENT = 40.0  # points
SOON = 0.1  # the share of the game in which half of what can still happen happens
LAST_TURN = 2.0  # points by which the turns of others may change the margin when a game ends
NODES, WEIGHTS = np.polynomial.hermite_e.hermegauss(24)
WEIGHTS = WEIGHTS / WEIGHTS.sum()
ERF = np.vectorize(math.erf, otypes=[float])


@cache
def load_corrections() -> dict[str, Correction]:
    """What was fitted, by the way the cards come."""
    fitted = json.loads((HERE / "analyst.json").read_text(encoding="utf-8"))
    return {mode: Correction(*numbers) for mode, numbers in fitted.items()}


def correction_of(view: View) -> Correction:
    """The correction for the way the cards come in this game."""
    return load_corrections()[name_of(Mode(int(view.common["mode"][0])))]


def to_come(view: View) -> float:
    """The share of the game that is to come after the turns of this round."""
    if int(view.common["mode"][0]) == Mode.SOLO:
        return 1.0 - int(view.common["rounds"][0]) / SOLO_ROUNDS
    most = int(ONES[view.seats["built"]].sum(axis=1).max())
    return max(0, LOTS - most - 1) / LOTS


def win_chance(own: float, others: Sequence[float], deviation: float) -> float:
    """The chance to have more points than all others, if margins go as far as this: per cent."""
    single = deviation / math.sqrt(2.0)  # of each seat
    reached = own + single * NODES
    below = np.ones(len(NODES))
    for other in others:
        below *= 0.5 * (1.0 + ERF((reached - other) / (single * math.sqrt(2.0))))
    return 100.0 * float((WEIGHTS * below).sum())
