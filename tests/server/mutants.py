"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from datetime import date
from types import SimpleNamespace
from typing import Any

from fastapi import Response
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from housewright.engine import record
from housewright.engine.game import SPECTATOR, Json, Turn, View
from housewright.server import (
    app,
    commands,
    guard,
    guests,
    hall,
    house,
    limits,
    names,
    schema,
    serving,
    showing,
    thinking,
)
from housewright.server.database import Database
from housewright.server.events import Entry, Turned
from housewright.server.refusals import Refusal
from housewright.server.routes import asking, past, play, running
from housewright.server.routes import guests as guest_routes
from housewright.server.routes import tables as table_routes
from housewright.server.table import Table


def put(owner: Any, name: str, value: object) -> None:
    """Put something else in the place of a function or a fact."""
    setattr(owner, name, value)


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


# --- secrecy ----------------------------------------------------------------------------------------------------------


def describes_from_the_state() -> None:
    """Makes the public description from the state itself, not from a view of it."""

    def describe_round(table: Table, number: int) -> Json:
        session = table.running()
        state = showing.start_of(session, number)
        return session.game.describe(View(SPECTATOR, state.common.copy(), state.seats.copy()))

    showing.describe_round = describe_round


def describes_seats_from_the_state() -> None:
    """The same for what a seat sees."""
    proper = showing.own_changes

    def own_changes(table: Table, number: int, view: View) -> list[Json]:
        state = table.running().state
        return proper(table, number, View(view.viewer, state.common.copy(), state.seats.copy()))

    showing.own_changes = own_changes


def shows_pending_turns() -> None:
    """Tells what a turn is as soon as it is submitted."""
    proper = showing.show_event

    def show_event(table: Table, entry: Entry, present: Collection[int]) -> dict[str, Json]:
        shown = proper(table, entry, present)
        return shown | ({"turn": entry.event.turn} if isinstance(entry.event, Turned) else {})

    showing.show_event = show_event


def leaks_the_seed() -> None:
    """Shows the seed with the table."""
    proper = showing.show_table

    def show_table(table: Table, present: Collection[int]) -> dict[str, Json]:
        return proper(table, present) | {"seed": table.seed.hex()}

    showing.show_table = show_table


def tells_who_the_others_are() -> None:
    """Shows the host as the server knows them."""
    proper = showing.show_table

    def show_table(table: Table, present: Collection[int]) -> dict[str, Json]:
        return proper(table, present) | {"host": table.host}

    showing.show_table = show_table


def tells_the_code_to_everybody() -> None:
    """Shows the code to join to spectators, too."""
    proper = showing.snapshot

    def snapshot(table: Table, viewer: int, present: Collection[int]) -> dict[str, Json]:
        return proper(table, viewer, present) | {"code": table.code}

    showing.snapshot = snapshot


def shows_the_computer_players_everything() -> None:
    """Lets computer players look at the state."""

    async def find_turns(self: Any, table: Table, players: Mapping[int, str]) -> dict[int, Turn]:
        session, found = table.running(), {}
        for seat, player in players.items():
            view = View(seat, session.state.common.copy(), session.state.seats.copy())
            found[seat] = thinking.choose(session.game, player, 0.1, view, session.options, 1)
        return found

    put(thinking.Thinkers, "find_turns", find_turns)


# --- the guard --------------------------------------------------------------------------------------------------------


def does_not_look_at_the_origin() -> None:
    """Lets pages of other sites in."""
    put(guard.Guard, "check_origin", lambda *_: None)


def lets_scripts_read_the_cookie() -> None:
    """Forgets HttpOnly."""

    def set_cookie(response: Response, _: object, token: str) -> None:
        response.set_cookie(guests.COOKIE, token, samesite="lax")

    put(guest_routes, "set_cookie", set_cookie)


def fails_on_odd_input() -> None:
    """Forgets that a day may be none."""
    put(past, "read_day", lambda text: date.fromisoformat(text).isoformat())


def forgets_the_headers() -> None:
    """Answers without policies."""
    guard.HEADERS.clear()


