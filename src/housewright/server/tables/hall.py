"""The hall, where the tables stand: every change goes append, commit, answer, publish. Memory is a cache of the log."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from housewright.engine.game import SPECTATOR, Json, View
from housewright.server.metrics import EVENTS
from housewright.server.refusals import Refusal, conflict, unknown
from housewright.server.settings import Settings
from housewright.server.storage import schema
from housewright.server.storage.database import Database, Statement
from housewright.server.tables import showing
from housewright.server.tables.events import EVENT, Agreement, Entry, Event, Opened, seat_of
from housewright.server.tables.streams import Frame, Stream, frame
from housewright.server.tables.table import Kind, Table

Planned: TypeAlias = Event | tuple[Event, str]  # an event, perhaps with an idempotency key
Decide: TypeAlias = Callable[[Table], Sequence[Planned]]

CODE_SIGNS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words
CODE_LENGTH = 6
HOUR = 3_600_000
ATTEMPTS = 3  # when somebody else wrote first
MOST_MISSED = 50  # events; who missed more gets a snapshot
LINGER_SECONDS = 5.0  # a person whose connection was lost, or who asks again and again, counts as present for so long
ADD_ENTRIES = insert(schema.log)
ADD_CHAIRS = insert(schema.chairs)
logger = logging.getLogger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory: who is being told, who was there when, and whether somebody changes it just now."""

    table: Table
    noted: tuple[object, ...]  # what the database holds for finding it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    streams: set[Stream] = field(default_factory=set)
    seen: dict[str, float] = field(default_factory=dict)  # when a guest's last stream ended, on the monotonic clock
    since: float = field(default_factory=time.monotonic)  # in memory
    used: float = field(default_factory=time.monotonic)
    batches: asyncio.Queue[Batch | Presence] = field(default_factory=asyncio.Queue)
    publisher: asyncio.Task[None] | None = None
    told: set[int] = field(default_factory=set)  # the seats that were told to be present

    def present(self) -> set[int]:
        """The seats of people who have a stream open, or had one a moment ago."""
        guests = {stream.guest for stream in self.streams if stream.guest}
        lately = time.monotonic() - LINGER_SECONDS
        guests |= {guest for guest, at in self.seen.items() if at > lately}
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.guest in guests}

    def absent_for(self, guest: str) -> float:
        """Seconds since a guest had a stream."""
        if any(stream.guest == guest for stream in self.streams):
            return 0.0
        return time.monotonic() - self.seen.get(guest, self.since)


@dataclass(frozen=True, slots=True)
class Batch:
    """What happened at once, and what each seat that listens may see then."""

    entries: Sequence[Entry]
    round: int
    views: dict[int, View]
    present: set[int]


@dataclass(frozen=True, slots=True)
class Presence:
    """A person came or went. It takes its place among the batches: a table told before is older."""

    seat: int
    guest: str | None
    message: Frame


