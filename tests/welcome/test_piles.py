"""Piles and reshuffle (clauses 1.4, 2.1 and 9.1 to 9.3)."""

from __future__ import annotations

import pytest

from housewright.engine.game import Box, Seed
from housewright.welcome.reasons import Reason
from tests.clauses import clause
from tests.welcome.drawing import CARDS_IN_ORDER as DECK
from tests.welcome.drawing import WELCOME, Table, with_estates

SETUP = ("estates-66", "estates-36", "estates-34")
PLANS = " ".join(SETUP)
WITH_3_4 = "1 2 3| 4 5 6 7| . . ."
LETTERS = {"surveyor": "F", "agent": "E", "landscaper": "L", "pool": "P", "temp": "T", "bis": "B"}


def from_box(*decks: tuple[str, ...], drawn: str = with_estates()[0]) -> Table:
    """A game whose shuffles are known; each pile lies from its top."""
    return Table(drawn, cards="", plans=PLANS, deal=Box(SETUP, decks))


def offers(at: Table) -> list[str]:
    """The three combinations, for instance 8F."""
    return [f"{one['number']}{LETTERS[one['action']]}" for one in at.seen()["combinations"]]


def offers_of(deck: tuple[str, ...], top: int) -> list[str]:
    """The combinations of three piles of 27 with this place on top: its number, and the action of the card above."""
    return [deck[pile + top][:-1] + deck[pile + top - 1][-1] for pile in (0, 27, 54)]


def close_rounds(at: Table, count: int) -> Table:
    """Close so many rounds in which nobody has done anything."""
    for _ in range(count):
        at.close()
    return at


def claim(at: Table, seat: int = 0, wish: str = "%") -> Table:
    """Write a house in the bottom street, claim plan 3, ask for the reshuffle or not."""
    return at.house("1", "C6", seat).play(f"!3 {wish}", seat)


@clause("1.4")
def test_all_cards_lie_in_three_piles_of_27() -> None:
    at = Table(cards="")
    assert sorted(at.common.deck[:81].tolist()) == list(range(81))
    assert at.common.cards == 27


@clause("1.4")
def test_other_seeds_shuffle_otherwise() -> None:
    decks = {
        WELCOME.new("", 2, seed).common["deck"].tobytes()
        for seed in (Seed(bytes([number]) * 32) for number in range(20))
    }
    assert len(decks) == 20


@clause("2.1")
def test_the_first_round_offers_three_numbers_and_the_actions_turned() -> None:
    assert offers(from_box(DECK)) == offers_of(DECK, 1)


@clause("2.1")
def test_each_round_the_number_cards_are_turned_into_actions() -> None:
    at = from_box(DECK)
    nexts = [one["next"] for one in at.seen()["combinations"]]
    at.close()
    assert offers(at) == offers_of(DECK, 2)
    assert [one["action"] for one in at.seen()["combinations"]] == nexts


@clause("2.1")
def test_the_three_combinations_are_the_same_for_everybody() -> None:
    at = from_box(DECK)
    assert at.seen(0)["combinations"] == at.seen(1)["combinations"]
    assert at.legal("choose", 0) == at.legal("choose", 1) == {"1", "2", "3"}


@clause("9.1")
def test_a_pass_through_the_piles_is_26_rounds() -> None:
    at = close_rounds(from_box(DECK), 25)
    assert at.seen()["round"] == 26
    assert offers(at) == offers_of(DECK, 26)
    assert at.seen()["pile"] == {"left": 0, "next": None, "shuffles": 1}


@clause("9.1")
def test_after_26_rounds_the_discards_are_shuffled_and_the_lying_cards_are_the_next_actions() -> None:
    lying = (26, 53, 80)
    discards = tuple(name for place, name in enumerate(DECK) if place not in lying)[::-1]
    at = close_rounds(from_box(DECK, discards), 26)
    assert not WELCOME.is_lacking(at.state)
    assert offers(at) == [discards[pile * 26][:-1] + DECK[place][-1] for pile, place in enumerate(lying)]


@clause("9.1")
def test_every_later_pass_is_26_rounds_too() -> None:
    at = close_rounds(Table(cards=""), 26)
    shuffles = [int(close_rounds(at, 1).common.shuffles) for _ in range(27)]
    assert shuffles == [2] * 25 + [3] * 2


@clause("9.1")
def test_no_card_is_lost_between_passes() -> None:
    at = close_rounds(Table(cards=""), 52)
    assert sorted(at.common.deck[:81].tolist()) == list(range(81))


