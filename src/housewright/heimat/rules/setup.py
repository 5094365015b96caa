"""Set-up: the board, the display, the roofs and the first auctioneer of every game."""

from __future__ import annotations

import numpy as np

from housewright.engine.chance import draw, shuffle
from housewright.engine.struct import U8, Structs, rule, seldom
from housewright.heimat.printed import (
    CHEQUES,
    COLOURS,
    CUBES,
    DISPLAY,
    DISPLAY_ROWS,
    DISPLAYED,
    LOTS,
    NO_CUBE,
    NUMBERED_ROOFS,
    PERMITS,
    ROWS,
    TALLEST,
)
from housewright.heimat.rules.auction import (
    await_turn,
    clear_auction,
)
from housewright.heimat.state import NOBODY, ON_OFFER, Common, Phase


@seldom
def shuffle_pieces(common: Common, pieces: U8, count: int, decks: U8) -> None:
    """Shuffle: in the order that the real box gave, or by chance."""
    if decks.shape[1] == 0:
        common.counter = shuffle(pieces, count, common.key, int(common.counter))
    elif common.shuffles >= len(decks):
        common.lacking = 1
    else:
        for piece in range(count):
            pieces[piece] = decks[int(common.shuffles), piece]
    common.shuffles = int(common.shuffles) + 1


@seldom
def set_up_game(common: Common, seats: Structs, decks: U8) -> None:
    """A fresh board, display, roofs and auctioneer; purses stay."""
    clear_board(common)
    cubes = np.empty(CUBES, np.uint8)
    for cube in range(CUBES):
        cubes[cube] = cube
    shuffle_pieces(common, cubes, CUBES if decks.shape[1] == 0 else DISPLAYED, decks)
    for place_in_display in range(DISPLAYED):
        common.display[place_in_display] = cubes[place_in_display]
    for row in range(DISPLAY_ROWS):
        common.left[row], common.right[row] = 0, DISPLAY
    for roof in range(int(common.stock)):
        common.roofs[roof] = roof
    shuffle_pieces(common, common.roofs, int(common.stock), decks)
    common.drawn, common.numbered = 0, NUMBERED_ROOFS
    if decks.shape[1] == 0:
        common.auctioneer = draw(common.key, int(common.counter), len(seats))
        common.counter = int(common.counter) + 1
    elif common.shuffles <= len(decks):
        common.auctioneer = decks[int(common.shuffles) - 1, int(common.stock)]
    await_turn(common, Phase.OFFER, int(common.auctioneer))


@rule
def clear_board(common: Common) -> None:
    """No house, no permit, no mayor, no owner."""
    for row in range(ROWS):
        common.built[row], common.roofed[row] = 0, 0
        for lot in range(LOTS):
            common.height[row, lot], common.roof[row, lot] = 0, 0
            for storey in range(TALLEST):
                common.floor[row, lot, storey] = NO_CUBE
    for permit in range(PERMITS):
        common.permit_row[permit], common.permit_sign[permit] = ON_OFFER, 0
    for colour in range(COLOURS):
        common.owner[colour] = NOBODY
    common.blank_cube, common.mayor = ON_OFFER, ON_OFFER
    clear_auction(common)


@rule
def set_up(common: Common, seats: Structs, decks: U8) -> None:
    """The first game, and full purses."""
    for seat in range(len(seats)):
        seats[seat].cheques = CHEQUES
    common.game = 1
    set_up_game(common, seats, decks)
