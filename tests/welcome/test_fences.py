"""Surveyor (clauses 5.3 to 5.5)."""

from __future__ import annotations

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table


@clause("5.3")
def test_a_fence_goes_between_any_two_lots_built_or_empty() -> None:
    at = Table("1 3 . . . . . . . .", cards="8F 8E 8L").play("1 8:C6")
    assert at.legal("fence") == {
        *(f"|A{lot}" for lot in range(1, 10)),
        *(f"|B{lot}" for lot in range(1, 11)),
        *(f"|C{lot}" for lot in range(1, 12)),
    }


@clause("5.3")
def test_a_fence_is_not_built_where_one_stands() -> None:
    at = Table("1 3| . . . . . . . .", cards="8F 8E 8L").play("1 8:C6")
    assert at.why("|A2") == Reason.FENCE_ALREADY_BUILT
    assert at.why("|A10") == Reason.FENCE_ALREADY_BUILT
    assert at.why("|A1") == Reason.NONE


@clause("5.4")
def test_a_fence_may_not_split_a_bis_pair() -> None:
    at = Table("1 3 3b . . . . . . .", cards="8F 8E 8L").play("1 8:C6")
    assert at.why("|A2") == Reason.FENCE_SPLITS_BIS_PAIR
    assert at.why("|A1") == Reason.NONE
    assert at.why("|A3") == Reason.NONE


@clause("5.5")
def test_a_fence_may_not_split_an_estate_used_for_an_estate_plan() -> None:
    at = Table("1u 3u 4u| 5 6| . . . . .", cards="8F 8E 8L").play("1 8:C6")
    assert at.why("|A1") == Reason.FENCE_SPLITS_USED_ESTATE
    assert at.why("|A4") == Reason.NONE


@clause("5.5")
def test_houses_used_by_other_plans_do_not_close_their_street_to_fences() -> None:
    plans = "houses-A estates-36 estates-126"
    at = Table("1 2 3 4 5 6 7 8 9 .", cards="10F 8E 8L", options="plans", plans=plans)
    at.play("1 10:A10 |B1 !1").close()
    at.lay_out("8F 8E 8L")
    assert at.play("1 8:C6").why("|A4") == Reason.NONE
