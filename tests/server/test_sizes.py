"""What tables take on the disk is counted as it grows, and nobody has more than a share of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.access.shares import BYTES_OF_SEAT, MEGABYTE
from tests.server.games import Party, seat_party
from tests.server.mirrors import play_out, read_rows
from tests.server.running import Server
from tests.server.stored import read_stored
from tests.server.test_analyses import import_game

Make = Callable[..., Server]
OFTEN = 60  # turns that are taken back


def size_of(server: Server, table: str) -> int:
    """What is counted for a table."""
    ((size,),) = read_rows(server, "SELECT size FROM tables WHERE id = ?", table)
    return int(size)


def grow(server: Server) -> Party:
    """A table where somebody takes a turn back again and again."""
    party = seat_party(server, "welcome", "basic", [None, None])
    moves = party.host.choose(party.table, 1)
    for _ in range(OFTEN):
        party.host.turn(party.table, 1, moves)
        assert party.take_back(0, 1)
    return party


def check_growing(server: Server) -> None:
    """A table counts with what its game will need, then with what it has taken."""
    assert size_of(server, seat_party(server, "welcome", "basic", [None, None]).table) == 2 * BYTES_OF_SEAT
    party = grow(server)
    written = "SELECT sum(length(body) + length(key)) FROM log WHERE table_id = ? AND key IS NOT NULL"
    ((least,),) = read_rows(server, written, party.table)
    assert max(2 * BYTES_OF_SEAT, 2 * least) < size_of(server, party.table) < 4 * least
    play_out(server, party.people, party.table, random.Random(1))
    assert size_of(server, party.table) == read_stored(Path(str(server.settings["database"]))).replay(party.table).size


def check_terms(server: Server) -> None:
    """More seats count, too."""
    ada = server.guest()
    table = ada.open(seats=[None])
    ada.put(f"/tables/{table}/terms", game="welcome", seats=3)
    assert size_of(server, table) == 3 * BYTES_OF_SEAT
    ada.refused(f"/tables/{table}/terms", 409, "too-much-kept", "PUT", game="welcome", seats=100)
    ada.put(f"/tables/{table}/terms", game="welcome", seats=1)
    assert size_of(server, table) == BYTES_OF_SEAT


def check_a_share(server: Server) -> None:
    """Who has filled a share by what happened later gets no more."""
    party = grow(server)
    tables = 0
    while (answer := party.host.ask("POST", "/tables", {"game": "welcome", "seats": [None] * 5})).is_success:
        tables += 1
    assert answer.json()["error"]["key"] == "too-much-kept"
    assert tables == 2


CHECKS = {"growing": check_growing, "terms": check_terms, "share": check_a_share}


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_what_a_table_takes_is_counted(make_server: Make, check: Callable[[Server], None]) -> None:
    check(make_server(guest_megabytes=0.1))


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_the_check_of_sizes_sees_a_server_that_weighs_tables_once(
    make_server: Make, check: Callable[[Server], None]
) -> None:
    with pytest.raises(AssertionError):
        check(make_server("weighs tables once", guest_megabytes=0.1))


def check_analyses(make_server: Make, mutant: str | None = None) -> None:
    """What is found counts for whose table it is, whoever asks."""
    record = write_record(random_session(find_game("welcome"), "basic", 1, 5))
    server = make_server(mutant, guest_megabytes=2 * len(record) / MEGABYTE)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table, _ = import_game(ada, "welcome", "basic", 1)
    for client in (ada, bob):
        client.refused(f"/tables/{table}/analysis", 409, "too-much-kept")


def test_an_analysis_needs_room(make_server: Make) -> None:
    check_analyses(make_server)


def test_the_check_of_analyses_sees_a_server_that_weighs_tables_once(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="was not refused"):
        check_analyses(make_server, "weighs tables once")
