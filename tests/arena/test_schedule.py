"""Who plays what: rotations, seats, seeds, and settings that cannot be."""

from __future__ import annotations

import pytest

from housewright.arena.schedule import Pairing, deal_seed, rotations, schedule, seating, settle, turn_seed
from housewright.games import find_game

WELCOME, HEIMAT = find_game("welcome"), find_game("heimat")


@pytest.mark.parametrize(
    ("players", "count"),
    [
        (["master", "strong", "strong", "strong"], 4),
        (["strong", "strong"], 1),
        (["strong"], 1),
        (["strong", "good"], 2),
        (["strong", "good", "strong", "good"], 2),
    ],
)
def test_every_rotation_that_seats_them_differently_is_played(players: list[str], count: int) -> None:
    assert len(rotations(players)) == count


def test_in_all_rotations_together_everybody_sits_everywhere() -> None:
    seatings = [seating("abc", rotation) for rotation in rotations("abc")]
    assert seatings == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_schedule_goes_deal_by_deal() -> None:
    settings = settle(WELCOME, "basic", ["a", "b"], None, 2, 0)
    assert schedule(settings) == [Pairing(1, 1), Pairing(1, 2), Pairing(2, 1), Pairing(2, 2)]


def test_fewer_players_than_seats_sit_down_again() -> None:
    assert settle(WELCOME, "basic", ["a", "b"], 3, 1, 0).players == ("a", "b", "a")
    assert settle(WELCOME, "basic", ["a", "b"], 3, 1, 0).names == ["a", "b"]


@pytest.mark.parametrize(
    ("variant", "players", "seats", "complaint"),
    [
        ("basic", ["a", "b"], 1, "2 players are too many for 1 seat"),
        ("basic", ["a"], 101, "number of seats 101: these options allow 1 to 100"),
        ("expert", ["a"], None, "number of seats 1: these options allow 2 to 27"),
        ("fast", ["a"], 1, "'fast' is no option"),
        ("basic", ["a", ""], None, "a player's name is missing"),
    ],
)
def test_settings_that_cannot_be_are_refused(
    variant: str, players: list[str], seats: int | None, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        settle(WELCOME, variant, players, seats, 1, 0)


def test_deals_differ_by_number_and_by_seed() -> None:
    assert len({deal_seed(seed, deal).value for seed in range(5) for deal in range(5)}) == 25
    assert deal_seed(1, 2) == deal_seed(1, 2)


def test_no_two_turns_share_their_seed() -> None:
    seeds = {
        turn_seed(seed, Pairing(deal, rotation), seat, number)
        for seed in range(3)
        for deal in range(3)
        for rotation in range(3)
        for seat in range(3)
        for number in range(3)
    }
    assert len(seeds) == 3**5
    assert max(seeds) < 2**48
