"""Bounds: a log comes to an end, whatever people do. Far more fits in than play makes, and turns always do."""

from __future__ import annotations

from collections.abc import Sequence

from housewright.server.refusals import conflict
from housewright.server.tables.events import Event, Seated
from housewright.server.tables.table import Table

MOST_EVENTS = 1_000  # of a table, besides
MOST_OF_SEAT = 10  # events in each round, and before the start; a change copies the list of all
GOING_ON = {"started", "turned", "abandoned"}
GOING = {"left", "hosted"}


def most_events(table: Table) -> int:
    """How many events a log may have in this round; what earlier ones did not need is left for it."""
    return MOST_EVENTS + MOST_OF_SEAT * len(table.chairs) * (len(table.openings) + 1)


def require_room(table: Table, planned: Sequence[Event]) -> None:
    """Only what the game needs to go on, once somebody has changed this and that again and again."""
    if table.seq + len(planned) > most_events(table) and not is_needed(table, planned):
        raise conflict("too-much-changed")


def is_needed(table: Table, planned: Sequence[Event]) -> bool:
    """Whether the game goes on by these events, or somebody goes: neither can be done again and again."""
    kinds = {event.kind for event in planned}
    if kinds & GOING_ON:
        return True
    if table.status == "open":
        return "left" in kinds and kinds <= GOING
    return any(isinstance(event, Seated) and not table.chairs[event.seat].player for event in planned)
