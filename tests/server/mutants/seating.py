"""Mutants that confuse people, seats, hosts and days."""

from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from typing import Any

from sqlalchemy import update

from housewright.server.access import guests
from housewright.server.hall.hall import Hall
from housewright.server.hall.live import LiveTable
from housewright.server.routes import dependencies
from housewright.server.storage import schema
from housewright.server.storage.database import Database
from housewright.server.tables import commands, daily
from housewright.server.tables.table import Table
from tests.server.mutants.patching import mutant, put, replace_in


@mutant
def lists_every_table() -> None:
    """Tables by invitation are listed, too."""
    from housewright.server.tables.rows import found_by

    replace_in("housewright.server.tables.rows", found_by=lambda table: found_by(table) | {"listed": True})


@mutant
def keeps_the_code_after_the_start() -> None:
    """A code is good for ever."""
    from housewright.server.tables.table import Table

    started: Any = Table._start

    def start(self: Table, entry: Any) -> None:
        code = self.code
        started(self, entry)
        self.code = code

    Table._start = start  # type: ignore[method-assign]


@mutant
def draws_another_link() -> None:
    """The QR image leads elsewhere."""
    import segno

    other = SimpleNamespace(make=lambda link, **how: segno.make(link[:-1], **how))
    replace_in("housewright.server.routes.dependencies", segno=other)


@mutant
def lets_anybody_be_host() -> None:
    """Forgets to look who is host."""
    replace_in("housewright.server.tables.commands", require_host=lambda table, person: None)


@mutant
def lets_everybody_meet_at_once() -> None:
    """People who ask for a rematch do not wait for each other."""

    replace_in(
        "housewright.server.services", asyncio=SimpleNamespace(**vars(asyncio) | {"Lock": contextlib.nullcontext})
    )


@mutant
def deals_anew() -> None:
    """Every table has a deal of its own, also the same deal again."""
    from housewright.server.hall.hall import Hall

    opened: Any = Hall.open

    async def open(self: Hall, *more: Any, **other: Any) -> Any:
        return await opened(self, *more, **other | {"seed": None})

    Hall.open = open  # type: ignore[method-assign]


@mutant
def has_days_of_twelve_hours() -> None:
    """Counts time wrongly."""
    replace_in("housewright.server.upkeep.sweeping", DAY=43_200)


@mutant
def stops_sweeping_at_what_is_broken() -> None:
    """And comes no further the next time."""
    from housewright.server.upkeep import sweeping

    async def give_up(hall: Hall, table_id: str) -> None:
        await hall.change(table_id, sweeping.abandon)

    put(sweeping, "give_up", give_up)


@mutant
def forgets_whoever_came_long_ago() -> None:
    """Also those who still play."""
    from sqlalchemy import false

    nobody = SimpleNamespace(where=lambda _: false())
    replace_in("housewright.server.upkeep.sweeping", exists=lambda: nobody)


@mutant
def takes_codes_for_seats_twice() -> None:
    """A code for another device moves whoever sits on the seat that it was made for, and stays good."""
    from housewright.server.tables.events import Moved, Sat

    def move_seat(table: Any, person: Any, giver: str) -> list[Moved]:
        seats = [
            entry.event.seat
            for entry in table.entries
            if isinstance(entry.event, Sat | Moved) and entry.event.guest == giver
        ]
        return [Moved(seat=seats[-1], guest=person.guest)]

    replace_in("housewright.server.tables.commands", move_seat=move_seat)
    kept: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        await kept(self, *(one for one in statements if "DELETE FROM transfers" not in str(one[0])))

    Database.write = write  # type: ignore[method-assign]


@mutant
def lets_every_device_ask() -> None:
    """The last who asks for a seat counts."""

    def last_asks(known: Any, person: Any) -> Any:
        return update(schema.transfers).where(known).values(taker=person.guest)

    replace_in("housewright.server.routes.transfers", first_asks=last_asks)


