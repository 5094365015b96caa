"""Forgetting somebody: how a person goes for good, and what the log of a table says then, its numbers unchanged."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic import ValidationError

from housewright.server.tables import events
from housewright.server.tables.events import EVENT, Event
from housewright.server.tables.table import GONE, Table

NOTHING = "{}"  # what is left of a row


def farewell(table: Table, guest: str) -> list[Event]:
    """A person goes for good: a computer player takes the seat; where nobody else is, the table is given up."""
    seat = table.seat_of(guest)
    if table.status not in ("open", "running") or (seat is None and table.host != guest):
        return []
    others = [chair.guest for chair in table.chairs if chair.guest and chair.guest != guest]
    if not others:
        return [events.Abandoned()]
    heir: list[Event] = [events.Hosted(guest=others[0])] if table.host == guest else []
    if seat is None:
        return heir
    if table.status == "open":
        return [events.Left(seat=seat), *heir]
    taken: list[Event] = [events.Seated(seat=seat, player=table.agreement.stand_in)]
    return [*([] if table.chairs[seat].player else taken), *heir]


class LogRow(NamedTuple):
    """A row of a log, as far as it can name somebody."""

    seq: int
    body: str
    seat: int | None = None
    guest: str | None = None


def rewritten(rows: Sequence[LogRow], guest: str) -> dict[int, str]:
    """The rows of a log that tell something about a guest, as they are without it, by their numbers.

    That is the guest itself, names of person and town, and names of tables where the guest was host. Of a row that
    nobody can read nothing is left where it may be about the guest.
    """
    log: dict[int, Any] = {row.seq: json.loads(row.body) for row in rows if is_readable(row)}
    before = {seq: json.dumps(event) for seq, event in log.items()}
    was_host = any(guest in (event.get("host"), host_in(event)) for event in log.values())
    sat: dict[int, Any] = {}  # who sat down last, by seat: that name goes on with a seat that moves
    seats: set[int | None] = set()  # that were the guest's
    for event in log.values():
        if event["kind"] == "sat":
            sat[event["seat"]] = event
        if event["kind"] in ("sat", "moved") and event["guest"] == guest:
            sat.get(event["seat"], {}).update(name="", town="")
            seats.add(event["seat"])
        if was_host and "agreement" in event:
            event["agreement"]["name"] = ""
        event.update({place: GONE for place in ("guest", "host") if event.get(place) == guest})
    changed = {seq: write(event) for seq, event in log.items() if json.dumps(event) != before[seq]}
    unread = [row for row in rows if row.seq not in log and (row.guest in (None, guest) or row.seat in seats)]
    return changed | {row.seq: NOTHING for row in unread if row.body != NOTHING}


def is_readable(row: LogRow) -> bool:
    """Whether a row tells an event."""
    try:
        EVENT.validate_json(row.body)
    except ValidationError:
        return False
    return True


def host_in(event: dict[str, Any]) -> str | None:
    """Who became host."""
    return event["guest"] if event["kind"] == "hosted" else None


def write(event: dict[str, Any]) -> str:
    """An event as a row holds it."""
    return json.dumps(event, ensure_ascii=False, separators=(",", ":"))
