"""Bringing a database up to date: with a copy made before, all at once or not at all, and every reference checked."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from housewright.server.storage.address import DatabaseError
from housewright.server.storage.backups import backup

MIGRATIONS = Path(__file__).parent / "migrations"
BEGIN = "BEGIN IMMEDIATE"
TOUCH = text("UPDATE alembic_version SET version_num = version_num")  # changes nothing, but is written


def upgrade(connection: Connection, file: Path) -> None:
    """Bring the tables to the newest version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    steps = ScriptDirectory.from_config(config)
    version, newest = MigrationContext.configure(connection).get_current_revision(), steps.get_current_head()
    if version is not None and version != newest:
        steps.get_revision(version)  # a CommandError if it is not among ours: then nothing is touched
        keep_copy(file, version)
    enforce_references(connection, False)
    try:
        connection.exec_driver_sql(BEGIN)  # the driver would write every step for itself
        command.upgrade(config, "head")
        if version != newest:
            check_references(connection, file)
        connection.execute(TOUCH)  # a file that can only be read is noticed now, not with the first turn
        connection.commit()
    finally:
        connection.rollback()
        enforce_references(connection, True)


def keep_copy(file: Path, version: str) -> None:
    """Keep the database as it is before it is changed; only the last copy of a version, which has everything."""
    kept, fresh = file.with_name(f"{file.name}.{version}"), file.with_name(f"{file.name}.{version}.new")
    fresh.unlink(missing_ok=True)  # of a start that was broken off
    backup(str(file), fresh)
    try:
        fresh.replace(kept)
    except OSError as wrong:
        fresh.unlink()
        raise DatabaseError(f"{file} cannot be copied to {kept}: {wrong.strerror}") from None


def enforce_references(connection: Connection, enforced: bool) -> None:
    """Let SQLite see to references, or not: rebuilding a table drops it, and that would delete all that refers to it.

    Within a transaction SQLite ignores this.
    """
    connection.exec_driver_sql(f"PRAGMA foreign_keys={'ON' if enforced else 'OFF'}")
    assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == int(enforced)


def check_references(connection: Connection, file: Path) -> None:
    """Refuse a database where something refers to what is not there."""
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if broken is not None:
        raise DatabaseError(f"{file} cannot be brought up to date: a row of {broken[0]} refers to nothing")
