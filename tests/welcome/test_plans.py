"""City plans (clauses 8.1 to 8.7)."""

from __future__ import annotations

import pytest

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table, with_estates

WITH_3_4 = "1 2 3| 4 5 6 7| . . ."
PLAN_3_4 = "estates-66 estates-36 estates-34"
PLAN_4_4_AND_3_4 = "estates-44 estates-36 estates-34"
CHOICE_OF_3 = "1 2 3| 4 5 6| 7 8 9 10"
POOLS_A, POOLS_B, POOLS_C = ". . 3p . . . 7p 8p . .", "1p . . 4p . . . 8p . . .", ". 2p . . . . 7p . . . 11p ."
FIVE_BIS = "1 1b 1b 1b 1b 1b . . . ."
ENDS = ("1 . . . . . . . . 10", "1 . . . . . . . . . 11", "1 . . . . . . . . . . 12")
HIGH_AND_LOW = """
    estates-111111 8 4, estates-2222 8 4, estates-333 8 4, estates-44 6 3, estates-55 8 4, estates-66 10 6,
    houses-C 8 4, houses-A 6 3, bis-5 8 3, temps-7 6 3, ends 7 4;
    estates-1116 11 6, estates-225 10 6, estates-334 12 7, estates-36 8 4, estates-45 9 5, estates-1114 9 5,
    parks-2 7 4, pools-2 7 4, parks-pools-roundabout 10 5, parks-pools-C 10 5, parks-pools-B 8 3;
    estates-126 12 7, estates-145 13 7, estates-34 7 3, estates-25 7 3, estates-1223 11 6, estates-235 13 7
"""
ESTATE_PLANS = [word for word in HIGH_AND_LOW.split() if word.startswith("estates")]


def plan_number(name: str) -> int:
    """The number 1, 2 or 3 on a plan."""
    return next(number for number, names in enumerate(HIGH_AND_LOW.split(";"), 1) if f" {name} " in names)


def plans_with(name: str) -> str:
    """Three plans in play, among them this one."""
    plans = ["estates-66", "estates-36", "estates-126"]
    plans[plan_number(name) - 1] = name
    return " ".join(plans)


def objection(name: str, *streets: str, parks: tuple[int, ...] = (0, 0, 0), temps: int = 0) -> Reason:
    """Why this plan may not be claimed with this sheet at the end of a turn."""
    at = Table(*streets, cards="9F 8E 8L", options="advanced", plans=plans_with(name), parks=parks, temps=temps)
    return at.play("1 9:C9 -").why(f"!{plan_number(name)}")


@clause("8.1")
def test_a_claim_is_made_at_the_end_of_the_turn_by_choice() -> None:
    at = Table(WITH_3_4, plans=PLAN_3_4).play("1 8:C6 -")
    assert at.legal() == {"!3", "."}
    assert at.play(".").points("plan-3") == 0


@clause("8.1")
def test_a_claim_may_be_postponed() -> None:
    at = Table(WITH_3_4, plans=PLAN_3_4).play("1 8:C6 - .").close()
    at.lay_out("9F 8E 8L")
    assert at.play("1 9:C7 - !3").points("plan-3") == 7


@clause("8.1")
def test_the_house_and_action_of_the_same_turn_may_complete_a_plan() -> None:
    at = Table("1 2 3| 4 5 6 . . . .", plans=PLAN_3_4).play("1 8:A7 |A7 !3")
    assert at.points("plan-3") == 7


@clause("8.1")
def test_a_plan_is_claimed_once() -> None:
    at = Table(*with_estates(3, 4, 3, 4), plans=PLAN_3_4).play("1 8:C6 - !3 &A1 &A4")
    assert at.why("!3") == Reason.PLAN_ALREADY_CLAIMED


@clause("8.1")
def test_a_plan_is_not_claimed_again_in_a_later_round() -> None:
    at = Table(*with_estates(3, 4, 3, 4), options="roundabouts", plans=PLAN_3_4).play("1 8:C6 - !3 &A1 &A4 .").close()
    at.lay_out("9F 8E 8L")
    assert at.play("1 9:C7 -").why("!3") == Reason.PLAN_ALREADY_CLAIMED


