"""The state: what lies in the middle of the table, and one sheet for every seat.

Masks hold one bit per lot of a street, the leftmost lot lowest.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from housewright.engine.struct import I8, U8, U16, U32, Byte, Long, Word, rule, struct
from housewright.welcome.printed import (
    CARDS,
    DECK,
    HAND,
    LONGEST,
    MOST_BIS,
    NUMBERS,
    PLANS_IN_PLAY,
    SIZES,
    STREETS,
)

EMPTY = -1  # a lot without a number
NO_LOT = 255
NO_CARD = 255
NO_PLAN = 255


class Mode(IntEnum):
    """Where the cards come from."""

    PILES = 0
    SOLO = 1
    DRAFT = 2


class Step(IntEnum):
    """What a seat decides next."""

    CHOOSE = 0  # a combination (or a roundabout, or a refusal)
    WRITE = 1  # where the number goes
    ACT = 2  # how the action is used
    FINISH = 3  # roundabout, claims, reshuffle, end
    ESTATES = 4  # which estates serve the plan just claimed
    DONE = 5  # nothing: the turn is complete


@struct
class Common:
    """What lies in the middle of the table."""

    key: Annotated[U32, 8]  # secret: ChaCha key of all shuffles to come
    counter: Long  # secret: next block of the ChaCha stream
    rounds: Word  # rounds begun: 1, 2, 3, …
    shuffles: Word  # shuffles so far, the set-up included
    deck: Annotated[U8, DECK]  # secret beyond the top: card ids; piles: three runs of 27
    discarded: Annotated[U8, CARDS]  # draft: 1 if this card lies among the discards
    plan: Annotated[U8, PLANS_IN_PLAY]  # plans in play, indices of PLAN_FACTS
    turned: Annotated[U8, PLANS_IN_PLAY]  # 1 if the plan shows its low side
    top: Byte  # place of the top card: in each pile the showing number, otherwise the next card to draw
    cards: Byte  # cards in the deck (piles: in each) when it was last shuffled
    mode: Byte  # Mode
    advanced: Byte  # 1 with advanced plans
    roundabouts: Byte  # 1 with roundabouts
    first: Byte  # draft: seat that holds the solo card
    over: Byte  # 1 when the game has ended
    lacking: Byte  # 1 when a real box's shuffles were too few or held other cards than were due
    pad: Annotated[U8, 3]  # 0


@struct
class Sheet:
    """What one seat has written, the cards it holds, and how far its turn has come."""

    known: Annotated[U32, HAND]  # draft: for each held card, mask of the seats that know its number
    fits: Annotated[U16, STREETS, NUMBERS]  # mask: lots where this number may be written (follows from the houses)
    built: Annotated[U16, STREETS]  # mask: lots with a house or roundabout
    fence: Annotated[U16, STREETS]  # mask: fence right of this lot, the street's end included
    bis: Annotated[U16, STREETS]  # mask: houses written as bis
    pair: Annotated[U16, STREETS]  # mask: this house and the next are a bis pair
    roundabout: Annotated[U16, STREETS]  # mask: roundabouts
    pool: Annotated[U16, STREETS]  # mask: pools built
    used: Annotated[U16, STREETS]  # mask: houses used for any plan
    sealed: Annotated[U16, STREETS]  # mask: houses of estates used for an estate plan
    number: Annotated[I8, STREETS, LONGEST]  # house number 0..17, EMPTY if none
    parks: Annotated[U8, STREETS]  # parks in each street
    raised: Annotated[U8, SIZES]  # values crossed off by the agent, for estates of size 1..6
    plan: Annotated[U8, PLANS_IN_PLAY]  # points noted for each plan, 0 if not claimed
    temps: Byte  # boxes crossed, 0..11
    refusals: Byte  # boxes crossed, 0..3
    hand: Annotated[U8, HAND]  # solo and draft: cards on offer; draft: numbers secret
    # the running turn: as at its start whenever a round is closed
    step: Byte  # Step
    number_card: Byte  # combination taken: 0..2 or NO_CARD
    action_card: Byte  # combination taken: 0..2 or NO_CARD
    lot: Byte  # lot of the house just written, 0..32, or NO_LOT
    acted: Byte  # 1 when the action was done or passed
    rounded: Byte  # 1 when a roundabout was built
    claims: Byte  # mask: plans claimed in this turn
    claiming: Byte  # plan that waits for its estates, or NO_PLAN
    needs: Annotated[U8, SIZES]  # estates that it still needs, by size
    reshuffle: Byte  # 1 when the reshuffle was asked for


ONES: U8 = np.array([mask.bit_count() for mask in range(1 << LONGEST)], np.uint8)  # bits set in a mask
LOWEST: U8 = np.array([(mask & -mask).bit_length() - 1 if mask else LONGEST for mask in range(1 << LONGEST)], np.uint8)


@rule
def bis_houses(sheet: Sheet) -> int:
    """Boxes crossed on the bis track."""
    return int(ONES[int(sheet.bis[0])]) + int(ONES[int(sheet.bis[1])]) + int(ONES[int(sheet.bis[2])])


@rule
def pools_built(sheet: Sheet) -> int:
    """Boxes crossed on the pool track."""
    return int(ONES[int(sheet.pool[0])]) + int(ONES[int(sheet.pool[1])]) + int(ONES[int(sheet.pool[2])])


@rule
def roundabouts_built(sheet: Sheet) -> int:
    """Boxes crossed on the roundabout track."""
    masks = sheet.roundabout
    return int(ONES[int(masks[0])]) + int(ONES[int(masks[1])]) + int(ONES[int(masks[2])])


@rule
def is_bis_full(sheet: Sheet) -> bool:
    """Whether no box is left for another bis."""
    return bis_houses(sheet) >= MOST_BIS
