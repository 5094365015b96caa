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
    WHOLE_STREET,
    PlanKind,
    know_every_kind,
    plan_sizes,
)

Count: TypeAlias = tuple[int, int]  # how many there are, how many are needed
POOLS = len(POOL_PLACES[0])


def progress(row: Row, plan: int, claimed: bool, unused: Sequence[int]) -> Progress:
    """What the sheet has of what the plan asks for; `unused` are the sizes of estates that serve no plan yet."""
    kind, street = PlanKind(int(PLAN_KIND[plan])), int(PLAN_STREET[plan])
    if kind == PlanKind.ESTATES:
        sizes = plan_sizes(PLAN_NAMES[plan])
        served = [True] * len(sizes) if claimed else serve(sizes, unused)
        return {"have": sum(served), "of": len(sizes), "used": 0, "served": served}
    have, need = COUNTS[kind](row, street)
    if claimed:
        return {"have": need, "of": need, "used": 0, "served": None}
    return {"have": min(have, need), "of": need, "used": count_used(row, asked_lots(kind, street)), "served": None}


def asked_lots(kind: PlanKind, street: int) -> list[int]:
    """The lots of every street whose houses a plan asks for by their places, and uses up."""
    if kind == PlanKind.ENDS:
        return [int(ends) for ends in STREET_ENDS]
    whole = int(WHOLE_STREET[street]) if kind == PlanKind.HOUSES else 0
    return [whole if index == street else 0 for index in range(STREETS)]


def count_used(row: Row, lots: Sequence[int]) -> int:
    """How many houses on these lots served a plan."""
    return sum((int(used) & asked).bit_count() for used, asked in zip(row.used, lots, strict=True))


def count_built(row: Row, lots: Sequence[int]) -> int:
    """How many of these lots are built and served no plan yet."""
    built = [int(row.built[index]) & ~int(row.used[index]) & lots[index] for index in range(STREETS)]
    return sum(houses.bit_count() for houses in built)


def serve(sizes: Sequence[int], unused: Sequence[int]) -> list[bool]:
    """For each estate that a plan asks for: whether there is one for it."""
    left = Counter(unused)
    served: list[bool] = []
    for size in sizes:
        served.append(left[size] > 0)
        left[size] -= 1
    return served


def count_houses(row: Row, street: int) -> Count:
    """All houses of a street, none of them used."""
    return count_built(row, asked_lots(PlanKind.HOUSES, street)), LENGTHS[street]


def count_ends(row: Row, street: int) -> Count:
    """First and last house of all streets, none of them used."""
    return count_built(row, asked_lots(PlanKind.ENDS, street)), 2 * STREETS


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
