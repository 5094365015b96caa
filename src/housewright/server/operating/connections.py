"""Connections: how many an address may have, how long somebody may take to say what they want, in how many words."""

from __future__ import annotations

import functools
import re
import sys
from asyncio import BufferedProtocol, TimerHandle, Transport
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from housewright.server.access.guard import usual_headers
from housewright.server.access.limits import counted_as
from housewright.server.settings import Settings

MOST_CONNECTIONS = 500  # of one address at a time: more than it may have streams
MOST_UNSENT = 32_000_000  # bytes for one address, beyond what the system keeps
SLOW_SECONDS = 120.0  # until somebody has read an answer that is long
HEAD_SECONDS = 20.0  # until the head of a request is there, from the first word of it or since somebody called
MOST_AT_ONCE = 8 * 1024  # bytes that are taken from a connection before others are served
MOST_OF_HEAD = 8 * 1024  # bytes that may wait for the rest of a head
MOST_LINES = 100  # of a head
END_OF_HEAD = re.compile(rb"\n\r?\n")
SPARE_FILES = 200  # that the server needs besides connections
MOST_FILES = 65_536  # that it asks for


class Visitors:
    """Who is connected, and how often. Proxies bring everybody, so theirs are not counted."""

    def __init__(self, settings: Settings) -> None:
        self.factor = settings.limits
        self.most = MOST_CONNECTIONS * self.factor
        self.room = files_allowed() - SPARE_FILES
        self.proxies = [part.strip() for part in settings.trusted_proxies.split(",")]
        self.count: Counter[str] = Counter()
        self.unsent: Counter[str] = Counter()
        self.total = 0

    def come(self, address: str) -> bool:
        """Somebody called; false if there are too many."""
        who = counted_as(address)
        self.count[who] += 1
        self.total += 1
        too_many = self.count[who] > self.most and not self.is_proxy(address)
        return not too_many and self.total <= self.room

    def go(self, address: str) -> None:
        """A connection has ended."""
        who = counted_as(address)
        self.total -= 1
        self.count[who] -= 1
        if not self.count[who]:
            del self.count[who]

    def keep(self, address: str, size: int) -> bool:
        """So many bytes wait until somebody reads them; false if there are too many for one address."""
        who = counted_as(address)
        self.unsent[who] += size
        return self.unsent[who] <= MOST_UNSENT * self.factor or self.is_proxy(address)

    def keep_no_more(self, address: str, size: int) -> None:
        """They were read, or never will be."""
        who = counted_as(address)
        self.unsent[who] -= size
        if not self.unsent[who]:
            del self.unsent[who]

    @functools.lru_cache(1000)  # noqa: B019 - there is one for as long as the server runs
    def is_proxy(self, address: str) -> bool:
        """Whether this is a proxy that may say who is calling."""
        return any(
            part == "*" or ip_address(address) in ip_network(part, strict=False) for part in self.proxies if address
        )


class Words(h11.Connection):
    """What is said on a connection, which Python reads: whoever says it in thousands of pieces would stop everybody."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MOST_OF_HEAD)
        self.is_chunked = False

    def next_event(self) -> Any:
        """What is said next. A head has few lines, and a body in pieces is not looked at: who asks is refused."""
        if self.is_chunked:
            return h11.PAUSED
        if self.their_state is h11.IDLE and lines_of_head(self.trailing_data[0]) > MOST_LINES:
            raise h11.RemoteProtocolError("too many lines", error_status_hint=431)
        event = super().next_event()
        self.is_chunked = isinstance(event, h11.Request) and any(
            name == b"transfer-encoding" for name, _ in event.headers
        )
        return event


class Connection(H11Protocol, BufferedProtocol):
    """A connection that a request can close at once (`request.state.hang_up`), also when nobody reads at its end."""

    def __init__(self, visitors: Visitors, is_by_tls: bool, **more: Any) -> None:
        super().__init__(**more)
        self.conn = Words()
        self.is_by_tls = is_by_tls
        self.visitors, self.address = visitors, ""
        self.room = bytearray()  # for what is said
        self.waiting: TimerHandle | None = None  # for the head of a request
        self.unread: TimerHandle | None = None  # while somebody does not read
        self.unsent = 0  # bytes that wait for that

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody called."""
        super().connection_made(transport)
        self.app_state = {**self.app_state, "hang_up": transport.abort}
        self.address = self.client[0] if self.client else ""
        if self.visitors.come(self.address):
            self._wait_for_head()
        else:
            transport.abort()

    def get_buffer(self, sizehint: int) -> bytearray:
        """Room for a little: a quarter of a megabyte would be taken otherwise, and read while everybody waits."""
        self.room = bytearray(MOST_AT_ONCE)
        return self.room

    def buffer_updated(self, nbytes: int) -> None:
        """Somebody said so much."""
        said, self.room = bytes(self.room[:nbytes]), bytearray()
        self.data_received(said)

    def data_received(self, data: bytes) -> None:
        """Somebody said something."""
        super().data_received(data)
        self._wait_for_head()

    def send_400_response(self, msg: str) -> None:
        """Answer what nobody can read: the guard never sees it."""
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", b"%d" % len(msg)),
            (b"cache-control", b"no-store"),
            (b"connection", b"close"),
            *usual_headers(self.is_by_tls),
        ]
        answer = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
        for event in (answer, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        """Much waits until somebody reads it."""
        super().pause_writing()
        self.unsent = self.transport.get_write_buffer_size()
        self.unread = self.loop.call_later(SLOW_SECONDS, self.transport.abort)
        if not self.visitors.keep(self.address, self.unsent):
            self.transport.abort()

    def resume_writing(self) -> None:
        """Most of it is read."""
        self._keep_no_more()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was said for a while. Closing would wait for those who have not even read what they were told."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        super().timeout_keep_alive_handler()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._wait_no_more()
        self._keep_no_more()
        self.visitors.go(self.address)
        super().connection_lost(exc)
        vars(self.transport).pop("_read_ready_cb", None)  # by which it would hold itself in memory

    def _wait_for_head(self) -> None:
        """Give up after a while, however often a little more of it comes, unless a request is being answered."""
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]
            self._wait_no_more()
        elif self.waiting is None:
            self.waiting = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _keep_no_more(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
            self.visitors.keep_no_more(self.address, self.unsent)

    def _wait_no_more(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


def lines_of_head(said: bytes) -> int:
    """How many lines there are to the end of a head, as far as it has come."""
    found = END_OF_HEAD.search(said)
    return said.count(b"\n", 0, found.end() if found else len(said))


def files_allowed() -> int:
    """How many files and connections the system allows; more are asked for where that is possible."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
