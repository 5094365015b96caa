"""Placing cubes and roofs (clauses 4.1 to 4.5)."""

from __future__ import annotations

import pytest

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


@clause("4.1")
def test_whoever_bought_the_piece_places_it_at_once() -> None:
    at = Board().play("<1", "-", "2", "sell")
    assert at.actor == 2
    assert at.legal() == {"A1", "B1", "C1"}


@clause("4.1")
@pytest.mark.parametrize("move", ["A1", "A+", "!I", "@A", "x"])
def test_nothing_is_placed_before_the_auction_is_over(move: str) -> None:
    assert Board().why(move) == Reason.NO_PLACING_NOW
    assert Board().play("<1").why(move) == Reason.NO_PLACING_NOW
    assert Board().play("<1", "1", "-").why(move) == Reason.NO_PLACING_NOW


@clause("4.1")
@pytest.mark.parametrize("turns", [("<1", *NO_BIDS), ("<1", "1", "-", "sell"), ("^", *NO_BIDS)])
def test_cubes_and_roofs_must_be_placed(turns: tuple[str, ...]) -> None:
    at = Board("R6", roofs="r3").play(*turns)
    assert at.why("x") == Reason.PIECE_MUST_BE_PLACED


@clause("4.1")
def test_a_keeper_must_place_cubes_and_roofs_too() -> None:
    assert Board().play("<1", "1", "-").begin("keep").why("x") == Reason.PIECE_MUST_BE_PLACED


@clause("4.1")
@pytest.mark.parametrize("piece", ["I", "II", "III", "#", "M"])
def test_special_pieces_may_leave_the_game_instead(piece: str) -> None:
    specials = Board().play(piece, *NO_BIDS, "x").seen()["specials"]
    assert [special["piece"] for special in specials if special["gone"]] == [piece]
    assert [special["piece"] for special in specials if special["row"]] == []


@clause("4.1")
def test_a_bought_special_piece_may_leave_the_game_too() -> None:
    at = Board().play("M", "3", "-", "sell", "x")
    assert at.seen()["specials"][4]["gone"]
    assert at.hands() == [15, 9, 12]


@clause("4.1")
@pytest.mark.parametrize(
    ("offer", "foreign"),
    [
        ("<1", ["A+", "A-", "!I", "@A"]),
        ("^", ["A+", "A-", "!I", "@A"]),
        ("II", ["A1", "!I", "@A"]),
        ("#", ["A1", "A+", "A-", "@A"]),
        ("M", ["A1", "A+", "A-", "!I"]),
    ],
)
def test_only_the_piece_itself_is_placed(offer: str, foreign: list[str]) -> None:
    at = Board("R6", permits="I:B+", roofs="r3").play(offer, *NO_BIDS)
    for move in foreign:
        assert at.why(move) == Reason.OTHER_PIECE_TO_PLACE


@clause("4.1")
def test_one_placing_is_the_whole_turn() -> None:
    assert Board().play("<1", *NO_BIDS).begin("A1").why("B1") == Reason.TURN_OVER


@clause("4.2")
def test_a_cube_stands_where_it_was_placed() -> None:
    at = Board("R6^1", display="B4").play("<1", *NO_BIDS, "A2")
    assert at.seen()["rows"][0]["built"] == 2
    assert at.seen()["rows"][0]["lots"][1]["storeys"] == [{"colour": "blue", "value": 4}]


@clause("4.2")
def test_the_fifth_lot_is_built_only_with_a_permit() -> None:
    row = "R6^1 R5^1 R4^1 R3^1"
    assert Board(row).play("<1", *NO_BIDS).why("A5") == Reason.LOT_BEYOND_LENGTH
    assert Board(row, permits="I:A+").play("<1", *NO_BIDS).why("A5") == Reason.NONE
    assert Board(row, permits="I:B+").play("<1", *NO_BIDS).why("A5") == Reason.LOT_BEYOND_LENGTH


@clause("4.2")
def test_beyond_the_stream_there_are_no_gaps_either() -> None:
    at = Board("R6^1 R5^1 R4^1 R3^1", permits="II:A+").play("<1", *NO_BIDS)
    assert at.why("A6") == Reason.LOT_NOT_NEXT


@clause("4.3")
def test_a_placed_cube_is_the_new_top() -> None:
    at = Board("R3^1 R5", display="B4 G4 G3").play("<1", *NO_BIDS, "A2", "<1", *NO_BIDS)
    assert at.why("A2") == Reason.CUBE_NOT_LOWER
    assert at.play("A3", "<1", *NO_BIDS).why("A2") == Reason.NONE


@clause("4.3")
def test_building_on_top_leaves_the_row_as_long_as_it_was() -> None:
    at = Board("R3^1 R5", display="B4").play("<1", *NO_BIDS, "A2")
    assert at.seen()["rows"][0]["built"] == 2
    assert [storey["colour"] for storey in at.seen()["rows"][0]["lots"][1]["storeys"]] == ["red", "blue"]


@clause("4.3")
def test_only_the_top_value_counts() -> None:
    at = Board("R3^1 R6B2", display="Y3 Y1").play("<1", *NO_BIDS)
    assert at.why("A2") == Reason.CUBE_NOT_LOWER


