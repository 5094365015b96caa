"""Streams: what they tell adds up to what a snapshot says, for every viewer, whatever happens on the way."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Any

import pytest
from pydantic_core import to_json

from housewright.server.changes import changed
from tests.server.following import Follower, Picture, wait_until
from tests.server.games import Party, seat_party
from tests.server.running import Server

VARIANTS: list[tuple[str, str, Sequence[str | None]]] = [
    ("welcome", "basic", [None]),
    ("welcome", "basic", [None, None, "easy"]),
    ("welcome", "advanced", [None, None]),
    ("welcome", "expert", [None, None]),
    ("heimat", "basic", [None, None, None]),
    ("heimat", "estates+games-2", [None, "easy"]),
]
TAKE_BACKS = 0.2


# --- messages add up to snapshots ---------------------------------------------------------------------------------------


def compare(follower: Follower) -> None:
    """What a follower has put together is what a snapshot says."""
    snapshots = []

    def is_equal() -> bool:
        snapshots.append(follower.client.look(follower.table))
        return follower.reach(snapshots[-1]["seq"]).seq == snapshots[-1]["seq"]

    wait_until(is_equal, "a snapshot of the same moment")
    snapshot = snapshots[-1]
    del snapshot["code"]
    wait_until(lambda: follower.picture.table == snapshot["table"], "who is present", 5)
    shown = follower.picture.shown()
    for name in snapshot:
        assert shown[name] == snapshot[name], f"{name} of seat {snapshot['you']} at {snapshot['seq']}"


def check_messages_add_up(server: Server, game: str, options: str, seats: Sequence[str | None], rounds: int) -> int:
    """Follow a game of random turns as every seat and as a spectator; compare all after every turn."""
    rng = random.Random(f"{game} {options}")
    party = seat_party(server, game, options, seats, start=False)
    viewers = [*party.people.values(), server.stranger()]
    followers = [Follower(viewer, party.table).begin() for viewer in viewers]
    party.host.post(f"/tables/{party.table}/start")
    turns = 0
    for follower in followers:
        compare(follower)
    for number in range(1, rounds + 1):
        current, awaited = party.awaited()
        if not awaited:
            break
        for seat in rng.sample(awaited, len(awaited)):
            play_with_second_thoughts(party, seat, current, rng)
            turns += 1
            for follower in followers:
                compare(follower)
    return turns


def play_with_second_thoughts(party: Party, seat: int, number: int, rng: random.Random) -> None:
    """A random turn, sometimes taken back and made anew."""
    party.play_turn(seat, number, rng)
    if rng.random() < TAKE_BACKS and party.take_back(seat, number):
        party.play_turn(seat, number, rng)


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_messages_add_up_to_the_snapshot_for_every_seat_and_spectator(
    server: Server, game: str, options: str, seats: Sequence[str | None]
) -> None:
    check_messages_add_up(server, game, options, seats, rounds=6)


# --- whole games at full speed ------------------------------------------------------------------------------------------


class Notes:
    """What viewers were shown at which event, by messages and by snapshots; both must agree wherever they meet."""

    def __init__(self) -> None:
        self.told: dict[tuple[int | None, int], bytes] = {}
        self.looked: dict[tuple[int | None, int], bytes] = {}

    def by_message(self, picture: Picture) -> None:
        """A follower's picture after a message."""
        self.told[picture.you, picture.seq] = digest(picture.public, picture.own)

    def by_snapshot(self, snapshot: Any) -> None:
        """What a snapshot said."""
        self.looked[snapshot["you"], snapshot["seq"]] = digest(snapshot["public"], snapshot["own"])

    def meetings(self) -> int:
        """At how many events both were noted, after making sure that they agree."""
        common = self.told.keys() & self.looked.keys()
        for moment in common:
            assert self.told[moment] == self.looked[moment], f"seat {moment[0]} at {moment[1]}"
        return len(common)


def digest(public: Any, own: Any) -> bytes:
    """A description as a viewer sees it, in short."""
    return hashlib.blake2b(to_json(changed(public, own)), digest_size=16).digest()


def check_whole_game(server: Server, game: str, options: str, seats: int) -> int:
    """Computer players play for everybody, as fast as they can, while all are following and looking; all agrees."""
    rng = random.Random(seats)
    party = seat_party(server, game, options, [None] * seats, start=False)
    viewers = [*party.people.values(), server.stranger()]
    notes = Notes()
    steady = [Follower(viewer, party.table, told=notes.by_message).begin() for viewer in viewers]
    restless = [Follower(viewer, party.table).begin_with_gaps(rng) for viewer in viewers]
    party.host.post(f"/tables/{party.table}/start")
    for seat, person in party.people.items():
        person.post(f"/tables/{party.table}/seats/{seat}/hand-over", player="easy")
    while (snapshot := rng.choice(viewers).look(party.table))["now"]["status"] == "running":
        notes.by_snapshot(snapshot)
    for follower in [*steady, *restless]:
        assert follower.reach(snapshot["seq"]).now["status"] == "finished"
        follower.leave()
        notes.by_snapshot(follower.client.look(party.table))
        notes.by_message(follower.picture)
    return notes.meetings()


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("welcome", "basic", 1),
        ("welcome", "basic", 4),
        ("welcome", "advanced", 3),
        ("welcome", "expert", 2),
        ("heimat", "basic", 3),
        ("heimat", "estates+games-2", 2),
    ],
)
def test_messages_and_snapshots_of_a_whole_game_agree_at_every_event_where_they_meet(
    server: Server, game: str, options: str, seats: int
) -> None:
    assert check_whole_game(server, game, options, seats) > 3
