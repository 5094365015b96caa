"""How long until the last of many viewers of one table is told of a turn; some of them do not read at all."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import statistics
import time
from collections.abc import Sequence

from benchmarks.load import Call, Connection

LITTLE = 4096  # bytes that the system keeps for one who does not read


class Audience:
    """The viewers of a table, and how far each of them is."""

    def __init__(self, port: int, table: str) -> None:
        self.port, self.table = port, table
        self.reached: list[int] = []
        self.moved = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.lazy: list[socket.socket] = []

    @property
    def request(self) -> bytes:
        """What a viewer asks for."""
        return f"GET /api/tables/{self.table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()

    async def admit(self, viewers: int) -> None:
        """So many come, and have seen the table."""
        self.reached = [0] * viewers
        self.tasks = [asyncio.create_task(self._watch(index)) for index in range(viewers)]
        await self.all_reach(1)

    def admit_lazy(self, viewers: int) -> None:
        """So many come who do not read."""
        for _ in range(viewers):
            self.lazy.append(socket.socket())
            self.lazy[-1].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
            self.lazy[-1].connect(("127.0.0.1", self.port))
            self.lazy[-1].sendall(self.request)

    async def _watch(self, index: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(self.request)
        try:
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    self.reached[index] = int(line[4:])
                    self.moved.set()
        finally:
            writer.close()

    async def all_reach(self, seq: int) -> None:
        """Wait until the last one is there."""
        while min(self.reached) < seq:
            self.moved.clear()
            await asyncio.wait_for(self.moved.wait(), 60)

    async def leave(self) -> None:
        """All go."""
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for connection in self.lazy:
            connection.close()


async def time_of_the_last(port: int, token: str, table: str, calls: Sequence[Call], viewers: int, lazy: int) -> float:
    """Milliseconds from sending a turn until the last reading viewer has it; the median over the turns."""
    audience = Audience(port, table)
    await audience.admit(viewers - lazy)
    audience.admit_lazy(lazy)
    player = Connection(port, token)
    times = []
    for call in calls:
        began = time.perf_counter()
        answer = json.loads(await player.post(call))
        await audience.all_reach(answer["seq"])
        times.append((time.perf_counter() - began) * 1000)
    player.close()
    await audience.leave()
    return statistics.median(times)
