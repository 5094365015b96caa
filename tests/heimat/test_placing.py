"""Placing cubes and roofs (clauses 4.1 to 4.5)."""

from __future__ import annotations

from housewright.heimat.reasons import Reason
from tests.clauses import clause
from tests.heimat.drawing import Board

NO_BIDS = ("-", "-")


@clause("4.2")
def test_a_cube_goes_on_the_next_free_lot_of_any_row() -> None:
    at = Board("R6^1 R5^1", "", "Y2^1").play("<1", *NO_BIDS)
    assert at.legal() == {"A3", "B1", "C2"}
    assert at.why("A4") == Reason.LOT_NOT_NEXT


@clause("4.2")
def test_a_cube_stays_within_the_permitted_length() -> None:
    at = Board("R6^1 R5^1 R4^1", "", "", permits="I:A-").play("<1", *NO_BIDS)
    assert at.why("A4") == Reason.LOT_BEYOND_LENGTH


@clause("4.3")
def test_a_cube_goes_on_top_of_a_house_with_a_higher_top() -> None:
    at = Board("R3^1 R5 P1", display="B4").play("<1", *NO_BIDS)
    assert at.why("A2") == Reason.NONE
    assert at.why("A3") == Reason.CUBE_NOT_LOWER


@clause("4.3")
def test_equal_values_do_not_stack() -> None:
    at = Board("R3^1 R4", display="B4").play("<1", *NO_BIDS)
    assert at.why("A2") == Reason.CUBE_NOT_LOWER
