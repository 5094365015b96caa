"""Black money and offers (clauses 2.1 to 2.6)."""

from __future__ import annotations

import pytest

from housewright.heimat.reasons import Reason
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board

NO_BIDS = ("-", "-")
SPECIALS = ("I", "II", "III", "#", "M")
FULL_ROW = "R6^1 R5^1 R4^1 R3^1"


def full_board(display: str, permits: str = "") -> Board:
    """Every permitted lot is built; the only tops to build on are 4 and 2."""
    return Board(FULL_ROW, "P6^1 Y4 G6 Y2", "W6^1 W5 W4^1 W3^1", display=display, permits=permits)


@clause("2.1")
def test_the_auctioneer_may_put_one_cheque_into_the_box_before_the_offer() -> None:
    at = Board(first=2).begin("$")
    assert at.hands() == [12, 11, 12]
    assert at.boxes() == [0, 1, 0]
    assert at.why("I") == Reason.NONE


@clause("2.1")
def test_the_auctioneer_may_as_well_leave_the_box_alone() -> None:
    assert Board().play("I").boxes() == [0, 0, 0]


@clause("2.1")
def test_only_one_cheque_goes_into_the_box_in_a_turn() -> None:
    assert Board().begin("$").why("$") == Reason.BLACK_MONEY_ONCE


@clause("2.1")
def test_the_next_auctioneer_may_use_the_box_again() -> None:
    at = Board().play("$ I", *NO_BIDS, "x")
    assert at.why("$") == Reason.NONE
    assert at.play("$ II").boxes() == [1, 1, 0]


@clause("2.1")
def test_every_turn_of_the_same_auctioneer_allows_one_more_cheque() -> None:
    at = Board(seats=2).play("$ I", "-", "x", "II", "-", "x", "$ III")
    assert at.boxes() == [2, 0]
    assert at.hands() == [10, 12]


@clause("2.1")
def test_without_a_cheque_nothing_goes_into_the_box() -> None:
    assert Board(hands=(0, 18, 18)).why("$") == Reason.BLACK_MONEY_WITHOUT_CHEQUE
    assert Board(hands=(1, 18, 17)).why("$") == Reason.NONE


@clause("2.1", "2.2")
def test_after_the_offer_it_is_too_late_for_the_box() -> None:
    assert Board().begin("I").why("$") == Reason.TURN_OVER
    assert Board().play("I").why("$") == Reason.NO_OFFER_NOW


@clause("2.1", "3.2")
def test_black_money_cannot_be_bid() -> None:
    at = Board(hands=(12, 2, 12), boxes=(0, 10, 0)).play("I")
    assert at.why("2") == Reason.NONE
    assert at.why("3") == Reason.BID_BEYOND_CHEQUES


@clause("2.1", "3.4")
def test_black_money_cannot_pay_for_keeping() -> None:
    at = Board(hands=(3, 12, 12)).play("$ I", "3", "-")
    assert at.phase() == "place"
    assert at.actor == 1


@clause("2.1")
def test_black_money_stays_in_the_box_whatever_the_auction_brings() -> None:
    assert Board().play("$ I", "-", "2", "sell", "x").boxes() == [1, 0, 0]
    assert Board().play("$ I", "-", "2", "keep x").boxes() == [1, 0, 0]


@clause("2.2")
def test_an_auctioneer_cannot_pass() -> None:
    ends = {"<1", ">1", "<2", ">2", "<3", ">3"}
    assert Board().legal() == {"$", *ends, *SPECIALS}
    assert Board().begin("$").legal() == {*ends, *SPECIALS}


@clause("2.2")
def test_black_money_alone_is_not_a_turn() -> None:
    at = Board().begin("$")
    assert not HEIMAT.is_turn_complete(at.state, at.actor)
    assert HEIMAT.is_turn_complete(at.begin("M").state, at.actor)


@clause("2.2")
def test_only_one_piece_is_offered() -> None:
    at = Board().begin("I")
    assert at.why("II") == Reason.TURN_OVER
    assert at.legal() == set()


@clause("2.2")
@pytest.mark.parametrize("turns", [(), ("-", "1"), NO_BIDS])
def test_nothing_is_offered_before_the_auction_is_over(turns: tuple[str, ...]) -> None:
    assert Board().play("I", *turns).why("II") == Reason.NO_OFFER_NOW


@clause("2.3")
@pytest.mark.parametrize(("end", "cube"), [("<1", "B1"), (">1", "G2"), ("<2", "G3"), (">2", "Y4"), ("<3", "Y5")])
def test_the_cube_at_either_end_of_a_display_row_may_be_offered(end: str, cube: str) -> None:
    piece = Board().play(end).piece()
    assert (piece["kind"], piece["cube"]) == ("cube", cube)


@clause("2.3")
def test_an_offered_cube_uncovers_the_next_one() -> None:
    at = Board().play("<1", *NO_BIDS, "A1", ">1", *NO_BIDS, "A2")
    lying = [cube and cube["cube"] for cube in at.seen()["display"][0]]
    assert lying == [None, "B2", "B3", "B4", "B5", "B6", "G1", None]
    assert at.play("<1").piece()["cube"] == "B2"


@clause("2.3")
def test_the_right_end_moves_inwards_too() -> None:
    assert Board().play(">1", *NO_BIDS, "A1", ">1").piece()["cube"] == "G1"


@clause("2.3")
def test_a_cube_between_others_of_its_row_is_no_offer_and_it_is_said_why() -> None:
    seen = Board().seen()
    assert [offer for offer in seen["offers"] if offer[0] in "<>"] == ["<1", ">1", "<2", ">2", "<3", ">3"]
    assert seen["enclosed"] == {"key": "reason-cube-enclosed", "args": {}, "clause": "2.3"}


