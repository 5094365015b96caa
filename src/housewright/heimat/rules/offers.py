"""Offers: a cheque into the black-money box if wanted, then one piece: an end of the display, a special, a roof."""

from __future__ import annotations

from housewright.engine.struct import rule
from housewright.heimat.moves import ENDS, LEFT, Piece
from housewright.heimat.printed import DISPLAY, LOTS, PERMITS, ROOF_VALUE, ROWS, SINGLE_STOREY, VALUE_OF
from housewright.heimat.reasons import Reason
from housewright.heimat.state import ON_OFFER, Common, Purse, length_of, top_cube, unroofed_houses


@rule
def why_not_black(common: Common, purse: Purse) -> Reason:
    """Why no cheque may go into the black-money box now, if so."""
    if common.black_paid:
        return Reason.BLACK_MONEY_ONCE
    return Reason.NONE if purse.cheques else Reason.BLACK_MONEY_WITHOUT_CHEQUE


@rule
def pay_black(common: Common, purse: Purse) -> None:
    """One cheque from hand to box."""
    purse.cheques -= 1
    purse.black += 1
    common.black_paid = 1


@rule
def end_cube(common: Common, end: int) -> int:
    """The cube at this end (row * 2 + LEFT or RIGHT) of the display."""
    row = end // 2
    place = int(common.left[row]) if end % 2 == LEFT else int(common.right[row]) - 1
    return int(common.display[row * DISPLAY + place])


@rule
def cubes_in_row(common: Common, row: int) -> int:
    """Cubes still lying in a display row."""
    return int(common.right[row]) - int(common.left[row])


@rule
def cubes_left(common: Common) -> int:
    """Cubes still lying in the whole display."""
    return cubes_in_row(common, 0) + cubes_in_row(common, 1) + cubes_in_row(common, 2)


@rule
def lowest_unplaceable(common: Common) -> int:
    """Cubes of this value or more can be placed nowhere."""
    highest_top = 0
    for row in range(ROWS):
        built = int(common.built[row])
        if built < length_of(common, row):
            return len(VALUE_OF)  # every cube fits on a free lot
        for lot in range(min(built, LOTS)):
            if not common.roof[row, lot] and not SINGLE_STOREY[row, lot]:
                highest_top = max(highest_top, int(VALUE_OF[top_cube(common, row, lot)]))
    return highest_top


@rule
def why_not_offer(common: Common, piece: int) -> Reason:
    """Why this piece may not be offered, if so."""
    if piece < ENDS:
        return why_not_offer_cube(common, piece)
    if piece == Piece.ROOF:  # one is always left: the game ends with the last numbered one
        return Reason.NONE if unroofed_houses(common) else Reason.NO_HOUSE_TO_ROOF
    return Reason.NONE if where_is(common, piece) == ON_OFFER else Reason.PIECE_NOT_ON_OFFER


@rule
def why_not_offer_cube(common: Common, end: int) -> Reason:
    """Why the cube at this end of the display may not be offered, if so."""
    left = cubes_in_row(common, end // 2)
    if left == 0:
        return Reason.DISPLAY_ROW_EMPTY
    if left == 1 and end % 2 != LEFT:
        return Reason.LAST_CUBE_IS_LEFT
    if VALUE_OF[end_cube(common, end)] >= lowest_unplaceable(common):
        return Reason.CUBE_FITS_NOWHERE
    return Reason.NONE


@rule
def where_is(common: Common, piece: int) -> int:
    """Where a special piece is: before a row, ON_OFFER or GONE."""
    if piece == Piece.BLANK_CUBE:
        return int(common.blank_cube)
    if piece == Piece.MAYOR:
        return int(common.mayor)
    return int(common.permit_row[piece - Piece.PERMIT_I])


@rule
def offer(common: Common, piece: int) -> None:
    """Put a piece up for auction; a cube leaves the display."""
    common.piece = piece
    if piece < ENDS:
        common.thing = end_cube(common, piece)
        row = piece // 2
        if piece % 2 == LEFT:
            common.left[row] += 1
        else:
            common.right[row] -= 1


@rule
def draw_roof(common: Common) -> None:
    """Turn the next roof face up: the offer is now this roof, or a blank one."""
    common.thing = ROOF_VALUE[common.roofs[int(common.drawn)]]
    common.drawn += 1
    common.numbered -= common.thing != 0


@rule
def is_permit(piece: int) -> bool:
    """Whether the piece is one of the three permits."""
    return 0 <= piece - Piece.PERMIT_I < PERMITS
