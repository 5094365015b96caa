"""Analyses on the server: begun, looked at, stopped, gone on with, kept, and never computed twice."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from housewright.analysis.results import to_json
from housewright.analysis.run import Analyser
from housewright.engine.record import read_record, write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.players.analyst import Depth
from housewright.server.analysing import found as found_so_far
from housewright.server.analysing.analyses import Analyses
from housewright.server.analysing.found import Found
from housewright.server.tables.events import BYTES_OF_ROW
from tests.server.running import Client, Server, accepted, wait_until
from tests.server.test_records import send_record

Make = Callable[..., Server]
GAMES = [("welcome", "basic", 2), ("welcome", "expert", 3), ("heimat", "basic", 3), ("heimat", "games-2", 2)]
QUICK = {"analysis_depth": "quick"}
HELD = "turns are judged when told"
NETWORK = ("2001:db8::1", "2001:db8::2", "2001:db8::3")  # of one address
HERE, ELSEWHERE = "198.51.100.2", "198.51.100.3"


def import_game(client: Client, game: str, options: str, seats: int, seed: int = 5) -> tuple[str, str]:
    """A replay of a random game, and its record."""
    record = write_record(random_session(find_game(game), options, seats, seed))
    return str(accepted(send_record(client, record))["id"]), record


def look(client: Client, table: str, after: int = 0, wait: float = 0) -> Any:
    """What was found so far."""
    return client.get(f"/tables/{table}/analysis?after={after}&wait={wait:g}")


def follow(client: Client, table: str) -> list[Any]:
    """All events, as they come; the last answer."""
    events: list[Any] = []
    after = 0
    while True:
        found = look(client, table, after, 20)
        events += found["events"]
        after = found["next"]
        assert after == len(events)  # whoever counts what it has gets nothing twice
        if found["status"] != "running" and not found["events"]:
            assert found["status"] == "done", found
            return [*events, found]


def stored(server: Server, query: str) -> list[Any]:
    """Rows of the database."""
    connection = sqlite3.connect(f"file:{server.folder / 'house.db'}?mode=ro", uri=True)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


# --- what is found ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_game_is_looked_at_turn_by_turn_as_the_analyser_does(
    make_server: Make, game: str, options: str, seats: int
) -> None:
    ada = make_server(**QUICK).guest()
    table, record = import_game(ada, game, options, seats)
    assert look(ada, table)["status"] == "none"
    ada.post(f"/tables/{table}/analysis", seat=1)
    *events, last = follow(ada, table)
    analyser = Analyser(read_record(record, find_game), Depth.QUICK)
    whole = analyser.analysis([*analyser.events()])
    assert last["turns"] == {"done": analyser.turns, "of": analyser.turns}
    assert [seat["whole"] for seat in last["seats"]] == [True] * seats
    for expected, seat in zip(whole.seats, last["seats"], strict=True):
        for unit, total in expected.sums.items():
            found = seat["sums"][unit]
            assert found == {name: getattr(total, name) for name in found}
            assert found["start"] + found["luck"] + found["others"] - found["loss"] == found["result"]
        assert seat["costliest"] == [*expected.costliest]
        assert seat["counts"] == {verdict.value: count for verdict, count in expected.counts.items()}
    turns = [event for event in events if event["kind"] == "turn"]
    assert [event["seat"] for event in turns][: analyser.session.rounds.__len__() // seats] == [1] * (
        len(analyser.session.rounds) // seats
    )
    assert {(event["seat"], event["round"], event["turn"], event["best"]) for event in turns} == {
        (turn.seat, turn.round, turn.made.text, turn.best.text) for seat in whole.seats for turn in seat.turns
    }
    auctions = [event for event in events if event["kind"] == "auction"]
    assert [auction["round"] for auction in auctions] == [auction.round for auction in whole.auctions]


def test_the_first_turn_is_told_as_soon_as_it_is_judged(make_server: Make) -> None:
    server = make_server(HELD, **QUICK)
    ada = server.guest()
    table, _ = import_game(ada, "welcome", "basic", 2)
    server.tell(HELD, "1")
    ada.post(f"/tables/{table}/analysis", seat=1)
    found = look(ada, table, 0, 20)
    assert found["status"] == "running"
    assert [(event["kind"], event["seat"], event["round"]) for event in found["events"]] == [("turn", 1, 1)]


def test_what_is_found_while_an_answer_is_made_is_told_by_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    analyser = Analyser(random_session(find_game("welcome"), "basic", 2, 5), Depth.QUICK)
    first, second, third = (json.dumps(to_json(event)) for event, _ in zip(analyser.events(), range(3), strict=False))
    found = Found("key", analyser.units, [30, 30], order=[0, 1], status="running")
    found.add(first)
    analyses: Any = SimpleNamespace(running={}, settings=SimpleNamespace(analysis_depth=Depth.QUICK))
    table: Any = SimpleNamespace(entries=[])

    def meanwhile(body: str, name: str) -> None:
        """More comes when this function has made its part of the answer."""
        proper: Any = getattr(found_so_far, name)

        def make(*arguments: Any) -> Any:
            made = proper(*arguments)
            monkeypatch.setattr(found_so_far, name, proper)
            found.add(body)
            found.status = "done"
            return made

        monkeypatch.setattr(found_so_far, name, make)

    meanwhile(second, "show")
    meanwhile(third, "sum_up")
    shown = Analyses.show(analyses, found, table, 0)
    assert (shown["next"], len(shown["events"]), shown["status"]) == (1, 1, "running")
    assert [seat["judged"] for seat in shown["seats"]] == [2]
    assert [seat["judged"] for seat in found.sums()] == [3]


def test_a_turn_is_drawn_from_what_its_seat_saw_with_the_best_one_beside_it(make_server: Make) -> None:
    ada = make_server().guest()
    table, _ = import_game(ada, "welcome", "basic", 2)
    ada.refused(f"/tables/{table}/analysis/turns/0/3", 404, "no-such-turn", "GET")
    ada.post(f"/tables/{table}/analysis")
    *events, _ = follow(ada, table)
    costly = max(
        (event for event in events if event["kind"] == "turn"), key=lambda event: event["steps"]["points"]["loss"]
    )
    seat, number = costly["seat"], costly["round"]
    shown = ada.get(f"/tables/{table}/analysis/turns/{seat}/{number}")
    past = ada.get(f"/tables/{table}/rounds/{number}?seat={seat}")
    assert shown["description"] == past["description"]
    best = shown["choices"][0]
    made = next(choice for choice in shown["choices"] if choice["made"])
    assert (" ".join(best["moves"]), " ".join(made["moves"])) == (costly["best"], costly["turn"])
    assert best["loss"] == 0 < made["loss"] == costly["steps"]["points"]["loss"] == shown["loss"]
    assert best["own"] and best["story"] and best["grounds"]
    assert all(ground["key"].startswith("ground-") for choice in shown["choices"] for ground in choice["grounds"])
    for ground in best["grounds"]:
        assert abs(best["lines"][ground["line"]] - made["lines"][ground["line"]] - ground["points"]) < 0.06


# --- one of each, kept ------------------------------------------------------------------------------------------------


def test_nothing_is_computed_twice_whatever_table_shows_the_record(make_server: Make) -> None:
    server = make_server(**QUICK)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    first, record = import_game(ada, "welcome", "basic", 2)
    ada.post(f"/tables/{first}/analysis")
    *events, _ = follow(ada, first)
    named = record.replace('[Seats "2"]', '[Seats "2"]\n[Name1 "Zoe"]')
    second = str(accepted(send_record(bob, named))["id"])
    found = bob.post(f"/tables/{second}/analysis")
    assert (found["status"], found["next"]) == ("done", len(events))
    assert len(events) + 1 == len(stored(server, "SELECT place FROM findings"))  # and that no auction is left
    assert [*look(bob, second)["events"]] == events
    assert len(stored(server, "SELECT id FROM analyses")) == 1
    assert "Zoe" not in json.dumps(stored(server, "SELECT body FROM findings"))


def test_who_stops_it_keeps_what_was_found_and_goes_on_from_there(make_server: Make) -> None:
    server = make_server(HELD, **QUICK)
    ada = server.guest()
    table, _ = import_game(ada, "welcome", "basic", 2)
    server.tell(HELD, "5")
    ada.post(f"/tables/{table}/analysis")
    wait_until(lambda: look(ada, table)["next"] == 5, "five events")
    stopped = ada.ask("DELETE", f"/tables/{table}/analysis").json()
    assert (stopped["status"], stopped["next"], stopped["turns"]["done"]) == ("stopped", 5, 5)
    assert stopped["seats"][0]["whole"] is False
    sums = stopped["seats"][0]["sums"]["points"]
    assert sums["start"] + sums["luck"] + sums["others"] - sums["loss"] == sums["result"]
    server.tell(HELD, "1000")
    assert ada.post(f"/tables/{table}/analysis")["next"] >= 5
    follow(ada, table)
    rows = [json.loads(body) for (body,) in stored(server, "SELECT body FROM findings ORDER BY place")]
    turns = [(row["seat"], row["round"]) for row in rows if "round" in row]
    assert len(turns) == len(set(turns)), "nothing is judged twice"


@pytest.mark.parametrize("way", ["stop", "kill"])
def test_a_server_that_is_restarted_goes_on(make_server: Make, way: str) -> None:
    server = make_server(HELD, **QUICK)
    ada = server.guest()
    table, _ = import_game(ada, "heimat", "basic", 2)
    server.tell(HELD, "7")
    ada.post(f"/tables/{table}/analysis", seat=1)
    wait_until(lambda: look(ada, table)["next"] == 7, "seven events")
    before = look(ada, table)["events"]
    getattr(server, way)()
    server.tell(HELD, "1000")
    server.start()
    wait_until(lambda: look(ada, table)["status"] == "done", "the end, without anybody asking for it")
    *events, _ = follow(ada, table)
    assert events[:7] == before
    assert len({json.dumps(event) for event in events}) == len(events)


def test_one_analysis_of_a_record_runs_at_a_time_and_the_seat_that_is_asked_for_comes_next(make_server: Make) -> None:
    server = make_server(HELD, **QUICK)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table, _ = import_game(ada, "welcome", "basic", 3)
    server.tell(HELD, "2")
    ada.post(f"/tables/{table}/analysis", seat=0)
    wait_until(lambda: look(ada, table)["next"] == 2, "two events")
    assert bob.post(f"/tables/{table}/analysis", seat=2)["beside"] == 0
    server.tell(HELD, "1000")
    *events, _ = follow(ada, table)
    seats = [event["seat"] for event in events if event["kind"] == "turn"]
    assert seats[2:4] in ([2, 2], [0, 2]), "the turn under way is finished"
    assert [*dict.fromkeys(seats[3:])] == [2, 0, 1]


def test_computers_come_last_or_not_at_all(make_server: Make) -> None:
    server = make_server(**QUICK)
    ada = server.guest()
    table = ada.open(seats=["beginner", None], seat=1, start=True)
    while (now := ada.look(table)["now"])["status"] == "running":
        if 1 in now["awaited"]:
            ada.turn(table, now["round"], ada.choose(table, now["round"], lambda legal: legal[-1]))
    ada.post(f"/tables/{table}/analysis", computers=False)
    *events, last = follow(ada, table)
    turns = [event for event in events if event["kind"] == "turn"]
    assert {event["seat"] for event in turns} == {1}
    assert {event["by"] for event in turns} == {"person"}
    assert last["turns"]["done"] == last["turns"]["of"] == len(turns)
    ada.post(f"/tables/{table}/analysis")
    *more, last = follow(ada, table)
    assert more[: len(events)] == events
    assert {event["by"] for event in more[len(events) :] if event["kind"] == "turn"} == {"computer"}


def test_what_was_found_goes_with_its_table_and_after_its_time(make_server: Make) -> None:
    server = make_server("sweeps all the time", **QUICK)
    ada = server.guest()
    table, _ = import_game(ada, "welcome", "basic", 1)
    ada.post(f"/tables/{table}/analysis")
    follow(ada, table)
    wait_until(lambda: stored(server, "SELECT status FROM analyses") == [("done",)], "that to be written, too")
    query = f"SELECT size, (SELECT sum(length(body) + {BYTES_OF_ROW}) FROM findings) FROM tables"
    ((size, found),) = stored(server, query)
    assert found > 5_000
    old = sqlite3.connect(server.folder / "house.db", timeout=60)
    with old:
        old.execute("UPDATE analyses SET touched = touched - 99 * 86400000")
    sweeps = server.output.count("swept")
    wait_until(lambda: server.output.count("swept") > sweeps + 1, "two sweeps")
    assert stored(server, "SELECT count(*) FROM findings") != [(0,)]
    ada.post(f"/tables/{table}/analysis")
    wait_until(lambda: server.output.count("swept") > sweeps + 4, "more sweeps")
    assert stored(server, "SELECT count(*) FROM findings") != [(0,)], "somebody has asked for it again"
    with old:
        old.execute("UPDATE analyses SET touched = touched - 101 * 86400000")
    wait_until(lambda: stored(server, "SELECT count(*) FROM findings") == [(0,)], "a sweep")
    assert stored(server, "SELECT * FROM analyses") == []
    assert stored(server, "SELECT size FROM tables") == [(size - found,)]
    ada.look(table)
    old.close()


def test_whoever_is_forgotten_takes_the_replay_and_what_was_found_along(make_server: Make) -> None:
    server = make_server(**QUICK)
    ada = server.guest()
    table, _ = import_game(ada, "welcome", "basic", 1)
    ada.post(f"/tables/{table}/analysis")
    follow(ada, table)
    assert ada.ask("DELETE", "/guest").status_code == 204
    wait_until(lambda: stored(server, "SELECT * FROM analyses") == [], "to be forgotten")
    assert stored(server, "SELECT * FROM findings") == []


# --- refused ----------------------------------------------------------------------------------------------------------


def test_only_games_that_are_over_are_looked_at_and_by_those_who_sat_there(make_server: Make) -> None:
    server = make_server(**QUICK)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(seats=[None], start=True, hints=False)
    for method in ("POST", "GET", "DELETE"):
        ada.refused(f"/tables/{table}/analysis", 409, "not-over", method)
    ada.refused(f"/tables/{table}/analysis/turns/0/1", 409, "not-over", "GET")
    while (now := ada.look(table)["now"])["status"] == "running":
        ada.turn(table, now["round"], ada.choose(table, now["round"], lambda legal: legal[-1]))
    bob.refused(f"/tables/{table}/analysis", 403, "not-seated")
    bob.refused(f"/tables/{table}/analysis", 403, "not-seated", "DELETE")
    server.stranger().refused(f"/tables/{table}/analysis", 401, "no-guest")
    ada.refused(f"/tables/{table}/analysis", 404, "no-such-seat", seat=1)
    ada.post(f"/tables/{table}/analysis")
    follow(bob, table)


def test_a_deal_of_the_day_is_looked_at_when_its_day_is_over(make_server: Make) -> None:
    server = make_server("it is the first of May", **QUICK)
    ada = server.guest()
    table = ada.post("/daily")["id"]
    while (now := ada.look(table)["now"])["status"] == "running":
        ada.turn(table, now["round"], ada.choose(table, now["round"], lambda legal: legal[-1]))
    for method in ("POST", "GET", "DELETE"):
        ada.refused(f"/tables/{table}/analysis", 409, "day-not-over", method)
    ada.refused(f"/tables/{table}/what-if", 409, "day-not-over", round=1, seat=0)
    server.stop()
    server.mutant = "it is the second of May"
    server.start()
    ada.post(f"/tables/{table}/analysis")
    follow(ada, table)


def test_too_many_at_a_time_are_refused_and_none_where_they_are_switched_off(make_server: Make) -> None:
    server = make_server(HELD, analyses=2, **QUICK)
    server.tell(HELD, "1")
    ada = server.guest()
    tables = [import_game(ada, "welcome", "basic", 1, seed)[0] for seed in range(3)]
    for table, address in zip(tables, (ELSEWHERE, HERE), strict=False):
        ada.http.headers["X-Forwarded-For"] = address
        ada.post(f"/tables/{table}/analysis")
    ada.refused(f"/tables/{tables[2]}/analysis", 503, "analyses-full")
    assert look(ada, tables[2])["status"] == "none"
    server.tell(HELD, "1000")
    for table in tables[:2]:
        follow(ada, table)
    ada.post(f"/tables/{tables[2]}/analysis")
    other = make_server(analyses=0).guest()
    table, _ = import_game(other, "welcome", "basic", 1)
    other.refused(f"/tables/{table}/analysis", 503, "no-analyses")
    assert look(other, table)["status"] == "none"


def test_nobody_has_all_places(make_server: Make) -> None:
    server = make_server(HELD, **QUICK)
    server.tell(HELD, "0")
    ada, bob = server.guest("Ada"), server.guest("Bob")
    for seed in range(5):
        table, _ = import_game(ada, "welcome", "basic", 1, seed)
        if seed < 4:
            ada.post(f"/tables/{table}/analysis")
    ada.refused(f"/tables/{table}/analysis", 503, "analyses-full")
    bob.post(f"/tables/{table}/analysis")


def check_places_of_an_address(server: Server) -> None:
    """However many names somebody has, others have half of the places."""
    server.tell(HELD, "0")
    people = [server.guest(f"Name {number}") for number in range(3)]
    tables = [import_game(people[0], "welcome", "basic", 1, seed)[0] for seed in range(3)]
    for person, address in zip(people, NETWORK, strict=True):
        person.http.headers["X-Forwarded-For"] = address
    for person, table in zip(people[:2], tables, strict=False):
        person.post(f"/tables/{table}/analysis")
    people[2].refused(f"/tables/{tables[2]}/analysis", 503, "analyses-full")
    people[2].http.headers["X-Forwarded-For"] = ELSEWHERE
    people[2].post(f"/tables/{tables[2]}/analysis")


def test_no_address_has_more_than_half_of_the_places(make_server: Make) -> None:
    check_places_of_an_address(make_server(HELD, analyses=4, **QUICK))


def test_a_server_where_an_address_has_all_places_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="was not refused"):
        check_places_of_an_address(make_server(f"{HELD} + gives an address all places", analyses=4, **QUICK))


def test_nothing_is_looked_at_before_the_rules_are_compiled(make_server: Make) -> None:
    ada = make_server("nothing is compiled yet").guest()
    table, _ = import_game(ada, "welcome", "basic", 1)
    ada.refused(f"/tables/{table}/analysis", 409, "preparing")


def test_a_table_of_older_rules_cannot_be_looked_at(make_server: Make) -> None:
    server = make_server()
    ada = server.guest()
    table, _ = import_game(ada, "welcome", "basic", 1)
    server.stop()
    server.mutant = "has other rules"
    server.start()
    for method in ("POST", "GET", "DELETE"):
        ada.refused(f"/tables/{table}/analysis", 410, "table-unread", method)


def test_an_analysis_that_fails_says_so_and_can_be_gone_on_with(make_server: Make) -> None:
    server = make_server("judging fails when told", **QUICK)
    ada = server.guest()
    table, _ = import_game(ada, "welcome", "basic", 1)
    server.tell("judging fails", "3")
    ada.post(f"/tables/{table}/analysis")
    wait_until(lambda: look(ada, table)["status"] == "failed", "the failure")
    assert look(ada, table)["next"] == 3
    server.tell("judging fails", "1000")
    ada.post(f"/tables/{table}/analysis")
    follow(ada, table)
