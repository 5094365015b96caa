"""Circumstances: what tests cannot wait for. They change when and with whom a server runs, not what it does.

Like a mutant, each is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
from collections.abc import Callable
from typing import Any

from housewright.server.database import Database
from housewright.server.hall import ADD_ENTRIES, Hall
from tests.server.mutants import replace_in


def deals_by_name() -> None:
    """Tables of the same name have the same deal."""
    opened: Any = Hall.open

    async def open(self: Hall, agreement: Any, *more: Any, seed: bytes | None = None, **other: Any) -> Any:
        seed = seed or hashlib.sha256(agreement.name.encode()).digest()
        return await opened(self, agreement, *more, seed=seed, **other)

    Hall.open = open  # type: ignore[method-assign]


def opens_slowly() -> None:
    """Opening a table takes a while: whoever asks at the same time certainly meets the one who does."""
    opened: Any = Hall.open

    async def open(self: Hall, *more: Any, **other: Any) -> Any:
        place = await opened(self, *more, **other)
        await asyncio.sleep(0.3)
        return place

    Hall.open = open  # type: ignore[method-assign]


def dies_when_it_has_written_an_event() -> None:
    """Ends without warning when an event is on the disk, before anybody is told."""
    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        await stored(self, *statements)
        if any(statement is ADD_ENTRIES for statement, _ in statements):
            os.kill(os.getpid(), signal.SIGKILL)

    Database.write = write  # type: ignore[method-assign]


def reads_slowly() -> None:
    """Whoever looks for a code certainly finds it before another has used it."""
    changed: Any = Hall.change

    async def change(self: Hall, *more: Any) -> Any:
        await asyncio.sleep(0.3)
        return await changed(self, *more)

    Hall.change = change  # type: ignore[assignment, method-assign]


def codes_for_devices_end_at_once() -> None:
    """Nobody can wait ten minutes."""
    replace_in("housewright.server.routes.guests", TRANSFER_SECONDS=-1)


CIRCUMSTANCES: dict[str, Callable[[], None]] = {
    "deals by name": deals_by_name,
    "opens slowly": opens_slowly,
    "reads slowly": reads_slowly,
    "codes for devices end at once": codes_for_devices_end_at_once,
    "dies when it has written an event": dies_when_it_has_written_an_event,
}