@clause("8.2")
def test_several_plans_may_be_claimed_in_one_turn() -> None:
    at = Table(*with_estates(4, 4, 3, 4), plans=PLAN_4_4_AND_3_4).play("1 8:C6 - !1 &A1 &A5 !3")
    assert (at.points("plan-1"), at.points("plan-3")) == (6, 7)


@clause("8.2")
def test_a_claim_sees_what_an_earlier_one_used_up() -> None:
    at = Table(*with_estates(4, 4, 3), plans=PLAN_4_4_AND_3_4).play("1 8:C6 -")
    assert at.why("!3") == Reason.NONE
    assert at.play("!1").why("!3") == Reason.PLAN_LACKS_ESTATES


@clause("8.3")
def test_everybody_in_the_first_round_of_claims_notes_the_high_value() -> None:
    at = Table(WITH_3_4, plans=PLAN_3_4)
    at.draw(1, WITH_3_4, *with_estates()[1:])
    at.play("1 8:C6 - !3 .", 0).play("1 8:C6 - !3 .", 1).close()
    assert (at.points("plan-3", 0), at.points("plan-3", 1)) == (7, 7)


@clause("8.3")
def test_the_card_is_turned_when_the_round_of_its_first_claim_ends() -> None:
    at = Table(WITH_3_4, plans=PLAN_3_4).play("1 8:C6 - !3 .")
    assert [plan["turned"] for plan in at.seen()["plans"]] == [False, False, False]
    at.close()
    assert [plan["turned"] for plan in at.seen()["plans"]] == [False, False, True]


@clause("8.3", "8.1")
def test_whoever_postpones_past_the_first_round_of_claims_notes_the_low_value() -> None:
    at = Table(WITH_3_4, plans=PLAN_3_4)
    at.draw(1, WITH_3_4, *with_estates()[1:])
    at.play("1 8:C6 - .", 0).play("1 8:C6 - !3 .", 1).close()
    at.lay_out("9F 8E 8L")
    assert at.play("1 9:C7 - !3").points("plan-3") == 3


@clause("8.3")
def test_a_plan_not_yet_claimed_keeps_its_high_value_when_another_is_turned() -> None:
    at = Table(*with_estates(4, 4, 3, 4), plans=PLAN_4_4_AND_3_4).play("1 8:C6 - !1 &A1 &A5 .").close()
    at.lay_out("9F 8E 8L")
    assert at.play("1 9:C7 - !3").points("plan-3") == 7


@clause("8.3", "1.2")
@pytest.mark.parametrize("slot", range(3))
def test_every_plan_has_its_number_and_its_high_and_low_value(slot: int) -> None:
    for fact in HIGH_AND_LOW.split(";")[slot].split(","):
        name, high, low = fact.split()
        plan = Table(plans=plans_with(name), options="advanced").seen()["plans"][slot]
        assert (plan["name"], plan["high"], plan["low"]) == (name, int(high), int(low))


@clause("8.4")
@pytest.mark.parametrize("name", ESTATE_PLANS)
def test_an_estate_plan_needs_all_its_estates(name: str) -> None:
    sizes = [int(size) for size in name.removeprefix("estates-")]
    assert objection(name, *with_estates(*sizes)) == Reason.NONE
    for missing in range(len(sizes)):
        assert objection(name, *with_estates(*sizes[:missing], *sizes[missing + 1 :])) == Reason.PLAN_LACKS_ESTATES


@clause("8.4")
def test_a_greater_estate_does_not_serve_for_a_smaller_one() -> None:
    assert objection("estates-34", *with_estates(5, 4)) == Reason.PLAN_LACKS_ESTATES


@clause("8.4")
def test_estates_that_leave_no_choice_serve_unasked() -> None:
    at = Table(WITH_3_4, plans=PLAN_3_4).play("1 8:C6 - !3")
    assert at.street("A") == "1u 2u 3u| 4u 5u 6u 7u| . . ."
    assert at.legal() == {"%", "."}


