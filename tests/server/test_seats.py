"""Seats: kept over reloads and restarts, moved to another device, handed over while somebody is away, and left."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.server.mirrors import mirror, random_moves, read_log
from tests.server.running import IMPATIENT, PATIENCE, Client, Server, wait_until

Make = Callable[..., Server]
SOON = "people are missed soon"


def seat_two(server: Server, start: bool = True, **terms: Any) -> tuple[Client, Client, str]:
    """Two people at a table."""
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = ada.open(seats=[None, None], **terms)
    bert.post("/join", code=ada.look(table)["code"])
    if start:
        ada.post(f"/tables/{table}/start")
    return ada, bert, table


@contextmanager
def watching(client: Client, table: str) -> Iterator[list[Any]]:
    """What a client's stream tells meanwhile; the client is present as long."""
    told: list[Any] = []
    connection = http.client.HTTPConnection("127.0.0.1", int(str(client.server.settings["port"])), timeout=60)
    connection.request("GET", f"/api/tables/{table}/events", headers={"Authorization": f"Bearer {client.token}"})
    answer, wire = connection.getresponse(), connection.sock
    reader = threading.Thread(target=read_on, args=(answer, told), daemon=True)
    reader.start()
    try:
        wait_until(lambda: told, "a snapshot")
        yield told
    finally:
        wire.shutdown(socket.SHUT_RDWR)
        reader.join()
        connection.close()


