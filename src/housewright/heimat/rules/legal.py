"""Legal moves, found step by step."""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import U16, Word, rule, struct
from housewright.heimat.moves import (
    BID,
    BLACK,
    DISCARD,
    KEEP,
    MAYOR,
    OFFER,
    PASS,
    PERMIT,
    PIECES,
    PLACE,
    REMOVE,
    SELL,
)
from housewright.heimat.printed import (
    LOTS,
    PERMITS,
    ROWS,
)
from housewright.heimat.reasons import Reason
from housewright.heimat.rules.offers import why_not_black, why_not_offer
from housewright.heimat.rules.placing import (
    is_building_piece,
    why_not_mayor,
    why_not_permit,
    why_not_place,
    why_not_remove,
)
from housewright.heimat.state import Common, Phase, Purse

MOST_LEGAL = 64


@struct
class Legal:
    """The legal moves of one step, in ascending order."""

    moves: Word  # how many
    move: Annotated[U16, MOST_LEGAL]


@rule
def add(legal: Legal, move: int, reason: Reason) -> None:
    """Add a move unless there is an objection."""
    legal.move[int(legal.moves)] = move
    legal.moves += reason == Reason.NONE


@rule
def find_legal(common: Common, purse: Purse, legal: Legal) -> None:
    """The legal moves of the actor's current step."""
    legal.moves = 0
    if common.over or common.done:
        return
    if common.phase == Phase.OFFER:
        add(legal, BLACK, why_not_black(common, purse))
        for piece in range(PIECES):
            add(legal, OFFER + piece, why_not_offer(common, piece))
    elif common.phase == Phase.BID:
        for amount in range(int(common.highest) + 1, int(purse.cheques) + 1):
            add(legal, BID + amount - 1, Reason.NONE)
        add(legal, PASS, Reason.NONE)
    elif common.phase == Phase.DECIDE:
        add(legal, SELL, Reason.NONE)
        add(legal, KEEP, Reason.NONE)
    else:
        find_placings(common, legal)


@rule
def find_placings(common: Common, legal: Legal) -> None:
    """Where the piece may go."""
    if is_building_piece(int(common.piece)):
        for row in range(ROWS):
            for lot in range(min(int(common.built[row]) + 1, LOTS)):
                add(legal, PLACE + row * LOTS + lot, why_not_place(common, row, lot))
        return
    for change in range(2 * ROWS):
        add(legal, PERMIT + change, why_not_permit(common, change // 2, change % 2))
    for permit in range(PERMITS):
        add(legal, REMOVE + permit, why_not_remove(common, permit))
    for row in range(ROWS):
        add(legal, MAYOR + row, why_not_mayor(common))
    add(legal, DISCARD, Reason.NONE)
