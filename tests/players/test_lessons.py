"""Lessons in small and in plain Python: what is learned from a game, and by how much. Trainings prove them compiled."""

from __future__ import annotations

import numpy as np
import pytest

from housewright.engine.chance import new_stream
from housewright.engine.struct import COMPILED, Structs, new_array
from housewright.players.heimat import lessons as heimat
from housewright.players.heimat.judging.summary import Summary, count_money, summarise_board
from housewright.players.heimat.judging.weights import Weights
from housewright.players.heimat.levels import STRONG, taste_of
from housewright.players.heimat.training import new_school
from housewright.players.heimat.workspace import new_workspace
from housewright.players.welcome import lessons as welcome
from housewright.players.welcome.judging.net import Net
from tests.heimat.drawing import Board

STEP = 0.01
pytestmark = pytest.mark.skipif(COMPILED, reason="compiled lessons are proved by whole trainings")


def test_winners_of_equal_standing_share_the_win() -> None:
    standings = np.array([5, 9, 9], np.int64)
    assert [welcome.win_share(standings, seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_a_turn_is_told_what_came_of_it_and_what_was_thought_later() -> None:
    diary = new_array(welcome.Sample, 3)
    diary["points"], diary["win"] = (10.0, 20.0, 30.0), (0.1, 0.2, 0.3)
    welcome.look_back(diary, 1, 3, 0, 40.0, 1.0)
    before_last = welcome.LAMBDA * 40 + (1 - welcome.LAMBDA) * 30
    first = welcome.LAMBDA * before_last + (1 - welcome.LAMBDA) * 20
    assert diary["points"].tolist() == pytest.approx([first, before_last, 40.0], rel=1e-5)
    assert diary["win"][2] == 1.0
    assert 0.1 < diary["win"][0] < diary["win"][1] < 1.0


def net_of(seed: int) -> Structs:
    """A net before its first lesson."""
    net, chance = new_array(Net, 1), np.random.default_rng(seed)
    net["weight"] = chance.standard_normal(net["weight"].shape) * 0.1
    net["out"] = chance.standard_normal(net["out"].shape) * 0.1
    return net


def paces() -> Structs:
    """Nothing is known of any slope."""
    pace = new_array(welcome.Pace, 1)
    pace["start"], pace["out_start"] = 1.0, 1.0
    return pace


def sample_of(points: float, features: list[int]) -> Structs:
    """A turn, and the points that came of it."""
    sample = new_array(welcome.Sample, 1)
    sample["points"], sample["win"], sample["score"], sample["features"] = points, 1.0, 10.0, len(features)
    sample["feature"][0, : len(features)] = features
    return sample


def test_a_net_comes_nearer_to_what_it_is_shown() -> None:
    net, pace, sample = net_of(1), paces(), sample_of(60.0, [1, 5, 9])
    errors = [abs(welcome.learn(net[0], pace[0], sample[0], STEP)) for _ in range(20)]
    assert errors[-1] < errors[0] / 2


def test_the_oldest_turn_makes_room_and_all_are_learned_again() -> None:
    memory = welcome.Memory(new_array(welcome.Sample, 0), new_array(welcome.Sample, 2), np.zeros(1, np.int64), paces())
    for points in (20.0, 30.0, 40.0):
        welcome.remember(memory, sample_of(points, [2, 3])[0])
    assert sorted(memory.ring["points"].tolist()) == [30.0, 40.0]
    net = net_of(2)
    before = net["skip"].copy()
    welcome.learn_again(net[0], memory, STEP, 3, new_stream(1)[0])
    assert {int(row) for row in np.flatnonzero((net["skip"] != before)[0].any(axis=1))} == {2, 3}


def test_the_end_of_a_game_is_less_of_a_surprise_after_a_lesson() -> None:
    at = Board("R6^3 R5^2 R3^1 R2", "B4 G6", seats=3, owners="R:1 B:2 G:3")
    workspace, school = new_workspace(3), new_school(1)
    samples, outcomes = new_array(Summary, 1), new_array(heimat.Outcome, 1)
    summarise_board(at.state.common[0], 0, 3, samples[0], workspace.notes[0])
    count_money(at.state.seats, samples[0])
    outcomes["pattern"], outcomes["won"] = 1, (1.0, 0.0, 0.0, 0.0, 0.0)
    surprises = []
    for _ in range(3):
        told, order = np.zeros(2, np.float32), np.zeros(1, np.int32)
        heimat.learn(
            samples,
            outcomes,
            order,
            school.pool[:1],
            new_array(Weights, 1),
            workspace.notes,
            taste_of(STRONG, 0, 0),
            0.1,
            told,
        )
        surprises.append(told.tolist())
    assert surprises[0] > surprises[1] > surprises[2]
    assert surprises[0][1] > surprises[2][1]


def test_the_pattern_of_an_ended_game_names_its_finished_rows() -> None:
    none = Board("R6", seats=2).state.common[0]
    assert heimat.final_pattern(none) == 0
