"""What is public (clauses 13.1 to 13.4)."""

from __future__ import annotations

from typing import Any

import pytest

from housewright.engine.game import SPECTATOR, Box, read_turn
from housewright.engine.session import Session
from housewright.engine.struct import layout
from housewright.welcome.printed import CARDS, NUMBER
from housewright.welcome.state import Common, Sheet
from housewright.welcome.views import PUBLIC_COMMON, PUBLIC_SHEET
from tests.clauses import clause
from tests.welcome.drawing import CARDS_IN_ORDER, WELCOME, Table

SETUP = ("estates-66", "estates-36", "estates-34")
NAMES = {"F": "surveyor", "E": "agent", "L": "landscaper", "P": "pool", "T": "temp", "B": "bis"}


def view_bytes(at: Table, viewer: int) -> bytes:
    """All that the viewer may know."""
    return WELCOME.view(at.state, viewer).to_bytes()


def hand_numbers(at: Table, seat: int, viewer: int) -> list[int | None]:
    """The numbers of the seat's cards, as far as the viewer knows them."""
    return [card["number"] for card in at.seen(viewer)["sheets"][seat]["hand"]]


def play_round(at: Table, turns: dict[int, str] | None = None) -> Table:
    """Everybody takes their first two cards, or those named here."""
    for seat in range(len(at.state.seats)):
        at.play((turns or {}).get(seat, "1/2"), seat).finish(seat)
    return at.close()


@clause("13.1", "2.2")
def test_a_turn_is_secret_until_the_round_is_closed() -> None:
    session = Session.begin(WELCOME, "", 2, Box(SETUP, (CARDS_IN_ORDER,)))
    before = session.view(1).to_bytes(), session.view(SPECTATOR).to_bytes()
    session.submit(0, read_turn(WELCOME, "1 1:A5 -"))
    assert (session.view(1).to_bytes(), session.view(SPECTATOR).to_bytes()) == before


