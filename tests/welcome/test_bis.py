"""Bis (clauses 5.11 to 5.13)."""

from __future__ import annotations

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table

NINE_BIS = ("1 1b 1b 1b 1b 2 2b 2b 2b 2b", "1 1b . . . . . . . . .")


@clause("5.11")
def test_a_bis_copies_the_house_just_written_to_either_side() -> None:
    at = Table(cards="8B 8E 8L").play("1 8:B5")
    assert at.legal() == {"B4=B5", "B6=B5", "-"}
    assert at.play("B6=B5").street("B") == ". . . . 8 8b . . . . ."


@clause("5.11")
def test_a_bis_copies_any_other_house_in_any_street() -> None:
    at = Table("3 . . . . . . . . .", cards="8B 8E 8L").play("1 8:B5 A2=A1")
    assert at.street("A") == "3 3b . . . . . . . ."


@clause("5.11")
def test_left_and_right_neighbour_may_offer_different_numbers() -> None:
    drawn = ("3 . 5 . . . . . . .",)
    assert Table(*drawn, cards="8B 8E 8L").play("1 8:B5 A2=A1").street("A") == "3 3b 5 . . . . . . ."
    assert Table(*drawn, cards="8B 8E 8L").play("1 8:B5 A2=A3").street("A") == "3 5b 5 . . . . . . ."


@clause("5.11")
def test_a_bis_may_be_copied_again() -> None:
    at = Table("3 3b . . . . . . . .", cards="8B 8E 8L").play("1 8:B5 A3=A2")
    assert at.street("A") == "3 3b 3b . . . . . . ."


@clause("5.11")
def test_only_a_direct_neighbour_is_copied() -> None:
    at = Table("3 . . . . . . . . .", cards="8B 8E 8L").play("1 8:B5")
    assert at.why("A3=A2") == Reason.BIS_WITHOUT_NEIGHBOUR
    assert at.why("A1=A0") == Reason.LOT_ALREADY_BUILT
    assert at.why("C1=C0") == Reason.BIS_WITHOUT_NEIGHBOUR
    assert at.why("C12=C13") == Reason.BIS_WITHOUT_NEIGHBOUR


@clause("5.11")
def test_a_bis_stands_on_an_empty_lot() -> None:
    at = Table("3 4 @ . . . . . . .", cards="8B 8E 8L", options="roundabouts").play("1 8:B5")
    assert at.why("A2=A1") == Reason.LOT_ALREADY_BUILT
    assert at.why("A3=A2") == Reason.LOT_ALREADY_BUILT


@clause("5.12")
def test_a_bis_does_not_reach_across_a_fence() -> None:
    at = Table("3| . . . . . .| 9 . .", cards="8B 8E 8L").play("1 8:B5")
    assert at.why("A2=A1") == Reason.BIS_ACROSS_FENCE
    assert at.why("A7=A8") == Reason.BIS_ACROSS_FENCE
    assert at.legal("bis") == {"A9=A8", "B4=B5", "B6=B5"}


@clause("5.12", "6.3")
def test_a_roundabout_cannot_be_copied() -> None:
    at = Table("3 . @ . . . . . . .", cards="8B 8E 8L", options="roundabouts").play("1 8:B5")
    assert at.why("A2=A3") == Reason.BIS_COPIES_ROUNDABOUT
    assert at.why("A4=A3") == Reason.BIS_COPIES_ROUNDABOUT
    assert at.why("A2=A1") == Reason.NONE


@clause("5.4", "5.11")
def test_no_fence_splits_a_bis_from_the_house_it_copied() -> None:
    at = Table("3 . 5 . . . . . . .", cards="8B 8E 8L").play("1 8:B5 A2=A3").close()
    at.lay_out("9F 8E 8L")
    at.play("1 9:B6")
    assert at.why("|A2") == Reason.FENCE_SPLITS_BIS_PAIR
    assert at.why("|A1") == Reason.NONE


@clause("5.4")
def test_no_fence_splits_a_bis_from_its_own_copy() -> None:
    at = Table("3 3b . . . . . . . .", cards="8B 8E 8L").play("1 8:B5 A3=A2").close()
    at.lay_out("9F 8E 8L")
    assert at.play("1 9:B6").why("|A2") == Reason.FENCE_SPLITS_BIS_PAIR


@clause("5.13")
def test_a_bis_crosses_one_box() -> None:
    at = Table("3 3b . . . . . . . .", cards="8B 8E 8L")
    assert at.points("bis") == -1
    assert at.play("1 8:B5 B6=B5").points("bis") == -3


@clause("5.13")
def test_there_are_nine_boxes_for_bis() -> None:
    at = Table(*NINE_BIS, cards="8B 8E 8L", options="roundabouts").play("1 8:C5")
    assert at.why("C6=C5") == Reason.BIS_FULL
    assert at.legal("bis") == set()
    assert at.points("bis") == -28


@clause("5.13")
def test_the_ninth_bis_may_be_written() -> None:
    at = Table(NINE_BIS[0], cards="8B 8E 8L").play("1 8:C5")
    assert at.why("C6=C5") == Reason.NONE


@clause("5.13")
def test_a_bis_is_a_house_of_its_estate() -> None:
    assert Table("1 1b 3| . . . . . . .").points("estate-3") == 3


@clause("5.13")
def test_a_bis_closes_the_street_to_lower_numbers_like_any_house() -> None:
    at = Table("3 . . . 9 9b . . . .", cards="8F 8E 8L").play("1")
    assert at.why("8:A7") == Reason.NUMBER_NOT_ASCENDING
    assert at.why("8:A4") == Reason.NONE


@clause("5.13", "8.5")
def test_a_bis_counts_among_all_houses_of_a_street() -> None:
    plans = "houses-A estates-36 estates-126"
    at = Table("1 2 3 4 5 6 7 8 9 .", cards="8B 8E 8L", options="plans", plans=plans).play("1 8:C6 A10=A9 !1")
    assert at.points("plan-1") == 6
    assert at.street("A") == "1u 2u 3u 4u 5u 6u 7u 8u 9u 9bu"


@clause("5.13", "10.1")
def test_a_bis_on_the_last_empty_lot_ends_the_game() -> None:
    full = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 . .")
    at = Table(*full, cards="12B 8E 8L").play("1 12:C11 C12=C11").close()
    assert at.game.is_over(at.state)
