"""The cards: three piles turned in step, the solo pile, or the hands of the expert draft; shuffles and deals."""

from __future__ import annotations

import numpy as np

from housewright.engine.chance import draw, shuffle
from housewright.engine.struct import U8, Structs, rule, seldom
from housewright.welcome.printed import (
    ACTION,
    BOX_PLANS,
    BOX_SIZE,
    CARDS,
    DECK,
    HAND,
    NUMBER,
    PILE,
    PILES,
    PLANS_IN_PLAY,
    SOLO_BELOW,
    SOLO_CARD,
    UNSEEN,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.state import Common, Mode, Sheet


@seldom
def shuffle_cards(common: Common, cards: U8, count: int, decks: U8) -> None:
    """Shuffle: in the order that the real box gave, or by chance."""
    if decks.shape[1] == 0:
        common.counter = shuffle(cards, count, common.key, int(common.counter))
    elif common.shuffles >= len(decks) or not stack(cards, count, decks[int(common.shuffles)]):
        common.lacking = 1
    common.shuffles = int(common.shuffles) + 1


@seldom
def stack(cards: U8, count: int, deck: U8) -> bool:
    """Bring the cards into the order of the given faces; false if the faces are not those of the cards."""
    if count < len(deck) and deck[count] != UNSEEN:
        return False
    for place in range(count):
        other = place
        while other < count and not has_same_face(cards[other], deck[place]):
            other += 1
        if other == count:
            return False
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card
    return True


@rule
def has_same_face(card: int, other: int) -> bool:
    """Whether two cards cannot be told apart."""
    return bool(NUMBER[card] == NUMBER[other] and ACTION[card] == ACTION[other]) and other != UNSEEN


@rule
def draw_below(common: Common, limit: int) -> int:
    """An int in 0..limit-1 from the deal's own chance."""
    drawn = draw(common.key, int(common.counter), limit)
    common.counter = int(common.counter) + 1
    return drawn


@rule
def draw_plans(common: Common) -> None:
    """One plan of each number, from those that the switches put into the box; one draw decides on all three."""
    sizes = BOX_SIZE[int(common.advanced), int(common.roundabouts)]
    drawn = draw_below(common, int(sizes[0]) * int(sizes[1]) * int(sizes[2]))
    for slot in range(PLANS_IN_PLAY):
        size = int(sizes[slot])
        common.plan[slot] = BOX_PLANS[int(common.advanced), int(common.roundabouts), slot, drawn % size]
        drawn //= size


@seldom
def deal_piles(common: Common, decks: U8) -> None:
    """Three piles of 27, and the first combinations turned up."""
    for card in range(CARDS):
        common.deck[card] = card
    shuffle_cards(common, common.deck, CARDS, decks)
    common.cards = PILE
    common.top = 1


@seldom
def deal_next_pass(common: Common, decks: U8) -> None:
    """Shuffle the 78 discards under the three cards still lying there, which are turned as the next actions."""
    cards = np.empty(DECK, np.uint8)
    below_last = PILE - 1
    for card in range(PILES * below_last):
        cards[card] = common.deck[card // below_last * PILE + card % below_last]
    shuffle_cards(common, cards, PILES * below_last, decks)
    for pile in range(PILES):
        common.deck[pile * PILE] = common.deck[pile * PILE + below_last]
    for card in range(PILES * below_last):
        common.deck[card // below_last * PILE + card % below_last + 1] = cards[card]
    common.top = 1


@seldom
def deal_solo_pile(common: Common, decks: U8) -> None:
    """The solo card somewhere in the lower part of the shuffled cards."""
    for card in range(DECK):
        common.deck[card] = card
    boxed = decks.shape[1] != 0
    shuffle_cards(common, common.deck, DECK if boxed else CARDS, decks)
    if not boxed:
        place = SOLO_BELOW + draw_below(common, DECK - SOLO_BELOW)
        for other in range(CARDS, place, -1):
            common.deck[other] = common.deck[other - 1]
        common.deck[place] = SOLO_CARD
    common.cards = DECK
    common.top = 0


@rule
def can_draw_solo(common: Common) -> bool:
    """Whether three more cards can be drawn, the solo card not being one of them."""
    left = int(common.cards) - int(common.top)
    return left > HAND or (left == HAND and not has_solo_card(common))


@rule
def has_solo_card(common: Common) -> bool:
    """Whether the solo card still lies in the pile."""
    for place in range(int(common.top), int(common.cards)):
        if common.deck[place] == SOLO_CARD:
            return True
    return False


@rule
def draw_solo(common: Common, sheet: Sheet) -> None:
    """Three cards; the solo card turns all plans and is replaced."""
    for held in range(HAND):
        if common.deck[int(common.top)] == SOLO_CARD:
            for slot in range(PLANS_IN_PLAY):
                common.turned[slot] = 1
            common.top = int(common.top) + 1
        sheet.hand[held] = common.deck[int(common.top)]
        common.top = int(common.top) + 1


@seldom
def gather_pile(common: Common, seats: Structs, decks: U8) -> None:
    """Shuffle every card that nobody holds into one new pile."""
    held = np.zeros(256, np.uint8)
    for seat in range(len(seats)):
        for place in range(HAND):
            held[seats[seat].hand[place]] = 1
    count = 0
    for card in range(CARDS):
        if not held[card]:
            common.deck[count] = card
            count += 1
    shuffle_cards(common, common.deck, count, decks)
    for card in range(CARDS):
        common.discarded[card] = 0
    common.cards = count
    common.top = 0


@rule
def draw_card(common: Common, seats: Structs, seat: int, place: int, decks: U8) -> None:
    """The pile's next card goes to this place of the seat's hand."""
    if common.top == common.cards:
        gather_pile(common, seats, decks)
    sheet = seats[seat]
    sheet.hand[place] = common.deck[int(common.top)]
    sheet.known[place] = 1 << seat
    common.top = int(common.top) + 1


@seldom
def deal_hands(common: Common, seats: Structs, first_place: int, decks: U8) -> None:
    """Fill every hand from this place on, seat by seat, clockwise from the holder of the solo card."""
    for offset in range(len(seats)):
        seat = (int(common.first) + offset) % len(seats)
        for place in range(first_place, HAND):
            draw_card(common, seats, seat, place, decks)


@seldom
def pass_hands(common: Common, seats: Structs) -> None:
    """Discard the two cards taken; the third goes to the right neighbour, who knows it from now on too."""
    count = len(seats)
    passed = np.empty(count, np.uint8)
    knowers = np.empty(count, np.uint32)
    for seat in range(count):
        sheet = seats[seat]
        for place in range(HAND):
            if place == sheet.number_card or place == sheet.action_card:
                common.discarded[sheet.hand[place]] = 1
            else:
                passed[seat], knowers[seat] = sheet.hand[place], sheet.known[place]
    for seat in range(count):
        giver = (seat + 1) % count
        sheet = seats[seat]
        sheet.hand[0] = passed[giver]
        sheet.known[0] = int(knowers[giver]) | 1 << seat
        sheet.hand[1] = sheet.hand[0]  # the two empty places hold nothing of their own until the deal
        sheet.hand[2] = sheet.hand[0]


@seldom
def deal_first(common: Common, seats: Structs, decks: U8) -> None:
    """The cards of the first round."""
    if common.mode == Mode.PILES:
        deal_piles(common, decks)
    elif common.mode == Mode.SOLO:
        deal_solo_pile(common, decks)
        draw_solo(common, seats[0])
    else:
        for seat in range(len(seats)):
            for place in range(HAND):
                seats[seat].hand[place] = SOLO_CARD  # nothing yet
        gather_pile(common, seats, decks)
        deal_hands(common, seats, 0, decks)


@rule
def deal_round(common: Common, seats: Structs, reshuffle: bool, decks: U8) -> None:
    """The cards of the next round."""
    if common.mode == Mode.SOLO:
        draw_solo(common, seats[0])
    elif common.mode == Mode.DRAFT:
        pass_hands(common, seats)
        if reshuffle:
            gather_pile(common, seats, decks)
        deal_hands(common, seats, 1, decks)
    elif reshuffle:
        deal_piles(common, decks)
    elif int(common.top) + 1 == PILE:
        deal_next_pass(common, decks)
    else:
        common.top = int(common.top) + 1


@rule
def why_not_reshuffle(common: Common, sheet: Sheet) -> Reason:
    """Why the reshuffle may not be asked for, if so."""
    if common.mode == Mode.SOLO:
        return Reason.RESHUFFLE_NEVER_IN_SOLO
    if sheet.reshuffle:
        return Reason.RESHUFFLE_ALREADY_ASKED
    for slot in range(PLANS_IN_PLAY):
        if common.turned[slot]:
            return Reason.RESHUFFLE_TOO_LATE
    return Reason.NONE if sheet.claims else Reason.RESHUFFLE_NEEDS_CLAIM
