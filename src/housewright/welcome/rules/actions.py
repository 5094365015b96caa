"""Estate agent, landscaper and pool: each crosses the next box of a track."""

from __future__ import annotations

from housewright.engine.struct import rule
from housewright.welcome.printed import ESTATE_RAISES, PARKS, PLACE_OF, POOL_LOTS, SIZES, STREET_OF
from housewright.welcome.reasons import Reason
from housewright.welcome.state import Sheet


@rule
def why_not_raise(sheet: Sheet, size: int) -> Reason:
    """Why the value of estates of size + 1 houses cannot be raised, if so."""
    return Reason.ESTATE_VALUE_AT_TOP if sheet.raised[size] >= ESTATE_RAISES[size] else Reason.NONE


@rule
def raisable_sizes(sheet: Sheet) -> int:
    """Mask of the estate sizes whose value can be raised."""
    mask = 0
    for size in range(SIZES):
        if sheet.raised[size] < ESTATE_RAISES[size]:
            mask |= 1 << size
    return mask


@rule
def raise_value(sheet: Sheet, size: int) -> None:
    """Cross off the next value of a column."""
    sheet.raised[size] += 1


@rule
def why_not_park(sheet: Sheet) -> Reason:
    """Why the street of the house just written gets no park, if so."""
    street = int(STREET_OF[int(sheet.lot)])
    return Reason.PARKS_FULL if sheet.parks[street] >= PARKS[street] else Reason.NONE


@rule
def build_park(sheet: Sheet) -> None:
    """A park in the street of the house just written."""
    sheet.parks[int(STREET_OF[int(sheet.lot)])] += 1


@rule
def why_not_pool(sheet: Sheet) -> Reason:
    """Why the house just written gets no pool, if so."""
    street, place = int(STREET_OF[int(sheet.lot)]), int(PLACE_OF[int(sheet.lot)])
    return Reason.NONE if int(POOL_LOTS[street]) >> place & 1 else Reason.POOL_NOT_DRAWN


@rule
def build_pool(sheet: Sheet) -> None:
    """The pool of the house just written."""
    street, place = int(STREET_OF[int(sheet.lot)]), int(PLACE_OF[int(sheet.lot)])
    sheet.pool[street] = int(sheet.pool[street]) | 1 << place
