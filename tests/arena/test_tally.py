"""Figures, by examples small enough to compute by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from housewright.arena.match import Result
from housewright.arena.schedule import settle
from housewright.arena.tally import NORMAL, STUDENT, estimate, tally, whole_deals
from housewright.games import find_game

WELCOME = find_game("welcome")
PAIR = settle(WELCOME, "basic", ["a", "b"], None, 2, 0)


def result(deal: int, rotation: int, totals: list[int], places: list[int]) -> Result:
    """A finished game in which everybody made two turns of half a second."""
    seats = len(totals)
    lines = [{"pools": total, "total": total} for total in totals]
    return Result(deal, rotation, totals, places, lines, [2] * seats, [1.0] * seats)


# a sits first in rotation 1, b in rotation 2
GAMES = [
    result(1, 1, [10, 20], [2, 1]),
    result(1, 2, [20, 30], [2, 1]),
    result(2, 1, [40, 40], [1, 1]),
    result(2, 2, [10, 60], [2, 1]),
]


def test_means_and_wins_are_counted_by_player_and_not_by_seat() -> None:
    a, b = tally(PAIR, GAMES)
    assert (a.player, a.games, a.deals) == ("a", 4, 2)
    assert a.total.mean == (10 + 30 + 40 + 60) / 4
    assert b.total.mean == (20 + 20 + 40 + 10) / 4
    assert a.win_share.mean == (0 + 1 + 0.5 + 1) / 4
    assert b.win_share.mean == 1 - a.win_share.mean


def test_intervals_go_by_deals() -> None:
    a, _ = tally(PAIR, GAMES)
    deviation = sqrt((20 - 35) ** 2 + (50 - 35) ** 2)  # of the deals' means 20 and 50, divided by n - 1 = 1
    assert a.total.ci95 == pytest.approx(12.706 * deviation / sqrt(2))
    assert a.win_share.ci95 == pytest.approx(12.706 * sqrt(0.125**2 * 2) / sqrt(2))


def test_many_deals_have_the_interval_of_the_normal_distribution() -> None:
    assert estimate([0.0, 2.0] * 50).ci95 == pytest.approx(NORMAL * sqrt(100 / 99) / 10)
    assert estimate([0.0, 2.0] * 15).ci95 == pytest.approx(STUDENT[28] * sqrt(30 / 29) / sqrt(30))
    assert estimate([3.0]).ci95 is None


def test_a_margin_is_to_the_best_other() -> None:
    a, b = tally(PAIR, GAMES)
    assert a.margin is not None
    assert b.margin is not None
    assert a.margin.mean == (-10 + 10 + 0 + 50) / 4 == -b.margin.mean
    three = settle(WELCOME, "basic", ["a", "a", "b"], None, 1, 0)
    a, b = tally(three, [result(1, 1, [5, 9, 7], [3, 1, 2])])
    assert a.margin is not None
    assert b.margin is not None
    assert (a.margin.mean, b.margin.mean) == (((5 - 9) + (9 - 7)) / 2, 7 - 9)


def test_a_shared_first_place_is_a_shared_win() -> None:
    three = settle(WELCOME, "basic", ["a", "b", "c"], None, 1, 0)
    shares = [one.win_share.mean for one in tally(three, [result(1, 1, [7, 7, 3], [1, 1, 3])])]
    assert shares == [0.5, 0.5, 0]


def test_one_player_on_all_seats_wins_an_equal_share() -> None:
    (only,) = tally(settle(WELCOME, "basic", ["a", "a"], None, 1, 0), [result(1, 1, [1, 2], [2, 1])])
    assert only.win_share.mean == 0.5
    assert only.games == 1
    assert only.total.mean == 1.5
    assert only.beats == {}


def test_alone_there_is_no_margin_and_no_rating() -> None:
    (only,) = tally(settle(WELCOME, "basic", ["a"], None, 1, 0), [result(1, 1, [50], [1])])
    assert only.margin is None
    assert only.rating is None
    assert only.win_share.mean == 1


def test_meetings_go_by_place_and_equal_ones_count_half() -> None:
    a, b = tally(PAIR, GAMES)
    assert a.beats == {"b": 2.5 / 4}
    assert b.beats == {"a": 1.5 / 4}


def test_the_better_player_is_rated_higher() -> None:
    a, b = tally(PAIR, GAMES)
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating > b.rating


def test_lines_and_times_are_means() -> None:
    a, _ = tally(PAIR, GAMES)
    assert a.lines == {"pools": 35, "total": 35}
    assert a.seconds_per_turn == 0.5


def test_half_a_deal_does_not_count() -> None:
    assert whole_deals(PAIR, [GAMES[3], GAMES[2], GAMES[0]]) == GAMES[2:]
