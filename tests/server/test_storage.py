"""The database by itself: who may use it and read it, what is noticed when it is damaged, locked or full."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import event, insert, text
from sqlalchemy.exc import IntegrityError, OperationalError
from typer.testing import CliRunner

from housewright.cli import app
from housewright.server.operating.serving import SWITCH_SECONDS
from housewright.server.storage import checking, database, schema
from housewright.server.storage.address import DatabaseError
from housewright.server.storage.backups import backup
from housewright.server.storage.database import Database
from housewright.server.storage.files import take_lock
from tests.server.mutants import mutated
from tests.server.test_operating import open_and_close
from tests.server.versions import load_version

PAGE, HEADER = 4096, 100


# --- one server at a time ---------------------------------------------------------------------------------------------


@pytest.fixture
def other_umask() -> Iterator[None]:
    """Files are for everybody unless told."""
    before = os.umask(0)
    yield
    os.umask(before)


def check_other_names(folder: Path) -> None:
    """Whoever has the database has it by all its names, also when the file beside it is deleted."""
    file, link, twin = folder / "house.db", folder / "link.db", folder / "twin.db"
    asyncio.run(open_and_close(str(file)))
    link.symlink_to(file)
    os.link(file, twin)
    lock = take_lock(file)
    try:
        for name in (file, link, twin):
            with pytest.raises(DatabaseError, match="another server uses"):
                asyncio.run(open_and_close(str(name)))
        (folder / "house.db.lock").unlink()
        with pytest.raises(DatabaseError, match="another server uses"):
            asyncio.run(open_and_close(str(file)))
    finally:
        lock.release()
    asyncio.run(open_and_close(str(link)))


def test_a_database_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    check_other_names(tmp_path)


def test_the_check_of_names_sees_a_server_that_locks_one_of_them(tmp_path: Path) -> None:
    with mutated("locks one name only"), pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        check_other_names(tmp_path)


def test_where_only_names_can_be_locked_links_lead_to_the_same_one(tmp_path: Path) -> None:
    file, link = tmp_path / "house.db", tmp_path / "link.db"
    asyncio.run(open_and_close(str(file)))
    link.symlink_to(file)
    with mutated("locks one name only"):
        lock = take_lock(file)
        try:
            with pytest.raises(DatabaseError, match="another server uses"):
                asyncio.run(open_and_close(str(link)))
        finally:
            lock.release()


def check_modes(folder: Path) -> None:
    """Nobody else may read anything: neither of a new database nor of one that was made for all, nor a copy."""

    async def look() -> dict[str, int]:
        opened = await Database.open(str(file))
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        await opened.close()
        return found

    file = folder / "house.db"
    for _ in range(2):
        found = asyncio.run(look())
        assert found == dict.fromkeys(("house.db", "house.db-wal", "house.db-shm", "house.db.lock"), 0o600)
        for path in folder.iterdir():
            path.chmod(0o644)
    backup(str(file), folder / "copy.db")
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600


def test_only_the_owner_may_read_database_and_copies(tmp_path: Path, other_umask: None) -> None:
    check_modes(tmp_path)


def test_the_check_of_modes_sees_a_server_that_leaves_old_files_as_they_are(tmp_path: Path, other_umask: None) -> None:
    with mutated("leaves old files as they are"), pytest.raises(AssertionError):
        check_modes(tmp_path)


# --- damage -----------------------------------------------------------------------------------------------------------


def damage(file: Path) -> None:
    """Overwrite a page of the log in the middle of a database that nobody uses."""
    content = file.read_bytes()
    page = content.rindex(b'"turned"') // PAGE
    file.write_bytes(content[: page * PAGE] + b"\xaa" * PAGE + content[(page + 1) * PAGE :])


def make_damaged(file: Path) -> dict[str, str]:
    """A full database of today, with a damaged page that no start reads by itself; returns whom and what it knows."""
    known = load_version("0.1.0", file)
    asyncio.run(open_and_close(str(file)))
    with contextlib.closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("UPDATE tables SET due = NULL")
    damage(file)
    return known


def check_damage(folder: Path) -> None:
    """A damaged database is neither opened nor copied."""
    make_damaged(folder / "house.db")
    for use in (start, copy):
        try:
            use(folder)
        except DatabaseError as wrong:
            assert "house.db is damaged" in str(wrong)
        else:
            raise AssertionError("nobody says that the database is damaged")
    assert not (folder / "copy.db").exists()


def start(folder: Path) -> None:
    """Open the database as a server does."""
    asyncio.run(open_and_close(str(folder / "house.db")))


def copy(folder: Path) -> None:
    """Make a backup."""
    backup(str(folder / "house.db"), folder / "copy.db")


def test_a_damaged_database_is_noticed_at_the_start_and_by_a_backup(tmp_path: Path) -> None:
    check_damage(tmp_path)
    told = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "house.db")])
    assert (told.exit_code, "is damaged" in told.output) == (1, True)


def test_the_check_of_damage_sees_a_server_that_does_not_look(tmp_path: Path) -> None:
    with mutated("does not look through its database"), pytest.raises(AssertionError, match="nobody says"):
        check_damage(tmp_path)


def test_what_cannot_be_read_counts_as_a_failure_until_something_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        opened = await Database.open(str(tmp_path / "house.db"))
        async with opened.engine.connect() as connection:
            with pytest.raises(OperationalError):
                await connection.execute(text("SELECT * FROM nowhere"))
        assert opened.is_failing
        assert await opened.find_trouble() == ""
        assert not opened.is_failing
        await opened.close()

    asyncio.run(run())


def check_health_reads(file: Path) -> None:
    """A page is damaged that nobody asks for: it is noticed by asking how the database is."""

    async def run() -> str:
        opened = await Database.open(str(file))
        try:
            await opened.checkup.looking
            assert await opened.find_trouble() == ""
            await write_guests(opened, [1])
            await opened.empty_log()
            with file.open("r+b") as stored:
                stored.seek(HEADER)
                stored.write(b"\xaa" * (PAGE - HEADER))
            return await opened.find_trouble()
        finally:
            await opened.close()

    assert asyncio.run(run()) == "the database is damaged"


def test_how_the_database_is_is_found_out_by_reading(tmp_path: Path) -> None:
    check_health_reads(tmp_path / "house.db")


def test_the_check_of_health_sees_a_server_that_reads_nothing(tmp_path: Path) -> None:
    with mutated("reads nothing to see whether it can"), pytest.raises(AssertionError):
        check_health_reads(tmp_path / "house.db")


def failing(code: int) -> sqlite3.OperationalError:
    """An error of SQLite."""
    wrong = sqlite3.OperationalError("disk I/O error")
    wrong.sqlite_errorcode = code
    return wrong


def check_a_failing_disk(file: Path) -> None:
    """What could not be read once is not forgotten when something is written."""

    async def run() -> str:
        opened = await Database.open(str(file))

        def fail(*_: object) -> None:
            raise failing(sqlite3.SQLITE_IOERR_READ)

        event.listen(opened.engine.sync_engine, "do_execute", fail)
        async with opened.engine.connect() as connection:
            with pytest.raises(OperationalError):
                await connection.execute(text("SELECT * FROM guests"))
        event.remove(opened.engine.sync_engine, "do_execute", fail)
        written, trouble = await write_guests(opened, [1]), await opened.find_trouble()
        await opened.close()
        assert written == [type(None)]
        return trouble

    assert asyncio.run(run()) == "the database is damaged"


def test_what_the_disk_does_not_give_back_is_not_forgotten(tmp_path: Path) -> None:
    check_a_failing_disk(tmp_path / "house.db")


def test_the_check_of_disks_sees_a_server_that_forgets_what_could_not_be_read(tmp_path: Path) -> None:
    with mutated("forgets what could not be read"), pytest.raises(AssertionError):
        check_a_failing_disk(tmp_path / "house.db")


@pytest.mark.parametrize(
    ("code", "is_damage"),
    [(sqlite3.SQLITE_IOERR, True), (sqlite3.SQLITE_IOERR_SEEK, True), (sqlite3.SQLITE_INTERRUPT, False)],
)
def test_a_database_that_cannot_be_looked_through_is_damaged_unless_it_was_told_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, is_damage: bool
) -> None:
    file = tmp_path / "house.db"
    asyncio.run(open_and_close(str(file)))
    monkeypatch.setattr(checking, "find_damage", Mock(side_effect=failing(code)))
    with pytest.raises(DatabaseError, match="is damaged") if is_damage else contextlib.nullcontext():
        asyncio.run(open_and_close(str(file)))


# --- what is written together -----------------------------------------------------------------------------------------


def guest_row(number: int) -> dict[str, object]:
    """A guest."""
    return {"id": str(number), "name": "Ada", "secret": "", "came": 0}


async def write_guests(opened: Database, numbers: list[int]) -> list[type[Any]]:
    """Write guests at the same time; returns what each came to."""
    writes = [opened.write((insert(schema.guests), [guest_row(number)])) for number in numbers]
    return [type(found) for found in await asyncio.gather(*writes, return_exceptions=True)]


def check_a_foreign_lock(file: Path, patch: pytest.MonkeyPatch) -> None:
    """Somebody else keeps the database locked: those who share a commit wait for it once, not one after the other."""
    patch.setattr(database, "PRAGMAS", database.PRAGMAS | {"busy_timeout": "50"})
    tried: list[int] = []
    commit: Any = database.commit

    def counted(connection: Any, batch: Any) -> Any:
        tried.append(len(batch))
        return commit(connection, batch)

    patch.setattr(database, "commit", counted)

    async def run() -> None:
        opened = await Database.open(str(file))
        try:
            await lock_and_write(opened)
        finally:
            await opened.close()

    async def lock_and_write(opened: Database) -> None:
        with contextlib.closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await write_guests(opened, [*range(20)]) == [OperationalError] * 20
            assert len(tried) <= 2, "every write waits for itself"
            assert await opened.find_trouble() == "the database cannot be written"
            other.rollback()
        assert await write_guests(opened, [1, 2, 2, 3]) == [type(None), type(None), IntegrityError, type(None)]
        assert await opened.find_trouble() == ""

    asyncio.run(run())


def test_whoever_waits_for_a_foreign_lock_waits_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_a_foreign_lock(tmp_path / "house.db", monkeypatch)


def test_the_check_of_foreign_locks_sees_a_server_that_lets_everybody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mutated("lets everybody wait for a foreign lock"), pytest.raises(AssertionError, match="waits for itself"):
        check_a_foreign_lock(tmp_path / "house.db", monkeypatch)


def test_a_write_takes_the_way_to_another_thread_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At each step that goes there and back everybody waits for whoever computes in a third one."""

    async def run() -> None:
        opened = await Database.open(str(tmp_path / "house.db"))
        await write_guests(opened, [1])
        await opened.waiting.join()  # the thread is free again
        loop = asyncio.get_running_loop()
        told = Mock(side_effect=loop.call_soon_threadsafe)
        monkeypatch.setattr(loop, "call_soon_threadsafe", told)
        await opened.write(*((insert(schema.guests), [guest_row(number)]) for number in range(2, 6)))
        await opened.waiting.join()
        steps = told.call_count
        await opened.close()
        assert steps == 2, "it is told, and the thread is free again"

    asyncio.run(run())


def test_those_who_come_again_and_again_share_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer who begins as soon as the first has come would write for nearly everybody alone."""
    commit = Mock(side_effect=database.commit)
    monkeypatch.setattr(database, "commit", commit)

    async def come(opened: Database, who: int) -> None:
        for number in range(10):
            sum(range(50_000))  # what a request takes besides
            await opened.write((insert(schema.guests), [guest_row(10 * who + number)]))

    async def run() -> None:
        opened = await Database.open(str(tmp_path / "house.db"))
        await asyncio.gather(*(come(opened, who) for who in range(20)))
        await opened.close()

    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        asyncio.run(run())
    finally:
        sys.setswitchinterval(before)
    assert commit.call_count <= 20, "of 200 writes"


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        opened = await Database.open(str(tmp_path / "house.db"))
        written = asyncio.gather(*(opened.write((insert(schema.guests), [guest_row(number)])) for number in range(500)))
        await asyncio.sleep(0)
        await opened.close()
        await written

    asyncio.run(run())
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as stored:
        assert stored.execute("SELECT count(*) FROM guests").fetchone() == (500,)
