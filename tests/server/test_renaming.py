"""Names and towns may change until the start."""

from __future__ import annotations

from tests.server.running import Server


def test_a_person_who_took_another_name_goes_by_it_and_keeps_the_seat(server: Server) -> None:
    host, friend = server.guest("Ada"), server.guest("Ben")
    table = host.open(seats=[None, None])
    friend.post("/join", code=host.look(table)["code"], town="Old Mill")
    friend.post("/guest", name="Benno")
    friend.put(f"/tables/{table}/me", town="New Mill")
    seats = host.look(table)["table"]["seats"]
    assert [(seat["name"], seat["town"]) for seat in seats] == [("Ada", ""), ("Benno", "New Mill")]
    seq = host.look(table)["seq"]
    friend.put(f"/tables/{table}/me", town="New Mill")
    assert host.look(table)["seq"] == seq


def test_names_stay_after_the_start_and_strangers_have_none(server: Server) -> None:
    host, stranger = server.guest("Ada"), server.guest("Eve")
    table = host.open(seats=[None, "easy"])
    stranger.refused(f"/tables/{table}/me", 403, "not-seated", "PUT", town="Here")
    host.post(f"/tables/{table}/start")
    host.refused(f"/tables/{table}/me", 409, "already-started", "PUT", town="Late")


def test_in_the_own_list_nobody_meets_a_name_from_before(server: Server) -> None:
    host, friend = server.guest("Guest"), server.guest("Guest")
    table = host.open(seats=[None, None, "easy"])
    friend.post("/join", code=host.look(table)["code"])
    host.post(f"/tables/{table}/start")
    host.post("/guest", name="Ada")
    assert [shown["people"] for shown in host.get("/tables/mine")] == [["Ada", "Guest 2"]]
    assert [shown["people"] for shown in friend.get("/tables/mine")] == [["Guest", "Guest"]]


def test_a_code_for_another_device_comes_with_a_picture_of_its_link(server: Server) -> None:
    host = server.guest("Ada")
    table = host.open(seats=[None, "easy"])
    offered = host.post(f"/tables/{table}/transfer")
    assert offered["picture"].startswith("<svg")
    assert offered["code"] not in offered["picture"]
