"""Tables: listed or by invitation, started and filled, played again, and swept away when nobody wants them any more."""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import httpx
import pytest
import segno

from housewright.server.refusals import conflict, unknown
from housewright.server.upkeep.caretaker import Caretaker
from housewright.server.upkeep.sweeping import give_up
from tests.server.mirrors import change_rows, mirror, play_out, random_moves, read_log, read_rows
from tests.server.running import IMPATIENT, PATIENCE, Client, Server, accepted, wait_until
from tests.server.test_records import send_record

Make = Callable[..., Server]
DAY = 86_400_000  # milliseconds


def ids(found: Any) -> list[str]:
    """Of the tables in a list."""
    return [table["id"] for table in found]


def finish_alone(server: Server, client: Client) -> str:
    """A table where somebody has played a game alone."""
    table = client.open(start=True)
    play_out(server, {0: client}, table, random.Random(5))
    return table


def finish_together(server: Server, *people: Client) -> str:
    """A table where people have played a game."""
    table = people[0].open(seats=[None] * len(people), listed=True)
    for client in people[1:]:
        client.post(f"/tables/{table}/join")
    people[0].post(f"/tables/{table}/start")
    play_out(server, dict(enumerate(people)), table, random.Random(5))
    return table


# --- finding and joining ----------------------------------------------------------------------------------------------


def check_listing(server: Server) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    listed = ada.open(seats=[None, None], listed=True, name="Our street")
    hidden = ada.open(seats=[None, None])
    shown = bert.get("/tables")
    assert ids(shown) == [listed]
    assert (shown[0]["name"], shown[0]["people"], shown[0]["empty"]) == ("Our street", ["Ada"], 1)
    assert ids(server.stranger().get("/tables")) == [listed]
    bert.refused(f"/tables/{hidden}/join", 409, "by-invitation")
    assert bert.post(f"/tables/{listed}/join", town="Bertville") == {
        "id": listed,
        "seat": 1,
        "code": ada.look(listed)["code"],
    }
    assert sorted(ids(ada.get("/tables/mine"))) == sorted([listed, hidden])
    assert ids(bert.get("/tables/mine")) == [listed]
    assert ada.look(listed)["table"]["seats"][1]["town"] == "Bertville"
    ada.post(f"/tables/{listed}/start")
    assert bert.get("/tables") == []


def test_only_listed_tables_are_listed_and_joined_without_a_code(server: Server) -> None:
    check_listing(server)


