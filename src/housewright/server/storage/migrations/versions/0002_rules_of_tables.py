"""Tables know the version of the rules that they were begun with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All that has begun so far was begun with the first."""
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=True))
    op.execute("UPDATE tables SET rules = 1 WHERE status != 'open'")