class Hall:
    """All tables, those in memory and those in the database."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database, self.settings = database, settings
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.listeners: list[Callable[[LiveTable], None]] = []  # told of every table that changed

    # --- finding ------------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from its log; a Refusal if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(task)
        if live is None:
            raise unknown()
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).first()
            if found is None:
                return None
            rows = await connection.execute(
                select(schema.log).where(schema.log.c.table_id == table_id).order_by(schema.log.c.seq)
            )
            entries = [Entry(row.seq, row.at, EVENT.validate_json(row.body), row.key) for row in rows]
        table = Table(table_id, found.seed, found.kind, found.day, found.code)
        await asyncio.to_thread(add_all, table, entries)
        live = self.tables[table_id] = LiveTable(table, noted(table))
        self._tell_listeners(live)
        return live

    def drop(self, live: LiveTable) -> None:
        """Forget a table that may differ from its log; it is read anew when it is asked for."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        self.quit(live)

    def quit(self, live: LiveTable) -> None:
        """Close all streams of a table; readers come back by themselves."""
        for stream in live.streams:
            stream.close()
        if live.publisher is not None:
            live.publisher.cancel()

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
    ) -> LiveTable:
        """A new table, and what happens there at once."""
        await self._require_room()
        planned: list[Event] = [Opened(agreement=agreement, seats=seats, host=host), *then]
        for attempt in range(ATTEMPTS):
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH)) if with_code else None
            table = Table(secrets.token_urlsafe(16), seed or secrets.token_bytes(32), kind, day, code)
            entries = [Entry(seq, now(), event) for seq, event in enumerate(planned, 1)]
            await asyncio.to_thread(add_all, table, entries)
            row = {"id": table.id, "seed": table.seed, "kind": kind, "day": day, "opened": now(), **found_by(table)}
            try:
                await self.database.write(
                    (insert(schema.tables), [row]),
                    (ADD_ENTRIES, rows_of(table, entries)),
                    *([(ADD_CHAIRS, chair_rows(table))] if chair_rows(table) else []),
                )
            except IntegrityError:  # the code is taken
                if attempt + 1 == ATTEMPTS:
                    raise
                continue
            live = self.tables[table.id] = LiveTable(table, noted(table))
            count(entries)
            self._tell_listeners(live)
            return live
        raise AssertionError

    async def change(self, table_id: str, decide: Decide) -> tuple[LiveTable, list[Entry]]:
        """Let events happen that `decide` plans for the table as it is; a Refusal changes nothing."""
        for _ in range(ATTEMPTS):
            live = await self.find(table_id)
            async with live.lock:
                if self.tables.get(table_id) is not live:
                    continue
                entries = number(live.table, decide(live.table))
                if not entries:
                    return live, []
                changed = live.table.copy()
                add_all(changed, entries)  # what cannot happen is never written
                try:
                    await self.database.write((ADD_ENTRIES, rows_of(changed, entries)), *notes(changed, live.noted))
                except IntegrityError:  # another process wrote this number: the primary key decides
                    self.drop(live)
                    continue
                except BaseException:
                    self.drop(live)
                    raise
                live.table, live.noted = changed, noted(changed)
                count(entries)
                self.publish(live, entries)
                return live, entries
        raise conflict("busy")

    async def _require_room(self) -> None:
        async with self.database.engine.connect() as connection:
            busy = select(func.count()).where(schema.tables.c.status.in_(("open", "running")))
            if ((await connection.execute(busy)).scalar() or 0) >= self.settings.most_tables:
                raise Refusal(503, "house-full")

    # --- telling ------------------------------------------------------------------------------------------------------

    def publish(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        """Tell everybody what is in the log now."""
        self._tell_listeners(live)
        table, present = live.table, live.present()
        live.told = present
        if not live.streams:
            return
        touched = [seat for seat in present if table.session and showing.touches(table, entries, seat)]
        views = {seat: table.running().view(seat) for seat in touched}
        self._queue(live, Batch(entries, round_of(table), views, present))

    def _queue(self, live: LiveTable, item: Batch | Presence) -> None:
        """Everything that is told at a table is told in the order in which it happened."""
        live.batches.put_nowait(item)
        if live.publisher is None or live.publisher.done():
            live.publisher = asyncio.create_task(self._publish(live))

    async def _publish(self, live: LiveTable) -> None:
        while not live.batches.empty():
            item = live.batches.get_nowait()
            if isinstance(item, Presence):
                for stream in tuple(live.streams):
                    if stream.guest is None or stream.guest != item.guest:  # who comes knows it
                        stream.send(item.message)
                continue
            try:
                public, own = await asyncio.to_thread(encode, live.table, item)
            except Exception:  # nothing is sent; who listens comes back and gets a snapshot
                logger.exception("a message could not be made")
                self.quit(live)
                return
            for stream in tuple(live.streams):
                seat = live.table.seat_of(stream.guest)
                stream.send(public if seat is None else own.get(seat, public))

    def listen(self, live: LiveTable, guest: str | None, after: int | None) -> tuple[Stream, list[Entry] | None]:
        """A new stream, and the events that it missed; none if it needs a snapshot."""
        table = live.table
        missed = None if after is None or not 0 < after <= table.seq else table.entries[after:]
        if missed is not None and len(missed) > MOST_MISSED:
            missed = None
        stream = Stream(guest, table.seq)
        live.streams.add(stream)
        self._tell_presence(live)
        return stream, missed

    def leave(self, live: LiveTable, stream: Stream) -> None:
        """A stream has ended."""
        live.streams.discard(stream)
        if stream.guest is not None:
            live.seen[stream.guest] = time.monotonic()
            asyncio.get_running_loop().call_later(LINGER_SECONDS + 0.01, self._tell_presence, live)

    def _tell_presence(self, live: LiveTable) -> None:
        """Tell who came and who went since it was told last."""
        after = live.present()
        changed, live.told = live.told ^ after, after
        for seat in sorted(changed) if live.streams else ():
            self._queue(live, Presence(seat, live.table.chairs[seat].guest, presence_frame(seat, seat in after)))

    def _tell_listeners(self, live: LiveTable) -> None:
        for listener in self.listeners:
            listener(live)


def encode(table: Table, batch: Batch) -> tuple[Frame, dict[int, Frame]]:
    """The public message, made once, and that of each seat that sees more."""
    seq = batch.entries[-1].seq
    content: dict[str, Json] = {"seq": seq, "events": showing.show_events(table, batch.entries, batch.present)}
    own = {
        seat: frame(seq, content | {"own": showing.own_changes(table, batch.round, view)})
        for seat, view in batch.views.items()
    }
    return frame(seq, content), own


def first_frame(live: LiveTable, stream: Stream, missed: list[Entry] | None) -> Frame | None:
    """What a new stream gets first: the events that it missed, or a snapshot; nothing if it missed none."""
    table, present = live.table, live.present()
    seat = table.seat_of(stream.guest)
    viewer = SPECTATOR if seat is None else seat
    if missed is None:
        return frame(table.seq, {"seq": table.seq, "snapshot": showing.snapshot(table, viewer, present)})
    if not missed:
        return None
    views = {seat: table.running().view(seat)} if seat is not None and table.session else {}
    public, own = encode(table, Batch(missed, round_of(table), views, present))
    return public if seat is None else own.get(seat, public)


def first_frames(live: LiveTable, stream: Stream, missed: list[Entry] | None) -> list[Frame]:
    """The same, and for those who resume, who is there: that is in no log."""
    first = first_frame(live, stream, missed)
    return [*([first] if first else []), *(presence_frames(live) if missed is not None else [])]


def presence_frame(seat: int, is_present: bool) -> Frame:
    """Whether somebody is there."""
    return frame(0, {"presence": {"seat": seat, "present": is_present}})


def presence_frames(live: LiveTable) -> list[Frame]:
    """Who of the people is there, for a reader who was not told for a while."""
    present = live.present()
    return [presence_frame(seat, seat in present) for seat, chair in enumerate(live.table.chairs) if chair.guest]


def round_of(table: Table) -> int:
    """The number of the running round; 0 before the start."""
    return table.session.round if table.session else 0


def number(table: Table, planned: Sequence[Planned]) -> list[Entry]:
    """Give events their places in the log."""
    pairs = [item if isinstance(item, tuple) else (item, None) for item in planned]
    return [Entry(table.seq + 1 + index, now(), event, key) for index, (event, key) in enumerate(pairs)]


def add_all(table: Table, entries: Sequence[Entry]) -> None:
    """Let events happen one after the other."""
    for entry in entries:
        table.add(entry)


def rows_of(table: Table, entries: Sequence[Entry]) -> list[dict[str, object]]:
    """Entries as rows of the log."""
    return [
        {
            "table_id": table.id,
            "seq": entry.seq,
            "at": entry.at,
            "seat": seat_of(entry.event),
            "key": entry.key,
            "body": entry.event.model_dump_json(),
        }
        for entry in entries
    ]


def found_by(table: Table) -> dict[str, object]:
    """What a table is found by in the database."""
    return {
        "status": table.status,
        "listed": table.agreement.listed,
        "code": table.code,
        "awake": table.is_awake,
        "touched": table.touched // HOUR * HOUR,
    }


def noted(table: Table) -> tuple[object, ...]:
    """The same, and who sits there, to see whether it changed."""
    return (*found_by(table).values(), *(chair.guest for chair in table.chairs))


def notes(table: Table, before: tuple[object, ...]) -> list[Statement]:
    """What must be written, together with the events that change it, so that the table is found."""
    if noted(table) == before:
        return []
    return [
        (update(schema.tables).where(schema.tables.c.id == table.id).values(**found_by(table)), ()),
        (delete(schema.chairs).where(schema.chairs.c.table_id == table.id), ()),
        *([(ADD_CHAIRS, chair_rows(table))] if chair_rows(table) else []),
        *finished_daily(table),
    ]


def count(entries: Sequence[Entry]) -> None:
    """Events for the figures of the house."""
    for entry in entries:
        EVENTS.labels(entry.event.kind).inc()


def chair_rows(table: Table) -> list[dict[str, object]]:
    """The chairs of people."""
    return [
        {"table_id": table.id, "seat": seat, "guest": chair.guest}
        for seat, chair in enumerate(table.chairs)
        if chair.guest is not None
    ]


def finished_daily(table: Table) -> list[Statement]:
    """The result of a deal of the day, if this table is the attempt that counts."""
    if table.kind != "daily" or table.status != "finished":
        return []
    total = table.game.scores(table.running().state)[0].total
    return [(update(schema.daily).where(schema.daily.c.table_id == table.id).values(total=total), ())]