@clause("9.2")
def test_a_reshuffle_makes_three_new_piles_of_all_cards() -> None:
    at = claim(from_box(DECK, DECK[::-1], drawn=WITH_3_4)).close()
    assert not WELCOME.is_lacking(at.state)
    assert offers(at) == offers_of(DECK[::-1], 1)
    assert at.seen()["pile"]["left"] == 25


@clause("9.2")
def test_without_the_wish_nothing_is_shuffled() -> None:
    at = claim(from_box(DECK, drawn=WITH_3_4), wish=".").close()
    assert offers(at) == offers_of(DECK, 2)


@clause("9.2")
def test_the_wish_of_one_claimant_is_enough() -> None:
    at = from_box(DECK, DECK[::-1], drawn=WITH_3_4)
    at.draw(1, WITH_3_4, *with_estates()[1:])
    claim(claim(at, 0, "."), 1, "%").close()
    assert offers(at) == offers_of(DECK[::-1], 1)


@clause("9.2")
def test_two_wishes_make_one_reshuffle() -> None:
    at = from_box(DECK, DECK[::-1], drawn=WITH_3_4)
    at.draw(1, WITH_3_4, *with_estates()[1:])
    claim(claim(at, 0), 1).close()
    assert at.common.shuffles == 2


@clause("9.2")
def test_only_a_claimant_may_ask_for_the_reshuffle() -> None:
    at = Table(WITH_3_4, plans=PLANS).play("1 8:C6 -")
    assert at.why("%") == Reason.RESHUFFLE_NEEDS_CLAIM
    assert at.play("!3").why("%") == Reason.NONE


@clause("9.2")
def test_the_claim_of_another_gives_no_right_to_the_reshuffle() -> None:
    at = Table(WITH_3_4, plans=PLANS, options="roundabouts").play("1 8:C6 - !3").play("1 8:C6 -", 1)
    assert at.why("%", 1) == Reason.RESHUFFLE_NEEDS_CLAIM


@clause("9.2")
def test_the_reshuffle_is_asked_for_once() -> None:
    at = Table(*with_estates(4, 4, 3, 4), plans="estates-44 estates-36 estates-34").play("1 8:C6 - !1 &A1 &A5 %")
    assert at.why("%") == Reason.RESHUFFLE_ALREADY_ASKED
    assert at.legal() == {"!3", "."}


@clause("9.2")
def test_a_later_round_of_claims_is_too_late_for_a_reshuffle_whatever_the_plan() -> None:
    at = Table(*with_estates(4, 4, 4, 5, 3, 4), plans="estates-44 estates-45 estates-34")
    at.play("1 8:C10 - !1 &A1 &A5 .").close()
    at.lay_out("9F 8E 8L")
    assert at.play("1 9:C11 - !2 &B1").why("%") == Reason.RESHUFFLE_TOO_LATE
    assert at.legal() == {"!3", "."}


@clause("9.3")
def test_alone_there_is_no_reshuffle() -> None:
    at = Table(*with_estates(4, 4, 3, 4), cards="8F 9E 10L", seats=1, plans="estates-44 estates-36 estates-34")
    at.play("1/2 8:C6 - !1 &A1 &A5")
    assert at.why("%") == Reason.RESHUFFLE_NEVER_IN_SOLO
    assert at.legal() == {"!3", "."}


@clause("9.3")
def test_nothing_is_shuffled_if_the_game_ends_in_that_round() -> None:
    at = from_box(DECK, drawn=WITH_3_4)
    at.state.seats[1]["refusals"] = 3
    claim(at).close()
    assert WELCOME.is_over(at.state)
    assert at.common.shuffles == 1


@clause("9.3")
def test_a_reshuffle_replaces_a_new_pass_that_is_due() -> None:
    at = claim(close_rounds(from_box(DECK, DECK[::-1], drawn=WITH_3_4), 25)).close()
    assert not WELCOME.is_lacking(at.state)
    assert at.common.shuffles == 2
    assert offers(at) == offers_of(DECK[::-1], 1)


@clause("9.3", "9.1")
@pytest.mark.parametrize("rounds", [1, 10])
def test_a_pass_after_a_reshuffle_is_26_rounds_again(rounds: int) -> None:
    at = close_rounds(from_box(DECK, DECK[::-1], drawn=WITH_3_4), rounds)
    close_rounds(claim(at).close(), 25)
    assert offers(at) == offers_of(DECK[::-1], 26)
