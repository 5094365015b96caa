"""Actions in general, estate agent, landscaper, pool and temp (clauses 5.1, 5.2 and 5.6 to 5.10)."""

from __future__ import annotations

import pytest

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table

EVERY_LOT = [
    f"{street}{lot}" for street, length in zip("ABC", (10, 11, 12), strict=True) for lot in range(1, length + 1)
]
POOLS = {"A3", "A7", "A8", "B1", "B4", "B8", "C2", "C7", "C11"}
ALL_RAISED = (1, 2, 3, 4, 4, 4)


def numbers_on_offer(at: Table) -> set[int]:
    """The numbers that the combination taken allows."""
    return {int(move.partition(":")[0]) for move in at.legal("write")}


@clause("5.1")
@pytest.mark.parametrize("action", "FELPB")
def test_no_action_is_obligatory(action: str) -> None:
    at = Table(cards=f"8{action} 8E 8L").play("1 8:A3")
    before = at.sheet.copy()
    assert at.play("-").is_done()
    assert at.points("total") == 0
    for track in ("fence", "bis", "pool", "parks", "raised", "number"):
        assert (at.sheet[track] == before[track]).all()


@clause("5.1")
def test_the_action_is_that_of_the_combination_taken() -> None:
    at = Table(cards="8F 8E 8L").play("1 8:A3")
    for move in ("$1", "*", "~", "A4=A3"):
        assert at.why(move) == Reason.OTHER_ACTION_TAKEN


@clause("5.1")
def test_a_pair_has_only_the_action_of_its_second_card() -> None:
    at = Table(cards="8F 9E 10L", seats=1).play("1/2 8:A3")
    assert at.why("|A3") == Reason.OTHER_ACTION_TAKEN
    assert at.why("$3") == Reason.NONE


@clause("5.2")
def test_a_combination_with_a_full_track_may_be_taken_for_its_number() -> None:
    at = Table(cards="8E 8L 8F", raised=ALL_RAISED, parks=(3, 0, 0))
    assert at.legal() == {"1", "2", "3"}
    assert at.play("1 8:A1").is_done()


@clause("5.2")
def test_a_full_street_gets_no_park() -> None:
    at = Table(cards="8L 8E 8F", parks=(3, 0, 0)).play("1 8:A1")
    assert at.is_done()
    assert at.sheet.parks.tolist() == [3, 0, 0]


@clause("5.2")
def test_a_surveyor_without_a_place_has_nothing_to_do() -> None:
    at = Table(*(" ".join([".|"] * length) for length in (10, 11, 12))).play("1 8:A1")
    assert at.is_done()


@clause("5.2", "5.12")
def test_a_bis_without_a_place_has_nothing_to_do() -> None:
    at = Table(".| . . . . . . . . .", cards="8B 8E 8L").play("1 8:A1")
    assert at.is_done()


@clause("5.6")
def test_the_agent_raises_any_size_whether_or_not_such_an_estate_exists() -> None:
    at = Table(cards="8E 8F 8L").play("1 8:A1")
    assert at.legal() == {"$1", "$2", "$3", "$4", "$5", "$6", "-"}


@clause("5.6")
def test_the_agent_crosses_off_the_next_value_of_one_column() -> None:
    at = Table("1 2 3| . . . . . . .", cards="8E 8F 8L", raised=(0, 0, 1, 0, 0, 0)).play("1 8:B1 $3")
    assert at.sheet.raised.tolist() == [0, 0, 2, 0, 0, 0]
    assert at.points("estate-3") == 5


@clause("5.6")
def test_the_last_value_of_a_column_stays() -> None:
    for size, crossed in enumerate(ALL_RAISED, 1):
        raised = tuple(crossed if column == size else 0 for column in range(1, 7))
        at = Table(cards="8E 8F 8L", raised=raised).play("1 8:A1")
        assert at.why(f"${size}") == Reason.ESTATE_VALUE_AT_TOP
        assert len(at.legal("agent")) == 5


@clause("5.6")
def test_a_column_may_be_raised_up_to_its_last_value() -> None:
    at = Table(cards="8E 8F 8L", raised=tuple(crossed - 1 for crossed in ALL_RAISED)).play("1 8:A1")
    assert at.legal("agent") == {"$1", "$2", "$3", "$4", "$5", "$6"}


@clause("5.7")
@pytest.mark.parametrize(("lot", "parks"), [("A5", [1, 0, 0]), ("B5", [0, 1, 0]), ("C5", [0, 0, 1])])
def test_a_park_is_built_in_the_street_of_the_house(lot: str, parks: list[int]) -> None:
    at = Table(cards="8L 8E 8F").play(f"1 8:{lot} *")
    assert at.sheet.parks.tolist() == parks


