"""Bringing a database up to date loses nothing: every row of a full one is compared, for all migrations there are."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import os
import random
import shutil
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from housewright.engine.record import read_record
from housewright.games import find_game
from housewright.server.storage import upgrading
from housewright.server.storage.address import DatabaseError
from housewright.server.storage.schema import metadata
from tests.server.mirrors import mirror, play_on, read_log
from tests.server.mutants import mutated
from tests.server.running import Client, Server, Zygote, accepted, new_server, wait_until
from tests.server.test_operating import open_and_close
from tests.server.test_records import compare_replay, send_record
from tests.server.versions import all_rows, columns_of, load_version, record_of
from tests.test_cli import housewright

Make = Callable[..., Server]
OLD = "0.1.0"
DROPPED = {("tables", "awake")}  # what said less than what is there now
DIGEST = "0" * 64
REBUILD = """
    for table in {tables}:
        with op.batch_alter_table(table, recreate="always") as batch:
            batch.add_column(sa.Column("more", sa.Text()))
"""
REBUILD_ALL = REBUILD.format(tables=tuple(metadata.tables))
MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9000", "{newest}"


def upgrade() -> None:
    {steps}
"""


def add_migration(folder: Path, patch: pytest.MonkeyPatch, steps: str) -> None:
    """One more migration, as somebody may write it one day."""
    newest = max(file.name[:4] for file in (upgrading.MIGRATIONS / "versions").glob("[0-9]*.py"))
    shutil.copytree(upgrading.MIGRATIONS, folder / "migrations")
    written = MIGRATION.format(newest=newest, steps=steps.strip())
    (folder / "migrations" / "versions" / "9000_one_more.py").write_text(written, encoding="utf-8")
    patch.setattr(upgrading, "MIGRATIONS", folder / "migrations")


def version_of(file: Path) -> str:
    """The version of a database."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def load_newest(file: Path) -> None:
    """A full database of the version before the next one: with all that an old one has, and with what came since."""
    known = load_version(OLD, file)
    asyncio.run(open_and_close(str(file)))
    file.with_name(f"{file.name}.0001").unlink()
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO analyses VALUES (?, ?, 'done', 0, 1, 0)", [DIGEST, known["replay"]])
        connection.executemany("INSERT INTO findings VALUES (?, ?, '{}')", [(DIGEST, place) for place in range(3)])
    assert set(all_rows(file)) == set(metadata.tables)


def check_upgrade(file: Path) -> None:
    """A full database is brought up to date; every row is as it was, also in the copy made before."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        columns = columns_of(connection)
    before, version = all_rows(file), version_of(file)
    assert all(before.values()), "a table without rows proves nothing"
    kept = {table: [name for name in names if (table, name) not in DROPPED] for table, names in columns.items()}
    expected = all_rows(file, kept)
    asyncio.run(open_and_close(str(file)))
    assert version_of(file) > version
    assert all_rows(file, kept) == expected, "rows are lost or changed"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    copy = file.with_name(f"{file.name}.{version}")
    assert (version_of(copy), all_rows(copy)) == (version, before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    asyncio.run(open_and_close(str(file)))
    assert sorted(path.name for path in file.parent.glob("house.db*")) == ["house.db", copy.name, "house.db.lock"]


def test_the_migrations_keep_every_row_of_a_full_database(tmp_path: Path) -> None:
    load_version(OLD, tmp_path / "house.db")
    check_upgrade(tmp_path / "house.db")


@pytest.mark.parametrize("load", [functools.partial(load_version, OLD), load_newest], ids=[OLD, "newest"])
def test_a_migration_that_rebuilds_every_table_keeps_every_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, load: Callable[[Path], object]
) -> None:
    load(tmp_path / "house.db")
    add_migration(tmp_path, monkeypatch, REBUILD_ALL)
    check_upgrade(tmp_path / "house.db")


