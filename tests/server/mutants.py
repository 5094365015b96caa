"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import asyncio
import os
import resource
import time
from collections.abc import Callable, Sequence
from typing import Any

from filelock import FileLock

from housewright.server import changes, commands, database, hall, serving, showing, streams, thinking
from housewright.server.caretaker import Caretaker
from housewright.server.database import Database
from housewright.server.events import Entry
from housewright.server.guests import NOBODY, Guests
from housewright.server.hall import Hall, Place
from housewright.server.house import House
from housewright.server.routes import play
from housewright.server.table import Answer, Table


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

    async def careless(connection: Any, batch: Any) -> bool:
        for write in batch:
            if not write.done.done():
                write.done.set_result(None)
        await commit(connection, batch)
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


def trusts_its_index() -> None:
    """What tables are found by is not compared with the log."""
    hall.is_noted = lambda *_: True


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
    answer_of: Any = play.answer_of

    def anew(table: Table, seat: int, key: str) -> Answer:
        answer: Answer = answer_of(table, seat, key)
        return Answer(table.seq, answer.round, answer.closed)

    play.answer_of = anew


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
            await self._note(place)
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


# --- large tables -----------------------------------------------------------------------------------------------------


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
    "trusts its index": trusts_its_index,
    "has a player who breaks the rules": has_a_player_who_breaks_the_rules,
    "trusts a player who breaks the rules": trusts_a_player_who_breaks_the_rules,
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
}
