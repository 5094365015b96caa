"""Nothing that was answered is lost: a server is killed at random moments under load, and every table goes on."""

from __future__ import annotations

import random
import threading
import time
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from housewright.engine.record import write_record
from tests.server.games import Party, seat_party
from tests.server.running import IMPATIENT, PATIENCE, Client, Server, wait_until
from tests.server.stored import Row, Stored, read_stored

MakeServer: TypeAlias = Callable[..., Server]
KINDS: list[tuple[str, str, Sequence[str | None]]] = [
    ("welcome", "basic", [None, None, "easy"]),
    ("welcome", "advanced", [None]),
    ("welcome", "expert", ["flora", None, None, None]),
    ("heimat", "basic", [None, "easy", None]),
    ("heimat", "estates+games-2", [None, None]),
]
TAKE_BACKS = 0.7
MOST_BEFORE_A_KILL = 40  # acknowledgements
LONGEST_CYCLE = 5.0  # seconds, on a busy machine


@dataclass(slots=True)
class Deed:
    """A turn or a taking back that was sent, and what it was answered, if anything came."""

    table: str
    seat: int
    path: str
    body: dict[str, Any]
    answer: Any = None
    sent: int = 0  # how often

    def event(self) -> dict[str, Any]:
        """The event that it must have become."""
        if self.path == "take-back":
            return {"kind": "taken-back", "seat": self.seat, "round": self.body["round"]}
        turn = " ".join(self.body["moves"])
        return {"kind": "turned", "seat": self.seat, "round": self.body["round"], "turn": turn, "by": "person"}


@dataclass(slots=True)
class Book:
    """Everything that was sent, and all logs as they were found last."""

    deeds: list[Deed] = field(default_factory=list)
    logs: dict[str, list[Row]] = field(default_factory=dict)

    def answered(self) -> list[Deed]:
        """What was acknowledged."""
        return [deed for deed in self.deeds if deed.answer is not None]

    def check(self, stored: Stored) -> None:
        """Nothing acknowledged is missing, nothing has changed, no log has a gap, and every table replays."""
        for table, rows in stored.logs.items():
            assert [row.seq for row in rows] == [*range(1, len(rows) + 1)], "a log has a gap"
            before = self.logs.get(table, [])
            assert rows[: len(before)] == before, "a log has changed"
            keys = [(row.seat, row.key) for row in rows if row.key is not None]
            assert len(keys) == len(set(keys)), "a key is there twice"
        assert self.logs.keys() <= stored.logs.keys(), "a table was lost"
        for deed in self.answered():
            rows = stored.logs.get(deed.table, [])
            assert deed.answer["seq"] <= len(rows), f"an acknowledged {deed.path} was lost"
            row = rows[deed.answer["seq"] - 1]
            assert (row.key, row.event) == (deed.body["key"], deed.event()), "another event has its number"
        for table in stored.logs:
            replayed = stored.replay(table)
            for deed in self.answered():
                if deed.table == table and deed.path == "turn":
                    answer = replayed.answers[deed.seat, deed.body["key"]][1]
                    assert deed.answer == {"seq": answer.seq, "round": answer.round, "closed": answer.closed}
        self.logs = stored.logs


