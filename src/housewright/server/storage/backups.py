"""Copies of a database, made while a server uses it, and whether a database is in order."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from housewright.server.storage.address import DatabaseError, database_file

LOOK = "PRAGMA quick_check(1)"  # every page is read; the first fault is enough
IN_ORDER = "ok"
DAMAGES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNREADABLE = (
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
    sqlite3.SQLITE_IOERR_DATA,
)
PRIMARY = 0xFF  # the part of an error's code that says what it is; the rest says where
PRIVATE = 0o600  # seeds of running games are in there


def open_for_reading(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing, for whichever thread needs it."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def find_damage(connection: sqlite3.Connection) -> str:
    """What is wrong with the pages of a database; nothing if it is in order."""
    try:
        (found,) = connection.execute(LOOK).fetchone()
    except sqlite3.DatabaseError as wrong:
        if not is_damage(wrong):
            raise
        return str(wrong)
    return "" if found == IN_ORDER else " ".join(str(found).split())


def is_damage(wrong: BaseException | None) -> bool:
    """Whether SQLite met something that cannot be what it wrote, or that the disk does not give back."""
    code = code_of(wrong)
    return code & PRIMARY in DAMAGES or code in UNREADABLE


def code_of(wrong: BaseException | None) -> int:
    """What SQLite calls an error; 0 if it is none of its own."""
    return int(getattr(wrong, "sqlite_errorcode", 0))


def backup(database: str, target: Path) -> int:
    """Copy a database, also while a server uses it; returns the size of the copy."""
    file = database_file(database)
    if not file.exists():
        raise DatabaseError(f"there is no database {file}")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        raise DatabaseError(f"{target} exists already") from None
    except OSError as wrong:
        raise DatabaseError(f"{file} cannot be copied to {target}: {wrong.strerror}") from None
    try:
        copy_file(file, target)
    except BaseException as wrong:
        target.unlink(missing_ok=True)
        if isinstance(wrong, (sqlite3.Error, OSError)):
            raise DatabaseError(f"{file} cannot be copied to {target}: {wrong}") from None
        raise
    return target.stat().st_size


def copy_file(file: Path, target: Path) -> None:
    """Fill the copy, and look at it: a damaged page is copied as it is."""
    with contextlib.closing(open_for_reading(file)) as source, contextlib.closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        if damage := find_damage(copy):
            raise DatabaseError(f"{file} is damaged, no copy was made: {damage}")
