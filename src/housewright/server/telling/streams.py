"""Streams: who is being told what happens at a table. Nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

from pydantic_core import to_json

from housewright.server.telling.shown import Message

MOST_WAITING = 64  # frames that a reader may be behind; then the stream is closed, and the reader comes back
BEAT = b": beat\n\n"


@dataclass(frozen=True, slots=True)
class Frame:
    """One message of a stream, encoded once for all who get the same."""

    seq: int  # of the last event in it; 0 for what is not in the log
    body: bytes

    @property
    def wire(self) -> bytes:
        """As a server-sent event."""
        head = b"id: %d\n" % self.seq if self.seq else b""
        return head + b"data: " + self.body + b"\n\n"


def frame(seq: int, content: Message) -> Frame:
    """Encode a message."""
    return Frame(seq, to_json(content))


@dataclass(slots=True, eq=False)
class Stream:
    """An open connection of a viewer."""

    guest: str | None
    seq: int  # of the last event that was sent
    frames: asyncio.Queue[Frame | None] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING + 1))
    is_closed: bool = False
    hang_up: Callable[[], None] = lambda: None  # closes the connection, also when nobody reads at its other end

    def send(self, message: Frame) -> None:
        """Queue a message, unless it is known already; a reader too far behind is cut off."""
        if self.is_closed or (message.seq and message.seq <= self.seq):
            return
        if self.frames.qsize() >= MOST_WAITING:
            self.cut()
            return
        self.seq = max(self.seq, message.seq)
        self.frames.put_nowait(message)

    def close(self) -> None:
        """No more messages after those that wait."""
        if not self.is_closed:
            self.is_closed = True
            self.frames.put_nowait(None)

    def cut(self) -> None:
        """End it at once, whatever waits: this reader does not read."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.close()
        self.hang_up()

    async def read(self, heartbeat: float) -> AsyncIterator[bytes]:
        """What is sent, with signs of life in between."""
        while True:
            try:
                async with asyncio.timeout(heartbeat):
                    message = await self.frames.get()
            except TimeoutError:
                yield BEAT
                continue
            if message is None:
                return
            yield message.wire

    async def next(self, seconds: float) -> list[Frame]:
        """All messages that wait, or those that come within this time."""
        found: list[Frame] = []
        try:
            async with asyncio.timeout(seconds):
                while not found or not self.frames.empty():
                    message = await self.frames.get()
                    if message is None:
                        break
                    found.append(message)
        except TimeoutError:
            pass
        return found
