"""Nobody holds everybody up: no step of the event loop takes longer than five milliseconds of CPU, at the worst."""

from __future__ import annotations

import contextlib
import functools
import random
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from tests.server.circumstances import WATCHED
from tests.server.games import Party, seat_party
from tests.server.running import Client, Server, accepted, wait_until
from tests.server.test_records import send_record

Make = Callable[..., Server]
SEATS, FEW = 100, 3
ENOUGH = 5  # events of an analysis
PATIENCE = 600.0  # seconds of a very busy machine
ATTEMPTS = 3
PIECES = 43_000  # that fit into what the system hands over at once
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
WATCHFUL = "notes what holds everybody up"


class HeldUpError(AssertionError):
    """Some step took too long."""


def play_some(server: Server, seats: int) -> Party:
    """So many seats: opened, joined, played, followed."""
    party = seat_party(server, "welcome", "advanced", [None, None] + ["beginner"] * (seats - 2), limit=86_400)
    ada, rng = party.people[0], random.Random(1)
    with ada.follow(party.table) as messages, server.stranger().follow(party.table) as watched:
        next(messages), next(watched)
        for number in range(1, 4):
            for seat in (0, 1):
                party.play_turn(seat, number, rng)
            is_over = functools.partial(is_round_over, ada, party.table, number)
            wait_until(is_over, "a round", PATIENCE)
        look_everywhere(server, ada, party.table)
    ada.get(f"/tables/{party.table}/hints")
    return party


def is_round_over(client: Client, table: str, number: int) -> bool:
    """Whether the next round has begun."""
    return bool(client.look(table)["now"]["round"] > number)


def look_everywhere(server: Server, client: Client, table: str) -> None:
    """Whatever can be read about a table, many times at once."""
    paths = ["", "/story", "/poll?wait=0", "/poll?after=1&wait=0", "/events"]
    with ThreadPoolExecutor(4) as threads:
        for _ in threads.map(lambda path: read_some(server, f"/tables/{table}{path}"), paths * 3):
            pass
    client.get("/tables/mine")
    client.get("/tables")
    client.refused(f"/tables/{table}/turn", 409, "round-closed", round=1, moves=["1"], key="k" * 8, after=1)
    client.post(f"/tables/{table}/transfer")


def read_some(server: Server, path: str) -> None:
    """An answer, or the beginning of one that does not end."""
    with server.stranger().http.stream("GET", path) as answer:
        assert answer.status_code == 200
        next(answer.iter_raw())


def replay(server: Server, seats: int) -> None:
    """A record of so many seats: imported, looked at from everywhere, and given back."""
    ada = server.guest()
    record = write_record(random_session(find_game("welcome"), "basic", seats, 11))
    table = accepted(send_record(ada, record))["id"]
    for number in (1, 5, 10):
        ada.get(f"/tables/{table}/rounds/{number}?seat=1")
    ada.get(f"/tables/{table}/record")
    ada.get(f"/tables/{table}/story")
    look_into(ada, table, seats)
    opened = ada.open(seats=[None] * seats)
    ada.ask("GET", f"/tables/{opened}/invitation.svg")
    ada.ask("GET", "/openapi.json")
    ada.get("/games")


def look_into(client: Client, table: str, seats: int) -> None:
    """A game is looked at as it is computed, stopped and gone on with, and played on from."""
    client.post(f"/tables/{table}/analysis", seat=1)
    after = 0
    while after < ENOUGH:
        after = client.get(f"/tables/{table}/analysis?after={after}&wait=20")["next"]
    client.get(f"/tables/{table}/analysis/turns/1/1")
    client.ask("DELETE", f"/tables/{table}/analysis")
    client.post(f"/tables/{table}/analysis", seat=1)
    client.ask("DELETE", f"/tables/{table}/analysis")
    if seats == FEW:
        played = client.post(f"/tables/{table}/what-if", round=5, seat=1, player="beginner", learning=True)["id"]
        moves = client.choose(played, 5)
        client.post(f"/tables/{played}/verdict", round=5, moves=moves)
        client.turn(played, 5, moves)


def watch_everything(server: Server) -> None:
    """With a hundred seats, and once more when everything is read from the disk; what is done first is done small."""
    small = play_some(server, FEW)
    server.tell(WATCHED)
    large = play_some(server, SEATS)
    assert_nobody_was_held_up(server)
    server.tell_no_more(WATCHED)
    server.kill()
    server.start()
    look_everywhere(server, small.host, small.table)
    replay(server, FEW)
    server.tell(WATCHED)
    look_everywhere(server, large.host, large.table)
    replay(server, SEATS)
    assert_nobody_was_held_up(server)


def say_odd_things(server: Server) -> list[int]:
    """What strangers may say: much at once, in thousands of pieces, or in thousands of lines; how that is answered."""
    return [answer_to(server, said) for said in odd_things()]


def odd_things() -> Iterator[bytes]:
    """Heads and bodies that no browser sends."""
    yield POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * PIECES
    yield HEAD + b"a:\r\n" * PIECES + b"\r\n"
    yield HEAD + b"a:\r\n" * 3_000 + b"\r\n"
    yield HEAD.replace(b"/healthz", b"/healthz?" + b"a&" * 3_500) + b"\r\n"
    for body in (
        b"{" + b",".join(b'"%04d":1' % number for number in range(1_800)) + b"}",
        b'{"name":[' + b",".join([b"[]"] * 5_000) + b"]}",
        b'{"name":"' + b'\\"' * 8_000 + b'"}',
    ):
        yield POST + b"Content-Length: %d\r\n\r\n" % len(body) + body


def answer_to(server: Server, said: bytes) -> int:
    """The status of the answer to something that is said all at once."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        saying = threading.Thread(target=say, args=[connection, said])
        saying.start()
        status = int(connection.recv(1_000).split()[1])
        saying.join()
    return status


def say(connection: socket.socket, said: bytes) -> None:
    """As far as anybody listens."""
    with contextlib.suppress(OSError):
        connection.sendall(said)


def assert_nobody_was_held_up(server: Server) -> None:
    """Nothing was noted so far."""
    if held_up := [line for line in server.output.splitlines() if line.startswith("held up")]:
        raise HeldUpError("\n".join(held_up))


def test_nothing_holds_everybody_up(make_server: Make) -> None:
    """Work that belongs to the server is there every time; a page fault or the machine's host lengthens a step once."""
    for attempts_left in reversed(range(ATTEMPTS)):
        try:
            watch_everything(make_server(WATCHFUL))
            break
        except HeldUpError:
            if not attempts_left:
                raise


def watch_odd_things(server: Server) -> None:
    """Everything once without looking, because what is done first takes longer."""
    say_odd_things(server)
    server.tell(WATCHED)
    answers = [say_odd_things(server) for _ in range(3)]
    assert_nobody_was_held_up(server)
    assert answers == [[411, 400, 400, 414, 400, 422, 422]] * 3, f"odd answers: {answers}"


def test_odd_requests_hold_nobody_up(make_server: Make) -> None:
    watch_odd_things(make_server(WATCHFUL))


@pytest.mark.parametrize(
    ("mutant", "fault"), [("reads whatever comes at once", "held up"), ("counts no lines", "odd answers")]
)
def test_the_check_of_odd_requests_sees_a_server_that(make_server: Make, mutant: str, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        watch_odd_things(make_server(f"{WATCHFUL} + {mutant}"))


def test_the_check_sees_a_server_that_tells_stories_while_all_wait(make_server: Make) -> None:
    with pytest.raises(HeldUpError, match="held up"):
        watch_everything(make_server(f"{WATCHFUL} + prepares answers while all wait"))
