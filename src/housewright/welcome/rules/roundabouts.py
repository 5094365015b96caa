"""Roundabouts (if played): on an empty lot, one a turn and two a game; fences on both sides, the ascent starts anew."""

from __future__ import annotations

from housewright.engine.struct import rule
from housewright.welcome.printed import MOST_ROUNDABOUTS, STREETS, WHOLE_STREET
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.houses import find_fits
from housewright.welcome.state import Common, Sheet, Step, roundabouts_built


@rule
def why_not_any_roundabout(common: Common, sheet: Sheet) -> Reason:
    """Why no roundabout may be built at all now, if so."""
    if not common.roundabouts:
        return Reason.ROUNDABOUTS_NOT_PLAYED
    if sheet.step == Step.WRITE or sheet.step == Step.ACT:
        return Reason.ROUNDABOUT_BEFORE_COMBINATION
    if sheet.rounded:
        return Reason.ROUNDABOUT_ONCE_A_TURN
    if roundabouts_built(sheet) == MOST_ROUNDABOUTS:
        return Reason.ROUNDABOUTS_FULL
    if sheet.claims:
        return Reason.ROUNDABOUT_BEFORE_CLAIM
    return Reason.NONE


@rule
def why_not_roundabout(common: Common, sheet: Sheet, street: int, place: int) -> Reason:
    """Why no roundabout may be built on this lot, if so."""
    reason = why_not_any_roundabout(common, sheet)
    if reason != Reason.NONE:
        return reason
    return Reason.LOT_ALREADY_BUILT if int(sheet.built[street]) >> place & 1 else Reason.NONE


@rule
def empty_lots(sheet: Sheet, street: int) -> int:
    """Mask of the lots on which nothing stands."""
    return int(WHOLE_STREET[street]) & ~int(sheet.built[street])


@rule
def is_full(sheet: Sheet) -> bool:
    """Whether no lot is empty any more."""
    for street in range(STREETS):
        if empty_lots(sheet, street):
            return False
    return True


@rule
def build_roundabout(sheet: Sheet, street: int, place: int) -> None:
    """Build a roundabout with a fence on either side."""
    lot = 1 << place
    sheet.roundabout[street] = int(sheet.roundabout[street]) | lot
    sheet.built[street] = int(sheet.built[street]) | lot
    sheet.fence[street] = int(sheet.fence[street]) | lot | lot >> 1
    sheet.rounded = 1
    find_fits(sheet, street)
