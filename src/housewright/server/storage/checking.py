"""Looking through a database after it was opened; what takes long is done beside the first answers."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

from housewright.server.storage.address import DatabaseError
from housewright.server.storage.backups import PRIMARY, code_of, find_damage, open_for_reading

LONGEST_SECONDS = 1.0  # that a start waits for the result
GLANCE_SECONDS = 0.02
NO_DAMAGES = (sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_BUSY)  # told to stop, or kept out by another program
logger = logging.getLogger(__name__)


class Checkup:
    """A look at every page of a database, in a thread."""

    def __init__(self, file: Path) -> None:
        self.file, self.damage = file, ""
        self.connection = open_for_reading(file)
        self.looking = asyncio.create_task(self._look())

    @property
    def is_done(self) -> bool:
        """Whether everything was looked at."""
        return self.looking.done()

    async def require_order(self) -> None:
        """Wait for a moment; a DatabaseError if damage is found by then."""
        await asyncio.wait({self.looking}, timeout=LONGEST_SECONDS)
        if self.damage:
            raise DatabaseError(f"{self.file} is damaged, put a backup in its place: {self.damage}")

    async def _look(self) -> None:
        try:
            self.damage = await asyncio.to_thread(find_damage, self.connection)
        except sqlite3.Error as wrong:
            if code_of(wrong) & PRIMARY in NO_DAMAGES:
                logger.warning("the database was not looked through: %s", wrong)
            else:
                self.damage = str(wrong)
        finally:
            self.connection.close()
        if self.damage:
            logger.error("the database is damaged: %s", self.damage)

    async def close(self) -> None:
        """Stop looking."""
        while not self.is_done:
            self.connection.interrupt()  # again and again: the thread may not have begun yet
            await asyncio.wait({self.looking}, timeout=GLANCE_SECONDS)