class Players:
    """The people at one table after another, all played by one thread, until the server dies."""

    def __init__(self, server: Server, index: int, book: Book) -> None:
        self.server, self.book, self.kind = server, book, KINDS[index % len(KINDS)]
        self.rng = random.Random(index)
        self.people = [server.guest(f"Person {number}") for number in range(self.kind[2].count(None))]
        self.parties: list[Party] = []
        self.unanswered: Deed | None = None
        self.failure: BaseException | None = None
        self.thread: threading.Thread | None = None

    def begin(self) -> None:
        """Play until the connection is lost."""
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def join(self) -> None:
        """Wait for that."""
        assert self.thread is not None
        self.thread.join(60)
        assert not self.thread.is_alive(), "a client hangs"
        if self.failure is not None:
            raise AssertionError(f"a client failed: {self.failure}") from self.failure

    def _run(self) -> None:
        try:
            if self.unanswered is not None:
                self.send(self.unanswered)
            while True:
                self.play()
        except httpx.TransportError:
            pass  # the server is gone
        except BaseException as wrong:
            self.failure = wrong

    def play(self) -> None:
        """One round of a table, or a new table."""
        if not self.parties or self.parties[-1].host.look(self.parties[-1].table)["now"]["status"] != "running":
            game, options, seats = self.kind
            self.parties.append(seat_party(self.server, game, options, seats, self.people))
        party = self.parties[-1]
        number, awaited = party.awaited()
        for seat in self.rng.sample(awaited, len(awaited)):
            self.play_turn(party, seat, number)

    def play_turn(self, party: Party, seat: int, number: int) -> None:
        """A turn, sometimes taken back and made anew."""
        moves = party.people[seat].choose(party.table, number, self.rng.choice)
        while not self.send(self.deed(party, seat, "turn", round=number, moves=moves))["closed"]:
            if self.rng.random() > TAKE_BACKS:
                return
            if self.send(self.deed(party, seat, "take-back", round=number)) is None:
                return

    def deed(self, party: Party, seat: int, path: str, **body: object) -> Deed:
        """Something to be sent."""
        return Deed(party.table, seat, path, {**body, "key": uuid.uuid4().hex})

    def send(self, deed: Deed) -> Any:
        """Send it, note it before, and note the answer; the same again after a crash if none came."""
        if self.unanswered is not deed:
            self.book.deeds.append(deed)
        self.unanswered = deed
        deed.sent += 1
        party = next(party for party in self.parties if party.table == deed.table)
        answer = party.people[deed.seat].ask("POST", f"/tables/{deed.table}/{deed.path}", deed.body)
        self.unanswered = None
        if deed.path == "take-back" and answer.status_code == 409:  # a computer player closed the round
            return None
        assert answer.is_success, f"{deed.path}: {answer.status_code} {answer.text}"
        deed.answer = answer.json()
        return deed.answer


def check_nothing_is_lost(server: Server, cycles: int, clients: int = len(KINDS), seed: int = 0) -> Book:
    """Kill the server again and again while clients play; look at the disk each time, and at the server afterwards."""
    rng = random.Random(seed)
    book = Book()
    players = [Players(server, index, book) for index in range(clients)]
    for _ in range(cycles):
        enough = len(book.answered()) + rng.randrange(MOST_BEFORE_A_KILL)
        until = time.monotonic() + LONGEST_CYCLE
        for player in players:
            player.begin()
        while len(book.answered()) < enough and time.monotonic() < until:
            time.sleep(0.001)
        time.sleep(rng.uniform(0, 0.02))  # a random moment
        server.kill()
        for player in players:
            player.join()
        stored = read_stored(Path(str(server.settings["database"])))
        book.check(stored)
        server.start()
        check_reopened(server, players, stored)
    check_all_goes_on(server, players)
    return book


def check_reopened(server: Server, players: Sequence[Players], stored: Stored) -> None:
    """Over HTTP every table is at least as far as its log was; a finished one has the record that its log leads to."""
    for player in players:
        for party in player.parties[-2:]:
            table = stored.replay(party.table)
            snapshot = party.host.look(party.table)
            assert snapshot["seq"] >= table.seq, "a table is behind its log"
            assert snapshot["now"]["round"] >= (table.session.round if table.session else 0)
            if table.status == "finished":
                assert party.host.get(f"/tables/{party.table}/record") == write_record(table.running())


def check_all_goes_on(server: Server, players: Sequence[Players]) -> None:
    """In the end no table waits for a computer player."""
    for player in players:
        for party in player.parties[-1:]:
            wait_until(
                lambda table=party: table.awaited()[1] or table.host.look(table.table)["now"]["status"] != "running",  # type: ignore[misc]
                "a table that waits for people",
            )


def soak(make_server: MakeServer, share: float) -> str:
    """The long form: 200 cycles at a share of 1, more clients; says how much was acknowledged."""
    cycles = round(200 * share)
    book = check_nothing_is_lost(make_server(), cycles, clients=2 * len(KINDS), seed=cycles)
    again = sum(deed.sent > 1 for deed in book.deeds)
    return f"{cycles} kills, {len(book.answered())} acknowledgements, {again} of them after a crash, 0 lost"


