"""The hall, where the tables stand: every change goes append, commit, answer, publish. Memory is a cache of the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from base64 import b32encode
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from housewright.engine.struct import COMPILED
from housewright.server.clock import now
from housewright.server.hall.live import LiveTable
from housewright.server.logs import without_words
from housewright.server.metrics import EVENTS
from housewright.server.refusals import Refusal, conflict, unknown
from housewright.server.settings import Settings
from housewright.server.storage import schema
from housewright.server.storage.database import Database, Statement
from housewright.server.storage.schema import Kind
from housewright.server.tables.bounds import require_room
from housewright.server.tables.commands import by_the_rules
from housewright.server.tables.events import Agreement, Entry, Event, Opened, Rematched
from housewright.server.tables.forgetting import farewell
from housewright.server.tables.rows import changed_rows, forgotten_rows, new_rows, read_rows, read_table
from housewright.server.tables.table import OtherRulesError, Table
from housewright.server.tables.unread import UnreadTable, header, read_without_rules, unread

Planned: TypeAlias = Event | tuple[Event, str]  # an event, perhaps with an idempotency key
Decide: TypeAlias = Callable[[Table], Sequence[Planned]]
Read: TypeAlias = Callable[[Callable[[], Table]], Awaitable[Table]]  # how a log is read, so that nobody waits
Plan: TypeAlias = tuple[list[Entry], Table, list[Statement]]

CODE_SIGNS = "BCDFGHJKLMNPQRSTVWXZ34679"  # no vowels: no words; no digits that look like letters
CODE_LENGTH = 8
LINK_BYTES = 10
ATTEMPTS = 3  # when somebody else wrote first
FEW_CHAIRS = 12  # a change at a table with so many takes a moment
MEGABYTE = 1_000_000
MOST_PUT_AWAY = 20  # tables at a time
MOST_UNREAD = 500  # tables that cannot be read, of which is known what lists show
logger = logging.getLogger(__name__)


class Hall:
    """All tables, those in memory and those in the database."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database, self.settings = database, settings
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()  # those asked for last are last
        self.weight = 0  # of them, about so many bytes of memory
        self.loading: dict[str, asyncio.Task[LiveTable | UnreadTable | None]] = {}
        self.unread: OrderedDict[str, tuple[float, UnreadTable]] = OrderedDict()  # since when that is known
        self.rewritten: set[str] = set()  # tables from whose logs somebody is gone since the start
        self.jumps: dict[str, int] = {}  # by how many milliseconds the clock was set while a round was running
        self.listeners: list[Callable[[LiveTable], None]] = []  # told of every table that changed

    # --- finding ------------------------------------------------------------------------------------------------------

    async def find(self, table_id: str, is_used: bool = True) -> LiveTable:
        """The table of that id, from memory or from its log; a Refusal if there is none, or none that can be read."""
        live = await self._reach(table_id, asyncio.to_thread)
        if isinstance(live, UnreadTable):
            raise unread(live)
        if live is None:
            raise unknown()
        if is_used:
            self._use(live)
        return live

    async def find_any(self, table_id: str) -> Table:
        """The same table, and if it cannot be read any more, what can be said of it without the rules."""
        try:
            return (await self.find(table_id)).table
        except Refusal:
            stored = await read_rows(self.database, table_id)
            if stored is None:
                raise
            return await asyncio.to_thread(read_without_rules, stored)

    async def find_listed(self, table_id: str, read: Read) -> Table | None:
        """The same for a list, of which little is known if it cannot be read; none if it is not there any more."""
        found = await self._reach(table_id, read)
        if not isinstance(found, LiveTable):
            return found
        self._use(found)
        return found.table

    async def _reach(self, table_id: str, read: Read) -> LiveTable | UnreadTable | None:
        """What is in memory, or comes there from the disk."""
        found = self.tables.get(table_id) or self._find_unread(table_id)
        if found is not None:
            return found
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id, read))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    def _use(self, live: LiveTable) -> None:
        live.used = time.monotonic()
        if live.table.id in self.tables:
            self.tables.move_to_end(live.table.id)

    async def _load(self, table_id: str, read: Read) -> LiveTable | UnreadTable | None:
        stored = await read_rows(self.database, table_id)
        if stored is None:
            return None
        try:
            return self._keep(await read(lambda: read_table(stored)))
        except OtherRulesError:
            pass
        except Exception as wrong:  # whatever is wrong with a log that nobody understands, it breaks no list
            logger.error("a table cannot be read: %s", without_words(wrong))
        known = await asyncio.to_thread(lambda: header(read_without_rules(stored)))
        self.unread[table_id] = time.monotonic(), known
        if len(self.unread) > MOST_UNREAD:
            self.unread.popitem(last=False)
        return known

    def _find_unread(self, table_id: str) -> UnreadTable | None:
        """What is known of a table that could not be read, for a while."""
        since, known = self.unread.get(table_id, (0.0, None))
        return known if time.monotonic() - since < self.settings.idle_seconds else None

    def _keep(self, table: Table) -> LiveTable:
        """Hold a table in memory."""
        if jump := self.jumps.get(table.id):
            table.round_began = min(table.round_began + jump, now())
        live = self.tables[table.id] = LiveTable(table, self._tell_listeners, self.weigh)
        live.rewritten = table.seq if table.id in self.rewritten else 0
        self.weigh(live)
        self._tell_listeners(live)
        return live

    def drop(self, live: LiveTable) -> None:
        """Forget a table that may differ from its log, or that nobody uses; it is read anew when it is asked for."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            self.weight -= live.weight
        live.close()

    def is_unused(self, live: LiveTable) -> bool:
        """Whether nobody listens to it or changes it."""
        return not live.streams and not live.lock.locked()

    def weigh(self, live: LiveTable) -> None:
        """Note what a table takes in memory, and make room if that is too much."""
        if self.tables.get(live.table.id) is live:
            weight = live.weigh()
            self.weight += weight - live.weight
            live.weight = weight
            self._make_room(live)

    def _make_room(self, wanted: LiveTable) -> None:
        """Put away those that were not asked for longest, if all together take too much memory."""
        most = self.settings.memory_megabytes * MEGABYTE
        for _ in range(MOST_PUT_AWAY):
            if self.weight <= most:
                return
            table_id, oldest = next(iter(self.tables.items()))
            if oldest is not wanted and self.is_unused(oldest):
                self.drop(oldest)
            else:
                self.tables.move_to_end(table_id)

    # --- changing -----------------------------------------------------------------------------------------------------

    async def open(
        self,
        agreement: Agreement,
        seats: int,
        host: str,
        then: Sequence[Event] = (),
        kind: Kind = "game",
        day: str | None = None,
        seed: bytes | None = None,
        with_code: bool = True,
        origin: str | None = None,
        also: Callable[[str], Sequence[Statement]] = lambda table_id: (),
        follows: str | None = None,
    ) -> LiveTable:
        """A new table, and what happens there at once. What else is to be written about it is written with it, and
        the table that it `follows` is told: all of that, or nothing."""
        await self._require_room()
        planned: list[Event] = [Opened(agreement=agreement, seats=seats, host=host), *then]
        for attempt in range(ATTEMPTS):
            code, proof = (draw_code(), draw_proof()) if with_code else (None, None)
            table = Table(secrets.token_urlsafe(16), seed or secrets.token_bytes(32), kind, day, code, proof=proof)
            entries = number(table, planned)
            await asyncio.to_thread(add_all, table, entries)
            rows = await asyncio.to_thread(new_rows, table, entries, origin)
            try:
                rows += also(table.id)
                if follows is None:
                    await self.database.write(*rows)
                else:
                    await self.change(follows, rematched(table.id), rows)
            except IntegrityError:  # the code is taken
                if attempt + 1 == ATTEMPTS:
                    raise
                continue
            count(entries)
            return self._keep(table)
        raise AssertionError

    async def change(
        self, table_id: str, decide: Decide, also: Sequence[Statement] = ()
    ) -> tuple[LiveTable, list[Entry]]:
        """Let events happen that `decide` plans for the table as it is; a Refusal changes nothing."""
        for _ in range(ATTEMPTS):
            live = await self.find(table_id)
            async with live.lock:
                if self.tables.get(table_id) is not live:
                    continue
                entries, changed, rows = await self._plan(live.table, decide)
                if not entries:
                    return live, []
                try:
                    await self.database.write(*rows, *also)
                except IntegrityError:  # another process wrote this number: the primary key decides
                    self.drop(live)
                    continue
                except BaseException:
                    self.drop(live)
                    raise
                if changed.round_began != live.table.round_began:
                    self.jumps.pop(table_id, None)
                live.table = changed
                self.weigh(live)
                count(entries)
                self._tell_listeners(live)
                live.publish(entries)
                return live, entries
        raise conflict("busy")

    async def forget(self, table_id: str, guest: str) -> None:
        """Let a guest go for good, and rewrite the log without them; a table that cannot be read is only rewritten."""
        with contextlib.suppress(Refusal):
            await self.change(table_id, lambda table: farewell(table, guest))
        live = self.tables.get(table_id)
        async with live.lock if live else contextlib.nullcontext():
            await self.database.write(*await forgotten_rows(self.database, table_id, guest))
            self.unread.pop(table_id, None)
            self.rewritten.add(table_id)
            if table_id in self.tables:
                self.drop(self.tables[table_id])  # who listens comes back
        if live and live.table.due is not None:
            await self.find(table_id)  # so that computer players go on

    async def follow_clock(self, table_id: str, jump: int, since: int) -> None:
        """Let a round have the time that it had when the clock was set, unless it began since; in memory or not."""
        live = self.tables.get(table_id)
        async with live.lock if live else contextlib.nullcontext():
            if live and since <= live.table.round_began <= now():
                return
            self.jumps[table_id] = self.jumps.get(table_id, 0) + jump
            if live:
                live.table.round_began += jump
                self._tell_listeners(live)

    def cut_streams(self, guest: str) -> None:
        """End the streams of a guest whose token is good no more; who comes back is a stranger."""
        for live in self.tables.values():
            for stream in live.streams:
                if stream.guest == guest:
                    stream.close()

    async def _plan(self, table: Table, decide: Decide) -> Plan:
        """What happens, what the table is then, and what is written; neither large tables nor rules that are not
        compiled yet keep anybody else waiting."""
        if COMPILED and len(table.chairs) <= FEW_CHAIRS:
            return plan(table, decide)
        return await asyncio.to_thread(plan, table, decide)

    async def _require_room(self) -> None:
        async with self.database.engine.connect() as connection:
            busy = select(func.count()).where(schema.tables.c.status.in_(("open", "running")))
            if ((await connection.execute(busy)).scalar() or 0) >= self.settings.most_tables:
                raise Refusal(503, "house-full")

    def _tell_listeners(self, live: LiveTable) -> None:
        for listener in self.listeners:
            listener(live)


def rematched(table_id: str) -> Decide:
    """The same people meet again at another table."""
    return lambda _: [Rematched(table=table_id)]


def draw_code() -> str:
    """A code by which people join."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def draw_proof() -> str:
    """What a link carries: more than anybody can guess. Letters and digits only, because chats cut others off."""
    return b32encode(secrets.token_bytes(LINK_BYTES)).decode().lower()


def number(table: Table, planned: Sequence[Planned]) -> list[Entry]:
    """Give events their places in the log."""
    pairs = [item if isinstance(item, tuple) else (item, None) for item in planned]
    return [Entry(table.seq + 1 + index, now(), event, key) for index, (event, key) in enumerate(pairs)]


def plan(table: Table, decide: Decide) -> Plan:
    """Events in their places, the table when they have happened, and the rows of all that."""
    entries = number(table, decide(table))
    if not entries:
        return [], table, []
    require_room(table, [entry.event for entry in entries])
    changed = after(table, entries)
    return entries, changed, changed_rows(table, changed, entries)


def add_all(table: Table, entries: Sequence[Entry]) -> None:
    """Let events happen one after the other."""
    for entry in entries:
        table.add(entry)


def after(table: Table, entries: Sequence[Entry]) -> Table:
    """The table when these events have happened. What cannot happen is never written: the rules are asked here."""
    changed = table.copy()
    with by_the_rules(table.game):
        add_all(changed, entries)
    return changed


def count(entries: Sequence[Entry]) -> None:
    """Events for those who run the server."""
    for entry in entries:
        EVENTS.labels(entry.event.kind).inc()
