"""The score: every line of the sheet, the places, and how ties are broken."""

from __future__ import annotations

from housewright.engine.struct import I16, I64, Structs, rule, seldom
from housewright.welcome.printed import (
    BIS_POINTS,
    ESTATE_POINTS,
    PARK_POINTS,
    PLANS_IN_PLAY,
    POOL_POINTS,
    REFUSAL_POINTS,
    ROUNDABOUT_POINTS,
    SIZES,
    SOLO_TEMP_POINTS,
    SOLO_TEMPS,
    STREETS,
    TEMP_POINTS,
)
from housewright.welcome.rules.plans import count_estates, estates_of_size
from housewright.welcome.state import Sheet, bis_houses, pools_built, roundabouts_built

LINES = (
    *("plan-1", "plan-2", "plan-3"),
    *("park-A", "park-B", "park-C"),
    *("pools", "temps"),
    *("estate-1", "estate-2", "estate-3", "estate-4", "estate-5", "estate-6"),
    *("bis", "refusals", "roundabouts", "total"),
)
PLAN_LINE, PARK_LINE, POOLS_LINE, TEMPS_LINE, ESTATE_LINE = 0, 3, 6, 7, 8
BIS_LINE, REFUSALS_LINE, ROUNDABOUTS_LINE, TOTAL_LINE = 14, 15, 16, 17


@rule
def temp_points(seats: Structs, seat: int) -> int:
    """What the temps are worth to a seat."""
    return points_for_temps(int(seats[seat].temps), other_temps(seats, seat), len(seats))


@rule
def other_temps(seats: Structs, seat: int) -> int:
    """Mask of the counts of temps that the other seats have."""
    counts = 0
    for other in range(len(seats)):
        if other != seat:
            counts |= 1 << int(seats[other].temps)
    return counts


@rule
def temp_rank(own: int, others: int) -> int:
    """How many distinct counts of temps among the others are higher."""
    above = others >> own + 1
    rank = 0
    while above:
        above &= above - 1
        rank += 1
    return rank


@rule
def points_for_temps(own: int, others: int, seats: int) -> int:
    """Dense ranks over distinct counts of temps; alone, six or more."""
    if seats == 1:
        return SOLO_TEMP_POINTS if own >= SOLO_TEMPS else 0
    rank = temp_rank(own, others)
    return int(TEMP_POINTS[rank]) if own and rank < len(TEMP_POINTS) else 0


@rule
def score_sheet(sheet: Sheet, lines: I16) -> None:
    """Every line but the temps, which depend on the others."""
    for slot in range(PLANS_IN_PLAY):
        lines[PLAN_LINE + slot] = sheet.plan[slot]
    for street in range(STREETS):
        lines[PARK_LINE + street] = PARK_POINTS[street, int(sheet.parks[street])]
    lines[POOLS_LINE] = POOL_POINTS[pools_built(sheet)]
    counts = count_estates(sheet, False)
    for size in range(SIZES):
        lines[ESTATE_LINE + size] = estates_of_size(counts, size) * int(ESTATE_POINTS[size, int(sheet.raised[size])])
    lines[BIS_LINE] = -BIS_POINTS[bis_houses(sheet)]
    lines[REFUSALS_LINE] = -REFUSAL_POINTS[int(sheet.refusals)]
    lines[ROUNDABOUTS_LINE] = -ROUNDABOUT_POINTS[roundabouts_built(sheet)]


@seldom
def score(seats: Structs, lines: I16) -> None:
    """Every line of every seat's sheet; `lines` has one row per seat."""
    for seat in range(len(seats)):
        score_sheet(seats[seat], lines[seat])
        lines[seat, TEMPS_LINE] = temp_points(seats, seat)
        total = 0
        for line in range(TOTAL_LINE):
            total += int(lines[seat, line])
        lines[seat, TOTAL_LINE] = total


@rule
def standing(seats: Structs, lines: I16, standings: I64) -> None:
    """Total, then estates, then estates of size 1, 2, … as one number: the higher is the better place."""
    for seat in range(len(seats)):
        counts = count_estates(seats[seat], False)
        estates, sizes = 0, 0
        for size in range(SIZES):
            estates += estates_of_size(counts, size)
            sizes = sizes << 6 | estates_of_size(counts, size)
        standings[seat] = (int(lines[seat, TOTAL_LINE]) + 128) << 42 | estates << 36 | sizes
