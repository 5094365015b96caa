"""Moves: every small decision is an int. The families stand in a row; lots count 0..32 through all streets."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from housewright.engine.struct import U8
from housewright.welcome.printed import HAND, LOTS, NUMBERS, PLANS_IN_PLAY, SIZES

LEFT, RIGHT = 0, 1  # which neighbour a bis copies


class Kind(IntEnum):
    """The families of moves."""

    CHOOSE = 0
    WRITE = 1
    REFUSE = 2
    ROUNDABOUT = 3
    FENCE = 4
    AGENT = 5
    PARK = 6
    POOL = 7
    BIS = 8
    PASS = 9
    CLAIM = 10
    ESTATE = 11
    RESHUFFLE = 12
    END = 13


CHOOSE = 0  # + number card * 3 + action card
WRITE = CHOOSE + HAND * HAND  # + number * 33 + lot
REFUSE = WRITE + NUMBERS * LOTS
ROUNDABOUT = REFUSE + 1  # + lot
FENCE = ROUNDABOUT + LOTS  # + lot left of the fence
AGENT = FENCE + LOTS  # + size - 1
PARK = AGENT + SIZES
POOL = PARK + 1
BIS = POOL + 1  # + side * 33 + lot that gets the bis
PASS = BIS + 2 * LOTS
CLAIM = PASS + 1  # + plan
ESTATE = CLAIM + PLANS_IN_PLAY  # + first lot of the estate
RESHUFFLE = ESTATE + LOTS
END = RESHUFFLE + 1
MOVES = END + 1

FAMILY_START = (CHOOSE, WRITE, REFUSE, ROUNDABOUT, FENCE, AGENT, PARK, POOL, BIS, PASS, CLAIM, ESTATE, RESHUFFLE, END)
KIND_OF: U8 = (np.searchsorted(np.array(FAMILY_START), np.arange(MOVES), side="right") - 1).astype(np.uint8)
START_OF = np.array(FAMILY_START)
