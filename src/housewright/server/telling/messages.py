"""Messages: what those who listen at a table are told, encoded once for all who get the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from housewright.engine.game import SPECTATOR, View
from housewright.server.tables.events import Entry
from housewright.server.tables.table import Table
from housewright.server.telling import showing
from housewright.server.telling.showing import Descriptions
from housewright.server.telling.shown import EventsMessage
from housewright.server.telling.streams import Frame, frame


@dataclass(frozen=True, slots=True)
class Batch:
    """What happened at once, and what each seat that listens may see then."""

    entries: Sequence[Entry]
    round: int
    views: dict[int, View]
    present: Collection[int]


@dataclass(frozen=True, slots=True)
class News:
    """What happened at once, the table then, and who was there."""

    table: Table
    entries: Sequence[Entry]
    present: Collection[int]


@dataclass(frozen=True, slots=True)
class Presence:
    """A person came or went. It takes its place among the batches: a table told before is older."""

    guest: str | None
    message: Frame


def tell(known: Descriptions, news: News) -> tuple[Frame, dict[int, Frame]]:
    """The messages of news."""
    table = news.table
    touched = [seat for seat in news.present if table.session and showing.touches(table, news.entries, seat)]
    views = {seat: table.running().view(seat) for seat in touched}
    return encode(table, known, Batch(news.entries, table.round, views, news.present))


def encode(table: Table, known: Descriptions, batch: Batch) -> tuple[Frame, dict[int, Frame]]:
    """The public message, made once, and that of each seat that sees more."""
    seq = batch.entries[-1].seq
    events = showing.show_events(table, known, batch.entries, batch.present)
    content: EventsMessage = {"seq": seq, "events": events}
    own: dict[int, Frame] = {}
    for seat, view in batch.views.items():
        changed = showing.own_patches(table, known, batch.round, view)
        by_clock = showing.own_turn_by_clock(table, seat)
        own[seat] = frame(seq, {**content, "own": changed, "by_clock": by_clock})
    return frame(seq, content), own


def snapshot_frame(table: Table, known: Descriptions, seat: int | None, present: Collection[int]) -> Frame:
    """Everything that a seat may know now, or a spectator."""
    viewer = SPECTATOR if seat is None else seat
    shown = showing.encode_snapshot(table, known, viewer, present)
    return Frame(table.seq, b'{"seq":%d,"snapshot":%b}' % (table.seq, shown))


def missed_frame(
    table: Table, known: Descriptions, entries: Sequence[Entry], seat: int | None, present: Collection[int]
) -> Frame:
    """The events that a seat missed, or a spectator, and what the seat sees now."""
    views = {seat: table.running().view(seat)} if seat is not None and table.session else {}
    public, own = encode(table, known, Batch(entries, table.round, views, present))
    return public if seat is None else own.get(seat, public)


def presence_frame(seat: int, is_present: bool) -> Frame:
    """Whether somebody is there."""
    return frame(0, {"presence": {"seat": seat, "present": is_present}})
