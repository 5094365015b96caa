"""Servers under test, and clients of them."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from housewright.server.settings import Settings

IS_MEASURED = "COVERAGE_RUN" in os.environ  # then servers end in order, so that their lines are counted
PORTS = (10_100, 32_000)  # below those that the system gives away, above those that browsers refuse
GENEROUS = 1e6  # factor on limits, where they are not what is tested
SHARES = {
    f"{whose}_{what}": 1_000_000 for whose in ("guest", "address") for what in ("tables", "replays", "megabytes")
}  # of the house, likewise
SHARES_AS_USUAL: dict[str, Any] = {name: Settings.model_fields[name].default for name in SHARES}  # where they are
PATIENCE = 60.0  # seconds that something may take on a busy machine
IMPATIENT = 2.0  # seconds that a check waits for a mutant that never does it
GLANCE = 0.002  # seconds between two looks, or longer than looking takes: who waits leaves the machine to others
LONGEST_GLANCE = 0.5


def wait_until(condition: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Wait until something is so; returns it."""
    last = time.monotonic() + seconds
    while True:
        began = time.monotonic()
        if found := condition():
            return found
        assert began < last, f"not within {seconds:g} s: {what}"
        time.sleep(max(GLANCE, min(3 * (time.monotonic() - began), LONGEST_GLANCE)))


