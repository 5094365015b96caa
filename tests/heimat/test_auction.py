"""Bids, selling and keeping (clauses 3.1 to 3.5)."""

from __future__ import annotations

import pytest

from housewright.engine.game import SPECTATOR, read_turn
from housewright.engine.session import Session
from housewright.heimat.reasons import Reason
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board, box_of


def asked(at: Board, *bids: str) -> list[int]:
    """Who acts after the offer and after each of these turns."""
    return [at.actor, *(at.play(bid).actor for bid in bids)]


@clause("3.1")
def test_bidding_goes_once_round_from_the_auctioneers_left() -> None:
    at = Board(seats=4, first=3).play("I")
    assert asked(at, "-", "1", "-") == [3, 0, 1, 2]
    assert at.phase() == "decide"


@clause("3.1")
def test_nobody_is_asked_twice() -> None:
    at = Board(seats=3).play("I", "1", "2")
    assert (at.phase(), at.actor) == ("decide", 0)


@clause("3.1")
def test_two_play_with_one_bid() -> None:
    at = Board(seats=2, first=2).play("I")
    assert asked(at, "5") == [0, 1]
    assert at.phase() == "decide"


@clause("3.1")
def test_the_auctioneer_does_not_bid() -> None:
    at = Board().play("I")
    assert at.why("1", seat=0) == Reason.NOT_YOUR_TURN
    assert at.play("1", "-").why("2") == Reason.NO_BID_NOW


@clause("3.1")
def test_nobody_bids_out_of_turn() -> None:
    at = Board().play("I")
    assert at.why("3", seat=2) == Reason.NOT_YOUR_TURN
    assert at.play("-").why("3", seat=1) == Reason.NOT_YOUR_TURN


@clause("3.1")
def test_nobody_else_may_offer() -> None:
    assert Board().why("I", seat=1) == Reason.NOT_YOUR_TURN


@clause("3.1")
@pytest.mark.parametrize("move", ["1", "-"])
def test_there_is_no_bid_before_an_offer_nor_after_the_bidding(move: str) -> None:
    assert Board().why(move) == Reason.NO_BID_NOW
    assert Board().play("I", "-", "-").why(move) == Reason.NO_BID_NOW


@clause("3.1")
def test_one_bid_is_the_whole_turn() -> None:
    at = Board().play("I").begin("1")
    assert HEIMAT.is_turn_complete(at.state, 1)
    assert at.why("2") == Reason.TURN_OVER


@clause("3.2")
def test_any_bid_from_1_to_all_cheques_in_hand_is_possible() -> None:
    at = Board(hands=(12, 4, 12)).play("I")
    assert at.legal() == {"1", "2", "3", "4", "-"}
    assert at.why("5") == Reason.BID_BEYOND_CHEQUES


@clause("3.2")
def test_a_bid_is_higher_than_the_highest_so_far() -> None:
    at = Board(seats=4, hands=(12, 12, 12, 6)).play("I", "3", "-")
    assert at.why("2") == Reason.BID_TOO_LOW
    assert at.why("3") == Reason.BID_TOO_LOW
    assert at.legal() == {"4", "5", "6", "-"}


@clause("3.2")
def test_all_cheques_of_the_table_may_be_bid() -> None:
    at = Board(seats=5, hands=(0, 60, 0, 0, 0)).play("I")
    assert at.why("60") == Reason.NONE


@clause("3.2")
def test_who_cannot_raise_is_not_asked() -> None:
    at = Board(seats=4, hands=(12, 12, 5, 12)).play("I", "5")
    assert at.actor == 3


@clause("3.2")
def test_who_can_raise_by_one_is_asked() -> None:
    at = Board(seats=4, hands=(12, 12, 6, 12)).play("I", "5")
    assert at.actor == 2
    assert at.legal() == {"6", "-"}


@clause("3.2")
def test_who_has_no_cheque_is_not_asked_even_for_the_first_bid() -> None:
    assert Board(seats=4, hands=(12, 0, 0, 24)).play("I").actor == 3


@clause("3.2")
def test_bidding_is_over_when_all_others_cannot_raise() -> None:
    at = Board(seats=4, hands=(12, 7, 7, 6)).play("I", "7")
    assert (at.phase(), at.actor) == ("decide", 0)


@clause("3.2", "3.5")
def test_if_nobody_can_bid_the_piece_is_free() -> None:
    at = Board(hands=(36, 0, 0)).play("I")
    assert (at.phase(), at.actor) == ("place", 0)
    assert at.hands() == [36, 0, 0]


@clause("3.3")
def test_the_auctioneer_sells_or_keeps_and_nothing_else() -> None:
    assert Board().play("I", "4", "-").legal() == {"sell", "keep"}


@clause("3.3")
def test_a_buyer_pays_the_auctioneer_and_places_the_piece() -> None:
    at = Board().play("I", "4", "-", "sell")
    assert at.hands() == [16, 8, 12]
    assert (at.phase(), at.actor) == ("place", 1)


