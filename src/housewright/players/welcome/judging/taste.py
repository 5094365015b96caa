"""The heuristic: what a sheet still promises, by a few weights that can be tuned or bent to a character."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from housewright.engine.struct import F32, I16, U8, Byte, Real, rule, struct
from housewright.players.welcome.judging.outlook import Outlook, built_lots, lead
from housewright.players.welcome.judging.streets import Part
from housewright.welcome.printed import (
    ESTATE_POINTS,
    LOTS,
    MOST_REFUSALS,
    PARKS,
    PLAN_HIGH,
    PLAN_KIND,
    PLAN_LOW,
    PLANS_IN_PLAY,
    SIZES,
    SOLO_TEMP_POINTS,
    SOLO_TEMPS,
    STREETS,
    PlanKind,
)
from housewright.welcome.scoring import ESTATE_LINE, PARK_LINE, PLAN_LINE, POOLS_LINE
from housewright.welcome.state import Mode, Sheet

ACTION_ROUNDS = 2.0  # an action of a certain kind is waited for about this long
REACHABLE = 1.3  # plans that lack more than this times the rounds left are given up
TEMP_LEAD = 3  # a longer lead on the temp track is worth no more


class Judgement(IntEnum):
    """What a player goes by."""

    SCORE = 0  # points so far
    TASTE = 1  # the heuristic
    NET = 2


@struct
class Taste:
    """How a player judges; the weights of the heuristic."""

    noise: Real  # the value of every turn is off by up to this much
    winning: Real  # points that a certain win is worth
    haste: Annotated[F32, MOST_REFUSALS + 1]  # share of what is to come that is given up, by another seat's refusals
    pinch: Real  # lots whose gap gets less than its share of the numbers
    lost: Real  # lots that cannot be filled any more
    estate: Real  # an estate begun, of its value
    patience: Real  # how much of it the missing houses take away
    open_lot: Real  # lots that no fence divides yet
    overlong: Real  # a full segment too long for an estate
    raised: Real  # a value raised by the agent
    plan: Real  # a plan within reach, of its value
    plan_span: Real  # missing houses that make a plan worthless
    park: Real
    pool: Real  # an empty lot with a pool
    temp: Real
    refusal: Real
    stuck: Real  # cards that fit nowhere
    house: Real
    fond_of_plans: Real  # how much more than its points a line is worth to a character
    fond_of_parks: Real
    fond_of_pools: Real
    fond_of_estates: Real
    judgement: Byte  # Judgement
    choosy: Byte  # lots for which every fence and every bis is tried
    pad: Annotated[U8, 2]  # 0


WEIGHTS = (
    "pinch",
    "lost",
    "estate",
    "patience",
    "open_lot",
    "overlong",
    "raised",
    "plan",
    "plan_span",
    "park",
    "pool",
    "temp",
    "refusal",
    "stuck",
    "house",
)


@rule
def fondness(lines: I16, taste: Taste) -> float:
    """What the lines of the sheet are worth to a character beyond their points."""
    value = float(taste.fond_of_pools) * float(lines[POOLS_LINE])
    for slot in range(PLANS_IN_PLAY):
        value += float(taste.fond_of_plans) * float(lines[PLAN_LINE + slot])
    for street in range(STREETS):
        value += float(taste.fond_of_parks) * float(lines[PARK_LINE + street])
    for size in range(SIZES):
        value += float(taste.fond_of_estates) * float(lines[ESTATE_LINE + size])
    return value


@rule
def promise(sheet: Sheet, outlook: Outlook, missing: U8, taste: Taste, first: Part, second: Part, third: Part) -> float:
    """Points that a sheet may still bring, besides those it has."""
    left = float(outlook.rounds_left)
    houses = built_lots(sheet)
    fillable = min(1.0, left / max(1, LOTS - houses))  # share of the empty lots that can still be filled
    value = taste.house * houses - taste.refusal * sheet.refusals
    value -= taste.pinch * (first.pinch + second.pinch + third.pinch)
    value -= taste.lost * (first.lost + second.lost + third.lost)
    value += taste.open_lot * fillable * min(float(first.open_lots + second.open_lots + third.open_lots), 2.0 * left)
    value -= taste.overlong * (first.overlong + second.overlong + third.overlong)
    value += taste.pool * fillable * (int(first.open_pools) + int(second.open_pools) + int(third.open_pools))
    stuck = max(0.0, 1.0 - float(first.reach + second.reach + third.reach))
    value -= taste.stuck * min(left, 10.0) * stuck * stuck * stuck
    value += estates_promise(sheet, taste, left, fillable, first, second, third)
    value += plans_promise(sheet, outlook, missing, taste, left)
    for street in range(STREETS):
        parks = float(sheet.parks[street])
        if parks < PARKS[street]:
            value += taste.park * parks * parks / float(PARKS[street]) * min(1.0, left / 12.0)
    return value + temps_promise(sheet, outlook, taste, left)


@rule
def estates_promise(
    sheet: Sheet, taste: Taste, left: float, fillable: float, first: Part, second: Part, third: Part
) -> float:
    """Estates begun, each worth the more the less it lacks; and values raised for estates to come."""
    value = 0.0
    for size in range(SIZES):
        raised = int(sheet.raised[size])
        value += taste.raised * raised * min(1.0, left / 10.0)
        begun = int(first.started[size]) + int(second.started[size]) + int(third.started[size])
        missing = 0
        while begun:
            hope = taste.estate * fillable * (1.0 - taste.patience * missing / (size + 1.0))
            value += (begun & 0xFF) * max(0.0, hope) * ESTATE_POINTS[size, raised]
            begun >>= 8
            missing += 1
    return value


@rule
def plans_promise(sheet: Sheet, outlook: Outlook, missing: U8, taste: Taste, left: float) -> float:
    """Plans within reach."""
    value = 0.0
    for slot in range(PLANS_IN_PLAY):
        if sheet.plan[slot]:
            continue
        plan = int(outlook.plan[slot])
        lacks = float(missing[slot])
        if PLAN_KIND[plan] != PlanKind.ESTATES and PLAN_KIND[plan] != PlanKind.HOUSES:
            lacks *= ACTION_ROUNDS
        if lacks < REACHABLE * left + 1.0:
            points = float(PLAN_LOW[plan] if outlook.turned[slot] else PLAN_HIGH[plan])
            value += points * taste.plan * max(0.0, 1.0 - lacks / taste.plan_span)
    return value


@rule
def temps_promise(sheet: Sheet, outlook: Outlook, taste: Taste, left: float) -> float:
    """Temps on the way to the solo bonus, or a lead over the others."""
    temps = int(sheet.temps)
    if outlook.mode != Mode.SOLO:
        ahead = lead(temps, int(outlook.most_temps))
        return 0.7 * taste.temp * max(1 - TEMP_LEAD, min(TEMP_LEAD, ahead))
    if temps < SOLO_TEMPS and SOLO_TEMPS - temps <= 0.4 * left + 1.0:
        return taste.temp * SOLO_TEMP_POINTS * temps / SOLO_TEMPS
    return 0.0