class Zygote:
    """The process from which servers are forked."""

    def __init__(self, environment: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-m", "tests.server.zygote"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def fork(self, settings: dict[str, object], mutant: str | None, output: Path) -> int:
        """Start a server; returns its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        order = {"settings": settings, "mutant": mutant, "output": str(output)}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """No more servers."""
        self.process.kill()
        self.process.communicate()


@dataclass(slots=True)
class Server:
    """A running server."""

    zygote: Zygote
    folder: Path
    settings: dict[str, object]
    mutant: str | None = None
    pid: int = 0
    is_closed: bool = False
    clients: list[Client] = field(default_factory=list)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(str(self.settings["port"]))

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def output(self) -> str:
        """What it has logged."""
        return (self.folder / "output").read_text(encoding="utf-8")

    def start(self) -> Server:
        """Start it, and wait until it answers."""
        self.pid = self.zygote.fork(self.settings, self.mutant, self.folder / "output")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE, verify=False).status_code == 200:
                    return self
            if not self.is_alive():
                break
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.output[-2000:]}")

    def tell(self, what: str, word: str = "") -> None:
        """Let something happen for which its circumstances wait; they never see half of the word."""
        written = self.folder / "what is being told"
        written.write_text(word, encoding="utf-8")
        written.replace(self.folder / what)

    def tell_no_more(self, what: str) -> None:
        """Take it back."""
        (self.folder / what).unlink()

    def is_alive(self) -> bool:
        """Whether the process exists."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def end(self, how: signal.Signals) -> None:
        """End the process, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        until = time.monotonic() + PATIENCE
        while self.is_alive():
            assert time.monotonic() < until, "the server does not stop"
            time.sleep(0.005)

    def close(self) -> None:
        """Nobody needs it any more."""
        self.is_closed = True
        if IS_MEASURED and self.mutant is None:
            self.stop()
        self.kill()
        for client in self.clients:
            client.http.close()

    def stop(self) -> None:
        """Let it end in order."""
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """End it without warning."""
        self.end(signal.SIGKILL)

    def metric(self, name: str) -> float:
        """A figure without labels."""
        lines = httpx.get(f"{self.url}/metrics", timeout=PATIENCE, verify=False).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    def guest(self, name: str = "Ada") -> Client:
        """Somebody who came in, with a token."""
        answer = httpx.post(f"{self.url}/api/tokens", json={"name": name}, timeout=PATIENCE, verify=False)
        assert answer.status_code == 201, answer.text
        return Client(self, answer.json()["token"])

    def stranger(self) -> Client:
        """Somebody who did not."""
        return Client(self, None)


def new_server(zygote: Zygote, folder: Path, mutant: str | None = None, **settings: object) -> Server:
    """A server with a database of its own, not started yet."""
    folder.mkdir(parents=True, exist_ok=True)
    usual: dict[str, object] = {"database": str(folder / "house.db"), "port": free_port(), "limits": GENEROUS, **SHARES}
    return Server(zygote, folder, usual | settings, mutant)


def free_port() -> int:
    """A port that nobody listens on, and that the system gives to no connection before the server has it."""
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Client:
    """A program that plays over HTTP."""

    def __init__(self, server: Server, token: str | None) -> None:
        self.server, self.token = server, token
        server.clients.append(self)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=f"{server.url}/api", headers=headers, timeout=PATIENCE, verify=False)

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """A request, whatever comes of it."""
        return self.http.request(method, path, json=body, **more)

    def get(self, path: str) -> Any:
        """What stands there."""
        return accepted(self.ask("GET", path))

    def post(self, path: str, **body: object) -> Any:
        """Do something that works."""
        return accepted(self.ask("POST", path, body))

    def put(self, path: str, **body: object) -> Any:
        """The same with PUT."""
        return accepted(self.ask("PUT", path, body))

    def refused(self, path: str, status: int, key: str, method: str = "POST", /, **body: object) -> Any:
        """Do something that is refused with this status and key; returns the error."""
        answer = self.ask(method, path, body if method != "GET" else None)
        assert answer.is_error, f"{path} was not refused: {answer.text[:500]}"
        error = answer.json()["error"]
        assert (answer.status_code, error["key"]) == (status, key), answer.text
        return error

    def open(
        self, game: str = "welcome", options: str = "basic", seats: Sequence[str | None] = (None,), **more: object
    ) -> str:
        """A new table of one's own; returns its id."""
        opened = self.post("/tables", game=game, options=options, seats=[*seats], **more)
        return str(opened["id"])

    def look(self, table: str) -> Any:
        """A snapshot."""
        return self.get(f"/tables/{table}")

    def draft(self, table: str, number: int, *moves: str) -> Any:
        """Try moves."""
        return self.post(f"/tables/{table}/draft", round=number, moves=[*moves])

    def choose(self, table: str, number: int, pick: Callable[[list[str]], str] = lambda legal: legal[0]) -> list[str]:
        """A whole turn, each move picked from the legal ones."""
        moves: list[str] = []
        while not (tried := self.draft(table, number, *moves))["complete"]:
            moves.append(pick(tried["legal"]))
        return moves

    def turn(self, table: str, number: int, moves: Sequence[str], key: str | None = None) -> Any:
        """Submit a turn that is taken."""
        return self.post(f"/tables/{table}/turn", round=number, moves=[*moves], key=key or uuid.uuid4().hex)

    def hand_to(self, table: str, other: Client) -> Any:
        """Move the own seat to another device, which is told the same as this one; what it is answered in the end."""
        code = self.post(f"/tables/{table}/transfer")["code"]
        check = other.post("/transfers", code=code)["check"]
        assert self.get(f"/tables/{table}/transfer") == {"check": check}
        self.post(f"/tables/{table}/transfer/confirm", check=check)
        return other.post("/transfers", code=code)

    @contextlib.contextmanager
    def follow(self, table: str, after: int | None = None) -> Iterator[Iterator[Any]]:
        """The messages of a stream."""
        query = {} if after is None else {"after": after}
        with self.http.stream("GET", f"/tables/{table}/events", params=query) as answer:
            assert answer.status_code == 200
            yield messages(answer)


def messages(answer: httpx.Response) -> Iterator[Any]:
    """The data of server-sent events."""
    for line in answer.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def accepted(answer: httpx.Response) -> Any:
    """The content of an answer that is no refusal."""
    assert answer.is_success, f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text}"
    return (
        answer.json()
        if answer.content and answer.headers["content-type"].startswith("application/json")
        else answer.text
    )
