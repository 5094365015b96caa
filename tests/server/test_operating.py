"""For those who run a server: settings, backups, versions of the database, health, figures and logs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import socket
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner, Result

from housewright.cli import app
from housewright.server.operating.serving import listen
from housewright.server.settings import Settings
from housewright.server.storage import database, upgrading
from housewright.server.storage.address import DatabaseError
from housewright.server.storage.backups import backup
from housewright.server.storage.database import Database
from tests.server.mirrors import database_of, mirror, play_on, random_moves, read_log, read_rows
from tests.server.running import PATIENCE, Client, Server, Zygote, new_server, wait_until

Make = Callable[..., Server]
Command = Callable[..., Result]
TURNS_OF_A_BEGINNING = 4  # no game is over so soon
KEPT = {"chairs", "daily", "guests", "house", "log", "tables", "transfers", "analyses", "findings"}
ALL_TABLES = {"alembic_version", *KEPT}
served: list[Settings] = []  # by the command under test


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Command]:
    """`housewright …`, where serving only notes the settings, with a user's folders of its own."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("HOUSEWRIGHT_CONFIG", raising=False)
    monkeypatch.setattr("housewright.compiling.not_compiled", list)
    monkeypatch.setattr("housewright.cli.server.leave_at_once", lambda code: None)
    monkeypatch.setattr("housewright.server.operating.serving.serve", lambda settings, _: served.append(settings))
    served.clear()
    yield lambda *words: CliRunner().invoke(app, [*words], env={"COLUMNS": "300", "NO_COLOR": "1"})
    os.environ.pop("HOUSEWRIGHT_CONFIG", None)


async def open_and_close(address: str) -> None:
    """Bring a database up to date."""
    opened = await Database.open(address)
    await opened.close()


# --- settings ---------------------------------------------------------------------------------------------------------


def check_precedence(command: Command, patch: pytest.MonkeyPatch, folder: Path) -> None:
    file = folder / "housewright.toml"
    file.write_text('port = 1001\nhost = "10.0.0.1"\nthinking_seconds = 3.5\nopen_days = 2\n')
    patch.setenv("HOUSEWRIGHT_CONFIG", str(file))
    patch.setenv("HOUSEWRIGHT_PORT", "1002")
    patch.setenv("HOUSEWRIGHT_OPEN_DAYS", "3")
    assert command("serve").exit_code == 0
    assert command("serve", "--port", "1003", "--set", "open_days=4", "--set", "thinkers=2").exit_code == 0
    found = [(used.port, used.host, used.thinking_seconds, used.open_days, used.thinkers) for used in served]
    assert found == [(1002, "10.0.0.1", 3.5, 3, 0), (1003, "10.0.0.1", 3.5, 4, 2)]


