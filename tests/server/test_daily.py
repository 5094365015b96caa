"""The deal of the day: the same for everybody, first attempts count, and closed until the day is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from housewright.games import ENTRIES
from housewright.server.refusals import Refusal
from housewright.server.tables import daily
from tests.server.mirrors import mirror, play_on, play_out, read_rows
from tests.server.running import Client, Server, wait_until

Make = Callable[..., Server]
SAME = "has no secret of its own"
FIRST, SECOND = "it is the first of May", "it is the second of May"
DAY, NEXT_DAY = "2031-05-01", "2031-05-02"


def begin(client: Client, variant: str = "basic") -> Any:
    """An attempt at the deal of today."""
    return client.post("/daily", variant=variant)


def finish(server: Server, client: Client, table: str, seed: int) -> int:
    """Play to the end; returns the total."""
    session = play_out(server, {0: client}, table, random.Random(seed))
    return session.game.scores(session.state)[0].total


def let_it_be(server: Server, day: str, *mutants: str) -> None:
    """Another day; the server is started anew."""
    server.stop()
    server.mutant = " + ".join((day, *mutants))
    server.start()


def check_first_attempt(server: Server) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    first = begin(ada)
    assert (first["counts"], first["seat"]) == (True, 0)
    assert begin(ada) == first, "a running attempt goes on"
    dealt = ada.look(first["id"])
    assert (dealt["table"]["kind"], dealt["table"]["day"], dealt["now"]["round"]) == ("daily", DAY, 1)
    assert bert.look(begin(bert)["id"])["public"] == dealt["public"], "everybody gets the same cards"
    assert ada.look(begin(ada, "advanced")["id"])["public"] != dealt["public"]
    assert ada.get("/daily/today/basic") == {
        "day": DAY,
        "variant": "basic",
        "over": False,
        "table": first["id"],
        "board": [],
    }
    total = finish(server, ada, first["id"], 1)
    second = begin(ada)
    assert (second["counts"], second["id"] != first["id"]) == (False, True)
    assert ada.look(second["id"])["public"] == dealt["public"]
    assert finish(server, ada, second["id"], 3) != total, "another total, or nothing is seen here"
    shown = ada.get("/daily/today/basic")
    assert shown["table"] == first["id"]
    assert shown["board"] == [{"place": 1, "name": "Ada", "total": total, "you": True}]
    assert bert.get(f"/daily/{DAY}/basic")["board"] == [{"place": 1, "name": "Ada", "total": total, "you": False}]


def test_everybody_gets_the_same_deal_and_the_first_attempt_counts(make_server: Make) -> None:
    check_first_attempt(make_server(f"{FIRST} + {SAME}"))


@pytest.mark.parametrize("mutant", ["counts every attempt", "deals anew"])
def test_the_check_of_attempts_sees_a_server_that(make_server: Make, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_first_attempt(make_server(f"{FIRST} + {SAME} + {mutant}"))


def check_closed_day(server: Server, *mutants: str) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = begin(ada)["id"]
    for path, key in ((f"/tables/{table}/hints", "day-not-over"), (f"/tables/{table}/record", "not-over")):
        ada.refused(path, 409, key, "GET")
    ada.refused(f"/tables/{table}/seats/0/hand-over", 409, "day-not-over", player="master")
    finish(server, ada, table, 1)
    for client in (ada, bert, server.stranger()):
        client.refused(f"/tables/{table}/rounds/1", 409, "day-not-over", "GET")
    ada.refused(f"/tables/{table}/record", 409, "day-not-over", "GET")
    ada.refused(f"/tables/{table}/again", 409, "day-not-over")
    for client in (bert, server.stranger()):
        client.refused(f"/tables/{table}", 404, "no-such-table", "GET")
        client.refused(f"/tables/{table}/poll", 404, "no-such-table", "GET")
        client.refused(f"/tables/{table}/events", 404, "no-such-table", "GET")
    assert ada.look(table)["table"]["status"] == "finished"
    ada.refused(f"/daily/{NEXT_DAY}/basic", 409, "day-to-come", "GET")
    ada.refused("/daily/tomorrow/basic", 422, "bad-day", "GET")
    ada.refused("/daily/today/expert", 422, "bad-options", "GET")
    ada.refused("/daily", 422, "bad-options", variant="expert")

    let_it_be(server, SECOND, *mutants)
    assert "[Seed" in ada.get(f"/tables/{table}/record")
    assert bert.get(f"/tables/{table}/rounds/1?seat=0")["round"] == 1
    assert bert.look(table)["table"]["status"] == "finished"
    assert ada.post(f"/tables/{table}/again")["seat"] == 0
    shown = bert.get(f"/daily/{DAY}/basic")
    assert (shown["over"], len(shown["board"]), bert.get("/daily/today/basic")["board"]) == (True, 1, [])
    assert ada.look(begin(ada)["id"])["table"]["day"] == NEXT_DAY


def test_a_deal_is_closed_until_its_day_is_over(make_server: Make) -> None:
    check_closed_day(make_server(FIRST))


@pytest.mark.parametrize("mutant", ["opens the deal of the day at once", "shows the deal of the day to everybody"])
def test_the_check_of_closed_days_sees_a_server_that(make_server: Make, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_closed_day(make_server(f"{FIRST} + {mutant}"), mutant)


def test_an_attempt_goes_on_after_midnight_and_counts_for_its_day(make_server: Make) -> None:
    server = make_server(FIRST)
    ada = server.guest("Ada")
    table = begin(ada)["id"]
    play_on({0: ada}, table, mirror(server, table), random.Random(1), 2)
    let_it_be(server, SECOND)
    total = finish(server, ada, table, 1)
    assert [line["total"] for line in ada.get(f"/daily/{DAY}/basic")["board"]] == [total]
    assert ada.get("/daily/today/basic")["board"] == []


def check_a_computer_after_midnight(server: Server, *mutants: str) -> None:
    """What a computer player finishes when the day is over is on no board."""
    ada, bert = server.guest("Ada"), server.guest("Bert")
    tables = {client: begin(client)["id"] for client in (ada, bert)}
    let_it_be(server, SECOND, *mutants)
    for client, table in tables.items():
        play_on({0: client}, table, mirror(server, table), random.Random(1), 2)
    ada.post(f"/tables/{tables[ada]}/seats/0/hand-over", player="easy")
    wait_until(lambda: ada.look(tables[ada])["table"]["status"] == "finished", "the end of Ada's game")
    total = finish(server, bert, tables[bert], 1)
    board = [(line["name"], line["total"]) for line in ada.get(f"/daily/{DAY}/basic")["board"]]
    assert board == [("Bert", total)]


def test_what_a_computer_player_finishes_after_midnight_does_not_count(make_server: Make) -> None:
    check_a_computer_after_midnight(make_server(FIRST))


def test_the_check_of_the_night_sees_a_server_that_counts_what_computer_players_do(make_server: Make) -> None:
    mutant = "counts what computer players do"
    with pytest.raises(AssertionError, match="Ada"):
        check_a_computer_after_midnight(make_server(FIRST), mutant)


def test_the_board_shares_places_and_always_shows_the_own_line(make_server: Make) -> None:
    server = make_server(f"{FIRST} + {SAME} + boards are short")
    people = [server.guest(name) for name in ("Ada", "Bert", "Cleo", "Dora")]
    totals = []
    for client, seed in zip(people, (3, 3, 1, 2), strict=True):
        totals.append(finish(server, client, begin(client)["id"], seed))
    assert totals[0] == totals[1]
    best = sorted(totals, reverse=True)
    last = people[totals.index(best[-1])]
    board = last.get("/daily/today/basic")["board"]
    assert [line["total"] for line in board] == [*best[:2], best[-1]], "the first two, and the own one"
    assert [line["place"] for line in board] == [best.index(line["total"]) + 1 for line in board]
    assert [line["you"] for line in board][-1]
    assert len(server.stranger().get("/daily/today/basic")["board"]) == 2


def check_begun_twice(server: Server) -> None:
    ada = server.guest("Ada")
    with ThreadPoolExecutor() as pool:
        found = [*pool.map(lambda _: begin(ada), range(2))]
    assert [attempt["id"] for attempt in found] == [found[0]["id"]] * 2, "one attempt, however often it is asked for"
    assert all(attempt["counts"] for attempt in found)
    assert read_rows(server, "SELECT count(*) FROM tables") == [(1,)]


def test_who_asks_twice_at_once_has_one_attempt(make_server: Make) -> None:
    check_begun_twice(make_server(f"{FIRST} + opens when two have come"))


def test_the_check_of_asking_twice_sees_a_server_that_opens_two(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_begun_twice(make_server(f"{FIRST} + opens when two have come + lets everybody begin at once"))


def test_an_attempt_that_was_given_up_counts_as_the_first(make_server: Make) -> None:
    server = make_server(FIRST)
    ada = server.guest("Ada")
    table = begin(ada)["id"]
    ada.post(f"/tables/{table}/leave")
    second = begin(ada)
    assert (second["counts"], second["id"] != table) == (False, True)
    finish(server, ada, second["id"], 1)
    assert ada.get("/daily/today/basic")["board"] == []


def test_an_attempt_that_moved_to_another_device_is_over_on_this_one(make_server: Make) -> None:
    server = make_server(FIRST)
    phone, tablet = server.guest("Phone"), server.guest("Tablet")
    table = begin(phone)["id"]
    phone.hand_to(table, tablet)
    second = begin(phone)
    assert (second["counts"], phone.look(second["id"])["you"]) == (False, 0)
    total = finish(server, tablet, table, 1)
    assert [line["total"] for line in phone.get("/daily/today/basic")["board"]] == [total]


def test_deals_differ_from_day_to_day_and_from_house_to_house(make_server: Make) -> None:
    server = make_server(FIRST)
    ada = server.guest("Ada")
    seen = [ada.look(begin(ada)["id"])["public"]]
    let_it_be(server, SECOND)
    seen.append(ada.look(begin(ada)["id"])["public"])
    other = make_server(FIRST)
    bert = other.guest("Bert")
    seen.append(bert.look(begin(bert)["id"])["public"])
    assert all(one != another for index, one in enumerate(seen) for another in seen[:index])


def test_a_house_without_a_game_of_the_day_has_no_variants_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert daily.find_game_of_the_day(ENTRIES.values()) == daily.GAME == "welcome"
    none = daily.find_game_of_the_day(entry for entry in ENTRIES.values() if not entry.daily)
    monkeypatch.setattr(daily, "GAME", none)
    assert daily.variants() == []
    with pytest.raises(Refusal):
        daily.require_variant("basic")
