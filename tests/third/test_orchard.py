"""The third game keeps the rules, and every promise of the game interface."""

from __future__ import annotations

import random
import re

import pytest

from housewright.engine.conformance import conform
from housewright.engine.describing import reason_key
from housewright.engine.game import SPECTATOR, Seed, State
from housewright.locales import LANGUAGES
from tests.test_locales import read_file
from tests.third.orchard.entry import ENTRY
from tests.third.orchard.game import Orchard
from tests.third.orchard.reasons import CLAUSE, Reason
from tests.third.orchard.state import BASKETS

GAME = Orchard()
TEXTS = {language: ENTRY.texts / language for language in LANGUAGES}


def another_world(state: State, viewer: int, rng: random.Random) -> State:
    """Other baskets lie below those that were turned up; who has chosen what is known to themselves only."""
    world = state.copy()
    opened = int(world.common["opened"][0])
    unseen = world.common["pile"][0, opened:].tolist()
    rng.shuffle(unseen)
    world.common["pile"][0, opened:] = unseen
    world.common["key"] = rng.randrange(1 << 32)
    return world


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", ["basic", "full"])
def test_tables_conform(options: str, seats: int) -> None:
    for seed in range(3):
        conform(GAME, options, seats, seed, another_world, looks=1.0)


def dealt(seats: int, offer: int, options: str = "basic") -> State:
    """A game whose first basket is worth so much."""
    state = GAME.new(options, seats, Seed(bytes(32)))
    others = [basket for basket in range(1, BASKETS + 1) if basket != offer]
    state.common["pile"][0] = [offer, *others]
    return state


def play(state: State, *cards: int) -> State:
    """Everybody chooses a card, and the round is closed."""
    for seat, card in enumerate(cards):
        GAME.apply(state, seat, GAME.read(f"c{card}"))
    GAME.close_round(state)
    return state


def totals(state: State) -> list[int]:
    """Everybody's points."""
    return [score.total for score in GAME.scores(state)]


def test_the_highest_card_takes_the_basket() -> None:
    assert totals(play(dealt(2, 5), 2, 6)) == [0, 5]


def test_of_equal_cards_none_takes_the_basket() -> None:
    assert totals(play(dealt(3, 5), 6, 6, 1)) == [0, 0, 5]
    assert totals(play(dealt(2, 5), 6, 6)) == [0, 0]


def test_a_basket_that_stays_goes_with_the_next() -> None:
    assert totals(play(play(dealt(2, 5, "full"), 6, 6), 1, 2)) == [0, 6]
    assert totals(play(play(dealt(2, 5, "basic"), 6, 6), 1, 2)) == [0, 1]


def test_alone_a_card_must_be_worth_the_basket() -> None:
    assert totals(play(dealt(1, 5), 5)) == [5]
    assert totals(play(dealt(1, 5), 4)) == [0]


def test_a_card_is_played_once() -> None:
    state = play(dealt(2, 5), 3, 4)
    assert GAME.why_not(state, 0, GAME.read("c3")) == Reason.CARD_ALREADY_PLAYED
    assert GAME.why_not(state, 1, GAME.read("c3")) == Reason.NONE


def test_one_card_is_chosen_for_a_basket() -> None:
    state = dealt(2, 5)
    GAME.apply(state, 0, GAME.read("c3"))
    assert GAME.why_not(state, 0, GAME.read("c4")) == Reason.CARD_ALREADY_CHOSEN


def test_after_the_last_basket_nothing_is_played() -> None:
    state = dealt(2, 5)
    for card in range(1, BASKETS + 1):
        play(state, card, card)
    assert GAME.is_over(state)
    assert GAME.why_not(state, 0, 0) == Reason.ORCHARD_IS_EMPTY


def test_what_others_chose_and_what_comes_is_nobodys_to_know() -> None:
    state = dealt(2, 5)
    GAME.apply(state, 0, GAME.read("c3"))
    for viewer in (1, SPECTATOR):
        assert GAME.view(state, viewer).seats["card"].tolist() == [0, 0]
        assert GAME.view(state, viewer).common["pile"][0].tolist() == [5, 255, 255, 255, 255, 255]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    found = read_file(TEXTS[language] / "orchard.ftl")
    assert found == read_file(TEXTS["en"] / "orchard.ftl")
    assert {reason_key(reason) for reason in Reason if reason} <= found.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_of_all_reasons_stand_in_the_rules(language: str) -> None:
    text = (TEXTS[language] / "orchard.md").read_text(encoding="utf-8")
    assert {*CLAUSE.values()} <= {*re.findall(r"^- \*\*(\d+\.\d+)\*\*", text, flags=re.MULTILINE)}


def test_everything_in_a_description_has_a_name() -> None:
    described = GAME.describe(GAME.view(dealt(2, 5), 0))
    seats = described["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    fields = ({*described} | {*seats[0]}) - {"targets"}
    assert {f"field-{field.replace('_', '-')}" for field in fields} <= read_file(TEXTS["en"] / "orchard.ftl").keys()
