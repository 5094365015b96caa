"""The caretaker: time limits, absent hosts, and tables that nobody uses or wants any more."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Iterable
from typing import TypeVar

from sqlalchemy import select

from housewright.engine.game import Turn
from housewright.server.access.guests import Guests
from housewright.server.clock import Clock, now
from housewright.server.hall.hall import Hall
from housewright.server.hall.live import LiveTable
from housewright.server.refusals import Refusal
from housewright.server.storage import schema
from housewright.server.tables import events
from housewright.server.tables.commands import computer_turn
from housewright.server.tables.events import Event
from housewright.server.tables.rows import MOST_ROWS
from housewright.server.tables.table import Table
from housewright.server.thinking.thinkers import Thinkers
from housewright.server.upkeep.alarms import Alarms
from housewright.server.upkeep.collecting import Collecting
from housewright.server.upkeep.forgetting import Forgetting
from housewright.server.upkeep.sweeping import sweep

STEP_SECONDS = 1.0
SWEEP_SECONDS = 600.0
NOT_FOUND = 404
AGAIN_SECONDS = 30.0  # until what failed is tried once more
MOST_READ = 8  # tables that are read from the disk at a time
FEW = 50  # tables
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Caretaker:
    """Goes to a table when something is due there."""

    def __init__(self, hall: Hall, thinkers: Thinkers, guests: Guests, forgetting: Forgetting, clock: Clock) -> None:
        self.hall, self.thinkers, self.guests, self.settings = hall, thinkers, guests, hall.settings
        self.forgetting, self.clock = forgetting, clock
        self.due = Alarms()  # time limits, also of tables that are not in memory
        self.looks = Alarms()  # at tables in memory: who is host, and whether anybody uses them
        self.reading = asyncio.Semaphore(MOST_READ)
        self.tasks: list[asyncio.Task[None]] = []
        self.late: dict[str, asyncio.Task[None]] = {}  # tables that are being served
        self.following = asyncio.Lock()  # the clock
        self.collecting = Collecting(lambda: any(live.streams for live in hall.tables.values()))
        hall.listeners.append(self.watch)

    def begin(self, loading: asyncio.Task[None]) -> None:
        """Start walking, and wake tables beside that, as soon as rules and players are loaded."""
        doing = self._walk(loading), self._wake(loading), self._collect(loading)
        self.tasks = [asyncio.create_task(work) for work in doing]

    async def close(self) -> None:
        """Stop."""
        tasks = [*self.tasks, *self.late.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def watch(self, live: LiveTable) -> None:
        """Note when something will be due at a table that has changed, or where somebody came."""
        self.due.set(live.table.id, live.table.deadline())
        self.looks.set(live.table.id, now() + round(self.next_look(live) * 1000))

    def next_look(self, live: LiveTable) -> float:
        """Seconds until there may be something to see to, if nothing happens before."""
        if not live.streams:
            return max(0.0, self.settings.idle_seconds - (time.monotonic() - live.used))
        left = self.settings.absent_seconds - (live.absent_for(live.table.host) if live.table.host else 0.0)
        return left if left > 0 else 0.0 if self.heir_of(live) else self.settings.absent_seconds

    async def _wake(self, loading: asyncio.Task[None]) -> None:
        await asyncio.shield(loading)
        while not await self._attempt(self.wake_all()):  # nobody else would do it before the next start
            await asyncio.sleep(AGAIN_SECONDS)

    async def _collect(self, loading: asyncio.Task[None]) -> None:
        await asyncio.shield(loading)
        await self.collecting.run()

    async def _walk(self, loading: asyncio.Task[None]) -> None:
        await asyncio.shield(loading)
        swept = -SWEEP_SECONDS
        while True:
            await self._attempt(self.follow_clock())
            await self._attempt(self.hall.database.save_lost_log())
            await self._attempt(self.go_round())
            if time.monotonic() - swept > SWEEP_SECONDS:
                await self._attempt(self.forgetting.finish_all())
                await self._attempt(sweep(self.hall, self.guests, self.clock))
                swept = time.monotonic()
            await asyncio.sleep(STEP_SECONDS)

    async def _attempt(self, work: Awaitable[object]) -> bool:
        """Do something; whether it failed is logged and told, and the walk goes on."""
        try:
            await work
            return True
        except Refusal as refusal:  # of a table that was deleted meanwhile, or that somebody uses
            logger.info("the caretaker leaves something for later: %s", refusal.key)
        except Exception:
            logger.exception("the caretaker could not do something")
        return False

    async def wake_all(self) -> None:
        """After a start: note the tables where computer players or a time limit are due, now or later.

        Those that should have been served already come in the order in which they were used, the last one first.
        """
        columns, at = schema.tables.c, now()
        async with self.hall.database.engine.connect() as connection:
            query = select(columns.id, columns.due).where(columns.due.is_not(None)).order_by(columns.touched.desc())
            places = itertools.count()
            async for rows in (await connection.stream(query)).partitions(MOST_ROWS):
                for row in rows:
                    if row.id not in self.hall.tables:  # what was asked for meanwhile is known better
                        self.due.set(row.id, row.due if row.due > at else next(places))

    async def follow_clock(self) -> None:
        """When the wall clock has jumped, deadlines jump with it: people have the time that they had.

        Whoever thinks that time is over waits until all tables have followed.
        """
        async with self.following:
            looked = self.clock.looked
            jump = self.clock.look()
            if not jump:
                return
            logger.warning("the clock has jumped by %d ms", jump)
            since = now() - (self.clock.looked - looked)  # a round that began after the jump began between two looks
            self.due.shift(jump)
            self.looks.shift(jump)
            async for table_id in one_by_one({*self.due.times, *self.late, *self.hall.tables}):
                await self.hall.follow_clock(table_id, jump, since)

    async def go_round(self) -> None:
        """See to all tables where something is due."""
        async for table_id in one_by_one(self.due.ring(now())):
            if table_id in self.late:
                self.due.set(table_id, now() + round(STEP_SECONDS * 1000))
            else:
                self.late[table_id] = asyncio.create_task(self._serve(table_id))  # others do not wait
                self.late[table_id].add_done_callback(lambda _, served=table_id: self.late.pop(served, None))  # type: ignore[misc]
        async for table_id in one_by_one(self.looks.ring(now())):
            if (live := self.hall.tables.get(table_id)) is not None:
                await self._attempt(self.look_at(live))

    async def _serve(self, table_id: str) -> None:
        """A time limit is over, or computer players are due; what could not be done is tried again later."""
        try:
            await self.serve(table_id)
        except Refusal as refusal:
            if refusal.status == NOT_FOUND:  # it was deleted meanwhile
                return
        except Exception:
            logger.exception("a table that is due could not be served")
            self.due.set(table_id, now() + round(AGAIN_SECONDS * 1000))
            return
        live = self.hall.tables.get(table_id)
        if live is not None and live.table.is_late(now()):
            self.due.set(table_id, now() + round(AGAIN_SECONDS * 1000))

    async def serve(self, table_id: str) -> None:
        """The same once. A table that is in memory does not wait for those that have to be read."""
        live = self.hall.tables.get(table_id) or await self._read(table_id)  # computer players are woken by that
        if live.table.is_late(now()):
            await self.play_late(live)
        else:
            self.due.set(table_id, live.table.deadline())

    async def _read(self, table_id: str) -> LiveTable:
        """A table from the disk. Who asks is served meanwhile: there is as much rest as work."""
        async with self.reading:
            began = time.monotonic()
            live = await self.hall.find(table_id, is_used=False)
            await asyncio.sleep(time.monotonic() - began)
        return live

    async def look_at(self, live: LiveTable) -> None:
        """One table in memory."""
        if heir := self.heir_of(live):
            with contextlib.suppress(Refusal):  # it was deleted meanwhile
                await self.hall.change(live.table.id, lambda current: new_host(current, heir))
        idle = time.monotonic() - live.used > self.settings.idle_seconds
        if idle and self.hall.is_unused(live):
            self.hall.drop(live)
        elif self.hall.tables.get(live.table.id) is live:
            self.looks.set(live.table.id, now() + round(max(STEP_SECONDS, self.next_look(live)) * 1000))

    async def play_late(self, live: LiveTable) -> None:
        """The time is over: a computer player plays the turns that are missing, or takes the seats."""
        table = live.table
        agreement, round_ = table.agreement, table.running().round
        missing = table.awaited_people()
        if not missing:
            return
        turns: dict[int, Turn] = {}
        if not takes_seats(table, missing):
            turns = await self.thinkers.find_turns(table, dict.fromkeys(missing, agreement.stand_in))
        await self.follow_clock()
        await self.hall.change(table.id, lambda current: late_events(current, round_, turns))

    def heir_of(self, live: LiveTable) -> str | None:
        """Who is to be host, because the one who was is gone: the next person who is there."""
        table = live.table
        if table.host is None or table.status not in ("open", "running"):
            return None
        if live.absent_for(table.host) < self.settings.absent_seconds:
            return None
        present = [table.chairs[seat].guest for seat in sorted(live.present())]
        return present[0] if present and present[0] != table.host else None


async def one_by_one(things: Iterable[T]) -> AsyncIterator[T]:
    """Things, however many there are: after a few of them others are served."""
    for count, thing in enumerate(things, 1):
        yield thing
        if count % FEW == 0:
            await asyncio.sleep(0)


def takes_seats(table: Table, late: list[int]) -> bool:
    """Whether computer players take the seats that are late. Nobody would be left to play with if all were."""
    return table.agreement.late == "seat" and table.has_people_besides(late)


def late_events(table: Table, round_: int, turns: dict[int, Turn]) -> list[Event]:
    """What happens to seats that are late, as far as they still are."""
    if table.status != "running" or table.running().round != round_ or not table.is_late(now()):
        return []
    late = table.awaited_people()
    if takes_seats(table, late):
        return [events.Seated(seat=seat, player=table.agreement.stand_in) for seat in late]
    return [computer_turn(table, seat, round_, turns[seat], "clock") for seat in late if seat in turns]


def new_host(table: Table, guest: str | None) -> list[Event]:
    """Another person is host, if they still sit there."""
    return [events.Hosted(guest=guest)] if guest and guest != table.host and table.seat_of(guest) is not None else []
