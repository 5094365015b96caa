"""Sweeping: tables, guests, boards and copies that were kept for so long that they are given up, or forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, delete, exists, func, select, update

from housewright.server.access.guests import NOBODY, Guests
from housewright.server.clock import Clock, now
from housewright.server.hall.hall import Hall
from housewright.server.refusals import Refusal
from housewright.server.settings import DAY
from housewright.server.storage import schema
from housewright.server.storage.database import Statement, is_out_of_order
from housewright.server.storage.upgrading import forget_copies
from housewright.server.tables import events
from housewright.server.tables.events import BYTES_OF_ROW, Event
from housewright.server.tables.table import Table

MOST_AT_ONCE = 50  # tables that are deleted together: whoever writes comes in between
MOST_GUESTS = 1000  # likewise
UNREAD = 410
logger = logging.getLogger(__name__)


async def sweep(hall: Hall, guests: Guests, clock: Clock) -> None:
    """Abandon tables that nobody touched for long, delete what was kept long enough."""
    columns, settings = schema.tables.c, hall.settings

    def before(days: float) -> int:
        """The moment so many days ago; nothing is old because the clock was set."""
        return clock.earliest() - int(days * DAY * 1000)

    for status, days in (("open", settings.open_days), ("running", settings.running_days)):
        async for ids in find_old(hall, (columns.status == status) & (columns.touched < before(days))):
            for table_id in ids:
                await give_up(hall, table_id)
    is_replay = columns.kind == "replay"
    for kept, days in (
        (columns.status == "abandoned", settings.kept_days),
        ((columns.status == "finished") & ~is_replay, settings.finished_days),
        ((columns.status == "finished") & is_replay, settings.replay_days),
    ):
        async for ids in find_old(hall, kept & (columns.touched < before(days))):
            await forget_tables(hall, ids)
    moments = before(0), before(settings.passing_days), before(settings.guest_days)
    while await forget_guests(hall, guests, *moments) == MOST_GUESTS:
        pass
    oldest = datetime.fromtimestamp(max(0, before(settings.finished_days)) / 1000, UTC).date().isoformat()
    await hall.database.write(
        (delete(schema.daily).where(schema.daily.c.day < oldest), ()),
        (delete(schema.transfers).where(schema.transfers.c.until < clock.earliest()), ()),
        *forget_analyses(before(settings.analysis_days)),
    )
    await hall.database.empty_log()
    await asyncio.to_thread(forget_copies, hall.database.places.file, before(settings.copy_days))


async def find_old(hall: Hall, old: ColumnElement[bool]) -> AsyncIterator[list[str]]:
    """The tables of which this is so, a few at a time."""
    last = ""
    while True:
        query = select(schema.tables.c.id).where(old & (schema.tables.c.id > last)).order_by(schema.tables.c.id)
        async with hall.database.engine.connect() as connection:
            ids = [row.id for row in await connection.execute(query.limit(MOST_AT_ONCE))]
        if not ids:
            return
        yield ids
        last = ids[-1]


async def give_up(hall: Hall, table_id: str) -> None:
    """Nobody came back to a table. One that cannot be read any more is only marked; one that fails stops no sweep."""
    try:
        await hall.change(table_id, abandon)
    except Refusal as refusal:
        if refusal.status != UNREAD:  # it was deleted meanwhile, or is being used
            return
        marked = {"status": "abandoned", "due": None, "code": None, "touched": now()}
        own = schema.tables.c.id == table_id
        await hall.database.write((update(schema.tables).where(own).values(**marked), ()))
        hall.unread.pop(table_id, None)
    except Exception as wrong:
        if is_out_of_order(wrong):  # then nothing can be given up
            raise
        logger.exception("a table could not be given up")


async def forget_tables(hall: Hall, ids: list[str]) -> None:
    """Delete tables with all that belongs to them."""
    await hall.database.write((delete(schema.tables).where(schema.tables.c.id.in_(ids)), ()))
    for table_id in ids:
        hall.jumps.pop(table_id, None)
        hall.unread.pop(table_id, None)
        hall.rewritten.discard(table_id)
        if table_id in hall.tables:
            hall.drop(hall.tables[table_id])


async def forget_guests(hall: Hall, guests: Guests, at: int, passed_before: int, came_before: int) -> int:
    """Delete some guests who neither sit nor opened a table anywhere: whose token is good no more, who came long ago,
    or who only passed by, so that no log knows them; returns how many.

    Who has asked to be forgotten is left to those who see to that: more has to go than the guest.
    """
    columns = schema.guests.c
    sits = exists().where(schema.chairs.c.guest == columns.id)
    opened = exists().where(schema.tables.c.opener == columns.id)
    is_known = exists().where(schema.log.c.guest == columns.id)
    is_gone = (columns.secret == NOBODY) | (columns.expires < at) | (columns.came < came_before)
    is_gone |= (columns.came < passed_before) & ~is_known
    gone = is_gone & columns.leaving.is_(False) & ~sits & ~opened
    async with hall.database.engine.connect() as connection:
        ids = [row.id for row in await connection.execute(select(columns.id).where(gone).limit(MOST_GUESTS))]
    await hall.database.write((delete(schema.guests).where(gone & columns.id.in_(ids)), ()))
    for guest_id in ids:
        guests.kept.pop(guest_id, None)
    return len(ids)


def forget_analyses(touched_before: int) -> list[Statement]:
    """Delete what was found about games that nobody has asked for since; their tables are smaller then."""
    tables, analyses, findings = schema.tables.c, schema.analyses, schema.findings.c
    old = analyses.c.touched < touched_before
    total = func.coalesce(func.sum(func.length(findings.body) + BYTES_OF_ROW), 0)
    of_table = select(total).select_from(schema.findings.join(analyses)).where(old, analyses.c.table_id == tables.id)
    smaller = tables.size - of_table.correlate(schema.tables).scalar_subquery()
    has_old = tables.id.in_(select(analyses.c.table_id).where(old))
    return [(update(schema.tables).where(has_old).values(size=smaller), ()), (delete(analyses).where(old), ())]


def abandon(table: Table) -> list[Event]:
    """Nobody came back."""
    return [events.Abandoned()] if table.status in ("open", "running") else []
