"""Solo (clauses 11.1 to 11.5)."""

from __future__ import annotations

import pytest

from housewright.engine.game import Box, Seed
from housewright.welcome.printed import SOLO_CARD, card_text
from tests.clauses import clause
from tests.welcome.drawing import CARDS_IN_ORDER, WELCOME, Table, everywhere, with_estates

SETUP = ("estates-66", "estates-36", "estates-34")


def from_box(solo_place: int, *streets: str) -> Table:
    """A game whose pile lies in a known order, the solo card at this place (0 is the top)."""
    deck = (*CARDS_IN_ORDER[:solo_place], "SOLO", *CARDS_IN_ORDER[solo_place:])
    return Table(*streets, cards="", seats=1, plans=" ".join(SETUP), deal=Box(SETUP, (deck,)))


def close_turns(at: Table, count: int) -> Table:
    """End so many turns in which nothing is done."""
    for _ in range(count):
        at.close()
    return at


def turned(at: Table) -> list[bool]:
    """Which plans show their low side."""
    return [plan["turned"] for plan in at.seen()["plans"]]


@clause("11.1", "1.4")
def test_the_pile_holds_all_cards_and_the_solo_card() -> None:
    assert sorted(Table(cards="", seats=1).common.deck.tolist()) == list(range(82))


@clause("11.1")
def test_the_solo_card_lies_at_any_place_of_the_lower_41() -> None:
    states = [WELCOME.new("", 1, Seed(number.to_bytes(32, "little"))) for number in range(400)]
    assert {state.common["deck"][0].tolist().index(SOLO_CARD) for state in states} == set(range(41, 82))


@clause("11.2")
def test_each_turn_three_cards_are_drawn() -> None:
    at = from_box(60)
    assert at.hand() == [*CARDS_IN_ORDER[:3]]
    assert at.close().hand() == [*CARDS_IN_ORDER[3:6]]


@clause("11.2", "13.4")
def test_all_three_cards_are_discarded() -> None:
    at = from_box(60).finish().close()
    seen = WELCOME.view(at.state, 0).common[0].deck[:3]
    assert [card_text(int(card)) for card in seen] == [*CARDS_IN_ORDER[:3]]


@clause("11.3")
@pytest.mark.parametrize("place", [42, 43, 44])
def test_the_solo_card_turns_all_plans_at_once_and_is_replaced(place: int) -> None:
    at = close_turns(from_box(place), 13)
    assert turned(at) == [False, False, False]
    at.close()
    assert turned(at) == [True, True, True]
    assert at.hand() == [*CARDS_IN_ORDER[42:45]]


@clause("11.3")
def test_the_solo_card_on_top_works_only_when_drawn() -> None:
    at = close_turns(from_box(45), 14)
    assert at.seen()["pile"]["next"] == "solo"
    assert turned(at) == [False, False, False]
    assert at.hand() == [*CARDS_IN_ORDER[42:45]]


@clause("11.3")
@pytest.mark.parametrize(("place", "points"), [(42, 3), (45, 7)])
def test_the_low_value_counts_for_claims_of_that_very_turn(place: int, points: int) -> None:
    at = close_turns(from_box(place, *with_estates(3, 4)), 14).house("1/2", "C6").play("!3")
    assert at.points("plan-3") == points


@clause("11.3", "11.4")
def test_lying_last_the_solo_card_is_never_drawn() -> None:
    at = close_turns(from_box(81), 26)
    assert at.hand() == [*CARDS_IN_ORDER[78:]]
    assert turned(at) == [False, False, False]
    assert WELCOME.is_over(at.close().state)


@clause("11.3")
def test_a_plan_already_claimed_keeps_its_value() -> None:
    at = close_turns(from_box(45, *with_estates(3, 4)), 14).house("1/2", "C6").play("!3").close()
    assert turned(at) == [True, True, True]
    assert at.points("plan-3") == 7


@clause("11.4")
@pytest.mark.parametrize("place", [41, 60, 78, 79, 80, 81])
def test_the_game_has_27_turns_at_most(place: int) -> None:
    at = close_turns(from_box(place), 26)
    assert not WELCOME.is_over(at.state)
    assert at.hand() == [*CARDS_IN_ORDER[78:]]
    assert WELCOME.is_over(at.close().state)


@clause("11.4", "10.1")
def test_the_game_ends_as_usual_too() -> None:
    at = Table(*everywhere("8"), cards="8F 8E 8L", seats=1, refusals=2).play("x").close()
    assert WELCOME.is_over(at.state)


@clause("11.5")
def test_six_or_more_temps_score_7_points() -> None:
    assert [Table(seats=1, temps=temps).points("temps") for temps in (0, 1, 5, 6, 11)] == [0, 0, 0, 7, 7]
