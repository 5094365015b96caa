"""Conflicts: what is sent twice counts once; of many who want the same thing one gets it, and the others are told."""

from __future__ import annotations

import contextlib
import random
import threading
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from tests.server.circumstances import AT_ONCE
from tests.server.following import Follower
from tests.server.games import Party, seat_party
from tests.server.running import Client, Server, wait_until
from tests.server.stored import Row, read_stored

MakeServer: TypeAlias = Callable[..., Server]
Request: TypeAlias = tuple[Client, str, dict[str, Any]]  # who, path, body


def at_once(requests: Sequence[Request]) -> list[httpx.Response | None]:
    """Send all at the same moment, each from a thread of its own; nothing where no answer came."""
    answers: list[httpx.Response | None] = [None] * len(requests)
    barrier = threading.Barrier(len(requests))

    def send(index: int, client: Client, path: str, body: dict[str, Any]) -> None:
        barrier.wait()
        with contextlib.suppress(httpx.TransportError):
            answers[index] = client.ask("POST", path, body)

    threads = [threading.Thread(target=send, args=(index, *request)) for index, request in enumerate(requests)]
    server = requests[0][0].server
    server.tell(AT_ONCE)
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    server.tell_no_more(AT_ONCE)
    return answers


def log_of(server: Server, table: str) -> list[Row]:
    """The log of a table on the disk, without gaps."""
    rows = read_stored(Path(str(server.settings["database"]))).logs[table]
    assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]
    return rows


# --- duplicates -------------------------------------------------------------------------------------------------------


class Doubler:
    """Sends everything one to five times over two connections, sometimes with a crash in between."""

    def __init__(self, server: Server, rng: random.Random, crashes: float) -> None:
        self.server, self.rng, self.crashes = server, rng, crashes
        self.lines: dict[Client, Client] = {}
        self.sent: list[tuple[str, int, dict[str, Any], Any]] = []  # table, seat, body, answer
        self.owed, self.crashed = 0.0, 0

    def send(self, party: Party, seat: int, path: str, **body: object) -> Any:
        """One deed; all answers that come are the same."""
        person = party.people[seat]
        other = self.lines.setdefault(person, Client(self.server, person.token))
        whole = {**body, "key": uuid.uuid4().hex}
        requests = [
            (self.rng.choice((person, other)), f"/tables/{party.table}/{path}", whole)
            for _ in range(self.rng.randint(1, 5))
        ]
        answers: list[httpx.Response | None] = []
        self.owed += self.rng.uniform(0, 2 * self.crashes)
        if self.owed >= 1:
            self.owed -= 1
            answers = self.crash_during(requests)
        answers += at_once(requests[:-1]) if len(requests) > 1 else []
        answers += [requests[-1][0].ask("POST", requests[-1][1], whole)]
        came = [answer for answer in answers if answer is not None]
        assert all(answer.is_success for answer in came), [answer.text for answer in came]
        assert len({answer.text for answer in came}) == 1, [answer.text for answer in came]
        self.sent.append((party.table, seat, whole, came[0].json()))
        return came[0].json()

    def crash_during(self, requests: Sequence[Request]) -> list[httpx.Response | None]:
        """Kill the server while the same is being sent, and start it again."""
        found: list[httpx.Response | None] = []
        sending = threading.Thread(target=lambda: found.extend(at_once(requests)))
        sending.start()
        sending.join(self.rng.uniform(0, 0.03))
        self.server.kill()
        sending.join(60)
        self.server.start()
        self.crashed += 1
        return found

    def check_log(self) -> None:
        """Every deed is in the log exactly once, at the number that was answered."""
        for table in {table for table, *_ in self.sent}:
            rows = log_of(self.server, table)
            for _, seat, body, answer in [deed for deed in self.sent if deed[0] == table]:
                found = [row.seq for row in rows if (row.seat, row.key) == (seat, body["key"])]
                assert found == [answer["seq"]], "it did not take effect exactly once"


def check_duplicates(server: Server, rounds: int, crashes: float, seed: int = 0) -> Doubler:
    """Random games in which everything is sent several times."""
    rng = random.Random(f"{rounds} {seed}")
    doubler = Doubler(server, rng, crashes)
    parties = [
        seat_party(server, "welcome", "basic", [None, None]),
        seat_party(server, "welcome", "advanced", [None, "easy"]),
        seat_party(server, "heimat", "basic", [None, "easy", None]),
    ]
    for _ in range(rounds):
        for party in parties:
            wait_until(lambda party=party: party.awaited()[1], "somebody's turn")  # type: ignore[misc]
            play_doubled(party, doubler, rng)
    doubler.check_log()
    for table, seat, body, answer in doubler.sent:  # long after: still the same answer
        party = next(party for party in parties if party.table == table)
        path = "turn" if "moves" in body else "take-back"
        assert party.people[seat].post(f"/tables/{table}/{path}", **body) == answer
    doubler.check_log()
    return doubler


