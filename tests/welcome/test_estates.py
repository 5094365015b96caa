"""Estates (clauses 7.1 and 7.2)."""

from __future__ import annotations

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table


def estate_points(at: Table) -> list[int]:
    """What the estates of size 1 to 6 score."""
    return [at.points(f"estate-{size}") for size in range(1, 7)]


@clause("7.1")
def test_an_estate_is_a_run_of_houses_between_two_fences() -> None:
    assert estate_points(Table("1| 2 3| 4 5 6| . . . .")) == [1, 2, 3, 0, 0, 0]
    assert estate_points(Table("1 2 3 4| 5 6 7 8 9| .", "1 2 3 4 5 6| . . . . .")) == [0, 0, 0, 4, 5, 6]


@clause("7.1")
def test_an_empty_lot_spoils_an_estate() -> None:
    assert estate_points(Table("1 . 3| . . . . . . .")) == [0, 0, 0, 0, 0, 0]


@clause("7.1")
def test_a_run_without_a_fence_at_its_end_is_no_estate() -> None:
    assert estate_points(Table("1 2 3 . . . . . . .")) == [0, 0, 0, 0, 0, 0]
    assert estate_points(Table(". 1 2 3| . . . . . .")) == [0, 0, 0, 0, 0, 0]


@clause("7.1", "1.3")
def test_the_ends_of_a_street_are_fences() -> None:
    assert estate_points(Table("1 2| . . . . . .| 9 10")) == [0, 4, 0, 0, 0, 0]


@clause("7.1")
def test_numbers_within_an_estate_may_be_skipped() -> None:
    assert estate_points(Table("0 7 15| . . . . . . .")) == [0, 0, 3, 0, 0, 0]


@clause("7.1")
def test_a_new_fence_makes_two_estates_of_one() -> None:
    at = Table("1 2 3 4 5 6| . . . .", cards="8F 8E 8L")
    assert estate_points(at.play("1 8:C6 |A2")) == [0, 2, 0, 4, 0, 0]


@clause("7.1", "8.4")
def test_only_the_first_lot_of_a_complete_estate_names_one_that_serves() -> None:
    plans = "estates-66 estates-36 estates-34"
    at = Table("1 2 3| 4 5 6| 7 8 9 10", "1 . 3| . . . . . . . .", plans=plans).play("1 8:C6 - !3")
    assert at.why("&A2") == Reason.ESTATE_NOT_COMPLETE
    assert at.why("&B1") == Reason.ESTATE_NOT_COMPLETE
    assert at.why("&A4") == Reason.NONE


@clause("7.2")
def test_a_run_of_seven_or_more_scores_nothing() -> None:
    assert estate_points(Table("1 2 3 4 5 6 7| . . .")) == [0, 0, 0, 0, 0, 0]
    assert estate_points(Table("1 2 3 4 5 6 7 8 9 10")) == [0, 0, 0, 0, 0, 0]


@clause("7.2")
def test_a_run_of_seven_fits_no_plan() -> None:
    runs = ("1 2 3 4 5 6 7| . . .", "1 2 3 4 5 6| . . . . .")
    at = Table(*runs, cards="8F 8E 8L", options="roundabouts").play("1 8:C6 -")
    assert at.why("!1") == Reason.PLAN_LACKS_ESTATES


@clause("7.1", "7.2")
def test_a_run_of_seven_does_not_serve_a_plan() -> None:
    runs = ("1 2 3| 4 5 6| 7 8 9 10", "1 2 3 4 5 6 7| . . . .")
    at = Table(*runs, plans="estates-66 estates-36 estates-34").play("1 8:C6 - !3")
    assert at.why("&B1") == Reason.ESTATE_NOT_COMPLETE


@clause("7.2", "10.6")
def test_a_run_of_seven_does_not_count_in_a_tie() -> None:
    at = Table("1 2 3 4 5 6 7| . . .")
    assert at.points("total", 0) == at.points("total", 1) == 0
    assert (at.place(0), at.place(1)) == (1, 1)


@clause("7.2")
def test_a_run_of_seven_may_still_be_split_into_estates() -> None:
    at = Table("1 2 3 4 5 6 7| . . .", cards="8F 8E 8L")
    assert estate_points(at.play("1 8:C6 |A3")) == [0, 0, 3, 4, 0, 0]
