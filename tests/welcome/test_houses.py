"""Taking a combination and writing its house (clauses 2.4, 2.5 and 3.1 to 3.3)."""

from __future__ import annotations

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import Table, everywhere

EVERY_LOT = [
    f"{street}{lot}" for street, length in zip("ABC", (10, 11, 12), strict=True) for lot in range(1, length + 1)
]
EVERY_PAIR = {"1/2", "1/3", "2/1", "2/3", "3/1", "3/2"}


@clause("2.4")
def test_number_and_action_come_from_the_same_pile() -> None:
    at = Table(cards="8F 9E 10L")
    assert at.legal("choose") == {"1", "2", "3"}
    assert at.why("1/2") == Reason.CARDS_OF_TWO_PILES


@clause("2.4")
def test_alone_number_and_action_come_from_two_different_cards() -> None:
    at = Table(cards="8F 9E 10L", seats=1)
    assert at.legal("choose") == EVERY_PAIR
    assert at.why("2") == Reason.CARDS_MUST_DIFFER


@clause("2.4")
def test_in_the_draft_number_and_action_come_from_two_different_cards() -> None:
    at = Table(cards="8F 9E 10L", options="draft")
    assert at.legal("choose") == EVERY_PAIR
    assert at.why("3") == Reason.CARDS_MUST_DIFFER


@clause("2.4", "5.1")
def test_a_pair_gives_the_number_of_its_first_and_the_action_of_its_second_card() -> None:
    at = Table(cards="8F 9E 10L", seats=1).play("1/3")
    assert at.why("8:B5") == Reason.NONE
    assert at.why("10:B5") == Reason.NUMBER_NOT_ON_CARD
    assert at.play("8:B5").legal() == {"*", "-"}


@clause("2.5")
def test_a_combination_whose_number_fits_nowhere_is_not_taken() -> None:
    at = Table(*everywhere("8"), cards="8F 9E 8L")
    assert at.why("1") == Reason.COMBINATION_FITS_NOWHERE
    assert at.legal() == {"2"}


@clause("2.5", "5.9")
def test_a_temp_lets_a_combination_be_taken_whose_printed_number_fits_nowhere() -> None:
    at = Table(*everywhere("8"), cards="8F 8T 9L")
    assert at.legal() == {"2", "3"}


@clause("2.5", "5.10")
def test_a_temp_without_a_box_saves_no_number_that_fits_nowhere() -> None:
    at = Table(*everywhere("8"), cards="8F 8T 9L", temps=11)
    assert at.why("2") == Reason.COMBINATION_FITS_NOWHERE


@clause("2.5")
def test_a_temp_saves_no_number_that_is_three_away_from_the_next_place() -> None:
    at = Table(*everywhere("5 11"), cards="8F 8T 12L")
    assert at.why("2") == Reason.COMBINATION_FITS_NOWHERE


@clause("2.5")
def test_alone_a_temp_changes_only_the_number_of_another_card() -> None:
    at = Table(*everywhere("8"), cards="8T 8F 15E", seats=1)
    assert at.legal() == {"2/1", "3/1", "3/2"}
    assert at.why("1/2") == Reason.COMBINATION_FITS_NOWHERE


@clause("2.5")
def test_in_the_draft_a_number_that_fits_nowhere_is_not_taken_while_another_fits() -> None:
    at = Table(*everywhere("8"), cards="8F 9E 8L", options="draft")
    assert at.legal() == {"2/1", "2/3"}
    assert at.why("1/2") == Reason.COMBINATION_FITS_NOWHERE


@clause("3.1")
def test_a_house_stands_on_an_empty_lot() -> None:
    at = Table("5 . @ . . . . . . .", cards="8F 8E 8L", options="roundabouts").play("1")
    assert at.why("8:A1") == Reason.LOT_ALREADY_BUILT
    assert at.why("8:A3") == Reason.LOT_ALREADY_BUILT
    assert at.why("8:A2") == Reason.NONE


@clause("3.2")
def test_any_number_may_begin_any_street_on_any_lot() -> None:
    at = Table(cards="15F 8E 8L").play("1")
    assert at.legal() == {f"15:{lot}" for lot in EVERY_LOT}


@clause("3.2")
def test_numbers_rise_from_left_to_right() -> None:
    at = Table(". 5 . . 9 . . . . .", cards="8F 8E 8L").play("1")
    assert {move for move in at.legal() if ":A" in move} == {"8:A3", "8:A4"}
    assert at.why("8:A1") == Reason.NUMBER_NOT_ASCENDING
    assert at.why("8:A6") == Reason.NUMBER_NOT_ASCENDING


@clause("3.2")
def test_no_number_stands_twice_in_a_street() -> None:
    at = Table(". 8 . . . . . . . .", cards="8F 8E 8L").play("1")
    assert at.why("8:A1") == Reason.NUMBER_NOT_ASCENDING
    assert at.why("8:A3") == Reason.NUMBER_NOT_ASCENDING


@clause("3.2")
def test_lots_and_numbers_may_be_skipped() -> None:
    at = Table("1 . . . . . . . . .", cards="15F 8E 8L").play("1 15:A9 -")
    assert at.street("A") == "1 . . . . . . . 15 ."


@clause("3.2")
def test_the_ascent_starts_anew_behind_a_roundabout() -> None:
    at = Table("5 . @ . 9 . . . . .", cards="4E 10E 8L", options="roundabouts")
    assert {move for move in at.play("1").legal() if ":A" in move} == {"4:A4"}


@clause("3.2")
def test_the_ascent_ends_before_a_roundabout() -> None:
    at = Table("5 . @ . 9 . . . . .", cards="4E 10E 8L", options="roundabouts").play("2")
    assert at.why("10:A2") == Reason.NONE
    assert at.why("10:A4") == Reason.NUMBER_NOT_ASCENDING
    assert at.why("10:A6") == Reason.NONE


@clause("3.2")
def test_the_ascent_goes_on_behind_a_fence() -> None:
    at = Table("5| . . . . . . . . .", cards="4E 8E 8L").play("1")
    assert at.why("4:A2") == Reason.NUMBER_NOT_ASCENDING


@clause("3.3")
def test_the_number_written_is_the_printed_one() -> None:
    at = Table(cards="8F 9T 8L").play("1")
    assert at.why("9:A1") == Reason.NUMBER_NOT_ON_CARD
    assert at.why("7:A1") == Reason.NUMBER_NOT_ON_CARD
    assert at.why("8:A1") == Reason.NONE


@clause("3.3")
def test_a_temp_changes_the_number_written() -> None:
    at = Table(cards="8T 8E 8L").play("1 10:A4")
    assert at.street("A") == ". . . 10 . . . . . ."
