"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import resource
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from types import SimpleNamespace
from typing import Any

from fastapi import Response
from filelock import FileLock
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from housewright.engine import record
from housewright.engine.game import SPECTATOR, Json, Turn, View
from housewright.server import (
    app,
    changes,
    commands,
    database,
    guard,
    guests,
    hall,
    house,
    limits,
    names,
    schema,
    serving,
    showing,
    streams,
    thinking,
)
from housewright.server.caretaker import Caretaker
from housewright.server.database import Database
from housewright.server.events import Entry, Turned
from housewright.server.guests import NOBODY, Guests
from housewright.server.hall import Hall, Place
from housewright.server.house import House
from housewright.server.refusals import Refusal
from housewright.server.routes import asking, past, play, running
from housewright.server.routes import guests as guest_routes
from housewright.server.routes import tables as table_routes
from housewright.server.table import Answer, Table


def put(owner: Any, name: str, value: object) -> None:
    """Put something else in the place of a function or a fact."""
    setattr(owner, name, value)


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


def has_a_full_disk() -> None:
    """No fault: files cannot grow beyond a megabyte."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))


def does_not_notice_a_full_disk() -> None:
    """Failures of the database are taken for success."""
    has_a_full_disk()
    commit: Any = database.commit

    async def careless(connection: Any, batch: Sequence[database.Write]) -> bool:
        await commit(connection, [database.Write(write.statements, asyncio.Future()) for write in batch])
        for write in batch:
            if not write.done.done():
                write.done.set_result(None)
        return True

    database.commit = careless


def loses_its_connection() -> None:
    """No fault: the first turn meets a connection to the database that breaks."""
    commit: Any = database.commit
    broken: list[bool] = []

    async def once(connection: Any, batch: Sequence[database.Write]) -> bool:
        if not broken and any(b"turned" in str(write.statements).encode() for write in batch):
            broken.append(True)
            raise OSError("the connection is lost")
        return bool(await commit(connection, batch))

    database.commit = once


def gives_up_writing() -> None:
    """When the connection to the database breaks, nothing is written any more."""
    loses_its_connection()

    async def write_all(self: Database) -> None:
        async with self.engine.connect() as connection:
            while True:
                await database.commit(connection, [await self.waiting.get()])
                self.waiting.task_done()

    Database._write_all = write_all  # type: ignore[method-assign]


def has_a_player_who_breaks_the_rules() -> None:
    """No fault of the server: a computer player always makes the same move."""

    class Cheat:
        name = "easy"

        def choose(self, view: Any, options: str, seed: int) -> Any:
            return (0,)

    thinking.find_player = lambda *_: Cheat()  # type: ignore[attr-defined]


def trusts_a_player_who_breaks_the_rules() -> None:
    """Turns of computer players are written as they come."""
    has_a_player_who_breaks_the_rules()
    thinking.require_legal = lambda *_: None


# --- conflicts --------------------------------------------------------------------------------------------------------


def forgets_keys() -> None:
    """A retry is taken for something new."""
    commands.earlier_answer = lambda *_: None


def answers_a_taking_back_anew() -> None:
    """A retried taking back gets the number of the last event."""
    answer_to: Any = play.answer_to

    def anew(table: Table, person: Any, key: str) -> Answer:
        answer: Answer = answer_to(table, person, key)
        return Answer(table.seq, answer.round, answer.closed)

    play.answer_to = anew


def does_not_compare_bodies() -> None:
    """The same key gets the same answer, whatever else is sent."""
    commands.earlier_answer = lambda table, seat, key, event: table.answers.get((seat, key), (None, None))[1]


def no_lock() -> None:
    """A table may be changed by many at a time, each on what was so a moment ago."""

    async def change(self: Hall, table_id: str, decide: Any) -> Any:
        place = await self.find(table_id)
        planned = decide(place.table)
        await asyncio.sleep(0.01)
        entries = hall.number(place.table, planned)
        if entries:
            await self.database.write((hall.ADD_ENTRIES, hall.rows_of(place.table, entries)))
            hall.add_all(place.table, entries)
            self.publish(place, entries)
        return place, entries

    Hall.change = change  # type: ignore[method-assign]


def no_lock_but_the_database() -> None:
    """The primary key of the log decides, but whoever loses forgets the table and closes its streams."""

    class NoLock:
        async def __aenter__(self) -> None: ...

        async def __aexit__(self, *_: object) -> None: ...

        def locked(self) -> bool:
            return False

    made: Any = Place.__init__

    def init(self: Place, *args: Any, **more: Any) -> None:
        made(self, *args, **more)
        self.lock = NoLock()  # type: ignore[assignment]

    Place.__init__ = init  # type: ignore[method-assign]


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
    replace_in("housewright.server.routes.asking", segno=other)


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


def waits_for_lost_readers() -> None:
    """Sends to a phone without a network until the system gives up, which takes a quarter of an hour."""
    replace_in("housewright.server.serving", LOST_SECONDS=900)


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


def takes_no_lock() -> None:
    """A database may have two servers."""
    database.take_lock = lambda file: FileLock(f"{file}.{os.getpid()}.lock")


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


def lets_every_computer_player_take_its_time() -> None:
    """Computer players of one table do not share their time."""
    choose: Any = thinking.choose
    thinking.choose = lambda game, player, seconds, *more: choose(game, player, 1.0, *more)


def makes_messages_for_everyone_anew() -> None:
    """Messages are made for each stream, with the time in them."""
    send: Any = streams.Stream.send

    def anew(self: streams.Stream, message: streams.Frame) -> None:
        send(self, streams.Frame(message.seq, message.body[:-1] + b',"at":%d}' % time.time_ns()))

    streams.Stream.send = anew  # type: ignore[method-assign]


def shows_replays_from_the_first_seat() -> None:
    """Whichever seat is asked for."""
    from housewright.server.showing import show_past

    replace_in("housewright.server.showing", show_past=lambda table, number, viewer: show_past(table, number, 0))


def forgets_towns() -> None:
    """A record has no town names."""
    from housewright.server.table import Table

    started: Any = Table._start

    def start(self: Table, entry: Any) -> None:
        started(self, entry)
        self.running().towns = {}

    Table._start = start  # type: ignore[method-assign]


def gives_records_to_everybody() -> None:
    """Also to those who did not sit there."""
    replace_in("housewright.server.commands", require_seat=lambda table, person: table.seat_of(person.guest) or 0)


def takes_unfinished_records() -> None:
    """A game that is not over can be imported."""
    from housewright.server.routes.past import check_record

    def check(text: str) -> SimpleNamespace:
        session = check_record(text)
        return SimpleNamespace(is_over=True, game=session.game, options=session.options, seats=session.seats)

    replace_in("housewright.server.routes.past", check_record=check)


def reads_records_while_all_wait() -> None:
    """Nothing is done in threads."""
    import asyncio

    async def at_once(work: Any, *what: Any) -> Any:
        return work(*what)

    replace_in("housewright.server.hall", asyncio=SimpleNamespace(**vars(asyncio) | {"to_thread": at_once}))


def gives_hints_everywhere() -> None:
    """Also at tables that agreed on none."""
    from housewright.server.events import Agreement

    shown: Any = Agreement.__getattribute__
    Agreement.__getattribute__ = lambda self, name: name == "hints" or shown(self, name)  # type: ignore[method-assign]


def suggests_half_a_turn() -> None:
    """Hints leave something out."""
    from dataclasses import replace

    from housewright.server.thinking import Thinkers

    suggested: Any = Thinkers.suggest

    async def suggest(self: Thinkers, *what: Any) -> Any:
        return [replace(found, turn=found.turn[:-1]) for found in await suggested(self, *what)]

    Thinkers.suggest = suggest  # type: ignore[assignment, method-assign]


def counts_no_events() -> None:
    """Figures without events."""
    replace_in("housewright.server.hall", count=lambda entries: None)


def logs_plain_text() -> None:
    """Lines for people only."""
    from housewright.server.logs import JsonFormatter

    JsonFormatter.format = lambda self, record: record.getMessage()  # type: ignore[method-assign]


MUTANTS: dict[str, Callable[[], None]] = {
    "lets every computer player take its time": lets_every_computer_player_take_its_time,
    "makes messages for everyone anew": makes_messages_for_everyone_anew,
    "forgets keys": forgets_keys,
    "answers a taking back anew": answers_a_taking_back_anew,
    "does not compare bodies": does_not_compare_bodies,
    "no lock": no_lock,
    "no lock, and the database decides": no_lock_but_the_database,
    "has a full disk": has_a_full_disk,
    "does not notice a full disk": does_not_notice_a_full_disk,
    "loses its connection to the database": loses_its_connection,
    "gives up writing": gives_up_writing,
    "has a player who breaks the rules": has_a_player_who_breaks_the_rules,
    "trusts a player who breaks the rules": trusts_a_player_who_breaks_the_rules,
    "waits for streams": waits_for_streams,
    "waits for slow readers": waits_for_slow_readers,
    "waits for lost readers": waits_for_lost_readers,
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
    "counts no events": counts_no_events,
    "logs plain text": logs_plain_text,
    "shows replays from the first seat": shows_replays_from_the_first_seat,
    "forgets towns": forgets_towns,
    "gives records to everybody": gives_records_to_everybody,
    "takes unfinished records": takes_unfinished_records,
    "reads records while all wait": reads_records_while_all_wait,
    "gives hints everywhere": gives_hints_everywhere,
    "suggests half a turn": suggests_half_a_turn,
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