@clause("5.7")
@pytest.mark.parametrize(("lot", "room"), [("A5", (2, 4, 5)), ("B5", (3, 3, 5)), ("C5", (3, 4, 4))])
def test_streets_hold_three_four_and_five_parks(lot: str, room: tuple[int, ...]) -> None:
    assert Table(cards="8L 8E 8F", parks=room).play(f"1 8:{lot}").why("*") == Reason.NONE
    at = Table(cards="8L 8E 8F", parks=(3, 4, 5), options="roundabouts").play(f"1 8:{lot}")
    assert at.why("*") == Reason.PARKS_FULL


@clause("5.7")
def test_no_park_is_built_in_another_street_than_that_of_the_house() -> None:
    at = Table(cards="8L 8E 8F", parks=(3, 0, 0), options="roundabouts").play("1 8:A1")
    assert at.why("*") == Reason.PARKS_FULL
    assert not at.legal("park")


@clause("5.8")
def test_nine_lots_have_a_pool_drawn() -> None:
    tables = {lot: Table(cards="8P 8E 8L").play(f"1 8:{lot}") for lot in EVERY_LOT}
    assert {lot for lot, at in tables.items() if at.legal("pool")} == POOLS


@clause("5.8")
def test_a_pool_is_built_with_the_house_on_its_lot() -> None:
    at = Table(cards="8P 8E 8L").play("1 8:A3 ~")
    assert at.street("A") == ". . 8p . . . . . . ."
    assert at.points("pools") == 3


@clause("5.8")
def test_a_house_on_another_lot_gets_no_pool() -> None:
    at = Table(cards="8P 8E 8L", options="roundabouts").play("1 8:A1")
    assert at.why("~") == Reason.POOL_NOT_DRAWN


@clause("5.8")
def test_a_lot_built_with_another_action_never_gets_its_pool() -> None:
    at = Table(cards="8F 8E 8L", options="roundabouts").play("1 8:A3 - .").close()
    at.lay_out("9P 8E 8L")
    assert at.play("1 9:A4").why("~") == Reason.POOL_NOT_DRAWN


@clause("5.8")
def test_a_pool_passed_is_never_built_later() -> None:
    at = Table(cards="8P 8E 8L", options="roundabouts").play("1 8:A3 - .").close()
    at.lay_out("9P 8E 8L")
    assert at.play("1 9:A4").why("~") == Reason.POOL_NOT_DRAWN


@clause("5.8")
def test_a_bis_gets_no_pool() -> None:
    at = Table(cards="8B 8E 8L").play("1 8:A2 A3=A2")
    assert at.seen()["sheets"][0]["streets"][0]["lots"][2]["pool"] == "lost"
    assert at.points("pools") == 0


@clause("5.9")
def test_a_temp_changes_the_number_by_up_to_two_either_way() -> None:
    at = Table(cards="8T 8E 8L").play("1")
    assert numbers_on_offer(at) == {6, 7, 8, 9, 10}
    assert at.why("11:A1") == Reason.NUMBER_BEYOND_TEMP
    assert at.why("5:A1") == Reason.NUMBER_BEYOND_TEMP


@clause("5.9")
def test_a_temp_reaches_down_to_0_and_up_to_17() -> None:
    assert numbers_on_offer(Table(cards="1T 8E 8L").play("1")) == {0, 1, 2, 3}
    assert numbers_on_offer(Table(cards="2T 8E 8L").play("1")) == {0, 1, 2, 3, 4}
    assert numbers_on_offer(Table(cards="15T 8E 8L").play("1")) == {13, 14, 15, 16, 17}


@clause("5.9")
def test_a_temp_crosses_a_box_with_a_changed_number() -> None:
    at = Table(cards="8T 8E 8L", temps=3).play("1 9:A1")
    assert at.is_done()
    assert at.sheet.temps == 4


@clause("5.9")
def test_a_temp_crosses_a_box_also_if_the_number_stays() -> None:
    assert Table(cards="8T 8E 8L", temps=3).play("1 8:A1").sheet.temps == 4


@clause("5.9")
def test_the_eleventh_temp_still_changes_the_number() -> None:
    at = Table(cards="8T 8E 8L", temps=10).play("1 10:A1")
    assert at.street("A") == "10 . . . . . . . . ."
    assert at.sheet.temps == 11


@clause("5.9")
def test_the_temp_on_the_card_of_the_number_changes_nothing() -> None:
    at = Table(cards="8T 9E 10L", seats=1).play("1/2")
    assert numbers_on_offer(at) == {8}
    assert at.play("8:A1 -").sheet.temps == 0


@clause("5.10")
def test_with_all_temps_crossed_the_number_stays_as_printed() -> None:
    at = Table(cards="8T 8E 8L", temps=11).play("1")
    assert numbers_on_offer(at) == {8}
    assert at.why("9:A1") == Reason.TEMPS_FULL
    assert at.play("8:A1").sheet.temps == 11
