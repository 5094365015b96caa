"""Grounds: why one turn is worth more than another, by line and place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from housewright.engine.describing import Ground, Said, weightiest
from housewright.engine.game import Turn, View
from housewright.engine.struct import new_array
from housewright.welcome import border, describe
from housewright.welcome.game import Welcome
from housewright.welcome.rules.legal import Legal
from housewright.welcome.scoring import LINES
from housewright.welcome.story import turn_events

GAME = Welcome()
Deeds: TypeAlias = Mapping[str, Mapping[str, Any]]  # events of a turn, by their names


def grounds(view: View, turn: Turn, other: Turn | None, lines: Mapping[str, float]) -> list[Ground]:
    """The lines that tell two turns apart."""
    before, one = Tried(view, ()), Tried(view, turn)
    two = Tried(view, other) if other is not None else before
    differences = lines or {line: one.score[line] - two.score[line] for line in LINES}
    return weightiest(differences, lambda line, gains: said(line, before, one, two, gains))


class Tried:
    """A turn tried on a view: what was done, and the sheet then."""

    def __init__(self, view: View, turn: Turn) -> None:
        seat, after = view.viewer, view.copy()
        for move in turn:
            border.make_move(after.common, after.seats, seat, move, new_array(Legal, 1))
        self.deeds: Deeds = {event["event"]: {**event} for event in turn_events(view, seat, turn, after)}
        scores = GAME.scores(after)
        self.score = scores[seat].lines
        self.sheet = describe.describe(after, scores)["sheets"][seat]


def said(line: str, before: Tried, turn: Tried, other: Tried, gains: bool) -> Said | None:
    """What this turn or the other has to do with a line: the one that gains, or pays; what may come later, if none."""
    family, _, which = line.partition("-")
    if family not in SAYINGS:
        return None
    is_own = gains != (family in COSTS)
    key, arguments = SAYINGS[family](which, before, turn if is_own else other)
    return key, {**arguments, "by": "this" if is_own else "other"}


def say_plan(which: str, before: Tried, tried: Tried) -> Said:
    """A plan: claimed, nearer, or likelier."""
    index, plan = int(which) - 1, {"plan": int(which)}
    if before.sheet["plans"][index] is None and tried.sheet["plans"][index] is not None:
        return "ground-plan-claimed", plan
    now, then = before.sheet["progress"][index], tried.sheet["progress"][index]
    if then["have"] > now["have"]:
        return "ground-plan-nearer", {**plan, "have": then["have"], "of": then["of"]}
    return "ground-plan", plan


def say_park(which: str, before: Tried, tried: Tried) -> Said:
    """Parks of a street."""
    park = tried.deeds.get("story-park")
    if park and park["street"] == which:
        return "ground-park", {"street": which, "lot": park["lot"]}
    return "ground-parks", {"street": which}


def say_estate(which: str, before: Tried, tried: Tried) -> Said:
    """Estates of a size: one that is complete now, or their value."""
    size = int(which)
    new = sorted(estates(tried, size) - estates(before, size))
    if new:
        return "ground-estate", {"size": size, "lot": new[0]}
    raised = tried.deeds.get("story-raise")
    return ("ground-raise" if raised and raised["size"] == size else "ground-estates"), {"size": size}


def estates(tried: Tried, size: int) -> set[str]:
    """The first lots of all complete estates of a size."""
    found = (estate for street in tried.sheet["streets"] for estate in street["estates"])
    return {estate["first"] for estate in found if estate["size"] == size}


def say_temps(which: str, before: Tried, tried: Tried) -> Said:
    """Temps."""
    house = tried.deeds.get("story-house")
    if house and tried.sheet["tracks"]["temps"]["crossed"] > before.sheet["tracks"]["temps"]["crossed"]:
        return "ground-temp", {"lot": house["lot"]}
    return "ground-temps", {}


def say_refusals(which: str, before: Tried, tried: Tried) -> Said:
    """Permit refusals."""
    return ("ground-refusal" if "story-refusal" in tried.deeds else "ground-refusals"), {}


def say_lot(deed: str, key: str, later: str) -> Callable[[str, Tried, Tried], Said]:
    """What was done on a lot."""

    def say(which: str, before: Tried, tried: Tried) -> Said:
        return (key, {"lot": tried.deeds[deed]["lot"]}) if deed in tried.deeds else (later, {})

    return say


COSTS = ("bis", "refusals", "roundabouts")
SAYINGS = {
    "plan": say_plan,
    "park": say_park,
    "pools": say_lot("story-pool", "ground-pool", "ground-pools"),
    "temps": say_temps,
    "estate": say_estate,
    "bis": say_lot("story-bis", "ground-bis", "ground-bis-later"),
    "refusals": say_refusals,
    "roundabouts": say_lot("story-roundabout", "ground-roundabout", "ground-roundabouts"),
}
