"""A small HTTP client for measuring: it must cost less than what it measures."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Call:
    """A POST to be made."""

    path: str
    body: object


@dataclass(slots=True)
class Figures:
    """How long answers took, in milliseconds, and how long all of it took, in seconds."""

    milliseconds: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def __add__(self, other: Figures) -> Figures:
        """Both together."""
        return Figures(self.milliseconds + other.milliseconds, self.seconds + other.seconds)

    def percentile(self, share: float) -> float:
        """The time within which this share of the answers came."""
        ordered = sorted(self.milliseconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def per_second(self) -> float:
        """Answers per second."""
        return len(self.milliseconds) / self.seconds

    def __str__(self) -> str:
        p50, p99 = self.percentile(0.5), self.percentile(0.99)
        return f"{len(self.milliseconds)} answers, {self.per_second():.0f}/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms"


class Connection:
    """A connection that is kept open."""

    def __init__(self, port: int, token: str, address: str = "127.0.0.1") -> None:
        self.port, self.token, self.address = port, token, address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, call: Call) -> bytes:
        """Make a call that must work; returns the body of the answer."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        body = json.dumps(call.body).encode()
        head = (
            f"POST {call.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {self.token}\r\n"
            f"X-Forwarded-For: {self.address}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in answer.split(b"\r\n") if line.lower().startswith(b"content-length:"))
        content = await reader.readexactly(int(length.split(b":")[1]))
        assert answer.split(b" ", 2)[1].startswith(b"2"), answer + content
        return content

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()


async def drive(port: int, token: str, lanes: Sequence[Sequence[Call]], per_second: float | None = None) -> Figures:
    """Make the calls of each lane in order, all lanes at once; evenly at this rate, or as fast as it goes."""
    figures = Figures()
    connections = [Connection(port, token) for _ in lanes]
    start = time.perf_counter()
    step = len(lanes) / per_second if per_second else 0.0

    async def run(index: int, calls: Sequence[Call]) -> None:
        for number, call in enumerate(calls):
            due = start + step * (number + index / len(lanes))
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            began = time.perf_counter()
            await connections[index].post(call)
            figures.milliseconds.append((time.perf_counter() - began) * 1000)

    await asyncio.gather(*(run(index, calls) for index, calls in enumerate(lanes)))
    figures.seconds = time.perf_counter() - start
    for connection in connections:
        connection.close()
    return figures
