"""Mutants that lose what they were told, or take it twice."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from filelock import FileLock
from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from housewright.server.access.guests import STRANGER, Guests, Known
from housewright.server.hall import hall
from housewright.server.hall.hall import Hall
from housewright.server.hall.live import LiveTable
from housewright.server.routes import play
from housewright.server.storage import database, files, schema, upgrading
from housewright.server.storage.database import Database
from housewright.server.tables import commands, rows
from housewright.server.tables.events import Entry
from housewright.server.tables.table import Answer, Table
from tests.server.mutants.patching import mutant, put, replace_in


@mutant
def acknowledges_before_storing() -> None:
    """Answers from memory and writes later."""
    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(0.3)
            await stored(self, *statements)

        tasks.add(asyncio.get_running_loop().create_task(later()))

    tasks: set[object] = set()
    Database.write = write  # type: ignore[method-assign]


@mutant
def has_a_full_disk() -> None:
    """No fault: files cannot grow beyond a megabyte."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))


@mutant
def does_not_notice_a_full_disk() -> None:
    """Failures of the database are taken for success."""
    has_a_full_disk()
    commit: Any = database.commit

    def careless(connection: Any, batch: Sequence[database.Write]) -> None:
        commit(connection, batch)

    database.commit = careless


@mutant
def loses_its_connection_to_the_database() -> None:
    """No fault: the first turn meets a connection to the database that breaks."""
    commit: Any = database.commit
    broken: list[bool] = []

    def once(connection: Any, batch: Sequence[database.Write]) -> Any:
        if not broken and any(b"turned" in str(write.statements).encode() for write in batch):
            broken.append(True)
            raise OSError("the connection is lost")
        return commit(connection, batch)

    database.commit = once


@mutant
def gives_up_writing() -> None:
    """When the connection to the database breaks, nothing is written any more."""
    loses_its_connection_to_the_database()

    async def write_all(self: Database) -> None:
        connection = await self._in_thread(self.writing.connect)
        while True:
            write = await self.waiting.get()
            write.tell(await self._in_thread(database.commit, connection, [write]))
            self.waiting.task_done()

    Database._write_all = write_all  # type: ignore[method-assign]


@mutant
def forgets_keys() -> None:
    """A retry is taken for something new."""
    commands.earlier_answer = lambda *_: None


@mutant
def answers_a_taking_back_anew() -> None:
    """A retried taking back gets the number of the last event."""
    answer_to: Any = play.answer_to

    def anew(table: Table, person: Any, key: str) -> Answer:
        answer: Answer = answer_to(table, person, key)
        return Answer(table.seq, answer.round, answer.closed)

    play.answer_to = anew


@mutant
def answers_a_retry_anew() -> None:
    """A submission that comes again is answered with the number of the last event, whatever that is now."""
    from housewright.server.tables.table import Answer

    def answer_to(table: Any, person: object, key: str) -> Answer:
        return Answer(table.seq, table.running().round)

    replace_in("housewright.server.routes.play", answer_to=answer_to)


@mutant
def does_not_compare_bodies() -> None:
    """The same key gets the same answer, whatever else is sent."""
    commands.earlier_answer = lambda table, seat, key, event: table.answers.get((seat, key), (None, None))[1]


class Meeting:
    """Where a test sends many changes at once, the first waits for the second, so that they certainly meet."""

    def __init__(self) -> None:
        self.is_first, self.second = True, asyncio.Event()

    async def wait(self) -> None:
        """Somebody wants to change something."""
        from tests.server.circumstances import AT_ONCE, told

        if told(AT_ONCE) is None:
            return
        if self.is_first:
            self.is_first = False
            await self.second.wait()
        self.second.set()


@mutant
def no_lock() -> None:
    """A table may be changed by many at a time, each on what was so a moment ago."""
    meeting = Meeting()

    async def change(self: Hall, table_id: str, decide: Any, also: Any = ()) -> Any:
        live = await self.find(table_id)
        planned = decide(live.table)
        await meeting.wait()
        entries = hall.number(live.table, planned)
        if entries:
            await self.database.write((rows.ADD_ENTRIES, rows.log_rows(live.table, entries)), *also)
            hall.add_all(live.table, entries)
            self._tell_listeners(live)
            live.publish(entries)
        return live, entries

    Hall.change = change  # type: ignore[method-assign]


