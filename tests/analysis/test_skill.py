"""What is given away tells players apart, and what ends a game is worth what it ends with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from housewright.analysis.results import Judged
from housewright.analysis.run import Analyser
from housewright.engine.game import Turn, View
from housewright.engine.session import Session
from housewright.engine.session import play as make
from housewright.games import find_game
from housewright.players.analyst import Depth
from housewright.players.finding import find_players
from housewright.players.welcome.levels import CANDIDATES, Search, WelcomePlayers
from housewright.players.welcome.workspace import WIN_IS_WORTH
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


def after_turn(view: View, turn: Turn) -> View:
    """What the viewer would see after a turn."""
    after = view.copy()
    make(WELCOME, after, view.viewer, turn)
    return after


def ended_by_roundabouts() -> Iterator[tuple[Session, int]]:
    """Advanced games of three that a seat ended with a roundabout; what the others did then changed nothing for it."""
    for seed in range(60):
        session = play("welcome", "advanced", ["strong"] * 3, seed)
        for seat, turn in session.rounds[-1].items():
            after = after_turn(WELCOME.view(session.earlier[-1], seat), turn)
            is_ended = after.seats["built"][seat].tolist() == [1023, 2047, 4095]
            is_final = WELCOME.scores(after)[seat].total == WELCOME.scores(session.state)[seat].total
            if is_ended and is_final and any(WELCOME.write(move).startswith("@") for move in turn):
                yield session, seat


def test_a_roundabout_that_ends_a_game_of_three_is_worth_what_it_ends_with() -> None:
    hinted = 0
    master = WelcomePlayers().find_thinker("master")
    for session, seat in islice(ended_by_roundabouts(), 3):
        turn, total = session.rounds[-1][seat], WELCOME.scores(session.state)[seat].total
        view = WELCOME.view(session.earlier[-1], seat)
        left = after_turn(view, turn).seats[seat].tobytes()
        last = [event for event in Analyser(session, Depth.QUICK).events_of(seat) if isinstance(event, Judged)][-1]
        assert last.made.values["points"] == total
        assert last.steps["points"].after_turn == total
        for hint in find_players("welcome").suggest(view, session.options, CANDIDATES):
            if after_turn(view, hint.turn).seats[seat].tobytes() == left:
                assert hint.value == hint.lines["total"] == total
                hinted += 1
        search = Search(view, master.workspace(view, 0, CANDIDATES))
        values = search.look_ahead(0.02, least=search.found)
        for index in range(search.found):
            if after_turn(view, search.turn(index)).seats[seat].tobytes() == left:
                assert search.points[index] == total
                assert 0.0 <= values[index] - total <= WIN_IS_WORTH, "a win is worth something to who plays for it"
    assert hinted >= 2