def play_doubled(party: Party, doubler: Doubler, rng: random.Random) -> None:
    """One round; the first of several people has second thoughts."""
    number, awaited = party.awaited()
    for seat in awaited:
        moves = party.people[seat].choose(party.table, number, rng.choice)
        closed = doubler.send(party, seat, "turn", round=number, moves=moves)["closed"]
        if not closed and seat == awaited[0] and len(awaited) > 1:
            doubler.send(party, seat, "take-back", round=number)
            moves = party.people[seat].choose(party.table, number, rng.choice)
            doubler.send(party, seat, "turn", round=number, moves=moves)


def soak(make_server: MakeServer, share: float) -> str:
    """The long form: thirty evenings of duplicates with crashes, and ten of each race."""
    sent = crashed = 0
    winners: set[str] = set()
    for seed in range(round(30 * share)):
        doubler = check_duplicates(make_server(), 6, crashes=0.2, seed=seed)
        sent, crashed = sent + len(doubler.sent), crashed + doubler.crashed
    for seed in range(round(10 * share)):
        for game, options, seats in RACES:
            check_one_winner(make_server(), game, options, seats, 4, seed)
        winners |= check_taking_back_against_closing(make_server(), 12, seed)
    return (
        f"{sent} deeds sent one to five times, {crashed} crashes on the way: each took effect once; "
        f"races have one winner (taking back against closing: {' or '.join(sorted(winners))})"
    )


def test_what_is_sent_several_times_takes_effect_once_and_gets_the_same_answer(server: Server) -> None:
    check_duplicates(server, rounds=4, crashes=0.0)


def test_the_same_holds_across_crashes(server: Server) -> None:
    assert check_duplicates(server, rounds=3, crashes=0.4).crashed > 2


@pytest.mark.parametrize("mutant", ["forgets keys", "answers a taking back anew"])
def test_a_server_that_forgets_keys_is_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_duplicates(make_server(mutant=mutant), rounds=4, crashes=0.0)


def check_keys_stand_for_one_body(server: Server) -> None:
    """The same key with anything else is refused, in this round and later, and changes nothing."""
    party = seat_party(server, "welcome", "basic", [None, None])
    table, person = party.table, party.host
    rng = random.Random(1)
    moves = person.choose(table, 1)
    other = moves
    while other == moves:
        other = person.choose(table, 1, rng.choice)
    answer = person.turn(table, 1, moves, key="first-key")
    before = log_of(server, table)
    refused(person, f"/tables/{table}/turn", round=1, moves=other, key="first-key")
    refused(person, f"/tables/{table}/turn", round=2, moves=moves, key="first-key")
    refused(person, f"/tables/{table}/turn", round=1, moves=moves[:-1], key="first-key")
    refused(person, f"/tables/{table}/take-back", round=1, key="first-key")
    assert log_of(server, table) == before
    person.post(f"/tables/{table}/take-back", round=1, key="second-key")
    refused(person, f"/tables/{table}/turn", round=1, moves=moves, key="second-key")
    refused(person, f"/tables/{table}/take-back", round=2, key="second-key")
    assert person.turn(table, 1, moves, key="first-key") == answer  # the old answer; nothing is submitted by it
    assert person.look(table)["now"]["awaited"] == [0, 1]
    rival = party.people[1]
    assert rival.turn(table, 1, rival.choose(table, 1), key="first-key") != answer  # keys belong to a seat
    server.kill()
    server.start()
    refused(person, f"/tables/{table}/turn", round=1, moves=other, key="first-key")


