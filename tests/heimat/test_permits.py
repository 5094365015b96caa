"""Permits, the blank cube and the mayor (clauses 4.6 to 4.10)."""

from __future__ import annotations

import pytest

from housewright.heimat.reasons import Reason
from tests.clauses import clause
from tests.heimat.drawing import Board

NO_BIDS = ("-", "-")
FULL_ROW = "R6^1 R5^1 R4^1 R3^1"


def lengths(at: Board) -> list[int]:
    """The permitted lengths of the three rows."""
    return [at.length(row) for row in "ABC"]


@clause("4.6")
@pytest.mark.parametrize(("permit", "value"), [("I", 1), ("II", 2), ("III", 3)])
def test_a_permit_lengthens_or_shortens_one_row_by_its_value(permit: str, value: int) -> None:
    assert lengths(Board().play(permit, *NO_BIDS, "B+")) == [4, 4 + value, 4]
    assert lengths(Board().play(permit, *NO_BIDS, "C-")) == [4, 4, 4 - value]


@clause("4.6")
def test_a_permit_may_lengthen_or_shorten_any_row() -> None:
    assert Board().play("II", *NO_BIDS).legal() == {"A+", "A-", "B+", "B-", "C+", "C-", "x"}


@clause("4.6")
def test_permits_of_one_row_add_up() -> None:
    at = Board("", "").play("II", *NO_BIDS, "B-", "III", *NO_BIDS, "B+")
    assert lengths(at) == [4, 5, 4]
    assert lengths(at.play("I", *NO_BIDS, "B-")) == [4, 4, 4]


@clause("4.6")
def test_permits_of_different_rows_do_not_meet() -> None:
    assert lengths(Board(permits="I:A- II:B+ III:C+")) == [3, 6, 7]


@clause("4.6")
def test_all_permits_make_a_row_of_ten_lots() -> None:
    at = Board(" ".join(["R6^1"] * 9), permits="I:A+ II:A+").play("III", *NO_BIDS, "A+", "<1", *NO_BIDS)
    assert at.length("A") == 10
    assert at.why("A10") == Reason.NONE


@clause("4.6")
def test_ten_houses_fill_the_longest_row() -> None:
    at = Board(" ".join(["R6^1"] * 10), permits="I:A+ II:A+ III:A+").play("<1", *NO_BIDS)
    assert at.legal() == {"B1", "C1"}
    assert at.why("A10") == Reason.HOUSE_HAS_ROOF


@clause("4.6")
def test_an_empty_row_may_be_shortened_to_nothing() -> None:
    at = Board(permits="I:A-").play("III", *NO_BIDS, "A-")
    assert at.length("A") == 0
    assert at.play("<1", *NO_BIDS).why("A1") == Reason.LOT_BEYOND_LENGTH


@clause("4.6")
def test_a_row_of_length_0_may_be_lengthened_again() -> None:
    at = Board(permits="I:A- III:A-").play("II", *NO_BIDS, "A+")
    assert at.length("A") == 2


@clause("4.6")
def test_a_placed_permit_shows_its_row_and_what_it_does() -> None:
    seen = Board().play("II", *NO_BIDS, "B-").seen()
    assert seen["rows"][1]["permits"] == [{"permit": "II", "longer": False}]
    assert seen["specials"][1] == {"piece": "II", "on_offer": False, "gone": False, "row": "B"}


@clause("4.7")
def test_no_row_becomes_shorter_than_what_is_built() -> None:
    at = Board("R6 R5 R4").play("II", *NO_BIDS)
    assert at.why("A-") == Reason.ROW_CUTS_HOUSES
    assert at.why("A+") == Reason.NONE


@clause("4.7")
def test_a_row_may_become_as_short_as_what_is_built() -> None:
    assert Board("R6 R5").play("II", *NO_BIDS, "A-").length("A") == 2


@clause("4.7")
def test_what_is_built_is_compared_with_the_sum_of_all_permits() -> None:
    at = Board("R6 R5 R4", permits="II:A+").play("III", *NO_BIDS)
    assert at.why("A-") == Reason.NONE
    assert Board("R6 R5 R4", permits="I:A+").play("III", *NO_BIDS).why("A-") == Reason.ROW_CUTS_HOUSES


@clause("4.7")
def test_an_empty_row_never_becomes_shorter_than_nothing() -> None:
    at = Board(permits="II:A-").play("III", *NO_BIDS)
    assert "A-" not in at.legal()
    assert at.why("B-") == Reason.NONE


@clause("4.7")
def test_of_a_row_without_a_house_nothing_is_cut_but_it_would_be_too_short() -> None:
    assert Board(permits="II:A-").play("III", *NO_BIDS).why("A-") == Reason.ROW_TOO_SHORT


@clause("4.7")
def test_with_the_option_no_row_becomes_shorter_than_1() -> None:
    at = Board(permits="I:A-", options="shortest-row-1").play("III", *NO_BIDS)
    assert at.why("A-") == Reason.ROW_TOO_SHORT
    assert at.why("B-") == Reason.NONE


@clause("4.7")
def test_without_the_option_the_same_row_may_become_0() -> None:
    assert Board(permits="I:A-").play("III", *NO_BIDS).why("A-") == Reason.NONE