def test_flags_win_over_the_environment_and_that_over_the_file(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    check_precedence(command, monkeypatch, tmp_path)


def test_the_check_of_settings_sees_another_order(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    right: Any = Settings.settings_customise_sources
    reverse = classmethod(lambda _, *sources, **more: right(*sources, **more)[::-1])
    monkeypatch.setattr(Settings, "settings_customise_sources", reverse)
    with pytest.raises(AssertionError):
        check_precedence(command, monkeypatch, tmp_path)


@pytest.mark.parametrize(
    ("words", "variables", "file", "complaint"),
    [
        (("--port", "99999"), {}, "", r"setting port: .*65535"),
        ((), {"HOUSEWRIGHT_PORT": "eighty"}, "", r"setting port: .*integer"),
        ((), {}, "port = 'eighty'", r"setting port: .*integer"),
        (("--set", "colour=blue"), {}, "", r"setting colour: there is no such setting\n"),
        (("--port", "80", "--set", "port=81"), {}, "", r"port is set twice"),
        (("--public-url", "houses.example"), {}, "", r"setting public_url: it must begin with https://"),
        (("--set", "trusted_proxies=banana"), {}, "", r"setting trusted_proxies: 'banana' does not appear"),
        (
            ("--set", "hosts=a.example,http://b.example"),
            {},
            "",
            r"setting hosts: 'http://b.example' is no name of a host",
        ),
        (("--set", "thinkers"), {}, "", r"--set wants name=value, not 'thinkers'"),
        ((), {"HOUSEWRIGHT_PROT": "80"}, "", r"HOUSEWRIGHT_PROT: there is no such setting; did you mean port\?"),
        ((), {}, "prot = 80", r"setting prot: there is no such setting; did you mean port\?"),
        ((), {}, "port = ", r"settings\.toml cannot be read: "),
        (("--set", "absent_seconds=0"), {}, "", r"setting absent_seconds: .*greater than 0"),
        (("--set", "log_level=loud"), {}, "", r"setting log_level: .*'debug', 'info'"),
        (("--config", "/no/such/file"), {}, "", r"there is no file /no/such/file"),
        (("--config", "/"), {}, "", r"/ is a folder"),
        ((), {"HOUSEWRIGHT_CONFIG": "/no/such/file"}, "", r"there is no file /no/such/file"),
    ],
)
def test_a_bad_setting_is_named(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: tuple[str, ...],
    variables: dict[str, str],
    file: str,
    complaint: str,
) -> None:
    if file:
        variables = {"HOUSEWRIGHT_CONFIG": str(tmp_path / "settings.toml")}
        (tmp_path / "settings.toml").write_text(file)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    result = command("serve", *words)
    assert result.exit_code == 1
    assert re.search(complaint, result.output), result.output
    assert served == []


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("postgresql://localhost/houses", "postgresql is not supported; use the path of a file"),
        (":memory:", "the database must be a file, so that nothing is lost"),
        ("sqlite://", "the database must be a file"),
        ("no way://", "is no address of a database"),
        ("/", "/ is a folder; the database must be a file"),
        ("/proc/house.db", "/proc/house.db cannot be used: "),
    ],
)
def test_a_database_that_cannot_be_used_is_named(address: str, complaint: str) -> None:
    with pytest.raises(DatabaseError, match=complaint):
        asyncio.run(open_and_close(address))


def test_a_port_that_is_taken_is_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "housewright.server.operating.serving.serve", lambda settings, _: listen(settings.host, settings.port)
    )
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = command("serve", "--port", str(taken.getsockname()[1]))
    assert result.exit_code == 1
    assert re.search(r"port \d+ of 127\.0\.0\.1 cannot be used: Address already in use", result.output), result.output


# --- backups ----------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def somebody_playing(server: Server, client: Client) -> Iterator[list[tuple[str, int]]]:
    """The beginnings of games played alone, one after the other; every turn that was answered, by table and number."""
    done: list[tuple[str, int]] = []
    is_over = threading.Event()

    def play() -> None:
        rng = random.Random(3)
        while not is_over.is_set():
            table = client.open(start=True)
            session = mirror(server, table)
            for _ in range(TURNS_OF_A_BEGINNING):
                moves = random_moves(session, 0, rng)
                done.append((table, client.turn(table, session.round, moves)["seq"]))
                session.submit(0, [session.game.read(move) for move in moves])

    playing = threading.Thread(target=play)
    playing.start()
    try:
        yield done
    finally:
        is_over.set()
        playing.join()


def check_backup(zygote: Zygote, server: Server, folder: Path, copy: Callable[[str, Path], object]) -> None:
    ada = server.guest("Ada")
    with somebody_playing(server, ada) as done:
        wait_until(lambda: len(done) >= 2 * TURNS_OF_A_BEGINNING, "some turns")
        answered = dict(done)
        copy(str(server.settings["database"]), folder / "copy.db")
        count = len(done)
        wait_until(lambda: len(done) > count, "turns after the backup")
    restored = new_server(zygote, folder / "restored", database=str(folder / "copy.db"))
    with contextlib.closing(restored.start()):
        again = Client(restored, ada.token)
        for table, seq in answered.items():
            answer = again.ask("GET", f"/tables/{table}")
            assert answer.is_success, "the table is not in the backup"
            assert answer.json()["you"] == 0
            assert answer.json()["seq"] == len(read_log(restored, table)) >= seq, "an answered turn is missing"
        assert read_rows(restored, "PRAGMA integrity_check") == [("ok",)]
        play_on({0: again}, table, mirror(restored, table), random.Random(9), 2)


def test_a_backup_is_made_while_people_play_and_can_be_played_on(
    zygote: Zygote, server: Server, tmp_path: Path, command: Command
) -> None:
    def copy(source: str, target: Path) -> None:
        result = command("backup", str(target), "--database", source)
        assert result.exit_code == 0, result.output
        assert re.search(r"copy\.db: [0-9,]+ bytes", result.output)

    check_backup(zygote, server, tmp_path, copy)


