"""Stories: what happened in a round, as named events, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from housewright.engine.game import Turn, View
from housewright.welcome.descriptions import ACTION_NAMES, STREET_NAMES, ActionName, StoryEvent
from housewright.welcome.moves import (
    CHOOSE,
    CLAIM,
    KIND_OF,
    WRITE,
    Kind,
)
from housewright.welcome.notation import lot_text
from housewright.welcome.printed import (
    HAND,
    LOTS,
    PLAN_NAMES,
    PLANS_IN_PLAY,
    STREET_OF,
)
from housewright.welcome.state import Mode
from housewright.welcome.targets import arguments, offered


def story(before: View, turns: Mapping[int, Turn], after: View) -> list[StoryEvent]:
    """What everybody did in a round, then what happened in the middle of the table."""
    events = [event for seat in sorted(turns) for event in turn_events(before, seat, turns[seat], after)]
    return events + table_events(before, after)


def turn_events(before: View, seat: int, turn: Turn, after: View) -> list[StoryEvent]:
    """What one seat did."""
    found = (house_event(before, seat, turn, move) or move_event(before, seat, move, after) for move in turn)
    return [event for event in found if event]


def house_event(before: View, seat: int, turn: Turn, move: int) -> StoryEvent | None:
    """What the house of this turn is about: its number, and the park or pool that comes with it."""
    kind, about = Kind(int(KIND_OF[move])), arguments(move)
    if kind == Kind.WRITE:
        action = chosen_action(before, seat, turn)
        return {"event": "story-house", "seat": seat, "number": about["number"], "lot": about["lot"], "action": action}
    if kind not in (Kind.PARK, Kind.POOL):
        return None
    lot = (first_of(turn, Kind.WRITE) - WRITE) % LOTS
    event: Literal["story-park", "story-pool"] = "story-park" if kind == Kind.PARK else "story-pool"
    return {"event": event, "seat": seat, "lot": lot_text(lot), "street": STREET_NAMES[int(STREET_OF[lot])]}


def chosen_action(before: View, seat: int, turn: Turn) -> ActionName:
    """The action of the combination that was chosen."""
    table = before.common[0]
    card = (first_of(turn, Kind.CHOOSE) - CHOOSE) % HAND
    return ACTION_NAMES[offered(table, before.seats[seat], Mode(int(table.mode)))[card][1]]


def first_of(turn: Turn, kind: Kind) -> int:
    """The first move of this kind."""
    return next(move for move in turn if KIND_OF[move] == kind)


def move_event(before: View, seat: int, move: int, after: View) -> StoryEvent | None:
    """What any other move did; nothing if it only leads to one that does."""
    about = arguments(move)
    match Kind(int(KIND_OF[move])):
        case Kind.REFUSE:
            return {"event": "story-refusal", "seat": seat}
        case Kind.RESHUFFLE:
            return {"event": "story-wish", "seat": seat}
        case Kind.ROUNDABOUT:
            return {"event": "story-roundabout", "seat": seat, "lot": about["lot"]}
        case Kind.FENCE:
            return {"event": "story-fence", "seat": seat, "lot": about["lot"]}
        case Kind.AGENT:
            return {"event": "story-raise", "seat": seat, "size": about["size"]}
        case Kind.BIS:
            lot, copies, left = about["lot"], about["copies"], about["left"]
            return {"event": "story-bis", "seat": seat, "lot": lot, "copies": copies, "left": left}
        case Kind.CLAIM:
            name = PLAN_NAMES[int(before.common[0].plan[move - CLAIM])]
            points = int(after.seats[seat].plan[move - CLAIM])
            return {"event": "story-claim", "seat": seat, "plan": about["plan"], "name": name, "points": points}
    return None


def table_events(before: View, after: View) -> list[StoryEvent]:
    """What happened when the round was closed."""
    old, new = before.common[0], after.common[0]
    events: list[StoryEvent] = [
        {"event": "story-plan-turned", "plan": slot + 1, "name": PLAN_NAMES[int(new.plan[slot])]}
        for slot in range(PLANS_IN_PLAY)
        if new.turned[slot] and not old.turned[slot]
    ]
    if int(new.shuffles) > int(old.shuffles):
        events.append({"event": "story-shuffled"})
    if new.over and not old.over:
        events.append({"event": "story-over"})
    return events
