"""An empty compile cache: the server answers at once, and a compiled one takes over while people play.

What compiles is a stand-in that waits for a file and does nothing: the true one takes minutes.
"""

from __future__ import annotations

import contextlib
import random
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from housewright.server.thinking.thinkers import ready_player
from tests.server.following import Follower
from tests.server.games import seat_party
from tests.server.running import GENEROUS, PATIENCE, Client, Server, accepted, free_port, wait_until
from tests.server.stored import read_stored
from tests.server.test_streams import compare

LAUNCH = """
import sys
import housewright.compiling
from housewright.server.operating import preparing
waiting = {waiting!r}
wait = '''
import os, time
parent = os.getppid()
while not os.path.exists({file!r}) and os.getppid() == parent:
    time.sleep(0.05)
raise SystemExit({code})
'''
housewright.compiling.not_compiled = lambda *names: waiting
preparing.COMPILE = (sys.executable, "-c", wait)
sys.argv = ["housewright", "serve", *{arguments!r}]
from housewright.cli import main
main()
"""


class Preparing:
    """The command `serve` with something left to compile."""

    def __init__(self, folder: Path, code: int = 0) -> None:
        self.folder, self.began = folder, time.monotonic()
        self.compiled = folder / "compiled"
        self.server = Server(None, folder, {"port": free_port(), "database": str(folder / "house.db")})  # type: ignore[arg-type]
        settings = {**self.server.settings, "limits": GENEROUS}
        arguments = [part for name, value in settings.items() for part in ("--set", f"{name}={value}")]
        script = LAUNCH.format(waiting=["welcome"], code=code, file=str(self.compiled), arguments=arguments)
        self.output = (folder / "output").open("a")
        self.process = subprocess.Popen([sys.executable, "-c", script], stdout=self.output, stderr=self.output)
        self.server.pid = self.process.pid

    def told(self) -> str:
        """What it has said."""
        return Path(self.output.name).read_text(encoding="utf-8")

    def health(self) -> Any:
        """What the server says of itself; nothing while it does not answer."""
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.server.url}/healthz", timeout=PATIENCE).json()
        return None

    def is_preparing(self) -> bool | None:
        """Whether the server that answers is not compiled."""
        health = self.health()
        return health and health.get("preparing", False)  # type: ignore[no-any-return]

    def end(self, how: signal.Signals) -> int:
        """End it; returns the exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Nobody needs it any more."""
        self.end(signal.SIGKILL)
        self.output.close()
        for client in self.server.clients:
            client.http.close()


@pytest.fixture
def prepare(place: Path) -> Iterator[Callable[..., Preparing]]:
    """Makes servers that answer before all is compiled."""
    made: list[Preparing] = []

    def make(**more: Any) -> Preparing:
        folder = place / f"preparing-{len(made)}"
        folder.mkdir()
        made.append(Preparing(folder, **more))
        wait_until(made[-1].is_preparing, "the first answer")
        return made[-1]

    yield make
    for one in made:
        one.close()


def ask_until_answered(client: Client, method: str, path: str, body: object = None) -> Any:
    """A request that is made again, with the same key, for as long as nobody answers."""

    def answered() -> httpx.Response | None:
        with contextlib.suppress(httpx.TransportError):
            return client.ask(method, path, body)
        return None

    return accepted(wait_until(answered, f"an answer to {method} {path}"))


def play_turn(client: Client, table: str, rng: random.Random) -> list[int]:
    """A turn of seat 0, if it is awaited, whatever happens to the server meanwhile; the number of its event."""
    now = ask_until_answered(client, "GET", f"/tables/{table}")["now"]
    if 0 not in now["awaited"]:
        return []
    turn: dict[str, Any] = {"round": now["round"], "moves": []}
    while not (tried := ask_until_answered(client, "POST", f"/tables/{table}/draft", turn))["complete"]:
        turn["moves"].append(rng.choice(tried["legal"]))
    turn["key"] = uuid.uuid4().hex
    return [ask_until_answered(client, "POST", f"/tables/{table}/turn", turn)["seq"]]


def test_people_play_at_once_and_a_compiled_server_takes_over_in_the_middle_of_a_game(
    prepare: Callable[..., Preparing],
) -> None:
    preparing = prepare()
    print(f"first answer after {time.monotonic() - preparing.began:.1f} s")
    games = preparing.server.stranger().get("/games")
    assert [game["preparing"] for game in games[:2]] == [["master", "hints"], ["master", "hints"]]
    party = seat_party(preparing.server, "heimat", "games-9", [None, "easy"], hints=True)
    person, rng = party.host, random.Random(1)
    follower = Follower(person, party.table).begin_with_gaps(rng, share=0.0)
    wait_until(lambda: 0 in party.awaited()[1], "the person's turn")
    person.refused(f"/tables/{party.table}/hints", 409, "preparing", "GET")
    acknowledged = play_turn(person, party.table, rng)
    wait_until(lambda: 0 in party.awaited()[1], "the computer player's turn")
    print(f"the computer player's turn after {time.monotonic() - preparing.began:.1f} s")

    preparing.compiled.touch()
    while preparing.is_preparing() is not False:
        acknowledged += play_turn(person, party.table, rng)
    assert all(game["preparing"] == [] for game in person.get("/games"))
    stored = read_stored(preparing.folder / "house.db").logs[party.table]
    assert set(acknowledged) <= {row.seq for row in stored if row.event["kind"] == "turned"}
    wait_until(lambda: 0 in party.awaited()[1], "the person's turn")
    wait_until(
        lambda: person.ask("GET", f"/tables/{party.table}/hints").is_success, "a hint, which a busy house may refuse"
    )
    compare(follower)
    follower.leave()
    assert preparing.end(signal.SIGTERM) == 0
    assert "Traceback" not in preparing.told()


def test_a_server_that_cannot_be_compiled_says_so_and_goes_on(prepare: Callable[..., Preparing]) -> None:
    preparing = prepare(code=1)
    preparing.compiled.touch()
    wait_until(lambda: "could not be compiled" in preparing.told(), "what is wrong")
    assert preparing.is_preparing()
    assert preparing.end(signal.SIGINT) == 0


def test_a_server_that_is_killed_while_it_compiles_leaves_nobody_behind(prepare: Callable[..., Preparing]) -> None:
    preparing = prepare()
    preparing.end(signal.SIGKILL)
    wait_until(lambda: preparing.health() is None, "the end of the uncompiled server")


def test_a_server_that_cannot_open_its_database_ends_though_something_is_to_be_compiled(
    prepare: Callable[..., Preparing],
) -> None:
    first = prepare()
    with contextlib.closing(Preparing(first.folder)) as second:
        assert second.process.wait(PATIENCE) == 1
        assert "another server uses" in second.told()
    assert first.is_preparing()


def test_who_looks_ahead_is_replaced_by_the_best_that_does_not_until_all_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert ready_player("welcome", "master") == "master"
    monkeypatch.setattr("housewright.server.thinking.thinkers.COMPILED", False)
    assert [ready_player("welcome", player) for player in ("easy", "strong", "master")] == ["easy", "strong", "strong"]
