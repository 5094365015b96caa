"""Finished rows and the end of a game (clauses 5.1 to 5.3)."""

from __future__ import annotations

import pytest

from housewright.heimat.reasons import Reason
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board

NO_BIDS = ("-", "-")
FULL_ROW = "R6^1 R5^1 R4^1 R3^1"
LACKS_A_ROOF = "Y6^1 Y5^1 Y4^1 Y3"


@clause("5.1")
def test_a_row_is_finished_when_every_lot_is_built_and_every_house_roofed() -> None:
    assert Board(FULL_ROW).is_finished("A")


@clause("5.1")
@pytest.mark.parametrize("row", ["R6^1 R5^1 R4^1", LACKS_A_ROOF, "Y6 Y5^1 Y4^1 Y3^1", ""])
def test_a_row_with_a_free_lot_or_an_open_house_is_not_finished(row: str) -> None:
    assert not Board(row).is_finished("A")


@clause("5.1")
def test_the_permitted_length_decides() -> None:
    assert Board("R6^1", permits="III:A-").is_finished("A")
    assert not Board(FULL_ROW, permits="I:A+").is_finished("A")
    assert Board(FULL_ROW + " R2^1", permits="I:A+").is_finished("A")


@clause("5.1")
def test_an_empty_row_of_length_0_is_finished() -> None:
    at = Board(permits="I:B-").play("III", *NO_BIDS, "B-")
    assert at.is_finished("B")
    assert not at.is_over()


@clause("5.1", "4.5")
def test_a_finished_row_needs_its_roofs_wherever_they_come_last() -> None:
    at = Board("R6 R5^1 R4^1 R3^1", roofs="r2").play("^", *NO_BIDS, "A1")
    assert at.is_finished("A")
    assert at.seen()["rows"][0]["finished"]


@clause("5.2")
def test_the_game_ends_at_once_when_two_rows_are_finished() -> None:
    at = Board(FULL_ROW, "", LACKS_A_ROOF, roofs="r2").play("^", *NO_BIDS)
    assert not at.is_over()
    assert at.play("C4").is_over()


@clause("5.2")
def test_one_finished_row_ends_nothing() -> None:
    at = Board(LACKS_A_ROOF, LACKS_A_ROOF, roofs="r2").play("^", *NO_BIDS, "A4")
    assert not at.is_over()
    assert at.actor == 1


@clause("5.2")
def test_after_the_end_nobody_does_anything() -> None:
    at = Board(FULL_ROW, LACKS_A_ROOF, roofs="r2").play("^", *NO_BIDS, "B4")
    assert HEIMAT.to_act(at.state) == ()
    for seat in range(3):
        assert at.why("I", seat) == Reason.GAME_OVER
        assert at.why("-", seat) == Reason.GAME_OVER


@clause("5.2", "4.6")
def test_shortening_a_row_to_what_is_built_may_end_the_game() -> None:
    at = Board(FULL_ROW, "", "Y6^1 Y5^1 Y4^1").play("I", *NO_BIDS, "C-")
    assert at.is_over()


@clause("5.2", "5.1")
def test_a_row_shortened_to_nothing_counts_for_the_end() -> None:
    assert Board(FULL_ROW, permits="I:B-").play("III", *NO_BIDS, "B-").is_over()
    assert Board(permits="I:B- III:B-").play("II", *NO_BIDS, "x").is_over() is False


@clause("5.2", "4.9")
def test_removing_a_permit_may_end_the_game() -> None:
    at = Board(FULL_ROW, "", FULL_ROW, permits="II:C+").play("#", *NO_BIDS, "!II")
    assert at.is_over()


@clause("5.2", "4.8")
def test_a_reopened_row_does_not_count_for_the_end() -> None:
    at = Board(FULL_ROW, LACKS_A_ROOF, roofs="r2").play("I", *NO_BIDS, "A+", "^", *NO_BIDS, "B4")
    assert at.is_finished("B")
    assert not at.is_over()


@clause("5.2", "4.8")
def test_a_reopened_row_may_be_finished_anew() -> None:
    at = Board(FULL_ROW + " R2", FULL_ROW, permits="I:A+", roofs="r2").play("^", *NO_BIDS, "A5")
    assert at.is_over()


@clause("5.2")
def test_a_finished_row_reopened_by_removing_a_permit_does_not_count() -> None:
    at = Board("R6^1 R5^1", LACKS_A_ROOF, permits="II:A-", roofs="r2").play("#", *NO_BIDS, "!II", "^", *NO_BIDS, "B4")
    assert not at.is_over()