def refused(person: Client, path: str, **body: object) -> None:
    """The key was used for something else."""
    answer = person.ask("POST", path, body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["key"] == "key-used"


def test_the_same_key_with_another_body_is_refused(server: Server) -> None:
    check_keys_stand_for_one_body(server)


def test_a_server_that_does_not_compare_bodies_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_keys_stand_for_one_body(make_server(mutant="does not compare bodies"))


# --- races ------------------------------------------------------------------------------------------------------------

RACES: list[tuple[str, str, Sequence[str | None]]] = [
    ("welcome", "basic", [None, None]),
    ("welcome", "basic", [None]),
    ("heimat", "basic", [None, None]),
]


def check_one_winner(
    server: Server, game: str, options: str, seats: Sequence[str | None], rounds: int, seed: int = 0
) -> None:
    """Eight clients submit a turn for the same seat and round: one counts, seven are told what they missed."""
    rng = random.Random(f"{game} {len(seats)} {seed}")
    party = seat_party(server, game, options, seats)
    lines = {seat: [Client(server, person.token) for _ in range(8)] for seat, person in party.people.items()}
    follower = Follower(server.stranger(), party.table).begin()
    for _ in range(rounds):
        number, awaited = party.awaited()
        for seat in awaited:
            race(server, party, seat, number, lines[seat], rng)
    rows = [row.event for row in log_of(server, party.table) if row.event["kind"] == "turned"]
    counted = Counter((event["seat"], event["round"]) for event in rows)
    assert set(counted.values()) == {1}, "a seat has two turns in a round"
    assert not follower.has_ended, "a conflict has ended a stream"
    follower.reach(party.host.look(party.table)["seq"])


def race(server: Server, party: Party, seat: int, number: int, lines: Sequence[Client], rng: random.Random) -> None:
    """One race of eight."""
    seq = party.host.look(party.table)["seq"]
    turns = [party.people[seat].choose(party.table, number, rng.choice) for _ in range(2)]
    answers = at_once(
        [
            (
                line,
                f"/tables/{party.table}/turn",
                {"round": number, "moves": turns[index % 2], "key": uuid.uuid4().hex, "after": seq},
            )
            for index, line in enumerate(lines)
        ]
    )
    came = [answer for answer in answers if answer is not None]
    assert sorted(answer.status_code for answer in came) == [200] + [409] * 7, [answer.text for answer in came]
    for answer in came:
        if answer.status_code == 409:
            error = answer.json()["error"]
            assert error["key"] in ("turn-taken", "round-closed")
            assert error["seq"] > seq
            assert error["missed"][0]["seq"] == seq + 1
            assert (error["missed"][0]["kind"], error["missed"][0]["seat"]) == ("turned", seat)


@pytest.mark.parametrize(("game", "options", "seats"), RACES)
def test_of_eight_clients_for_one_seat_one_wins_and_seven_are_told(
    server: Server, game: str, options: str, seats: Sequence[str | None]
) -> None:
    check_one_winner(server, game, options, seats, rounds=4)


@pytest.mark.parametrize("mutant", ["no lock", "no lock and the database decides"])
def test_a_server_without_a_lock_is_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_one_winner(make_server(mutant=mutant), "welcome", "basic", [None, None], rounds=4)


def check_taking_back_against_closing(server: Server, rounds: int, seed: int = 0) -> set[str]:
    """One takes back while the other closes the round: either the turn is back, or the round is closed."""
    rng = random.Random(f"{rounds} {seed}")
    party = seat_party(server, "welcome", "basic", [None, None])
    first, second = party.people.values()
    winners = set()
    for _ in range(rounds):
        number, awaited = party.awaited()
        if 0 in awaited:
            party.play_turn(0, number, rng)
        moves = second.choose(party.table, number, rng.choice)
        requests: list[Request] = [
            (first, f"/tables/{party.table}/take-back", {"round": number, "key": uuid.uuid4().hex}),
            (second, f"/tables/{party.table}/turn", {"round": number, "moves": moves, "key": uuid.uuid4().hex}),
        ]
        back, turn = at_once(requests)
        assert back is not None
        assert turn is not None
        assert turn.status_code == 200, turn.text
        now = first.look(party.table)["now"]
        if back.status_code == 200:
            winners.add("taking back")
            assert not turn.json()["closed"], "the round was closed without a turn"
            assert (now["round"], now["awaited"]) == (number, [0])
            party.play_turn(0, number, rng)
        else:
            winners.add("closing")
            assert back.status_code == 409, back.text
            assert turn.json()["closed"]
            assert now["round"] == number + 1
            is_over = now["status"] == "finished"
            assert back.json()["error"]["key"] == ("over" if is_over else "round-closed")
            if is_over:
                break
    read_stored(Path(str(server.settings["database"]))).replay(party.table)
    return winners


def test_taking_back_and_closing_at_the_same_moment_have_one_winner(server: Server) -> None:
    check_taking_back_against_closing(server, rounds=12)


def test_a_server_without_a_lock_is_caught_at_taking_back(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_taking_back_against_closing(make_server(mutant="no lock"), rounds=12)


def check_one_chair(server: Server) -> None:
    """Eight guests want the same chair: one sits there, seven are told."""
    host = server.guest("Host")
    table = host.open("welcome", "basic", [None, None, None])
    code = host.look(table)["code"]
    guests = [server.guest(f"Guest {number}") for number in range(8)]
    answers = at_once([(guest, "/join", {"code": code, "seat": 1}) for guest in guests])
    assert sorted(answer.status_code for answer in answers if answer is not None) == [200] + [409] * 7
    winner = next(index for index, answer in enumerate(answers) if answer is not None and answer.is_success)
    assert guests[winner].look(table)["you"] == 1
    assert sum(guest.look(table)["you"] is not None for guest in guests) == 1


def test_of_eight_guests_for_one_chair_one_sits_down(server: Server) -> None:
    check_one_chair(server)


def test_a_server_without_a_lock_is_caught_at_sitting_down(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_one_chair(make_server(mutant="no lock"))
