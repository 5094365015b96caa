"""Analyses: under way beside everything else, kept event by event; stopped, gone on with, and never computed twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from housewright.analysis.run import CannotAnalyseError, require_analyst
from housewright.engine.session import Session
from housewright.server.analysing import judging
from housewright.server.analysing.found import Found, makers_of, next_step, order_of
from housewright.server.analysing.keeping import asked_again, begun_row, ended, found_rows, key_of, nameless, read
from housewright.server.analysing.shown import AnalysisShown, AnalysisStatus
from housewright.server.hall.hall import Hall
from housewright.server.refusals import Refusal, conflict
from housewright.server.storage import schema
from housewright.server.tables.table import Table
from housewright.server.thinking.thinkers import HINTS, Thinkers, still_preparing

GO_ON = f"{judging.__name__}:{judging.go_on.__name__}"  # as another process finds it
MOST_KNOWN, MOST_SIZE = 40, 20_000_000  # analyses whose events stay in memory, and characters of them all
MOST_KEYS = 1_000
PAUSE_SECONDS = 5.0  # before it is tried again, when those who look ahead are too busy
MOST_OF_ONE = 4  # analyses of one guest under way
MOST_SHOWN = 300  # events in one answer
LEAST_MEASURED = 3  # turns, before it is said how long the others will take
BYTES_OF_TURN = 2_000  # on the disk, for what is found about it
Room: TypeAlias = Callable[[int], Awaitable[None]]  # for so many bytes; or a Refusal
logger = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Running:
    """An analysis that is under way."""

    found: Found
    session: Session
    table_id: str
    asker: str
    address: str
    had: int  # turns that were judged before
    began: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] | None = None

    @property
    def seconds(self) -> int | None:
        """About how long it will take, if that can be said."""
        judged = self.found.done - self.had
        if judged < LEAST_MEASURED:
            return None
        each = (time.monotonic() - self.began) / judged
        return round(each * (self.found.total - self.found.done))


class Analyses:
    """All analyses of the server: one for each record, whatever tables show it."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall, self.thinkers = hall, thinkers
        self.database, self.settings = hall.database, hall.settings
        self.known: OrderedDict[str, Found] = OrderedDict()
        self.keys: OrderedDict[str, str] = OrderedDict()  # by table
        self.running: dict[str, Running] = {}
        self.bells: dict[str, asyncio.Event] = {}  # rung when something is found
        self.reading = asyncio.Lock()
        self.going_on: asyncio.Task[None] | None = None
        self.is_closing = False

    # --- beginning and ending -----------------------------------------------------------------------------------------

    async def begin(
        self, table: Table, seat: int, computers: bool, asker: str, address: str, room: Room | None = None
    ) -> Found:
        """Begin, or go on, if there is room on the disk; what is under way looks at this seat first from now on."""
        self._require_possible(table)
        found = await self.find(table)
        async with self.reading:
            is_running = found.key in self.running
            computers = computers or (is_running and found.computers)
            order = order_of(table, seat, computers)
            is_done = found.has_all_of(order)
            if not is_running and not is_done:
                self._require_room(asker, address)
                if room is not None:
                    await room(BYTES_OF_TURN * found.left_of(order))
            found.order, found.computers = order, computers
            await self.database.write(asked_again(found) if is_done else begun_row(found, table.id))
            if is_done and not is_running:
                found.status = "done"
            elif found.key not in self.running:
                self._begin(found, table, asker, address)
        return found

    async def stop(self, table: Table) -> Found:
        """Compute nothing more; what was found stays."""
        found = await self.find(table)
        running = self.running.get(found.key)
        if running is not None:
            await self._cancel(running)
            await self._end(found, "stopped")
            self.known.pop(found.key, None)  # something more may have been written: it is read anew
        return await self.find(table)

    def let_go(self) -> None:
        """Answer all who wait for more."""
        self.is_closing = True
        for key in tuple(self.bells):
            self._ring(key)

    async def close(self) -> None:
        """Stop everything as long as the server is not there."""
        self.let_go()
        if self.going_on is not None:
            self.going_on.cancel()
        for running in tuple(self.running.values()):
            await self._cancel(running)

    def go_on(self, loaded: asyncio.Task[None]) -> None:
        """Go on with what was under way when the server ended, as soon as everything is loaded."""
        self.going_on = asyncio.create_task(self._go_on(loaded))

    async def _go_on(self, loaded: asyncio.Task[None]) -> None:
        await asyncio.wait({loaded})
        columns = schema.analyses.c
        query = (
            select(schema.analyses)
            .where(columns.status == "running")
            .order_by(columns.touched)
            .limit(self.settings.analyses)
        )
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            try:
                table = (await self.hall.find(row.table_id)).table
                await self.begin(table, row.first, row.computers, row.id, row.id)  # nobody in particular
            except Refusal as refusal:  # the table cannot be read any more
                logger.info("an analysis is not gone on with: %s", refusal.key)
            except Exception:
                logger.exception("an analysis cannot be gone on with")

    def _require_possible(self, table: Table) -> None:
        if not self.settings.analyses:
            raise Refusal(503, "no-analyses")
        require_judged(table)

    def _require_room(self, asker: str, address: str) -> None:
        most, running = self.settings.analyses, self.running.values()
        own = sum(other.asker == asker for other in running)
        near = sum(other.address == address for other in running)
        if len(running) >= most or own >= MOST_OF_ONE or 2 * near >= most > 1:
            raise Refusal(503, "analyses-full")

    def _begin(self, found: Found, table: Table, asker: str, address: str) -> None:
        found.status = "running"
        running = self.running[found.key] = Running(
            found, nameless(table.running()), table.id, asker, address, found.done
        )
        running.task = asyncio.create_task(self._look(running))

    async def _cancel(self, running: Running) -> None:
        assert running.task is not None
        running.task.cancel()
        await asyncio.gather(running.task, return_exceptions=True)
        self.running.pop(running.found.key, None)  # also of a task that had not begun

    # --- computing ----------------------------------------------------------------------------------------------------

    async def _look(self, running: Running) -> None:
        """Turn by turn; each is kept before the next is asked for, and told."""
        found, status = running.found, "done"
        try:
            while not found.is_done:
                body = await self._next(running)
                if body is None:
                    await asyncio.sleep(PAUSE_SECONDS)
                    continue
                await self.database.write(*found_rows(found, running.table_id, body))
                found.add(body)
                self._ring(found.key)
        except asyncio.CancelledError:
            status = ""
            raise
        except IntegrityError:  # its table is deleted, and all that was found with it
            self.known.pop(found.key, None)
            found.status, status = "stopped", ""
        except Exception:
            logger.exception("an analysis failed")
            status = "failed"
        finally:
            self.running.pop(found.key, None)
            self._ring(found.key)
            if status:
                await self._end(found, status)  # type: ignore[arg-type]

    async def _end(self, found: Found, status: AnalysisStatus) -> None:
        found.status = status
        self._ring(found.key)
        await self.database.write(ended(found, status))

    async def _next(self, running: Running) -> str | None:
        """The next event, computed where others look ahead, after all that people wait for; none if all are busy."""
        found, depth = running.found, self.settings.analysis_depth
        seat, last = next_step(found)
        for session in (None, running.session):
            what = found.key, session, depth, seat, last
            try:
                body: str | None = await self.thinkers.let(running.asker, GO_ON, *what, is_awaited=False)
            except Refusal:
                return None
            if body is not None:
                return body
        raise AssertionError

    # --- finding ------------------------------------------------------------------------------------------------------

    async def find(self, table: Table) -> Found:
        """What was found so far about a game that is over."""
        async with self.reading:
            key = await self._key_of(table)
            found = self.known.get(key) or await read(self.database, key, table)
            self.known[key] = found
            self.known.move_to_end(key)
            self._make_room(found)
            return found

    def _make_room(self, wanted: Found) -> None:
        """Forget what was not asked for longest; it is read anew when it is asked for."""
        size = sum(found.size for found in self.known.values())
        for other in [found for found in self.known.values() if found is not wanted]:
            if len(self.known) <= MOST_KNOWN and size <= MOST_SIZE:
                return
            if other.key not in self.running:
                size -= other.size
                del self.known[other.key]

    async def _key_of(self, table: Table) -> str:
        if table.id not in self.keys:
            session, depth = nameless(table.running()), self.settings.analysis_depth
            self.keys[table.id] = await asyncio.to_thread(key_of, session, depth.value)
            if len(self.keys) > MOST_KEYS:
                self.keys.popitem(last=False)
        return self.keys[table.id]

    # --- telling ------------------------------------------------------------------------------------------------------

    async def wait(self, found: Found, after: int, seconds: float) -> None:
        """Wait until more than so many events are there, or nothing more comes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while found.status == "running" and len(found.bodies) <= after and not self.is_closing:
                    await self.bells.setdefault(found.key, asyncio.Event()).wait()

    def _ring(self, key: str) -> None:
        if bell := self.bells.pop(key, None):
            bell.set()

    def show(self, found: Found, table: Table, after: int) -> AnalysisShown:
        """What was found so far, the events after so many; more may be found while this is made."""
        running, status = self.running.get(found.key), found.status  # first: who is told the end asks no more
        events = found.events(after, MOST_SHOWN)
        makers = makers_of(table)
        for event in events:
            if event["kind"] == "turn":
                event["by"] = makers.get((event["seat"], event["round"]))
        return {
            "status": status,
            "depth": self.settings.analysis_depth.value,
            "beside": len(self.running) - (running is not None),
            "units": [*found.units],
            "turns": {"done": found.done, "of": found.total},
            "seconds": running.seconds if running else None,
            "next": min(after, len(found.bodies)) + len(events),
            "seats": found.sums(),
            "events": events,
        }


def require_judged(table: Table) -> None:
    """Only a game whose turns somebody can judge, here and now."""
    try:
        require_analyst(table.game)
    except CannotAnalyseError:
        raise conflict("no-analyst") from None
    if HINTS in still_preparing(table.agreement.game):
        raise conflict("preparing")