@clause("13.1")
def test_sheets_are_public_when_the_round_is_closed() -> None:
    session = Session.begin(WELCOME, "", 2, Box(SETUP, (CARDS_IN_ORDER,)))
    session.submit(0, read_turn(WELCOME, "1 1:A5 -"))
    session.submit(1, read_turn(WELCOME, "1 1:B5 -"))
    seen: list[Any] = [WELCOME.describe(session.view(viewer))["sheets"] for viewer in (0, 1, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[2][0]["streets"][0]["lots"][4]["number"] == 1


@clause("13.2")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_the_order_of_the_cards_in_the_piles_is_secret(viewer: int) -> None:
    at = Table(cards="").close()
    before = view_bytes(at, viewer)
    for pile in (0, 27, 54):
        at.common.deck[pile + int(at.common.top) + 1 : pile + 27] = 0
    at.common.key[:] = 0
    at.common.counter = 0
    assert view_bytes(at, viewer) == before


@clause("13.2")
@pytest.mark.parametrize(("options", "seats"), [("", 1), ("draft", 3)])
def test_the_order_of_the_cards_below_the_top_is_secret(options: str, seats: int) -> None:
    at = Table(cards="", options=options, seats=seats)
    before = view_bytes(at, 0)
    at.common.deck[int(at.common.top) + 1 :] = at.common.deck[int(at.common.top) + 1 :][::-1].copy()
    assert view_bytes(at, 0) == before


@clause("13.2")
def test_the_number_on_top_of_the_pile_is_secret() -> None:
    at = Table(cards="", seats=1, deal=Box(SETUP, ((*CARDS_IN_ORDER, "SOLO"),)))
    before = view_bytes(at, 0)
    top = int(at.common.top)
    other = next(card for card in range(top + 1, CARDS) if CARDS_IN_ORDER[card][-1] == CARDS_IN_ORDER[top][-1])
    assert NUMBER[other] != NUMBER[at.common.deck[top]]
    at.common.deck[top] = other
    assert view_bytes(at, 0) == before


@clause("13.2")
def test_the_action_that_each_pile_will_offer_next_is_public() -> None:
    at = Table(cards="")
    following = [one["next"] for one in at.seen(SPECTATOR)["combinations"]]
    assert [one["action"] for one in at.close().seen(SPECTATOR)["combinations"]] == following


@clause("13.2")
def test_alone_the_action_on_top_of_the_pile_is_public() -> None:
    at = Table(cards="", seats=1, deal=Box(SETUP, ((*CARDS_IN_ORDER, "SOLO"),)))
    assert at.seen()["pile"] == {"left": 79, "next": NAMES[CARDS_IN_ORDER[3][-1]], "shuffles": 1}


@clause("13.2")
def test_in_the_draft_the_action_on_top_of_the_pile_is_public() -> None:
    at = Table(cards="", options="draft", seats=3, deal=Box((*SETUP, "seat-1"), (CARDS_IN_ORDER,)))
    assert at.seen(SPECTATOR)["pile"]["next"] == NAMES[CARDS_IN_ORDER[9][-1]]


@clause("13.2", "11.3")
def test_a_solo_card_on_top_of_the_pile_is_seen() -> None:
    at = Table(cards="", seats=1, deal=Box(SETUP, ((*CARDS_IN_ORDER[:42], "SOLO", *CARDS_IN_ORDER[42:]),)))
    for _ in range(13):
        at.close()
    assert at.seen()["pile"]["next"] == "solo"


@clause("13.3")
def test_numbers_of_held_cards_are_secret_and_their_actions_public() -> None:
    at = Table(cards="", options="draft", seats=3)
    for viewer in (0, 2, SPECTATOR):
        assert hand_numbers(at, 1, viewer) == [None, None, None]
        actions = [card["action"] for card in at.seen(viewer)["sheets"][1]["hand"]]
        assert actions == [NAMES[card[-1]] for card in at.hand(1)]


@clause("13.3")
def test_the_numbers_of_ones_own_cards_are_known() -> None:
    at = Table(cards="", options="draft", seats=3)
    assert hand_numbers(at, 1, 1) == [int(card[:-1]) for card in at.hand(1)]


@clause("13.3")
def test_alone_the_cards_on_offer_lie_open() -> None:
    at = Table(cards="8F 9E 10L", seats=1)
    assert hand_numbers(at, 0, SPECTATOR) == [8, 9, 10]


@clause("13.3")
def test_whoever_passed_a_card_on_goes_on_knowing_it() -> None:
    at = Table(cards="", options="draft", seats=4)
    number = int(at.hand(0)[2][:-1])
    play_round(at)
    assert [hand_numbers(at, 3, viewer)[0] for viewer in (0, 1, 2, 3, SPECTATOR)] == [number, None, None, number, None]
    assert at.seen(1)["sheets"][3]["hand"][0]["known_by"] == [0, 3]


@clause("13.3")
def test_a_card_passed_twice_is_known_by_all_who_held_it() -> None:
    at = Table(cards="", options="draft", seats=4)
    number = int(at.hand(0)[2][:-1])
    play_round(play_round(at), {3: "2/3"})
    assert [hand_numbers(at, 2, viewer)[0] for viewer in (0, 1, 2, 3)] == [number, None, number, number]


@clause("13.3")
def test_cards_newly_dealt_are_known_by_their_holder_only() -> None:
    at = play_round(Table(cards="", options="draft", seats=4))
    for place in (1, 2):
        assert at.seen()["sheets"][3]["hand"][place]["known_by"] == [3]


@clause("13.3", "12.3")
def test_among_27_players_the_last_seat_knows_its_cards() -> None:
    at = play_round(Table(cards="", options="draft", seats=27))
    assert hand_numbers(at, 26, 26) == [int(card[:-1]) for card in at.hand(26)]
    assert at.seen(1)["sheets"][26]["hand"][0]["known_by"] == [0, 26]


@clause("13.3")
def test_in_the_draft_numbers_stay_secret_also_behind_the_bytes_of_a_view() -> None:
    at = Table(cards="", options="draft", seats=3)
    before = view_bytes(at, 0)
    at.state.seats[1]["hand"] = [same_action(int(card)) for card in at.state.seats[1]["hand"]]
    assert view_bytes(at, 0) == before


def same_action(card: int) -> int:
    """Another card with the same action."""
    return next(
        other
        for other in range(CARDS)
        if CARDS_IN_ORDER[other][-1] == CARDS_IN_ORDER[card][-1] and NUMBER[other] != NUMBER[card]
    )


@clause("13.4")
def test_discards_of_the_piles_are_public_on_both_faces() -> None:
    at = Table(cards="").close().close()
    seen = WELCOME.view(at.state, SPECTATOR).common[0].deck
    for pile in (0, 27, 54):
        assert seen[pile : pile + 4].tolist() == at.common.deck[pile : pile + 4].tolist()


@clause("13.4")
def test_the_pairs_taken_in_the_draft_are_public_on_both_faces() -> None:
    at = Table(cards="", options="draft", seats=3)
    taken = sorted(int(card) for hand in at.state.seats["hand"] for card in hand[:2])
    play_round(at)
    seen = WELCOME.view(at.state, SPECTATOR).common[0].discarded
    assert [card for card in range(CARDS) if seen[card]] == taken


@clause("13.4")
def test_discards_are_described_once_they_are_out_of_use() -> None:
    at = Table(cards="", deal=Box(SETUP, (CARDS_IN_ORDER,)))
    assert at.seen()["discards"] == []
    assert at.close().seen()["discards"] == [CARDS_IN_ORDER[0], CARDS_IN_ORDER[27], CARDS_IN_ORDER[54]]


@clause("13.4")
def test_solo_discards_are_the_cards_drawn_before() -> None:
    at = Table(cards="", seats=1)
    drawn = [card["number"] for card in at.seen()["sheets"][0]["hand"]]
    assert [int(card[:-1]) for card in at.close().seen()["discards"]] == drawn


@clause("13.2")
def test_every_field_is_judged_public_or_secret() -> None:
    assert set(layout(Common).names or ()) - set(PUBLIC_COMMON) == {"key", "counter", "deck", "pad"}
    assert set(layout(Sheet).names or ()) - set(PUBLIC_SHEET) == {"hand"}
