"""Verdicts: how much a turn gave away, in a word."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from housewright.players.analyst import Unit


class Verdict(StrEnum):
    """A turn in a word, the best first."""

    BEST = "best"
    GOOD = "good"
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# What each verdict may give away, less than this; a blunder is whatever is left. Points: 0.2 is lost in rounding; 0.7
# is about what a sound player (`good`) gives away in every turn; 2 points are a park or a temp more, which a person can
# see; 4 points are what a whole turn brings, some 110 of them in some 30 turns. In an open game of two a point is worth
# about three per cent of the win, since margins deviate by 12 points: the limits in per cent are about as far apart.
LIMITS: Mapping[Unit, tuple[tuple[float, Verdict], ...]] = {
    "points": ((0.2, Verdict.BEST), (0.7, Verdict.GOOD), (2.0, Verdict.INEXACT), (4.0, Verdict.MISTAKE)),
    "win": ((0.5, Verdict.BEST), (2.0, Verdict.GOOD), (5.0, Verdict.INEXACT), (10.0, Verdict.MISTAKE)),
}


def verdict_of(loss: float, unit: Unit) -> Verdict:
    """The verdict on a turn that gave away so much, as it is shown: in tenths."""
    return next((verdict for limit, verdict in LIMITS[unit] if round(loss, 1) < limit), Verdict.BLUNDER)
