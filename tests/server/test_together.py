"""What belongs together is written together: a server that dies between two writes leaves nothing half done."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx
import pytest

from tests.server.mirrors import play_out, read_rows
from tests.server.running import Client, Server

Make = Callable[..., Server]
DIES = "dies when it has written a table"
STEP_BY_STEP = "writes one thing after the other"


def die(client: Client, path: str, **body: object) -> None:
    """Ask for something that the server does not survive; the next one is started."""
    with pytest.raises(httpx.TransportError):
        client.post(path, **body)
    client.server.mutant = None
    client.server.start()


def check_an_attempt(server: Server, *mutants: str) -> None:
    """Either the first attempt is there, and counts, or it was never begun."""
    ada = server.guest("Ada")
    server.kill()
    server.mutant = " + ".join((DIES, *mutants))
    server.start()
    die(ada, "/daily", variant="basic")
    assert ada.post("/daily", variant="basic")["counts"]
    assert read_rows(server, "SELECT count(*) FROM tables") == [(1,)], "there is an attempt that does not count"


def test_an_attempt_is_begun_and_counts_or_neither(server: Server) -> None:
    check_an_attempt(server)


def test_the_check_of_attempts_sees_one_that_is_written_in_two_steps(server: Server) -> None:
    with pytest.raises(AssertionError, match="does not count"):
        check_an_attempt(server, STEP_BY_STEP)


def check_a_rematch(server: Server, *mutants: str) -> None:
    """Either people meet again, and the old table says where, or there is no new table."""
    ada = server.guest("Ada")
    table = ada.open(start=True)
    play_out(server, {0: ada}, table, random.Random(1))
    server.kill()
    server.mutant = " + ".join((DIES, *mutants))
    server.start()
    die(ada, f"/tables/{table}/rematch")
    following = ada.post(f"/tables/{table}/rematch")["id"]
    seen = ada.ask("GET", f"/tables/{following}")
    assert seen.is_success and seen.json()["you"] == 0, "there is half a table"
    assert ada.look(table)["table"]["rematch"] == following
    assert read_rows(server, "SELECT count(*) FROM tables") == [(2,)], "there is a table of which nobody knows"


def test_a_rematch_is_opened_and_told_or_neither(server: Server) -> None:
    check_a_rematch(server)


def test_the_check_of_rematches_sees_one_that_is_written_in_two_steps(server: Server) -> None:
    with pytest.raises(AssertionError, match="half a table"):
        check_a_rematch(server, STEP_BY_STEP)
