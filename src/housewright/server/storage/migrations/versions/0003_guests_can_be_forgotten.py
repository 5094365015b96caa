"""Tokens end, guests can be forgotten because the log says whom each row names, and links prove more than codes."""

from __future__ import annotations

import json
import secrets
from base64 import b32encode

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns are added, which rebuilds nothing."""
    op.add_column("guests", sa.Column("expires", sa.BigInteger(), nullable=True))
    op.add_column("guests", sa.Column("leaving", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("transfers", sa.Column("taker", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("proof", sa.String(length=16), nullable=True))
    op.add_column("log", sa.Column("guest", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_log_guest"), "log", ["guest"], unique=False)
    draw_proofs(op.get_bind())
    log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("body"), sa.column("guest"))
    names_somebody = log.c.body.like('%"guest":%') | log.c.body.like('%"host":%')
    connection = op.get_bind()
    found = connection.execute(sa.select(log.c.table_id, log.c.seq, log.c.body).where(names_somebody)).all()
    rows = [{"of": row.table_id, "number": row.seq, "named": named_in(row.body)} for row in found]
    if rows:
        here = (log.c.table_id == sa.bindparam("of")) & (log.c.seq == sa.bindparam("number"))
        connection.execute(sa.update(log).where(here).values(guest=sa.bindparam("named")), rows)


def draw_proofs(connection: sa.Connection) -> None:
    """Tables that people can join get a link, too."""
    tables = sa.table("tables", sa.column("id"), sa.column("code"), sa.column("proof"))
    for row in connection.execute(sa.select(tables.c.id).where(tables.c.code.is_not(None))).all():
        proof = b32encode(secrets.token_bytes(10)).decode().lower()
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(proof=proof))


def named_in(body: str) -> str | None:
    """The guest whom an event names."""
    event: dict[str, str | None] = json.loads(body)
    return event.get("guest") or event.get("host")
