"""Placing: cubes on the next free lot or on top of a house, roofs on any house without one, special pieces to a row."""

from __future__ import annotations

from housewright.engine.struct import rule
from housewright.heimat.moves import ENDS, LONGER, Piece
from housewright.heimat.printed import COLOUR_OF, ROWS, SINGLE_STOREY, VALUE_OF
from housewright.heimat.reasons import Reason
from housewright.heimat.rules.offers import is_permit
from housewright.heimat.state import GONE, NOBODY, Common, length_of, top_cube


@rule
def is_building_piece(piece: int) -> bool:
    """Cubes and roofs must be placed on a lot."""
    return piece < ENDS or piece == Piece.ROOF


@rule
def why_not_place(common: Common, row: int, lot: int) -> Reason:
    """Why the cube or roof may not be placed on this lot, if so."""
    if common.piece == Piece.ROOF:
        return why_not_place_roof(common, row, lot)
    if common.piece < ENDS:
        return why_not_place_cube(common, row, lot)
    return Reason.OTHER_PIECE_TO_PLACE


@rule
def why_not_place_roof(common: Common, row: int, lot: int) -> Reason:
    """Why the roof may not be put on this lot's house, if so."""
    if lot >= int(common.built[row]):
        return Reason.LOT_WITHOUT_HOUSE
    return Reason.HOUSE_HAS_ROOF if common.roof[row, lot] else Reason.NONE


@rule
def why_not_place_cube(common: Common, row: int, lot: int) -> Reason:
    """Why the cube may not be placed on this lot, if so."""
    built = int(common.built[row])
    if lot >= length_of(common, row):
        return Reason.LOT_BEYOND_LENGTH
    if lot > built:
        return Reason.LOT_NOT_NEXT
    if lot == built:
        return Reason.NONE
    if common.roof[row, lot]:
        return Reason.HOUSE_HAS_ROOF
    if SINGLE_STOREY[row, lot]:
        return Reason.LOT_SINGLE_STOREY
    lower = VALUE_OF[int(common.thing)] < VALUE_OF[top_cube(common, row, lot)]
    return Reason.NONE if lower else Reason.CUBE_NOT_LOWER


@rule
def place(common: Common, row: int, lot: int) -> None:
    """Put the roof on the house, or the cube on the lot; the first cube of a colour makes its owner."""
    if common.piece == Piece.ROOF:
        common.roof[row, lot] = common.thing
        common.roofed[row] += 1
        return
    cube = int(common.thing)
    common.floor[row, lot, int(common.height[row, lot])] = cube
    common.height[row, lot] += 1
    if lot == int(common.built[row]):
        common.built[row] += 1
    colour = int(COLOUR_OF[cube])
    if common.owner[colour] == NOBODY:
        common.owner[colour] = common.actor


@rule
def why_not_length(common: Common, row: int, length: int) -> Reason:
    """Why a row may not get this length, if so."""
    if max(length, 0) < int(common.built[row]):
        return Reason.ROW_CUTS_HOUSES
    return Reason.ROW_TOO_SHORT if length < int(common.shortest) else Reason.NONE


@rule
def permit_change(common: Common, effect: int) -> int:
    """By how many lots the permit on offer lengthens (or shortens) a row."""
    value = int(common.piece) - Piece.PERMIT_I + 1
    return value if effect == LONGER else -value


@rule
def why_not_permit(common: Common, row: int, effect: int) -> Reason:
    """Why the permit may not lengthen or shorten this row, if so."""
    if not is_permit(int(common.piece)):
        return Reason.OTHER_PIECE_TO_PLACE
    return why_not_length(common, row, length_of(common, row) + permit_change(common, effect))


@rule
def place_permit(common: Common, row: int, effect: int) -> None:
    """The permit now bounds the row."""
    permit = int(common.piece) - Piece.PERMIT_I
    common.permit_row[permit] = row
    common.permit_sign[permit] = 1 if effect == LONGER else -1


@rule
def why_not_remove(common: Common, permit: int) -> Reason:
    """Why the blank cube may not remove this permit, if so."""
    if common.piece != Piece.BLANK_CUBE:
        return Reason.OTHER_PIECE_TO_PLACE
    row = int(common.permit_row[permit])
    if row >= ROWS:
        return Reason.PERMIT_NOT_PLACED
    return why_not_length(common, row, length_of(common, row) - int(common.permit_sign[permit]) * (permit + 1))


@rule
def remove_permit(common: Common, permit: int) -> None:
    """Permit and blank cube leave the game."""
    common.permit_row[permit] = GONE
    common.permit_sign[permit] = 0
    common.blank_cube = GONE


@rule
def why_not_mayor(common: Common) -> Reason:
    """Why the mayor may not be put before a row now, if so."""
    return Reason.NONE if common.piece == Piece.MAYOR else Reason.OTHER_PIECE_TO_PLACE


@rule
def why_not_discard(common: Common) -> Reason:
    """Why the piece may not be taken out of the game, if so."""
    return Reason.PIECE_MUST_BE_PLACED if is_building_piece(int(common.piece)) else Reason.NONE


@rule
def discard(common: Common) -> None:
    """Take a special piece out of the game."""
    if common.piece == Piece.BLANK_CUBE:
        common.blank_cube = GONE
    elif common.piece == Piece.MAYOR:
        common.mayor = GONE
    else:
        common.permit_row[int(common.piece) - Piece.PERMIT_I] = GONE
