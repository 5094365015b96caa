"""Databases of version 0.1.0, as it left them."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from hashlib import sha256
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from housewright.server.storage.upgrading import MIGRATIONS

TOKEN = "guest-of-old.secret-of-old"
TABLE = "t" * 22
CODE = "BCDFGH"
AGREEMENT = {"game": "welcome", "options": "basic", "name": "", "listed": False, "limit": None, "late": "turn"}
LOG = (
    {"kind": "opened", "agreement": AGREEMENT | {"stand_in": "medium", "hints": True}, "seats": 2, "host": "HOST"},
    {"kind": "sat", "seat": 0, "guest": "HOST", "name": "Ada", "town": ""},
)


def make_first_version(file: Path) -> None:
    """An empty database of the first version."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
    engine.dispose()


def make_old_database(file: Path) -> None:
    """A database in which Ada sits at an open table."""
    make_first_version(file)
    guest, secret = TOKEN.split(".")
    with contextlib.closing(sqlite3.connect(file)) as stored, stored:
        known = sha256(secret.encode()).hexdigest()
        stored.execute("INSERT INTO guests VALUES (?, 'Ada', ?, 1700000000000)", (guest, known))
        now = "CAST(strftime('%s', 'now') AS INTEGER) * 1000"
        row = (TABLE, bytes(32), CODE)
        stored.execute(f"INSERT INTO tables VALUES (?, ?, 'game', NULL, {now}, 'open', 0, ?, 0, {now})", row)
        stored.execute("INSERT INTO chairs VALUES (?, 0, ?)", (TABLE, guest))
        for seq, event in enumerate(LOG, 1):
            body = json.dumps(event, separators=(",", ":")).replace("HOST", guest)
            seat = event.get("seat")
            stored.execute(f"INSERT INTO log VALUES (?, ?, {now}, ?, NULL, ?)", (TABLE, seq, seat, body))
