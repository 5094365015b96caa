"""The caretaker: time limits, absent hosts, and tables that nobody uses or wants any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

from sqlalchemy import delete, select, update

from housewright.engine.game import Turn
from housewright.server.forgetting import Forgetting
from housewright.server.refusals import Refusal
from housewright.server.settings import DAY
from housewright.server.storage import schema
from housewright.server.tables import events
from housewright.server.tables.clock import Clock
from housewright.server.tables.commands import computer_turn
from housewright.server.tables.events import Event, now
from housewright.server.tables.hall import Hall
from housewright.server.tables.live import LiveTable
from housewright.server.tables.table import Table
from housewright.server.thinking import Thinkers

STEP_SECONDS = 1.0
SWEEP_SECONDS = 600.0
MOST_AT_ONCE = 500  # tables of one sweep
logger = logging.getLogger(__name__)


class Caretaker:
    """Walks from table to table all the time."""

    def __init__(self, hall: Hall, thinkers: Thinkers, forgetting: Forgetting) -> None:
        self.hall, self.thinkers, self.settings = hall, thinkers, hall.settings
        self.forgetting = forgetting
        self.tasks: list[asyncio.Task[None]] = []
        self.late: dict[str, asyncio.Task[None]] = {}  # tables for which missing turns are being found
        self.clock = Clock()

    def begin(self, loading: asyncio.Task[None]) -> None:
        """Start walking, and wake tables beside that, as soon as the rules are loaded."""
        self.tasks = [asyncio.create_task(work) for work in (self._walk(loading), self._wake(loading))]

    async def close(self) -> None:
        """Stop."""
        tasks = [*self.tasks, *self.late.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wake(self, loading: asyncio.Task[None]) -> None:
        await asyncio.shield(loading)
        await self._attempt(self.wake_all())
        await self._attempt(self.forgetting.finish_all())

    async def _walk(self, loading: asyncio.Task[None]) -> None:
        await asyncio.shield(loading)
        swept = -SWEEP_SECONDS
        while True:
            await self._attempt(self.follow_clock())
            await self._attempt(self.hall.database.save_lost_log())
            for live in tuple(self.hall.tables.values()):
                await self._attempt(self.look_at(live))
            if time.monotonic() - swept > SWEEP_SECONDS:
                await self._attempt(self.sweep())
                swept = time.monotonic()
            await asyncio.sleep(STEP_SECONDS)

    async def _attempt(self, work: Awaitable[object]) -> None:
        """Do something; a failure is logged, and the walk goes on."""
        try:
            await work
        except Refusal:  # it is deleted, or cannot be read any more
            pass
        except Exception:
            logger.exception("the caretaker could not do something")

    async def wake_all(self) -> None:
        """After a start: tables where computer players or a time limit are due, first those where people were last.

        Who asks is served meanwhile: there is as much rest as work.
        """
        columns = schema.tables.c
        async with self.hall.database.engine.connect() as connection:
            query = select(columns.id).where(columns.awake.is_(True)).order_by(columns.touched.desc())
            found = [row.id for row in await connection.execute(query)]
        for table_id in found:
            began = time.monotonic()
            await self._attempt(self.hall.find(table_id))
            await asyncio.sleep(time.monotonic() - began)

    async def follow_clock(self) -> None:
        """When the wall clock has jumped, deadlines jump with it: people have the time that they had."""
        looked = self.clock.looked
        jump = self.clock.look()
        if not jump:
            return
        logger.warning("the clock has jumped by %d ms", jump)
        since = now() - (self.clock.looked - looked)  # a round that began after the jump began between two looks
        for live in tuple(self.hall.tables.values()):
            async with live.lock:
                if not since <= live.table.round_began <= now():
                    live.table.round_began += jump

    async def look_at(self, live: LiveTable) -> None:
        """One table."""
        table = live.table
        if table.is_late(now()) and table.id not in self.late:
            task = self.late[table.id] = asyncio.create_task(self._attempt(self.play_late(live)))  # others do not wait
            task.add_done_callback(lambda _: self.late.pop(table.id, None))
        self.thinkers.wake(live)
        await self.find_host(live)
        idle = time.monotonic() - live.used > self.settings.idle_seconds
        if idle and not live.streams and not live.lock.locked() and table.deadline() is None:
            self.hall.drop(live)

    async def play_late(self, live: LiveTable) -> None:
        """The time is over: a computer player plays the turns that are missing, or takes the seats."""
        table = live.table
        agreement, round_ = table.agreement, table.running().round
        missing = [seat for seat in table.awaited() if not table.chairs[seat].player]
        if not missing:
            return
        turns: dict[int, Turn] = {}
        if not takes_seats(table, missing):
            turns = await self.thinkers.find_turns(table, dict.fromkeys(missing, agreement.stand_in))
        await self.follow_clock()
        await self.hall.change(table.id, lambda current: late_events(current, round_, turns))

    async def find_host(self, live: LiveTable) -> None:
        """When the host is gone, the next person who is there is host."""
        table = live.table
        if table.host is None or table.status not in ("open", "running"):
            return
        if live.absent_for(table.host) < self.settings.absent_seconds:
            return
        present = [table.chairs[seat].guest for seat in sorted(live.present())]
        if present and present[0] != table.host:
            heir = present[0]
            await self.hall.change(table.id, lambda current: new_host(current, heir))

    async def abandon(self, table_id: str) -> None:
        """Nobody came back; a table that cannot be read any more is only marked."""
        try:
            await self.hall.change(table_id, abandon)
        except Refusal:
            marked = {"status": "abandoned", "awake": False, "code": None, "touched": now()}
            own = schema.tables.c.id == table_id
            await self.hall.database.write((update(schema.tables).where(own).values(**marked), ()))

    async def sweep(self) -> None:
        """Abandon tables that nobody touched for long, and delete those abandoned for long."""
        columns = schema.tables.c
        for status, days in (("open", self.settings.open_days), ("running", self.settings.running_days)):
            old = (columns.status == status) & (columns.touched < self.clock.earliest() - int(days * DAY * 1000))
            async with self.hall.database.engine.connect() as connection:
                found = [row.id for row in await connection.execute(select(columns.id).where(old).limit(MOST_AT_ONCE))]
            for table_id in found:
                await self._attempt(self.abandon(table_id))
        kept = self.clock.earliest() - int(self.settings.kept_days * DAY * 1000)
        gone = (columns.status == "abandoned") & (columns.touched < kept)
        async with self.hall.database.engine.connect() as connection:
            ids = [row.id for row in await connection.execute(select(columns.id).where(gone).limit(MOST_AT_ONCE))]
        if ids:
            await self.hall.database.write((delete(schema.tables).where(columns.id.in_(ids)), ()))
            for live in [self.hall.tables[table_id] for table_id in ids if table_id in self.hall.tables]:
                self.hall.drop(live)
        await self.hall.database.write((delete(schema.transfers).where(schema.transfers.c.until < now()), ()))


def takes_seats(table: Table, late: list[int]) -> bool:
    """Whether computer players take the seats that are late. Nobody would be left to play with if all were."""
    return table.agreement.late == "seat" and table.has_people_besides(late)


def late_events(table: Table, round_: int, turns: dict[int, Turn]) -> list[Event]:
    """What happens to seats that are late, as far as they still are."""
    if table.status != "running" or table.running().round != round_ or not table.is_late(now()):
        return []
    late = [seat for seat in table.awaited() if not table.chairs[seat].player]
    if takes_seats(table, late):
        return [events.Seated(seat=seat, player=table.agreement.stand_in) for seat in late]
    return [computer_turn(table, seat, round_, turns[seat], "clock") for seat in late if seat in turns]


def new_host(table: Table, guest: str | None) -> list[Event]:
    """Another person is host, if they still sit there."""
    return [events.Hosted(guest=guest)] if guest and guest != table.host and table.seat_of(guest) is not None else []


def abandon(table: Table) -> list[Event]:
    """Nobody came back."""
    return [events.Abandoned()] if table.status in ("open", "running") else []
