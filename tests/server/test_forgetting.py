"""Who asks for it is forgotten: on tables, in logs, on boards and in later backups, and for good."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.storage.backups import backup
from housewright.server.tables.forgetting import NOTHING, LogRow, rewritten
from tests.server.mirrors import change_rows, database_of, read_rows
from tests.server.running import Client, Server, wait_until
from tests.server.test_seats import watching

Make = Callable[..., Server]
NAME, TOWN, TITLE = "Adalbertine", "Adatown", "Adatable"
RECORD = write_record(random_session(find_game("welcome"), "basic", 1, 1))


def check_who_listens(server: Server) -> None:
    """Who listened while somebody was forgotten comes back and is told the table anew, as it is now."""
    ada, bob = server.guest(NAME), server.guest("Bob")
    table = ada.open(seats=[None, None], stand_in="medium")
    bob.post("/join", code=ada.look(table)["code"])
    ada.post(f"/tables/{table}/start")
    with bob.follow(table) as messages:
        assert NAME in json.dumps(next(messages))
        ada.ask("DELETE", "/guest")
        told = [message for message in messages if "seq" in message]  # to its end
    with bob.follow(table, told[-1]["seq"]) as messages:
        first = next(messages)
        assert "snapshot" in first, "nothing is told anew"
        assert NAME not in json.dumps(first)


def test_who_listens_while_somebody_is_forgotten_is_told_the_table_anew(server: Server) -> None:
    check_who_listens(server)


def test_the_check_of_listeners_sees_a_server_that_lets_them_keep_what_they_know(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="nothing is told anew"):
        check_who_listens(make_server("lets readers keep what they know"))


class Evening:
    """Somebody who leaves traces everywhere, and a friend."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.bob = server.guest(NAME), server.guest("Bob")
        self.guest = str(self.ada.get("/guest")["id"])
        self.running, self.open, self.finished = (self.meet() for _ in range(3))
        for table in (self.running, self.finished):
            self.ada.post(f"/tables/{table}/start")
        self.bob.post(f"/tables/{self.finished}/seats/1/hand-over", player="beginner")
        self.alone = self.ada.open(start=True, name=TITLE)
        self.left = self.bob.open(seats=[None, None])
        self.ada.post("/join", code=self.bob.look(self.left)["code"], town=TOWN)
        self.ada.post(f"/tables/{self.left}/leave")
        self.replay = self.ada.ask("POST", "/records", content=RECORD.encode()).json()["id"]
        self.daily = self.ada.post("/daily")["id"]
        self.play(self.daily)
        self.play(self.finished)
        self.before = self.log()

    def play(self, table: str) -> None:
        """Play a game to its end, quickly."""
        while (now := self.ada.look(table)["now"])["status"] == "running":
            if 0 in now["awaited"]:
                self.ada.turn(table, now["round"], self.ada.choose(table, now["round"], lambda legal: legal[-1]))
            wait_until(lambda: 0 in (now := self.ada.look(table)["now"])["awaited"] or not now["awaited"], "a round")

    def meet(self) -> str:
        """A table of both."""
        table = self.ada.open(seats=[None, None], town=TOWN, name=TITLE, stand_in="medium")
        self.bob.post("/join", code=self.ada.look(table)["code"])
        return table

    def log(self) -> dict[tuple[str, int], Any]:
        """All logs."""
        rows = read_rows(self.server, "SELECT table_id, seq, at, seat, key, body FROM log")
        return {(table, seq): (at, seat, key, json.loads(body)) for table, seq, at, seat, key, body in rows}


def seat_of(client: Client, table: str) -> tuple[str, str | None, bool]:
    """Who sits on the first seat: name, computer player, whether it is a person."""
    seat = client.look(table)["table"]["seats"][0]
    return seat["name"], seat["player"], seat["person"]


