"""Views: what a viewer may know, built up from allowed fields; and states imagined to fit a view."""

from __future__ import annotations

import numpy as np

from housewright.engine.chance import Stream, below, draw_key
from housewright.engine.game import NO_DECKS, State, View
from housewright.engine.struct import U8, Structs, byte_mask, only, rule
from housewright.welcome.printed import (
    ACTION,
    CARDS,
    DECK,
    FACE_DOWN,
    HAND,
    PILE,
    PILES,
    SOLO_BELOW,
    SOLO_CARD,
    UNSEEN,
)
from housewright.welcome.state import Common, Mode, Sheet

# What everybody may see. A new field stays hidden until it is named here; cards are shown one by one.
PUBLIC_COMMON = (
    *("rounds", "shuffles", "discarded", "plan", "turned", "top", "cards"),
    *("mode", "advanced", "roundabouts", "first", "over", "lacking"),
)
PUBLIC_SHEET = (
    *("known", "fits", "built", "fence", "bis", "pair", "roundabout", "pool", "used", "sealed", "number"),
    *("parks", "raised", "plan", "temps", "refusals"),
    *("step", "number_card", "action_card", "lot", "acted", "rounded", "claims", "claiming", "needs", "reshuffle"),
)
COMMON_MASK, SHEET_MASK = byte_mask(Common, PUBLIC_COMMON), byte_mask(Sheet, PUBLIC_SHEET)


def view(state: State, viewer: int) -> View:
    """What the viewer may know of a state in which no other seat has moved since the round began."""
    common, seats = only(COMMON_MASK, state.common), only(SHEET_MASK, state.seats)
    common["deck"] = UNSEEN
    show_cards(state.common, state.seats, viewer, common, seats)
    return View(viewer, common, seats)


@rule
def show_cards(common: Structs, seats: Structs, viewer: int, seen_common: Structs, seen_seats: Structs) -> None:
    """Show the cards that lie open to this viewer."""
    table, seen = common[0], seen_common[0]
    top = int(table.top)
    if table.mode == Mode.PILES:
        for pile in range(PILES):
            for place in range(pile * PILE, pile * PILE + top + 1):
                seen.deck[place] = table.deck[place]
        return
    if table.mode == Mode.SOLO:
        for place in range(top):
            seen.deck[place] = table.deck[place]
    if top < table.cards:
        seen.deck[top] = face_down(int(table.deck[top]))
    for seat in range(len(seats)):
        for place in range(HAND):
            card = int(seats[seat].hand[place])
            open_card = table.mode == Mode.SOLO or knows(int(seats[seat].known[place]), viewer)
            seen_seats[seat].hand[place] = card if open_card else face_down(card)


@rule
def face_down(card: int) -> int:
    """The card as seen from its action side."""
    return card if card == SOLO_CARD else FACE_DOWN + int(ACTION[card])


@rule
def knows(knowers: int, viewer: int) -> bool:
    """Whether the viewer is among those who know a card."""
    return viewer >= 0 and knowers >> viewer & 1 != 0


def imagine(seen: View, stream: Structs) -> State:
    """A full state that fits the view: every card that the viewer cannot place lies at random where it may lie."""
    state = State(seen.common.copy(), seen.seats.copy(), NO_DECKS)
    fill_in(state.common, state.seats, stream)
    return state


@rule
def fill_in(common: Structs, seats: Structs, streams: Structs) -> None:
    """Deal the unseen cards to the unseen places."""
    table, stream = common[0], streams[0]
    draw_key(stream, table.key)
    unseen = np.empty(CARDS, np.uint8)
    count = unseen_cards(table, seats, unseen)
    shuffle_freely(unseen, count, stream)
    if table.mode == Mode.PILES:
        for place in range(CARDS):
            if table.deck[place] == UNSEEN:
                count -= 1
                table.deck[place] = unseen[count]
        return
    for seat in range(len(seats)):
        for place in range(HAND):
            if FACE_DOWN <= seats[seat].hand[place] < UNSEEN:
                seats[seat].hand[place] = take_action(unseen, count, int(ACTION[seats[seat].hand[place]]))
                count -= 1
    fill_pile(table, unseen, count, stream)


@rule
def fill_pile(table: Common, unseen: U8, count: int, stream: Stream) -> None:
    """The pile from its top: a card with the action that is seen, then all others in any order."""
    top, size = int(table.top), int(table.cards)
    if top == size:
        return
    if table.deck[top] != SOLO_CARD:
        table.deck[top] = take_action(unseen, count, int(ACTION[table.deck[top]]))
        count -= 1
    hidden_solo = count < size - top - 1  # one place more than cards: the solo card lies there
    if hidden_solo:
        lowest = max(top + 1, SOLO_BELOW)
        table.deck[lowest + below(stream, size - lowest)] = SOLO_CARD
    for place in range(top + 1, size):
        if table.deck[place] == UNSEEN:
            count -= 1
            table.deck[place] = unseen[count]


@rule
def unseen_cards(table: Common, seats: Structs, unseen: U8) -> int:
    """All cards that the viewer has not seen anywhere; returns how many."""
    seen = np.zeros(256, np.uint8)
    for place in range(DECK):
        seen[table.deck[place]] = 1
    for card in range(CARDS):
        seen[card] |= table.discarded[card]
    if table.mode != Mode.PILES:
        for seat in range(len(seats)):
            for place in range(HAND):
                seen[seats[seat].hand[place]] = 1
    count = 0
    for card in range(CARDS):
        if not seen[card]:
            unseen[count] = card
            count += 1
    return count


@rule
def take_action(cards: U8, count: int, action: int) -> int:
    """Take the last of the first `count` cards that has this action; the hole is filled from the end."""
    for place in range(count - 1, -1, -1):
        card = int(cards[place])
        if ACTION[card] == action:
            cards[place] = cards[count - 1]
            return card
    return UNSEEN


@rule
def shuffle_freely(cards: U8, count: int, stream: Stream) -> None:
    """Shuffle for an imagined deal."""
    for last in range(count - 1, 0, -1):
        other = below(stream, last + 1)
        card = cards[other]
        cards[other] = cards[last]
        cards[last] = card
