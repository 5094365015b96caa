"""Mutants that tell too much."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from housewright.engine.game import SPECTATOR, Turn, View
from housewright.engine.session import Session
from housewright.server.tables.events import Entry, Turned
from housewright.server.tables.table import Table
from housewright.server.telling import showing
from housewright.server.telling.patches import Patch
from housewright.server.telling.showing import Descriptions
from housewright.server.telling.shown import Description
from housewright.server.thinking import thinkers
from tests.server.mutants.patching import mutant, put


@mutant
def describes_from_the_state() -> None:
    """Makes the public description from the state itself, not from a view of it."""

    def describe_round(session: Session, number: int) -> Description:
        state = showing.start_of(session, number)
        return session.game.describe(View(SPECTATOR, state.common.copy(), state.seats.copy()))

    showing.describe_round = describe_round


@mutant
def describes_seats_from_the_state() -> None:
    """The same for what a seat sees."""
    proper = showing.own_patches

    def own_patches(table: Table, known: Descriptions, number: int, view: View) -> list[Patch]:
        state = table.running().state
        return proper(table, known, number, View(view.viewer, state.common.copy(), state.seats.copy()))

    showing.own_patches = own_patches


@mutant
def shows_pending_turns() -> None:
    """Tells what a turn is as soon as it is submitted."""
    proper = showing.show_event

    def show_event(table: Table, known: Descriptions, entry: Entry, present: Collection[int]) -> Mapping[str, object]:
        shown = proper(table, known, entry, present)
        return {**shown, "turn": entry.event.turn} if isinstance(entry.event, Turned) else shown

    put(showing, "show_event", show_event)


@mutant
def leaks_the_seed() -> None:
    """Shows the seed with the table."""
    proper = showing.show_table

    def show_table(table: Table, present: Collection[int]) -> Mapping[str, object]:
        return {**proper(table, present), "seed": table.seed.hex()}

    put(showing, "show_table", show_table)


@mutant
def tells_who_the_others_are() -> None:
    """Shows the host as the server knows them."""
    proper = showing.show_table

    def show_table(table: Table, present: Collection[int]) -> Mapping[str, object]:
        return {**proper(table, present), "host": table.host}

    put(showing, "show_table", show_table)


@mutant
def tells_the_code_to_everybody() -> None:
    """Shows the code to join to spectators, too."""
    proper = showing.snapshot

    def snapshot(table: Table, known: Descriptions, viewer: int, present: Collection[int]) -> Mapping[str, object]:
        return {**proper(table, known, viewer, present), "code": table.code}

    put(showing, "snapshot", snapshot)


@mutant
def shows_the_computer_players_everything() -> None:
    """Lets computer players look at the state."""

    async def find_turns(self: Any, table: Table, players: Mapping[int, str]) -> dict[int, Turn]:
        session, found = table.running(), {}
        for seat, player in players.items():
            view = View(seat, session.state.common.copy(), session.state.seats.copy())
            found[seat] = thinkers.choose(session.game, player, 0.1, view, session.options, 1)
        return found

    put(thinkers.Thinkers, "find_turns", find_turns)
