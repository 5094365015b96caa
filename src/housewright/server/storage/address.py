"""Where the database is, and what is said when it cannot be used."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError


class DatabaseError(RuntimeError):
    """A database that cannot be used, with what is wrong in one sentence."""


def read_address(database: str) -> URL:
    """The address of a database; a plain path is a file of SQLite."""
    try:
        address = make_url(database) if "://" in database else URL.create("sqlite", database=database)
    except ArgumentError:
        raise DatabaseError(f"'{database}' is no address of a database") from None
    if address.get_backend_name() != "sqlite":
        raise DatabaseError(f"{address.get_backend_name()} is not supported; use the path of a file")
    return address.set(drivername="sqlite+aiosqlite")


def database_file(database: str) -> Path:
    """The file of an SQLite database."""
    name = read_address(database).database
    if not name or name == ":memory:":
        raise DatabaseError("the database must be a file, so that nothing is lost")
    return Path(name)
