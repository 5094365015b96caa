"""Another world: a state that differs from a given one only in what a viewer may not know (clauses 13.1 to 13.4).

Written from the rules, not from the code that makes views: random swaps of hidden cards, and another generator.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from housewright.engine.game import State
from housewright.welcome.printed import ACTION, SOLO_CARD
from housewright.welcome.state import Mode


@dataclass
class Slot:
    """A place where a hidden card lies; of some the action is seen."""

    cards: Any
    place: int
    shows_action: bool

    @property
    def card(self) -> int:
        """The card that lies here."""
        return int(self.cards[self.place])


def another_world(state: State, viewer: int, rng: random.Random) -> State:
    """The same for this viewer, different behind the scenes."""
    world = state.copy()
    world.common["key"] = [[rng.getrandbits(32) for _ in range(8)]]
    world.common["counter"] = rng.getrandbits(16)
    slots = hidden_slots(world, viewer)
    for first in slots:
        second = rng.choice(slots)
        if may_swap(first, second):
            first.cards[first.place], second.cards[second.place] = second.card, first.card
    move_solo_card(world, rng)
    return world


def hidden_slots(world: State, viewer: int) -> list[Slot]:
    """Every place with a card whose number the viewer does not know."""
    table = world.common[0]
    top, cards, mode = int(table.top), int(table.cards), Mode(int(table.mode))
    if mode == Mode.PILES:
        return [Slot(table.deck, 27 * pile + place, False) for pile in range(3) for place in range(top + 1, 27)]
    slots = [Slot(table.deck, place, place == top) for place in range(top, cards)]
    if mode == Mode.DRAFT:
        for row in world.seats:
            known = [viewer >= 0 and int(mask) >> viewer & 1 for mask in row.known]
            slots += [Slot(row.hand, place, True) for place in range(3) if not known[place]]
    return slots


def may_swap(first: Slot, second: Slot) -> bool:
    """Cards may change places if what is seen of them stays: the action, and where the solo card cannot lie."""
    if SOLO_CARD in (first.card, second.card):
        return False
    seen = first.shows_action or second.shows_action
    return not seen or bool(ACTION[first.card] == ACTION[second.card])


def move_solo_card(world: State, rng: random.Random) -> None:
    """A solo card that is not on top lies anywhere in the lower part."""
    table = world.common[0]
    top = int(table.top)
    hidden = [place for place in range(max(top + 1, 41), 82) if int(table.deck[place]) == SOLO_CARD]
    if table.mode == Mode.SOLO and hidden:
        place = rng.randrange(max(top + 1, 41), 82)
        table.deck[hidden[0]], table.deck[place] = int(table.deck[place]), SOLO_CARD