def test_the_check_of_lists_sees_a_server_that_lists_every_table(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_listing(make_server("lists every table"))


def check_code(server: Server) -> None:
    ada, bert, cleo = (server.guest(name) for name in ("Ada", "Bert", "Cleo"))
    table = ada.open(seats=[None] * 3)
    code = ada.look(table)["code"]
    assert server.stranger().look(table)["code"] is None
    server.kill()
    server.start()
    assert bert.post("/join", code=code.lower(), seat=2) == {"id": table, "seat": 2, "code": code}
    assert bert.post("/join", code=code)["seat"] == 2, "who sits there keeps the seat"
    cleo.refused("/join", 404, "no-such-code", code="BBBBBB" if code != "BBBBBB" else "CCCCCC")
    cleo.refused("/join", 409, "seat-taken", code=code, seat=2)
    ada.post(f"/tables/{table}/start", fill="beginner")
    assert ada.look(table)["code"] is None
    cleo.refused("/join", 404, "no-such-code", code=code)


def test_a_code_is_good_until_the_start(server: Server) -> None:
    check_code(server)


def test_the_check_of_codes_sees_a_server_that_keeps_them(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_code(make_server("keeps the code after the start"))


def picture_of(link: str) -> bytes:
    """The QR image of a link."""
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", border=2, xmldecl=False, svgns=True)
    return picture.getvalue()


def check_invitation(server: Server, base: str) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = ada.open(seats=[None, None])
    path = f"/tables/{table}/invitation.svg"
    answer = ada.ask("GET", path)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == picture_of(f"{base}/join#{ada.look(table)['link']}")
    bert.refused(path, 403, "not-seated", "GET")
    ada.post(f"/tables/{table}/start", fill="beginner")
    ada.refused(path, 409, "already-started", "GET")


def test_the_invitation_is_the_link_as_a_qr_image(server: Server) -> None:
    check_invitation(server, server.url)


def test_the_invitation_names_the_address_that_people_use(make_server: Make) -> None:
    check_invitation(make_server(public_url="https://houses.example/play/"), "https://houses.example/play")


def test_the_check_of_invitations_sees_a_server_that_draws_another_link(make_server: Make) -> None:
    server = make_server("draws another link")
    with pytest.raises(AssertionError):
        check_invitation(server, server.url)


# --- starting ---------------------------------------------------------------------------------------------------------


def check_start(server: Server) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = ada.open(seats=[None, None, None, "flora"])
    bert.post("/join", code=ada.look(table)["code"])
    bert.refused(f"/tables/{table}/start", 403, "not-host")
    bert.refused(f"/tables/{table}/seats/2", 403, "not-host", "PUT", player="magnus")
    ada.refused(f"/tables/{table}/start", 409, "seats-empty")
    ada.refused(f"/tables/{table}/start", 422, "no-such-player", fill="greedy")
    ada.put(f"/tables/{table}/seats/2", player="magnus")
    ada.put(f"/tables/{table}/seats/2", player="presto")
    ada.put(f"/tables/{table}/terms", game="welcome", options="basic", seats=5, name="Five")
    ada.post(f"/tables/{table}/start", fill="easy")
    seen = ada.look(table)
    assert (seen["table"]["status"], seen["table"]["name"], seen["now"]["round"]) == ("running", "Five", 1)
    assert [chair["name"] for chair in seen["table"]["seats"]] == ["Ada", "Bert", "presto", "flora", "easy"]
    assert [chair["player"] for chair in seen["table"]["seats"]] == [None, None, "presto", "flora", "easy"]
    ada.refused(f"/tables/{table}/terms", 409, "already-started", "PUT", game="welcome", seats=5)
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0, 1], "the computer players' turns")
    session = mirror(server, table)
    for seat, client in enumerate((ada, bert)):
        client.turn(table, 1, random_moves(session, seat, random.Random(seat)))
    wait_until(lambda: ada.look(table)["now"]["round"] == 2, "the next round")


def test_the_host_starts_and_fills_the_chairs(server: Server) -> None:
    check_start(server)


