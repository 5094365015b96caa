"""A start: the doors are open before the rules are loaded and stored tables are woken, and nobody is turned away."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from benchmarks import house
from housewright.server.routes.tables import MOST_LISTED
from tests.server.circumstances import LOADED, OVER, WAKE
from tests.server.mirrors import change_rows, database_of
from tests.server.running import IMPATIENT, IS_MEASURED, PATIENCE, Server, wait_until
from tests.server.test_time import LONG, TOLD, seat_two, turns_in

Make = Callable[..., Server]
HOUR = 3_600_000
MOST_TIMES = 2.5  # what only loading the libraries takes


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


# --- how soon ---------------------------------------------------------------------------------------------------------


def cpu_seconds_of(command: str) -> float:
    """What a Python program takes."""
    before = os.times()
    subprocess.run([sys.executable, "-c", command], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


@pytest.mark.skipif(sys.platform != "linux", reason="reads how much a process has used")
def test_a_house_of_ten_thousand_tables_shows_one_soon_after_a_start(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(seats=[None, "beginner"], limit=LONG, start=True)
    wait_until(lambda: turns_in(server, table), "the computer player's turn")
    server.stop()
    house.fill(database_of(server), table, 10_000)
    for _ in range(2):  # after the first, what Python has compiled is kept
        with house.started(database_of(server), server.port) as command:
            house.wait_for_answers(server.port, ada.token or "", [*house.FIRST_PATHS, f"/api/tables/{table}"])
            used = house.cpu_seconds(command.pid)
            assert server.metric("housewright_tables") <= MOST_LISTED + 1, "tables were read that nobody asked for"
    least = cpu_seconds_of("import fastapi, numba, sqlalchemy.ext.asyncio, uvicorn")
    assert IS_MEASURED or used < MOST_TIMES * least, (
        f"{used:.2f} CPU-seconds; what it depends on is loaded in {least:.2f}"
    )


def test_what_only_an_upgrade_needs_is_not_loaded_otherwise(server: Server) -> None:
    server.stop()
    opening = f"asyncio.run(open_and_close({str(database_of(server))!r}))"
    script = f"import asyncio, sys; from tests.server.test_operating import open_and_close; {opening}"
    subprocess.run([sys.executable, "-c", f"{script}; assert 'alembic' not in sys.modules"], check=True)


def test_nobody_waits_for_computer_players_that_are_not_loaded(make_server: Make) -> None:
    server = make_server("never loads its players")
    ada = server.guest("Ada")
    table = ada.open(seats=[None, "easy"], start=True)
    ada.turn(table, 1, ada.choose(table, 1))
    wait_until(lambda: ada.look(table)["now"]["round"] == 2, "the computer player's turn")


# --- what is due ------------------------------------------------------------------------------------------------------


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
