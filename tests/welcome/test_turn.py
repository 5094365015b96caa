"""The course of a turn and of a round (clauses 2.2, 2.3 and 2.6)."""

from __future__ import annotations

from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import WELCOME, Table, everywhere

PLANS = "estates-66 estates-36 estates-34"
WITH_3_AND_4 = "1 2 3| 4 5 6 7| . . ."


@clause("2.2")
def test_the_order_in_which_turns_are_made_does_not_matter() -> None:
    turns = {0: "2 9:A1 $1", 1: "1 8:B5 |B4"}
    tables = [Table(cards="8F 9E 10L"), Table(cards="8F 9E 10L")]
    for at, order in zip(tables, ((0, 1), (1, 0)), strict=True):
        for seat in order:
            at.play(turns[seat], seat)
    assert tables[0].close().state.digest() == tables[1].close().state.digest()


@clause("2.2")
def test_everybody_may_take_the_same_combination() -> None:
    at = Table(cards="8F 9E 10L").play("2 9:A1 $1", 0).play("2 9:A1 $1", 1)
    assert at.street("A", 0) == at.street("A", 1) == "9 . . . . . . . . ."


@clause("2.3")
def test_a_turn_is_house_then_action_then_claim() -> None:
    at = Table(WITH_3_AND_4, cards="8F 9E 10L", plans=PLANS).play("1 8:C5 |C5 !3 .")
    assert at.is_done()
    assert at.street("C") == ". . . . 8| . . . . . . ."
    assert at.points("plan-3") == 7


@clause("2.3")
def test_the_house_comes_before_action_claim_and_end() -> None:
    at = Table(WITH_3_AND_4, plans=PLANS)
    for move in ("|A9", "-", "!3", "%", "."):
        assert at.why(move) == Reason.HOUSE_FIRST


@clause("2.3")
def test_a_combination_is_taken_before_its_number_is_written() -> None:
    assert Table(cards="8F 8E 8L").why("8:A1") == Reason.COMBINATION_FIRST


@clause("2.3")
def test_a_combination_taken_is_not_changed() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8T").play("3")
    assert at.why("1") == Reason.COMBINATION_TAKEN
    assert at.why("x") == Reason.COMBINATION_TAKEN


@clause("2.3")
def test_a_turn_has_one_house() -> None:
    at = Table(cards="8F 9E 8L").play("1 8:A1")
    for move in ("2", "8:B1", "x"):
        assert at.why(move) == Reason.HOUSE_PART_OVER


@clause("2.3")
def test_the_action_comes_before_claim_and_end() -> None:
    at = Table(WITH_3_AND_4, plans=PLANS).play("1 8:C5")
    for move in ("!3", "%", "."):
        assert at.why(move) == Reason.ACTION_FIRST


@clause("2.3")
def test_a_turn_has_one_action() -> None:
    at = Table(options="roundabouts").play("1 8:C5 |A1")
    assert at.why("|A2") == Reason.ACTION_PART_OVER
    assert at.why("-") == Reason.ACTION_PART_OVER


@clause("2.3")
def test_an_action_passed_is_over() -> None:
    at = Table(options="roundabouts").play("1 8:C5 -")
    assert at.why("|A2") == Reason.ACTION_PART_OVER


@clause("2.3")
def test_no_action_follows_a_claim() -> None:
    at = Table(WITH_3_AND_4, plans=PLANS).play("1 8:C5 - !3")
    assert at.why("|A9") == Reason.ACTION_PART_OVER


@clause("2.3")
def test_an_action_that_cannot_be_done_is_passed_over() -> None:
    at = Table(WITH_3_AND_4, cards="8P 8E 8L", plans=PLANS).play("1 8:C5")
    assert at.legal() == {"!3", "."}


@clause("2.6")
def test_a_turn_that_leaves_nothing_to_decide_is_over() -> None:
    at = Table().play("1 8:C5 |A1")
    assert at.is_done()
    assert at.legal() == set()
    for move in ("1", "|A2", "!1", "."):
        assert at.why(move) == Reason.TURN_OVER


@clause("2.6")
def test_an_ended_turn_is_over() -> None:
    at = Table(options="roundabouts").play("1 8:C5 |A1 .")
    assert at.is_done()
    assert at.why("@A1") == Reason.TURN_OVER


@clause("2.6")
def test_the_next_round_begins_a_new_turn() -> None:
    at = Table().play("1 8:C5 |A1").close()
    assert not at.is_done()
    assert at.why("|A2") == Reason.HOUSE_FIRST


@clause("2.6")
def test_a_finished_game_takes_no_more_turns() -> None:
    at = Table(*everywhere("8"), refusals=2).play("x").close()
    assert WELCOME.to_act(at.state) == ()
    assert at.legal(seat=1) == set()
    assert at.why("1", seat=1) == Reason.GAME_OVER