@mutant
def no_lock_and_the_database_decides() -> None:
    """The primary key of the log decides, but whoever loses forgets the table and closes its streams."""

    meeting = Meeting()

    class NoLock:
        async def __aenter__(self) -> None:
            await meeting.wait()

        async def __aexit__(self, *_: object) -> None: ...

        def locked(self) -> bool:
            return False

    made: Any = LiveTable.__init__

    def init(self: LiveTable, *args: Any, **more: Any) -> None:
        made(self, *args, **more)
        self.lock = NoLock()  # type: ignore[assignment]

    LiveTable.__init__ = init  # type: ignore[method-assign]


@mutant
def forgets_what_was_taken_back() -> None:
    """A turn that is taken back is so in memory only."""
    from housewright.server.tables.events import Hosted, TakenBack

    written: Any = rows.log_rows

    def log_rows(table: Any, entries: Sequence[Entry]) -> Any:
        kept = [
            entry._replace(event=Hosted(guest=table.host)) if isinstance(entry.event, TakenBack) else entry
            for entry in entries
        ]
        return written(table, kept)

    rows.log_rows = log_rows


@mutant
def writes_one_thing_after_the_other() -> None:
    """What belongs together is not written at once."""
    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        for statement in statements:
            await stored(self, statement)

    Database.write = write  # type: ignore[method-assign]


@mutant
def others_always_write_first() -> None:
    """Every change of a table comes too late."""
    proper: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        if statements[0][0] is rows.ADD_ENTRIES:
            raise IntegrityError("", {}, Exception())
        await proper(self, *statements)

    put(Database, "write", write)


@mutant
def lets_logs_grow_for_ever() -> None:
    """Whatever was changed before may be changed again."""
    replace_in("housewright.server.hall.hall", require_room=lambda table, planned: None)


@mutant
def weighs_tables_once() -> None:
    """What a table takes on the disk is told when it is opened, and never again."""
    from housewright.server.access import shares

    async def require_more(self: shares.Shares, table_id: str, size: int) -> None: ...

    put(rows, "is_over", lambda table: True)
    put(shares.Shares, "require_more", require_more)


@mutant
def takes_no_lock() -> None:
    """A database may have two servers."""

    def take_lock(file: Path) -> files.Lock:
        return files.Lock(FileLock(f"{file}.{os.getpid()}.lock"), os.open(os.devnull, os.O_RDONLY))

    replace_in("housewright.server.storage.database", take_lock=take_lock)


@mutant
def locks_one_name_only() -> None:
    """A file beside the database says that somebody uses it, and nothing else does."""
    files.lock_byte = lambda file: os.open(file, os.O_RDWR | os.O_CREAT)


@mutant
def leaves_old_files_as_they_are() -> None:
    """What others may read they may read for ever."""
    replace_in("housewright.server.storage.database", make_private=lambda file: None)


@mutant
def does_not_look_through_its_database() -> None:
    """Every database is in order."""
    for module in ("backups", "checking"):
        replace_in(f"housewright.server.storage.{module}", find_damage=lambda connection: "")


@mutant
def does_not_look_where_its_files_are() -> None:
    """What was deleted is written on."""
    files.Places.is_lost = files.Places.is_log_lost = lambda self: False  # type: ignore[method-assign]


@mutant
def lets_everybody_wait_for_a_foreign_lock() -> None:
    """When those who share a commit fail, each is tried for itself, whatever the reason."""
    replace_in("housewright.server.storage.database", is_failure=lambda wrong: False)


@mutant
def reads_every_log_with_the_rules_of_today() -> None:
    """Whatever rules a table was begun with."""
    Table._begin = lambda self: None  # type: ignore[method-assign]


@mutant
def rebuilds_tables_with_references_enforced() -> None:
    """SQLite deletes what refers to a table that is dropped to be rebuilt."""
    upgrading.enforce_references = lambda *_: None


@mutant
def forgets_guests() -> None:
    """Guests are known only to the server that met them."""

    async def look_up(self: Guests, guest_id: str) -> Known:
        return self.kept.get(guest_id, STRANGER)

    Guests._look_up = look_up  # type: ignore[method-assign]


@mutant
def keeps_guests_in_memory() -> None:
    """A guest is forgotten when the server ends."""
    from housewright.server.access.guests import Guests

    admitted: Any = Guests.admit

    async def admit(self: Guests, *more: Any) -> Any:
        guest, *proof = await admitted(self, *more)
        kept = self.kept[guest.id]
        await self.rename(guest, guest.name)
        await self.database.write((delete(schema.guests).where(schema.guests.c.id == guest.id), ()))
        self.kept[guest.id] = kept
        return guest, *proof

    Guests.admit = admit  # type: ignore[assignment, method-assign]
