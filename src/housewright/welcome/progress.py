"""Progress: how far a sheet is with each plan, for pages to show. Whether one is fulfilled is for the rules to say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from housewright.engine.describing import Row
from housewright.welcome.descriptions import Progress
from housewright.welcome.printed import (
    LENGTHS,
    PARKS,
    PLAN_BIS,
    PLAN_KIND,
    PLAN_NAMES,
    PLAN_STREET,
    PLAN_STREETS,
    PLAN_TEMPS,
    POOL_PLACES,
    STREET_ENDS,
    STREETS,
    PlanKind,
    know_every_kind,
    plan_sizes,
)

Count: TypeAlias = tuple[int, int]  # how many there are, how many are needed
POOLS = len(POOL_PLACES[0])


def progress(row: Row, plan: int, unused: Sequence[int]) -> Progress:
    """What the sheet has of what the plan asks for; `unused` are the sizes of estates that serve no plan yet."""
    kind = PlanKind(int(PLAN_KIND[plan]))
    if kind == PlanKind.ESTATES:
        sizes = plan_sizes(PLAN_NAMES[plan])
        served = serve(sizes, unused)
        return {"have": sum(served), "of": len(sizes), "served": served}
    have, need = COUNTS[kind](row, int(PLAN_STREET[plan]))
    return {"have": min(have, need), "of": need, "served": None}


def serve(sizes: Sequence[int], unused: Sequence[int]) -> list[bool]:
    """For each estate that a plan asks for: whether there is one for it."""
    left = Counter(unused)
    served: list[bool] = []
    for size in sizes:
        served.append(left[size] > 0)
        left[size] -= 1
    return served


def count_houses(row: Row, street: int) -> Count:
    """All houses of a street."""
    return int(row.built[street]).bit_count(), LENGTHS[street]


def count_ends(row: Row, street: int) -> Count:
    """First and last house of all streets."""
    built = [int(row.built[index]) & int(STREET_ENDS[index]) for index in range(STREETS)]
    return sum(lots.bit_count() for lots in built), 2 * STREETS


def count_bis(row: Row, street: int) -> Count:
    """Bis houses, in the street that has most."""
    return max(int(mask).bit_count() for mask in row.bis), PLAN_BIS


def count_temps(row: Row, street: int) -> Count:
    """Temps."""
    return int(row.temps), PLAN_TEMPS


def parks_of(row: Row) -> list[Count]:
    """Parks of every street."""
    return [(int(row.parks[index]), int(PARKS[index])) for index in range(STREETS)]


def pools_of(row: Row) -> list[Count]:
    """Pools of every street."""
    return [(int(row.pool[index]).bit_count(), POOLS) for index in range(STREETS)]


def count_parks(row: Row, street: int) -> Count:
    """All parks, in the two streets that come closest."""
    return total(closest(parks_of(row), PLAN_STREETS))


def count_pools(row: Row, street: int) -> Count:
    """All pools, in the two streets that come closest."""
    return total(closest(pools_of(row), PLAN_STREETS))


def count_parks_and_pools(row: Row, street: int) -> Count:
    """All parks and pools of a street."""
    return total([parks_of(row)[street], pools_of(row)[street]])


def count_roundabout(row: Row, street: int) -> Count:
    """All parks, all pools and a roundabout, in the street that comes closest."""
    rounded = [(int(row.roundabout[index] != 0), 1) for index in range(STREETS)]
    return closest([total(three) for three in zip(parks_of(row), pools_of(row), rounded, strict=True)], 1)[0]


def closest(counts: Sequence[Count], wanted: int) -> list[Count]:
    """Those of which the least is missing."""
    return sorted(counts, key=lambda count: count[1] - count[0])[:wanted]


def total(counts: Sequence[Count]) -> Count:
    """Their sums."""
    return sum(have for have, _ in counts), sum(need for _, need in counts)


COUNTS = {
    PlanKind.HOUSES: count_houses,
    PlanKind.BIS: count_bis,
    PlanKind.TEMPS: count_temps,
    PlanKind.ENDS: count_ends,
    PlanKind.PARKS: count_parks,
    PlanKind.POOLS: count_pools,
    PlanKind.ROUNDABOUT: count_roundabout,
    PlanKind.PARKS_AND_POOLS: count_parks_and_pools,
}
know_every_kind(__name__, {PlanKind.ESTATES, *COUNTS})
