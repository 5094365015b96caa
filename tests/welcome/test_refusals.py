"""Permit refusal (clauses 4.1 to 4.4)."""

from __future__ import annotations

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table, everywhere

EVERY_PAIR = {"1/2", "1/3", "2/1", "2/3", "3/1", "3/2"}
WITH_3_AND_4 = ("8 9 10| 11 12 13 14| . . .", *everywhere("8")[1:])


@clause("4.1")
def test_a_refusal_is_obligatory_if_no_number_fits() -> None:
    assert Table(*everywhere("8"), cards="8F 8E 8L").legal() == {"x"}


@clause("4.1")
def test_no_refusal_while_one_number_fits() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 9L")
    assert at.why("x") == Reason.REFUSAL_NUMBER_FITS
    assert at.legal() == {"3"}


@clause("4.1")
def test_nobody_can_be_made_to_use_a_temp() -> None:
    assert Table(*everywhere("8"), cards="8F 8E 8T").legal() == {"3", "x"}


@clause("4.1", "5.10")
def test_a_temp_without_a_box_leaves_only_the_refusal() -> None:
    assert Table(*everywhere("8"), cards="8F 8E 8T", temps=11).legal() == {"x"}


@clause("4.1")
def test_a_temp_that_reaches_no_place_leaves_only_the_refusal() -> None:
    assert Table(*everywhere("5 11"), cards="8F 8E 8T").legal() == {"x"}


@clause("4.1")
def test_no_refusal_while_the_printed_number_beside_a_temp_fits() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 9T")
    assert at.why("x") == Reason.REFUSAL_NUMBER_FITS


@clause("4.1")
def test_alone_the_numbers_of_all_three_cards_are_on_offer() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 9L", seats=1)
    assert at.why("x") == Reason.REFUSAL_NUMBER_FITS
    assert Table(*everywhere("8"), cards="8F 8E 8L", seats=1).legal() == {"x"}


@clause("4.1")
def test_alone_a_temp_must_lie_on_another_card_to_change_a_number() -> None:
    at = Table(*everywhere("0 8 . 11 17"), cards="8T 1F 15E", seats=1)
    assert at.legal() == {"x"}
    assert Table(*everywhere("0 8 . 11 17"), cards="8T 1F 15E").legal() == {"1", "x"}


@clause("4.1")
def test_alone_nobody_can_be_made_to_use_a_temp() -> None:
    at = Table(*everywhere("8"), cards="8T 8F 8E", seats=1)
    assert at.legal() == {"2/1", "3/1", "x"}


@clause("4.1")
def test_in_the_draft_the_numbers_of_all_three_cards_are_on_offer() -> None:
    at = Table(*everywhere("8"), cards="8F 9E 8L", options="draft").play("2/1")
    assert at.why("x") == Reason.REFUSAL_NUMBER_FITS


@clause("4.1")
def test_in_the_draft_a_temp_may_be_used_or_the_permit_refused() -> None:
    at = Table(*everywhere("8"), cards="8T 8F 8E", options="draft").play("2/1")
    assert {"x", "9:A2", "10:C12"} <= at.legal()
    assert at.why("8:A2") == Reason.NUMBER_NOT_ASCENDING


@clause("4.2")
def test_a_roundabout_built_before_counts() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", options="roundabouts").play("@C5")
    assert at.why("x") == Reason.REFUSAL_NUMBER_FITS
    assert at.play("1").legal() == {f"8:C{lot}" for lot in range(6, 13)}


@clause("4.2")
def test_nobody_must_build_a_roundabout_to_make_a_number_fit() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", options="roundabouts")
    assert at.why("x") == Reason.NONE
    assert at.why("@C5") == Reason.NONE


@clause("4.2", "6.1")
def test_a_refusal_may_follow_a_roundabout_that_opened_no_place() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", options="roundabouts").play("@A10 x")
    assert at.street("A") == "8 . . . . . . . .| @"
    assert at.sheet.refusals == 1


@clause("4.3")
def test_a_refusal_crosses_one_box_and_builds_no_house() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L").play("x")
    assert at.is_done()
    assert at.sheet.refusals == 1
    assert at.street("A") == "8 . . . . . . . . ."


@clause("4.3")
def test_a_refusal_ends_the_building_part() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", options="roundabouts").play("x")
    for action in ("|A5", "$1", "*", "~", "A2=A1", "-"):
        assert at.why(action) == Reason.REFUSAL_ENDS_BUILDING


@clause("4.3")
def test_no_house_follows_a_refusal() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8T", options="roundabouts").play("x")
    assert at.why("3") == Reason.HOUSE_PART_OVER
    assert at.why("x") == Reason.HOUSE_PART_OVER


@clause("4.3")
def test_a_plan_may_be_claimed_after_a_refusal() -> None:
    at = Table(*WITH_3_AND_4, cards="8F 8E 8L", plans="estates-66 estates-36 estates-34")
    assert at.play("x").legal() == {"!3", "."}
    assert at.play("!3").points("plan-3") == 7


@clause("4.3", "6.1")
def test_a_roundabout_may_be_built_after_a_refusal() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", options="roundabouts").play("x @C5")
    assert at.street("C") == "8 . . .| @| . . . . . . ."


@clause("4.3", "4.4")
def test_a_refusal_crosses_no_box_of_the_temp_in_the_pair_taken() -> None:
    at = Table(*everywhere("8"), cards="8T 8F 8E", options="draft").play("2/1 x")
    assert at.is_done()
    assert (int(at.sheet.temps), int(at.sheet.refusals)) == (0, 1)


@clause("4.4")
def test_in_the_draft_any_pair_may_be_taken_for_a_refusal() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", options="draft")
    assert at.legal() == EVERY_PAIR
    assert at.why("x") == Reason.COMBINATION_FIRST
    assert at.play("1/2").legal() == {"x"}


@clause("4.4")
def test_the_third_card_of_a_refusal_is_passed_on() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", options="draft").play("3/1 x").finish(1).close()
    assert at.hand(1)[0] == "8E"
