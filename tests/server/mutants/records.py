"""Mutants that keep or show records wrongly."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from housewright.server.tables.table import Table
from tests.server.mutants.patching import mutant, replace_in


@mutant
def shows_replays_from_the_first_seat() -> None:
    """Whichever seat is asked for."""
    from housewright.server.telling.showing import show_past

    replace_in(
        "housewright.server.telling.showing", show_past=lambda table, number, viewer: show_past(table, number, 0)
    )


@mutant
def forgets_towns() -> None:
    """A record has no town names."""
    from housewright.server.tables.table import Table

    started: Any = Table._start

    def start(self: Table, entry: Any) -> None:
        started(self, entry)
        self.running().towns = {}

    Table._start = start  # type: ignore[method-assign]


@mutant
def gives_records_to_everybody() -> None:
    """Also to those who did not sit there."""
    replace_in(
        "housewright.server.tables.commands", require_seat=lambda table, person: table.seat_of(person.guest) or 0
    )


@mutant
def takes_unfinished_records() -> None:
    """A game that is not over can be imported."""
    from housewright.server.routes.records import check_record

    def check(text: str) -> SimpleNamespace:
        session = check_record(text)
        return SimpleNamespace(is_over=True, game=session.game, options=session.options, seats=session.seats)

    replace_in("housewright.server.routes.records", check_record=check)


@mutant
def reads_records_while_all_wait() -> None:
    """Nothing is done in threads."""

    async def at_once(work: Any, *what: Any) -> Any:
        return work(*what)

    replace_in("housewright.server.hall.hall", asyncio=SimpleNamespace(**vars(asyncio) | {"to_thread": at_once}))


@mutant
def counts_what_computer_players_do() -> None:
    """A deal of the day that was handed over is on the board."""
    replace_in("housewright.server.tables.daily", is_own_work=lambda table: True)
