"""Roundabouts (clauses 6.1 to 6.4)."""

from __future__ import annotations

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table, everywhere

PLANS = "estates-66 estates-36 estates-34"
FULL = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11")


@clause("6.1")
def test_a_roundabout_may_be_built_on_any_empty_lot_before_the_combination() -> None:
    at = Table("1 . . . . . . . . 15", options="roundabouts")
    assert len(at.legal("roundabout")) == 31
    assert at.why("@A1") == Reason.LOT_ALREADY_BUILT


@clause("6.1")
def test_a_roundabout_may_be_built_after_the_action() -> None:
    at = Table(options="roundabouts").play("1 8:C6 |C6")
    assert len(at.legal("roundabout")) == 32
    assert at.play("@A4").is_done()


@clause("6.1")
def test_no_roundabout_between_combination_and_action() -> None:
    at = Table(options="roundabouts").play("1")
    assert at.why("@A4") == Reason.ROUNDABOUT_BEFORE_COMBINATION
    assert at.play("8:C6").why("@A4") == Reason.ROUNDABOUT_BEFORE_COMBINATION


@clause("6.1")
def test_a_turn_has_one_roundabout() -> None:
    at = Table(options="roundabouts").play("@A4")
    assert at.why("@A6") == Reason.ROUNDABOUT_ONCE_A_TURN
    assert at.play("1 8:C6 -").is_done()


@clause("6.1")
def test_the_next_turn_may_have_another_roundabout() -> None:
    at = Table(options="roundabouts").play("@A4 1 8:C6 -").close()
    assert at.why("@A6") == Reason.NONE


@clause("6.1")
def test_a_game_has_two_roundabouts() -> None:
    at = Table("@ . . . . . . . . .", "@ . . . . . . . . . .", options="roundabouts")
    assert at.why("@A6") == Reason.ROUNDABOUTS_FULL
    assert at.legal("roundabout") == set()


@clause("6.1")
def test_no_roundabout_after_a_claim() -> None:
    at = Table("1 2 3| 4 5 6 7| . . .", options="roundabouts", plans=PLANS).play("1 8:C6 -")
    assert at.why("@B1") == Reason.NONE
    assert at.play("!3").why("@B1") == Reason.ROUNDABOUT_BEFORE_CLAIM


@clause("6.1")
def test_a_roundabout_may_complete_an_estate_that_is_then_claimed() -> None:
    at = Table("1 2 3| 4 5 6 7 . . .", options="roundabouts", plans=PLANS).play("1 8:C6 -")
    assert at.why("!3") == Reason.PLAN_LACKS_ESTATES
    assert at.play("@A8 !3").points("plan-3") == 7


@clause("6.2")
def test_fences_appear_on_both_sides_of_a_roundabout() -> None:
    assert Table(options="roundabouts").play("@A4").street("A") == ". . .| @| . . . . . ."


@clause("6.2")
def test_a_fence_that_stands_beside_a_roundabout_stays() -> None:
    at = Table("1 2| . . . . . . . .", options="roundabouts").play("@A3")
    assert at.street("A") == "1 2| @| . . . . . . ."


@clause("6.2")
def test_a_roundabout_stands_at_the_end_of_a_street_too() -> None:
    assert Table(options="roundabouts").play("@A1").street("A") == "@| . . . . . . . . ."
    assert Table(options="roundabouts").play("@A10").street("A") == ". . . . . . . . .| @"


@clause("6.2", "5.3")
def test_no_fence_is_built_beside_a_roundabout_again() -> None:
    at = Table(options="roundabouts").play("@A4 1 8:C6")
    assert at.why("|A3") == Reason.FENCE_ALREADY_BUILT
    assert at.why("|A4") == Reason.FENCE_ALREADY_BUILT


@clause("6.3", "3.2")
def test_a_roundabout_built_between_houses_starts_the_ascent_anew() -> None:
    at = Table("9 . . . . . . . . .", cards="3F 8E 8L", options="roundabouts").play("@A2 1")
    assert at.why("3:A3") == Reason.NONE


@clause("6.3", "7.1")
def test_a_roundabout_is_no_part_of_an_estate() -> None:
    at = Table("1 2 @ 4 5 6| . . . .", options="roundabouts")
    assert (at.points("estate-2"), at.points("estate-3")) == (2, 3)
    assert (at.points("estate-1"), at.points("estate-6")) == (0, 0)


@clause("6.3")
def test_a_roundabout_is_no_place_for_a_house_or_a_pool() -> None:
    at = Table(cards="8P 8E 8L", options="roundabouts").play("@A3 1")
    assert at.why("8:A3") == Reason.LOT_ALREADY_BUILT


@clause("6.3")
def test_a_pool_under_a_roundabout_is_lost() -> None:
    at = Table(options="roundabouts").play("@A3")
    assert at.seen()["sheets"][0]["streets"][0]["lots"][2]["pool"] == "lost"


@clause("6.3", "8.7")
def test_a_roundabout_over_a_pool_loses_all_pools_of_its_street() -> None:
    plans, middle = "temps-7 pools-2 estates-126", "1p . . 4p . . . 8p . . ."
    for top, objection in ((". . 3p @ . . 7p 8p . .", Reason.NONE), (". . @ . . . 7p 8p . .", Reason.PLAN_LACKS_POOLS)):
        at = Table(top, middle, cards="6F 8E 8L", options="advanced", plans=plans).play("1 6:C6 -")
        assert at.why("!2") == objection


@clause("6.4", "8.5")
def test_a_roundabout_counts_as_built_for_all_houses_of_a_street() -> None:
    plans = "houses-A estates-36 estates-126"
    at = Table("1 2 3 @ 5 6 7 8 9 .", cards="10F 8E 8L", options="advanced", plans=plans).play("1 10:A10 - !1")
    assert at.points("plan-1") == 6
    assert at.street("A") == "1u 2u 3u| @| 5u 6u 7u 8u 9u 10u"


@clause("6.4", "8.6")
def test_a_roundabout_counts_as_built_for_first_and_last_house() -> None:
    plans = "ends estates-36 estates-126"
    drawn = ("@ . . . . . . . . 10", "1 . . . . . . . . . 11", "1 . . . . . . . . . . 12")
    at = Table(*drawn, options="advanced", plans=plans).play("1 8:C6 - !1")
    assert at.points("plan-1") == 7
    assert at.street("A") == "@| . . . . . . . . 10u"


@clause("6.4", "10.1")
def test_a_roundabout_on_the_last_empty_lot_ends_the_game() -> None:
    at = Table(*FULL, "1 2 3 4 5 6 7 8 9 10 . .", cards="11F 8E 8L", options="roundabouts")
    at.play("1 11:C11 - @C12").close()
    assert at.game.is_over(at.state)


@clause("6.4", "4.1")
def test_whoever_fills_the_last_lot_with_a_roundabout_first_must_refuse() -> None:
    at = Table(*FULL, "1 2 3 4 5 6 7 8 9 10 11 .", cards="12F 8E 8L", options="roundabouts").play("@C12")
    assert at.legal() == {"x"}
    assert at.play("x").is_done()


@clause("6.1", "4.2")
def test_a_roundabout_opens_a_blocked_street_for_the_house_of_the_same_turn() -> None:
    at = Table(*everywhere("8"), options="roundabouts").play("@B3 2 8:B4 -")
    assert at.street("B") == "8 .| @| 8 . . . . . . ."
