"""Nobody holds everybody up: no step of the event loop takes longer than five milliseconds of CPU, at the worst, and
what is not needed any more leaves memory without everybody waiting for it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.clock import Clock
from housewright.server.upkeep.caretaker import Caretaker
from tests.server.circumstances import COUNTED, WATCHED
from tests.server.games import Party, seat_party
from tests.server.mutants import mutated
from tests.server.running import IMPATIENT, Client, Server, accepted, wait_until
from tests.server.test_records import send_record

Make = Callable[..., Server]
SEATS, FEW = 100, 3
ENOUGH = 5  # events of an analysis
PATIENCE = 600.0  # seconds of a very busy machine
ATTEMPTS = 3
PIECES = 43_000  # that fit into what the system hands over at once
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
WATCHFUL = "notes what holds everybody up + sweeps all the time"
CROWDED = f"{WATCHFUL} + has much in memory"
COUNTING = "counts what is left + time runs ten times as fast"
SWEEPS = 3
MANY = 5_000  # tables where something is due


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


def end_and_go(server: Server, seats: int) -> None:
    """A game is played to its end; its people meet again, and one of them is forgotten."""
    ada = server.guest()
    ada.post(f"/tables/{end_alone(ada, seats)}/rematch")
    ada.post(f"/tables/{end_alone(ada, 1)}/again")
    ada.ask("DELETE", "/guest")


def end_alone(client: Client, seats: int) -> str:
    """A table where computer players have played to the end."""
    table = client.open(seats=[None] + ["beginner"] * (seats - 1), start=True)
    client.post(f"/tables/{table}/seats/0/hand-over", player="beginner")
    wait_until(lambda: client.look(table)["table"]["status"] == "finished", "the end", PATIENCE)
    return table


def talk_nonsense(party: Party) -> None:
    """What makes no sense at a table."""
    ada = party.host
    for body in ({}, {"round": "1", "moves": ["?"] * 5_000}, {"round": 9, "moves": ["1"], "key": "k" * 8, "x": 1}):
        for path in ("/draft", "/turn", "/take-back", "/seats/1/hand-over", "/verdict"):
            assert ada.ask("POST", f"/tables/{party.table}{path}", body).is_client_error
    for content in (b"{" * 9_000, b'{"round":1,"moves":["1"' + b" " * 12_000, b"\xff" * 9_000):
        assert ada.ask("POST", f"/tables/{party.table}/draft", content=content).is_client_error


def watch_everything(server: Server) -> None:
    """With a hundred seats, and once more when everything is read from the disk; what is done first is done small."""
    small = play_some(server, FEW)
    talk_nonsense(small)
    end_and_go(server, FEW)
    server.tell(WATCHED)
    large = play_some(server, SEATS)
    talk_nonsense(large)
    end_and_go(server, SEATS)
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


def watch_collecting(server: Server) -> None:
    """Where there is much in memory, and always somebody who listens."""
    ada = server.guest()
    with ada.follow(ada.open()) as messages:
        next(messages)
        wait_for_sweeps(server)
        server.tell(WATCHED)
        wait_for_sweeps(server)
    assert_nobody_was_held_up(server)


def wait_for_sweeps(server: Server) -> None:
    """Let time pass for the caretaker."""
    before = server.output.count("swept")
    wait_until(lambda: server.output.count("swept") >= before + SWEEPS, "some sweeps", PATIENCE)


def test_nobody_waits_until_all_memory_is_looked_through(make_server: Make) -> None:
    watch_collecting(make_server(CROWDED))


def test_the_check_sees_a_server_that_looks_through_all_memory_again_and_again(make_server: Make) -> None:
    with pytest.raises(HeldUpError, match=r"Caretaker\._collect"):
        watch_collecting(make_server(f"{CROWDED} + looks through all memory again and again"))


def check_leaving(server: Server, seconds: float = PATIENCE) -> None:
    """Streams, requests and tables leave memory when they end, without anybody looking for what cannot be reached."""
    for number in range(3):
        party = seat_party(server, "welcome", "basic", [None, "beginner"])
        with party.host.follow(party.table) as messages:
            next(messages)
            party.play_turn(0, 1, random.Random(number))
            party.host.refused(f"/tables/{party.table}/turn", 409, "round-closed", round=1, moves=["1"], key="k" * 8)
        server.stranger().refused("/nowhere", 404, "no-such-route", "GET")
    for client in server.clients:
        client.http.close()
    server.tell(COUNTED)
    wait_until(lambda: server.output.endswith("left: none\n"), "everything has left memory", seconds)


def test_what_ends_leaves_memory_by_itself(make_server: Make) -> None:
    check_leaving(make_server(COUNTING, idle_seconds=0.01, absent_seconds=0.1))


def test_the_check_sees_a_server_whose_streams_end_by_an_exception(make_server: Make) -> None:
    held = f"{COUNTING} + ends streams by an exception"
    with pytest.raises(AssertionError, match="left memory"):
        check_leaving(make_server(held, idle_seconds=0.01, absent_seconds=0.1), IMPATIENT)


# --- many tables ------------------------------------------------------------------------------------------------------


async def count_at_once(work: Callable[[Caretaker], Coroutine[Any, Any, object]]) -> int:
    """How many tables are seen to, at most, before others are served."""
    seen: list[str] = []

    async def see(table_id: str, *_: object) -> None:
        seen.append(table_id)

    caretaker = Caretaker(Mock(tables={}, listeners=[], follow_clock=see), Mock(), Mock(), Mock(), Clock())
    setattr(caretaker, "serve", see)  # noqa: B010 - a method
    for number in range(MANY):
        caretaker.due.set(f"table {number}", number)
    working, most, before = asyncio.create_task(work(caretaker)), 0, 0
    while len(seen) < MANY:
        await asyncio.sleep(0)
        most, before = max(most, len(seen) - before), len(seen)
    await working
    return most


async def follow_a_jump(caretaker: Caretaker) -> None:
    """The clock was set."""
    caretaker.clock.offset -= 10**6
    await caretaker.follow_clock()


def check_many_tables(work: Callable[[Caretaker], Coroutine[Any, Any, object]]) -> None:
    """However many there are, others are served in between."""
    most = asyncio.run(count_at_once(work))
    assert most <= MANY / 10, f"{most} tables at once"


EVERYWHERE = pytest.mark.parametrize("work", [Caretaker.go_round, follow_a_jump])


@EVERYWHERE
def test_who_sees_to_many_tables_lets_others_in_between(work: Any) -> None:
    check_many_tables(work)


@EVERYWHERE
def test_the_check_sees_a_caretaker_who_sees_to_all_tables_at_once(work: Any) -> None:
    with mutated("sees to all tables at once"), pytest.raises(AssertionError, match="at once"):
        check_many_tables(work)


async def take_turns_with_the_clock() -> list[str]:
    """A table where time seems to be over while all tables follow the clock."""
    order: list[str] = []

    async def follow(*_: object) -> None:
        order.append("followed")
        await asyncio.sleep(0)

    async def change(*_: object) -> None:
        order.append("played")

    hall = Mock(tables=dict.fromkeys("abc"), listeners=[], follow_clock=follow, change=change)
    caretaker = Caretaker(hall, Mock(find_turns=AsyncMock(return_value={})), Mock(), Mock(), Clock())
    late = Mock(table=Mock(awaited_people=lambda: [0]))
    late.table.agreement.late = "turn"
    await asyncio.gather(follow_a_jump(caretaker), caretaker.play_late(late))
    return order


def test_nobody_is_late_before_all_tables_have_followed_the_clock() -> None:
    assert asyncio.run(take_turns_with_the_clock()) == ["followed"] * 3 + ["played"]


def test_the_check_sees_a_server_that_tells_stories_while_all_wait(make_server: Make) -> None:
    with pytest.raises(HeldUpError, match="held up"):
        watch_everything(make_server(f"{WATCHFUL} + prepares answers while all wait"))