@pytest.mark.parametrize(
    "tables", [tuple(metadata.tables), ("tables",), ("analyses",)], ids=["all", "tables", "analyses"]
)
def test_the_check_of_migrations_sees_one_that_deletes_what_refers_to_a_rebuilt_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: tuple[str, ...]
) -> None:
    load_newest(tmp_path / "house.db")
    add_migration(tmp_path, monkeypatch, REBUILD.format(tables=tables))
    with mutated("rebuilds tables with references enforced"), pytest.raises(AssertionError, match="lost or changed"):
        check_upgrade(tmp_path / "house.db")


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ('op.execute("DELETE FROM tables")', r"cannot be brought up to date: a row of (chairs|log|transfers) refers"),
        ('op.execute("SELECT 1 FROM nowhere")', "cannot be used: no such table"),
    ],
)
def test_a_migration_that_fails_or_breaks_references_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, complaint: str
) -> None:
    file = tmp_path / "house.db"
    load_version(OLD, file)
    before = all_rows(file)
    with monkeypatch.context() as meanwhile:
        add_migration(tmp_path, meanwhile, steps)
        for _ in range(2):
            with pytest.raises(DatabaseError, match=complaint):
                asyncio.run(open_and_close(str(file)))
    assert (version_of(file), all_rows(file)) == ("0001", before)
    asyncio.run(open_and_close(str(file)))


def test_a_database_without_room_for_a_copy_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    load_version(OLD, file)
    (tmp_path / "house.db.0001" / "in the way").mkdir(parents=True)
    with pytest.raises(DatabaseError, match="cannot be copied"):
        asyncio.run(open_and_close(str(file)))
    assert version_of(file) == "0001"


def make_older(file: Path, days: int) -> None:
    """Let a file have been written so many days ago."""
    at = time.time() - days * 86_400
    os.utime(file, (at, at))


def test_the_copy_from_before_an_upgrade_is_deleted_after_a_while(zygote: Zygote, place: Path) -> None:
    server = new_server(zygote, place, copy_days=10)
    file = place / "house.db"
    load_version(OLD, file)
    with contextlib.closing(server.start()):
        copy, own = file.with_name("house.db.0001"), file.with_name("house.db.2025")
        assert b"Bert" in copy.read_bytes()
        server.stop()
        own.touch()
        make_older(copy, 9)
        make_older(own, 100)
        server.mutant = "sweeps all the time"
        server.start()
        wait_until(lambda: server.output.count("swept") >= 1, "a sweep")
        assert copy.exists()
        make_older(copy, 11)
        wait_until(lambda: not copy.exists(), "the sweep")
        assert own.exists(), "whatever else lies there belongs to whoever runs the server"


def test_a_house_of_an_older_version_goes_on(zygote: Zygote, place: Path) -> None:
    server = new_server(zygote, place)
    known = load_version(OLD, place / "house.db")
    with contextlib.closing(server.start()):
        ada, bert = (Client(server, known[name]) for name in ("Ada", "Bert"))
        own = {row["id"]: row["status"] for row in ada.get("/tables/mine")}
        expected = {"open": "open", "running": "running", "finished": "finished", "rematch": "open"}
        assert {name: own.get(known[name]) for name in expected} == expected
        for name in ("finished", "alone"):
            record = ada.get(f"/tables/{known[name]}/record")
            assert hashlib.sha256(record.encode()).hexdigest() == known[f"{name}-record"]
        assert ada.get(f"/tables/{known['replay']}/rounds/1")["round"] == 1
        moves = [event for event in read_log(server, known["running"]) if event["kind"] == "turned"][-1]["turn"].split()
        number = mirror(server, known["running"]).round
        ada.turn(known["running"], number, moves, "a-key-of-0-1-0")  # sent again, and answered as before
        bert.turn(known["running"], number, bert.choose(known["running"], number))
        play_on({0: ada, 1: bert}, known["running"], mirror(server, known["running"]), random.Random(1), 2)
        bert.turn(known["computer"], 1, bert.choose(known["computer"], 1))
        wait_until(lambda: bert.look(known["computer"])["now"]["awaited"] == [0], "the computer player's turn")
        bert.post("/join", code=ada.look(known["open"])["code"])
        day = ada.look(known["daily"])["table"]["day"]
        assert [line["name"] for line in bert.get(f"/daily/{day}/basic")["board"]] == ["Ada"]


@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_a_record_of_an_older_version_is_imported_verified_and_shown(server: Server, game: str) -> None:
    file = record_of(OLD, game)
    record = file.read_text(encoding="utf-8")
    session = read_record(record, find_game)
    assert session.is_over
    ada = server.guest("Ada")
    table = accepted(send_record(ada, record))["id"]
    assert ada.get(f"/tables/{table}/record") == record
    compare_replay(ada, table, session)
    verified = housewright("verify", str(file))
    assert (verified.returncode, ": good (" in verified.stdout) == (0, True), verified.stdout
    shown = housewright("replay", str(file))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert all(name in shown.stdout for name in session.names.values())
