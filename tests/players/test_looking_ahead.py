"""A glance ahead, so short that it can be made in plain Python, too."""

from __future__ import annotations

import numpy as np
import pytest

from housewright.engine.session import play
from housewright.games import find_game
from housewright.players.welcome import levels
from housewright.welcome.scoring import LINES
from tests.welcome.drawing import Table

GAME = find_game("welcome")
FULL = [" ".join(str(number) for number in range(1, lots + 1)) for lots in (9, 10, 12)]
NEARLY_FULL = (f"{FULL[0]} .", f"{FULL[1]} .", FULL[2])  # the end is near: playing on is soon over
GLANCE = 60 / levels.LOOKS_PER_SECOND  # seconds


@pytest.mark.parametrize(("options", "seats"), [("basic", 1), ("expert", 2)])
def test_a_glance_ahead_leaves_a_whole_legal_turn_whose_lines_are_foretold(
    monkeypatch: pytest.MonkeyPatch, options: str, seats: int
) -> None:
    monkeypatch.setattr(levels, "PATIENCE", 1e6)
    monkeypatch.setattr(levels, "HINT_DEALS", 1)
    view = GAME.view(Table(*NEARLY_FULL, cards="", options=options, seats=seats, refusals=1).state, 0)
    search = levels.Search(view, levels.WelcomePlayers().find_thinker("master").workspace(view, 1, 3))
    values = search.look_ahead(GLANCE)
    best = int(np.argmax(values))
    assert np.isfinite(values[best])
    played = view.copy()
    play(GAME, played, 0, search.turn(best))
    assert GAME.is_turn_complete(played, 0)
    assert set(search.lines(best)) == set(LINES)
