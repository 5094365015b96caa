"""Nobody holds everybody up: no step of the event loop takes longer than five milliseconds of CPU, at the worst, and
what is not needed any more leaves memory without everybody waiting for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from housewright.server.clock import Clock
from housewright.server.hall import hall
from housewright.server.hall.hall import FEW_CHAIRS
from housewright.server.upkeep import collecting
from housewright.server.upkeep.caretaker import Caretaker
from tests.server import doing
from tests.server.circumstances import COUNTED, WATCHED
from tests.server.doing import FEW, PATIENCE
from tests.server.games import seat_party
from tests.server.mutants import mutated
from tests.server.routing import all_routes
from tests.server.running import IMPATIENT, Server, wait_until

Make = Callable[..., Server]
SEATS = 100
HELD_UP_SECONDS = 0.005
PLANNING_SECONDS = 0.002  # less than a round of a large table takes
ATTEMPTS = 3
PIECES = 43_000  # that fit into what the system hands over at once
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
WATCHFUL = "notes what holds everybody up + sweeps all the time"
CROWDED = f"{WATCHFUL} + has much in memory"
COUNTING = "counts what is left + time runs ten times as fast"
FILES = {"GET /assets"}  # are no route in the log
MANY = 5_000  # tables where something is due


class HeldUpError(AssertionError):
    """Some step took too long."""


def watch_everything(server: Server) -> None:
    """With many seats and with few, and once more when everything is read from the disk; what is done first is done
    small, and nobody looks."""
    asked: set[str] = set()
    small = doing.play_some(server, FEW)
    doing.talk_nonsense(small)
    doing.end_and_go(server, FEW)
    doing.come_and_go(server, FEW + 1)
    doing.look_around(server)
    doing.play_heimat(server, "basic", 2)
    with watching(server, asked):
        large = doing.play_some(server, SEATS)
        doing.play_some(server, FEW_CHAIRS)
        doing.talk_nonsense(large)
        doing.end_and_go(server, SEATS)
        doing.come_and_go(server, FEW_CHAIRS)
        doing.look_around(server)
        doing.play_heimat(server, "games-2", 5)
    crowd = doing.fill_house(server, SEATS)
    server.start()
    doing.look_everywhere(server, small.host, small.table)
    doing.replay(server, FEW)
    doing.wait_for_sweeps(server)
    with watching(server, asked):
        doing.look_everywhere(server, large.host, large.table)
        doing.replay(server, SEATS)
        doing.meet_the_crowd(server, crowd)
        doing.look_into(crowd.host, crowd.over)
    left_out = {*all_routes()} - FILES - asked
    assert not left_out, f"nobody has watched {left_out}"


def watch_one_table(server: Server, seconds: float) -> None:
    """A large one."""
    doing.play_some(server, FEW)
    with watching(server, set(), seconds):
        doing.play_some(server, SEATS)


@contextlib.contextmanager
def watching(server: Server, asked: set[str], seconds: float = HELD_UP_SECONDS) -> Iterator[None]:
    """Let it be noted what holds everybody up, and which routes were asked with success."""
    before = len(server.output)
    server.tell(WATCHED, str(seconds))
    yield
    assert_nobody_was_held_up(server)
    server.tell_no_more(WATCHED)
    lines = (json.loads(line) for line in server.output[before:].splitlines() if line.startswith("{"))
    asked |= {f"{line['method']} {line['route']}" for line in lines if line.get("status", 500) < 400}


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


@pytest.mark.parametrize(
    ("mutant", "seconds", "where"),
    [
        ("prepares answers while all wait", HELD_UP_SECONDS, "GET /api/tables"),
        ("plans everything while all wait", PLANNING_SECONDS, r"Thinkers\._play"),
    ],
)
def test_the_check_sees_a_server_that(make_server: Make, mutant: str, seconds: float, where: str) -> None:
    with pytest.raises(HeldUpError, match=where):
        watch_one_table(make_server(f"{WATCHFUL} + {mutant}"), seconds)


def test_the_check_of_lists_sees_a_server_that_makes_them_while_all_wait(make_server: Make) -> None:
    server = make_server(f"{WATCHFUL} + prepares answers while all wait")
    crowd = doing.fill_house(server, SEATS)
    server.start()
    doing.wait_for_sweeps(server)
    with pytest.raises(HeldUpError, match=r"_load|GET /api/tables"), watching(server, set()):
        doing.read_lists(server, crowd)


@pytest.mark.parametrize(
    ("chairs", "is_compiled", "is_beside"), [(FEW_CHAIRS, True, False), (FEW_CHAIRS + 1, True, True), (1, False, True)]
)
def test_large_tables_and_rules_that_are_not_compiled_are_planned_beside(
    monkeypatch: pytest.MonkeyPatch, chairs: int, is_compiled: bool, is_beside: bool
) -> None:
    monkeypatch.setattr(hall, "COMPILED", is_compiled)
    table, threads = Mock(chairs=[None] * chairs), list[int]()

    def decide(_: object) -> list[Any]:
        threads.append(threading.get_ident())
        return []

    asyncio.run(hall.Hall._plan(Mock(), table, decide))
    assert (threads != [threading.get_ident()]) == is_beside


def watch_odd_things(server: Server) -> None:
    """Everything once without looking, because what is done first takes longer."""
    say_odd_things(server)
    server.tell(WATCHED, str(HELD_UP_SECONDS))
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
        doing.wait_for_sweeps(server)
        server.tell(WATCHED, str(HELD_UP_SECONDS))
        doing.wait_for_sweeps(server)
    assert_nobody_was_held_up(server)


def test_nobody_waits_until_all_memory_is_looked_through(make_server: Make) -> None:
    watch_collecting(make_server(CROWDED))


def test_the_check_sees_a_server_that_looks_through_all_memory_again_and_again(make_server: Make) -> None:
    with pytest.raises(HeldUpError, match=r"Caretaker\._collect"):
        watch_collecting(make_server(f"{CROWDED} + looks through all memory again and again"))


def watch_a_poller(server: Server) -> None:
    """Somebody who asks now and then, where there is much in memory, and nobody who listens."""
    ada = server.guest()
    table = ada.open()
    doing.wait_for_sweeps(server)
    with watching(server, set()):
        doing.wait_for_sweeps(server, lambda: ada.get(f"/tables/{table}/poll?after=2&wait=0"))


def test_who_asks_now_and_then_does_not_wait_until_all_memory_is_looked_through(make_server: Make) -> None:
    watch_a_poller(make_server(f"{CROWDED} + looks through memory when it may"))


def test_the_check_sees_a_server_that_takes_who_asks_now_and_then_for_nobody(make_server: Make) -> None:
    with pytest.raises(HeldUpError, match=r"Caretaker\._collect"):
        watch_a_poller(
            make_server(f"{CROWDED} + looks through memory when it may + takes who asks now and then for nobody")
        )


def test_all_memory_is_looked_through_when_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    now, looked, listeners = [0.0], Mock(get_count=lambda: (0, 0, 0)), [1]
    monkeypatch.setattr(collecting, "time", Mock(monotonic=lambda: now[0]))
    monkeypatch.setattr(collecting, "gc", looked)
    found = collecting.Collecting(lambda: bool(listeners))
    for seconds, has_asked, left in ((700, False, 1), (50, True, 0), (50, True, 0), (50, False, 0)):
        now[0] += seconds
        if has_asked:
            found.somebody_asks()
        listeners[left:] = []
        found.look()
        assert not looked.unfreeze.called
    now[0] += 50
    found.look()
    looked.unfreeze.assert_called_once()


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
