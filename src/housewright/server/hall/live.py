"""Live tables: a table in memory, and those who are told what happens there, in the order in which it happened."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from housewright.server.tables.events import Entry
from housewright.server.tables.table import Table
from housewright.server.telling import messages
from housewright.server.telling.messages import News, Presence
from housewright.server.telling.showing import Descriptions
from housewright.server.telling.stories import Stories
from housewright.server.telling.streams import Frame, Stream

MOST_MISSED = 50  # events; who missed more gets a snapshot
LINGER_SECONDS = 5.0  # a person whose connection was lost, or who asks again and again, counts as present for so long
MOST_AT_ONCE = 200  # streams that are told before somebody else is served
MOST_WAITING = 500  # messages that are not made yet; then all streams are closed, and their readers come back
BYTES_SHOWN = 20_000  # of memory, about, for a seat in a description
logger = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory: who is being told, who was there when, and whether somebody changes it just now."""

    table: Table
    somebody_came: Callable[[LiveTable], None] = lambda _: None
    has_grown: Callable[[LiveTable], None] = lambda _: None
    rewritten: int = 0  # number of the last event that may have said something else, when it was told first
    weight: int = 0  # about so many bytes of memory, when it was weighed last
    descriptions: Descriptions = field(default_factory=Descriptions)  # a round stays as it began, whatever happens then
    stories: Stories = field(default_factory=Stories)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    streams: set[Stream] = field(default_factory=set)
    seen: dict[str, float] = field(default_factory=dict)  # when a guest's last stream ended, on the monotonic clock
    since: float = field(default_factory=time.monotonic)  # in memory
    used: float = field(default_factory=time.monotonic)
    waiting: asyncio.Queue[News | Presence] = field(default_factory=asyncio.Queue)  # to be told
    publisher: asyncio.Task[None] | None = None
    told: set[int] = field(default_factory=set)  # the seats that were told to be present

    def weigh(self) -> int:
        """About how many bytes of memory it takes, with what was made to be told."""
        shown = self.descriptions.rounds * len(self.table.chairs) * BYTES_SHOWN
        return self.table.weight + shown + self.descriptions.sent + self.stories.weight

    # --- who is there -------------------------------------------------------------------------------------------------

    def present(self) -> set[int]:
        """The seats of people who have a stream open, or had one a moment ago."""
        guests = {stream.guest for stream in self.streams if stream.guest}
        lately = time.monotonic() - LINGER_SECONDS
        guests |= {guest for guest, at in self.seen.items() if at > lately}
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.guest in guests}

    def absent_for(self, guest: str) -> float:
        """Seconds since a guest had a stream."""
        if any(stream.guest == guest for stream in self.streams):
            return 0.0
        return time.monotonic() - self.seen.get(guest, self.since)

    # --- listening ----------------------------------------------------------------------------------------------------

    def listen(self, guest: str | None, after: int | None) -> tuple[Stream, list[Entry] | None]:
        """A new stream, and the events that it missed; none if it needs a snapshot."""
        table = self.table
        missed = None if after is None or not 0 < after <= table.seq else table.entries[after:]
        if missed is not None and len(missed) > MOST_MISSED:
            missed = None
        stream = Stream(guest, table.seq)
        self.streams.add(stream)
        self._tell_presence()
        self.somebody_came(self)
        return stream, missed

    def leave(self, stream: Stream) -> None:
        """A stream has ended."""
        self.streams.discard(stream)
        if stream.guest is not None:
            self.seen[stream.guest] = time.monotonic()
            asyncio.get_running_loop().call_later(LINGER_SECONDS + 0.01, self._tell_presence)

    def close(self) -> None:
        """Close all streams; readers come back by themselves."""
        for stream in self.streams:
            stream.close()
        if self.publisher is not None:
            self.publisher.cancel()

    def make_first(self, stream: Stream, missed: list[Entry] | None) -> Callable[[], Frame | None]:
        """What a new stream gets first: the events that it missed, or a snapshot; nothing if it missed none.

        It is made later, in another thread, of the table as it is now: what happens then comes after it.
        """
        table, known, present, seat = self.table, self.descriptions, self.present(), self.table.seat_of(stream.guest)
        if missed is None:
            return lambda: messages.snapshot_frame(table, known, seat, present)
        if not missed:
            return lambda: None
        return lambda: messages.missed_frame(table, known, missed, seat, present)

    def presence_frames(self) -> list[Frame]:
        """Who of the people is there, for a reader who was not told for a while."""
        present = self.present()
        return [
            messages.presence_frame(seat, seat in present)
            for seat, chair in enumerate(self.table.chairs)
            if chair.guest
        ]

    # --- telling ------------------------------------------------------------------------------------------------------

    def publish(self, entries: Sequence[Entry]) -> None:
        """Tell everybody what is in the log now."""
        table, present = self.table, self.present()
        self.told = present
        if not self.streams:
            return
        self._queue(News(table, entries, present))

    def _tell_presence(self) -> None:
        """Tell who came and who went since it was told last."""
        after = self.present()
        changed, self.told = self.told ^ after, after
        for seat in sorted(changed) if self.streams else ():
            self._queue(Presence(self.table.chairs[seat].guest, messages.presence_frame(seat, seat in after)))

    def _queue(self, item: News | Presence) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            logger.error("messages are asked for faster than they can be made")
            self.waiting = asyncio.Queue()
            self.close()
            return
        self.waiting.put_nowait(item)
        if self.publisher is None or self.publisher.done():
            self.publisher = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        while not self.waiting.empty():
            item = self.waiting.get_nowait()
            if isinstance(item, Presence):
                self._send_presence(item)
                continue
            try:
                await self._send_news(item)
            except Exception:  # nothing is sent; who listens comes back and gets a snapshot
                logger.exception("a message could not be made")
                self.close()
                return

    def _send_presence(self, item: Presence) -> None:
        for stream in tuple(self.streams):
            if stream.guest is None or stream.guest != item.guest:  # who comes knows it
                stream.send(item.message)

    async def _send_news(self, news: News) -> None:
        public, own = await asyncio.to_thread(messages.tell, self.descriptions, news)
        self.has_grown(self)
        seats = {chair.guest: seat for seat, chair in enumerate(self.table.chairs) if chair.guest}
        for count, stream in enumerate(tuple(self.streams), 1):
            seat = seats.get(stream.guest) if stream.guest else None
            stream.send(public if seat is None else own.get(seat, public))
            if count % MOST_AT_ONCE == 0:
                await asyncio.sleep(0)
