"""Why a move is illegal."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """Each name is also a message key."""

    NONE = 0
    CARD_ALREADY_PLAYED = 1
    CARD_ALREADY_CHOSEN = 2
    ORCHARD_IS_EMPTY = 3


CLAUSE: dict[IntEnum, str] = {
    Reason.CARD_ALREADY_PLAYED: "2.2",
    Reason.CARD_ALREADY_CHOSEN: "2.1",
    Reason.ORCHARD_IS_EMPTY: "3.1",
}
