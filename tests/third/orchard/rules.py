"""The rules of Orchard, in plain Python."""

from __future__ import annotations

import numpy as np

from housewright.engine.chance import shuffle
from housewright.engine.game import Position, State
from tests.third.orchard.reasons import Reason
from tests.third.orchard.state import BASKETS, NO_CARD


def set_up(state: State) -> None:
    """Shuffle the baskets, turn up the first, give everybody a card of each value."""
    pile = np.arange(1, BASKETS + 1, dtype=np.uint8)
    shuffle(pile, BASKETS, state.common["key"][0], 0)
    state.common["pile"], state.common["opened"] = pile, 1
    state.seats["hand"] = (1 << BASKETS) - 1


def why_not(position: Position, seat: int, card: int) -> Reason:
    """Why the seat may not choose this card."""
    if position.common["over"][0]:
        return Reason.ORCHARD_IS_EMPTY
    if position.seats["card"][seat] != NO_CARD:
        return Reason.CARD_ALREADY_CHOSEN
    if not int(position.seats["hand"][seat]) >> (card - 1) & 1:
        return Reason.CARD_ALREADY_PLAYED
    return Reason.NONE


def on_offer(position: Position) -> int:
    """What the basket, and whatever ties have left with it, are worth."""
    basket = int(position.common["pile"][0, int(position.common["opened"][0]) - 1])
    return basket + int(position.common["stake"][0])


def taker(position: Position) -> int | None:
    """Who takes the basket: the highest card that nobody else chose; alone, a card that is worth the offer."""
    cards = [int(card) for card in position.seats["card"]]
    if len(cards) == 1:
        return 0 if cards[0] >= int(position.common["pile"][0, int(position.common["opened"][0]) - 1]) else None
    single = [card for card in cards if cards.count(card) == 1]
    return cards.index(max(single)) if single else None


def close_round(state: State) -> None:
    """Give the basket away, put the cards aside, turn up the next."""
    winner, offer = taker(state), on_offer(state)
    state.common["stake"] = offer if winner is None and state.common["carry"][0] else 0
    if winner is not None:
        state.seats["taken"][winner] += offer
    for seat, card in enumerate(state.seats["card"].tolist()):
        state.seats["hand"][seat] &= ~(1 << (card - 1)) & 0xFF
    state.seats["shown"], state.seats["card"] = state.seats["card"].copy(), NO_CARD
    if state.common["opened"][0] == BASKETS:
        state.common["over"] = 1
    else:
        state.common["opened"] += 1
