"""Surveyor: a fence between any two neighbouring lots, but never through a bis pair or an estate that served a plan."""

from __future__ import annotations

from housewright.engine.struct import rule
from housewright.welcome.printed import WHOLE_STREET
from housewright.welcome.reasons import Reason
from housewright.welcome.state import Sheet


@rule
def has_fence(sheet: Sheet, street: int, place: int) -> bool:
    """Whether a fence stands right of this lot."""
    return int(sheet.fence[street]) >> place & 1 != 0


@rule
def is_bis_pair(sheet: Sheet, street: int, place: int) -> bool:
    """Whether this house and the next are a bis pair."""
    return int(sheet.pair[street]) >> place & 1 != 0


@rule
def is_inside_used_estate(sheet: Sheet, street: int, place: int) -> bool:
    """Whether this house and the next belong to an estate that served an estate plan."""
    sealed = int(sheet.sealed[street])
    return sealed >> place & 1 != 0 and sealed >> (place + 1) & 1 != 0


@rule
def why_not_fence(sheet: Sheet, street: int, place: int) -> Reason:
    """Why no fence may be built right of this lot, if so."""
    if has_fence(sheet, street, place):
        return Reason.FENCE_ALREADY_BUILT
    if is_bis_pair(sheet, street, place):
        return Reason.FENCE_SPLITS_BIS_PAIR
    if is_inside_used_estate(sheet, street, place):
        return Reason.FENCE_SPLITS_USED_ESTATE
    return Reason.NONE


@rule
def fence_places(sheet: Sheet, street: int) -> int:
    """Mask of the lots right of which a fence may be built."""
    sealed = int(sheet.sealed[street])
    taken = int(sheet.fence[street]) | int(sheet.pair[street]) | (sealed & sealed >> 1)
    return int(WHOLE_STREET[street]) & ~taken


@rule
def build_fence(sheet: Sheet, street: int, place: int) -> None:
    """Put up a fence right of this lot."""
    sheet.fence[street] = int(sheet.fence[street]) | 1 << place
