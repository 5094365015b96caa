"""A proxy as people put before a server: it collects answers in a buffer of 4 KB unless their headers ask it not to."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator

from tests.server.running import PATIENCE

BUFFER = 4096


def passes_at_once(head: bytes) -> bool:
    """Whether an answer is passed on as it comes: nginx collects unless told, and others compress what they collect."""
    lines = [line.strip().lower() for line in head.split(b"\r\n")]
    asks_not_to_collect = b"x-accel-buffering: no" in lines
    asks_not_to_compress = any(line.startswith(b"cache-control:") and b"no-transform" in line for line in lines)
    return asks_not_to_collect and asks_not_to_compress


async def pass_on(reader: StreamReader, writer: StreamWriter) -> None:
    """Requests go through at once."""
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()


async def collect(reader: StreamReader, writer: StreamWriter) -> None:
    """Answers do so only if they ask for it."""
    head = await reader.readuntil(b"\r\n\r\n")
    at_once = passes_at_once(head)
    waiting = head
    while True:
        if at_once or len(waiting) >= BUFFER:
            writer.write(waiting)
            await writer.drain()
            waiting = b""
        data = await reader.read(65536)
        if not data:
            break
        waiting += data
    writer.write(waiting)


async def serve(port: int, ready: threading.Event, found: list[int], is_over: threading.Event) -> None:
    """Be a proxy until it is over."""

    connections: set[asyncio.Task[None]] = set()

    def begin(reader: StreamReader, writer: StreamWriter) -> None:
        connections.add(asyncio.create_task(connect(reader, writer)))

    async def connect(reader: StreamReader, writer: StreamWriter) -> None:
        answers, requests = await asyncio.open_connection("127.0.0.1", port)
        both = [asyncio.create_task(pass_on(reader, requests)), asyncio.create_task(collect(answers, writer))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            writer.transport.abort()
            requests.transport.abort()

    server = await asyncio.start_server(begin, "127.0.0.1", 0)
    found.append(server.sockets[0].getsockname()[1])
    ready.set()
    while not is_over.is_set():
        await asyncio.sleep(0.05)
    server.close()
    for task in tuple(connections):
        task.cancel()
    await asyncio.gather(*connections, return_exceptions=True)


@contextlib.contextmanager
def run_proxy(port: int) -> Iterator[int]:
    """A proxy before this port; gives its own."""
    ready, is_over = threading.Event(), threading.Event()
    found: list[int] = []
    thread = threading.Thread(target=lambda: asyncio.run(serve(port, ready, found, is_over)), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield found[0]
    finally:
        is_over.set()
        thread.join(PATIENCE)
