"""Progress with plans, as pages show it, agrees with the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from housewright.engine.game import Seed
from housewright.engine.session import Session
from housewright.engine.simulate import play_random_round
from housewright.games import find_game
from housewright.welcome.progress import serve
from tests.welcome.drawing import Table, with_estates

WHOLE_A = "1 2 3 4 5 6 7 8 9 10"
FIRST_AND_LAST = (
    "1 . . . . . . . . 10",
    "1 . . . . . . . . . 11",
    "1 . . . . . . . . . . 12",
)


def progress(at: Table, slot: int = 0) -> Any:
    """How far seat 0 is with a plan."""
    return at.seen()["sheets"][0]["progress"][slot]


@pytest.mark.parametrize(("options", "seed"), [("basic", 1), ("basic", 2), *(("advanced", seed) for seed in range(6))])
def test_a_plan_is_shown_as_complete_just_where_it_may_be_claimed(options: str, seed: int) -> None:
    game = find_game("welcome")
    rng = random.Random(seed)
    session = Session.begin(game, options, 3, Seed(rng.randbytes(32)))
    while not session.is_over:
        play_random_round(session, rng)
        for seat in session.awaited():  # nobody at the end
            described: Any = game.describe(session.view(seat))
            mine = described["sheets"][seat]
            for part, objection in zip(mine["progress"], described["turn"]["claims"], strict=True):
                assert 0 <= part["have"] <= part["of"]
                is_claimed = objection is not None and objection["key"] == "reason-plan-already-claimed"
                assert (part["have"] == part["of"]) == (objection is None or is_claimed), objection


def test_each_estate_that_a_plan_asks_for_is_told_apart() -> None:
    assert serve((1, 2, 2, 3), [2, 3, 3]) == [False, True, False, True]


def test_a_used_house_is_no_progress_with_all_houses_of_a_street() -> None:
    at = Table("1u 2u| 3 4 5 6 7 8 9 10", plans="houses-A estates-36 estates-126")
    assert progress(at) == {"have": 8, "of": 10, "used": 2, "served": None}
    assert progress(Table(WHOLE_A, plans="houses-A estates-36 estates-126"))["have"] == 10


def test_a_used_house_is_no_progress_with_first_and_last_houses() -> None:
    top, middle, bottom = FIRST_AND_LAST
    used = top.replace("1 ", "1u| ", 1)
    at = Table(used, middle, bottom, plans="ends estates-36 estates-126")
    assert progress(at) == {"have": 5, "of": 6, "used": 1, "served": None}
    at = Table(top, middle, bottom, plans="ends estates-36 estates-126")
    assert progress(at) == {"have": 6, "of": 6, "used": 0, "served": None}


def test_a_claimed_plan_is_complete_though_its_houses_are_used() -> None:
    at = Table(WHOLE_A, plans="houses-A estates-36 estates-126", cards="8F 8E 8L").house("2", "B1")
    assert progress(at.play("!1")) == {"have": 10, "of": 10, "used": 0, "served": None}


def test_why_a_plan_may_not_be_claimed_is_told_in_every_step() -> None:
    at = Table(*with_estates(3, 6), plans="estates-66 estates-36 estates-126")
    for turn in ("", "2", "8:C7", "-"):
        at.play(turn)
        lacks, fulfilled, other = at.seen()["turn"]["claims"]
        assert (lacks["key"], lacks["clause"], lacks["args"]["plan"]) == ("reason-plan-lacks-estates", "8.4", 1)
        assert fulfilled is None
        assert other["key"] == "reason-plan-lacks-estates"
    assert at.play("!2").seen()["turn"]["claims"][1]["key"] == "reason-plan-already-claimed"
