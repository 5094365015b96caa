"""Moves: every small decision is an int. The families stand in a row."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from housewright.engine.struct import U8
from housewright.heimat.printed import DISPLAY_ROWS, LOTS, MOST_CHEQUES, PERMITS, ROWS

LEFT, RIGHT = 0, 1  # ends of a display row
LONGER, SHORTER = 0, 1  # what a permit does


class Kind(IntEnum):
    """The families of moves."""

    BLACK = 0
    OFFER = 1
    BID = 2
    PASS = 3
    SELL = 4
    KEEP = 5
    PLACE = 6
    PERMIT = 7
    REMOVE = 8
    MAYOR = 9
    DISCARD = 10


class Piece(IntEnum):
    """What can be offered: the ends of the display rows (row * 2 + end), then these."""

    PERMIT_I = 6
    PERMIT_II = 7
    PERMIT_III = 8
    BLANK_CUBE = 9
    MAYOR = 10
    ROOF = 11
    NONE = 255


ENDS = DISPLAY_ROWS * 2
PIECES = 12

BLACK = 0
OFFER = BLACK + 1  # + piece
BID = OFFER + PIECES  # + amount - 1
PASS = BID + MOST_CHEQUES
SELL = PASS + 1
KEEP = SELL + 1
PLACE = KEEP + 1  # + row * 10 + lot
PERMIT = PLACE + ROWS * LOTS  # + row * 2 + LONGER or SHORTER
REMOVE = PERMIT + ROWS * 2  # + permit
MAYOR = REMOVE + PERMITS  # + row
DISCARD = MAYOR + ROWS
MOVES = DISCARD + 1

FAMILY_START = (BLACK, OFFER, BID, PASS, SELL, KEEP, PLACE, PERMIT, REMOVE, MAYOR, DISCARD)
KIND_OF: U8 = (np.searchsorted(np.array(FAMILY_START), np.arange(MOVES), side="right") - 1).astype(np.uint8)
START_OF = np.array(FAMILY_START)
