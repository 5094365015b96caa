"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from sqlalchemy import delete

from housewright.server import schema
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


def replace_in(module: str, **names: object) -> None:
    """Put something else in the place of a module's names."""
    vars(importlib.import_module(module)).update(names)


def forgets_what_was_taken_back() -> None:
    """A turn that is taken back is so in memory only."""
    from housewright.server.events import Entry, Hosted, TakenBack
    from housewright.server.hall import rows_of as written

    def rows_of(table: Any, entries: Sequence[Entry]) -> Any:
        kept = [
            entry._replace(event=Hosted(guest=table.host)) if isinstance(entry.event, TakenBack) else entry
            for entry in entries
        ]
        return written(table, kept)

    replace_in("housewright.server.hall", rows_of=rows_of)


def answers_a_retry_anew() -> None:
    """A submission that comes again is answered with the number of the last event, whatever that is now."""
    from housewright.server.table import Answer

    def answer_to(table: Any, person: object, key: str) -> Answer:
        return Answer(table.seq, table.running().round)

    replace_in("housewright.server.routes.play", answer_to=answer_to)


def writes_one_thing_after_the_other() -> None:
    """What belongs together is not written at once."""
    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        for statement in statements:
            await stored(self, statement)

    Database.write = write  # type: ignore[method-assign]


def lists_every_table() -> None:
    """Tables by invitation are listed, too."""
    from housewright.server.hall import found_by

    replace_in("housewright.server.hall", found_by=lambda table: found_by(table) | {"listed": True})


def keeps_the_code_after_the_start() -> None:
    """A code is good for ever."""
    from housewright.server.table import Table

    started: Any = Table._start

    def start(self: Table, entry: Any) -> None:
        code = self.code
        started(self, entry)
        self.code = code

    Table._start = start  # type: ignore[method-assign]


def draws_another_link() -> None:
    """The QR image leads elsewhere."""
    import segno

    other = SimpleNamespace(make=lambda link, **how: segno.make(link[:-1], **how))
    replace_in("housewright.server.routes.tables", segno=other)


def lets_anybody_be_host() -> None:
    """Forgets to look who is host."""
    replace_in("housewright.server.commands", require_host=lambda table, person: None)


def lets_everybody_meet_at_once() -> None:
    """People who ask for a rematch do not wait for each other."""
    import asyncio
    import contextlib

    replace_in("housewright.server.house", asyncio=SimpleNamespace(**vars(asyncio) | {"Lock": contextlib.nullcontext}))


def deals_anew() -> None:
    """Every table has a deal of its own, also the same deal again."""
    from housewright.server.hall import Hall

    opened: Any = Hall.open

    async def open(self: Hall, *more: Any, **other: Any) -> Any:
        return await opened(self, *more, **other | {"seed": None})

    Hall.open = open  # type: ignore[method-assign]


def has_days_of_twelve_hours() -> None:
    """Counts time wrongly."""
    replace_in("housewright.server.caretaker", DAY=43_200)


def keeps_guests_in_memory() -> None:
    """A guest is forgotten when the server ends."""
    from housewright.server.guests import Guests

    welcomed: Any = Guests.welcome

    async def welcome(self: Guests, *more: Any) -> Any:
        guest, token = await welcomed(self, *more)
        kept = self.kept[guest.id]
        await self.rename(guest, guest.name)
        await self.database.write((delete(schema.guests).where(schema.guests.c.id == guest.id), ()))
        self.kept[guest.id] = kept
        return guest, token

    Guests.welcome = welcome  # type: ignore[assignment, method-assign]


def takes_codes_for_seats_twice() -> None:
    """A code for another device moves whoever sits on the seat that it was made for, and stays good."""
    from housewright.server.events import Moved, Sat

    def move_seat(table: Any, person: Any, giver: str) -> list[Moved]:
        seats = [
            entry.event.seat
            for entry in table.entries
            if isinstance(entry.event, Sat | Moved) and entry.event.guest == giver
        ]
        return [Moved(seat=seats[-1], guest=person.guest)]

    replace_in("housewright.server.commands", move_seat=move_seat)
    kept: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        await kept(self, *(one for one in statements if "DELETE FROM transfers" not in str(one[0])))

    Database.write = write  # type: ignore[method-assign]


def takes_everybody_for_absent() -> None:
    """Does not see who is there."""
    from housewright.server.hall import Place

    Place.absent_for = lambda self, guest: 1e9  # type: ignore[method-assign]


def waits_for_the_host() -> None:
    """Nobody else becomes host."""
    replace_in("housewright.server.caretaker", new_host=lambda table, guest: [])


def keeps_the_host_who_left() -> None:
    """Who leaves stays host."""
    from housewright.server.commands import leave
    from housewright.server.events import Hosted

    def leave_and_stay(table: Any, person: Any) -> list[Any]:
        return [event for event in leave(table, person) if not isinstance(event, Hosted)]

    replace_in("housewright.server.commands", leave=leave_and_stay)