@clause("8.4")
def test_the_player_chooses_which_estates_serve() -> None:
    at = Table(CHOICE_OF_3, plans=PLAN_3_4).play("1 8:C6 - !3")
    assert at.legal() == {"&A1", "&A4"}
    assert at.play("&A4").street("A") == "1 2 3| 4u 5u 6u| 7u 8u 9u 10u"


@clause("8.4")
def test_all_estates_of_a_size_with_a_choice_are_named_in_any_order() -> None:
    at = Table(*with_estates(4, 4, 4), plans=PLAN_4_4_AND_3_4).play("1 8:C6 - !1 &B1")
    assert at.legal() == {"&A1", "&A5"}
    assert at.play("&A1").street("A") == "1u 2u 3u 4u| 5 6 7 8| . ."


@clause("8.4")
def test_the_estates_are_named_before_anything_else() -> None:
    at = Table(CHOICE_OF_3, plans=PLAN_3_4).play("1 8:C6 - !3")
    for move in ("!1", "%", ".", "-"):
        assert at.why(move) == Reason.ESTATES_FIRST


@clause("8.4")
def test_no_estate_is_named_without_a_claim() -> None:
    at = Table(CHOICE_OF_3, plans=PLAN_3_4)
    assert at.why("&A1") == Reason.ESTATE_NOT_ASKED
    assert at.play("1 8:C6 -").why("&A1") == Reason.ESTATE_NOT_ASKED


@clause("8.4")
def test_no_estate_is_named_of_a_size_that_the_plan_does_not_need() -> None:
    at = Table(CHOICE_OF_3, "1 2| . . . . . . . . .", plans=PLAN_3_4).play("1 8:C6 - !3")
    assert at.why("&B1") == Reason.ESTATE_SIZE_NOT_NEEDED


@clause("8.4")
def test_a_used_estate_does_not_serve_again() -> None:
    at = Table(CHOICE_OF_3, "1u 2u 3u| . . . . . . . .", plans=PLAN_3_4).play("1 8:C6 - !3")
    assert at.why("&B1") == Reason.ESTATE_ALREADY_USED
    assert at.why("&A7") == Reason.ESTATE_ALREADY_USED


@clause("8.4")
def test_a_used_estate_fulfils_no_plan() -> None:
    assert objection("estates-34", "1u 2u 3u| 4 5 6 7| . . .") == Reason.PLAN_LACKS_ESTATES


@clause("8.4", "5.5")
def test_an_estate_is_not_split_after_its_claim() -> None:
    at = Table(CHOICE_OF_3, plans=PLAN_3_4).play("1 8:C6 - !3 &A4 .").close()
    at.lay_out("9F 8E 8L")
    at.play("1 9:C7")
    assert at.why("|A4") == at.why("|A7") == Reason.FENCE_SPLITS_USED_ESTATE
    assert at.why("|A1") == Reason.NONE


@clause("8.4", "10.3")
def test_a_used_estate_goes_on_scoring() -> None:
    at = Table(WITH_3_4, plans=PLAN_3_4).play("1 8:C6 - !3")
    assert (at.points("estate-3"), at.points("estate-4")) == (3, 4)


@clause("8.5")
@pytest.mark.parametrize("name", ["houses-A", "houses-C"])
def test_all_houses_of_a_street_needs_every_lot_built(name: str) -> None:
    full = "1 2 3 4 5 6 7 8 9 10"
    streets = {"A": [full], "C": [*with_estates()[:2], "1 2 3 4 5 6 7 8 . 10 11 12"]}
    assert objection(name, *streets[name[-1]]) == Reason.NONE
    holes = {"A": ["1 2 3 4 5 6 . 8 9 10"], "C": [*with_estates()[:2], "1 2 3 4 5 6 7 . . 10 11 12"]}
    assert objection(name, *holes[name[-1]]) == Reason.PLAN_LACKS_HOUSES


@clause("8.5")
def test_all_houses_of_a_street_uses_them_all() -> None:
    at = Table("1 2| 3 4 5 6 7| 8 9 .", cards="10F 8E 8L", options="plans", plans="houses-A estates-36 estates-25")
    assert at.play("1 10:A10 -").legal("claim") == {"!1", "!3"}
    assert at.play("!1").street("A") == "1u 2u| 3u 4u 5u 6u 7u| 8u 9u 10u"
    assert at.why("!3") == Reason.PLAN_LACKS_ESTATES