@mutant
def hands_seats_to_whoever_asks() -> None:
    """Waits for no confirmation."""
    from housewright.server.routes.transfers import find_offer as proper

    async def find_offer(services: Any, wanted: Any) -> Any:
        offer = await proper(services, wanted)
        if offer.taker:
            taker = commands.Person(offer.taker, "")
            await services.hall.change(offer.table_id, lambda table: commands.move_seat(table, taker, offer.guest))
        return offer

    replace_in("housewright.server.routes.transfers", find_offer=find_offer)


@mutant
def takes_everybody_for_absent() -> None:
    """Does not see who is there."""

    LiveTable.absent_for = lambda self, guest: 1e9  # type: ignore[method-assign]


@mutant
def waits_for_the_host() -> None:
    """Nobody else becomes host."""
    replace_in("housewright.server.upkeep.caretaker", new_host=lambda table, guest: [])


@mutant
def keeps_the_host_who_left() -> None:
    """Who leaves stays host."""
    from housewright.server.tables.commands import leave
    from housewright.server.tables.events import Hosted

    def leave_and_stay(table: Any, person: Any) -> list[Any]:
        return [event for event in leave(table, person) if not isinstance(event, Hosted)]

    replace_in("housewright.server.tables.commands", leave=leave_and_stay)


@mutant
def counts_every_attempt() -> None:
    """The board shows the last attempt of a guest."""
    from sqlalchemy import update

    from housewright.server.attempts import Attempts

    begun: Any = Attempts.begin

    async def begin(self: Attempts, person: Any, variant: str, *more: Any) -> Any:
        live, counts = await begun(self, person, variant, *more)
        own = (schema.daily.c.guest == person.guest) & (schema.daily.c.variant == variant)
        await self.hall.database.write((update(schema.daily).where(own).values(table_id=live.table.id), ()))
        return live, counts

    Attempts.begin = begin  # type: ignore[assignment, method-assign]


@mutant
def opens_the_deal_of_the_day_at_once() -> None:
    """Records of today are given out."""
    put(daily, "require_day_over", lambda table: None)


@mutant
def shows_the_deal_of_the_day_to_everybody() -> None:
    """Others may look on."""
    put(daily, "require_visible", lambda table, guest: None)


@mutant
def lets_everybody_begin_at_once() -> None:
    """Who asks twice for the deal of the day does not wait for the first answer."""

    replace_in(
        "housewright.server.attempts", asyncio=SimpleNamespace(**vars(asyncio) | {"Lock": contextlib.nullcontext})
    )


@mutant
def forgets_who_is_host() -> None:
    """Lets everybody do what the host may do."""
    put(commands, "require_host", lambda *_: None)


@mutant
def forgets_to_check_the_seat() -> None:
    """Takes everybody for the one on the first seat."""
    put(commands, "require_seat", lambda *_: 0)


@mutant
def forgets_whose_turn_it_is() -> None:
    """Does not look whether a turn is awaited."""
    put(commands, "require_awaited", lambda *_: None)


@mutant
def tells_what_was_missed_to_everybody() -> None:
    """Forgets that a deal of the day is nobody else's business."""
    put(daily, "is_visible", lambda *_: True)


@mutant
def lets_everybody_see_the_deals_of_the_day() -> None:
    """The same when somebody looks."""
    put(daily, "require_visible", lambda *_: None)


@mutant
def believes_every_token() -> None:
    """Does not compare secrets."""
    put(guests, "hmac", SimpleNamespace(compare_digest=lambda *_: True))


async def anybody(guest: Any) -> Any:
    """Whoever it is."""
    from housewright.server.tables.commands import Person

    return Person(guest.id if guest else "anybody", "Anybody")


@mutant
def forgets_to_ask_who_it_is() -> None:
    """Takes strangers for somebody."""
    dependencies.require_guest.__code__ = anybody.__code__
