"""What is over: records, replays from every seat, imported records; and hints while it runs."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from housewright.engine.game import SPECTATOR, write_turn
from housewright.engine.record import read_record, write_record
from housewright.engine.session import Session
from housewright.engine.simulate import random_session
from housewright.games import find_game
from tests.server.circumstances import READ_ON
from tests.server.mirrors import mirror, play_on, play_out, read_rows
from tests.server.running import IMPATIENT, PATIENCE, Client, Server, accepted, wait_until

Make = Callable[..., Server]
GAMES = [("welcome", "advanced", 2), ("welcome", "expert", 3), ("heimat", "basic", 3), ("heimat", "games-2", 2)]


def seat_people(server: Server, game: str, options: str, seats: int) -> tuple[list[Client], str]:
    """A running game of people."""
    people = [server.guest(f"Person {seat + 1}") for seat in range(seats)]
    table = people[0].open(game, options, [None] * seats, town="Oldtown")
    for client in people[1:]:
        client.post("/join", code=people[0].look(table)["code"])
    people[0].post(f"/tables/{table}/start")
    return people, table


def send_record(client: Client, record: str) -> httpx.Response:
    """Import a record, whatever comes of it."""
    return client.http.post("/records", content=record.encode(), headers={"Content-Type": "text/plain"})


def round_of(session: Session, number: int, viewer: int) -> dict[str, Any]:
    """A round as it must be shown."""
    states = [*session.earlier, session.state]
    turns = session.rounds[number - 1] if number <= len(session.rounds) else {}
    game, state = session.game, states[number - 1]
    view = game.look_back(state) if viewer == SPECTATOR else game.view(state, viewer)
    return {
        "round": number,
        "rounds": len(session.rounds),
        "description": game.describe(view),
        "turns": {str(seat): write_turn(session.game, turn) for seat, turn in turns.items()},
        "story": session.story(number, viewer) if number <= len(session.rounds) else [],
    }


def compare_replay(client: Client, table: str, session: Session) -> None:
    """The first, some and the last rounds, from every seat and from none."""
    last = len(session.rounds) + 1
    for number in sorted({1, 2, last // 2, last - 1, last}):
        for viewer in (*range(session.seats), SPECTATOR):
            seat = "" if viewer == SPECTATOR else f"?seat={viewer}"
            assert client.get(f"/tables/{table}/rounds/{number}{seat}") == round_of(session, number, viewer)


# --- records and replays ----------------------------------------------------------------------------------------------


def check_record(server: Server, game: str, options: str, seats: int) -> None:
    people, table = seat_people(server, game, options, seats)
    stranger = server.guest("Stranger")
    people[0].refused(f"/tables/{table}/record", 409, "not-over", "GET")
    people[0].refused(f"/tables/{table}/rounds/1", 409, "not-over", "GET")
    session = play_out(server, dict(enumerate(people)), table, random.Random(7))
    record = people[-1].get(f"/tables/{table}/record")
    read = read_record(record, find_game)
    assert read.state.to_bytes() == session.state.to_bytes()
    assert (read.names, read.towns) == ({seat: f"Person {seat + 1}" for seat in range(seats)}, {0: "Oldtown"})
    stranger.refused(f"/tables/{table}/record", 403, "not-seated", "GET")
    server.stranger().refused(f"/tables/{table}/record", 401, "no-guest", "GET")
    compare_replay(server.stranger(), table, session)
    people[0].refused(f"/tables/{table}/rounds/{len(session.rounds) + 2}", 404, "no-such-round", "GET")
    people[0].refused(f"/tables/{table}/rounds/1?seat={seats}", 404, "no-such-round", "GET")

    imported = accepted(send_record(stranger, record))
    assert (imported["seat"], imported["code"]) == (None, None)
    seen = stranger.look(imported["id"])
    assert (seen["table"]["kind"], seen["table"]["status"], seen["you"]) == ("replay", "finished", None)
    assert [chair["name"] for chair in seen["table"]["seats"]] == [f"Person {seat + 1}" for seat in range(seats)]
    compare_replay(stranger, imported["id"], session)
    assert server.guest("Reader").get(f"/tables/{imported['id']}/record") == record
    stranger.refused(f"/tables/{imported['id']}/join", 409, "over")
    stranger.refused(f"/tables/{imported['id']}/rematch", 403, "not-seated")
    assert (stranger.get("/tables"), stranger.get("/tables/mine")) == ([], [])
    server.kill()
    server.start()
    compare_replay(stranger, imported["id"], session)


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_record_is_what_was_played_and_can_be_watched_from_every_seat(
    server: Server, game: str, options: str, seats: int
) -> None:
    check_record(server, game, options, seats)


@pytest.mark.parametrize("mutant", ["shows replays from the first seat", "forgets towns", "gives records to everybody"])
def test_the_check_of_records_sees_a_server_that(make_server: Make, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_record(make_server(mutant), *GAMES[1])


def check_bad_records(server: Server) -> None:
    ada = server.guest("Ada")
    session = random_session(find_game("welcome"), "basic", 2, 11)
    record = write_record(session)
    tables = read_rows(server, "SELECT count(*) FROM tables")
    people, table = seat_people(server, "welcome", "basic", 2)
    unfinished = write_record(play_on(dict(enumerate(people)), table, mirror(server, table), random.Random(1), 3))
    digest = session.state.digest()
    for wrong, key in (
        (unfinished, "record-unfinished"),
        (record.replace(digest, digest[::-1]), "bad-record"),
        (record.replace("\n3. ", "\n4. ", 1), "bad-record"),
        (record.replace('[Seats "2"]', '[Seats "3"]'), "bad-record"),
        (record.replace('[Game "welcome"]', '[Game "chess"]'), "bad-record"),
        ("A game of ours", "bad-record"),
    ):
        assert wrong != record
        answer = send_record(ada, wrong)
        assert (answer.status_code, answer.json().get("error", {}).get("key")) == (422, key), answer.text
    assert read_rows(server, "SELECT count(*) FROM tables") == [(tables[0][0] + 1,)]
    assert send_record(ada, record).status_code == 201


def test_records_that_are_unfinished_or_wrong_are_refused(server: Server) -> None:
    check_bad_records(server)


def test_the_check_of_bad_records_sees_a_server_that_takes_unfinished_ones(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_bad_records(make_server("takes unfinished records"))


def test_a_record_that_takes_too_long_is_refused(make_server: Make) -> None:
    answer = send_record(
        make_server("records take too long").guest("Ada"),
        write_record(random_session(find_game("welcome"), "basic", 2, 11)),
    )
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "record-too-long")


def test_a_record_that_takes_too_long_as_long_as_nothing_is_compiled_may_be_sent_again(make_server: Make) -> None:
    server = make_server("records take too long + nothing is compiled yet")
    answer = send_record(server.guest("Ada"), write_record(random_session(find_game("welcome"), "basic", 2, 11)))
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "preparing")


def check_import_apart(server: Server, seconds: float = PATIENCE) -> None:
    """While a record is read, others are answered."""
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = bert.open(seats=[None, None])
    record = write_record(random_session(find_game("welcome"), "basic", 2, 11))
    answers: list[httpx.Response] = []
    importing = threading.Thread(target=lambda: answers.append(send_record(ada, record)))
    importing.start()
    try:
        wait_until(lambda: "a record is being read" in server.output, "the import")
        bert.http.timeout = seconds
        bert.look(table)
    except httpx.ReadTimeout:
        raise AssertionError("somebody waits for the import") from None
    finally:
        server.tell(READ_ON)
        importing.join()
    assert answers[0].status_code == 201, answers[0].text


def test_nobody_waits_while_a_long_record_is_imported(make_server: Make) -> None:
    check_import_apart(make_server("records are read when told"))


def test_the_check_of_imports_sees_a_server_that_reads_them_while_all_wait(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="somebody waits"):
        check_import_apart(make_server("records are read when told + reads records while all wait"), IMPATIENT)


# --- hints ------------------------------------------------------------------------------------------------------------


def check_hints(server: Server, game: str) -> None:
    people, table = seat_people(server, game, "basic", 2)
    (first, *_) = mirror(server, table).awaited()
    asking, other = people[first], people[1 - first]
    before = asking.look(table)
    found = asking.get(f"/tables/{table}/hints?count=5")
    assert 1 <= len(found) <= 5
    assert [hint["value"] for hint in found] == sorted((hint["value"] for hint in found), reverse=True)
    assert len({tuple(hint["moves"]) for hint in found}) == len(found)
    for hint in found:
        assert asking.draft(table, 1, *hint["moves"])["complete"], hint
        assert hint["lines"]
    assert asking.look(table) == before, "a hint changes nothing"
    asking.turn(table, 1, found[0]["moves"])
    is_awaited = first in asking.look(table)["now"]["awaited"]
    assert is_awaited or asking.ask("GET", f"/tables/{table}/hints").status_code == 409
    server.guest("Looker").refused(f"/tables/{table}/hints", 403, "not-seated", "GET")
    assert other.look(table)["you"] == 1 - first
    silent = other.open(game, seats=[None, "easy"], hints=False, start=True)
    other.refused(f"/tables/{silent}/hints", 409, "no-hints", "GET")
    opened = other.open(game, seats=[None, None])
    other.refused(f"/tables/{opened}/hints", 409, "not-started", "GET")


@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_hints_are_whole_legal_turns_for_those_who_may_have_them(server: Server, game: str) -> None:
    check_hints(server, game)


@pytest.mark.parametrize("mutant", ["gives hints everywhere", "suggests half a turn"])
def test_the_check_of_hints_sees_a_server_that(make_server: Make, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_hints(make_server(mutant), "welcome")


def test_a_game_of_computer_players_alone_can_be_watched(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(seats=["beginner", "flora"], seat=None, start=True)
    wait_until(lambda: ada.look(table)["table"]["status"] == "finished", "the end")
    assert ada.get(f"/tables/{table}/rounds/1")["round"] == 1
    ada.refused(f"/tables/{table}/record", 403, "not-seated", "GET")
