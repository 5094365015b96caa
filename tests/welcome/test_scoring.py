"""End and score (clauses 10.1 to 10.6)."""

from __future__ import annotations

import pytest

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import WELCOME, Table, everywhere, with_estates

ESTATE_VALUES = [(1, 3), (2, 3, 4), (3, 4, 5, 6), (4, 5, 6, 7, 8), (5, 6, 7, 8, 10), (6, 7, 8, 10, 12)]
PARK_VALUES = {"A": (0, 2, 4, 10), "B": (0, 2, 4, 6, 14), "C": (0, 2, 4, 6, 8, 18)}
POOL_LOTS = [(0, 2), (0, 6), (0, 7), (1, 0), (1, 3), (1, 7), (2, 1), (2, 6), (2, 10)]
FULL = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11")


def is_over(at: Table) -> bool:
    """Whether the game ends with this round."""
    return WELCOME.is_over(at.close().state)


def temp_points(*temps: int) -> list[int]:
    """What the temps of these seats score."""
    at = Table(seats=len(temps))
    at.state.seats["temps"] = temps
    return [at.points("temps", seat) for seat in range(len(temps))]


def places(*estates: tuple[int, ...], raised: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> list[int]:
    """The places of seats with these estates, which all have the same total."""
    at = Table(seats=len(estates))
    for seat, sizes in enumerate(estates):
        at.draw(seat, *with_estates(*sizes), raised=raised)
    assert len({at.points("total", seat) for seat in range(len(estates))}) == 1
    return [at.place(seat) for seat in range(len(estates))]


@clause("10.1")
def test_the_game_ends_with_the_third_refusal() -> None:
    assert not is_over(Table(*everywhere("8"), refusals=1).play("x"))
    assert is_over(Table(*everywhere("8"), refusals=2).play("x"))


@clause("10.1")
def test_the_game_ends_with_the_third_plan() -> None:
    plans = "estates-44 estates-45 estates-34"
    at = Table(*with_estates(4, 4, 4, 5, 3, 4), plans=plans).play("1 8:C10 - !1 &A1 &A5 !2 &B1")
    assert not WELCOME.is_over(at.state)
    assert is_over(at.play("!3"))


@clause("10.1")
def test_two_plans_do_not_end_the_game() -> None:
    at = Table(*with_estates(4, 4, 4, 5), plans="estates-44 estates-45 estates-34")
    assert not is_over(at.play("1 8:C6 - !1 &A1 &A5 !2"))


@clause("10.1")
def test_the_game_ends_when_anybody_has_no_empty_lot_left() -> None:
    at = Table(seats=3, cards="12F 8E 8L")
    at.draw(2, *FULL, "1 2 3 4 5 6 7 8 9 10 11 .")
    assert is_over(at.play("1 12:C12 -", 2))


@clause("10.1")
def test_one_empty_lot_does_not_end_the_game() -> None:
    at = Table(*FULL, "1 2 3 4 5 6 7 8 9 10 . .", cards="12F 8E 8L")
    assert not is_over(at.play("1 12:C12 -"))


@clause("10.1")
def test_the_round_in_which_the_game_ends_is_played_by_everybody() -> None:
    at = Table(*everywhere("8"), refusals=2).play("x")
    assert at.why("1", 1) == Reason.NONE
    assert is_over(at.play("1 8:A1 -", 1))


@clause("10.2")
@pytest.mark.parametrize("letter", "ABC")
def test_parks_score_the_smallest_value_still_visible(letter: str) -> None:
    for built, points in enumerate(PARK_VALUES[letter]):
        parks = tuple(built if street == letter else 0 for street in "ABC")
        assert Table(parks=parks).points(f"park-{letter}") == points


@clause("10.2")
def test_pools_score_the_smallest_value_still_visible() -> None:
    at = Table()
    for points, (street, place) in zip((0, 3, 6, 9, 13, 17, 21, 26, 31), POOL_LOTS, strict=True):
        assert at.points("pools") == points
        at.sheet.pool[street] |= 1 << place
    assert at.points("pools") == 36


@clause("10.2")
def test_bis_are_subtracted() -> None:
    at = Table()
    for boxes, points in enumerate((0, 1, 3, 6, 9, 12, 16, 20, 24, 28)):
        at.sheet.bis[2] = (1 << boxes) - 1
        assert at.points("bis") == -points


@clause("10.2")
def test_refusals_are_subtracted() -> None:
    assert [Table(refusals=refusals).points("refusals") for refusals in range(4)] == [0, 0, -3, -5]


@clause("10.2")
def test_roundabouts_are_subtracted() -> None:
    drawings = (". . . . . . . . . .", "@ . . . . . . . . .", "@ . . . @ . . . . .")
    assert [Table(drawn).points("roundabouts") for drawn in drawings] == [0, -3, -8]


@clause("10.3")
@pytest.mark.parametrize("size", range(1, 7))
def test_an_estate_scores_its_column(size: int) -> None:
    for crossed, points in enumerate(ESTATE_VALUES[size - 1]):
        raised = tuple(crossed if column == size else 0 for column in range(1, 7))
        assert Table(*with_estates(size), raised=raised).points(f"estate-{size}") == points


@clause("10.3")
def test_every_estate_of_a_size_scores() -> None:
    assert Table(*with_estates(3, 3, 3), raised=(0, 0, 3, 0, 0, 0)).points("estate-3") == 18


@clause("10.4")
def test_temps_score_for_the_three_highest_counts() -> None:
    assert temp_points(2, 9, 5, 3) == [0, 7, 4, 1]


@clause("10.4")
def test_equal_temps_share_a_rank_and_the_next_count_takes_the_next_rank() -> None:
    assert temp_points(6, 6, 4, 1) == [7, 7, 4, 1]
    assert temp_points(6, 4, 4, 3, 3, 2) == [7, 4, 4, 1, 1, 0]


@clause("10.4")
def test_no_temps_no_points() -> None:
    assert temp_points(0, 0) == [0, 0]
    assert temp_points(1, 0, 0) == [7, 0, 0]


@clause("10.4")
def test_two_players_score_temps_like_more() -> None:
    assert temp_points(3, 3) == [7, 7]
    assert temp_points(3, 1) == [7, 4]


@clause("10.5")
def test_the_total_adds_what_is_won_and_subtracts_what_is_lost() -> None:
    at = Table(". . 8p| @| 9 9b| . . . .", plan=(8, 0, 5), parks=(3, 1, 0), temps=2, refusals=2)
    assert at.points("total") == (8 + 5) + (10 + 2) + 3 + 7 + 2 - 1 - 3 - 3


@clause("10.5")
def test_a_total_may_be_negative() -> None:
    assert Table("@ . . . . . . . . .", refusals=3).points("total") == -8


@clause("10.6")
def test_the_higher_total_takes_the_better_place() -> None:
    at = Table(*with_estates(1, 1), seats=3)
    at.draw(2, *with_estates(6))
    assert [at.place(seat) for seat in range(3)] == [2, 3, 1]


@clause("10.6")
def test_a_tie_goes_to_the_most_estates() -> None:
    assert places((3,), (1, 1, 1), (1, 2)) == [3, 1, 2]
    assert places((1, 5), (2, 2, 2)) == [2, 1]


@clause("10.6")
def test_then_to_the_most_estates_of_size_1() -> None:
    assert places((2, 2), (1, 3)) == [2, 1]


@clause("10.6")
@pytest.mark.parametrize("size", [2, 3, 4])
def test_then_to_the_most_estates_of_the_next_sizes(size: int) -> None:
    assert places((size + 1, size + 1), (size, size + 2)) == [2, 1]


@clause("10.6")
def test_then_to_the_most_estates_of_size_5() -> None:
    assert places((6,), (5,), raised=(0, 0, 0, 0, 1, 0)) == [2, 1]


@clause("10.6")
def test_then_the_place_is_shared() -> None:
    at = Table(*with_estates(1, 3), seats=4)
    at.draw(1, *with_estates(1, 3))
    at.draw(3, *with_estates(2))
    assert [at.place(seat) for seat in range(4)] == [1, 1, 4, 3]