@clause("4.8")
def test_a_finished_row_that_is_lengthened_is_unfinished_again() -> None:
    at = Board(FULL_ROW)
    assert at.is_finished("A")
    at.play("I", *NO_BIDS, "A+")
    assert not at.is_finished("A")
    assert at.play("<1", *NO_BIDS).why("A5") == Reason.NONE


@clause("4.8")
def test_a_finished_row_cannot_be_shortened() -> None:
    assert Board(FULL_ROW).play("I", *NO_BIDS).why("A-") == Reason.ROW_CUTS_HOUSES


@clause("4.9")
def test_the_blank_cube_removes_one_placed_permit() -> None:
    at = Board(permits="I:A+ II:A+ III:B-").play("#", *NO_BIDS, "!II")
    assert lengths(at) == [5, 1, 4]
    assert at.seen()["rows"][0]["permits"] == [{"permit": "I", "longer": True}]


@clause("4.9")
def test_the_blank_cube_may_remove_any_permit_of_a_stack() -> None:
    assert Board(permits="I:A+ II:A+ III:B-").play("#", *NO_BIDS).legal() == {"!I", "!II", "!III", "x"}


@clause("4.9")
def test_blank_cube_and_permit_both_leave_the_game() -> None:
    specials = Board(permits="I:A+ II:A+").play("#", *NO_BIDS, "!II").seen()["specials"]
    assert [special["piece"] for special in specials if special["gone"]] == ["II", "#"]


@clause("4.9")
def test_only_a_placed_permit_can_be_removed() -> None:
    at = Board(permits="I:A+").play("II", *NO_BIDS, "x", "#", *NO_BIDS)
    assert at.why("!II") == Reason.PERMIT_NOT_PLACED
    assert at.why("!III") == Reason.PERMIT_NOT_PLACED
    assert at.why("!I") == Reason.NONE


@clause("4.9")
def test_without_a_placed_permit_the_blank_cube_leaves_the_game() -> None:
    assert Board().play("#", *NO_BIDS).legal() == {"x"}


@clause("4.9", "4.7")
def test_a_permit_that_bears_houses_cannot_be_removed() -> None:
    at = Board(FULL_ROW + " R2", permits="I:A+").play("#", *NO_BIDS)
    assert at.why("!I") == Reason.ROW_CUTS_HOUSES


@clause("4.9")
def test_a_lengthening_permit_can_be_removed_down_to_what_is_built() -> None:
    at = Board(FULL_ROW, permits="I:A+").play("#", *NO_BIDS, "!I")
    assert at.length("A") == 4
    assert at.is_finished("A")


@clause("4.9")
def test_a_shortening_permit_can_always_be_removed() -> None:
    at = Board("R6^1 R5^1", permits="II:A-")
    assert at.is_finished("A")
    at.play("#", *NO_BIDS, "!II")
    assert at.length("A") == 4
    assert not at.is_finished("A")


@clause("4.9", "4.7")
def test_removing_a_permit_may_leave_a_row_of_length_0() -> None:
    at = Board(permits="I:B- III:B-").play("II", *NO_BIDS, "B+", "#", *NO_BIDS, "!II")
    assert at.length("B") == 0


@clause("4.9", "4.7")
def test_with_the_option_removing_a_permit_leaves_at_least_1() -> None:
    at = Board(permits="I:B- II:B+ III:B-", options="shortest-row-1").play("#", *NO_BIDS)
    assert at.why("!II") == Reason.ROW_TOO_SHORT
    assert at.why("!I") == Reason.NONE


@clause("4.9", "4.7")
def test_a_permit_stays_when_its_removal_would_leave_less_than_nothing() -> None:
    at = Board(permits="I:B+ II:B- III:B-").play("#", *NO_BIDS)
    assert at.legal() == {"!II", "!III", "x"}


@clause("4.10")
@pytest.mark.parametrize("row", "ABC")
def test_the_mayor_is_put_before_any_row(row: str) -> None:
    at = Board().play("M", *NO_BIDS)
    assert at.legal() == {"@A", "@B", "@C", "x"}
    at.play(f"@{row}")
    assert [one["row"] for one in at.seen()["rows"] if one["mayor"]] == [row]


@clause("4.10")
def test_the_mayor_comes_once() -> None:
    assert Board().play("M", *NO_BIDS, "@B").why("M") == Reason.PIECE_NOT_ON_OFFER


@clause("4.10")
def test_the_mayor_may_come_before_a_finished_row() -> None:
    at = Board(FULL_ROW).play("M", *NO_BIDS, "@A")
    assert at.points("row-A") == 44


@clause("4.10")
def test_the_mayor_doubles_the_minus_of_an_unfinished_row_too() -> None:
    at = Board("R6^1 R5", mayor="A")
    assert at.points("row-A") == -24


@clause("4.10")
def test_the_mayor_doubles_no_other_row() -> None:
    at = Board("R6^1 R5", "R4", mayor="A")
    assert at.points("row-B") == -4


@clause("4.10")
def test_no_permit_affects_the_mayor() -> None:
    at = Board(FULL_ROW, mayor="A").play("I", *NO_BIDS, "A+")
    assert at.seen()["rows"][0]["mayor"]
    assert at.points("row-A") == -44


@clause("4.10")
def test_a_mayor_taken_out_of_the_game_doubles_nothing() -> None:
    assert Board(FULL_ROW).play("M", *NO_BIDS, "x").points("row-A") == 22
