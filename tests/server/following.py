"""Followers: they read a table's stream in a thread, keep a picture of the table, and remember what came when."""

from __future__ import annotations

import contextlib
import copy
import http.client
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from housewright.server.telling.patches import patched
from tests.server.running import PATIENCE, Client, wait_until

FIRST = 1  # every table has an event, so a snapshot is at least of this one


class HangUp(Exception):  # noqa: N818 - nothing went wrong
    """The reader has had enough."""


@dataclass(slots=True)
class Picture:
    """What a client knows of a table, from a snapshot and the messages after it."""

    seq: int = 0
    you: int | None = None
    table: Any = None
    now: Any = None
    story: Any = None
    public: Any = None
    own: Any = None
    by_clock: Any = None

    @staticmethod
    def read(line: bytes) -> Any:
        """The message of a line of data."""
        return json.loads(line.removeprefix(b"data: "))

    def read_line(self, line: bytes) -> None:
        """Take in a line of a stream, if there is a message in it."""
        assert line, "the stream has ended"
        if line.startswith(b"data: "):
            self.take(self.read(line))

    def take(self, message: Any) -> None:
        """Take in a message; events must follow each other without a gap."""
        if "presence" in message:
            told = message["presence"]
            self.table["seats"][told["seat"]]["present"] = told["present"]
            return
        if "snapshot" in message:
            for name, value in message["snapshot"].items():
                if name not in ("code", "link"):
                    setattr(self, name, value)
        for event in message.get("events", ()):
            assert event["seq"] == self.seq + 1, f"event {event['seq']} after {self.seq}"
            self.seq = event["seq"]
            self._happen(event)
        assert self.seq == message["seq"], f"a message {message['seq']} leads to {self.seq}"
        self.own = message.get("own", self.own)
        self.by_clock = message.get("by_clock", self.by_clock)

    def _happen(self, event: Any) -> None:
        for name in ("table", "now", "story", "public"):
            if name in event:
                setattr(self, name, event[name])
        if "table" in event and self.now is not None:
            self.now["status"] = event["table"]["status"]
        self.public = patched(self.public, event.get("changes", []))
        if "now" in event:
            self.table["status"] = event["now"]["status"]
        elif event["kind"] == "turned":
            self.now["awaited"].remove(event["seat"])
            self.now["turned"] = sorted([*self.now["turned"], event["seat"]])
        elif event["kind"] == "taken-back":
            self.now["awaited"] = sorted([*self.now["awaited"], event["seat"]])
            self.now["turned"].remove(event["seat"])
        if self.now["status"] != "running":
            self.now.update(awaited=[], turned=[], deadline=None)

    def shown(self) -> dict[str, Any]:
        """All of it, to be compared with a snapshot."""
        names = ("seq", "you", "table", "now", "story", "public", "own", "by_clock")
        return {name: getattr(self, name) for name in names}

    def seen(self) -> Any:
        """The description with what this viewer sees besides."""
        return patched(self.public, self.own)