@clause("2.3")
def test_nothing_is_offered_from_an_empty_display_row() -> None:
    at = Board(taken=(8, 0, 0))
    assert at.why("<1") == Reason.DISPLAY_ROW_EMPTY
    assert at.why(">1") == Reason.DISPLAY_ROW_EMPTY
    assert at.why("<2") == Reason.NONE


@clause("2.3")
def test_the_last_cube_of_a_display_row_is_its_left_end() -> None:
    at = Board(taken=(0, 7, 6))
    assert at.why("<2") == Reason.NONE
    assert at.why(">2") == Reason.LAST_CUBE_IS_LEFT
    assert at.why(">3") == Reason.NONE


@clause("2.3")
def test_a_cube_that_fits_nowhere_is_not_offered() -> None:
    at = full_board("B5")
    assert at.why("<1") == Reason.CUBE_FITS_NOWHERE


@clause("2.3")
@pytest.mark.parametrize(("cube", "reason"), [("B3", Reason.NONE), ("B4", Reason.CUBE_FITS_NOWHERE)])
def test_on_a_full_board_only_a_cube_below_the_highest_open_top_is_offered(cube: str, reason: Reason) -> None:
    assert full_board(cube).why("<1") == reason


@clause("2.3")
def test_the_right_end_too_must_fit_somewhere() -> None:
    at = full_board("B1 B2 B3 G1 G2 G3 Y1 Y5")
    assert at.why("<1") == Reason.NONE
    assert at.why(">1") == Reason.CUBE_FITS_NOWHERE


@clause("2.3")
def test_one_free_lot_makes_room_for_every_cube() -> None:
    assert full_board("B6", permits="I:C+").why("<1") == Reason.NONE
    assert Board(FULL_ROW, FULL_ROW, "W6^1 W5 W4^1", display="B6").why("<1") == Reason.NONE


@clause("2.3")
def test_an_empty_row_of_length_0_has_no_room() -> None:
    at = Board("", "P6^1 Y4 G6 Y2", "W6^1 W5 W4^1 W3^1", permits="I:A- III:A-", display="B4 B3")
    assert at.why("<1") == Reason.CUBE_FITS_NOWHERE


@clause("2.4")
@pytest.mark.parametrize("piece", SPECIALS)
def test_a_special_piece_taken_out_of_the_game_is_offered_no_more(piece: str) -> None:
    at = Board()
    assert at.why(piece) == Reason.NONE
    assert at.play(piece, *NO_BIDS, "x").why(piece) == Reason.PIECE_NOT_ON_OFFER


@clause("2.4")
@pytest.mark.parametrize(("piece", "placing"), [("I", "A+"), ("II", "B-"), ("III", "C+"), ("#", "!I"), ("M", "@A")])
def test_a_placed_special_piece_is_offered_no_more(piece: str, placing: str) -> None:
    at = Board(permits="I:B+" if piece == "#" else "").play(piece, *NO_BIDS, placing)
    assert at.why(piece) == Reason.PIECE_NOT_ON_OFFER
    others = set(SPECIALS) - {piece} - ({"I"} if piece == "#" else set())
    assert at.legal() & set(SPECIALS) == others


@clause("2.4", "4.9")
def test_a_removed_permit_is_offered_no_more() -> None:
    at = Board(permits="II:A+").play("#", *NO_BIDS, "!II")
    assert at.why("II") == Reason.PIECE_NOT_ON_OFFER


@clause("2.5")
def test_a_roof_is_offered_only_while_a_house_without_one_stands() -> None:
    assert Board().why("^") == Reason.NO_HOUSE_TO_ROOF
    assert Board("R6^1", "", "Y5^2").why("^") == Reason.NO_HOUSE_TO_ROOF
    assert Board("R6^1", "", "Y5").why("^") == Reason.NONE


@clause("2.5")
def test_the_drawn_roof_is_shown_before_the_bidding() -> None:
    at = Board("R6", roofs="r5 r2").play("^")
    assert at.phase() == "bid"
    assert at.piece() == {"kind": "roof", "value": 5}
    assert at.seen()["roofs"] == {"left": 16, "numbered_left": 11}


@clause("2.5")
def test_the_roof_is_drawn_only_when_it_has_been_offered() -> None:
    at = Board("R6", roofs="r5").begin("^")
    assert at.piece()["value"] != 5
    assert at.seen()["roofs"] == {"left": 17, "numbered_left": 12}


@clause("2.5")
def test_each_offer_draws_the_next_roof() -> None:
    at = Board("R6 R5", roofs="r5 r2").play("^", *NO_BIDS, "A1", "^", *NO_BIDS, "A2")
    assert [lot["roof"] for lot in at.seen()["rows"][0]["lots"][:2]] == [5, 2]


@clause("2.6")
def test_a_blank_roof_ends_the_auction_without_bids() -> None:
    at = Board("R6", roofs="r0").play("^")
    assert (at.phase(), at.actor, at.piece()) == ("offer", 1, None)
    assert at.hands() == [12, 12, 12]


@clause("2.6")
def test_a_blank_roof_is_laid_aside() -> None:
    at = Board("R6", roofs="r0 r4").play("^")
    assert at.seen()["roofs"] == {"left": 16, "numbered_left": 12}
    assert at.seen()["rows"][0]["lots"][0]["roof"] is None
    assert at.play("^").piece() == {"kind": "roof", "value": 4}


@clause("2.6", "2.1")
def test_black_money_stays_paid_when_the_roof_is_blank() -> None:
    at = Board("R6", roofs="r0").play("$ ^")
    assert at.boxes() == [1, 0, 0]
    assert at.why("$") == Reason.NONE