def stores_plain_secrets() -> None:
    """Keeps secrets as they are."""
    for module in (guests, guest_routes):
        put(module, "fingerprint", lambda secret: secret)


def logs_whole_requests() -> None:
    """Writes headers and paths into the log."""
    proper = guard.Guard.note

    def note(self: guard.Guard, scope: Any, status: int, seconds: float) -> None:
        proper(self, scope, status, seconds)
        guard.logger.info("%s %s", scope["path"], scope["headers"])

    put(guard.Guard, "note", note)


def cannot_write_tables() -> None:
    """Fails when a table is to be stored."""
    proper = hall.found_by
    hall.found_by = lambda table: {**proper(table), "status": None}


def counts_nothing() -> None:
    """Has no limits."""
    put(limits.Limits, "take", lambda *_: None)


def always_lets_right_codes_in() -> None:
    """Counts a code only when it is wrong, so that it can be told from the answer."""
    proper = limits.Limits.take
    empty: set[str] = set()

    def take(self: limits.Limits, what: str, who: str, count: float = 1.0) -> None:
        try:
            proper(self, what, who, count)
        except Refusal:
            if what != "wrong-code":
                raise
            empty.add(who)

    def unknown(key: str = "no-such-table") -> Refusal:
        return Refusal(429, "too-many", {"seconds": 1}) if empty else Refusal(404, key)

    put(limits.Limits, "take", take)
    put(table_routes, "unknown", unknown)


def never_forgets_a_stream() -> None:
    """Counts streams for ever."""
    put(hall.Hall, "leave", lambda *_: None)


def shows_its_figures_to_everybody() -> None:
    """Takes every address for its own machine."""

    class Everywhere(tuple[str]):
        def __contains__(self, _: object) -> bool:
            return True

    put(running, "LOCAL", Everywhere())


# --- bad input --------------------------------------------------------------------------------------------------------


def stores_before_checking() -> None:
    """Keeps whatever it is sent, and looks at it afterwards."""
    proper = guard.read_body

    async def read_body(scope: Any, receive: Any, headers: dict[str, str]) -> bytes:
        first = await receive()
        row = {"name": secrets.token_hex(8), "value": first.get("body", b"")}
        await scope["app"].state.house.database.write((insert(schema.house), [row]))
        return await proper(scope, guard.replay(row["value"], receive), headers)

    put(guard, "read_body", read_body)


def believes_records() -> None:
    """Takes a record for good as far as it goes."""

    def replay(text: str, find_game: Any) -> Iterator[Any]:
        with contextlib.suppress(record.BadRecordError):
            yield from record.replay(text, find_game)

    put(past, "replay", replay)


def believes_every_name() -> None:
    """Forgets that some signs cannot be seen."""
    names.HIDDEN.clear()


def reads_any_json() -> None:
    """Does not look at JSON before it is read."""
    put(guard, "check_json", lambda _: None)


def reads_any_amount() -> None:
    """Has no limit for bodies."""
    put(guard, "MOST_BODY", 10**9)


# --- commands ---------------------------------------------------------------------------------------------------------


def forgets_who_is_host() -> None:
    """Lets everybody do what the host may do."""
    put(commands, "require_host", lambda *_: None)


def forgets_to_check_the_seat() -> None:
    """Takes everybody for the one on the first seat."""
    put(commands, "require_seat", lambda *_: 0)


def forgets_whose_turn_it_is() -> None:
    """Does not look whether a turn is awaited."""
    put(commands, "require_awaited", lambda *_: None)


def tells_what_was_missed_to_everybody() -> None:
    """Forgets that a deal of the day is nobody else's business."""
    put(play, "is_visible", lambda *_: True)


def lets_everybody_see_the_deals_of_the_day() -> None:
    """The same when somebody looks."""
    put(play, "require_visible", lambda *_: None)


def believes_every_token() -> None:
    """Does not compare secrets."""
    put(guests, "hmac", SimpleNamespace(compare_digest=lambda *_: True))