@clause("8.5", "8.6")
def test_all_houses_of_a_street_needs_them_unused() -> None:
    at = Table("1 2| 3 4 5 6 7| 8 9 .", cards="10F 8E 8L", options="plans", plans="houses-A estates-36 estates-25")
    assert at.play("1 10:A10 - !3").why("!1") == Reason.PLAN_HOUSE_ALREADY_USED


@clause("8.6", "8.5")
def test_first_and_last_house_needs_the_six_lots_built() -> None:
    assert objection("ends", *ENDS) == Reason.NONE
    assert objection("ends", *ENDS[:2], "1 . . . . . . . . . . .") == Reason.PLAN_LACKS_HOUSES
    assert objection("ends", ". . . . . . . . . 10", *ENDS[1:]) == Reason.PLAN_LACKS_HOUSES


@clause("8.6")
def test_first_and_last_house_uses_its_six_houses() -> None:
    at = Table("1 2 . . . . . . . 10", *ENDS[1:], options="plans", plans=plans_with("ends")).play("1 8:C6 - !1")
    assert at.street("A") == "1u 2 . . . . . . . 10u"
    assert at.street("B") == "1u . . . . . . . . . 11u"
    assert at.street("C") == "1u . . . . 8 . . . . . 12u"


@clause("8.6")
def test_first_and_last_house_needs_its_houses_unused() -> None:
    assert objection("ends", "1u 2u| . . . . . . . 10", *ENDS[1:]) == Reason.PLAN_HOUSE_ALREADY_USED
    assert objection("ends", "1 2| 3u 4u| . . . . . 10", *ENDS[1:]) == Reason.NONE


@clause("8.6")
def test_an_estate_with_a_used_house_serves_no_estate_plan() -> None:
    at = Table("1 2 3| 4 5 6 7| . . 10", *ENDS[1:], options="plans", plans="ends estates-36 estates-34").play(
        "1 8:C6 -"
    )
    assert at.why("!3") == Reason.NONE
    assert at.play("!1").why("!3") == Reason.PLAN_LACKS_ESTATES


@clause("8.6", "8.4")
def test_an_estate_spoilt_by_a_used_house_is_no_choice() -> None:
    drawn = ("1u 2 3| 4 5 6| 7 8 9 10", "1 2 3| . . . . . . . .")
    at = Table(*drawn, plans=PLAN_3_4).play("1 8:C6 - !3")
    assert at.legal() == {"&A4", "&B1"}
    assert at.why("&A1") == Reason.ESTATE_ALREADY_USED


@clause("8.6", "5.5")
def test_first_and_last_house_leaves_its_streets_open_to_fences() -> None:
    at = (
        Table("1 2 3| . . . . . . 10", *ENDS[1:], options="plans", plans=plans_with("ends"))
        .play("1 8:C6 - !1 .")
        .close()
    )
    at.lay_out("9F 8E 8L")
    assert at.play("1 9:C7").why("|A1") == Reason.NONE


@clause("8.7")
def test_five_bis_are_needed_in_one_street() -> None:
    assert objection("bis-5", FIVE_BIS) == Reason.NONE
    assert objection("bis-5", "1 1b 1b 1b 1b . . . . .", "1 1b . . . . . . . . .") == Reason.PLAN_LACKS_BIS


@clause("8.7")
def test_five_bis_count_even_if_their_houses_are_used() -> None:
    assert objection("bis-5", "1u 1bu 1bu 1bu 1bu 1bu| . . . .") == Reason.NONE


@clause("8.7")
def test_five_bis_use_up_nothing() -> None:
    at = Table("1 1b 1b 1b 1b 1b| . . . .", options="plans", plans=plans_with("bis-5")).play("1 8:C6 - !1")
    assert at.points("plan-1") == 8
    assert at.street("A") == "1 1b 1b 1b 1b 1b| . . . ."