@clause("3.3")
def test_a_piece_goes_to_the_highest_bidder_alone() -> None:
    at = Board(seats=4).play("I", "2", "5", "-", "sell")
    assert at.hands() == [17, 12, 7, 12]
    assert at.actor == 2


@clause("3.3")
def test_a_keeper_pays_the_highest_bidder_and_places_the_piece() -> None:
    at = Board(seats=4).play("I", "2", "5", "-").begin("keep")
    assert at.hands() == [7, 12, 17, 12]
    assert (at.phase(), at.actor) == ("place", 0)


@clause("3.3")
def test_a_keeper_places_the_piece_in_the_same_turn() -> None:
    at = Board().play("I", "4", "-").begin("keep")
    assert not HEIMAT.is_turn_complete(at.state, 0)
    assert at.legal() == {"A+", "A-", "B+", "B-", "C+", "C-", "x"}
    assert HEIMAT.is_turn_complete(at.begin("A+").state, 0)


@clause("3.3")
def test_money_changes_hands_once() -> None:
    assert Board().play("I", "4", "-", "sell", "A+").hands() == [16, 8, 12]
    assert Board().play("I", "4", "-", "keep A+").hands() == [8, 16, 12]


@clause("3.3")
def test_the_seller_places_nothing() -> None:
    at = Board().play("I", "4", "-").begin("sell")
    assert at.why("A+") == Reason.TURN_OVER
    HEIMAT.close_round(at.state)
    assert at.why("A+", seat=0) == Reason.NOT_YOUR_TURN


@clause("3.3")
@pytest.mark.parametrize("move", ["sell", "keep"])
@pytest.mark.parametrize("turns", [(), ("I",), ("I", "1"), ("I", "-", "-"), ("I", "1", "-", "sell")])
def test_there_is_nothing_to_decide_before_the_bidding_is_over_nor_later(move: str, turns: tuple[str, ...]) -> None:
    assert Board().play(*turns).why(move) == Reason.NO_DECISION_NOW


@clause("3.3")
def test_who_keeps_does_not_decide_again() -> None:
    assert Board().play("I", "1", "-").begin("keep").why("sell") == Reason.NO_DECISION_NOW


@clause("3.3")
def test_the_next_auction_starts_without_a_bid() -> None:
    at = Board().play("I", "4", "-", "sell", "x", "II")
    assert at.seen()["auction"]["highest"] == 0
    assert at.seen()["auction"]["bidder"] is None
    assert at.why("1") == Reason.NONE


@clause("3.4")
def test_an_auctioneer_who_cannot_pay_sells_without_being_asked() -> None:
    at = Board(hands=(3, 12, 12)).play("I", "4", "-")
    assert (at.phase(), at.actor) == ("place", 1)
    assert at.hands() == [7, 8, 12]


@clause("3.4")
def test_a_forced_sale_follows_also_when_the_last_bidders_cannot_raise() -> None:
    at = Board(seats=4, hands=(3, 12, 4, 0)).play("I", "4")
    assert (at.phase(), at.actor) == ("place", 1)
    assert at.hands() == [7, 8, 4, 0]


@clause("3.4")
def test_an_auctioneer_who_can_just_pay_is_asked() -> None:
    at = Board(hands=(4, 12, 12)).play("I", "4", "-")
    assert at.phase() == "decide"
    assert at.begin("keep").hands() == [0, 16, 12]


@clause("3.5")
def test_without_a_bid_the_piece_is_the_auctioneers_for_free() -> None:
    at = Board(first=2).play("<1", "-", "-")
    assert (at.phase(), at.actor) == ("place", 1)
    assert at.play("A1").hands() == [12, 12, 12]
    assert at.seen()["owners"]["blue"] == 1


@clause("3.5", "4.1")
def test_a_cube_won_for_free_cannot_be_declined() -> None:
    at = Board().play("<1", "-", "-")
    assert at.legal() == {"A1", "B1", "C1"}
    assert at.why("x") == Reason.PIECE_MUST_BE_PLACED


@clause("3.5")
def test_a_roof_won_for_free_is_placed_even_on_the_only_house() -> None:
    at = Board("R6", roofs="r3").play("^", "-", "-")
    assert at.legal() == {"A1"}


@clause("3.2")
def test_the_story_tells_who_cannot_raise_and_is_not_asked() -> None:
    session = Session.begin(HEIMAT, "", 4, box_of("", 1, "", ""))
    for turn in ("<1", "-", "12"):
        session.submit(session.awaited()[0], read_turn(HEIMAT, turn))
    assert [[event["event"] for event in session.story(number, SPECTATOR)] for number in (1, 2, 3)] == [
        ["story-offer"],
        ["story-pass"],
        ["story-bid", "story-skipped"],
    ]
    assert session.story(3, SPECTATOR)[1] == {"event": "story-skipped", "seat": 3}
