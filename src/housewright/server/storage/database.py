"""The database: opening it, and writing so that many who wait share one commit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, text
from sqlalchemy import exc as failures
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from housewright.server.storage.address import DatabaseError, database_file, read_address
from housewright.server.storage.backups import is_damage
from housewright.server.storage.checking import Checkup
from housewright.server.storage.files import Lock, Places, make_private, take_lock
from housewright.server.storage.upgrading import TOUCH, upgrade

BUSY_MILLISECONDS = 10_000
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": "2",
    "foreign_keys": "1",
    "busy_timeout": str(BUSY_MILLISECONDS),
    "secure_delete": "1",  # what is deleted is overwritten: it would be in the next backups, unseen
}
SAVE = text("PRAGMA wal_checkpoint(TRUNCATE)")  # all that is only in the write-ahead log into the database
READ = text("SELECT count(*) FROM sqlite_schema")  # which is on a page of the file
MOST_AT_ONCE = 200  # writes that share a commit
Statement: TypeAlias = tuple[Executable, Sequence[dict[str, Any]]]  # with the rows for it
PAUSE_SECONDS = 0.1  # before a broken connection is replaced, or something is tried again
EMPTYING_ATTEMPTS = 5
TRUST_SECONDS = 10.0  # after a write it is believed that another would work
OWN_FAULTS = (failures.IntegrityError, failures.DataError, failures.ProgrammingError)  # of what was to be written
T = TypeVar("T")
logger = logging.getLogger(__name__)


class LostError(Exception):
    """The database is not where it was: whatever is written now would be found by nobody."""


class LostLogError(Exception):
    """The write-ahead log is not where it was; what was in it is saved."""


@dataclass(slots=True)
class Write:
    """Statements that belong together, and who waits for them."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]

    def tell(self, wrong: Exception | None) -> None:
        """Say that it is done, or why not."""
        if self.done.done():
            return
        if wrong is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(wrong)


