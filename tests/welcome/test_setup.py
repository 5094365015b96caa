"""Set-up (clauses 1.1 to 1.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from housewright.engine.game import Box, Seed
from housewright.welcome.printed import CARD_FACES, PLAN_NAMES, plans_in_box
from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import CARDS_IN_ORDER as DECK
from tests.welcome.drawing import WELCOME, Table

CARDS_BY_NUMBER = {  # surveyor, estate agent, landscaper, pool, temp, bis
    **dict.fromkeys((1, 2, 14, 15), (1, 1, 1, 0, 0, 0)),
    **dict.fromkeys((3, 13), (1, 0, 0, 1, 1, 1)),
    **dict.fromkeys((4, 12), (0, 1, 1, 1, 1, 1)),
    **dict.fromkeys((5, 11), (2, 2, 2, 0, 0, 0)),
    **dict.fromkeys((6, 10), (2, 1, 1, 1, 1, 1)),
    **dict.fromkeys((7, 9), (1, 2, 2, 1, 1, 1)),
    8: (2, 2, 2, 1, 1, 1),
}
SEEDS = [Seed(bytes([number]) * 32) for number in range(60)]


def plans_dealt(options: str) -> set[tuple[str, ...]]:
    """The plans in play after many deals."""
    states = [WELCOME.new(options, 2, seed) for seed in SEEDS]
    return {tuple(PLAN_NAMES[plan] for plan in state.common["plan"][0]) for state in states}


@clause("1.1")
def test_the_81_cards_pair_numbers_and_actions_as_printed() -> None:
    printed = Counter((number, int(action)) for number, action in CARD_FACES)
    assert {number: tuple(printed[number, action] for action in range(6)) for number in range(1, 16)} == CARDS_BY_NUMBER
    assert printed.total() == 81


@clause("1.1", "13.2")
def test_the_face_of_a_card_prints_the_action_of_its_own_back() -> None:
    at = Table(cards="", deal=Box(("estates-66", "estates-36", "estates-126"), (DECK,)))
    showing = [DECK[1], DECK[28], DECK[55]]
    letters = {"surveyor": "F", "agent": "E", "landscaper": "L", "pool": "P", "temp": "T", "bis": "B"}
    assert [f"{one['number']}{letters[one['next']]}" for one in at.seen()["combinations"]] == showing


@clause("1.2")
def test_one_plan_of_each_number_is_drawn() -> None:
    for advanced, roundabouts, options in ((False, False, "basic"), (True, False, "plans"), (True, True, "advanced")):
        boxes = [{PLAN_NAMES[plan] for plan in plans_in_box(advanced, roundabouts, number)} for number in (1, 2, 3)]
        for plans in plans_dealt(options):
            assert all(plan in box for plan, box in zip(plans, boxes, strict=True))


@clause("1.2")
def test_there_are_18_basic_plans_and_28_with_the_advanced_ones() -> None:
    assert [len(plans_in_box(False, False, number)) for number in (1, 2, 3)] == [6, 6, 6]
    assert [len(plans_in_box(True, True, number)) for number in (1, 2, 3)] == [11, 11, 6]


@clause("1.2")
def test_the_roundabout_plan_is_left_out_without_roundabouts() -> None:
    assert [len(plans_in_box(True, False, number)) for number in (1, 2, 3)] == [11, 10, 6]
    with pytest.raises(ValueError, match="roundabouts only"):
        WELCOME.new("plans", 2, Box(("ends", "parks-pools-roundabout", "estates-34"), (DECK,)))


@clause("1.2")
def test_advanced_plans_come_with_their_switch_only() -> None:
    assert all(plan.startswith("estates") for plans in plans_dealt("roundabouts") for plan in plans)
    with pytest.raises(ValueError, match="advanced plans only"):
        WELCOME.new("roundabouts", 2, Box(("ends", "estates-36", "estates-34"), (DECK,)))


@clause("1.3")
def test_streets_have_10_11_and_12_empty_lots() -> None:
    streets = Table().seen()["sheets"][1]["streets"]
    assert [len(street["lots"]) for street in streets] == [10, 11, 12]
    assert all(lot["number"] is None for street in streets for lot in street["lots"])


@clause("1.3")
@pytest.mark.parametrize("letter", "ABC")
def test_a_fence_stands_at_both_ends_of_each_street(letter: str) -> None:
    lengths = {"A": 10, "B": 11, "C": 12}
    streets = {name: " ".join("." * length) for name, length in lengths.items()}
    streets[letter] = " ".join(["1|", *"." * (lengths[letter] - 3), ".|", "15"])
    assert Table(*streets.values()).points("estate-1") == 2


@clause("1.3", "5.3")
def test_there_are_9_10_and_11_places_for_a_fence_within_the_streets() -> None:
    fences = Table(cards="8F 8E 8L").play("1 8:A1").legal("fence")
    assert Counter(fence[1] for fence in fences) == {"A": 9, "B": 10, "C": 11}


@clause("1.5")
def test_three_switches_make_the_variants() -> None:
    assert WELCOME.options("basic") == ""
    assert WELCOME.options("advanced") == "plans roundabouts"
    assert WELCOME.options("expert") == "plans roundabouts draft"
    assert WELCOME.options("draft plans") == "plans draft"


@clause("1.5")
def test_piles_serve_up_to_100_players() -> None:
    assert len(WELCOME.new("advanced", 100, SEEDS[0]).seats) == 100
    with pytest.raises(ValueError, match="number of seats 101"):
        WELCOME.new("advanced", 101, SEEDS[0])


@clause("1.5")
def test_the_draft_serves_2_to_27_players() -> None:
    assert len(WELCOME.new("draft", 27, SEEDS[0]).seats) == 27
    for seats in (1, 28):
        with pytest.raises(ValueError, match=f"number of seats {seats}"):
            WELCOME.new("draft", seats, SEEDS[0])


@clause("1.5")
@pytest.mark.parametrize("options", ["", "plans", "roundabouts", "plans roundabouts"])
def test_one_player_plays_solo_with_plans_and_roundabouts_as_wished(options: str) -> None:
    at = Table(seats=1, options=options)
    assert at.seen()["mode"] == "solo"
    assert bool(at.legal("roundabout")) == ("roundabouts" in options)


@clause("1.5")
def test_no_roundabout_is_built_where_they_are_not_played() -> None:
    assert Table(options="plans").why("@A4") == Reason.ROUNDABOUTS_NOT_PLAYED
    assert Table(options="roundabouts").why("@A4") == Reason.NONE
