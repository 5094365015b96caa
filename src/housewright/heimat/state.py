"""The state: the board, the display and the running auction in the middle; one purse for every seat."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from housewright.engine.struct import I8, U8, U32, Byte, Long, Short, Word, rule, struct
from housewright.heimat.printed import (
    COLOURS,
    DISPLAY_ROWS,
    DISPLAYED,
    LOTS,
    PERMITS,
    ROOFS,
    ROWS,
    TALLEST,
    TO_THE_STREAM,
)

NOBODY = 255  # no seat
ON_OFFER, GONE = 254, 255  # where a special piece is, if before no row


class Phase(IntEnum):
    """What the auction waits for."""

    OFFER = 0
    BID = 1
    DECIDE = 2
    PLACE = 3


@struct
class Common:
    """What lies in the middle of the table."""

    key: Annotated[U32, 8]  # secret: ChaCha key of all shuffles to come
    counter: Long  # secret: next block of the ChaCha stream
    turns: Word  # turns begun: 1, 2, 3, …
    shuffles: Word  # shuffles so far: two for every game
    floor: Annotated[U8, ROWS, LOTS, TALLEST]  # cubes of each house from the ground up, NO_CUBE if none
    height: Annotated[U8, ROWS, LOTS]  # storeys of each house
    roof: Annotated[U8, ROWS, LOTS]  # value of its roof, 0 if none
    built: Annotated[U8, ROWS]  # houses of each row
    roofed: Annotated[U8, ROWS]  # houses with a roof
    display: Annotated[U8, DISPLAYED]  # cubes on offer, three rows of 8
    left: Annotated[U8, DISPLAY_ROWS]  # place of the leftmost cube still lying in each display row
    right: Annotated[U8, DISPLAY_ROWS]  # place after the rightmost one
    roofs: Annotated[U8, ROOFS]  # secret beyond `drawn`: roofs in the order of drawing
    drawn: Byte  # roofs drawn so far
    stock: Byte  # roofs at the start: 17, or 12 without blank ones
    numbered: Byte  # numbered roofs not drawn yet
    permit_row: Annotated[U8, PERMITS]  # row of each permit, ON_OFFER or GONE
    permit_sign: Annotated[I8, PERMITS]  # 1 if it lengthens, -1 if it shortens, 0 if not placed
    blank_cube: Byte  # ON_OFFER or GONE
    mayor: Byte  # row, ON_OFFER or GONE
    owner: Annotated[U8, COLOURS]  # seat that owns each colour, or NOBODY
    auctioneer: Byte  # seat
    actor: Byte  # seat whose turn it is
    phase: Byte  # Phase
    done: Byte  # 1 when the running turn is complete
    black_paid: Byte  # 1 when a cheque went into the box in this turn
    piece: Byte  # Piece or display end on offer, Piece.NONE if none
    thing: Byte  # cube id of an offered cube, value of an offered roof
    highest: Byte  # highest bid, 0 if none
    bidder: Byte  # who made it, or NOBODY
    open_floors: Byte  # 1 with the option
    shortest: Byte  # shortest permitted length of a row: 0 or 1
    games: Byte  # games agreed on: 1, or 2..9 for a series
    game: Byte  # number of the running game, from 1
    over: Byte  # 1 when everything is over
    lacking: Byte  # 1 when a real box's shuffles were too few or held other pieces than were due
    pad: Annotated[U8, 3]  # 0


@struct
class Purse:
    """One seat's money and what it has won."""

    earlier: Short  # points of the earlier games of the series
    cheques: Byte  # in hand
    black: Byte  # in the black-money box
    wins: Byte  # games won in the series
    pad: Byte  # 0


@rule
def length_of(common: Common, row: int) -> int:
    """The permitted length of a row."""
    length = TO_THE_STREAM
    for permit in range(PERMITS):
        if common.permit_row[permit] == row:
            length += int(common.permit_sign[permit]) * (permit + 1)
    return length


@rule
def is_finished(common: Common, row: int) -> bool:
    """Every permitted lot is built and every house roofed."""
    built = int(common.built[row])
    return built == int(common.roofed[row]) and built == length_of(common, row)


@rule
def unroofed_houses(common: Common) -> int:
    """Houses without a roof, on the whole board."""
    houses = 0
    for row in range(ROWS):
        houses += int(common.built[row]) - int(common.roofed[row])
    return houses


@rule
def top_cube(common: Common, row: int, lot: int) -> int:
    """The uppermost cube of a house."""
    return int(common.floor[row, lot, int(common.height[row, lot]) - 1])
