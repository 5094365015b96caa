"""Why a move is illegal. Each name is also a message key and names its clause in docs/rules/heimat.md."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum


class Reason(IntEnum):
    """Why a move is illegal; NONE means that it is legal."""

    NONE = 0
    # the course of an auction
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    TURN_OVER = 3
    NO_OFFER_NOW = 4
    NO_BID_NOW = 5
    NO_DECISION_NOW = 6
    NO_PLACING_NOW = 7
    # offers
    BLACK_MONEY_ONCE = 10
    BLACK_MONEY_WITHOUT_CHEQUE = 11
    DISPLAY_ROW_EMPTY = 12
    LAST_CUBE_IS_LEFT = 13
    CUBE_FITS_NOWHERE = 14
    PIECE_NOT_ON_OFFER = 15
    NO_HOUSE_TO_ROOF = 16
    # bids
    BID_TOO_LOW = 20
    BID_BEYOND_CHEQUES = 21
    # placing
    OTHER_PIECE_TO_PLACE = 30
    PIECE_MUST_BE_PLACED = 31
    LOT_BEYOND_LENGTH = 32
    LOT_NOT_NEXT = 33
    LOT_SINGLE_STOREY = 34
    HOUSE_HAS_ROOF = 35
    CUBE_NOT_LOWER = 36
    LOT_WITHOUT_HOUSE = 37
    ROW_CUTS_HOUSES = 38
    ROW_TOO_SHORT = 39
    PERMIT_NOT_PLACED = 40


CLAUSE: Mapping[IntEnum, str] = {
    Reason.GAME_OVER: "5.2",
    Reason.NOT_YOUR_TURN: "3.1",
    Reason.TURN_OVER: "2.2",
    Reason.NO_OFFER_NOW: "2.2",
    Reason.NO_BID_NOW: "3.1",
    Reason.NO_DECISION_NOW: "3.3",
    Reason.NO_PLACING_NOW: "4.1",
    Reason.BLACK_MONEY_ONCE: "2.1",
    Reason.BLACK_MONEY_WITHOUT_CHEQUE: "2.1",
    Reason.DISPLAY_ROW_EMPTY: "2.3",
    Reason.LAST_CUBE_IS_LEFT: "2.3",
    Reason.CUBE_FITS_NOWHERE: "2.3",
    Reason.PIECE_NOT_ON_OFFER: "2.4",
    Reason.NO_HOUSE_TO_ROOF: "2.5",
    Reason.BID_TOO_LOW: "3.2",
    Reason.BID_BEYOND_CHEQUES: "3.2",
    Reason.OTHER_PIECE_TO_PLACE: "4.1",
    Reason.PIECE_MUST_BE_PLACED: "4.1",
    Reason.LOT_BEYOND_LENGTH: "4.2",
    Reason.LOT_NOT_NEXT: "4.2",
    Reason.LOT_SINGLE_STOREY: "4.3",
    Reason.HOUSE_HAS_ROOF: "4.3",
    Reason.CUBE_NOT_LOWER: "4.3",
    Reason.LOT_WITHOUT_HOUSE: "4.5",
    Reason.ROW_CUTS_HOUSES: "4.7",
    Reason.ROW_TOO_SHORT: "4.7",
    Reason.PERMIT_NOT_PLACED: "4.9",
}
