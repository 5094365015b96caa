"""The database: opening it, bringing it up to date, and writing so that many who wait share one commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Executable, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 10_000
BEGIN = "BEGIN IMMEDIATE"
PRAGMAS = {"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": str(BUSY_MILLISECONDS)}
TOUCH = text("UPDATE alembic_version SET version_num = version_num")  # changes nothing, but is written
MOST_AT_ONCE = 200  # writes that share a commit
Statement: TypeAlias = tuple[Executable, Sequence[dict[str, Any]]]  # with the rows for it
PAUSE_SECONDS = 0.1  # before a broken connection is replaced
logger = logging.getLogger(__name__)


class DatabaseError(RuntimeError):
    """A database that cannot be used, with what is wrong in one sentence."""


def read_address(database: str) -> URL:
    """The address of a database; a plain path is a file of SQLite."""
    try:
        address = make_url(database) if "://" in database else URL.create("sqlite", database=database)
    except ArgumentError:
        raise DatabaseError(f"'{database}' is no address of a database") from None
    if address.get_backend_name() != "sqlite":
        raise DatabaseError(f"{address.get_backend_name()} is not supported; use the path of a file")
    return address.set(drivername="sqlite+aiosqlite")


def database_file(database: str) -> Path:
    """The file of an SQLite database."""
    name = read_address(database).database
    if not name or name == ":memory:":
        raise DatabaseError("the database must be a file, so that nothing is lost")
    return Path(name)


@dataclass(slots=True)
class Write:
    """Statements that belong together, and who waits for them."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]


@dataclass(slots=True)
class Database:
    """An open database: many readers, one writer."""

    engine: AsyncEngine
    lock: FileLock
    waiting: asyncio.Queue[Write] = field(default_factory=asyncio.Queue)
    writer: asyncio.Task[None] | None = None
    is_failing: bool = False  # the last write did not work, and not because of what was to be written

    @classmethod
    async def open(cls, database: str) -> Database:
        """Open, lock and bring up to date; a DatabaseError says why not."""
        file = database_file(database)
        lock = take_lock(file)
        # values stay out of error messages, and so out of the log: seeds are among them
        engine = create_async_engine(read_address(database), pool_size=4, max_overflow=4, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        try:
            async with engine.connect() as connection:
                await check_pragmas(connection)
                await connection.run_sync(upgrade)
                await connection.commit()
        except BaseException as wrong:
            await engine.dispose()
            lock.release()
            if isinstance(wrong, CommandError):  # it names a step that is not among ours
                raise DatabaseError(f"{file} is of a newer version of Housewright; use that one") from None
            if isinstance(wrong, DBAPIError):
                raise DatabaseError(f"{file} cannot be used: {wrong.orig}") from None
            raise
        opened = cls(engine, lock)
        opened.writer = asyncio.create_task(opened._write_all())
        return opened

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self.writer is not None:
            await self.waiting.join()
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()
        self.lock.release()

    async def write(self, *statements: Statement) -> None:
        """Execute and commit; returns when it is safe on the disk, raises if nothing was written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(statements, done))
        await asyncio.shield(done)

    async def _write_all(self) -> None:
        """Write for as long as the server runs; a connection that breaks is replaced."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    while True:
                        await self._write_next(connection)
            except Exception:
                logger.exception("the database cannot be written")
                await asyncio.sleep(PAUSE_SECONDS)

    async def _write_next(self, connection: AsyncConnection) -> None:
        """Take all who wait, commit them together, tell them."""
        batch = [await self.waiting.get()]
        while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
            batch.append(self.waiting.get_nowait())
        try:
            if not await commit(connection, batch) and len(batch) > 1:
                for write in batch:  # one of them is to blame: each for itself
                    await commit(connection, [write])
            self.is_failing = any(is_failure(write.done) for write in batch)
        except Exception as wrong:
            self.is_failing = True
            for write in batch:
                if not write.done.done():
                    write.done.set_exception(wrong)
            raise
        finally:
            for _ in batch:
                self.waiting.task_done()


def is_failure(done: asyncio.Future[None]) -> bool:
    """Whether a write failed that would work with a database in order."""
    return not done.cancelled() and isinstance(done.exception(), OperationalError)


async def commit(connection: AsyncConnection, batch: Sequence[Write]) -> bool:
    """Commit writes together; a failure is told only if there is one alone."""
    try:
        for statement, rows in gathered(batch):
            await connection.execute(statement, rows or None)
        await connection.commit()
    except Exception as wrong:
        await connection.rollback()
        if len(batch) == 1 and not batch[0].done.done():
            batch[0].done.set_exception(wrong)
        return False
    for write in batch:
        if not write.done.done():
            write.done.set_result(None)
    return True


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


def take_lock(file: Path) -> FileLock:
    """Make sure that no other server uses this file."""
    try:
        if file.is_dir():
            raise DatabaseError(f"{file} is a folder; the database must be a file")
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{file}.lock")
        Path(lock.lock_file).touch()  # an OSError says why not; the lock itself would not
        lock.acquire(timeout=0)
    except Timeout:
        raise DatabaseError(f"another server uses {file} already; stop it, or choose another --database") from None
    except OSError as wrong:
        raise DatabaseError(f"{file} cannot be used: {wrong.strerror}") from None
    return lock


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


def upgrade(connection: Connection) -> None:
    """Bring the tables to the newest version, all at once or not at all."""
    connection.exec_driver_sql(BEGIN)  # the driver would write every step for itself
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.execute(TOUCH)  # a file that can only be read is noticed now, not with the first turn


def backup(database: str, target: Path) -> int:
    """Copy a database, also while a server uses it; returns the size of the copy."""
    file = database_file(database)
    if not file.exists():
        raise DatabaseError(f"there is no database {file}")
    if target.exists():
        raise DatabaseError(f"{target} exists already")
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy)
    except (sqlite3.Error, OSError) as wrong:
        target.unlink(missing_ok=True)
        raise DatabaseError(f"{file} cannot be copied to {target}: {wrong}") from None
    return target.stat().st_size
