"""Progress: how far a sheet is with each plan, for pages to show. Whether one is fulfilled is for the rules to say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from housewright.engine.describing import Row
from housewright.engine.game import Json
from housewright.welcome.printed import (
    LENGTHS,
    PARKS,
    PLAN_BIS,
    PLAN_KIND,
    PLAN_NAMES,
    PLAN_STREET,
    PLAN_TEMPS,
    POOL_PLACES,
    STREETS,
    PlanKind,
    plan_sizes,
)

POOLS = len(POOL_PLACES[0])


def progress(row: Row, plan: int, unused: Sequence[int]) -> dict[str, Json]:
    """What the sheet has of what the plan asks for; `unused` are the sizes of estates that serve no plan yet."""
    kind, street = PlanKind(int(PLAN_KIND[plan])), int(PLAN_STREET[plan])
    if kind == PlanKind.ESTATES:
        sizes = plan_sizes(PLAN_NAMES[plan])
        served = serve(sizes, unused)
        return {"have": sum(served), "of": len(sizes), "served": [*served]}
    if kind == PlanKind.HOUSES:
        return part(int(row.built[street]).bit_count(), LENGTHS[street])
    if kind == PlanKind.ENDS:
        ends = [
            (int(row.built[index]) & 1) + (int(row.built[index]) >> LENGTHS[index] - 1 & 1) for index in range(STREETS)
        ]
        return part(sum(ends), 2 * STREETS)
    if kind == PlanKind.BIS:
        return part(max(int(mask).bit_count() for mask in row.bis), PLAN_BIS)
    if kind == PlanKind.TEMPS:
        return part(int(row.temps), PLAN_TEMPS)
    return best(row, kind, street)


def serve(sizes: Sequence[int], unused: Sequence[int]) -> list[bool]:
    """For each estate that a plan asks for: whether there is one for it."""
    left = Counter(unused)
    served: list[bool] = []
    for size in sizes:
        served.append(left[size] > 0)
        left[size] -= 1
    return served


def best(row: Row, kind: PlanKind, street: int) -> dict[str, Json]:
    """Parks and pools, in the street or the two streets that come closest."""
    parks = [(int(row.parks[index]), int(PARKS[index])) for index in range(STREETS)]
    pools = [(int(row.pool[index]).bit_count(), POOLS) for index in range(STREETS)]
    if kind == PlanKind.PARKS:
        return part(*total(closest(parks, 2)))
    if kind == PlanKind.POOLS:
        return part(*total(closest(pools, 2)))
    if kind == PlanKind.PARKS_AND_POOLS:
        return part(*total([parks[street], pools[street]]))
    rounded = [(int(row.roundabout[index] != 0), 1) for index in range(STREETS)]
    return part(*closest([total(three) for three in zip(parks, pools, rounded, strict=True)], 1)[0])


def closest(counts: Sequence[tuple[int, int]], wanted: int) -> list[tuple[int, int]]:
    """The pairs of have and need of which the least is missing."""
    return sorted(counts, key=lambda pair: pair[1] - pair[0])[:wanted]


def total(counts: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Their sums."""
    return sum(have for have, _ in counts), sum(need for _, need in counts)


def part(have: int, need: int) -> dict[str, Json]:
    """So many of so many."""
    return {"have": min(have, need), "of": need, "served": None}
