"""Bringing a database up to date: with a copy made before, all at once or not at all, and every reference checked."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from housewright.server.storage.address import DatabaseError
from housewright.server.storage.backups import backup

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
BEGIN = "BEGIN IMMEDIATE"
TOUCH = text(f"UPDATE {VERSION} SET version_num = version_num")  # changes nothing, but is written
logger = logging.getLogger(__name__)


def upgrade(connection: Connection, file: Path) -> None:
    """Bring the tables to the newest version."""
    version = version_of(connection)
    known = versions()
    if version is not None and version not in known:
        raise DatabaseError(f"{file} is of a newer version of Housewright; use that one")
    if version != known[-1]:
        if version is not None:
            keep_copy(file, version)
        rebuild(connection, file)
    connection.execute(TOUCH)  # a file that can only be read is noticed now, not with the first turn
    connection.commit()


def versions() -> list[str]:
    """All versions that there were, the newest last."""
    return sorted(step.name.partition("_")[0] for step in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def version_of(connection: Connection) -> str | None:
    """The version of a database; none if it is new."""
    if not inspect(connection).has_table(VERSION):
        return None
    return connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalar()


def rebuild(connection: Connection, file: Path) -> None:
    """Take all steps that are missing, or none."""
    from alembic import command  # which takes longer to load than most starts need for all the rest
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    enforce_references(connection, False)
    try:
        connection.exec_driver_sql(BEGIN)  # the driver would write every step for itself
        command.upgrade(config, "head")
        check_references(connection, file)
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


def forget_copies(file: Path, made_before: int) -> None:
    """Delete the copies that were made before that moment: whoever is forgotten since an upgrade is still in them."""
    for copy in [file.with_name(f"{file.name}.{version}") for version in versions()]:
        with contextlib.suppress(FileNotFoundError):
            if copy.stat().st_mtime_ns // 1_000_000 < made_before:
                copy.unlink()
                logger.info("the copy from before an upgrade is deleted: %s", copy.name)


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