@dataclass(slots=True)
class Database:
    """An open database: many readers, one writer."""

    engine: AsyncEngine  # for readers
    writing: Engine  # for the writer, who has a thread: every step by way of the event loop would wait for others
    lock: Lock
    places: Places
    checkup: Checkup
    waiting: asyncio.Queue[Write] = field(default_factory=asyncio.Queue)
    writer: asyncio.Task[None] | None = None
    thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "writer"))
    written: float = field(default_factory=time.monotonic)  # when a write worked
    is_failing: bool = False  # something did not work last, and not because of what was to be read or written
    is_damaged: bool = False  # pages were found that cannot be what was written, or cannot be read

    @classmethod
    async def open(cls, database: str) -> Database:
        """Open, lock, bring up to date and look through; a DatabaseError says why not."""
        file = database_file(database).resolve()  # one lock, whatever links lead to it
        lock = take_lock(file)
        # values stay out of error messages, and so out of the log: seeds are among them
        address = read_address(database).set(database=str(file))
        engine = create_async_engine(address, pool_size=4, max_overflow=4, hide_parameters=True)
        writing = create_engine(address.set(drivername="sqlite"), pool_size=1, hide_parameters=True)
        for each in (engine.sync_engine, writing):
            event.listen(each, "connect", set_pragmas)
        try:
            async with engine.connect() as connection:
                await check_pragmas(connection)
                make_private(file)
                await connection.run_sync(upgrade, file)
            checkup = Checkup(file)
            await checkup.require_order()
        except BaseException as wrong:
            await engine.dispose()
            lock.release()
            if isinstance(wrong, DBAPIError):
                raise DatabaseError(f"{file} cannot be used: {wrong.orig}") from None
            raise
        opened = cls(engine, writing, lock, Places(file), checkup)
        for each in (engine.sync_engine, writing):
            event.listen(each, "handle_error", opened.notice)
        opened.writer = asyncio.create_task(opened._write_all())
        return opened

    async def close(self) -> None:
        """Write what is waiting, then close."""
        await self.checkup.close()
        if self.writer is not None:
            await self.waiting.join()
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self._in_thread(self.writing.dispose)
        self.thread.shutdown()
        await self.engine.dispose()
        self.lock.release()

    # --- writing ------------------------------------------------------------------------------------------------------

    async def write(self, *statements: Statement) -> None:
        """Execute and commit; returns when it is safe on the disk, raises if nothing was written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(statements, done))
        await asyncio.shield(done)

    async def empty_log(self) -> None:
        """Leave nothing in the write-ahead log: what was deleted is in there. Whoever reads or writes goes first."""
        async with self.engine.connect() as connection:
            await connection.execute(text("PRAGMA busy_timeout=0"))  # it would keep writers waiting while it waits
            try:
                for _ in range(EMPTYING_ATTEMPTS):
                    busy, *_ = (await connection.execute(SAVE)).one()
                    if not busy:
                        return
                    await asyncio.sleep(PAUSE_SECONDS)
            finally:
                await connection.execute(text(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}"))

    async def _in_thread(self, work: Callable[..., T], *what: Any) -> T:
        """Have something done by the writer's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *what)

    async def _write_all(self) -> None:
        """Write for as long as the server runs; a connection that breaks is replaced."""
        while True:
            try:
                connection = await self._in_thread(self.writing.connect)
                try:
                    while True:
                        await self._write_next(connection)
                finally:
                    await self._in_thread(connection.close)
            except LostLogError:
                logger.error("the write-ahead log was deleted; all that was in it is in the database now")
                await self._in_thread(self.writing.dispose)
                await self.engine.dispose()
                self.places.known_log = None
            except Exception:
                logger.exception("the database cannot be written")
                await asyncio.sleep(PAUSE_SECONDS)

    async def _write_next(self, connection: Connection) -> None:
        """Take all who wait, commit them together, tell them."""
        batch = [await self.waiting.get()]
        while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
            batch.append(self.waiting.get_nowait())
        loop = asyncio.get_running_loop()
        try:
            await self._in_thread(self._store, connection, batch, loop)
        except Exception as wrong:
            self.is_failing = not isinstance(wrong, LostLogError)
            tell_all(batch, wrong)
            raise
        finally:
            for _ in batch:
                self.waiting.task_done()

    def _store(self, connection: Connection, batch: Sequence[Write], loop: asyncio.AbstractEventLoop) -> None:
        """Commit writes together; each for itself only if one of them is to blame for a failure."""
        if self.places.is_lost():
            raise LostError
        wrong = commit(connection, batch)
        if wrong is not None and len(batch) > 1 and not is_failure(wrong):
            for write in batch:
                self._store(connection, [write], loop)
            return
        is_log_lost = wrong is None and self._save_if_lost(connection)
        self.is_failing = is_failure(wrong)
        loop.call_soon_threadsafe(tell_all, batch, wrong)
        if wrong is None:
            self.written = time.monotonic()
        if is_log_lost:
            connection.invalidate()
            raise LostLogError

    def _save_if_lost(self, connection: Connection) -> bool:
        """Whether the write-ahead log was deleted; then all that is in it is put where the next server will look."""
        if self.places.is_lost():
            raise LostError
        if not self.places.is_log_lost():
            return False
        busy, *_ = connection.execute(SAVE).one()
        if busy:
            raise LostError
        return True

    # --- health -------------------------------------------------------------------------------------------------------

    def notice(self, context: ExceptionContext) -> None:
        """Something could not be read or written."""
        wrong = context.sqlalchemy_exception
        self.is_failing = self.is_failing or is_failure(wrong)
        self.is_damaged = self.is_damaged or is_damage(context.original_exception)

    async def save_lost_log(self) -> None:
        """Whether somebody plays or not: when the write-ahead log was deleted, a write saves what was in it."""
        if not self.places.is_lost() and self.places.is_log_lost():
            await self.write((TOUCH, ()))

    async def find_trouble(self) -> str:
        """What is wrong, in a few words; nothing if the database can be read and written, as far as is known."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(READ)
            is_doubtful = self.is_failing or self.places.is_lost() or self.places.is_log_lost()
            if is_doubtful or time.monotonic() - self.written > TRUST_SECONDS:
                await self.write((TOUCH, ()))
        except LostError:
            return "the database is gone"
        except DBAPIError as wrong:
            if not is_damage(wrong.orig):
                return "the database cannot be written"
        return "the database is damaged" if self.is_damaged or self.checkup.damage else ""


def is_failure(wrong: BaseException | None) -> bool:
    """Whether this would have worked with a database in order."""
    return isinstance(wrong, failures.DatabaseError) and not isinstance(wrong, OWN_FAULTS)


def is_out_of_order(wrong: BaseException) -> bool:
    """Whether the database has to be mended or brought back first: until then nothing can be kept."""
    return is_failure(wrong) or isinstance(wrong, (LostError, LostLogError))


def commit(connection: Connection, batch: Sequence[Write]) -> Exception | None:
    """Commit writes together; what went wrong, if something did, and then nothing is written."""
    try:
        for statement, rows in gathered(batch):
            connection.execute(statement, rows or None)
        connection.commit()
    except Exception as wrong:
        connection.rollback()
        return wrong
    return None


def tell_all(batch: Sequence[Write], wrong: Exception | None) -> None:
    """Tell everybody who waits for one of these writes."""
    for write in batch:
        write.tell(wrong)


def gathered(batch: Sequence[Write]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """The statements of all, in order; rows for one and the same statement go together where they follow each other."""
    found: list[tuple[Executable, list[dict[str, Any]]]] = []
    for write in batch:
        for statement, rows in write.statements:
            if rows and found and found[-1][0] is statement:
                found[-1][1].extend(rows)
            else:
                found.append((statement, [*rows]))
    return found


def set_pragmas(connection: Any, _: Any) -> None:
    """Every connection: write-ahead log, and a commit is on the disk when it is told."""
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.close()


async def check_pragmas(connection: AsyncConnection) -> None:
    """Read back what was set: SQLite ignores what it does not know."""
    for name, wanted in PRAGMAS.items():
        found = str((await connection.execute(text(f"PRAGMA {name}"))).scalar())
        if found != wanted:
            raise DatabaseError(f"the database refuses {name}={wanted}: it stays {found}")
