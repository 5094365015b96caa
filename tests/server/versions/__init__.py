"""What older versions left, databases and records. Whoever adds a migration adds what the one before could leave."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

FOLDER = Path(__file__).parent


def load_version(version: str, file: Path) -> dict[str, str]:
    """Make a database of a version; returns tokens of people, ids of tables and hashes of records by their names.

    It was used until a moment ago, and the deal of the day is yesterday's.
    """
    text = (FOLDER / f"{version}.sql").read_text(encoding="utf-8")
    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript(text)
        (last,) = connection.execute("SELECT max(at) FROM log").fetchone()
        connection.execute("UPDATE log SET at = at + ?", [time.time_ns() // 1_000_000 - last])
        connection.execute("UPDATE tables SET touched = ?", [time.time_ns() // 1_000_000])
        connection.execute("UPDATE tables SET day = ? WHERE day IS NOT NULL", [yesterday])
        connection.execute("UPDATE daily SET day = ?", [yesterday])
    comments = [line.split()[1:] for line in text.splitlines() if line.startswith("-- ")]
    return {words[0]: words[1] for words in comments if len(words) == 2}


def record_of(version: str, game: str) -> Path:
    """A finished game as a version wrote it down."""
    return FOLDER / f"{version}-{game}.record"


def all_rows(file: Path, columns: dict[str, list[str]] | None = None) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, in these columns or in all."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        known = columns or columns_of(connection)
        return {
            table: sorted(connection.execute(f"SELECT {', '.join(names)} FROM {table}"), key=repr)
            for table, names in known.items()
        }


def columns_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of every table but the one that says which version this is."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'alembic_version'")
    return {
        table: [str(name) for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
        for (table,) in tables.fetchall()
    }
