"""Golden evaluations: turns and values of heuristic and net on fixed views, the same in every way the rules run."""

from __future__ import annotations

import json
from pathlib import Path

from housewright.engine.game import View, write_turn
from housewright.engine.simulate import random_session
from housewright.engine.struct import COMPILED
from housewright.games import find_game
from housewright.players.welcome import levels

GAME = find_game("welcome")
GOLDEN = Path(__file__).parent / "golden_values.json"
VIEWS = 3 if COMPILED else 1  # of each game; in plain Python one takes as long as hundreds
BEST = 2  # turns of each


def golden_values() -> dict[str, list[str]]:
    """Turn and value of the best choices of heuristic and net, on a few fixed views."""
    found: dict[str, list[str]] = {}
    for options, seats in (("basic", 1), ("advanced+roundabouts", 2), ("expert", 3)):
        for name in ("good", "strong"):
            player = levels.WelcomePlayers().find_thinker(name)
            lines = []
            for view in golden_views(options, seats):
                search = levels.Search(view, player.workspace(view, 0, BEST))
                values = search.workspace.best["value"]
                lines += [f"{write_turn(GAME, search.turn(index))} {values[index]:.2f}" for index in range(BEST)]
            found[f"{options} {seats} {name}"] = lines
    return found


def golden_views(options: str, seats: int) -> list[View]:
    """Views that do not depend on any player's judgement: from random games."""
    session = random_session(GAME, options, seats, 5)
    return [GAME.view(state, 0) for state in session.earlier[1:12:4][:VIEWS]]


def test_golden_evaluations() -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert golden_values() == {name: lines[: BEST * VIEWS] for name, lines in golden.items()}


if __name__ == "__main__":  # after new weights
    GOLDEN.write_text(json.dumps(golden_values(), indent=1) + "\n", encoding="utf-8")
