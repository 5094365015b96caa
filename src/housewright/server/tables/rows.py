"""Rows: a table as the database holds it, which is its log, and what it is found by. Both are written together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, bindparam, delete, insert, select, update

from housewright.server.access.shares import expected_bytes
from housewright.server.storage import schema
from housewright.server.storage.database import Database, Statement
from housewright.server.tables.daily import result_of
from housewright.server.tables.events import EVENT, Entry, guest_of, seat_of
from housewright.server.tables.forgetting import LogRow, rewritten
from housewright.server.tables.table import Table

HOUR = 3_600_000
MOST_ROWS = 500  # that are taken from the database at a time: everybody waits meanwhile
ADD_ENTRIES = insert(schema.log)
ADD_CHAIRS = insert(schema.chairs)
CHANGE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("changed"))
CHANGE_SIZE = CHANGE_TABLE.values(size=bindparam("kept"))


class Stored(NamedTuple):
    """A table as it is in the database."""

    row: Row[Any]
    log: Sequence[Row[Any]]


async def forgotten_rows(database: Database, table_id: str, guest: str) -> list[Statement]:
    """What is written when a guest is forgotten: in place, and whole replays that the guest brought."""
    here = schema.log.c.table_id == table_id
    async with database.engine.connect() as connection:
        columns = schema.log.c
        log = select(columns.seq, columns.body, columns.seat, columns.guest).where(here).order_by(columns.seq)
        rows = [LogRow(*row) for row in await connection.execute(log)]
    replay = (schema.tables.c.id == table_id) & (schema.tables.c.kind == "replay")
    opened = (schema.tables.c.id == table_id) & (schema.tables.c.opener == guest)
    return [
        *(
            (update(schema.log).where(here & (schema.log.c.seq == seq)).values(body=body), ())
            for seq, body in (await asyncio.to_thread(rewritten, rows, guest)).items()
        ),
        (update(schema.log).where(here & (schema.log.c.guest == guest)).values(guest=None), ()),
        (delete(schema.chairs).where((schema.chairs.c.table_id == table_id) & (schema.chairs.c.guest == guest)), ()),
        (update(schema.tables).where(opened).values(opener=None), ()),
        (delete(schema.tables).where(replay), ()),
    ]


async def read_rows(database: Database, table_id: str) -> Stored | None:
    """The rows of a table; none if there is no such table."""
    async with database.engine.connect() as connection:
        found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).first()
        if found is None:
            return None
        log = select(schema.log).where(schema.log.c.table_id == table_id).order_by(schema.log.c.seq)
        parts = (await connection.stream(log)).partitions(MOST_ROWS)
        return Stored(found, [row async for part in parts for row in part])


def read_table(stored: Stored) -> Table:
    """The table that its log adds up to."""
    row = stored.row
    table = Table(row.id, row.seed, row.kind, row.day, row.code, rules=row.rules, proof=row.proof)
    for entry in stored.log:
        table.add(read_entry(entry))
    return table


def read_entry(row: Row[Any]) -> Entry:
    """An entry of a log."""
    return Entry(row.seq, row.at, EVENT.validate_json(row.body), row.key)


def new_rows(table: Table, entries: Sequence[Entry], origin: str | None) -> list[Statement]:
    """What is written when a table is opened."""
    row = {"id": table.id, "seed": table.seed, "kind": table.kind, "day": table.day, "opened": entries[0].at}
    whose = {"opener": table.host, "origin": origin, "size": kept_bytes(table), "proof": table.proof}
    return [
        (insert(schema.tables), [row | found_by(table) | whose]),
        (ADD_ENTRIES, log_rows(table, entries)),
        *add_chairs(table),
    ]


def kept_bytes(table: Table) -> int:
    """What a table takes on the disk, about: while it goes on no less than a game usually needs."""
    return table.size if is_over(table) else max(table.size, expected_bytes(table.kind, len(table.chairs)))


def is_over(table: Table) -> bool:
    """Whether nobody plays there any more; what is found about it then counts, too, and its log hardly grows."""
    return table.status not in ("open", "running")


def changed_rows(before: Table, after: Table, entries: Sequence[Entry]) -> list[Statement]:
    """What is written when these events make the one table the other."""
    written: list[Statement] = [(ADD_ENTRIES, log_rows(after, entries))]
    if found_by(before) != (found := found_by(after)):
        written.append((CHANGE_TABLE, [{"changed": after.id, **found}]))
    if not is_over(before) and kept_bytes(before) != (kept := kept_bytes(after)):
        written.append((CHANGE_SIZE, [{"changed": after.id, "kept": kept}]))
    if chair_rows(before) != chair_rows(after):
        written += [(delete(schema.chairs).where(schema.chairs.c.table_id == after.id), ()), *add_chairs(after)]
    return written if before.status == after.status else [*written, *result_of(after)]


def log_rows(table: Table, entries: Sequence[Entry]) -> list[dict[str, object]]:
    """Entries as rows of the log."""
    return [
        {
            "table_id": table.id,
            "seq": entry.seq,
            "at": entry.at,
            "seat": seat_of(entry.event),
            "key": entry.key,
            "body": entry.event.model_dump_json(),
            "guest": guest_of(entry.event),
        }
        for entry in entries
    ]


def found_by(table: Table) -> dict[str, object]:
    """What a table is found by."""
    return {
        "status": table.status,
        "listed": table.agreement.listed,
        "code": table.code,
        "rules": table.rules,
        "due": table.due,
        "touched": table.touched // HOUR * HOUR,
    }


def chair_rows(table: Table) -> list[dict[str, object]]:
    """The chairs of people, who find their tables by them."""
    return [
        {"table_id": table.id, "seat": seat, "guest": chair.guest}
        for seat, chair in enumerate(table.chairs)
        if chair.guest
    ]


def add_chairs(table: Table) -> list[Statement]:
    """Write the chairs of people, if there are any."""
    rows = chair_rows(table)
    return [(ADD_CHAIRS, rows)] if rows else []