def never_looks_at_the_clock() -> None:
    """Time limits are promises only."""
    from housewright.server.caretaker import Caretaker

    async def play_late(self: Caretaker, place: Any) -> None:
        return

    Caretaker.play_late = play_late  # type: ignore[method-assign]


def takes_no_seats() -> None:
    """A late seat stays as it is."""
    from housewright.server.caretaker import late_events
    from housewright.server.events import Seated

    def events(*what: Any) -> list[Any]:
        return [event for event in late_events(*what) if not isinstance(event, Seated)]

    replace_in("housewright.server.caretaker", late_events=events)


def sleeps_after_a_restart() -> None:
    """Tables are looked at only when somebody asks for them."""
    from housewright.server.caretaker import Caretaker

    async def wake_all(self: Caretaker) -> None:
        return

    Caretaker.wake_all = wake_all  # type: ignore[method-assign]


def plays_late_turns_in_turn() -> None:
    """The caretaker waits at each table until its late turns are found."""
    import time

    from housewright.server import caretaker

    async def look_at(self: Any, place: Any) -> None:
        deadline = place.table.deadline()
        if deadline is not None and deadline <= time.time() * 1000:
            await self.play_late(place)
        self.thinkers.wake(place)

    caretaker.Caretaker.look_at = look_at  # type: ignore[method-assign]


def trusts_computer_players() -> None:
    """Takes whatever a computer player answers."""

    def choose(game: Any, player: str, seconds: float, view: Any, options: str, seed: int) -> Any:
        from housewright.server import thinking

        return vars(thinking)["find_player"](game.name, player).choose(view, options, seed)

    replace_in("housewright.server.thinking", choose=choose)


def waits_for_computer_players() -> None:
    """However long it takes."""
    replace_in("housewright.server.thinking", PATIENCE=1e6)


def counts_every_attempt() -> None:
    """The board shows the last attempt of a guest."""
    from sqlalchemy import update

    from housewright.server.days import Days

    begun: Any = Days.begin

    async def begin(self: Days, person: Any, variant: str) -> Any:
        place, counts = await begun(self, person, variant)
        own = (schema.daily.c.guest == person.guest) & (schema.daily.c.variant == variant)
        await self.hall.database.write((update(schema.daily).where(own).values(table_id=place.table.id), ()))
        return place, counts

    Days.begin = begin  # type: ignore[method-assign]


def opens_the_deal_of_the_day_at_once() -> None:
    """Records of today are given out."""
    for module in ("days", "routes.past", "routes.play", "routes.tables"):
        replace_in(f"housewright.server.{module}", require_day_over=lambda table: None)


def shows_the_deal_of_the_day_to_everybody() -> None:
    """Others may look on."""
    replace_in("housewright.server.routes.play", require_visible=lambda table, guest: None)


def lets_everybody_begin_at_once() -> None:
    """Who asks twice for the deal of the day does not wait for the first answer."""
    import asyncio
    import contextlib

    replace_in("housewright.server.days", asyncio=SimpleNamespace(**vars(asyncio) | {"Lock": contextlib.nullcontext}))


MUTANTS: dict[str, Callable[[], None]] = {
    "acknowledges before storing": acknowledges_before_storing,
    "forgets what was taken back": forgets_what_was_taken_back,
    "answers a retry anew": answers_a_retry_anew,
    "writes one thing after the other": writes_one_thing_after_the_other,
    "lists every table": lists_every_table,
    "keeps the code after the start": keeps_the_code_after_the_start,
    "draws another link": draws_another_link,
    "lets anybody be host": lets_anybody_be_host,
    "lets everybody meet at once": lets_everybody_meet_at_once,
    "deals anew": deals_anew,
    "has days of twelve hours": has_days_of_twelve_hours,
    "counts every attempt": counts_every_attempt,
    "opens the deal of the day at once": opens_the_deal_of_the_day_at_once,
    "shows the deal of the day to everybody": shows_the_deal_of_the_day_to_everybody,
    "lets everybody begin at once": lets_everybody_begin_at_once,
    "never looks at the clock": never_looks_at_the_clock,
    "takes no seats": takes_no_seats,
    "sleeps after a restart": sleeps_after_a_restart,
    "plays late turns in turn": plays_late_turns_in_turn,
    "trusts computer players": trusts_computer_players,
    "waits for computer players": waits_for_computer_players,
    "keeps guests in memory": keeps_guests_in_memory,
    "takes codes for seats twice": takes_codes_for_seats_twice,
    "takes everybody for absent": takes_everybody_for_absent,
    "waits for the host": waits_for_the_host,
    "keeps the host who left": keeps_the_host_who_left,
}