@dataclass(slots=True)
class Follower:
    """Reads a stream until it ends."""

    client: Client
    table: str
    picture: Picture = field(default_factory=Picture)
    taking: threading.Lock = field(default_factory=threading.Lock)  # a message is taken in as a whole
    messages: list[bytes] = field(default_factory=list)  # the data of each, as it came
    arrivals: dict[int, float] = field(default_factory=dict)  # by seq, on the monotonic clock
    reached: int = 0  # seq of the last message that was taken in as a whole
    told: Callable[[Picture], None] = lambda _: None  # after every message
    failure: BaseException | None = None
    thread: threading.Thread | None = None
    has_begun: threading.Event = field(default_factory=threading.Event)
    beats: list[float] = field(default_factory=list)  # when signs of life came
    port: int | None = None  # of a proxy
    is_leaving: bool = False
    is_restless: bool = False  # comes back whenever the stream ends
    ended: float = 0.0  # when the stream ended, on the monotonic clock

    def start(self, after: int | None = None, by_header: bool = False) -> None:
        """Start reading, without waiting for anything."""
        self.thread = threading.Thread(target=self._run, args=(after, by_header), daemon=True)
        self.thread.start()

    def begin(self, after: int | None = None, by_header: bool = False) -> Follower:
        """Start reading; returns when the stream is open, and a new reader knows the table."""
        self.start(after, by_header)
        assert self.has_begun.wait(PATIENCE), "the stream does not begin"
        self.check()
        if after is None:
            self.reach(FIRST)
        return self

    def _run(self, after: int | None, by_header: bool) -> None:
        self.reached = self.picture.seq
        try:
            self._read(after, by_header)
        except (OSError, http.client.HTTPException, HangUp):
            pass  # cut off
        except BaseException as wrong:
            self.failure = wrong
        self.ended = time.monotonic()
        self.has_begun.set()

    def _read(self, after: int | None, by_header: bool) -> None:
        with open_stream(self.client, self.table, after, by_header, self.port) as answer:
            while line := answer.readline():
                if line == b"\n":
                    self.has_begun.set()
                if line.startswith(b": beat"):
                    self.beats.append(time.monotonic())
                if line.startswith(b"data: "):
                    self._take(line.removeprefix(b"data: ").strip())

    def leave(self) -> None:
        """Hang up at the next message, for good."""
        self.is_leaving = True

    def _take(self, data: bytes) -> None:
        with self.taking:
            self.messages.append(data)
            self.picture.take(json.loads(data))
        self.arrivals.setdefault(self.picture.seq, time.monotonic())
        self.reached = self.picture.seq
        self.told(self.picture)
        if self.is_leaving:
            raise HangUp

    def begin_with_gaps(self, rng: random.Random, share: float = 0.1) -> Follower:
        """Start reading, but hang up after some messages, and resume from the last one known, by header or by query."""

        def hang_up(picture: Picture) -> None:
            if rng.random() < share:
                raise HangUp

        def run() -> None:
            while not self.is_leaving and not self.client.server.is_closed and self.failure is None:
                self._run(self.picture.seq or None, rng.random() < 0.5)
                time.sleep(rng.random() * 0.05)

        self.told, self.is_restless = hang_up, True
        self.thread = threading.Thread(target=run, daemon=True)
        self.thread.start()
        self.reach(FIRST)
        return self

    def shown(self) -> dict[str, Any]:
        """What the picture shows between two messages."""
        with self.taking:
            return copy.deepcopy(self.picture.shown())

    @property
    def has_ended(self) -> bool:
        """Whether no more messages can come."""
        return bool(self.ended) and not self.is_restless

    def reach(self, seq: int, seconds: float = PATIENCE) -> Picture:
        """The picture when the messages up to this one have come."""
        wait_until(lambda: self.reached >= seq or self.failure or self.has_ended, f"message {seq}", seconds)
        self.check()
        assert self.reached >= seq, f"the stream ended at {self.reached}, before {seq}"
        return self.picture

    def check(self) -> None:
        """Raise what went wrong in the thread."""
        if self.failure is not None:
            raise AssertionError(f"a follower failed: {self.failure!r}") from self.failure

    def wait(self) -> Follower:
        """Wait for the end of the stream."""
        assert self.thread is not None
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the stream does not end"
        self.check()
        return self


@contextlib.contextmanager
def open_stream(
    client: Client, table: str, after: int | None = None, by_header: bool = False, port: int | None = None
) -> Iterator[http.client.HTTPResponse]:
    """A stream of a table, to be read line by line; the port is that of a proxy."""
    headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    if by_header:
        headers["Last-Event-ID"] = str(after)
    query = "" if after is None or by_header else f"?after={after}"
    connection = http.client.HTTPConnection("127.0.0.1", port or client.server.port, timeout=PATIENCE)
    with contextlib.closing(connection):
        connection.request("GET", f"/api/tables/{table}/events{query}", headers=headers)
        with connection.getresponse() as answer:
            if answer.status == 503:
                raise HangUp  # the server is being stopped
            assert answer.status == 200, answer.read()
            yield answer
