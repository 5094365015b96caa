"""The value of a sheet after a turn: points so far and what is still to come, and in company the chance to win."""

from __future__ import annotations

import math
from typing import Annotated

import numpy as np

from housewright.engine.struct import F32, I16, U8, U16, Byte, Long, Real, rule, seldom, struct
from housewright.players.welcome.features import (
    ALWAYS,
    BIS,
    CAPACITY,
    CLAIMED,
    CLAIMS,
    CLOCK,
    ENDING,
    ESTATES,
    HOUSES,
    LENGTHS,
    MARGIN,
    MARGIN_STEP,
    MARGINS,
    MOST_ESTATES,
    MOST_MISSING,
    MOST_ROUNDS,
    MOST_STARTED,
    MOST_UNSEEN_ACTION,
    MOST_UNSEEN_NUMBER,
    NEXT_ACTION,
    OTHER_CLAIMS,
    OTHER_HOUSES,
    OTHER_REFUSALS,
    PARK_COUNTS,
    PARKS,
    PLAN,
    PLAN_TIME,
    POOL_COUNTS,
    POOLS,
    RAISES,
    RANK,
    REFUSALS,
    RIVAL,
    ROUNDABOUTS,
    ROUNDS,
    STAGES,
    STARTED,
    SWITCHES,
    TABLE_SIZE,
    TABLE_SIZES,
    TEMP_LEADS,
    TEMPS,
    TIME,
    UNSEEN_ACTION,
    UNSEEN_NUMBER,
)
from housewright.players.welcome.missing import plan_missing
from housewright.players.welcome.net import LANES, POINT_SCALE, POINTS, WIN, Net, add_rows
from housewright.players.welcome.outlook import ACTIONS, Outlook, built_lots, claimed_plans, lead
from housewright.players.welcome.streets import HEADS, HIDDEN, Part
from housewright.players.welcome.taste import Judgement, Mind, fondness, promise
from housewright.welcome.printed import LOTS, NUMBERS, PLANS_IN_PLAY, SIZES
from housewright.welcome.rules.plans import estates_of_size
from housewright.welcome.rules.turn import ends_game
from housewright.welcome.scoring import TEMPS_LINE, TOTAL_LINE, points_for_temps, score_sheet, temp_rank
from housewright.welcome.state import Mode, Sheet, bis_houses, pools_built, roundabouts_built

MOST_FEATURES = 96  # of a sheet and of the table; a street's are its own


F32_ZERO = np.float32(0)


@struct
class Desk:
    """Where a value is worked out."""

    hidden: Annotated[F32, HIDDEN]
    table_hidden: Annotated[F32, HIDDEN]  # what the table's features add, the same for all turns of a round
    lane: Annotated[F32, LANES]
    rank: Annotated[F32, LOTS]  # value of a house on each lot, without its action
    skip: Annotated[F32, HEADS]
    table_skip: Annotated[F32, HEADS]
    points: Real  # expected final points
    win: Real  # expected share of the win
    looked: Long  # sheets valued so far
    lines: Annotated[I16, TOTAL_LINE + 1]
    feature: Annotated[U16, MOST_FEATURES]
    table_feature: Annotated[U16, MOST_FEATURES]
    score: Annotated[I16, 1]  # points so far
    features: Byte
    table_features: Byte
    missing: Annotated[U8, PLANS_IN_PLAY]  # what each plan lacks
    ends: Byte  # 1 if the sheet ends the game


# --- features ---------------------------------------------------------------------------------------------------------


@rule
def add(desk: Desk, feature: int) -> None:
    """One more feature of the sheet."""
    desk.feature[int(desk.features)] = feature
    desk.features += 1


@rule
def add_of_table(desk: Desk, feature: int) -> None:
    """One more feature of the table."""
    desk.table_feature[int(desk.table_features)] = feature
    desk.table_features += 1


@seldom
def prepare(outlook: Outlook, net: Net, desk: Desk, mind: Mind) -> None:
    """What all turns of a round share."""
    if mind.judgement != Judgement.NET:
        return
    desk.table_features = 0
    add_table_features(outlook, desk)
    for unit in range(HIDDEN):
        desk.table_hidden[unit] = 0.0
    desk.table_skip[POINTS], desk.table_skip[WIN] = 0.0, 0.0
    add_rows(net, desk.table_feature, int(desk.table_features), desk.table_hidden, desk.table_skip)


