"""What ended the game, or is about to, as everybody is told (clauses 10.1 and 11.4)."""

from __future__ import annotations

from typing import Any

import pytest

from housewright.engine.game import SPECTATOR
from housewright.engine.simulate import random_session
from tests.clauses import clause
from tests.welcome.drawing import EMPTY_STREETS, WELCOME, Table

FULL = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11")
NO_PLACE = ("8 9 10 11 12 13 14 15 16 17", "8 9 10 11 12 13 14 15 16 17 .", "8 9 10 11 12 13 14 15 16 17 . .")


def told(at: Table, viewer: int = SPECTATOR) -> list[tuple[str, int | None, int]]:
    """What ends the game, in the order in which it is told."""
    return [(each["cause"], each["seat"], each["left"]) for each in at.seen(viewer)["endings"]]


@clause("10.1")
def test_at_first_no_end_is_in_sight() -> None:
    assert told(Table()) == []


@clause("10.1")
def test_the_end_is_in_sight_with_one_refusal_plan_or_turn_left() -> None:
    at = Table(*FULL, "1 2 3 4 5 6 7 8 9 . . .", refusals=2)
    at.draw(1, *EMPTY_STREETS, plan=(0, 7, 4))
    assert told(at) == [("refusals", 0, 1), ("plans", 1, 1), ("lots", 0, 3)]


@clause("10.1")
@pytest.mark.parametrize(
    ("at", "turn", "ended"),
    [
        (Table(*NO_PLACE, cards="8F 8E 8L", refusals=2), "x", ("refusals", 0, 0)),
        (Table(*FULL, "1 2 3 4 5 6 7 8 9 10 11 .", cards="12F 8E 8L"), "1 12:C12 -", ("lots", 0, 0)),
    ],
)
def test_the_end_tells_whose_it_is_and_why(at: Table, turn: str, ended: tuple[str, int, int]) -> None:
    assert told(at.play(turn).close()) == [ended]


@clause("10.1", "11.4")
@pytest.mark.parametrize(("options", "seats"), [("basic", 1), ("basic", 4), ("expert", 3), ("roundabouts", 2)])
def test_an_end_is_told_in_the_last_round_and_in_none_before(options: str, seats: int) -> None:
    for seed in range(6):
        session = random_session(WELCOME, options, seats, seed)
        for state in (*session.earlier, session.state):
            seen: Any = WELCOME.describe(WELCOME.view(state, SPECTATOR))
            ended = [ending for ending in seen["endings"] if ending["left"] == 0]
            assert bool(ended) == seen["over"]
            assert not seen["over"] or ended == seen["endings"]


@clause("11.4")
def test_a_solo_game_ends_when_no_three_cards_are_left() -> None:
    at = Table(seats=1, cards="")
    at.common.top = at.common.cards
    at.finish().close()
    assert told(at) == [("cards", None, 0)]
