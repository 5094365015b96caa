"""Stories: what happened in a round, as named events, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping

from housewright.engine.game import Json, Turn, View
from housewright.welcome.moves import (
    CHOOSE,
    CLAIM,
    KIND_OF,
    Kind,
)
from housewright.welcome.printed import (
    HAND,
    PLAN_NAMES,
    PLANS_IN_PLAY,
)
from housewright.welcome.state import Mode
from housewright.welcome.targets import ACTION_NAMES, arguments, offered

EVENT_OF = {
    Kind.WRITE: "story-house",
    Kind.REFUSE: "story-refusal",
    Kind.ROUNDABOUT: "story-roundabout",
    Kind.FENCE: "story-fence",
    Kind.AGENT: "story-raise",
    Kind.PARK: "story-park",
    Kind.POOL: "story-pool",
    Kind.BIS: "story-bis",
    Kind.CLAIM: "story-claim",
    Kind.RESHUFFLE: "story-wish",
}


def story(before: View, turns: Mapping[int, Turn], after: View) -> list[dict[str, Json]]:
    """What everybody did in a round, then what happened in the middle of the table."""
    events = [event for seat in sorted(turns) for event in turn_events(before, seat, turns[seat], after)]
    return events + table_events(before, after)


def turn_events(before: View, seat: int, moves: Turn, after: View) -> list[dict[str, Json]]:
    """What one seat did."""
    events: list[dict[str, Json]] = []
    house: dict[str, Json] = {}
    for move in moves:
        kind = Kind(int(KIND_OF[move]))
        args = arguments(move)
        if kind == Kind.CHOOSE:
            mode = Mode(int(before.common[0].mode))
            action = offered(before.common[0], before.seats[seat], mode)[(move - CHOOSE) % HAND][1]
            house = {"action": ACTION_NAMES[action]}
        if kind not in EVENT_OF:
            continue
        if kind == Kind.WRITE:
            args |= house
        elif kind == Kind.CLAIM:
            slot = move - CLAIM
            args |= {"name": PLAN_NAMES[int(before.common[0].plan[slot])], "points": int(after.seats[seat].plan[slot])}
        elif kind in (Kind.PARK, Kind.POOL):
            args |= {"lot": str(events[-1]["lot"]), "street": str(events[-1]["lot"])[0]}
        events.append({"event": EVENT_OF[kind], "seat": seat, **args})
    return events


def table_events(before: View, after: View) -> list[dict[str, Json]]:
    """What happened when the round was closed."""
    old, new = before.common[0], after.common[0]
    events: list[dict[str, Json]] = [
        {"event": "story-plan-turned", "plan": slot + 1, "name": PLAN_NAMES[int(new.plan[slot])]}
        for slot in range(PLANS_IN_PLAY)
        if new.turned[slot] and not old.turned[slot]
    ]
    if int(new.shuffles) > int(old.shuffles):
        events.append({"event": "story-shuffled"})
    if new.over and not old.over:
        events.append({"event": "story-over"})
    return events
