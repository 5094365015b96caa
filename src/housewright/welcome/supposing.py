"""What if: the box that leads to a position of which some cards are imagined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from housewright.engine.game import Box, State, Turn
from housewright.welcome.moves import KIND_OF, Kind
from housewright.welcome.printed import CARDS, DECK, HAND, PILE, PLAN_NAMES, card_text
from housewright.welcome.state import Mode


def lay_out(states: Sequence[State], turns: Sequence[Mapping[int, Turn]], imagined: State) -> Box:
    """The cards of every shuffle as they lay, those of the last one as far as they were seen."""
    wishes = [True, *(asks_to_reshuffle(made) for made in turns)]
    shuffled = [0, *(index for index in range(1, len(states)) if shuffles(states[index]) > shuffles(states[index - 1]))]
    orders = [order(states[index], wishes[index]) for index in shuffled]
    orders[-1] = last_order(states[-1], imagined.copy(), wishes[shuffled[-1]], orders[-1])
    first = states[0].common[0]
    setup = [PLAN_NAMES[int(plan)] for plan in first.plan]
    if int(first.mode) == Mode.DRAFT:
        setup.append(f"seat-{int(first.first) + 1}")
    return Box(tuple(setup), tuple(tuple(card_text(card) for card in cards) for cards in orders))


def shuffles(state: State) -> int:
    """How often was shuffled so far."""
    return int(state.common["shuffles"][0])


def asks_to_reshuffle(turns: Mapping[int, Turn]) -> bool:
    """Whether somebody asked for all cards to be shuffled; otherwise a shuffle begins the next pass."""
    return any(KIND_OF[move] == Kind.RESHUFFLE for turn in turns.values() for move in turn)


def order(state: State, is_whole: bool) -> list[int]:
    """The cards of the last shuffle, right after it; in the next pass of the piles three cards stay lying."""
    table = state.common[0]
    mode = int(table.mode)
    if mode == Mode.SOLO:
        return table.deck[:DECK].tolist()  # type: ignore[no-any-return]
    if mode == Mode.DRAFT:
        return table.deck[: int(table.cards)].tolist()  # type: ignore[no-any-return]
    places = range(CARDS) if is_whole else (place for place in range(CARDS) if place % PILE)
    return [int(table.deck[place]) for place in places]


def last_order(state: State, imagined: State, is_whole: bool, true: Sequence[int]) -> list[int]:
    """The cards of the last shuffle as they are imagined; in the draft also those that are in hands by now."""
    if int(state.common["mode"][0]) != Mode.DRAFT:
        return order(imagined, is_whole)
    top = int(state.common["top"][0])
    drawn = {*true[:top]}
    for seat in range(len(state.seats)):
        for place in range(HAND):
            card = int(state.seats["hand"][seat, place])
            if card not in drawn:  # passed on since before the shuffle: it stays where it is
                exchange(imagined, card, int(imagined.seats["hand"][seat, place]))
    hands = zip(state.seats["hand"].flat, imagined.seats["hand"].flat, strict=True)
    instead = {int(card): int(other) for card, other in hands}
    return [instead.get(card, card) for card in true[:top]] + order(imagined, is_whole)[top:]


def exchange(state: State, first: int, second: int) -> None:
    """Let two cards change places."""
    for cards in (state.common["deck"], state.seats["hand"]):
        here, there = cards == first, cards == second
        cards[here], cards[there] = second, first
