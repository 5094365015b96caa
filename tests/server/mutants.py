"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


def forgets_what_was_taken_back() -> None:
    """A turn that is taken back is so in memory only."""
    from housewright.server import hall
    from housewright.server.events import Entry, Hosted, TakenBack

    written: Any = hall.rows_of

    def rows_of(table: Any, entries: Sequence[Entry]) -> Any:
        kept = [
            entry._replace(event=Hosted(guest=table.host)) if isinstance(entry.event, TakenBack) else entry
            for entry in entries
        ]
        return written(table, kept)

    hall.rows_of = rows_of


def answers_a_retry_anew() -> None:
    """A submission that comes again is answered with the number of the last event, whatever that is now."""
    from housewright.server.routes import play
    from housewright.server.table import Answer

    play.answer_to = lambda table, person, key: Answer(table.seq, table.running().round)


MUTANTS: dict[str, Callable[[], None]] = {
    "acknowledges before storing": acknowledges_before_storing,
    "forgets what was taken back": forgets_what_was_taken_back,
    "answers a retry anew": answers_a_retry_anew,
}
