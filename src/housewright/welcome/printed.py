"""Printed facts: the cards, the city plans and the score sheet, as they lie in the box."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum

import numpy as np

from housewright.engine.struct import I64, U8


class Action(IntEnum):
    """What the back of a construction card allows."""

    SURVEYOR = 0
    AGENT = 1
    LANDSCAPER = 2
    POOL = 3
    TEMP = 4
    BIS = 5


ACTION_LETTERS = "FELPTB"  # fence, estate agent, landscaper, pool, temp, bis

# --- construction cards -----------------------------------------------------------------------------------------------

CARDS_OF_NUMBER = {  # number: cards with each action, in the order of Action
    1: (1, 1, 1, 0, 0, 0),
    2: (1, 1, 1, 0, 0, 0),
    3: (1, 0, 0, 1, 1, 1),
    4: (0, 1, 1, 1, 1, 1),
    5: (2, 2, 2, 0, 0, 0),
    6: (2, 1, 1, 1, 1, 1),
    7: (1, 2, 2, 1, 1, 1),
    8: (2, 2, 2, 1, 1, 1),
    9: (1, 2, 2, 1, 1, 1),
    10: (2, 1, 1, 1, 1, 1),
    11: (2, 2, 2, 0, 0, 0),
    12: (0, 1, 1, 1, 1, 1),
    13: (1, 0, 0, 1, 1, 1),
    14: (1, 1, 1, 0, 0, 0),
    15: (1, 1, 1, 0, 0, 0),
}
CARD_FACES = [
    (number, action)
    for number, counts in CARDS_OF_NUMBER.items()
    for action, count in zip(Action, counts, strict=True)
    for _ in range(count)
]
CARDS = len(CARD_FACES)
SOLO_CARD = CARDS
DECK = CARDS + 1  # with the solo card
FACE_DOWN = 100  # FACE_DOWN + action: a card of which only the action is seen
UNSEEN = 255  # a card of which nothing is seen
NUMBER: U8 = np.zeros(256, np.uint8)  # printed number of a card
ACTION: U8 = np.full(256, len(Action), np.uint8)  # action of a card, face down ones included
for _card, (_number, _action) in enumerate(CARD_FACES):
    NUMBER[_card], ACTION[_card] = _number, _action
for _action in Action:
    ACTION[FACE_DOWN + _action] = _action

PILES = 3
PILE = CARDS // PILES  # cards in one pile at set-up
HAND = 3  # cards on offer in solo and in the expert draft
SOLO_BELOW = 41  # cards above the part that holds the solo card
DRAFT_SEATS = CARDS // HAND  # most players the expert draft has cards for
MOST_SEATS = 100

# --- the score sheet --------------------------------------------------------------------------------------------------

STREETS = 3
STREET_LETTERS = "ABC"
LENGTHS = (10, 11, 12)
LONGEST = 12
LOTS = sum(LENGTHS)
LENGTH = np.array(LENGTHS)
FIRST_LOT = np.array([0, 10, 21])  # index of each street's first lot among all 33
STREET_OF = np.array([street for street in range(STREETS) for _ in range(LENGTHS[street])])
PLACE_OF = np.array([place for street in range(STREETS) for place in range(LENGTHS[street])])
WHOLE_STREET = np.array([(1 << length) - 1 for length in LENGTHS])  # mask of all lots
STREET_ENDS = np.array([1 | 1 << (length - 1) for length in LENGTHS])  # mask of first and last lot
POOL_PLACES = ((2, 6, 7), (0, 3, 7), (1, 6, 10))
POOL_LOTS = np.array([sum(1 << place for place in places) for places in POOL_PLACES])  # mask of lots with a pool drawn

NUMBERS = 18  # house numbers 0..17
TEMP_REACH = 2
PARKS = np.array([3, 4, 5])  # parks in each street
MOST_TEMPS = 11
MOST_BIS = 9
MOST_REFUSALS = 3
MOST_ROUNDABOUTS = 2
SIZES = 6  # an estate has 1..6 houses

PARK_POINTS = np.array([[0, 2, 4, 10, 0, 0], [0, 2, 4, 6, 14, 0], [0, 2, 4, 6, 8, 18]])
POOL_POINTS = np.array([0, 3, 6, 9, 13, 17, 21, 26, 31, 36])
BIS_POINTS = np.array([0, 1, 3, 6, 9, 12, 16, 20, 24, 28])
REFUSAL_POINTS = np.array([0, 0, 3, 5])
ROUNDABOUT_POINTS = np.array([0, 3, 8])
TEMP_POINTS = np.array([7, 4, 1])
ESTATE_POINTS = np.array(
    [[1, 3, 0, 0, 0], [2, 3, 4, 0, 0], [3, 4, 5, 6, 0], [4, 5, 6, 7, 8], [5, 6, 7, 8, 10], [6, 7, 8, 10, 12]]
)
ESTATE_RAISES = np.array([1, 2, 3, 4, 4, 4])  # values that the agent can cross off in each column
SOLO_TEMPS, SOLO_TEMP_POINTS = 6, 7

# --- city plans -------------------------------------------------------------------------------------------------------


class PlanKind(IntEnum):
    """What a city plan asks for."""

    ESTATES = 0
    HOUSES = 1
    BIS = 2
    TEMPS = 3
    ENDS = 4
    PARKS = 5
    POOLS = 6
    ROUNDABOUT = 7
    PARKS_AND_POOLS = 8


def know_every_kind(place: str, known: Collection[PlanKind]) -> None:
    """A place that tells plans apart by their kind must know them all: none may fall through."""
    for kind in PlanKind:
        if kind not in known:
            raise NotImplementedError(f"{place} knows no plans of the kind {kind.name}")


PLANS_IN_PLAY = 3
PLAN_BIS = 5
PLAN_TEMPS = 7
PLAN_STREETS = 2

PLAN_FACTS = (  # name, number, advanced, kind, street, high, low
    ("estates-111111", 1, False, PlanKind.ESTATES, 0, 8, 4),
    ("estates-2222", 1, False, PlanKind.ESTATES, 0, 8, 4),
    ("estates-333", 1, False, PlanKind.ESTATES, 0, 8, 4),
    ("estates-44", 1, False, PlanKind.ESTATES, 0, 6, 3),
    ("estates-55", 1, False, PlanKind.ESTATES, 0, 8, 4),
    ("estates-66", 1, False, PlanKind.ESTATES, 0, 10, 6),
    ("estates-1116", 2, False, PlanKind.ESTATES, 0, 11, 6),
    ("estates-225", 2, False, PlanKind.ESTATES, 0, 10, 6),
    ("estates-334", 2, False, PlanKind.ESTATES, 0, 12, 7),
    ("estates-36", 2, False, PlanKind.ESTATES, 0, 8, 4),
    ("estates-45", 2, False, PlanKind.ESTATES, 0, 9, 5),
    ("estates-1114", 2, False, PlanKind.ESTATES, 0, 9, 5),
    ("estates-126", 3, False, PlanKind.ESTATES, 0, 12, 7),
    ("estates-145", 3, False, PlanKind.ESTATES, 0, 13, 7),
    ("estates-34", 3, False, PlanKind.ESTATES, 0, 7, 3),
    ("estates-25", 3, False, PlanKind.ESTATES, 0, 7, 3),
    ("estates-1223", 3, False, PlanKind.ESTATES, 0, 11, 6),
    ("estates-235", 3, False, PlanKind.ESTATES, 0, 13, 7),
    ("houses-C", 1, True, PlanKind.HOUSES, 2, 8, 4),
    ("houses-A", 1, True, PlanKind.HOUSES, 0, 6, 3),
    ("bis-5", 1, True, PlanKind.BIS, 0, 8, 3),
    ("temps-7", 1, True, PlanKind.TEMPS, 0, 6, 3),
    ("ends", 1, True, PlanKind.ENDS, 0, 7, 4),
    ("parks-2", 2, True, PlanKind.PARKS, 0, 7, 4),
    ("pools-2", 2, True, PlanKind.POOLS, 0, 7, 4),
    ("parks-pools-roundabout", 2, True, PlanKind.ROUNDABOUT, 0, 10, 5),
    ("parks-pools-C", 2, True, PlanKind.PARKS_AND_POOLS, 2, 10, 5),
    ("parks-pools-B", 2, True, PlanKind.PARKS_AND_POOLS, 1, 8, 3),
)
PLANS = len(PLAN_FACTS)
PLAN_NAMES = tuple(fact[0] for fact in PLAN_FACTS)
PLAN_ADVANCED = np.array([int(fact[2]) for fact in PLAN_FACTS])
PLAN_KIND = np.array([int(fact[3]) for fact in PLAN_FACTS])
PLAN_STREET = np.array([fact[4] for fact in PLAN_FACTS])
PLAN_HIGH = np.array([fact[5] for fact in PLAN_FACTS])
PLAN_LOW = np.array([fact[6] for fact in PLAN_FACTS])


def plan_sizes(name: str) -> tuple[int, ...]:
    """The estates that an estate plan asks for, from its name."""
    kind, _, sizes = name.partition("-")
    return tuple(int(size) for size in sizes) if kind == "estates" else ()


for _fact in PLAN_FACTS:
    if (_fact[3] == PlanKind.ESTATES) != bool(plan_sizes(_fact[0])):
        raise ValueError(f"the plan '{_fact[0]}': estate plans, and no others, are named by the sizes they need")

PLAN_NEEDS: U8 = np.array(
    [[plan_sizes(name).count(size) for size in range(1, SIZES + 1)] for name in PLAN_NAMES], np.uint8
)


def plans_in_box(advanced: bool, roundabouts: bool, number: int) -> list[int]:
    """The plans of this number from which one is drawn."""
    return [
        plan
        for plan, (_, its_number, is_advanced, kind, *_) in enumerate(PLAN_FACTS)
        if its_number == number and (advanced or not is_advanced) and (roundabouts or kind != PlanKind.ROUNDABOUT)
    ]


_boxes = [
    [[plans_in_box(advanced, roundabouts, slot + 1) for slot in range(PLANS_IN_PLAY)] for roundabouts in (False, True)]
    for advanced in (False, True)
]
BOX_SIZE = np.array([[[len(plans) for plans in box] for box in boxes] for boxes in _boxes])
BOX_PLANS: U8 = np.array(
    [[[plans + [0] * (BOX_SIZE.max() - len(plans)) for plans in box] for box in boxes] for boxes in _boxes], np.uint8
)

# Counts of estates by size travel through the rules as one int, a byte per size: that is quick to add and compare.
ONE_ESTATE: I64 = np.array([1 << 8 * size for size in range(SIZES)])
PLAN_PACKED: I64 = np.array([sum(int(count) << 8 * size for size, count in enumerate(needs)) for needs in PLAN_NEEDS])
EVERY_SIZE = sum(1 << 8 * size for size in range(SIZES))


def card_text(card: int) -> str:
    """A card's name: number and letter of the action."""
    if card == SOLO_CARD:
        return "SOLO"
    number, action = CARD_FACES[card]
    return f"{number}{ACTION_LETTERS[action]}"