def test_the_check_of_starting_sees_a_server_where_anybody_may_start(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_start(make_server("lets anybody be host"))


@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_every_level_and_character_sits_down_and_plays(server: Server, game: str) -> None:
    ada = server.guest("Ada")
    (shown,) = [found for found in ada.get("/games") if found["game"] == game]
    players = [*shown["characters"], *shown["levels"]]
    fewest, most = shown["variants"]["basic"]
    assert shown["stand_in"] in shown["levels"]
    for first in range(0, len(players), most - 1):
        seats = players[first : first + most - 1]
        table = ada.open(game, seats=[None, *seats], start=True)
        awaits_nobody_else = lambda table=table: set(ada.look(table)["now"]["awaited"]) <= {0}  # noqa: E731
        wait_until(awaits_nobody_else, f"turns of {seats}")
    assert fewest <= 2


def test_a_full_house_opens_no_more_tables(make_server: Make) -> None:
    server = make_server(most_tables=2)
    ada = server.guest()
    first = ada.open(seats=[None, None])
    ada.open(seats=[None, None])
    ada.refused("/tables", 503, "house-full", game="welcome", seats=[None])
    ada.post(f"/tables/{first}/leave")
    ada.open(seats=[None, None])


# --- again ------------------------------------------------------------------------------------------------------------


def check_rematch(server: Server) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = finish_together(server, ada, bert)
    with ThreadPoolExecutor() as pool:  # both ask at once
        found = [*pool.map(lambda client: client.post(f"/tables/{table}/rematch"), (ada, bert))]
    assert found[0]["id"] == found[1]["id"]
    assert [opened["seat"] for opened in found] == [0, 1]
    following = found[0]["id"]
    assert ada.look(table)["table"]["rematch"] == following
    seen = ada.look(following)
    assert (seen["table"]["status"], [chair["name"] for chair in seen["table"]["seats"]]) == ("open", ["Ada", "Bert"])
    assert sorted(ids(ada.get("/tables/mine"))) == sorted([table, following]), "a table too many"
    assert bert.post(f"/tables/{table}/rematch")["id"] == following


def test_two_who_ask_for_a_rematch_at_once_meet_at_the_same_table(make_server: Make) -> None:
    check_rematch(make_server("opens when two have come"))


def test_the_check_of_rematches_sees_a_server_that_opens_two(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_rematch(make_server("opens when two have come + lets everybody meet at once"))


def test_a_rematch_that_was_abandoned_is_replaced(server: Server) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = finish_together(server, ada, bert)
    first = ada.post(f"/tables/{table}/rematch")["id"]
    bert.post(f"/tables/{first}/leave")
    ada.post(f"/tables/{first}/leave")
    second = bert.post(f"/tables/{table}/rematch")["id"]
    assert second != first
    assert ada.post(f"/tables/{table}/rematch")["id"] == second
    assert ada.look(second)["table"]["status"] == "open"


def test_a_rematch_against_computer_players_starts_at_once(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(seats=[None, "beginner"], start=True)
    ada.refused(f"/tables/{table}/rematch", 409, "not-over")
    ada.post(f"/tables/{table}/seats/0/hand-over", player="beginner")
    wait_until(lambda: ada.look(table)["table"]["status"] == "finished", "the end")
    following = ada.post(f"/tables/{table}/rematch")["id"]
    seen = ada.look(following)
    assert seen["table"]["status"] == "running"
    assert [chair["player"] for chair in seen["table"]["seats"]] == [None, "beginner"]
    assert seen["public"] != ada.look(table)["public"]


def check_same_deal(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(start=True)
    before = ada.look(table)["public"]
    ada.refused(f"/tables/{table}/again", 409, "not-over")
    play_out(server, {0: ada}, table, random.Random(5))
    again = ada.post(f"/tables/{table}/again")
    assert (again["seat"], again["id"] != table) == (0, True)
    assert ada.look(again["id"])["public"] == before
    server.guest("Bert").refused(f"/tables/{table}/again", 403, "not-seated")


def test_the_same_deal_again_has_the_same_cards(server: Server) -> None:
    check_same_deal(server)


def test_the_check_of_the_same_deal_sees_a_server_that_deals_anew(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_same_deal(make_server("deals anew"))


# --- tables that nobody wants any more --------------------------------------------------------------------------------


def make_older(server: Server, table: str, days: float) -> None:
    """Let everything at a table have happened so many days earlier."""
    shift = round(days * DAY)
    change_rows(server, "UPDATE log SET at = at - ? WHERE table_id = ?", shift, table)
    change_rows(server, "UPDATE tables SET touched = touched - ? WHERE id = ?", shift, table)


def statuses(server: Server) -> dict[str, str]:
    """Of all tables in the database."""
    return dict(read_rows(server, "SELECT id, status FROM tables"))


def check_sweep(make_server: Make, mutant: str | None = None) -> None:
    server = make_server(mutant, open_days=1, running_days=60, kept_days=14, finished_days=30, replay_days=20)
    ada = server.guest("Ada")
    opened = {days: ada.open(seats=[None, None], listed=True) for days in (0.9, 1.1)}
    started = {days: ada.open(start=True) for days in (59, 61)}
    finished = {days: finish_alone(server, ada) for days in (29, 31)}
    record = ada.get(f"/tables/{finished[29]}/record")
    replays = {days: accepted(send_record(ada, record))["id"] for days in (19, 21)}
    left = {days: ada.open(seats=[None, None]) for days in (13, 15)}
    for table in left.values():
        ada.post(f"/tables/{table}/leave")
    server.stop()
    for tables in (opened, started, left, finished, replays):
        for days, table in tables.items():
            make_older(server, table, days)
    server.start()
    wait_until(lambda: statuses(server).get(opened[1.1]) == "abandoned", "the sweep")
    wait_until(lambda: statuses(server).get(started[61]) == "abandoned", "the sweep")
    wait_until(lambda: left[15] not in statuses(server), "the sweep")
    wait_until(lambda: finished[31] not in statuses(server), "the sweep")
    wait_until(lambda: replays[21] not in statuses(server), "the sweep")
    kept = {opened[0.9]: "open", started[59]: "running", finished[29]: "finished", left[13]: "abandoned"}
    assert statuses(server) == kept | {
        opened[1.1]: "abandoned",
        started[61]: "abandoned",
        replays[19]: "finished",
    }
    assert read_rows(server, "SELECT * FROM log WHERE table_id = ?", left[15]) == []
    ada.refused(f"/tables/{left[15]}", 404, "no-such-table", "GET")
    assert ada.look(opened[1.1])["table"]["status"] == "abandoned"
    assert ids(ada.get("/tables")) == [opened[0.9]]
    assert sorted(ids(ada.get("/tables/mine"))) == sorted([opened[0.9], started[59], finished[29]])


def test_tables_that_nobody_touches_are_abandoned_then_deleted(make_server: Make) -> None:
    check_sweep(make_server)


def test_the_check_of_sweeping_sees_a_server_with_short_days(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_sweep(make_server, "has days of twelve hours")


def check_sweep_goes_on(make_server: Make, mutant: str = "", seconds: float = PATIENCE) -> None:
    """One broken table stays as it is, and stops nothing else."""
    server = make_server()
    ada = server.guest("Ada")
    opened, left = [ada.open() for _ in range(3)], ada.open()
    ada.post(f"/tables/{left}/leave")
    server.stop()
    for table in (*opened, left):
        make_older(server, table, 100)
    server.mutant = " + ".join(["cannot give up one table", *([mutant] if mutant else [])])
    server.start()
    swept = ["abandoned", "abandoned", "open"]
    wait_until(lambda: sorted(statuses(server).values()) == swept, "the sweep", seconds)
    assert "a table could not be given up" in server.output


def test_one_broken_table_stops_no_sweep(make_server: Make) -> None:
    check_sweep_goes_on(make_server)


def test_the_check_of_broken_tables_sees_a_server_that_stops_there(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="the sweep"):
        check_sweep_goes_on(make_server, "stops sweeping at what is broken", IMPATIENT)


def test_a_table_that_is_used_or_deleted_meanwhile_is_left_alone_and_is_no_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    for refusal in (conflict("busy"), unknown()):
        hall = SimpleNamespace(change=AsyncMock(side_effect=refusal), database=AsyncMock())
        asyncio.run(give_up(hall, "table"))  # type: ignore[arg-type]
        hall.database.write.assert_not_called()
        asyncio.run(Caretaker._attempt(Mock(), hall.change("table")))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def check_forgetting_guests(make_server: Make, mutant: str | None = None) -> None:
    """Guests without tables are forgotten in the end; who sits somewhere, or opened a table, is not."""
    server = make_server(mutant, guest_days=10, token_days=50)
    seated, hosting, new = (server.guest(name) for name in ("Seated", "Hosting", "New"))
    passing, left, long_gone = (server.guest(name) for name in ("Passing", "Left", "Left long ago"))
    server.guest("Ended")
    server.guest("Seated, ended").open(start=True)
    hosting.open(seats=["beginner", "beginner"], seat=None, start=True)
    seated.open(start=True)
    code = hosting.look(hosting.open(seats=[None, None, None]))["code"]
    for guest in (left, long_gone):
        guest.post(f"/tables/{guest.post('/join', code=code)['id']}/leave")
    server.guest("Signed out").ask("POST", "/guest/sign-out")
    server.stop()
    change_rows(
        server, "UPDATE guests SET came = came - ? WHERE name IN ('Seated', 'Hosting', 'Left long ago')", 11 * DAY
    )
    change_rows(server, "UPDATE guests SET came = came - ? WHERE name IN ('Passing', 'Left')", 3 * DAY)
    change_rows(server, "UPDATE guests SET expires = expires - ? WHERE name LIKE '%nded'", 51 * DAY)
    server.start()
    gone = "SELECT * FROM guests WHERE name IN ('Left long ago', 'Passing', 'Ended', 'Signed out')"
    wait_until(lambda: read_rows(server, gone) == [], "the sweep")
    known = {name for (name,) in read_rows(server, "SELECT name FROM guests")}
    assert known == {"Seated", "Seated, ended", "Hosting", "New", "Left"}
    statuses = [client.ask("GET", "/guest").status_code for client in (seated, hosting, left, new, passing, long_gone)]
    assert statuses == [200, 200, 200, 200, 401, 401]


def test_guests_without_tables_are_forgotten_in_the_end(make_server: Make) -> None:
    check_forgetting_guests(make_server)


def test_a_guest_whose_token_has_ended_is_forgotten_without_a_restart(make_server: Make) -> None:
    server = make_server("sweeps all the time", token_days=1000 / DAY)
    server.guest("Ada")
    wait_until(lambda: read_rows(server, "SELECT * FROM guests") == [], "the sweep")


def test_boards_are_kept_as_long_as_finished_tables(make_server: Make) -> None:
    server = make_server(finished_days=30)
    rows = [("2000-01-01", "basic", "old"), (date.today().isoformat(), "basic", "new")]
    server.stop()
    for day, variant, guest in rows:
        change_rows(server, "INSERT INTO daily VALUES (?, ?, ?, 'table', 'Ada', 10)", day, variant, guest)
    server.start()
    wait_until(lambda: read_rows(server, "SELECT guest FROM daily") == [("new",)], "the sweep")


def test_the_check_of_forgetting_sees_a_server_that_forgets_everybody(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_forgetting_guests(make_server, "forgets whoever came long ago")


# --- lists after a crash ----------------------------------------------------------------------------------------------


def crash_while(server: Server, mutant: str | None, action: Callable[[], object]) -> None:
    """The server dies as soon as it has written an event."""
    server.stop()
    server.mutant = " + ".join(["dies when it has written an event", *([mutant] if mutant else [])])
    server.start()
    with pytest.raises(httpx.TransportError):
        action()
    wait_until(lambda: not server.is_alive(), "the crash")
    server.mutant = None
    server.start()


def check_lists_after_crashes(server: Server, mutant: str | None = None) -> None:
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = ada.open(seats=[None, None, None], listed=True)
    crash_while(server, mutant, lambda: bert.post(f"/tables/{table}/join"))
    assert ids(bert.get("/tables/mine")) == [table]
    crash_while(server, mutant, lambda: ada.post(f"/tables/{table}/start", fill="beginner"))
    assert bert.get("/tables") == []
    wait_until(lambda: read_log(server, table)[-1]["kind"] == "turned", "the computer player, woken by nobody")
    assert bert.look(table)["you"] == 1


def test_lists_agree_with_the_log_after_a_crash(server: Server) -> None:
    check_lists_after_crashes(server)


def test_the_check_of_lists_sees_a_server_that_writes_them_later(server: Server) -> None:
    with pytest.raises(AssertionError):
        check_lists_after_crashes(server, "writes one thing after the other")
