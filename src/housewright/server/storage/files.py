"""The files of a database: one server at a time uses them, their owner alone reads them, and nobody moves them."""

from __future__ import annotations

import contextlib
import logging
import os
import struct
import sys
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout

from housewright.server.storage.address import DatabaseError
from housewright.server.storage.backups import PRIVATE

if sys.platform == "linux":
    import fcntl

BYTE = 0x3FFF_FFFF  # of the database, that a server locks; those that SQLite locks come after it
ENDS = ("", "-wal", "-shm", ".lock")  # of the names of all files
logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Lock:
    """That no other server uses the same files: neither by their name nor, where the system can tell, by another."""

    beside: FileLock
    held: int  # a descriptor of the database itself; closing it earlier would end the locks of SQLite

    def release(self) -> None:
        """Others may have it."""
        os.close(self.held)
        self.beside.release()


def take_lock(file: Path) -> Lock:
    """Make sure that no other server uses this file; it is there then, for its owner alone if it is new."""
    try:
        if file.is_dir():
            raise DatabaseError(f"{file} is a folder; the database must be a file")
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = FileLock(f"{file}.lock", mode=PRIVATE)
        Path(beside.lock_file).touch(PRIVATE)  # an OSError says why not; the lock itself would not
        beside.acquire(timeout=0)
        try:
            return Lock(beside, lock_byte(file))
        except BaseException:
            beside.release()
            raise
    except (Timeout, BlockingIOError):
        raise DatabaseError(f"another server uses {file} already; stop it, or choose another --database") from None
    except OSError as wrong:
        raise DatabaseError(f"{file} cannot be used: {wrong.strerror}") from None


def lock_byte(file: Path) -> int:
    """Lock the database itself, which nobody deletes by mistake; a BlockingIOError if another server has it.

    The lock belongs to the descriptor that is returned, not to the process: SQLite opens and closes others.
    """
    held = os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)
    if sys.platform == "linux":
        try:
            fcntl.fcntl(held, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0))
        except OSError:
            os.close(held)
            raise
    return held


def make_private(file: Path) -> None:
    """Let the owner alone read the files, also those that an older version made for all."""
    for end in ENDS:
        path = file.with_name(file.name + end)
        with contextlib.suppress(FileNotFoundError):
            try:
                path.chmod(PRIVATE)
            except PermissionError:
                logger.warning("others may read the database: its files belong to somebody else")


@dataclass(slots=True)
class Places:
    """Where database and write-ahead log are: SQLite goes on with files that were deleted, and says nothing."""

    file: Path
    known: tuple[int, int] | None = None
    known_log: tuple[int, int] | None = None  # there since the first commit

    @property
    def log(self) -> Path:
        """The write-ahead log."""
        return self.file.with_name(f"{self.file.name}-wal")

    def is_lost(self) -> bool:
        """Whether the database is not where it was."""
        found = identify(self.file)
        self.known = self.known or found
        return found is None or found != self.known

    def is_log_lost(self) -> bool:
        """Whether the log of what was committed is not where it was."""
        found = identify(self.log)
        self.known_log = self.known_log or found
        return found is None or found != self.known_log


def identify(path: Path) -> tuple[int, int] | None:
    """Which file has this name; none if it has none, or cannot be reached."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
