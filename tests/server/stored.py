"""What is on the disk: the log of every table, read from the database without the server."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from housewright.server.tables.events import EVENT, Entry
from housewright.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a log."""

    seq: int
    at: int
    seat: int | None
    key: str | None
    body: str

    @property
    def event(self) -> Any:
        """What happened, as plain JSON."""
        return json.loads(self.body)


@dataclass(frozen=True, slots=True)
class Stored:
    """All tables of a database."""

    seeds: dict[str, bytes]
    logs: dict[str, list[Row]]

    def replay(self, table_id: str) -> Table:
        """The table that a log adds up to, every turn checked by the rules."""
        table = Table(table_id, self.seeds[table_id], "game")
        for row in self.logs[table_id]:
            table.add(Entry(row.seq, row.at, EVENT.validate_json(row.body), row.key))
        return table


def read_stored(database: Path) -> Stored:
    """Read a copy, with the write-ahead log as it lies there; opening the file itself would tidy up."""
    with tempfile.TemporaryDirectory() as folder:
        for file in database.parent.glob(f"{database.name}*"):
            if not file.name.endswith((".lock", "-shm")):
                shutil.copy(file, folder)
        connection = sqlite3.connect(Path(folder) / database.name)
        try:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            seeds = dict(connection.execute("SELECT id, seed FROM tables"))
            logs: dict[str, list[Row]] = {table: [] for table in seeds}
            query = "SELECT table_id, seq, at, seat, key, body FROM log ORDER BY table_id, seq"
            for table, *row in connection.execute(query):
                logs[table].append(Row(*row))
        finally:
            connection.close()
    return Stored(seeds, logs)