@clause("8.7")
def test_seven_temps_are_needed() -> None:
    assert objection("temps-7", temps=6) == Reason.PLAN_LACKS_TEMPS
    assert objection("temps-7", temps=7) == Reason.NONE
    assert objection("temps-7", temps=11) == Reason.NONE


@clause("8.7")
def test_the_seventh_temp_may_be_that_of_the_turn() -> None:
    at = Table(cards="8T 8E 8L", options="plans", plans=plans_with("temps-7"), temps=6).play("1 8:C6 !1")
    assert at.points("plan-1") == 6


@clause("8.7")
def test_all_parks_are_needed_in_two_streets() -> None:
    assert objection("parks-2", parks=(3, 4, 0)) == Reason.NONE
    assert objection("parks-2", parks=(3, 0, 5)) == Reason.NONE
    assert objection("parks-2", parks=(3, 3, 4)) == Reason.PLAN_LACKS_PARKS


@clause("8.7")
def test_all_pools_are_needed_in_two_streets() -> None:
    assert objection("pools-2", POOLS_A, POOLS_B) == Reason.NONE
    assert objection("pools-2", POOLS_A, with_estates()[1], POOLS_C) == Reason.NONE
    assert (
        objection("pools-2", POOLS_A, "1p . . 4p . . . . . . .", ". 2p . . . . 7p . . . . .") == Reason.PLAN_LACKS_POOLS
    )


@clause("8.7")
def test_parks_of_one_street_and_pools_of_another_fulfil_nothing() -> None:
    assert objection("parks-2", with_estates()[0], POOLS_B, parks=(3, 0, 0)) == Reason.PLAN_LACKS_PARKS
    assert objection("pools-2", with_estates()[0], POOLS_B, parks=(3, 0, 0)) == Reason.PLAN_LACKS_POOLS


@clause("8.7")
@pytest.mark.parametrize(
    ("name", "streets", "parks"),
    [
        ("parks-pools-B", (with_estates()[0], POOLS_B), (0, 4, 0)),
        ("parks-pools-C", (*with_estates()[:2], POOLS_C), (0, 0, 5)),
    ],
)
def test_all_parks_and_all_pools_of_the_street_are_needed(
    name: str, streets: tuple[str, ...], parks: tuple[int, ...]
) -> None:
    assert objection(name, *streets, parks=parks) == Reason.NONE
    assert objection(name, *streets) == Reason.PLAN_LACKS_PARKS_AND_POOLS
    assert objection(name, parks=parks) == Reason.PLAN_LACKS_PARKS_AND_POOLS


@clause("8.7")
def test_parks_and_pools_of_another_street_do_not_count() -> None:
    assert objection("parks-pools-C", POOLS_A, POOLS_B, parks=(3, 4, 5)) == Reason.PLAN_LACKS_PARKS_AND_POOLS


@clause("8.7")
def test_the_roundabout_plan_wants_everything_in_the_same_street() -> None:
    name = "parks-pools-roundabout"
    assert objection(name, "@ . 3p . . . 7p 8p . .", parks=(3, 0, 0)) == Reason.NONE
    assert objection(name, POOLS_A, parks=(3, 0, 0)) == Reason.PLAN_LACKS_ROUNDABOUT
    assert objection(name, POOLS_A, ". @ . . . . . . . . .", parks=(3, 0, 0)) == Reason.PLAN_LACKS_PARKS_AND_POOLS


@clause("8.7")
def test_the_roundabout_of_the_turn_may_fulfil_the_roundabout_plan() -> None:
    plans = plans_with("parks-pools-roundabout")
    at = Table(POOLS_A, options="advanced", plans=plans, parks=(3, 0, 0)).play("1 8:C6 - @A1 !2")
    assert at.points("plan-2") == 10


@clause("8.7")
def test_parks_pools_and_temps_use_up_nothing() -> None:
    plans = "temps-7 pools-2 estates-126"
    at = Table(POOLS_A, POOLS_B, options="plans", plans=plans, temps=7).play("1 8:C6 - !1 !2")
    assert (at.points("plan-1"), at.points("plan-2")) == (6, 7)
    assert (at.street("A"), at.street("B")) == (POOLS_A, POOLS_B)
