"""Connections: how many an address may have, and how long somebody may take to say what they want."""

from __future__ import annotations

import functools
import sys
from asyncio import TimerHandle, Transport
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from housewright.server.access.limits import counted_as
from housewright.server.settings import Settings

MOST_CONNECTIONS = 500  # of one address at a time: more than it may have streams
HEAD_SECONDS = 20.0  # until the head of a request is there, from the first word of it or since somebody called
SPARE_FILES = 200  # that the server needs besides connections
MOST_FILES = 65_536  # that it asks for


class Visitors:
    """Who is connected, and how often. Proxies bring everybody, so theirs are not counted."""

    def __init__(self, settings: Settings) -> None:
        self.most = MOST_CONNECTIONS * settings.limits
        self.room = files_allowed() - SPARE_FILES
        self.proxies = [part.strip() for part in settings.trusted_proxies.split(",")]
        self.count: Counter[str] = Counter()
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

    @functools.lru_cache(1000)  # noqa: B019 - there is one for as long as the server runs
    def is_proxy(self, address: str) -> bool:
        """Whether this is a proxy that may say who is calling."""
        return any(
            part == "*" or ip_address(address) in ip_network(part, strict=False) for part in self.proxies if address
        )


class Connection(H11Protocol):
    """A connection that a request can close at once (`request.state.hang_up`), also when nobody reads at its end."""

    def __init__(self, visitors: Visitors, **more: Any) -> None:
        super().__init__(**more)
        self.visitors, self.address = visitors, ""
        self.waiting: TimerHandle | None = None  # for the head of a request

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody called."""
        super().connection_made(transport)
        self.app_state = {**self.app_state, "hang_up": transport.abort}
        self.address = self.client[0] if self.client else ""
        if self.visitors.come(self.address):
            self._wait_for_head()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Somebody said something."""
        super().data_received(data)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._wait_no_more()
        self.visitors.go(self.address)
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        """Give up after a while, however often a little more of it comes, unless a request is being answered."""
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]
            self._wait_no_more()
        elif self.waiting is None:
            self.waiting = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


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
