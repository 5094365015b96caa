"""What the analyst's figures mean: what totals usually are, and shares of the win as they turn out."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from housewright.players.heimat.judging.weights import HERE

FITTED = HERE / "analyst.json"


@cache
def load_fitted() -> dict[str, Any]:
    """What was measured in games of strong players, by the number of seats."""
    fitted: dict[str, Any] = json.loads(FITTED.read_text(encoding="utf-8"))
    return fitted


def usual_total(seats: int, games: int) -> float:
    """What a seat's total usually is."""
    return float(load_fitted()["totals"][str(seats)]) * games


def calibrated(share: float, seats: int) -> float:
    """A share of the win as it turns out: nearer to or farther from an equal one than the judgement says."""
    stretch = float(load_fitted()["stretch"][str(seats)])
    return min(max(1.0 / seats + stretch * (share - 1.0 / seats), 0.0), 1.0)