@pytest.mark.long
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_at_random_moments(server: Server) -> None:
    book = check_nothing_is_lost(server, cycles=20)
    assert len(book.answered()) > 50
    assert any(deed.path == "take-back" for deed in book.answered())


def test_a_server_that_acknowledges_before_storing_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match=r"was lost|a client failed|another event"):
        check_nothing_is_lost(make_server(mutant="acknowledges before storing"), cycles=20)


# --- other misfortunes ------------------------------------------------------------------------------------------------


def submit_until_refused(party: Party, book: Book, most: int) -> int:
    """Submit a turn and take it back again and again; returns the status of the first refusal, or 0."""
    person = party.people[0]
    moves = person.choose(party.table, 1)
    for index in range(most):
        path, body = ("take-back", {}) if index % 2 else ("turn", {"moves": moves})
        deed = Deed(party.table, 0, path, {"round": 1, **body, "key": uuid.uuid4().hex})
        book.deeds.append(deed)
        answer = person.ask("POST", f"/tables/{party.table}/{path}", deed.body)
        if not answer.is_success:
            return answer.status_code
        deed.answer = answer.json()
    return 0


def check_a_full_disk(server: Server) -> None:
    """When nothing can be written, turns are refused, reading goes on, and nothing acknowledged is lost."""
    party = seat_party(server, "welcome", "basic", [None, None])
    book = Book()
    assert submit_until_refused(party, book, 600) == 503, "the disk is full, and nobody says so"
    last = max(deed.answer["seq"] for deed in book.answered())
    assert Client(server, party.host.token).look(party.table)["seq"] == last  # a failure closes its connection
    server.kill()
    server.mutant = None
    server.start()
    book.check(read_stored(Path(str(server.settings["database"]))))
    assert party.play_turn(1, 1, random.Random(1)) == last + 1


def test_a_full_disk_refuses_turns_and_loses_none(make_server: MakeServer) -> None:
    check_a_full_disk(make_server(mutant="has a full disk"))  # which is no fault


def test_a_server_that_does_not_notice_a_full_disk_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match=r"nobody says so|was lost"):
        check_a_full_disk(make_server(mutant="does not notice a full disk"))


def check_a_lost_connection(server: Server, seconds: float = PATIENCE) -> None:
    """When the connection to the database breaks, one turn fails; sent again, it counts."""
    party = seat_party(server, "welcome", "basic", [None, None])
    person, number = party.host, 1
    moves = person.choose(party.table, number)
    answers = []
    for _ in range(2):
        body = {"round": number, "moves": moves, "key": "the-same-key"}
        try:
            again = Client(server, person.token)  # a failure closes its connection
            answers.append(again.http.post(f"/tables/{party.table}/turn", json=body, timeout=seconds))
        except httpx.TimeoutException:
            raise AssertionError("nothing is written any more") from None
    assert [answer.status_code for answer in answers] == [500, 200]
    assert answers[1].json()["seq"] == person.look(party.table)["seq"]


def test_a_broken_connection_to_the_database_is_replaced(make_server: MakeServer) -> None:
    check_a_lost_connection(make_server(mutant="loses its connection to the database"))  # which is no fault


def test_a_server_that_gives_up_writing_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="nothing is written any more"):
        check_a_lost_connection(make_server(mutant="gives up writing"), IMPATIENT)


def check_a_player_who_breaks_the_rules(server: Server, seconds: float = PATIENCE) -> None:
    """A computer player's turn that the rules forbid is not written: another one is made, and the table goes on."""
    party = seat_party(server, "welcome", "basic", [None, "easy"])
    for number in (1, 2):
        party.play_turn(0, number, random.Random(1))
        wait_until(lambda last=number: party.host.look(party.table)["now"]["round"] > last, "the next round", seconds)  # type: ignore[misc]
    server.kill()
    read_stored(Path(str(server.settings["database"]))).replay(party.table)


def test_a_computer_player_who_breaks_the_rules_does_not_spoil_the_table(make_server: MakeServer) -> None:
    check_a_player_who_breaks_the_rules(make_server(mutant="has a player who breaks the rules"))


def test_a_server_that_trusts_computer_players_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match=r"the next round|500"):
        check_a_player_who_breaks_the_rules(make_server(mutant="trusts a player who breaks the rules"), IMPATIENT)
