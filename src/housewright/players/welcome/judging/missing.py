"""What a sheet lacks for a city plan, counted in houses and actions; nothing missing means that it may be claimed."""

from __future__ import annotations

from housewright.engine.struct import rule, seldom
from housewright.players.welcome.judging.features import MOST_MISSING
from housewright.players.welcome.judging.streets import Part
from housewright.welcome.printed import (
    LENGTH,
    MOST_BIS,
    MOST_ROUNDABOUTS,
    PARKS,
    PLAN_BIS,
    PLAN_KIND,
    PLAN_NEEDS,
    PLAN_STREET,
    PLAN_TEMPS,
    POOL_LOTS,
    SIZES,
    STREET_ENDS,
    STREETS,
    PlanKind,
    know_every_kind,
)
from housewright.welcome.rules.plans import estates_of_size
from housewright.welcome.state import ONES, Sheet, bis_houses, roundabouts_built

NEW_FENCES = 2  # an estate that is not begun needs about this many fences besides its houses
NEVER = MOST_MISSING
ADVANCED_KINDS = {  # those of advanced_missing
    PlanKind.HOUSES,
    PlanKind.ENDS,
    PlanKind.TEMPS,
    PlanKind.PARKS_AND_POOLS,
    PlanKind.BIS,
    PlanKind.ROUNDABOUT,
    PlanKind.PARKS,
    PlanKind.POOLS,
}
know_every_kind(__name__, {PlanKind.ESTATES, *ADVANCED_KINDS})


@rule
def plan_missing(sheet: Sheet, plan: int, first: Part, second: Part, third: Part) -> int:
    """What the sheet, its streets measured, lacks for the plan: 0 .. 15."""
    if PLAN_KIND[plan] == PlanKind.ESTATES:
        return estates_missing(plan, first, second, third)
    return min(advanced_missing(sheet, plan), NEVER)


@rule
def estates_missing(plan: int, first: Part, second: Part, third: Part) -> int:
    """Houses, and fences for estates not begun yet."""
    unused = int(first.unused[0]) + int(second.unused[0]) + int(third.unused[0])
    lacks = 0
    for size in range(SIZES):
        needed = int(PLAN_NEEDS[plan, size]) - estates_of_size(unused, size)
        if needed <= 0:
            continue
        started = int(first.started[size]) + int(second.started[size]) + int(third.started[size])
        missing = 1
        while started and needed:
            taken = min(needed, started & 0xFF)
            lacks += taken * missing
            needed -= taken
            started >>= 8
            missing += 1
        lacks += needed * (size + 1 + NEW_FENCES)
    return min(lacks, MOST_MISSING)


@seldom
def advanced_missing(sheet: Sheet, plan: int) -> int:
    """The same for an advanced plan."""
    kind = PLAN_KIND[plan]
    street = int(PLAN_STREET[plan])
    if kind == PlanKind.HOUSES:
        return NEVER if sheet.used[street] else int(LENGTH[street]) - int(ONES[int(sheet.built[street])])
    if kind == PlanKind.ENDS:
        return ends_missing(sheet)
    if kind == PlanKind.TEMPS:
        return max(0, PLAN_TEMPS - int(sheet.temps))
    if kind == PlanKind.PARKS_AND_POOLS:
        return parks_missing(sheet, street) + pools_missing(sheet, street)
    if kind == PlanKind.BIS:
        return bis_missing(sheet)
    if kind == PlanKind.ROUNDABOUT:
        return roundabout_missing(sheet)
    if kind == PlanKind.PARKS:
        return two_streets_missing(sheet, True)
    assert kind == PlanKind.POOLS
    return two_streets_missing(sheet, False)


@rule
def ends_missing(sheet: Sheet) -> int:
    """Houses at the ends of the streets; one that served another plan serves no more."""
    lacks = 0
    for street in range(STREETS):
        ends = int(STREET_ENDS[street])
        if int(sheet.used[street]) & ends:
            return NEVER
        lacks += int(ONES[ends & ~int(sheet.built[street])])
    return lacks


@rule
def bis_missing(sheet: Sheet) -> int:
    """Bis houses in the street that has most, boxes and lots allowing."""
    boxes = MOST_BIS - bis_houses(sheet)
    least = NEVER
    for street in range(STREETS):
        lacks = max(0, PLAN_BIS - int(ONES[int(sheet.bis[street])]))
        if lacks <= boxes and lacks <= int(LENGTH[street]) - int(ONES[int(sheet.built[street])]):
            least = min(least, lacks)
    return least


@rule
def parks_missing(sheet: Sheet, street: int) -> int:
    """Parks not built yet in a street; each needs a house there."""
    lacks = int(PARKS[street]) - int(sheet.parks[street])
    return lacks if lacks <= int(LENGTH[street]) - int(ONES[int(sheet.built[street])]) else NEVER


@rule
def pools_missing(sheet: Sheet, street: int) -> int:
    """Pools not built yet in a street; a house without its pool is lost to the plan."""
    open_pools = int(POOL_LOTS[street]) & ~int(sheet.pool[street])
    return NEVER if open_pools & int(sheet.built[street]) else int(ONES[open_pools])


@rule
def roundabout_missing(sheet: Sheet) -> int:
    """Parks, pools and a roundabout, all in one street."""
    can_build = roundabouts_built(sheet) < MOST_ROUNDABOUTS
    least = NEVER
    for street in range(STREETS):
        lacks = parks_missing(sheet, street) + pools_missing(sheet, street)
        if not sheet.roundabout[street]:
            lacks += 1 if can_build else NEVER
        least = min(least, lacks)
    return least


@rule
def two_streets_missing(sheet: Sheet, parks: bool) -> int:
    """All parks, or all pools, in two streets: whatever lacks in all three without the worst of them."""
    total, worst = 0, 0
    for street in range(STREETS):
        lacks = parks_missing(sheet, street) if parks else pools_missing(sheet, street)
        total += lacks
        worst = max(worst, lacks)
    return total - worst