def read_on(answer: http.client.HTTPResponse, told: list[Any]) -> None:
    """All messages until the connection ends."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        while line := answer.readline():
            if line.startswith(b"data: "):
                told.append(json.loads(line.removeprefix(b"data: ")))


def events_in(told: list[Any]) -> list[tuple[str, int | None]]:
    """Kind and seat of the events that were told."""
    return [(event["kind"], event["seat"]) for message in tuple(told) for event in message.get("events", ())]


# --- kept -------------------------------------------------------------------------------------------------------------


class Browser(httpx.Client):
    """A browser: it keeps a cookie, and says where its pages come from."""

    def __init__(self, server: Server, cookies: httpx.Cookies | None = None) -> None:
        super().__init__(base_url=f"{server.url}/api", headers={"Origin": server.url}, cookies=cookies, timeout=60)


def check_kept_seat(server: Server) -> None:
    with Browser(server) as first:
        assert first.post("/guest", json={"name": "Ada"}).json()["name"] == "Ada"
        table = first.post("/tables", json={"game": "welcome", "seats": [None, "beginner"], "start": True}).json()["id"]
        cookies = first.cookies
    with Browser(server, cookies) as again:
        assert again.get(f"/tables/{table}").json()["you"] == 0
        server.kill()
        server.start()
        assert again.get(f"/tables/{table}").json()["you"] == 0
        assert [shown["id"] for shown in again.get("/tables/mine").json()] == [table]
    with Browser(server) as stranger:
        assert stranger.get(f"/tables/{table}").json()["you"] is None


def test_a_browser_has_its_seat_after_a_reload_and_after_a_crash(server: Server) -> None:
    check_kept_seat(server)


def test_the_check_of_kept_seats_sees_a_server_that_keeps_guests_in_memory(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_kept_seat(make_server("keeps guests in memory"))


def test_another_name_is_for_tables_to_come(server: Server) -> None:
    with Browser(server) as browser:
        guest = browser.post("/guest", json={"name": "Ada"}).json()["id"]
        body = {"game": "welcome", "seats": [None], "start": True}
        first = browser.post("/tables", json=body).json()["id"]
        assert browser.post("/guest", json={"name": "Grace"}).json() == {"id": guest, "name": "Grace"}
        second = browser.post("/tables", json=body).json()["id"]
        names = [browser.get(f"/tables/{table}").json()["table"]["seats"][0]["name"] for table in (first, second)]
        assert names == ["Ada", "Grace"]


# --- moved ------------------------------------------------------------------------------------------------------------


def check_transfer(server: Server) -> None:
    ada, bert, table = seat_two(server)
    tablet, thief = server.guest("Ada's tablet"), server.guest("Thief")
    code = ada.post(f"/tables/{table}/transfer")["code"]
    with watching(ada, table) as told:
        check = tablet.post("/transfers", code=code)["check"]
        ada.post(f"/tables/{table}/transfer/confirm", check=check)
        assert tablet.post("/transfers", code=code)["seat"] == 0
        wait_until(lambda: ("moved", 0) in events_in(told), "the old device is told")
    thief.refused("/transfers", 404, "no-such-code", code=code)
    assert (ada.look(table)["you"], tablet.look(table)["you"]) == (None, 0)
    assert ada.look(table)["own"] == []
    moves = random_moves(mirror(server, table), 0, random.Random(1))
    ada.refused(f"/tables/{table}/turn", 403, "not-seated", round=1, moves=moves, key="from-the-old-device")
    assert tablet.turn(table, 1, moves)["closed"] is False
    seen = bert.look(table)
    assert (seen["table"]["seats"][0]["name"], seen["table"]["host"]) == ("Ada", 0)
    assert [shown["id"] for shown in ada.get("/tables/mine")] == []
    bert.refused("/transfers", 409, "already-seated", code=tablet.post(f"/tables/{table}/transfer")["code"])
    server.kill()
    server.start()
    assert (ada.look(table)["you"], tablet.look(table)["you"]) == (None, 0)


def test_a_seat_moves_to_another_device_once(server: Server) -> None:
    check_transfer(server)


def test_the_check_of_moving_sees_a_server_whose_codes_are_good_again(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_transfer(make_server("takes codes for seats twice"))


def check_transfer_race(server: Server) -> None:
    ada, _, table = seat_two(server)
    code = ada.post(f"/tables/{table}/transfer")["code"]
    devices = [server.guest(f"Device {number}") for number in range(4)]
    with ThreadPoolExecutor() as pool:
        answers = [*pool.map(lambda device: device.ask("POST", "/transfers", {"code": code}), devices)]
    assert sorted(answer.status_code for answer in answers) == [202, 409, 409, 409]
    (check,) = (answer.json()["check"] for answer in answers if answer.status_code == 202)
    server.guest("Late").refused("/transfers", 409, "seat-asked-for", code=code)
    ada.post(f"/tables/{table}/transfer/confirm", check=check)
    moved = [event for event in read_log(server, table) if event["kind"] == "moved"]
    assert len(moved) == 1
    assert [device.look(table)["you"] for device in devices].count(0) == 1


def test_one_of_many_devices_that_bring_the_same_code_gets_the_seat(server: Server) -> None:
    check_transfer_race(server)


def test_the_check_of_the_race_sees_a_server_where_every_device_may_ask(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_transfer_race(make_server("lets every device ask"))


def check_confirmation(server: Server) -> None:
    """Whoever sees the link can ask, and gets nothing unless the old device says so."""
    ada, _, table = seat_two(server)
    tablet, thief = server.guest("Ada's tablet"), server.guest("Thief")
    code = ada.post(f"/tables/{table}/transfer")["code"]
    assert ada.get(f"/tables/{table}/transfer") == {"check": None}
    check = thief.post("/transfers", code=code)["check"]
    assert thief.post("/transfers", code=code) == {"check": check}, "who asks again still waits"
    tablet.refused("/transfers", 409, "seat-asked-for", code=code)
    assert ada.get(f"/tables/{table}/transfer") == {"check": check}
    other = f"{(int(check) + 1) % 100:02}"
    ada.refused(f"/tables/{table}/transfer/confirm", 409, "nobody-asks", check=other)
    thief.refused(f"/tables/{table}/transfer/confirm", 404, "no-such-code", check=check)
    assert ada.ask("DELETE", f"/tables/{table}/transfer").status_code == 204
    thief.refused("/transfers", 404, "no-such-code", code=code)
    assert (ada.look(table)["you"], thief.look(table)["you"]) == (0, None)
    assert ada.hand_to(table, tablet)["seat"] == 0


def test_a_seat_moves_only_to_the_device_that_was_confirmed(server: Server) -> None:
    check_confirmation(server)


def test_the_check_of_confirming_sees_a_server_that_hands_seats_to_whoever_asks(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_confirmation(make_server("hands seats to whoever asks"))


def check_stale_transfer(server: Server) -> None:
    ada, bert, table = seat_two(server, start=False)
    cleo, device = server.guest("Cleo"), server.guest("Bert's phone")
    code = bert.post(f"/tables/{table}/transfer")["code"]
    ada.put(f"/tables/{table}/seats/1", player=None)
    assert cleo.post("/join", code=ada.look(table)["code"])["seat"] == 1
    device.refused("/transfers", 404, "no-such-code", code=code)
    assert cleo.look(table)["you"] == 1


def test_the_code_of_one_who_had_to_go_does_not_take_the_next_persons_seat(server: Server) -> None:
    check_stale_transfer(server)


def test_the_check_of_old_codes_sees_a_server_whose_codes_are_for_whoever_sits_there(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_stale_transfer(make_server("takes codes for seats twice"))


def test_a_code_for_another_device_is_good_for_a_while_and_replaced_by_the_next(make_server: Make) -> None:
    server = make_server("codes for devices end at once")
    ada, _, table = seat_two(server)
    server.guest("Tablet").refused(
        "/transfers", 404, "no-such-code", code=ada.post(f"/tables/{table}/transfer")["code"]
    )
    server.stop()
    server.mutant = None
    server.start()
    first, second = (ada.post(f"/tables/{table}/transfer")["code"] for _ in range(2))
    tablet = server.guest("Tablet")
    tablet.refused("/transfers", 404, "no-such-code", code=first)
    assert len(tablet.post("/transfers", code=second)["check"]) == 2


# --- away -------------------------------------------------------------------------------------------------------------


def check_hand_over(make_server: Make, mutant: str | None = None) -> None:
    server = make_server(mutant, absent_seconds=0.5)
    ada, bert, table = seat_two(server)
    path = f"/tables/{table}/seats/1"
    with watching(ada, table), watching(bert, table):  # an absent host would not stay host
        wait_until(lambda: ada.look(table)["table"]["seats"][1]["present"], "Bert is there")
        ada.refused(f"{path}/hand-over", 409, "not-absent")
    wait_until(lambda: ada.ask("POST", f"{path}/hand-over", {"player": "flora"}).is_success, "Bert is absent")
    seen = ada.look(table)["table"]["seats"][1]
    assert (seen["name"], seen["player"], seen["person"]) == ("Bert", "flora", True)
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "flora's turn")
    session = mirror(server, table)
    ada.turn(table, 1, random_moves(session, 0, random.Random(1)))
    wait_until(lambda: (now := ada.look(table)["now"])["round"] == 2 and now["awaited"] == [0], "flora's next turn")
    key, moves = "turn-of-bert", random_moves(mirror(server, table), 0, random.Random(1))
    bert.refused(f"/tables/{table}/turn", 409, "turn-taken", round=2, moves=moves, key=key)
    bert.post(f"{path}/hand-back")
    bert.post(f"/tables/{table}/take-back", round=2, key="taken-back-by-bert")
    assert ada.look(table)["now"]["awaited"] == [0, 1]
    bert.turn(table, 2, random_moves(mirror(server, table), 1, random.Random(2)))
    assert ada.look(table)["table"]["seats"][1]["player"] is None
    bert.refused(f"/tables/{table}/seats/0/hand-over", 403, "not-host")


def test_the_host_hands_the_seat_of_an_absent_person_over_and_it_comes_back(make_server: Make) -> None:
    check_hand_over(make_server)


def test_the_check_of_handing_over_sees_a_server_that_takes_everybody_for_absent(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_hand_over(make_server, "takes everybody for absent")


def test_people_hand_their_own_seat_over_and_back(server: Server) -> None:
    ada, bert, table = seat_two(server)
    bert.post(f"/tables/{table}/seats/1/hand-over", player="presto")
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "presto's turn")
    ada.post(f"/tables/{table}/seats/1/hand-back")
    assert bert.look(table)["table"]["seats"][1]["player"] is None
    ada.refused(f"/tables/{table}/seats/1/hand-over", 409, "not-absent")
    ada.refused(f"/tables/{table}/seats/7/hand-over", 404, "no-such-seat")
    bert.refused(f"/tables/{table}/seats/1/hand-over", 422, "no-such-player", player="nobody")


def check_next_host(server: Server, seconds: float = PATIENCE) -> None:
    ada, bert, table = seat_two(server, start=False)
    with watching(ada, table):
        wait_until(lambda: bert.look(table)["table"]["seats"][0]["present"], "Ada is there")
        with watching(bert, table) as told:
            assert bert.look(table)["table"]["host"] == 0
            kept = events_in(told)
        assert ("hosted", None) not in kept
    with watching(bert, table) as told:
        wait_until(lambda: ("hosted", None) in events_in(told), "another host", seconds)
        assert bert.look(table)["table"]["host"] == 1
    bert.post(f"/tables/{table}/start")
    ada.refused(f"/tables/{table}/seats/1/hand-over", 403, "not-host")


def test_when_the_host_is_gone_the_next_person_is_host(make_server: Make) -> None:
    check_next_host(make_server(SOON, absent_seconds=0.3))


def test_the_check_of_hosts_sees_a_server_that_waits_for_the_old_one(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_next_host(make_server(f"{SOON} + waits for the host", absent_seconds=0.3), IMPATIENT)


# --- left -------------------------------------------------------------------------------------------------------------


def check_leaving(server: Server) -> None:
    ada, bert, table = seat_two(server, start=False, stand_in="beginner")
    ada.post(f"/tables/{table}/leave")
    seen = bert.look(table)["table"]
    assert (seen["host"], seen["status"], seen["seats"][0]["person"]) == (1, "open", False)
    assert ada.get("/tables/mine") == []
    ada.post("/join", code=bert.look(table)["code"])
    bert.post(f"/tables/{table}/start")
    bert.post(f"/tables/{table}/leave")
    seen = ada.look(table)["table"]
    assert (seen["host"], seen["seats"][1]["player"], seen["seats"][1]["name"]) == (0, "beginner", "Bert")
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "the stand-in's turn")
    assert [shown["id"] for shown in bert.get("/tables/mine")] == [table]
    bert.post(f"/tables/{table}/seats/1/hand-back")
    assert ada.look(table)["table"]["seats"][1]["player"] is None


def test_who_leaves_makes_room_before_the_start_and_is_replaced_after_it(server: Server) -> None:
    check_leaving(server)


def test_the_check_of_leaving_sees_a_server_that_keeps_the_host(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_leaving(make_server("keeps the host who left"))


def test_where_nobody_is_left_the_table_waits(server: Server) -> None:
    ada, bert, table = seat_two(server, stand_in="beginner")
    bert.post(f"/tables/{table}/leave")
    ada.post(f"/tables/{table}/leave")
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "the turn of Bert's stand-in")
    seen = ada.look(table)
    assert (seen["table"]["status"], seen["now"]["round"], seen["table"]["seats"][0]["player"]) == ("running", 1, None)
    assert [shown["id"] for shown in ada.get("/tables/mine")] == [table]


def test_a_table_is_abandoned_when_the_last_person_leaves(server: Server) -> None:
    ada = server.guest("Ada")
    opened, alone = ada.open(seats=[None, None], listed=True), ada.open(start=True)
    for table in (opened, alone):
        ada.post(f"/tables/{table}/leave")
        assert ada.look(table)["table"]["status"] == "abandoned"
    assert ada.get("/tables") == []
    ada.refused(f"/tables/{alone}/draft", 409, "over", round=1)
    server.guest("Bert").refused(f"/tables/{opened}/join", 409, "over")