def check_tables(evening: Evening) -> None:
    """What tables say afterwards."""
    bob = evening.bob
    assert seat_of(bob, evening.running) == ("medium", "medium", False)
    wait_until(lambda: bob.look(evening.running)["now"]["awaited"] == [1], "the turn of the computer player")
    assert bob.look(evening.running)["table"]["host"] == 1
    bob.refused(f"/tables/{evening.running}/seats/0/hand-back", 409, "no-person")
    bob.refused(f"/tables/{evening.running}/seats/0/hand-over", 409, "no-person")
    assert seat_of(bob, evening.open) == ("", None, False)
    assert bob.look(evening.open)["table"]["host"] == 1
    assert seat_of(bob, evening.finished) == ("", None, True)
    assert bob.look(evening.alone)["table"]["status"] == "abandoned"
    assert bob.get("/daily/today/basic")["board"] == []
    bob.refused(f"/tables/{evening.replay}", 404, "no-such-table", "GET")
    assert NAME not in bob.get(f"/tables/{evening.finished}/record")
    again = bob.post(f"/tables/{evening.finished}/rematch")["id"]
    assert seat_of(bob, again) == ("medium", "medium", False)


def check_rows(evening: Evening) -> None:
    """Numbers, times, seats, keys and turns stay as they were."""
    after = evening.log()
    for (table, seq), (*before, event) in evening.before.items():
        if table != evening.replay:
            *same, now = after[table, seq]
            assert same == before
            assert now == event or event["kind"] in ("opened", "sat", "hosted"), event
            assert now["kind"] == event["kind"]


def check_files(evening: Evening, folder: Path) -> None:
    """Nothing is left in the database, nor in a backup."""
    evening.server.stop()
    backup(str(evening.server.settings["database"]), folder / "copy.db")
    stored = (folder / "copy.db").read_bytes()
    assert b"Bob" in stored
    for word in (NAME, TOWN, TITLE, evening.guest):
        assert word.encode() not in stored, f"{word} is still there"


def test_nothing_is_left_in_the_files_of_a_running_server(make_server: Make) -> None:
    server = make_server("sweeps all the time")
    ada = server.guest(NAME)
    ada.open(start=True, name=TITLE)
    files = [*database_of(server).parent.glob("house.db*")]
    assert any(NAME.encode() in path.read_bytes() for path in files)
    assert ada.ask("DELETE", "/guest").status_code == 204
    for path, word in itertools.product(files, (NAME, TITLE)):
        wait_until(lambda path=path, word=word: word.encode() not in path.read_bytes(), f"nothing left in {path.name}")  # type: ignore[misc]


def check_forgetting(server: Server, folder: Path) -> None:
    evening = Evening(server)
    before = evening.bob.look(evening.running)["seq"]
    with watching(evening.bob, evening.running):
        assert evening.ada.ask("DELETE", "/guest").status_code == 204
        evening.ada.refused("/guest", 401, "wrong-token", "GET")
    with evening.bob.follow(evening.running, before) as told:  # who listens comes back, and is told
        assert any(seat["player"] for seat in next(told)["snapshot"]["table"]["seats"])
    check_tables(evening)
    check_rows(evening)
    check_files(evening, folder)
    server.start()
    check_tables(evening)


def test_who_asks_for_it_is_forgotten(server: Server, tmp_path: Path) -> None:
    check_forgetting(server, tmp_path)


@pytest.mark.parametrize(
    ("mutant", "seen"),
    [
        ("forgets the cookie only", "was not refused"),
        ("keeps names in the log", NAME),
        ("leaves what is deleted", "is still there"),
    ],
)
def test_a_house_that_remembers_is_caught(make_server: Make, tmp_path: Path, mutant: str, seen: str) -> None:
    with pytest.raises(AssertionError, match=seen):
        check_forgetting(make_server(mutant=mutant), tmp_path)


def test_forgetting_goes_on_after_a_server_that_ended_in_between(make_server: Make, tmp_path: Path) -> None:
    server = make_server("dies while it forgets")
    evening = Evening(server)
    with pytest.raises(Exception, match=r"disconnected|Connection"):
        evening.ada.ask("DELETE", "/guest")
    wait_until(lambda: not server.is_alive(), "its end")
    server.mutant = None
    server.start()
    evening.ada.refused("/guest", 401, "wrong-token", "GET")
    wait_until(lambda: not read_rows(server, "SELECT * FROM guests WHERE leaving"), "all is forgotten")
    check_files(evening, tmp_path)


