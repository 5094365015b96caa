"""Expert draft (clauses 12.1 to 12.4)."""

from __future__ import annotations

from housewright.engine.game import Box, Seed
from housewright.welcome.printed import CARDS
from tests.clauses import clause
from tests.welcome.drawing import CARDS_IN_ORDER, WELCOME, Table, with_estates

SETUP = ("estates-66", "estates-36", "estates-34")


def draft(seats: int, *streets: str) -> Table:
    """A draft with the cards of a deal by chance."""
    return Table(*streets, cards="", options="draft", seats=seats, plans=" ".join(SETUP))


def play_round(at: Table) -> Table:
    """Everybody takes their first two cards; the third is passed on."""
    for seat in range(len(at.state.seats)):
        at.finish(seat)
    return at.close()


def pile(at: Table) -> list[int]:
    """The cards in the pile, top first."""
    cards: list[int] = at.common.deck[int(at.common.top) : int(at.common.cards)].tolist()
    return cards


def held(at: Table) -> list[list[int]]:
    """The cards that each seat holds."""
    hands: list[list[int]] = at.state.seats["hand"].tolist()
    return hands


def discards(at: Table) -> list[int]:
    """The cards among the discards."""
    return [card for card in range(CARDS) if at.common.discarded[card]]


def has_every_card_once(at: Table) -> bool:
    """Whether hands, pile and discards are the 81 cards."""
    cards = [card for hand in held(at) for card in hand] + pile(at) + discards(at)
    return sorted(cards) == list(range(CARDS))


@clause("12.1", "1.4")
def test_everybody_holds_three_cards_and_the_rest_is_one_pile() -> None:
    at = draft(5)
    assert has_every_card_once(at)
    assert len(pile(at)) == 81 - 15


@clause("12.1")
def test_a_seat_drawn_by_lot_holds_the_solo_card() -> None:
    states = [WELCOME.new("draft", 4, Seed(bytes([number]) * 32)) for number in range(40)]
    assert {int(state.common[0].first) for state in states} == {0, 1, 2, 3}


@clause("12.1")
def test_a_box_names_the_holder_of_the_solo_card() -> None:
    at = Table(cards="", options="draft", seats=3, deal=Box((*SETUP, "seat-2"), (CARDS_IN_ORDER,)))
    assert at.seen()["first"] == 1


@clause("12.2")
def test_the_two_cards_taken_are_discarded() -> None:
    at = draft(3)
    taken = [card for hand in held(at) for card in hand[:2]]
    assert discards(play_round(at)) == sorted(taken)


@clause("12.2")
def test_the_third_card_goes_to_the_seat_before() -> None:
    at = draft(4)
    third = [hand[2] for hand in held(at)]
    assert [hand[0] for hand in held(play_round(at))] == [*third[1:], third[0]]


@clause("12.2")
def test_whichever_card_is_not_taken_is_passed_on() -> None:
    at = draft(2)
    kept = at.hand(0)[1]
    at.play("3/1").finish(0).finish(1).close()
    assert at.hand(1)[0] == kept


@clause("12.3")
def test_everybody_is_dealt_two_at_once_clockwise_from_the_holder_of_the_solo_card() -> None:
    at = draft(3)
    at.common.first = 1
    top = pile(at)[:6]
    hands = held(play_round(at))
    assert (hands[1][1:], hands[2][1:], hands[0][1:]) == (top[:2], top[2:4], top[4:])


@clause("12.3")
def test_the_solo_card_stays_with_its_holder() -> None:
    at = draft(3)
    at.common.first = 2
    assert play_round(at).common.first == 2


@clause("12.3")
def test_a_pile_that_runs_out_in_mid_deal_is_made_anew_from_all_discards() -> None:
    at = draft(26)
    at.common.first = 0
    last, taken = pile(at), [card for hand in held(at) for card in hand[:2]]
    dealt = [card for hand in held(play_round(at)) for card in hand[1:]]
    assert dealt[:3] == last
    assert set(dealt[3:]) <= set(taken)
    assert has_every_card_once(at)
    assert at.common.shuffles == 2


@clause("12.3")
def test_27_players_play_with_this_rounds_discards() -> None:
    at = draft(27)
    assert pile(at) == []
    play_round(at)
    assert has_every_card_once(at)
    assert (len(pile(at)), len(discards(at))) == (0, 0)


@clause("12.3")
def test_discards_wait_until_the_pile_runs_out() -> None:
    at = play_round(draft(10))
    assert at.common.shuffles == 1
    assert (len(pile(at)), len(discards(at))) == (81 - 30 - 20, 20)


@clause("12.4", "9.2")
def test_a_reshuffle_makes_one_new_pile_of_pile_and_discards_after_the_passing() -> None:
    at = draft(2, *with_estates(3, 4))
    passed = [hand[2] for hand in held(at)]
    at.house("1/2", "C6").play("!3 %").finish(1).close()
    assert [hand[0] for hand in held(at)] == passed[::-1]
    assert discards(at) == []
    assert len(pile(at)) == 81 - 2 * 3
    assert has_every_card_once(at)


@clause("12.4")
def test_a_reshuffle_changes_the_order_of_the_pile() -> None:
    at = draft(2, *with_estates(3, 4))
    before = pile(at)
    at.house("1/2", "C6").play("!3 %").finish(1).close()
    assert at.common.shuffles == 2
    assert pile(at) != before[4:]
