"""Streams: what they tell adds up to what a snapshot says, for every viewer, whatever happens on the way."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from tests.server.following import Follower, wait_until
from tests.server.games import Party, seat_party
from tests.server.running import Client, Server

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
