"""Features: what the net sees of a sheet, as the numbers of the features that are present.

Every feature is yes or no. The families stand in a row, like those of the moves; each says what it counts.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from housewright.engine.struct import F32
from housewright.welcome.printed import (
    LONGEST,
    LOTS,
    MOST_BIS,
    MOST_REFUSALS,
    MOST_ROUNDABOUTS,
    MOST_TEMPS,
    NUMBERS,
    PLAN_NAMES,
    PLANS,
    PLANS_IN_PLAY,
    SIZES,
    STREETS,
    Action,
)

LENGTHS = LONGEST + 1  # 0..12 lots
BOUNDS = NUMBERS + 1  # numbers left and right of a gap, street ends included
MOST_DEAD = 3
CLOCK = LOTS + 1  # how far the game is: rounds if alone, otherwise lots built by whoever has most
MOST_MISSING = 15
PARK_COUNTS, POOL_COUNTS, RAISES = 6, 10, 5
MOST_ESTATES, MOST_STARTED = 7, 4
MOST_ROUNDS = 59
MOST_UNSEEN_ACTION, MOST_UNSEEN_NUMBER = 18, 9
TEMP_LEADS = 5  # leads and lags on the temp track are told apart up to this
MARGIN_STEP, MARGINS = 4, 41  # points of lead or lag, in steps
STAGES = 6
TABLE_SIZES = 6  # 1, 2, 3, 4, 5 or more seats
FITS = 4

# of one street
GAP = 0  # length, number left, number right
ROOM = GAP + LENGTHS * BOUNDS * BOUNDS  # length, numbers that fit
SEGMENT = ROOM + LENGTHS * BOUNDS  # used, size, empty lots, dead lots
POOL_LOT = SEGMENT + 2 * LENGTHS * LENGTHS * (MOST_DEAD + 1)  # street, place: still empty
# of the sheet
PARKS = POOL_LOT + STREETS * LONGEST  # street, parks, empty lots
POOLS = PARKS + STREETS * PARK_COUNTS * LENGTHS  # built, open
TEMPS = POOLS + POOL_COUNTS * POOL_COUNTS  # alone: temps, otherwise lead; clock
RANK = TEMPS + (MOST_TEMPS + 1) * CLOCK  # seats with more temps, clock
BIS = RANK + 4 * CLOCK  # bis, clock
REFUSALS = BIS + (MOST_BIS + 1) * CLOCK  # refusals, houses
TIME = REFUSALS + (MOST_REFUSALS + 1) * (LOTS + 1)  # clock
HOUSES = TIME + CLOCK
ESTATES = HOUSES + LOTS + 1  # size, complete, raised
STARTED = ESTATES + SIZES * (MOST_ESTATES + 1) * RAISES  # size, begun, raised
PLAN = STARTED + SIZES * (MOST_STARTED + 1) * RAISES  # plan, turned, missing
PLAN_ROWS = 2 * (MOST_MISSING + 1)
PLAN_TIME = PLAN + PLANS * PLAN_ROWS  # missing, clock
RIVAL = PLAN_TIME + (MOST_MISSING + 1) * CLOCK  # missing, missing for the best rival
CLAIMED = RIVAL + (MOST_MISSING + 1) * (MOST_MISSING + 1)  # plan
CLAIMS = CLAIMED + PLANS  # plans claimed, clock
CAPACITY = CLAIMS + (PLANS_IN_PLAY + 1) * CLOCK  # lots that can still be filled
ROUNDABOUTS = CAPACITY + LOTS + 1  # built, clock
MARGIN = ROUNDABOUTS + (MOST_ROUNDABOUTS + 1) * CLOCK  # lead, stage
# of the table
ALWAYS = MARGIN + MARGINS * STAGES
ROUNDS = ALWAYS + 1
UNSEEN_ACTION = ROUNDS + MOST_ROUNDS + 1  # action, cards
UNSEEN_NUMBER = UNSEEN_ACTION + len(Action) * (MOST_UNSEEN_ACTION + 1)  # number, cards
NEXT_ACTION = UNSEEN_NUMBER + NUMBERS * (MOST_UNSEEN_NUMBER + 1)  # action, cards
OTHER_HOUSES = NEXT_ACTION + len(Action) * 4
OTHER_REFUSALS = OTHER_HOUSES + LOTS + 1
OTHER_CLAIMS = OTHER_REFUSALS + MOST_REFUSALS + 1
TABLE_SIZE = OTHER_CLAIMS + PLANS_IN_PLAY + 1
SWITCHES = TABLE_SIZE + TABLE_SIZES  # advanced, roundabouts
# of a turn in the draft
PASSED_ACTION = SWITCHES + 4  # action of the card passed on
PASSED_NUMBER = PASSED_ACTION + len(Action)  # lots on which the neighbour can write its number
# of a sheet that ends the game
ENDING = PASSED_NUMBER + FITS  # lead
FEATURES = ENDING + MARGINS


def bind_plans(learned: F32, plans: Sequence[str]) -> F32:
    """A row of weights for every feature, from rows that were learned with these plans in the box.

    Plans are found by name; one that was not in the box has learned nothing.
    """
    count = len(plans)
    lengths = (PLAN, count * PLAN_ROWS, CLAIMED - PLAN_TIME, count)
    before, plan, between, claimed, behind = np.split(learned, np.cumsum(lengths))
    return np.concatenate((before, rows_by_name(plan, plans), between, rows_by_name(claimed, plans), behind))


def rows_by_name(learned: F32, plans: Sequence[str]) -> F32:
    """The rows of a family that has some for every plan."""
    of_plan = dict(zip(plans, np.split(learned, len(plans)), strict=True))
    nothing = np.zeros_like(of_plan[plans[0]])
    return np.concatenate([of_plan.get(name, nothing) for name in PLAN_NAMES])
