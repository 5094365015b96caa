"""Analyses as the database holds them: by their records without names; what was found in the order it came."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or_update

from housewright.engine.record import write_record
from housewright.engine.session import Session
from housewright.players.analyst import find_analyst
from housewright.server.analysing.found import Found, order_of
from housewright.server.analysing.shown import AnalysisStatus
from housewright.server.clock import now
from housewright.server.storage import schema
from housewright.server.storage.database import Database, Statement
from housewright.server.tables.events import BYTES_OF_ROW
from housewright.server.tables.table import Table


def nameless(session: Session) -> Session:
    """The session without names: nobody's are needed, or kept."""
    return replace(session, names={}, towns={})


def key_of(session: Session, depth: str) -> str:
    """By what an analysis is found: the record, and whatever would judge it otherwise."""
    analyst = find_analyst(session.game.name)
    text = f"{write_record(session)} {analyst.version if analyst else ''} {depth}"
    return hashlib.sha256(text.encode()).hexdigest()


async def read(database: Database, key: str, table: Table) -> Found:
    """What is kept of the analysis of a game."""
    session, columns = table.running(), schema.findings.c
    async with database.engine.connect() as connection:
        row = (await connection.execute(select(schema.analyses).where(schema.analyses.c.id == key))).first()
        query = select(columns.body).where(columns.analysis_id == key).order_by(columns.place)
        bodies = [found.body for found in await connection.execute(query)] if row else []
    turns = [sum(seat in made for made in session.rounds) for seat in range(session.seats)]
    analyst = find_analyst(session.game.name)
    found = Found(key, analyst.units(session.seats) if analyst else (), turns)
    await asyncio.to_thread(add_all, found, bodies)
    if row is not None:
        found.status = "stopped" if row.status == "running" else row.status
        found.order, found.computers = order_of(table, row.first, row.computers), row.computers
    return found


def add_all(found: Found, bodies: Sequence[str]) -> None:
    """Events from the database."""
    for body in bodies:
        found.add(body)


def begun_row(found: Found, table_id: str) -> Statement:
    """What is written when somebody begins an analysis, or goes on with it."""
    values = {"status": "running", "first": found.order[0], "computers": found.computers, "touched": now()}
    row = insert_or_update(schema.analyses).values(id=found.key, table_id=table_id, **values)
    return row.on_conflict_do_update(index_elements=["id"], set_=values), ()


def asked_again(found: Found) -> Statement:
    """What is written when somebody asks for an analysis that is done: it is kept longer."""
    return update(schema.analyses).where(schema.analyses.c.id == found.key).values(touched=now(), status="done"), ()


def ended(found: Found, status: AnalysisStatus) -> Statement:
    """What is written when nothing more is computed."""
    return update(schema.analyses).where(schema.analyses.c.id == found.key).values(status=status), ()


def found_rows(found: Found, table_id: str, body: str) -> list[Statement]:
    """What is written of an event; it takes room on the disk like everything else of its table."""
    row = {"analysis_id": found.key, "place": found.kept, "body": body}
    columns = schema.tables.c
    grown = update(schema.tables).where(columns.id == table_id).values(size=columns.size + len(body) + BYTES_OF_ROW)
    return [(insert(schema.findings), [row]), (grown, ())]