def test_whoever_cannot_be_forgotten_keeps_nobody_else(make_server: Make) -> None:
    server = make_server()
    for name in ("Ada", "Bob", "Cy"):
        server.guest(name).open()
    server.stop()
    change_rows(server, "UPDATE guests SET leaving = 1")
    server.mutant = "cannot forget one guest"
    server.start()
    wait_until(lambda: len(read_rows(server, "SELECT id FROM guests")) == 1, "all others to be forgotten")
    assert "somebody could not be forgotten" in server.output


def test_logs_that_nobody_can_read_forget_too(make_server: Make, tmp_path: Path) -> None:
    server = make_server()
    evening = Evening(server)
    server.stop()
    change_rows(server, "UPDATE log SET body = substr(body, 1, length(body) - 3) WHERE guest = ?", evening.guest)
    server.start()
    assert evening.ada.ask("DELETE", "/guest").status_code == 204
    check_files(evening, tmp_path)


def test_a_name_goes_with_a_seat_that_moved() -> None:
    agreement = {"game": "welcome", "options": "basic", "stand_in": "easy", "name": "Table of Ada"}
    rows: list[dict[str, Any]] = [
        {"kind": "opened", "agreement": agreement, "seats": 2, "host": "phone"},
        {"kind": "sat", "seat": 0, "guest": "phone", "name": "Ada", "town": "Elm"},
        {"kind": "sat", "seat": 1, "guest": "bob", "name": "Bob", "town": ""},
        {"kind": "moved", "seat": 0, "guest": "tablet"},
    ]
    log = [LogRow(seq, json.dumps(row), row.get("seat"), row.get("guest")) for seq, row in enumerate(rows, 1)]
    tablet = {seq: json.loads(body) for seq, body in rewritten(log, "tablet").items()}
    assert tablet == {2: rows[1] | {"name": "", "town": ""}, 4: rows[3] | {"guest": ""}}
    phone = {seq: json.loads(body) for seq, body in rewritten(log, "phone").items()}
    assert set(phone) == {1, 2}
    assert (phone[1]["agreement"]["name"], phone[1]["host"], phone[2]["name"]) == ("", "", "")
    assert rewritten(log, "nobody") == {}


BROKEN = {
    "no JSON": '{"kind": "sat", "seat": 0, "guest": "ada", "name": "Ada',
    "no event": '{"kind": "flown", "seat": 0, "guest": "ada", "name": "Ada"}',
    "half an event": '{"kind": "sat", "name": "Ada"}',
    "no object": '["Ada"]',
    "nothing": "",
}


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN)
def test_nothing_is_left_of_a_row_that_nobody_can_read(body: str) -> None:
    others = '{"kind": "sat", "seat": 1, "guest": "bob", "name": "Bob'
    log = [LogRow(1, body, 0, "ada"), LogRow(2, others, 1, "bob")]
    assert rewritten(log, "ada") == {1: NOTHING}
    log = [LogRow(1, body, 0, "phone"), LogRow(2, '{"kind":"moved","seat":0,"guest":"tablet"}', 0, "tablet")]
    assert rewritten(log, "tablet") == {1: NOTHING, 2: '{"kind":"moved","seat":0,"guest":""}'}
    assert rewritten(log, "bob") == {}


# --- signing out ------------------------------------------------------------------------------------------------------


def check_signing_out(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(seats=[None, None])
    with ada.follow(table) as told:
        next(told)
        assert ada.ask("POST", "/guest/sign-out").status_code == 204
        assert [*told] == []  # the stream ends
    ada.refused("/guest", 401, "wrong-token", "GET")
    server.kill()
    server.start()
    ada.refused("/guest", 401, "wrong-token", "GET")
    assert seat_of(bob, table) == ("Ada", None, True)


def test_who_signs_out_is_nobody_on_this_device_and_stays_at_the_tables(server: Server) -> None:
    check_signing_out(server)


def test_a_house_that_revokes_nothing_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_signing_out(make_server(mutant="revokes nothing"))
