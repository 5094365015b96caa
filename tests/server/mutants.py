"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import time
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from filelock import FileLock
from sqlalchemy import delete

from housewright.server import changes, database, hall, schema, serving, showing, streams
from housewright.server.caretaker import Caretaker
from housewright.server.database import Database
from housewright.server.events import Entry
from housewright.server.guests import NOBODY, Guests
from housewright.server.hall import Hall, Place
from housewright.server.house import House
from housewright.server.routes import play
from housewright.server.table import Table


def acknowledges_before_storing() -> None:
    """Answers from memory and writes later."""
    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(0.3)
            await stored(self, *statements)

        tasks.add(asyncio.get_running_loop().create_task(later()))

    tasks: set[object] = set()
    Database.write = write  # type: ignore[method-assign]


# --- streams ----------------------------------------------------------------------------------------------------------


def forgets_a_change() -> None:
    """The last of several changes is not told."""
    found = changes.changes
    showing.changes = lambda before, after: found(before, after)[:-1] or found(before, after)  # type: ignore[attr-defined]


def keeps_own_to_itself() -> None:
    """When a round is closed, seats get only what everybody gets."""
    showing.touches = lambda *_: False


def tells_no_start() -> None:
    """The start of the game is told without the cards."""
    show: Any = showing.show_event

    def show_event(table: Table, entry: Entry, present: Any) -> Any:
        shown = show(table, entry, present)
        if entry.event.kind == "started":
            del shown["public"]
        return shown

    showing.show_event = show_event


def skips_a_missed_event() -> None:
    """Who resumes is not told the first event after the last one known."""
    listen: Any = Hall.listen

    def skipping(self: Hall, place: Place, guest: str | None, after: int | None) -> Any:
        stream, missed = listen(self, place, guest, after)
        return stream, missed[1:] if missed else missed

    Hall.listen = skipping  # type: ignore[method-assign]


def makes_messages_slowly() -> None:
    """No fault: a busy machine, where more can happen while a message is being made."""
    encode: Any = hall.encode

    def slowly(table: Table, batch: Any) -> Any:
        time.sleep(0.3)
        return encode(table, batch)

    hall.encode = slowly


def tells_presence_at_once() -> None:
    """Presence overtakes messages about tables."""
    makes_messages_slowly()
    queue: Any = Hall._queue

    def overtaking(self: Hall, place: Place, item: Any) -> None:
        if not isinstance(item, hall.Presence):
            queue(self, place, item)
            return
        for stream in place.streams:
            if stream.guest != item.guest or stream.guest is None:
                stream.send(item.message)

    Hall._queue = overtaking  # type: ignore[method-assign]


def tells_nobody_who_is_there() -> None:
    """Presence is told only when it changes."""
    hall.presence_frames = lambda place: []


def tells_newcomers_of_themselves() -> None:
    """A new stream is told at once that its own guest is there."""
    listen: Any = Hall.listen

    def telling(self: Hall, place: Place, guest: str | None, after: int | None) -> Any:
        stream, missed = listen(self, place, guest, after)
        stream.send(hall.presence_frame(place.table.seat_of(guest) or 0, True))
        return stream, missed

    Hall.listen = telling  # type: ignore[method-assign]


def gives_no_signs_of_life() -> None:
    """Quiet streams stay quiet."""
    streams.BEAT = b"\n"


def lets_proxies_collect() -> None:
    """Streams do not say that they must not be collected."""
    del play.STREAM_HEADERS["X-Accel-Buffering"]


def lets_proxies_compress() -> None:
    """Streams do not say that they must stay as they are."""
    play.STREAM_HEADERS["Cache-Control"] = "no-store"


def collects_small_packets() -> None:
    """Asyncio does not learn that the socket is TCP, and leaves Nagle's algorithm on."""
    serving.socket.IPPROTO_TCP = 0  # type: ignore[attr-defined]


def publishing_waits_for_the_reader() -> None:
    """Nobody is cut off; everybody waits for the slowest."""
    publish: Any = Hall._publish

    async def waiting(self: Hall, place: Place) -> None:
        while any(stream.frames.qsize() >= streams.MOST_WAITING for stream in place.streams):
            await asyncio.sleep(0.01)
        await publish(self, place)

    Hall._publish = waiting  # type: ignore[method-assign]


def keeps_everything_for_slow_readers() -> None:
    """Queues have no bounds."""
    streams.MOST_WAITING = 10**9  # the queue is made with this number, too


def replace_in(module: str, **names: object) -> None:
    """Put something else in the place of a module's names."""
    vars(importlib.import_module(module)).update(names)


def forgets_what_was_taken_back() -> None:
    """A turn that is taken back is so in memory only."""
    from housewright.server import hall
    from housewright.server.events import Hosted, TakenBack

    written: Any = hall.rows_of
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


# --- restarts ---------------------------------------------------------------------------------------------------------


def waits_for_streams() -> None:
    """Streams are not ended when the server is told to stop."""
    House.close_streams = lambda self: None  # type: ignore[method-assign]


def waits_for_slow_readers() -> None:
    """Streams are ended, but those that nobody reads hold the server up."""
    House.cut_streams = lambda self: None  # type: ignore[method-assign]
    serving.GRACE_SECONDS = 60


def forgets_guests() -> None:
    """Guests are known only to the server that met them."""

    async def look_up(self: Guests, guest_id: str) -> tuple[str, str]:
        return self.kept.get(guest_id, ("", NOBODY))

    Guests._look_up = look_up  # type: ignore[method-assign]


def lets_computer_players_sleep() -> None:
    """Nobody looks after a start whether computer players are due."""

    async def wake_all(self: Caretaker) -> None:
        pass

    Caretaker.wake_all = wake_all  # type: ignore[method-assign]


def takes_no_lock() -> None:
    """A database may have two servers."""
    database.take_lock = lambda file: FileLock(f"{file}.{os.getpid()}.lock")


MUTANTS: dict[str, Callable[[], None]] = {
    "waits for streams": waits_for_streams,
    "waits for slow readers": waits_for_slow_readers,
    "forgets guests": forgets_guests,
    "lets computer players sleep": lets_computer_players_sleep,
    "takes no lock": takes_no_lock,
    "acknowledges before storing": acknowledges_before_storing,
    "forgets a change": forgets_a_change,
    "keeps what a seat sees to itself": keeps_own_to_itself,
    "tells no start": tells_no_start,
    "skips a missed event": skips_a_missed_event,
    "makes messages slowly": makes_messages_slowly,
    "tells presence at once": tells_presence_at_once,
    "tells nobody who is there": tells_nobody_who_is_there,
    "tells newcomers of themselves": tells_newcomers_of_themselves,
    "gives no signs of life": gives_no_signs_of_life,
    "lets proxies collect": lets_proxies_collect,
    "lets proxies compress": lets_proxies_compress,
    "collects small packets": collects_small_packets,
    "publishing waits for the reader": publishing_waits_for_the_reader,
    "keeps everything for slow readers": keeps_everything_for_slow_readers,
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
    "keeps guests in memory": keeps_guests_in_memory,
    "takes codes for seats twice": takes_codes_for_seats_twice,
    "takes everybody for absent": takes_everybody_for_absent,
    "waits for the host": waits_for_the_host,
    "keeps the host who left": keeps_the_host_who_left,
}
