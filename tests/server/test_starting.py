"""A start: the doors are open before the rules are loaded and stored tables are woken, and nobody is turned away."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.circumstances import LOADED, OVER, WAKE
from tests.server.mirrors import change_rows
from tests.server.running import IMPATIENT, PATIENCE, Server, wait_until
from tests.server.test_time import LONG, TOLD, seat_two, turns_in

Make = Callable[..., Server]
HOUR = 3_600_000


def test_the_doors_are_open_before_the_rules_are_loaded_and_who_needs_them_waits(make_server: Make) -> None:
    server = make_server("loads its rules when told")
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()["preparing"]
    assert httpx.get(f"{server.url}/", timeout=PATIENCE).status_code == 200
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(server.guest("Ada").open(start=True)))
    asking.start()
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()["preparing"]
    assert answers == []
    server.tell(LOADED)
    asking.join(PATIENCE)
    assert len(answers) == 1
    assert "preparing" not in httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()


def test_a_server_that_cannot_load_its_rules_ends_and_says_why(make_server: Make) -> None:
    server = make_server("loads its rules when told")
    server.tell(LOADED, "no")
    wait_until(lambda: not server.is_alive(), "the end")
    assert "there are no rules" in server.output


def check_waking(server: Server, *mutants: str, seconds: float = PATIENCE) -> None:
    """Stored tables are woken one after the other, the last used first, and everything else goes on meanwhile."""
    ada = server.guest("Ada")
    tables = [ada.open(seats=[None, "easy"], start=True) for _ in range(4)]
    for table in tables:
        wait_until(lambda table=table: ada.look(table)["now"]["awaited"] == [0], "the computer player's turn")  # type: ignore[misc]
    server.stop()
    order = [2, 0, 3, 1]
    for age, index in enumerate(order):
        change_rows(server, "UPDATE tables SET touched = touched - ?, due = 0 WHERE id = ?", age * HOUR, tables[index])
    server.mutant = " + ".join((TOLD, "wakes tables when told", *mutants))
    server.start()
    _, _, other = seat_two(server, limit=LONG)
    server.tell(OVER, "1")
    wait_until(lambda: len(turns_in(server, other)) >= 2, "the clock of a table that is awake", seconds)
    server.tell(WAKE)
    lines = wait_until(lambda: found if len(found := woken(server)) == len(tables) else None, "all tables")
    assert lines == [tables[index] for index in order]


def woken(server: Server) -> list[str]:
    """The tables that were read, in their order."""
    return [line.split()[1] for line in server.output.splitlines() if line.startswith("woken: ")]


def test_tables_are_woken_beside_the_first_answers_and_the_last_used_first(server: Server) -> None:
    check_waking(server)


@pytest.mark.parametrize("mutant", ["wakes all tables before it does anything", "wakes tables in any order"])
def test_the_check_of_waking_sees_a_server_that(server: Server, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_waking(server, mutant, seconds=IMPATIENT if "before" in mutant else PATIENCE)