@clause("5.2")
def test_the_end_comes_whoever_placed_the_last_roof() -> None:
    at = Board(FULL_ROW, LACKS_A_ROOF, roofs="r2")
    assert at.play("^", "3", "-", "sell", "B4").is_over()
    assert at.hands() == [15, 9, 12]


@clause("5.3")
def test_the_game_ends_when_the_last_numbered_roof_is_placed() -> None:
    at = Board("R6 R5", drawn=11).play("^", *NO_BIDS)
    assert not at.is_over()
    assert at.seen()["roofs"] == {"left": 5, "numbered_left": 0}
    assert at.play("A1").is_over()


@clause("5.3")
def test_the_last_but_one_numbered_roof_does_not_end_the_game() -> None:
    assert not Board("R6 R5", drawn=10).play("^", *NO_BIDS, "A1").is_over()


@clause("5.3")
def test_a_blank_roof_does_not_end_the_game_while_a_numbered_one_is_left() -> None:
    roofs = " ".join(["r1 r1 r2 r2 r3 r3 r4 r4 r5 r5 r6", *["r0"] * 5, "r6"])
    at = Board("R6 R5", roofs=roofs, drawn=15).play("^")
    assert at.seen()["roofs"] == {"left": 1, "numbered_left": 1}
    assert not at.is_over()
    assert at.play("^", *NO_BIDS, "A1").is_over()


@clause("5.3")
def test_without_blank_roofs_the_game_ends_with_the_last_roof() -> None:
    at = Board("R6 R5", options="no-blank-roofs", drawn=11).play("^", *NO_BIDS, "A1")
    assert at.seen()["roofs"] == {"left": 0, "numbered_left": 0}
    assert at.is_over()


@clause("5.3")
def test_the_game_ends_when_all_houses_are_roofed_and_no_cube_is_left() -> None:
    at = Board("R6^1 R5", roofs="r2", taken=(8, 8, 8)).play("^", *NO_BIDS, "A2")
    assert at.is_over()


@clause("5.3")
def test_the_game_goes_on_while_a_cube_is_left() -> None:
    at = Board("R6^1 R5", roofs="r2", taken=(8, 8, 7)).play("^", *NO_BIDS, "A2")
    assert not at.is_over()
    assert at.legal() >= {"<3", "I"}


@clause("5.3")
def test_the_game_goes_on_while_a_house_lacks_a_roof() -> None:
    at = Board("R6^1", taken=(8, 8, 7)).play("<3", *NO_BIDS, "A2")
    assert not at.is_over()
    assert at.legal() == {"$", "^", "I", "II", "III", "#", "M"}


@clause("5.3")
@pytest.mark.parametrize("turns", [("^",), ("I", *NO_BIDS, "x"), ("M", *NO_BIDS, "@A")])
def test_both_ends_are_looked_for_after_every_auction(turns: tuple[str, ...]) -> None:
    two_rows = Board(FULL_ROW, FULL_ROW, "Y6", roofs="r0")
    no_numbered_roof = Board("R6", drawn=12)
    assert two_rows.play(*turns).is_over()
    assert no_numbered_roof.play(*turns).is_over()


@clause("5.3")
@pytest.mark.parametrize("turns", [("^",), ("I", *NO_BIDS, "x"), ("#", *NO_BIDS, "x"), ("M", *NO_BIDS, "@A")])
def test_no_end_is_found_where_there_is_none(turns: tuple[str, ...]) -> None:
    assert not Board(FULL_ROW, LACKS_A_ROOF, roofs="r0").play(*turns).is_over()


@clause("5.2", "5.3")
@pytest.mark.parametrize(
    ("at", "turns", "ended_by"),
    [
        (Board(FULL_ROW, "", LACKS_A_ROOF, roofs="r2"), ("^", *NO_BIDS, "C4"), "rows"),
        (Board("R6 R5", drawn=11), ("^", *NO_BIDS, "A1"), "roofs"),
        (Board("R6^1 R5", roofs="r2", taken=(8, 8, 8)), ("^", *NO_BIDS, "A2"), "houses"),
    ],
)
def test_the_end_tells_why_it_came(at: Board, turns: tuple[str, ...], ended_by: str) -> None:
    assert at.seen()["ended_by"] is None
    assert at.play(*turns).seen()["ended_by"] == ended_by
