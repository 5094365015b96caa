"""Progress with plans, as pages show it, agrees with the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from housewright.engine.game import Seed
from housewright.engine.session import Session
from housewright.engine.simulate import play_random_round
from housewright.games import find_game


@pytest.mark.parametrize(("options", "seed"), [("basic", 1), ("basic", 2), *(("advanced", seed) for seed in range(6))])
def test_a_plan_that_may_be_claimed_is_shown_as_complete(options: str, seed: int) -> None:
    game = find_game("welcome")
    rng = random.Random(seed)
    session = Session.begin(game, options, 5, Seed(rng.randbytes(32)))
    while not session.is_over:
        play_random_round(session, rng)
        described: Any = game.describe(session.view(0))
        for sheet in described["sheets"]:
            for slot, part in enumerate(sheet["progress"]):
                assert 0 <= part["have"] <= part["of"]
                lacks = game.why_not(session.state, sheet["seat"], game.read(f"!{slot + 1}"))
                if lacks.name == "NONE" or ("ALREADY" not in lacks.name and "LACKS" not in lacks.name):
                    continue
                if "LACKS" in lacks.name:
                    assert part["have"] < part["of"], lacks


def test_each_estate_that_a_plan_asks_for_is_told_apart() -> None:
    from housewright.welcome.progress import serve

    assert serve((1, 2, 2, 3), [2, 3, 3]) == [False, True, False, True]