def forgets_to_ask_who_it_is() -> None:
    """Takes strangers for somebody."""
    asking.require_guest.__code__ = anybody.__code__


async def anybody(guest: Any) -> Any:
    """Whoever it is."""
    from housewright.server.commands import Person

    return Person(guest.id if guest else "anybody", "Anybody")


# --- circumstances that are hard to come by ---------------------------------------------------------------------------


def others_always_write_first() -> None:
    """Every change of a table comes too late."""
    proper: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        if statements[0][0] is hall.ADD_ENTRIES:
            raise IntegrityError("", {}, Exception())
        await proper(self, *statements)

    put(Database, "write", write)


def is_about_to_stop() -> None:
    """The server is being stopped."""
    proper = house.open_house

    @contextlib.asynccontextmanager
    async def open_house(settings: Any) -> AsyncIterator[house.House]:
        async with proper(settings) as opened:
            opened.is_closing = True
            yield opened

    for module in (app, serving):
        put(module, "open_house", open_house)


def computer_players_are_asleep() -> None:
    """No computer player makes a turn."""
    put(thinking.Thinkers, "wake", lambda *_: None)


def has_no_time_for_records() -> None:
    """Every record takes too long."""
    put(past, "IMPORT_SECONDS", -1.0)


MUTANTS: dict[str, Callable[[], None]] = {
    "acknowledges before storing": acknowledges_before_storing,
    "describes from the state": describes_from_the_state,
    "describes seats from the state": describes_seats_from_the_state,
    "shows pending turns": shows_pending_turns,
    "leaks the seed": leaks_the_seed,
    "tells who the others are": tells_who_the_others_are,
    "tells the code to everybody": tells_the_code_to_everybody,
    "shows the computer players everything": shows_the_computer_players_everything,
    "does not look at the origin": does_not_look_at_the_origin,
    "lets scripts read the cookie": lets_scripts_read_the_cookie,
    "fails on odd input": fails_on_odd_input,
    "forgets the headers": forgets_the_headers,
    "stores plain secrets": stores_plain_secrets,
    "logs whole requests": logs_whole_requests,
    "cannot write tables": cannot_write_tables,
    "counts nothing": counts_nothing,
    "always lets right codes in": always_lets_right_codes_in,
    "never forgets a stream": never_forgets_a_stream,
    "shows its figures to everybody": shows_its_figures_to_everybody,
    "stores before checking": stores_before_checking,
    "believes records": believes_records,
    "believes every name": believes_every_name,
    "reads any JSON": reads_any_json,
    "reads any amount": reads_any_amount,
    "forgets who is host": forgets_who_is_host,
    "forgets to check the seat": forgets_to_check_the_seat,
    "forgets whose turn it is": forgets_whose_turn_it_is,
    "tells what was missed to everybody": tells_what_was_missed_to_everybody,
    "lets everybody see the deals of the day": lets_everybody_see_the_deals_of_the_day,
    "believes every token": believes_every_token,
    "forgets to ask who it is": forgets_to_ask_who_it_is,
    "others always write first": others_always_write_first,
    "is about to stop": is_about_to_stop,
    "computer players are asleep": computer_players_are_asleep,
    "has no time for records": has_no_time_for_records,
}


@contextlib.contextmanager
def mutated(name: str) -> Iterator[None]:
    """A mutant in this process, for checks that need no server; afterwards everything is as it was."""
    modules = [module for path, module in sys.modules.items() if path.startswith("housewright.server")]
    classes = [found for module in modules for found in vars(module).values() if is_our_class(found)]
    kept = [(owner, dict(vars(owner))) for owner in [*modules, *classes]]
    try:
        MUTANTS[name]()
        yield
    finally:
        for owner, before in kept:
            for attribute, value in before.items():
                if vars(owner).get(attribute) is not value:
                    setattr(owner, attribute, value)


def is_our_class(found: object) -> bool:
    """Whether this is a class of the server."""
    return isinstance(found, type) and found.__module__.startswith("housewright.server")
