"""Mutants that tell too little, too late or in the wrong order."""

from __future__ import annotations

import asyncio
import socket
import time
from types import SimpleNamespace
from typing import Any

from housewright.server.hall.live import LiveTable
from housewright.server.operating import serving
from housewright.server.routes import listening
from housewright.server.services import Services
from housewright.server.tables.events import Entry
from housewright.server.tables.table import Table
from housewright.server.telling import messages, patches, showing, streams
from housewright.server.thinking.queueing import FairQueue
from tests.server.mutants.patching import mutant, put, replace_in


@mutant
def forgets_a_change() -> None:
    """The last of several changes is not told."""
    find = patches.find_patches
    put(showing, "find_patches", lambda before, after: find(before, after)[:-1] or find(before, after))


@mutant
def keeps_what_a_seat_sees_to_itself() -> None:
    """When a round is closed, seats get only what everybody gets."""
    showing.touches = lambda *_: False


@mutant
def tells_no_start() -> None:
    """The start of the game is told without the cards."""
    show: Any = showing.show_event

    def show_event(table: Table, known: Any, entry: Entry, present: Any) -> Any:
        shown = show(table, known, entry, present)
        if entry.event.kind == "started":
            del shown["public"]
        return shown

    showing.show_event = show_event


@mutant
def skips_a_missed_event() -> None:
    """Who resumes is not told the first event after the last one known."""
    listen: Any = LiveTable.listen

    def skipping(self: LiveTable, guest: str | None, after: int | None) -> Any:
        stream, missed = listen(self, guest, after)
        return stream, missed[1:] if missed else missed

    LiveTable.listen = skipping  # type: ignore[method-assign]


@mutant
def tells_presence_at_once() -> None:
    """Presence overtakes messages about tables."""
    queue: Any = LiveTable._queue

    def overtaking(self: LiveTable, item: Any) -> None:
        if not isinstance(item, messages.Presence):
            queue(self, item)
            return
        for stream in self.streams:
            if stream.guest != item.guest or stream.guest is None:
                stream.send(item.message)

    LiveTable._queue = overtaking  # type: ignore[method-assign]


@mutant
def tells_nobody_who_is_there() -> None:
    """Presence is told only when it changes."""
    LiveTable.presence_frames = lambda self: []  # type: ignore[method-assign]


@mutant
def tells_newcomers_of_themselves() -> None:
    """A new stream is told at once that its own guest is there."""
    listen: Any = LiveTable.listen

    def telling(self: LiveTable, guest: str | None, after: int | None) -> Any:
        stream, missed = listen(self, guest, after)
        stream.send(messages.presence_frame(self.table.seat_of(guest) or 0, True))
        return stream, missed

    LiveTable.listen = telling  # type: ignore[method-assign]


@mutant
def gives_no_signs_of_life() -> None:
    """Quiet streams stay quiet."""
    streams.BEAT = b"\n"


@mutant
def lets_proxies_collect() -> None:
    """Streams do not say that they must not be collected."""
    del listening.STREAM_HEADERS["X-Accel-Buffering"]


@mutant
def lets_proxies_compress() -> None:
    """Streams do not say that they must stay as they are."""
    listening.STREAM_HEADERS["Cache-Control"] = "no-store"


@mutant
def collects_small_packets() -> None:
    """Asyncio does not learn that the socket is TCP, and leaves Nagle's algorithm on."""
    of_any_protocol = SimpleNamespace(**vars(socket) | {"socket": lambda family, kind, _: socket.socket(family, kind)})
    replace_in("housewright.server.operating.serving", socket=of_any_protocol)


@mutant
def publishing_waits_for_the_reader() -> None:
    """Nobody is cut off; everybody waits for the slowest."""
    publish: Any = LiveTable._publish

    async def waiting(self: LiveTable) -> None:
        while any(stream.frames.qsize() >= streams.MOST_WAITING for stream in self.streams):
            await asyncio.sleep(0.01)
        await publish(self)

    LiveTable._publish = waiting  # type: ignore[method-assign]


@mutant
def keeps_everything_for_slow_readers() -> None:
    """Queues have no bounds."""
    streams.MOST_WAITING = 10**9  # the queue is made with this number, too


@mutant
def makes_messages_for_everyone_anew() -> None:
    """Messages are made for each stream, with the time in them."""
    send: Any = streams.Stream.send

    def anew(self: streams.Stream, message: streams.Frame) -> None:
        send(self, streams.Frame(message.seq, message.body[:-1] + b',"at":%d}' % time.time_ns()))

    streams.Stream.send = anew  # type: ignore[method-assign]


@mutant
def waits_for_streams() -> None:
    """Streams are not ended when the server is told to stop."""
    Services.close_streams = lambda self: None  # type: ignore[method-assign]


@mutant
def waits_for_slow_readers() -> None:
    """Streams are ended, but those that nobody reads hold the server up."""
    Services.cut_streams = lambda self: None  # type: ignore[method-assign]
    serving.GRACE_SECONDS = 60


@mutant
def waits_for_lost_readers() -> None:
    """Sends to a phone without a network until the system gives up, which takes a quarter of an hour."""
    replace_in("housewright.server.operating.serving", LOST_SECONDS=900)


@mutant
def never_forgets_a_stream() -> None:
    """Counts streams for ever."""
    put(LiveTable, "leave", lambda *_: None)


@mutant
def prepares_answers_while_all_wait() -> None:
    """Nothing is done by others."""

    async def do(self: FairQueue, asker: str, work: Any, is_long: bool = False) -> Any:
        try:
            while True:
                next(work)
        except StopIteration as end:
            return end.value

    put(FairQueue, "do", do)
