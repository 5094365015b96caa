"""Restarts: a server stops at once and in order, and the next one goes on where it was."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

from housewright.server.operating.serving import GRACE_SECONDS
from housewright.server.services import READING_SECONDS
from tests.server.following import Follower
from tests.server.games import Party, seat_party
from tests.server.running import IMPATIENT, PATIENCE, Client, Server, free_port, wait_until
from tests.server.stored import read_stored
from tests.server.test_streams import compare, non_reader

MakeServer: TypeAlias = Callable[..., Server]
LONGEST_STOP = 5.0
LONGEST_THINKING = 30  # seconds
WAITING = "waits for whole requests when it stops"


# --- stopping ---------------------------------------------------------------------------------------------------------


def check_streams_end_first(server: Server, how: signal.Signals, seconds: float = PATIENCE) -> None:
    """Streams and polls end when the server is told to stop, and not with it: it is still there, and waits for half a
    request."""
    party = seat_party(server, "welcome", "basic", [None, None, "easy"])
    followers = [Follower(client, party.table).begin() for client in (*party.people.values(), server.stranger())]
    seq = party.host.look(party.table)["seq"]
    for follower in followers:
        follower.reach(seq)
    polled = Polling(party.host, party.table, seq)
    with holding_up(server):
        os.kill(server.pid, how)
        for follower in followers:
            wait_until(lambda follower=follower: follower.ended, "the end of a stream", seconds)  # type: ignore[misc]
            follower.check()
        wait_until(lambda: polled.ended, "the end of a poll", seconds)
        assert server.is_alive(), "they end with the server"
    wait_until(lambda: not server.is_alive(), "the end", seconds)
    assert read_stored(Path(str(server.settings["database"]))).replay(party.table).seq >= seq


def check_stopping(server: Server, how: signal.Signals, seconds: float = PATIENCE) -> None:
    """Nobody can hold up a server that is told to stop for more than a moment."""
    with holding_up(server):
        os.kill(server.pid, how)
        wait_until(lambda: not server.is_alive(), "the end", seconds)


class Polling:
    """Somebody who waits for something to happen."""

    def __init__(self, client: Client, table: str, after: int) -> None:
        self.ended = False
        self.thread = threading.Thread(target=self._run, args=(client, table, after), daemon=True)
        self.thread.start()

    def _run(self, client: Client, table: str, after: int) -> None:
        with contextlib.suppress(httpx.TransportError):
            client.ask("GET", f"/tables/{table}/poll?wait=20&after={after}")
        self.ended = True


@contextlib.contextmanager
def holding_up(server: Server) -> Iterator[None]:
    """Somebody who does not read a stream that is full, and somebody who does not finish a request."""
    host = server.guest("Host")
    table = host.open("welcome", "basic", [None] * 100, seat=None)
    with non_reader(server.stranger(), table), socket.create_connection(("127.0.0.1", server.port)) as half:
        half.sendall(b'POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"name":')
        for seat in range(60):
            host.put(f"/tables/{table}/seats/{seat}", player="easy")
        yield


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_ends_streams_first(make_server: MakeServer, how: signal.Signals) -> None:
    check_streams_end_first(make_server(WAITING), how)


def test_nobody_holds_up_a_server_that_is_told_to_stop(server: Server) -> None:
    check_stopping(server, signal.SIGTERM)


def test_whoever_stops_a_server_waits_less_than_five_seconds() -> None:
    assert READING_SECONDS + GRACE_SECONDS < LONGEST_STOP


def test_a_server_that_waits_for_streams_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match=r"not within .*: the end of a stream"):
        check_streams_end_first(make_server(f"waits for streams + {WAITING}"), signal.SIGTERM, IMPATIENT)


def test_a_server_that_waits_for_slow_readers_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match=r"not within .*: the end$"):
        check_stopping(make_server("waits for slow readers"), signal.SIGTERM, GRACE_SECONDS + 1)


# --- going on ---------------------------------------------------------------------------------------------------------


def play_some(party: Party, rounds: int, rng: random.Random) -> None:
    """Some rounds, as far as the game goes."""
    for _ in range(rounds):
        wait_until(lambda: party.awaited()[1] or is_over(party), "somebody's turn")
        number, awaited = party.awaited()
        for seat in awaited:
            party.play_turn(seat, number, rng)


def is_over(party: Party) -> bool:
    """Whether nobody has to do anything any more."""
    return party.host.look(party.table)["now"]["status"] == "finished"  # type: ignore[no-any-return]


def check_going_on(server: Server, restarts: int) -> None:
    """Games go on over restarts: the same seats, the same secrets, computer players, and streams that resume."""
    rng = random.Random(restarts)
    parties = [
        seat_party(server, "welcome", "advanced", [None, "easy", None]),
        seat_party(server, "heimat", "estates", ["easy", None, "medium"]),
        seat_party(server, "welcome", "basic", [None]),
    ]
    viewers = [(client, party.table) for party in parties for client in (*party.people.values(), server.stranger())]
    followers = [Follower(client, table).begin_with_gaps(rng, share=0.05) for client, table in viewers]
    for restart in range(restarts):
        for party in parties:
            play_some(party, 2, rng)
        server.end(signal.SIGTERM if restart % 2 == 0 else signal.SIGKILL)
        server.start()
    for party in parties:
        play_some(party, 2, rng)
    for follower in followers:
        compare(follower)
        follower.leave()


def test_games_go_on_after_a_restart(server: Server) -> None:
    check_going_on(server, restarts=2)


def test_a_server_that_forgets_guests_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="wrong-token"):
        check_going_on(make_server(mutant="forgets guests"), restarts=1)


def check_computers_wake_up(server: Server, seconds: float = PATIENCE) -> None:
    """A computer player who was thinking when the server was killed plays after the next start, though nobody asks."""
    host = server.guest()
    table = host.open("welcome", "basic", [None, "master"], start=True)
    server.kill()
    server.settings["thinking_seconds"] = 0.1
    database = Path(str(server.settings["database"]))
    assert [row.event["kind"] for row in read_stored(database).logs[table]] == ["opened", "sat", "seated", "started"]
    server.start()
    wait_until(lambda: len(read_stored(database).logs[table]) == 5, "the computer player's turn", seconds)
    assert read_stored(database).logs[table][-1].event["by"] == "computer"
    read_stored(database).replay(table)


def test_computer_players_wake_up_after_a_restart_though_nobody_asks(make_server: MakeServer) -> None:
    check_computers_wake_up(make_server(thinking_seconds=LONGEST_THINKING))


def test_a_server_that_lets_computer_players_sleep_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="the computer player's turn"):
        check_computers_wake_up(
            make_server(mutant="lets computer players sleep", thinking_seconds=LONGEST_THINKING), IMPATIENT
        )


# --- one server for one database --------------------------------------------------------------------------------------


def check_one_server_per_database(make_server: MakeServer, mutant: str | None) -> None:
    """A second server on the same file does not start, and the first one goes on."""
    first = make_server(mutant=mutant)
    table = first.guest().open()
    try:
        make_server(mutant=mutant, database=first.settings["database"])
    except AssertionError as wrong:
        assert "another server uses" in str(wrong)
    else:
        raise AssertionError("two servers use the same database")
    assert first.stranger().look(table)["seq"] == 2


def test_a_second_server_on_the_same_database_does_not_start(make_server: MakeServer) -> None:
    check_one_server_per_database(make_server, None)


def test_a_server_that_takes_no_lock_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="two servers use the same database"):
        check_one_server_per_database(make_server, "takes no lock")


# --- the real command -------------------------------------------------------------------------------------------------


class Command:
    """`python -m housewright serve`."""

    def __init__(self, folder: Path, port: int, **settings: object) -> None:
        flags = [flag for name, value in settings.items() for flag in ("--set", f"{name}={value}")]
        words = [sys.executable, "-m", "housewright", "serve", "--port", str(port)]
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [*words, "--database", str(folder / "house.db"), *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_for_start(self) -> Command:
        """Wait until it answers."""

        def answers() -> bool:
            assert self.process.poll() is None, self.end()
            with contextlib.suppress(httpx.TransportError):
                return httpx.get(f"{self.url}/healthz", timeout=PATIENCE, verify=False).is_success
            return False

        wait_until(answers, "the start", 300)
        return self

    def end(self, how: signal.Signals | None = None, seconds: float = PATIENCE) -> tuple[int, str, str]:
        """Wait for the end; the exit code, and what was said."""
        if how is not None:
            self.process.send_signal(how)
        output, errors = self.process.communicate(timeout=seconds)
        return self.process.returncode, output, errors


def test_the_command_stops_in_time_though_computer_players_think_and_a_second_one_says_why_it_cannot_start(
    make_server: MakeServer, tmp_path: Path
) -> None:
    first = Command(tmp_path, free_port(), thinking_seconds=LONGEST_THINKING).wait_for_start()
    port = free_port()
    code, output, errors = Command(tmp_path, port).end()
    assert code == 1
    assert "another server uses" in errors
    assert "Traceback" not in errors
    assert str(port) not in output

    with httpx.Client(base_url=f"{first.url}/api", timeout=PATIENCE) as visitor:
        token = str(visitor.post("/tokens", json={"name": "Ada"}).json()["token"])
        opening = {"game": "welcome", "seats": [None, "master"], "start": True}
        table = visitor.post("/tables", json=opening, headers={"Authorization": f"Bearer {token}"}).json()["id"]
    code, output, errors = first.end(signal.SIGTERM, LONGEST_THINKING / 2)
    assert code == 0
    assert "Housewright is at http://localhost" in output
    assert "Traceback" not in errors

    again = make_server(database=str(tmp_path / "house.db"), thinking_seconds=0.1)
    owner = Client(again, token)
    assert owner.look(table)["you"] == 0
    wait_until(lambda: owner.look(table)["now"]["awaited"] == [0], "the computer player's turn")
    owner.turn(table, 1, owner.choose(table, 1))
