"""A database of the first version is brought up to date: nothing is lost, and what was awake goes on."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.mirrors import read_log
from tests.server.running import Client, Server, Zygote, new_server, wait_until
from tests.server.upgrading import make_first_version

Make = Callable[..., Server]
OTHERS = ("chairs", "daily", "guests", "house", "log", "transfers")
ADDED, DROPPED = {"due", "opener", "origin", "size"}, {"awake"}


def rows_of(file: Path, name: str) -> list[dict[str, Any]]:
    """What stands in a table of the database."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2")]


def go_back(server: Server, file: Path) -> None:
    """Put what a server has stored into a database of the first version."""
    make_first_version(file)
    source = Path(str(server.settings["database"]))
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("ATTACH ? AS source", [str(source)])
        for name in ("guests", "tables", "chairs", "log", "transfers", "daily", "house"):
            known = [row[1] for row in connection.execute(f"PRAGMA main.table_info({name})")]
            values = ["due IS NOT NULL" if column == "awake" else column for column in known]
            connection.execute(
                f"INSERT INTO main.{name} ({', '.join(known)}) SELECT {', '.join(values)} FROM source.{name}"
            )


def test_a_database_of_the_first_version_goes_on_and_keeps_every_row(
    make_server: Make, zygote: Zygote, place: Path
) -> None:
    server = make_server("computer players are asleep")
    ada, bert = server.guest("Ada"), server.guest("Bert")
    waiting = ada.open(seats=[None, "beginner"], start=True)
    opened = bert.open(seats=[None, None], listed=True)
    timed = bert.open(seats=[None], limit=86_400, start=True)
    bert.post("/daily", variant="basic")
    bert.post(f"/tables/{opened}/transfer")
    server.stop()
    file = place / "first.db"
    go_back(server, file)
    before = {name: rows_of(file, name) for name in (*OTHERS, "tables")}
    assert all(before.values())

    again = new_server(zygote, place / "again", "computer players are asleep", database=str(file)).start()
    with contextlib.closing(again):
        again.stop()
        for name in OTHERS:
            known = before[name][0].keys()
            assert [{column: row[column] for column in known} for row in rows_of(file, name)] == before[name]
        check_tables(before["tables"], rows_of(file, "tables"), before["log"])
        again.mutant = None
        again.start()
        wait_until(lambda: read_log(again, waiting)[-1]["kind"] == "turned", "the computer player, woken by nobody")
        assert Client(again, bert.token).look(timed)["now"]["deadline"]
        assert Client(again, bert.token).look(opened)["you"] == 0


def check_tables(before: list[dict[str, Any]], after: list[dict[str, Any]], log: list[dict[str, Any]]) -> None:
    """Each table is what it was, and it is known whose it is, and whether it is due."""
    assert len(before) == len(after) == 4
    for old, new in zip(before, after, strict=True):
        kept = old.keys() - DROPPED
        assert {name: new[name] for name in kept} == {name: old[name] for name in kept}
        bodies = [row["body"] for row in log if row["table_id"] == old["id"]]
        assert new["opener"] == json.loads(bodies[0])["host"]
        assert new["size"] == sum(map(len, bodies))
        assert new["origin"] is None
        assert new["due"] == (0 if old["awake"] else None)
        assert new.keys() - old.keys() >= ADDED
