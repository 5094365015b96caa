"""A full house: ten thousand running tables with time limits, made by copying one in the database."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

COPY = "printf('copy-%017d', number)"  # as long as any id
DAY = 86_400_000  # milliseconds


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


def cpu_seconds(process: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_megabytes(process: int) -> float:
    """The most memory that a process has had so far."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1000
