"""What is given away tells players apart, and what ends a game is worth what it ends with."""

from __future__ import annotations

from itertools import pairwise

import pytest

from housewright.engine.session import play as make
from housewright.games import find_game
from housewright.players.finding import find_players
from tests.analysis.games import analyse, loss_of, play
from tests.analysis.test_luck import games
from tests.welcome.drawing import Table

WELCOME = find_game("welcome")
FULL = [" ".join(str(number) for number in range(1, lots + 1)) for lots in (9, 10, 12)]


@pytest.mark.parametrize(
    ("game", "levels", "count"), [("welcome", ("beginner", "medium", "strong"), 5), ("heimat", ("easy", "strong"), 5)]
)
def test_the_better_a_player_the_less_is_given_away(game: str, levels: tuple[str, ...], count: int) -> None:
    losses = [loss_of(games(game, level, 2, count)) for level in levels]
    for weaker, stronger in pairwise(losses):
        assert weaker.interval(-1.96)[0] > stronger.interval(1.96)[1]


def test_alone_the_last_turn_is_worth_exactly_what_the_game_ends_with() -> None:
    for seed in range(3):
        session = play("welcome", "advanced", ["medium"], 40 + seed)
        last = analyse(session).seats[0].turns[-1]
        assert last.steps["points"].after_turn == WELCOME.scores(session.state)[0].total


@pytest.mark.parametrize("seats", [2, 3])
def test_a_hint_that_ends_the_game_is_worth_what_it_ends_with(seats: int) -> None:
    table = Table(f"{FULL[0]} .", FULL[1] + " 11", FULL[2], cards="10F 10F 10F", options="advanced", seats=seats)
    view = WELCOME.view(table.state, 0)
    for hint in find_players("welcome").suggest(view, "advanced", 3):
        after = view.copy()
        make(WELCOME, after, 0, hint.turn)
        if after.seats["built"][0].tolist() != [1023, 2047, 4095]:
            continue
        assert hint.value == WELCOME.scores(after)[0].total == hint.lines["total"]
        return
    raise AssertionError("no hint ended the game")
