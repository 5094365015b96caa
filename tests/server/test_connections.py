"""Connections: nobody holds them who says nothing, or too little, and no address has all of them."""

from __future__ import annotations

import contextlib
import re
import select
import socket
import time
from collections.abc import Callable, Iterator

import pytest

from housewright.server.access.limits import MOST_HELD
from housewright.server.operating import connections
from housewright.server.operating.connections import MOST_CONNECTIONS, MOST_UNSENT, SPARE_FILES, Visitors
from housewright.server.settings import Settings
from tests.server.running import GENEROUS, IMPATIENT, PATIENCE, Client, Server, wait_until

Make = Callable[..., Server]
SOON = "heads must come soon"
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
STEP = 0.02  # seconds between two bytes of those who are slow
ELSEWHERE = "203.0.113.1"


@contextlib.contextmanager
def call(server: Server, seconds: float = PATIENCE) -> Iterator[socket.socket]:
    """A connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        yield connection


def answer_on(connection: socket.socket) -> bytes:
    """The whole next answer, which may come in pieces; nothing if the server has hung up."""
    answer = b""
    try:
        while not is_whole(answer) and (piece := connection.recv(10_000)):
            answer += piece
    except ConnectionResetError:
        pass
    except TimeoutError:
        raise AssertionError("the server waits") from None
    return answer


def is_whole(answer: bytes) -> bool:
    head, blank, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head.lower())
    return bool(blank) and len(body) >= (int(length[1]) if length else 0)


def say_slowly(connection: socket.socket, words: bytes, seconds: float) -> bytes:
    """Byte by byte, until there is an answer or the server hangs up."""
    last = time.monotonic() + seconds
    connection.settimeout(STEP)
    for byte in words:
        assert time.monotonic() < last, "the server waits"
        with contextlib.suppress(TimeoutError):
            connection.sendall(bytes([byte]))
            return connection.recv(10_000)
    raise AssertionError("the server waits")


# --- heads ------------------------------------------------------------------------------------------------------------


def check_heads(server: Server, seconds: float = PATIENCE) -> None:
    """Who says nothing, or too little at a time, is hung up on; who has asked already is not."""
    ada = server.guest()
    table = ada.open(seats=[None, None])
    with ada.follow(table) as messages, call(server) as kept:
        assert next(messages)["snapshot"]
        kept.sendall(REQUEST)
        assert b" 200 OK" in answer_on(kept)
        with call(server, seconds) as silent:
            assert answer_on(silent) == b""
        with call(server) as slow, contextlib.suppress(ConnectionResetError, BrokenPipeError):
            assert say_slowly(slow, REQUEST[:-2] + b"X: " + b"x" * 10_000, seconds) == b""
        kept.sendall(REQUEST)
        assert b" 200 OK" in answer_on(kept), "a connection between two requests is closed"
        ada.put(f"/tables/{table}/me", town="Newtown")
        assert next(message for message in messages if "events" in message), "a stream is closed"


def test_who_does_not_say_what_they_want_is_hung_up_on(make_server: Make) -> None:
    check_heads(make_server(SOON))


def test_a_server_that_waits_for_heads_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="the server waits"):
        check_heads(make_server(f"{SOON} + waits for heads"), IMPATIENT)


# --- bodies -----------------------------------------------------------------------------------------------------------


def check_whole_bodies(server: Server, seconds: float = PATIENCE) -> None:
    kind = b"Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n"
    with call(server) as connection:
        connection.sendall(b"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\n" + kind)
        assert b" 408 " in say_slowly(connection, b'{"name": "' + b"x" * 9_000, seconds)


def test_a_body_that_comes_bit_by_bit_is_given_up_on(make_server: Make) -> None:
    check_whole_bodies(make_server("bodies must be whole soon"))


def test_a_server_that_waits_for_whole_bodies_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="the server waits"):
        check_whole_bodies(make_server("bodies must be whole soon + waits for whole bodies"), IMPATIENT)


def send_long_bodies(server: Server, seconds: float = PATIENCE) -> list[bytes]:
    """What those are told at once who begin to send long records and stop half-way."""
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500000\r\n\r\n"
    with contextlib.ExitStack() as stack:
        kept = [stack.enter_context(call(server)) for _ in range(MOST_HELD["long-body"] + 1)]
        for connection in kept:
            connection.sendall(head + b"x" * 100_000)
        refused, _, _ = select.select(kept, [], [], seconds)
        answers = [answer_on(connection) for connection in refused]
        assert is_answered(server, head.replace(b"500000", b"15000") + b"x" * 15_000), "short ones have to wait"
    return answers


def check_long_bodies(server: Server, seconds: float = PATIENCE) -> None:
    (answer,) = send_long_bodies(server, seconds) or [b"none is refused"]
    assert b" 429 " in answer, answer


def test_an_address_sends_only_a_few_long_bodies_at_a_time(make_server: Make) -> None:
    server = make_server(limits=1)
    check_long_bodies(server)
    wait_until(lambda: len(send_long_bodies(server)) == 1, "the end of those before")


def test_a_server_that_takes_any_number_of_long_bodies_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="none is refused"):
        check_long_bodies(make_server("counts nothing that takes a while", limits=1), IMPATIENT)


# --- answers that nobody reads ----------------------------------------------------------------------------------------


def ask_without_reading(server: Server, stack: contextlib.ExitStack, table: str, client: Client) -> socket.socket:
    """Somebody who asks for half a megabyte, and reads nothing of it."""
    connection = stack.enter_context(socket.socket())
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    words = f"GET /api/tables/{table} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {client.token}\r\n\r\n"
    connection.sendall(words.encode())
    return connection


def check_unread(server: Server, limits: float = GENEROUS, seconds: float = PATIENCE) -> None:
    """Who does not read an answer is hung up on; with few limits that is one of some, and others are served."""
    people = [server.guest() for _ in range(1 if limits == GENEROUS else 12)]
    table = people[0].open(seats=[None] + ["beginner"] * 99, start=True)
    server.stop()
    server.settings["limits"] = limits
    server.start()
    with contextlib.ExitStack() as stack:
        for person in people:
            ask_without_reading(server, stack, table, person)
        wait_until(lambda: "hung up on a reader" in server.output, "no end of slow readers", seconds)
        assert is_answered(server)


def test_who_does_not_read_an_answer_is_hung_up_on(make_server: Make) -> None:
    check_unread(make_server("answers must be read soon"))


def test_who_leaves_the_rest_of_an_answer_is_hung_up_on(make_server: Make) -> None:
    check_unread(make_server("connections are kept for a moment"))


def test_for_an_address_only_so_much_waits_to_be_read(make_server: Make) -> None:
    check_unread(make_server("says on whom it hangs up", trusted_proxies=ELSEWHERE), 0.05)


@pytest.mark.parametrize("mood", ["answers must be read soon", "connections are kept for a moment"])
def test_a_server_that_waits_for_slow_readers_is_caught(make_server: Make, mood: str) -> None:
    with pytest.raises(AssertionError, match="no end of slow readers"):
        check_unread(make_server(f"{mood} + waits until answers are read"), seconds=IMPATIENT)


def test_what_waits_is_counted_for_an_address_until_it_is_read() -> None:
    visitors = Visitors(Settings(trusted_proxies=ELSEWHERE))
    assert visitors.keep("2001:db8::1", MOST_UNSENT) and not visitors.keep("2001:db8::2", 1)
    assert visitors.keep("192.0.2.1", 1) and visitors.keep(ELSEWHERE, 2 * MOST_UNSENT)
    visitors.keep_no_more("2001:db8::1", MOST_UNSENT)
    assert visitors.keep("2001:db8::3", MOST_UNSENT - 1)


# --- how many ---------------------------------------------------------------------------------------------------------


def check_number(server: Server) -> None:
    """An address has five connections; when one ends, there may be another."""
    with contextlib.ExitStack() as stack:
        kept = [stack.enter_context(call(server)) for _ in range(5)]
        for connection in kept:
            connection.sendall(REQUEST)
            assert b" 200 OK" in answer_on(connection)
        with call(server) as more, contextlib.suppress(ConnectionResetError, BrokenPipeError):
            more.sendall(REQUEST)
            assert answer_on(more) == b"", "one too many"
        kept[0].close()
        wait_until(lambda: is_answered(server), "a place for another connection")


def is_answered(server: Server, words: bytes = REQUEST) -> bool:
    """Whether somebody who calls is answered, and not because they have called too often."""
    with call(server) as connection, contextlib.suppress(ConnectionResetError, BrokenPipeError):
        connection.sendall(words)
        return b" 429 " not in (answer := answer_on(connection)) and bool(answer)
    return False


def test_an_address_has_only_so_many_connections(make_server: Make) -> None:
    check_number(make_server(limits=0.01, trusted_proxies=ELSEWHERE))


def test_a_server_that_counts_no_connections_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="one too many"):
        check_number(make_server("counts no connections", limits=0.01, trusted_proxies=ELSEWHERE))


def test_addresses_of_one_network_are_counted_together() -> None:
    visitors = Visitors(Settings(limits=2 / MOST_CONNECTIONS, trusted_proxies=ELSEWHERE))
    assert [visitors.come(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert visitors.come("2001:db8:0:1::1")
    for number in range(3):
        visitors.go(f"2001:db8::{number}")
    assert visitors.come("2001:db8::4")


def test_nobody_takes_the_last_files_from_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "files_allowed", lambda: SPARE_FILES + 2)
    visitors = Visitors(Settings(trusted_proxies=ELSEWHERE))
    assert [visitors.come(caller) for caller in ("192.0.2.1", "192.0.2.2", ELSEWHERE)] == [True, True, False]
    visitors.go(ELSEWHERE)
    visitors.go("192.0.2.1")
    assert visitors.come("192.0.2.3")


def test_a_proxy_may_have_as_many_as_it_needs(make_server: Make) -> None:
    server = make_server(limits=0.01)
    with contextlib.ExitStack() as stack:
        for _ in range(20):
            connection = stack.enter_context(call(server))
            connection.sendall(REQUEST)
            assert b" 200 OK" in answer_on(connection)
