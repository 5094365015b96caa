"""The end: what ended the game, or is about to."""

from __future__ import annotations

import numpy as np

from housewright.engine.game import View
from housewright.welcome.descriptions import EndCause, Ending
from housewright.welcome.printed import LOTS, MOST_REFUSALS, PLANS_IN_PLAY
from housewright.welcome.state import ONES

NEAR: dict[EndCause, int] = {"refusals": 1, "plans": 1, "lots": 3}  # a turn builds on three lots at most


def endings(view: View) -> list[Ending]:
    """Who ended the game and how, or who may soon; the nearest first."""
    seats, is_over = view.seats, bool(view.common[0].over)
    left = {
        "refusals": MOST_REFUSALS - seats["refusals"].astype(int),
        "plans": PLANS_IN_PLAY - np.count_nonzero(seats["plan"], axis=1),
        "lots": LOTS - ONES[seats["built"]].sum(axis=1, dtype=int),
    }
    found: list[Ending] = [
        {"cause": cause, "seat": int(seat), "left": int(left[cause][seat])}
        for cause, near in NEAR.items()
        for seat in np.flatnonzero(left[cause] <= (0 if is_over else near))
    ]
    if is_over and not found:
        return [{"cause": "cards", "seat": None, "left": 0}]
    return sorted(found, key=lambda ending: ending["left"])
