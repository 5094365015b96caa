"""Printed facts agree with their sums."""

from __future__ import annotations

from collections import Counter

from housewright.welcome.printed import (
    ACTION,
    BIS_POINTS,
    BOX_SIZE,
    CARD_FACES,
    CARDS,
    CARDS_OF_NUMBER,
    ESTATE_POINTS,
    ESTATE_RAISES,
    LENGTHS,
    MOST_BIS,
    MOST_REFUSALS,
    MOST_ROUNDABOUTS,
    NUMBER,
    PARK_POINTS,
    PARKS,
    PLAN_FACTS,
    PLAN_HIGH,
    PLAN_LOW,
    PLAN_NAMES,
    POOL_PLACES,
    POOL_POINTS,
    REFUSAL_POINTS,
    ROUNDABOUT_POINTS,
    Action,
    plan_sizes,
)
from tests.clauses import clause


@clause("1.1")
def test_the_81_cards_have_the_printed_numbers_and_actions() -> None:
    numbers = {number: sum(counts) for number, counts in CARDS_OF_NUMBER.items()}
    assert list(numbers.values()) == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]
    actions = Counter(action for _, action in CARD_FACES)
    assert [actions[action] for action in Action] == [18, 18, 18, 9, 9, 9]
    assert CARDS == 81


def test_the_card_tables_agree_with_the_faces() -> None:
    assert [(int(NUMBER[card]), int(ACTION[card])) for card in range(CARDS)] == CARD_FACES


def test_cards_are_symmetric_about_the_eight() -> None:
    for number, counts in CARDS_OF_NUMBER.items():
        assert counts == CARDS_OF_NUMBER[16 - number]


@clause("1.2")
def test_there_are_28_plans_of_which_18_are_basic() -> None:
    assert len(set(PLAN_NAMES)) == 28
    assert sum(not advanced for _, _, advanced, *_ in PLAN_FACTS) == 18
    assert BOX_SIZE.tolist() == [[[6, 6, 6], [6, 6, 6]], [[11, 10, 6], [11, 11, 6]]]


def test_plan_values_have_the_printed_sums() -> None:
    assert int(PLAN_HIGH.sum()) == 170 + 77
    assert int(PLAN_LOW.sum()) == 91 + 38
    assert all(high > low > 0 for high, low in zip(PLAN_HIGH, PLAN_LOW, strict=True))


def test_estate_plans_name_their_sizes_in_ascending_order() -> None:
    for name in PLAN_NAMES:
        assert list(plan_sizes(name)) == sorted(plan_sizes(name))


@clause("1.3")
def test_streets_have_10_11_and_12_lots_and_three_pools_each() -> None:
    assert LENGTHS == (10, 11, 12)
    assert [[place + 1 for place in places] for places in POOL_PLACES] == [[3, 7, 8], [1, 4, 8], [2, 7, 11]]


@clause("10.2")
def test_tracks_have_the_printed_values() -> None:
    assert [row[: parks + 1].tolist() for row, parks in zip(PARK_POINTS, PARKS, strict=True)] == [
        [0, 2, 4, 10],
        [0, 2, 4, 6, 14],
        [0, 2, 4, 6, 8, 18],
    ]
    assert POOL_POINTS.tolist() == [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
    assert BIS_POINTS.tolist() == [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
    assert REFUSAL_POINTS.tolist() == [0, 0, 3, 5]
    assert ROUNDABOUT_POINTS.tolist() == [0, 3, 8]
    assert (len(BIS_POINTS), len(REFUSAL_POINTS), len(ROUNDABOUT_POINTS)) == (
        MOST_BIS + 1,
        MOST_REFUSALS + 1,
        MOST_ROUNDABOUTS + 1,
    )


@clause("10.3")
def test_estates_have_the_printed_values() -> None:
    assert [row[: raises + 1].tolist() for row, raises in zip(ESTATE_POINTS, ESTATE_RAISES, strict=True)] == [
        [1, 3],
        [2, 3, 4],
        [3, 4, 5, 6],
        [4, 5, 6, 7, 8],
        [5, 6, 7, 8, 10],
        [6, 7, 8, 10, 12],
    ]