@clause("4.3")
def test_colours_do_not_matter_for_stacking() -> None:
    assert Board("R3^1 B5", display="B4").play("<1", *NO_BIDS).why("A2") == Reason.NONE


@clause("4.3")
def test_a_house_may_have_six_storeys() -> None:
    at = Board("R3^1 R6B5W4P3Y2", display="G1").play("<1", *NO_BIDS, "A2")
    assert len(at.seen()["rows"][0]["lots"][1]["storeys"]) == 6


@clause("4.3")
@pytest.mark.parametrize("lot", ["A1", "A7", "B3", "B5", "C2"])
def test_single_storey_lots_bear_one_cube(lot: str) -> None:
    row, place = "ABC".index(lot[0]), int(lot[1])
    rows = ["", "", ""]
    rows[row] = " ".join(["W6"] * 8)
    at = Board(*rows, permits=f"I:{lot[0]}+ III:{lot[0]}+", display="B1").play("<1", *NO_BIDS)
    assert at.why(lot) == Reason.LOT_SINGLE_STOREY
    assert at.why(f"{lot[0]}{place + 1}") == Reason.NONE


@clause("4.3")
def test_on_all_other_lots_a_lower_cube_goes_on_top() -> None:
    row = " ".join(["W6"] * 10)
    tops = set()
    for letter, rows in (("A", (row, "", "")), ("B", ("", row, "")), ("C", ("", "", row))):
        permits = " ".join(f"{permit}:{letter}+" for permit in ("I", "II", "III"))
        legal = Board(*rows, permits=permits, display="B1").play("<1", *NO_BIDS).legal()
        tops |= {lot for lot in legal if lot[0] == letter}
    assert {f"{letter}{place}" for letter in "ABC" for place in range(1, 11)} - tops == {"A1", "A7", "B3", "B5", "C2"}


@clause("4.3")
def test_nothing_is_built_on_a_roof() -> None:
    at = Board("R3^1 R6^1", display="B1").play("<1", *NO_BIDS)
    assert at.why("A2") == Reason.HOUSE_HAS_ROOF


@clause("4.4")
def test_the_first_cube_of_a_colour_makes_the_owner() -> None:
    at = Board(display="B4").play("<1", *NO_BIDS, "A1")
    assert at.seen()["owners"] == dict.fromkeys(["green", "yellow", "red", "purple", "white"]) | {"blue": 0}
    assert at.seen()["seats"][0]["colours"] == ["blue"]


@clause("4.4")
def test_a_buyer_owns_the_colour_in_somebody_elses_auction() -> None:
    assert Board(display="B4").play("<1", "-", "1", "sell", "A1").seen()["owners"]["blue"] == 2
    assert Board(display="B4").play("<1", "-", "1", "keep A1").seen()["owners"]["blue"] == 0


@clause("4.4")
def test_a_colour_has_no_owner_before_its_cube_is_placed() -> None:
    assert Board(display="B4").play("<1", "-", "1", "sell").seen()["owners"]["blue"] is None


@clause("4.4")
def test_later_cubes_of_a_colour_change_nothing() -> None:
    at = Board("B6", owners="B:3", display="B4 B3").play("<1", *NO_BIDS, "A2", "<1", "-", "1", "sell", "A2")
    assert at.seen()["owners"]["blue"] == 2


@clause("4.4")
def test_a_first_cube_on_top_of_a_house_makes_the_owner_too() -> None:
    at = Board("R3^1 R5", owners="R:2", display="B4").play("<1", *NO_BIDS, "A2")
    assert (at.seen()["owners"]["blue"], at.seen()["owners"]["red"]) == (0, 1)


@clause("4.4")
def test_one_seat_may_own_several_colours() -> None:
    at = Board(seats=2, display="B4 G4 Y4").play("<1", "-", "A1", "<1", "1", "sell", "A2", "<1", "-", "A3")
    assert at.seen()["seats"][0]["colours"] == ["blue", "green", "yellow"]


@clause("4.5")
def test_a_roof_goes_on_any_house_without_one_whoever_owns_it() -> None:
    at = Board("R6 R5^1", "Y6B2 Y4", "W1", owners="R:1 Y:2 W:3 B:2", roofs="r3").play("^", *NO_BIDS)
    assert at.legal() == {"A1", "B1", "B2", "C1"}


@clause("4.5")
def test_a_house_bears_one_roof() -> None:
    at = Board("R6 R5^1", roofs="r3").play("^", *NO_BIDS)
    assert at.why("A2") == Reason.HOUSE_HAS_ROOF


@clause("4.5")
def test_a_roof_needs_a_house() -> None:
    at = Board("R6 R5^1", roofs="r3").play("^", *NO_BIDS)
    assert at.why("A3") == Reason.LOT_WITHOUT_HOUSE
    assert at.why("C1") == Reason.LOT_WITHOUT_HOUSE


@clause("4.5")
def test_a_placed_roof_shows_its_value() -> None:
    at = Board("R1 R5", roofs="r6").play("^", *NO_BIDS, "A1")
    assert [lot["roof"] for lot in at.seen()["rows"][0]["lots"][:2]] == [6, None]


@clause("4.5")
def test_a_roof_changes_no_owner() -> None:
    at = Board("R6", owners="R:2", roofs="r3").play("^", *NO_BIDS, "A1")
    assert at.seen()["rows"][0]["lots"][0]["owner"] == 1
