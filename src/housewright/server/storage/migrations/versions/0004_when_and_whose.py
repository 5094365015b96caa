"""When a table is due, and whose it is: for time limits without a walk, and for shares of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns are added and one is dropped in place; no table is built anew."""
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("opener", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("size", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE tables SET due = 0 WHERE awake")  # whatever was awake is looked at after the start
    op.execute(
        "UPDATE tables SET opener = (SELECT guest FROM log WHERE table_id = id AND seq = 1),"
        " size = (SELECT coalesce(sum(length(body)), 0) FROM log WHERE table_id = id)"
    )
    op.drop_column("tables", "awake")
    op.create_index(op.f("ix_tables_due"), "tables", ["due"])
    op.create_index(op.f("ix_tables_opener"), "tables", ["opener"])
    op.create_index(op.f("ix_tables_origin"), "tables", ["origin"])
