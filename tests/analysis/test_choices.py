"""The turns to choose from: the best one and two others, wherever there are so many, and what was made among equals."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from housewright.engine.session import Session
from housewright.engine.session import play as make
from housewright.players.analyst import legal_turns
from tests.analysis.games import analyse, company, play, turns_of

MANY = 40  # turns, more than need to be counted


def ends_of(session: Session, number: int, seat: int) -> tuple[int, int]:
    """How many turns of a seat were legal in a round, and what different positions they led to: counted up to many."""
    view = session.game.view(session.earlier[number - 1], seat)
    turns, ends = [*islice(legal_turns(session.game, view, seat), MANY)], set()
    for turn in turns:
        after = view.copy()
        make(session.game, after, seat, turn)
        ends.add(after.to_bytes())
    return len(turns), len(ends)


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("welcome", "basic", 2), ("welcome", "advanced", 3), ("welcome", "expert", 2), ("heimat", "estates", 3)],
)
def test_the_best_turn_and_two_others_are_told_wherever_there_are_so_many(game: str, options: str, seats: int) -> None:
    session = play(game, options, company(game, seats, random.Random(2)), 2)
    judged = turns_of(analyse(session))
    for turn in judged:
        turns, ends = ends_of(session, turn.round, turn.seat)
        assert len(turn.choices) == min(ends, 3), f"round {turn.round}"
        assert turn.only == (turns == 1), f"round {turn.round}"
    assert sum(not turn.only for turn in judged) > len(judged) / 2


@pytest.mark.parametrize(("game", "seats"), [("welcome", 1), ("welcome", 2), ("heimat", 2)])
def test_among_equals_the_turn_that_was_made_is_called_the_best(game: str, seats: int) -> None:
    equal = 0
    for seed in range(2):
        for turn in turns_of(analyse(play(game, "basic", ["strong"] * seats, 60 + seed))):
            unit = next(iter(turn.best.values))
            if turn.made.values[unit] == turn.best.values[unit]:
                assert turn.best.turn == turn.made.turn, f"round {turn.round}"
                equal += 1
    assert equal > 10
