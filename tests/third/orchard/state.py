"""The state of Orchard: a pile of baskets, and what everybody has in hand."""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import U8, U32, Byte, Short, struct

BASKETS = 6  # worth 1 to 6; the cards in hand are the same
MOST_SEATS = 4
UNSEEN = 255
NO_CARD = 0


@struct
class Common:
    """The middle of the table."""

    key: Annotated[U32, 8]  # secret: of the shuffle
    pile: Annotated[U8, BASKETS]  # baskets in their order; secret beyond `opened`
    opened: Byte  # 1 to BASKETS: baskets that were turned up, the last one is on offer
    stake: Byte  # what ties have left lying there
    carry: Byte  # option
    over: Byte
    spare: Short  # so that packed equals aligned


@struct
class Farmer:
    """A seat."""

    hand: Byte  # bit n: card n + 1 was not played yet
    card: Byte  # of this round, NO_CARD before it is chosen; secret to others
    shown: Byte  # card of the round before, NO_CARD in the first
    taken: Byte  # points