@rule
def add_table_features(outlook: Outlook, desk: Desk) -> None:
    """Cards to come, rounds, other seats and the variant."""
    add_of_table(desk, ALWAYS)
    add_of_table(desk, ROUNDS + min(int(outlook.rounds), MOST_ROUNDS))
    add_of_table(desk, SWITCHES + 2 * int(outlook.advanced) + int(outlook.roundabouts))
    for action in range(ACTIONS):
        unseen = min(int(outlook.unseen_action[action]), MOST_UNSEEN_ACTION)
        add_of_table(desk, UNSEEN_ACTION + action * (MOST_UNSEEN_ACTION + 1) + unseen)
    for number in range(1, NUMBERS - 2):
        unseen = min(int(outlook.unseen_number[number]), MOST_UNSEEN_NUMBER)
        add_of_table(desk, UNSEEN_NUMBER + number * (MOST_UNSEEN_NUMBER + 1) + unseen)
    if outlook.mode == Mode.SOLO:
        return
    for action in range(ACTIONS):
        add_of_table(desk, NEXT_ACTION + action * 4 + int(outlook.next_action[action]))
    add_of_table(desk, OTHER_HOUSES + int(outlook.most_houses))
    add_of_table(desk, OTHER_REFUSALS + int(outlook.most_refusals))
    add_of_table(desk, OTHER_CLAIMS + int(outlook.most_claims))
    add_of_table(desk, TABLE_SIZE + min(int(outlook.seats), TABLE_SIZES - 1))


@rule
def margin_of(outlook: Outlook, score: int) -> int:
    """The lead or lag in points so far, in steps."""
    steps = (score - int(outlook.other_score)) // MARGIN_STEP + MARGINS // 2
    return max(0, min(MARGINS - 1, steps))