def test_the_check_of_backups_sees_a_mere_copy_of_the_file(zygote: Zygote, server: Server, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check_backup(zygote, server, tmp_path, lambda source, target: shutil.copyfile(source, target))


def test_a_restored_database_is_as_it_was(server: Server, tmp_path: Path) -> None:
    ada = server.guest("Ada")
    table = ada.open(start=True)
    play_on({0: ada}, table, mirror(server, table), random.Random(1), 2)
    before = ada.look(table)
    backup(str(server.settings["database"]), tmp_path / "copy.db")
    play_on({0: ada}, table, mirror(server, table), random.Random(1), 2)
    later = ada.open(start=True)
    server.kill()
    file = database_of(server)
    shutil.copyfile(tmp_path / "copy.db", file)
    for end in ("-wal", "-shm"):
        file.with_name(file.name + end).unlink(missing_ok=True)
    server.start()
    assert ada.look(table) == before
    ada.refused(f"/tables/{later}", 404, "no-such-table", "GET")


def test_a_backup_that_cannot_be_made_says_why_and_leaves_nothing(tmp_path: Path) -> None:
    source, letter = tmp_path / "house.db", tmp_path / "letter.txt"
    asyncio.run(open_and_close(str(source)))
    letter.write_text("Dear aunt, this is no database. " * 100)
    with pytest.raises(DatabaseError, match="there is no database"):
        backup(str(tmp_path / "nothing.db"), tmp_path / "copy.db")
    with pytest.raises(DatabaseError, match="exists already"):
        backup(str(source), letter)
    with pytest.raises(DatabaseError, match=r"copied to .*copy\.db: No such file"):
        backup(str(source), tmp_path / "no" / "folder" / "copy.db")
    with pytest.raises(DatabaseError, match="not a database"):
        backup(str(letter), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("name", ["two words.db", "per%20cent.db", "number#1.db", "what?.db", "städtchen.db"])
def test_a_database_may_have_any_name(tmp_path: Path, name: str) -> None:
    asyncio.run(open_and_close(str(tmp_path / name)))
    assert (tmp_path / name).exists()
    assert backup(str(tmp_path / name), tmp_path / "copy.db") > 0


# --- versions of the database -----------------------------------------------------------------------------------------


def tables_of(file: Path) -> set[str]:
    """The tables in a database."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def test_a_database_is_made_from_nothing_and_from_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    for file in (tmp_path / "new" / "folder" / "house.db", tmp_path / "empty.db"):
        asyncio.run(open_and_close(str(file)))
        assert tables_of(file) == ALL_TABLES
        asyncio.run(open_and_close(str(file)))


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from housewright.server.storage.schema import metadata

    asyncio.run(open_and_close(str(tmp_path / "house.db")))
    engine = create_engine(f"sqlite:///{tmp_path / 'house.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    asyncio.run(open_and_close(str(file)))
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match=r"house\.db is of a newer version of Housewright"):
        asyncio.run(open_and_close(str(file)))
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt, this is no database. " * 100)
    with pytest.raises(DatabaseError, match=r"letter\.txt cannot be used: file is not a database"):
        asyncio.run(open_and_close(str(letter)))
    assert letter.read_text() == "Dear aunt, this is no database. " * 100


def check_broken_off(file: Path, patch: pytest.MonkeyPatch) -> None:
    """A server that ends in the middle of bringing its database up to date can be started again."""
    import alembic.op

    make: Any = alembic.op.create_table
    made: list[str] = []

    def make_some(name: str, *columns: Any) -> Any:
        made.append(name)
        if len(made) > 3:
            raise InterruptedError
        return make(name, *columns)

    with patch.context() as meanwhile:
        meanwhile.setattr(alembic.op, "create_table", make_some)
        with pytest.raises(InterruptedError):
            asyncio.run(open_and_close(str(file)))
    try:
        asyncio.run(open_and_close(str(file)))
    except DatabaseError as wrong:
        raise AssertionError(str(wrong)) from None
    assert tables_of(file) == ALL_TABLES


def test_a_server_that_ends_while_it_makes_its_database_can_be_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_broken_off(tmp_path / "house.db", monkeypatch)


def test_the_check_of_broken_off_starts_sees_one_that_writes_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrading, "BEGIN", "SELECT 1")
    with pytest.raises(AssertionError):
        check_broken_off(tmp_path / "house.db", monkeypatch)


# --- health, figures, logs --------------------------------------------------------------------------------------------


def figures(server: Server) -> dict[str, float]:
    """All figures, by name and labels."""
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}


def health(server: Server) -> tuple[int, str]:
    """What the server says about itself."""
    answer = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
    return answer.status_code, answer.json()["status"]


def test_health_says_that_the_server_works(server: Server) -> None:
    assert health(server) == (200, "ok")


def check_health_of_a_full_disk(server: Server) -> None:
    def come_in() -> httpx.Response:
        return server.stranger().ask("POST", "/tokens", {"name": "x" * 24})

    while not come_in().is_error:
        pass
    told = [health(server) for _ in range(10) if come_in().is_error]  # what is left may do for something smaller
    assert (503, "the database cannot be written") in told


def test_health_says_that_nothing_can_be_written(make_server: Make) -> None:
    check_health_of_a_full_disk(make_server("has a full disk"))


def test_the_check_of_health_sees_a_server_that_always_feels_well(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="200"):
        check_health_of_a_full_disk(make_server("has a full disk + always feels well"))


def test_a_database_that_can_only_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "house.db"
    asyncio.run(open_and_close(str(file)))
    with contextlib.closing(sqlite3.connect(file)) as made:
        made.execute("PRAGMA journal_mode=delete")  # or the log beside it would have to be written for reading
    read_only = f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true"  # also for root
    monkeypatch.setattr(database, "PRAGMAS", {"foreign_keys": "1"})
    monkeypatch.setattr(database, "create_async_engine", lambda _, **more: create_async_engine(read_only, **more))
    with pytest.raises(DatabaseError, match="cannot be used: attempt to write a readonly database"):
        asyncio.run(open_and_close(str(file)))


def check_figures(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(seats=[None, "beginner"], start=True)
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "the computer player's turn")
    ada.refused(f"/tables/{table}/draft", 409, "round-not-begun", round=2)
    with ada.follow(table) as messages:
        next(messages)
        found = figures(server)
    kinds = [event["kind"] for event in read_log(server, table)]
    assert kinds == ["opened", "sat", "seated", "started", "turned"]
    for kind in kinds:
        assert found.get(f'housewright_events_total{{kind="{kind}"}}') == 1, kind
    assert (found["housewright_tables"], found["housewright_streams"], found["housewright_thinking"]) == (1, 1, 0)
    draft = '{method="POST",route="/api/tables/{table_id}/draft",status="409"}'
    assert found[f"housewright_requests_total{draft}"] == 1
    assert found['housewright_request_seconds_count{route="/api/tokens"}'] == 1
    assert not any(table in name for name in found)


def test_figures_count_requests_events_tables_and_streams(server: Server) -> None:
    check_figures(server)


def test_the_check_of_figures_sees_a_server_that_counts_no_events(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_figures(make_server("counts no events"))


def check_logs(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(seats=[None, "flora"], start=True)
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "the computer player's turn")
    httpx.get(f"{server.url}/api/no/such/thing", timeout=PATIENCE)
    nobody = {"Authorization": "Bearer nobody.nothing"}
    httpx.get(f"{server.url}/api/tables/{table}", headers=nobody, timeout=PATIENCE)
    server.stop()
    first, second, *lines = server.output.splitlines()
    assert re.fullmatch(r"Housewright is at http://localhost:\d+/  \(Ctrl-C stops it\)", first)
    assert second == f"Games are kept in {server.folder / 'house.db'}, which is new"
    found = [json.loads(line) for line in lines if is_object(line)]
    assert len(found) == len(lines), "a line that is no JSON"
    assert all({"time", "level", "from", "message"} <= entry.keys() for entry in found)
    asked = [(entry["method"], entry["route"], entry["status"]) for entry in found if entry["message"] == "request"]
    assert ("POST", "/api/tables", 201) in asked
    assert ("GET", "/api/tables/{table_id}", 200) in asked
    failed = [entry for entry in found if entry["level"] == "error"]
    assert len(failed) == 1
    assert "no idea" in failed[0]["error"]
    assert table not in server.output


def is_object(line: str) -> bool:
    """Whether a line is an object of JSON."""
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def test_logs_are_lines_of_json(make_server: Make) -> None:
    check_logs(make_server("players fail"))


def test_the_check_of_logs_sees_a_server_that_prints(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_logs(make_server("players fail + logs plain text"))
