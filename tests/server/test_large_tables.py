"""A hundred seats at one table: with computer players, and with people who all follow what happens."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest

from housewright.server.telling.streams import MOST_WAITING
from tests.server.following import Follower
from tests.server.games import Party, seat_party
from tests.server.running import Server, wait_until
from tests.server.stored import read_stored
from tests.server.test_minds import cpu_seconds, minds_of
from tests.server.test_streams import compare

MakeServer: TypeAlias = Callable[..., Server]
MOST_ROUND_SECONDS = 5.0  # of CPU, which a busy machine does not change; on a quiet one it is the time of the round
PATIENCE = 600.0  # seconds of a very busy machine, which gives little to threads that give way


def used_by(server: Server) -> float:
    """CPU-seconds of the server and its minds so far, in all their threads."""
    return sum(map(cpu_seconds, (server.pid, *minds_of(server))))


# --- one person and 99 computer players -------------------------------------------------------------------------------


def check_computers_are_quick(server: Server, level: str, rounds: int) -> None:
    """Every round is closed soon after the person's turn, and everybody is told."""
    party = seat_party(server, "welcome", "basic", [None] + [level] * 99)
    followers = [Follower(client, party.table).begin() for client in (party.host, server.stranger())]
    rng = random.Random(level)
    for number in range(1, rounds + 1):
        limit = used_by(server) + MOST_ROUND_SECONDS
        party.play_turn(0, number, rng)
        wait_until(functools.partial(are_soon_in_round, server, limit, followers, number + 1), "a round", PATIENCE)
    for follower in followers:
        compare(follower)
    turned = [row.event for row in read_stored(Path(str(server.settings["database"]))).logs[party.table]]
    assert sum(event["kind"] == "turned" and event["by"] == "computer" for event in turned) >= 99 * rounds


@pytest.mark.parametrize("level", ["beginner", "strong", "master"])
def test_99_computer_players_take_at_most_five_seconds_for_a_round(make_server: MakeServer, level: str) -> None:
    check_computers_are_quick(make_server("everybody has patience"), level, rounds=1)


def test_a_server_that_gives_every_computer_player_the_whole_time_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="a round takes too long"):
        slow = make_server("everybody has patience + lets every computer player take its time")
        check_computers_are_quick(slow, "master", rounds=1)


def are_soon_in_round(server: Server, limit: float, followers: Sequence[Follower], number: int) -> bool:
    """Whether everybody was told of this round, which must be before the server has used so much CPU."""
    assert used_by(server) < limit, "a round takes too long"
    return all(follower.picture.now and follower.picture.now["round"] >= number for follower in followers)


# --- a hundred people -------------------------------------------------------------------------------------------------


def play_alike(party: Party, number: int, followers: Sequence[Follower]) -> None:
    """All make the same turn: all sheets are alike. Nobody falls so far behind that they would be cut off."""
    moves = party.host.choose(party.table, number)
    for count, person in enumerate(party.people.values(), 1):
        seq = person.turn(party.table, number, moves)["seq"]
        if count % (MOST_WAITING // 2) == 0 or count == len(party.people):
            for follower in followers:
                follower.reach(seq, PATIENCE)


def check_many_people(server: Server, seats: int, rounds: int) -> None:
    """Many people follow and play; spectators get the same bytes, and everybody what a snapshot says."""
    party = seat_party(server, "welcome", "advanced", [None] * seats, start=False)
    people = [Follower(client, party.table).begin() for client in party.people.values()]
    spectators = [Follower(server.stranger(), party.table).begin() for _ in range(5)]
    wait_until(lambda: all(spectator.picture.seq for spectator in spectators), "the first snapshots", PATIENCE)
    begun = [len(spectator.messages) for spectator in spectators]
    party.host.post(f"/tables/{party.table}/start")
    for number in range(1, rounds + 1):
        play_alike(party, number, [*people, *spectators])
        assert {follower.picture.now["round"] for follower in [*people, *spectators]} == {number + 1}
    for follower in [*random.Random(rounds).sample(people, 5), *spectators]:
        compare(follower)
    heard = [spectator.messages[start:] for spectator, start in zip(spectators, begun, strict=True)]
    logged = [[message for message in messages if b'"presence":' not in message[:12]] for messages in heard]
    assert len(logged[0]) == 1 + seats * rounds, "messages are missing"
    assert all(messages == logged[0] for messages in logged), "spectators get different bytes"


def test_a_hundred_people_play_and_all_spectators_get_the_same_bytes(server: Server) -> None:
    check_many_people(server, seats=100, rounds=2)


def test_a_server_that_tells_every_spectator_something_else_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="spectators get different bytes"):
        check_many_people(make_server(mutant="makes messages for everyone anew"), seats=8, rounds=1)


def soak(make_server: MakeServer, share: float) -> str:
    """The long form: more rounds with a hundred people, and with each level of computer players."""
    server, rounds = make_server(), round(10 * share)
    check_many_people(server, 100, rounds)
    for level in ("beginner", "easy", "medium", "good", "strong", "master"):
        check_computers_are_quick(server, level, rounds)
    return f"{rounds} rounds with a hundred seats, with people and with each level"
