"""The files of a running server are deleted, moved, read-only or damaged: it says so, and nothing is lost."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

from tests.server.circumstances import LOOK, READ_ONLY
from tests.server.games import Party, seat_party
from tests.server.mirrors import database_of
from tests.server.running import PATIENCE, Client, Server, Zygote, new_server, wait_until
from tests.server.stored import read_stored
from tests.server.test_durability import Book, Deed
from tests.server.test_operating import health
from tests.server.test_storage import make_damaged

MakeServer: TypeAlias = Callable[..., Server]
CAN_ONLY_READ = "can only read when told"
GONE, NOT_WRITTEN, DAMAGED = "the database is gone", "the database cannot be written", "the database is damaged"


class Doing:
    """Somebody who makes a turn and takes it back, again and again, and notes what was answered."""

    def __init__(self, server: Server) -> None:
        self.party: Party = seat_party(server, "welcome", "basic", [None, None])
        self.moves = self.party.host.choose(self.party.table, 1)
        self.book = Book()

    def send(self) -> httpx.Response:
        """The next turn or taking back."""
        number = len(self.book.deeds)
        is_turn = len(self.book.answered()) % 2 == 0
        body = {"round": 1, "key": f"number-{number}"} | ({"moves": self.moves} if is_turn else {})
        deed = Deed(self.party.table, 0, "turn" if is_turn else "take-back", body)
        self.book.deeds.append(deed)
        client = Client(self.party.host.server, self.party.host.token)
        answer = client.ask("POST", f"/tables/{self.party.table}/{deed.path}", deed.body)
        if answer.is_success:
            deed.answer = answer.json()
        return answer

    def refused(self) -> None:
        """The next one is refused, because nothing can be stored."""
        answer = self.send()
        assert answer.is_error, "it was acknowledged"
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "no-storage")

    def check(self, server: Server) -> None:
        """Kill the server: all that was acknowledged is there."""
        server.kill()
        self.book.check(read_stored(database_of(server)))


def check_a_deleted_log(server: Server) -> None:
    """Somebody deletes the files beside the database: all that was in them is saved, and all that comes later."""
    server.stop()  # the tables are in the database itself then
    doing = Doing(server.start())
    for _ in range(2):
        assert doing.send().is_success
        for end in ("-wal", "-shm"):
            Path(f"{database_of(server)}{end}").unlink(missing_ok=True)
        assert doing.send().is_success
        assert health(server) == (200, "ok")
    assert doing.send().is_success
    doing.check(server)
    server.start()
    assert doing.party.host.look(doing.party.table)["seq"] == doing.book.answered()[-1].answer["seq"]


def test_a_deleted_write_ahead_log_loses_nothing(server: Server) -> None:
    check_a_deleted_log(server)


def test_the_check_of_deleted_logs_sees_a_server_that_goes_on_writing_them(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match=r"lost|another event"):
        check_a_deleted_log(make_server("does not look where its files are"))


def test_a_deleted_write_ahead_log_is_noticed_though_nobody_plays(server: Server) -> None:
    doing = Doing(server)
    assert doing.send().is_success
    for end in ("-wal", "-shm"):
        Path(f"{database_of(server)}{end}").unlink()
    wait_until(lambda: "the write-ahead log was deleted" in server.output, "somebody who notices")
    doing.check(server)


def check_a_moved_database(server: Server) -> None:
    """The database is moved away: nothing is acknowledged, and all goes on when it is back."""
    doing, file = Doing(server), database_of(server)
    assert doing.send().is_success
    file.rename(file.with_name("elsewhere.db"))
    doing.refused()
    assert health(server) == (503, GONE)
    doing.refused()
    file.with_name("elsewhere.db").rename(file)
    assert health(server) == (200, "ok")
    assert doing.send().is_success
    doing.check(server)


def test_a_database_that_is_moved_away_takes_no_turns(server: Server) -> None:
    check_a_moved_database(server)


def test_the_check_of_moved_databases_sees_a_server_that_goes_on(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="acknowledged"):
        check_a_moved_database(make_server("does not look where its files are"))


def check_a_disk_that_can_only_be_read(server: Server) -> None:
    """Nothing is acknowledged, people are told, and all goes on when the disk works again."""
    doing = Doing(server)
    assert doing.send().is_success
    server.tell(READ_ONLY, "yes")
    assert health(server) == (503, NOT_WRITTEN), "noticed before anybody plays"
    doing.refused()
    assert doing.party.host.look(doing.party.table)["now"]["turned"] == [0]
    server.tell(READ_ONLY, "no")
    assert health(server) == (200, "ok")
    assert doing.send().is_success
    doing.check(server)


def test_a_disk_that_can_only_be_read_refuses_turns_and_says_so(make_server: MakeServer) -> None:
    check_a_disk_that_can_only_be_read(make_server(CAN_ONLY_READ))


def test_the_check_of_such_disks_sees_a_server_that_always_feels_well(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="noticed"):
        check_a_disk_that_can_only_be_read(make_server(f"{CAN_ONLY_READ} + always feels well"))


# --- damage -----------------------------------------------------------------------------------------------------------


def begin_damaged(zygote: Zygote, folder: Path) -> tuple[Server, dict[str, str]]:
    """A server on a large damaged database, at which it has not looked yet."""
    server = new_server(zygote, folder, "looks through its database when told")
    known = make_damaged(database_of(server))
    return server.start(), known


def test_a_large_database_is_looked_through_beside_the_first_answers(zygote: Zygote, place: Path) -> None:
    server, _ = begin_damaged(zygote, place)
    with contextlib.closing(server):
        answer = httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()
        assert (answer["status"], answer["checking"]) == ("ok", True)
        server.tell(LOOK)
        wait_until(lambda: health(server) == (503, DAMAGED), "the end of the look")
        assert "the database is damaged" in server.output


def test_a_damaged_page_that_somebody_meets_is_told_by_health(zygote: Zygote, place: Path) -> None:
    server, known = begin_damaged(zygote, place)
    with contextlib.closing(server):
        ada = Client(server, known["Ada"])
        answers = [ada.ask("GET", f"/tables/{known[name]}") for name in ("running", "finished", "alone", "daily")]
        assert {answer.status_code for answer in answers} <= {200, 503}
        assert any(answer.status_code == 503 and answer.json()["error"]["key"] == "no-storage" for answer in answers)
        assert health(server) == (503, DAMAGED)
