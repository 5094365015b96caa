"""A full house: as many running tables with time limits as one wants, made by copying one in the database."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx

COPY = "printf('copy-%017d', number)"  # as long as any id
DAY = 86_400_000  # milliseconds
PATIENCE, GLANCE = 120.0, 0.01  # seconds
FIRST_PATHS = ("/", "/api/guest", "/api/games", "/api/tables/mine")  # of somebody who comes


def fill(file: Path, table: str, tables: int) -> None:
    """Copy a table of a server that does not run until there are so many."""
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TEMP TABLE numbers (number INTEGER)")
        connection.executemany("INSERT INTO numbers VALUES (?)", [(number,) for number in range(1, tables)])
        for name, key in (("tables", "id"), ("chairs", "table_id"), ("log", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(COPY if column == key else column for column in columns)
            query = f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name}, numbers WHERE {key} = ?"
            connection.execute(query, [table])


def copies(file: Path) -> list[str]:
    """All tables there are."""
    with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        return [str(table) for (table,) in connection.execute("SELECT id FROM tables")]


def make_due(file: Path, table: str, after: int) -> float:
    """Let the time of a table be over so many milliseconds from now; returns when, in seconds."""
    due = time.time_ns() // 1_000_000 + after
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        (before,) = connection.execute("SELECT due FROM tables WHERE id = ?", [table]).fetchone()
        connection.execute("UPDATE log SET at = at + ? WHERE table_id = ?", [due - before, table])
        connection.execute("UPDATE tables SET due = ? WHERE id = ?", [due, table])
    return due / 1000


def make_late(file: Path) -> None:
    """Let the time of all tables be over."""
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE log SET at = at - ?", [2 * DAY])
        connection.execute("UPDATE tables SET due = due - ?", [2 * DAY])


def count_late_turns(file: Path) -> int:
    """How many turns were made because somebody's time was over."""
    with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        query = 'SELECT count(*) FROM log WHERE body LIKE \'%"by":"clock"%\''
        return int(connection.execute(query).fetchone()[0])


@contextlib.contextmanager
def started(file: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server as people start it, with all that it has to load; what Python compiles is kept, as it is for them."""
    command = [sys.executable, "-m", "housewright", "serve", "--port", str(port), "--database", str(file)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, env=environment) as server:
        try:
            yield server
        finally:
            server.kill()


def wait_for_answers(port: int, token: str, paths: Sequence[str]) -> None:
    """Ask like a page that is opened, until all of it is answered."""
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=PATIENCE) as client:
        for path in paths:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                with contextlib.suppress(httpx.ConnectError):
                    assert client.get(path).status_code == 200
                    break
                time.sleep(GLANCE)


def cpu_seconds(process: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_megabytes(process: int) -> float:
    """The most memory that a process has had so far."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1000
