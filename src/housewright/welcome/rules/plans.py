"""Estates and city plans: what stands complete between two fences, and what may be claimed with it."""

from __future__ import annotations

from housewright.engine.struct import rule, seldom
from housewright.welcome.printed import (
    EVERY_SIZE,
    LENGTH,
    ONE_ESTATE,
    PARKS,
    PLAN_BIS,
    PLAN_HIGH,
    PLAN_KIND,
    PLAN_LOW,
    PLAN_NEEDS,
    PLAN_PACKED,
    PLAN_STREET,
    PLAN_STREETS,
    PLAN_TEMPS,
    PLANS_IN_PLAY,
    POOL_LOTS,
    SIZES,
    STREET_ENDS,
    STREETS,
    WHOLE_STREET,
    PlanKind,
    know_every_kind,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.state import LOWEST, NO_PLAN, ONES, Common, Sheet, Step

ADVANCED_KINDS = {  # those of why_not_claim_advanced
    PlanKind.HOUSES,
    PlanKind.ENDS,
    PlanKind.BIS,
    PlanKind.TEMPS,
    PlanKind.ROUNDABOUT,
    PlanKind.PARKS_AND_POOLS,
    PlanKind.PARKS,
    PlanKind.POOLS,
}
know_every_kind(__name__, {PlanKind.ESTATES, *ADVANCED_KINDS})


@rule
def segment(sheet: Sheet, street: int, start: int) -> int:
    """Mask of the lots from this one to the next fence."""
    beyond = 1 << (start + 1 + int(LOWEST[int(sheet.fence[street]) >> start]))
    return beyond - (1 << start)


@rule
def estate_size(sheet: Sheet, street: int, lots: int) -> int:
    """How many houses the estate on this segment has; 0 if it is none."""
    houses = int(sheet.built[street]) & ~int(sheet.roundabout[street])
    size = int(ONES[lots])
    return size if houses & lots == lots and size <= SIZES else 0


@rule
def count_estates(sheet: Sheet, unused: bool) -> int:
    """Complete estates by size, a byte for each; only those that serve no plan yet if `unused`.

    From every fence at once we walk house by house; whoever stands at the next fence after n steps has an estate of n.
    """
    counts = 0
    for street in range(STREETS):
        fences = int(sheet.fence[street])
        houses = int(sheet.built[street]) & ~int(sheet.roundabout[street])
        if unused:
            houses &= ~int(sheet.used[street])
        walkers = houses & (fences << 1 | 1)
        size = 0
        while walkers and size < SIZES:
            counts += int(ONES[walkers & fences]) << 8 * size
            walkers = (walkers & ~fences) << 1 & houses
            size += 1
    return counts


@rule
def estates_of_size(counts: int, size: int) -> int:
    """How many estates of size + 1 houses the packed counts hold."""
    return counts >> 8 * size & 0xFF


@rule
def has_enough(counts: int, needed: int) -> bool:
    """Whether the packed counts hold at least the needed estates of every size: no byte may borrow."""
    return (counts + 0x80 * EVERY_SIZE - needed) & 0x80 * EVERY_SIZE == 0x80 * EVERY_SIZE


@rule
def has_all_parks(sheet: Sheet, street: int) -> bool:
    """Whether every park of the street is built."""
    return bool(sheet.parks[street] == PARKS[street])


@rule
def has_all_pools(sheet: Sheet, street: int) -> bool:
    """Whether every pool drawn in the street is built."""
    return bool(sheet.pool[street] == POOL_LOTS[street])


@rule
def why_not_claim(common: Common, sheet: Sheet, slot: int) -> Reason:
    """Why the plan may not be claimed now, if so."""
    if sheet.plan[slot]:
        return Reason.PLAN_ALREADY_CLAIMED
    plan = int(common.plan[slot])
    if PLAN_KIND[plan] != PlanKind.ESTATES:
        return why_not_claim_advanced(sheet, plan)
    return Reason.NONE if has_enough(count_estates(sheet, True), int(PLAN_PACKED[plan])) else Reason.PLAN_LACKS_ESTATES


@seldom
def why_not_claim_advanced(sheet: Sheet, plan: int) -> Reason:
    """Why an advanced plan is not fulfilled, if so."""
    kind = PLAN_KIND[plan]
    if kind == PlanKind.HOUSES:
        return why_not_claim_houses(sheet, int(PLAN_STREET[plan]))
    if kind == PlanKind.ENDS:
        return why_not_claim_ends(sheet)
    if kind == PlanKind.BIS:
        return Reason.NONE if has_bis_street(sheet) else Reason.PLAN_LACKS_BIS
    if kind == PlanKind.TEMPS:
        return Reason.NONE if sheet.temps >= PLAN_TEMPS else Reason.PLAN_LACKS_TEMPS
    if kind == PlanKind.ROUNDABOUT:
        return why_not_claim_roundabout(sheet)
    if kind == PlanKind.PARKS_AND_POOLS:
        street = int(PLAN_STREET[plan])
        done = has_all_parks(sheet, street) and has_all_pools(sheet, street)
        return Reason.NONE if done else Reason.PLAN_LACKS_PARKS_AND_POOLS
    if kind == PlanKind.PARKS:
        return Reason.NONE if streets_with_all(sheet, True) >= PLAN_STREETS else Reason.PLAN_LACKS_PARKS
    assert kind == PlanKind.POOLS
    return Reason.NONE if streets_with_all(sheet, False) >= PLAN_STREETS else Reason.PLAN_LACKS_POOLS


@rule
def streets_with_all(sheet: Sheet, parks: bool) -> int:
    """In how many streets all parks, or all pools, are built."""
    streets = 0
    for street in range(STREETS):
        streets += has_all_parks(sheet, street) if parks else has_all_pools(sheet, street)
    return streets


@rule
def why_not_claim_houses(sheet: Sheet, street: int) -> Reason:
    """All houses of a street: every lot built, no house used before."""
    if sheet.built[street] != WHOLE_STREET[street]:
        return Reason.PLAN_LACKS_HOUSES
    return Reason.PLAN_HOUSE_ALREADY_USED if sheet.used[street] else Reason.NONE


@rule
def why_not_claim_ends(sheet: Sheet) -> Reason:
    """First and last house of all streets: built, and none of them used before."""
    for street in range(STREETS):
        if ~int(sheet.built[street]) & int(STREET_ENDS[street]):
            return Reason.PLAN_LACKS_HOUSES
    for street in range(STREETS):
        if int(sheet.used[street]) & int(STREET_ENDS[street]):
            return Reason.PLAN_HOUSE_ALREADY_USED
    return Reason.NONE


@rule
def has_bis_street(sheet: Sheet) -> bool:
    """Whether one street has enough bis houses."""
    for street in range(STREETS):
        if ONES[int(sheet.bis[street])] >= PLAN_BIS:
            return True
    return False


@rule
def why_not_claim_roundabout(sheet: Sheet) -> Reason:
    """All parks, all pools and a roundabout, in one street."""
    reason = Reason.PLAN_LACKS_ROUNDABOUT
    for street in range(STREETS):
        if sheet.roundabout[street]:
            if has_all_parks(sheet, street) and has_all_pools(sheet, street):
                return Reason.NONE
            reason = Reason.PLAN_LACKS_PARKS_AND_POOLS
    return reason


@rule
def claimable_plans(common: Common, sheet: Sheet) -> int:
    """Mask of the plans that may be claimed now; the estates are counted once for all of them."""
    mask = 0
    counts = count_estates(sheet, True)
    for slot in range(PLANS_IN_PLAY):
        plan = int(common.plan[slot])
        if sheet.plan[slot]:
            continue
        if PLAN_KIND[plan] == PlanKind.ESTATES:
            if has_enough(counts, int(PLAN_PACKED[plan])):
                mask |= 1 << slot
        elif why_not_claim_advanced(sheet, plan) == Reason.NONE:
            mask |= 1 << slot
    return mask


@seldom
def claim(common: Common, sheet: Sheet, slot: int) -> None:
    """Note the plan's value and use up what it uses up, or ask which estates serve."""
    plan = int(common.plan[slot])
    sheet.plan[slot] = PLAN_LOW[plan] if common.turned[slot] else PLAN_HIGH[plan]
    sheet.claims = int(sheet.claims) | 1 << slot
    if PLAN_KIND[plan] == PlanKind.ESTATES:
        sheet.claiming = slot
        for size in range(SIZES):
            sheet.needs[size] = PLAN_NEEDS[plan, size]
        serve_where_no_choice(sheet)
        go_on_claiming(sheet)
    elif PLAN_KIND[plan] == PlanKind.HOUSES:
        use_houses(sheet, int(PLAN_STREET[plan]), int(WHOLE_STREET[int(PLAN_STREET[plan])]))
    elif PLAN_KIND[plan] == PlanKind.ENDS:
        for street in range(STREETS):
            use_houses(sheet, street, int(STREET_ENDS[street]))


@rule
def use_houses(sheet: Sheet, street: int, lots: int) -> None:
    """Mark the houses on these lots as used for a plan."""
    sheet.used[street] = int(sheet.used[street]) | (lots & ~int(sheet.roundabout[street]))


@rule
def serve(sheet: Sheet, street: int, lots: int) -> None:
    """Use the estate on these lots for the estate plan being claimed."""
    use_houses(sheet, street, lots)
    sheet.sealed[street] = int(sheet.sealed[street]) | lots
    sheet.needs[int(ONES[lots]) - 1] -= 1


@rule
def serve_where_no_choice(sheet: Sheet) -> None:
    """Use all estates of the sizes that have just as many as are needed."""
    counts = count_estates(sheet, True)
    for street in range(STREETS):
        start = 0
        while start < LENGTH[street]:
            lots = segment(sheet, street, start)
            size = unused_estate(sheet, street, lots)
            if size and sheet.needs[size - 1] and is_last_choice(sheet, counts, size - 1):
                serve(sheet, street, lots)
                counts -= int(ONE_ESTATE[size - 1])
            start += int(ONES[lots])


@rule
def go_on_claiming(sheet: Sheet) -> None:
    """Ask for the next estate, or be done with this plan."""
    for size in range(SIZES):
        if sheet.needs[size]:
            sheet.step = Step.ESTATES
            return
    sheet.step = Step.FINISH
    sheet.claiming = NO_PLAN


@rule
def is_last_choice(sheet: Sheet, counts: int, size: int) -> bool:
    """Whether every estate of this size that stands unused is needed."""
    return estates_of_size(counts, size) == int(sheet.needs[size])


@rule
def unused_estate(sheet: Sheet, street: int, lots: int) -> int:
    """Size of the estate on this segment if it serves no plan yet, otherwise 0."""
    return 0 if int(sheet.used[street]) & lots else estate_size(sheet, street, lots)


@rule
def starts_segment(sheet: Sheet, street: int, place: int) -> bool:
    """Whether a fence stands left of this lot."""
    return place == 0 or int(sheet.fence[street]) >> (place - 1) & 1 != 0


@rule
def why_not_serve(sheet: Sheet, street: int, place: int) -> Reason:
    """Why the estate that starts on this lot may not serve the plan being claimed, if so."""
    lots = segment(sheet, street, place)
    size = estate_size(sheet, street, lots)
    if not starts_segment(sheet, street, place) or not size:
        return Reason.ESTATE_NOT_COMPLETE
    if int(sheet.used[street]) & lots:
        return Reason.ESTATE_ALREADY_USED
    return Reason.NONE if sheet.needs[size - 1] else Reason.ESTATE_SIZE_NOT_NEEDED


@rule
def serving_estates(sheet: Sheet, street: int) -> int:
    """Mask of the first lots of the estates that may serve the plan being claimed."""
    mask = 0
    start = 0
    while start < LENGTH[street]:
        lots = segment(sheet, street, start)
        size = unused_estate(sheet, street, lots)
        if size and sheet.needs[size - 1]:
            mask |= 1 << start
        start += int(ONES[lots])
    return mask
