"""Bis: write the number of a neighbouring house once more, next to it and on the same side of every fence."""

from __future__ import annotations

from housewright.engine.struct import rule
from housewright.welcome.moves import LEFT
from housewright.welcome.printed import LENGTH, WHOLE_STREET
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.houses import write_number
from housewright.welcome.state import Sheet, is_bis_full


@rule
def neighbour(place: int, side: int) -> int:
    """The lot left or right of this one; it may lie outside the street."""
    return place - 1 if side == LEFT else place + 1


@rule
def why_not_bis(sheet: Sheet, street: int, place: int, side: int) -> Reason:
    """Why this lot may not get the number of its left or right neighbour, if so."""
    if is_bis_full(sheet):
        return Reason.BIS_FULL
    if int(sheet.built[street]) >> place & 1:
        return Reason.LOT_ALREADY_BUILT
    other = neighbour(place, side)
    if not 0 <= other < LENGTH[street] or not int(sheet.built[street]) >> other & 1:
        return Reason.BIS_WITHOUT_NEIGHBOUR
    if int(sheet.roundabout[street]) >> other & 1:
        return Reason.BIS_COPIES_ROUNDABOUT
    if int(sheet.fence[street]) >> min(place, other) & 1:
        return Reason.BIS_ACROSS_FENCE
    return Reason.NONE


@rule
def bis_places(sheet: Sheet, street: int, side: int) -> int:
    """Mask of the lots that may copy their left or right neighbour, boxes being left."""
    houses = int(sheet.built[street]) & ~int(sheet.roundabout[street])
    open_gaps = ~int(sheet.fence[street])
    reached = (houses & open_gaps) << 1 if side == LEFT else houses >> 1 & open_gaps
    return reached & int(WHOLE_STREET[street]) & ~int(sheet.built[street])


@rule
def write_bis(sheet: Sheet, street: int, place: int, side: int) -> None:
    """Copy the neighbour's number and tie the two houses together."""
    other = neighbour(place, side)
    write_number(sheet, int(sheet.number[street, other]), street, place)
    sheet.bis[street] = int(sheet.bis[street]) | 1 << place
    sheet.pair[street] = int(sheet.pair[street]) | 1 << min(place, other)
