"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from housewright.server.database import Database


def acknowledges_before_storing() -> None:
    """Answers from memory and writes later."""
    import asyncio

    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(0.3)
            await stored(self, *statements)

        tasks.add(asyncio.get_running_loop().create_task(later()))

    tasks: set[object] = set()
    Database.write = write  # type: ignore[method-assign]


MUTANTS: dict[str, Callable[[], None]] = {
    "acknowledges before storing": acknowledges_before_storing,
}