@rule
def add_sheet_features(sheet: Sheet, outlook: Outlook, desk: Desk, first: Part, second: Part, third: Part) -> None:
    """Everything but what belongs to one street alone."""
    desk.features = 0
    houses = built_lots(sheet)
    alone = outlook.mode == Mode.SOLO
    clock = int(outlook.rounds) if alone else max(houses, int(outlook.most_houses))
    add(desk, PARKS + int(sheet.parks[0]) * LENGTHS + int(first.empty))
    add(desk, PARKS + (PARK_COUNTS + int(sheet.parks[1])) * LENGTHS + int(second.empty))
    add(desk, PARKS + (2 * PARK_COUNTS + int(sheet.parks[2])) * LENGTHS + int(third.empty))
    open_pools = int(first.open_pools) + int(second.open_pools) + int(third.open_pools)
    add(desk, POOLS + pools_built(sheet) * POOL_COUNTS + open_pools)
    temps = int(sheet.temps)
    if alone:
        add(desk, TEMPS + temps * CLOCK + clock)
    else:
        ahead = max(-TEMP_LEADS, min(TEMP_LEADS, lead(temps, int(outlook.most_temps))))
        add(desk, TEMPS + (ahead + TEMP_LEADS) * CLOCK + clock)
        add(desk, RANK + min(temp_rank(temps, int(outlook.other_temps)), 3) * CLOCK + clock)
        stage = min((LOTS - clock) // STAGES, STAGES - 1)
        add(desk, MARGIN + margin_of(outlook, int(desk.score[0])) * STAGES + stage)
    add(desk, BIS + bis_houses(sheet) * CLOCK + clock)
    add(desk, REFUSALS + int(sheet.refusals) * (LOTS + 1) + houses)
    add(desk, TIME + clock)
    add(desk, HOUSES + houses)
    add(desk, CAPACITY + int(first.capacity) + int(second.capacity) + int(third.capacity))
    if outlook.roundabouts:
        add(desk, ROUNDABOUTS + roundabouts_built(sheet) * CLOCK + clock)
    add_estate_features(sheet, desk, first, second, third)
    add_plan_features(sheet, outlook, desk, clock)


@rule
def add_estate_features(sheet: Sheet, desk: Desk, first: Part, second: Part, third: Part) -> None:
    """Estates complete and begun, with the value of their size."""
    complete = int(first.complete[0]) + int(second.complete[0]) + int(third.complete[0])
    for size in range(SIZES):
        raised = int(sheet.raised[size])
        count = min(estates_of_size(complete, size), MOST_ESTATES)
        add(desk, ESTATES + (size * (MOST_ESTATES + 1) + count) * RAISES + raised)
        begun = int(first.started[size]) + int(second.started[size]) + int(third.started[size])
        count = 0
        while begun and count < MOST_STARTED:
            count += begun & 0xFF
            begun >>= 8
        add(desk, STARTED + (size * (MOST_STARTED + 1) + min(count, MOST_STARTED)) * RAISES + raised)


@rule
def add_plan_features(sheet: Sheet, outlook: Outlook, desk: Desk, clock: int) -> None:
    """Plans claimed, and how far the others are for this seat and for its best rival."""
    for slot in range(PLANS_IN_PLAY):
        plan = int(outlook.plan[slot])
        if sheet.plan[slot]:
            add(desk, CLAIMED + plan)
            continue
        lacks = int(desk.missing[slot])
        add(desk, PLAN + (plan * 2 + int(outlook.turned[slot])) * (MOST_MISSING + 1) + lacks)
        add(desk, PLAN_TIME + lacks * CLOCK + clock)
        if outlook.mode != Mode.SOLO and not outlook.turned[slot]:
            add(desk, RIVAL + lacks * (MOST_MISSING + 1) + int(outlook.rival[slot]))
    add(desk, CLAIMS + claimed_plans(sheet) * CLOCK + clock)


# --- values -----------------------------------------------------------------------------------------------------------


@rule
def score_so_far(sheet: Sheet, outlook: Outlook, desk: Desk) -> int:
    """The points on the sheet, were this the end."""
    score_sheet(sheet, desk.lines)
    total = points_for_temps(int(sheet.temps), int(outlook.other_temps), int(outlook.seats))
    for line in range(TOTAL_LINE):
        if line != TEMPS_LINE:
            total += int(desk.lines[line])
    return total


@rule
def think(net: Net, desk: Desk, first: Part, second: Part, third: Part) -> None:
    """Run the net over the features found; its heads are left in `skip`."""
    for unit in range(HIDDEN):
        desk.hidden[unit] = desk.table_hidden[unit] + ((first.hidden[unit] + second.hidden[unit]) + third.hidden[unit])
    for head in range(HEADS):
        desk.skip[head] = desk.table_skip[head] + ((first.skip[head] + second.skip[head]) + third.skip[head])
    add_rows(net, desk.feature, int(desk.features), desk.hidden, desk.skip)
    for unit in range(HIDDEN):
        desk.hidden[unit] = max(desk.hidden[unit], F32_ZERO)
    for head in range(HEADS):
        for lane in range(LANES):
            desk.lane[lane] = 0.0
        for block in range(HIDDEN // LANES):
            for lane in range(LANES):
                desk.lane[lane] += desk.hidden[block * LANES + lane] * net.out[head, block * LANES + lane]
        for lane in range(LANES):
            desk.skip[head] += desk.lane[lane]


@seldom
def value(
    sheet: Sheet,
    outlook: Outlook,
    mind: Mind,
    net: Net,
    desk: Desk,
    first: Part,
    second: Part,
    third: Part,
    extra: int,
) -> float:
    """What a sheet after a turn is worth, its streets surveyed (and weighed, if the net judges).

    `extra` tells features of the turn itself: two numbers of features, or 0.
    """
    desk.looked += 1
    score = score_so_far(sheet, outlook, desk)
    desk.score[0] = score
    desk.points, desk.win = float(score), 0.0
    desk.ends = ends_game(sheet) or (outlook.mode == Mode.SOLO and outlook.rounds_left == 0)
    for slot in range(PLANS_IN_PLAY):
        if not sheet.plan[slot]:
            desk.missing[slot] = plan_missing(sheet, int(outlook.plan[slot]), first, second, third)
    if mind.judgement == Judgement.SCORE:
        return float(desk.points)
    if mind.judgement == Judgement.TASTE:
        if not desk.ends:
            desk.points += promise(sheet, outlook, desk.missing, mind, first, second, third)
        return float(desk.points) + fondness(desk.lines, mind)
    if desk.ends:
        if outlook.mode == Mode.SOLO:
            return float(desk.points)
        desk.features = 0
        add(desk, ENDING + margin_of(outlook, score))
        desk.win = chance(float(net.skip[int(desk.feature[0]), WIN]))
        return float(desk.points) + float(mind.winning) * float(desk.win)
    add_sheet_features(sheet, outlook, desk, first, second, third)
    if extra:
        add(desk, extra & 0xFFFF)
        add(desk, extra >> 16)
    think(net, desk, first, second, third)
    to_come = POINT_SCALE * float(desk.skip[POINTS])
    if outlook.mode == Mode.SOLO:
        desk.points += to_come
        return float(desk.points)
    desk.points += to_come * (1.0 - float(mind.haste[int(outlook.most_refusals)]))
    desk.win = chance(float(desk.skip[WIN]))
    return float(desk.points) + float(mind.winning) * float(desk.win)


@rule
def chance(logit: float) -> float:
    """A share of the win, from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-logit))
