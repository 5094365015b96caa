"""The value of a sheet after a turn: points so far and what is still to come, and in company the chance to win."""

from __future__ import annotations

import math

import numpy as np

from housewright.engine.struct import rule, seldom
from housewright.players.welcome.judging.features import (
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
from housewright.players.welcome.judging.missing import plan_missing
from housewright.players.welcome.judging.net import LANES, POINT_SCALE, POINTS, WIN, Net, add_rows
from housewright.players.welcome.judging.notes import Notes
from housewright.players.welcome.judging.outlook import ACTIONS, Outlook, built_lots, claimed_plans, lead
from housewright.players.welcome.judging.streets import HEADS, HIDDEN, Part
from housewright.players.welcome.judging.taste import Judgement, Taste, fondness, promise
from housewright.welcome.printed import LOTS, NUMBERS, PLANS_IN_PLAY, SIZES
from housewright.welcome.rules.plans import estates_of_size
from housewright.welcome.rules.turn import ends_game
from housewright.welcome.scoring import TEMPS_LINE, TOTAL_LINE, points_for_temps, score_sheet, temp_rank
from housewright.welcome.state import Mode, Sheet, bis_houses, pools_built, roundabouts_built

F32_ZERO = np.float32(0)


# --- features ---------------------------------------------------------------------------------------------------------


@rule
def add(notes: Notes, feature: int) -> None:
    """One more feature of the sheet."""
    notes.feature[int(notes.features)] = feature
    notes.features += 1


@rule
def add_of_table(notes: Notes, feature: int) -> None:
    """One more feature of the table."""
    notes.table_feature[int(notes.table_features)] = feature
    notes.table_features += 1


@seldom
def prepare(outlook: Outlook, net: Net, notes: Notes, taste: Taste) -> None:
    """What all turns of a round share."""
    if taste.judgement != Judgement.NET:
        return
    notes.table_features = 0
    add_table_features(outlook, notes)
    for unit in range(HIDDEN):
        notes.table_hidden[unit] = 0.0
    notes.table_skip[POINTS], notes.table_skip[WIN] = 0.0, 0.0
    add_rows(net, notes.table_feature, int(notes.table_features), notes.table_hidden, notes.table_skip)


@rule
def add_table_features(outlook: Outlook, notes: Notes) -> None:
    """Cards to come, rounds, other seats and the variant."""
    add_of_table(notes, ALWAYS)
    add_of_table(notes, ROUNDS + min(int(outlook.rounds), MOST_ROUNDS))
    add_of_table(notes, SWITCHES + 2 * int(outlook.advanced) + int(outlook.roundabouts))
    for action in range(ACTIONS):
        unseen = min(int(outlook.unseen_action[action]), MOST_UNSEEN_ACTION)
        add_of_table(notes, UNSEEN_ACTION + action * (MOST_UNSEEN_ACTION + 1) + unseen)
    for number in range(1, NUMBERS - 2):
        unseen = min(int(outlook.unseen_number[number]), MOST_UNSEEN_NUMBER)
        add_of_table(notes, UNSEEN_NUMBER + number * (MOST_UNSEEN_NUMBER + 1) + unseen)
    if outlook.mode == Mode.SOLO:
        return
    for action in range(ACTIONS):
        add_of_table(notes, NEXT_ACTION + action * 4 + int(outlook.next_action[action]))
    add_of_table(notes, OTHER_HOUSES + int(outlook.most_houses))
    add_of_table(notes, OTHER_REFUSALS + int(outlook.most_refusals))
    add_of_table(notes, OTHER_CLAIMS + int(outlook.most_claims))
    add_of_table(notes, TABLE_SIZE + min(int(outlook.seats), TABLE_SIZES - 1))


@rule
def margin_of(outlook: Outlook, score: int) -> int:
    """The lead or lag in points so far, in steps."""
    steps = (score - int(outlook.other_score)) // MARGIN_STEP + MARGINS // 2
    return max(0, min(MARGINS - 1, steps))


@rule
def add_sheet_features(sheet: Sheet, outlook: Outlook, notes: Notes, first: Part, second: Part, third: Part) -> None:
    """Everything but what belongs to one street alone."""
    notes.features = 0
    houses = built_lots(sheet)
    alone = outlook.mode == Mode.SOLO
    clock = int(outlook.rounds) if alone else max(houses, int(outlook.most_houses))
    add(notes, PARKS + int(sheet.parks[0]) * LENGTHS + int(first.empty))
    add(notes, PARKS + (PARK_COUNTS + int(sheet.parks[1])) * LENGTHS + int(second.empty))
    add(notes, PARKS + (2 * PARK_COUNTS + int(sheet.parks[2])) * LENGTHS + int(third.empty))
    open_pools = int(first.open_pools) + int(second.open_pools) + int(third.open_pools)
    add(notes, POOLS + pools_built(sheet) * POOL_COUNTS + open_pools)
    temps = int(sheet.temps)
    if alone:
        add(notes, TEMPS + temps * CLOCK + clock)
    else:
        ahead = max(-TEMP_LEADS, min(TEMP_LEADS, lead(temps, int(outlook.most_temps))))
        add(notes, TEMPS + (ahead + TEMP_LEADS) * CLOCK + clock)
        add(notes, RANK + min(temp_rank(temps, int(outlook.other_temps)), 3) * CLOCK + clock)
        stage = min((LOTS - clock) // STAGES, STAGES - 1)
        add(notes, MARGIN + margin_of(outlook, int(notes.score[0])) * STAGES + stage)
    add(notes, BIS + bis_houses(sheet) * CLOCK + clock)
    add(notes, REFUSALS + int(sheet.refusals) * (LOTS + 1) + houses)
    add(notes, TIME + clock)
    add(notes, HOUSES + houses)
    add(notes, CAPACITY + int(first.capacity) + int(second.capacity) + int(third.capacity))
    if outlook.roundabouts:
        add(notes, ROUNDABOUTS + roundabouts_built(sheet) * CLOCK + clock)
    add_estate_features(sheet, notes, first, second, third)
    add_plan_features(sheet, outlook, notes, clock)


@rule
def add_estate_features(sheet: Sheet, notes: Notes, first: Part, second: Part, third: Part) -> None:
    """Estates complete and begun, with the value of their size."""
    complete = int(first.complete[0]) + int(second.complete[0]) + int(third.complete[0])
    for size in range(SIZES):
        raised = int(sheet.raised[size])
        count = min(estates_of_size(complete, size), MOST_ESTATES)
        add(notes, ESTATES + (size * (MOST_ESTATES + 1) + count) * RAISES + raised)
        begun = int(first.started[size]) + int(second.started[size]) + int(third.started[size])
        count = 0
        while begun and count < MOST_STARTED:
            count += begun & 0xFF
            begun >>= 8
        add(notes, STARTED + (size * (MOST_STARTED + 1) + min(count, MOST_STARTED)) * RAISES + raised)


@rule
def add_plan_features(sheet: Sheet, outlook: Outlook, notes: Notes, clock: int) -> None:
    """Plans claimed, and how far the others are for this seat and for its best rival."""
    for slot in range(PLANS_IN_PLAY):
        plan = int(outlook.plan[slot])
        if sheet.plan[slot]:
            add(notes, CLAIMED + plan)
            continue
        lacks = int(notes.missing[slot])
        add(notes, PLAN + (plan * 2 + int(outlook.turned[slot])) * (MOST_MISSING + 1) + lacks)
        add(notes, PLAN_TIME + lacks * CLOCK + clock)
        if outlook.mode != Mode.SOLO and not outlook.turned[slot]:
            add(notes, RIVAL + lacks * (MOST_MISSING + 1) + int(outlook.rival[slot]))
    add(notes, CLAIMS + claimed_plans(sheet) * CLOCK + clock)


# --- values -----------------------------------------------------------------------------------------------------------


@rule
def score_so_far(sheet: Sheet, outlook: Outlook, notes: Notes) -> int:
    """The points on the sheet, were this the end."""
    score_sheet(sheet, notes.lines)
    total = points_for_temps(int(sheet.temps), int(outlook.other_temps), int(outlook.seats))
    for line in range(TOTAL_LINE):
        if line != TEMPS_LINE:
            total += int(notes.lines[line])
    return total


@rule
def think(net: Net, notes: Notes, first: Part, second: Part, third: Part) -> None:
    """Run the net over the features found; its heads are left in `skip`."""
    for unit in range(HIDDEN):
        notes.hidden[unit] = notes.table_hidden[unit] + (
            (first.hidden[unit] + second.hidden[unit]) + third.hidden[unit]
        )
    for head in range(HEADS):
        notes.skip[head] = notes.table_skip[head] + ((first.skip[head] + second.skip[head]) + third.skip[head])
    add_rows(net, notes.feature, int(notes.features), notes.hidden, notes.skip)
    for unit in range(HIDDEN):
        notes.hidden[unit] = max(notes.hidden[unit], F32_ZERO)
    for head in range(HEADS):
        for lane in range(LANES):
            notes.lane[lane] = 0.0
        for block in range(HIDDEN // LANES):
            for lane in range(LANES):
                notes.lane[lane] += notes.hidden[block * LANES + lane] * net.out[head, block * LANES + lane]
        for lane in range(LANES):
            notes.skip[head] += notes.lane[lane]


@seldom
def value(
    sheet: Sheet,
    outlook: Outlook,
    taste: Taste,
    net: Net,
    notes: Notes,
    first: Part,
    second: Part,
    third: Part,
    extra: int,
) -> float:
    """What a sheet after a turn is worth, its streets measured (and weighed, if the net judges).

    `extra` tells features of the turn itself: two numbers of features, or 0.
    """
    notes.looked += 1
    score = score_so_far(sheet, outlook, notes)
    notes.score[0] = score
    notes.points, notes.win = float(score), 0.0
    notes.ends = ends_game(sheet) or (outlook.mode == Mode.SOLO and outlook.rounds_left == 0)
    for slot in range(PLANS_IN_PLAY):
        if not sheet.plan[slot]:
            notes.missing[slot] = plan_missing(sheet, int(outlook.plan[slot]), first, second, third)
    if taste.judgement == Judgement.SCORE:
        return float(notes.points)
    if taste.judgement == Judgement.TASTE:
        if not notes.ends:
            notes.points += promise(sheet, outlook, notes.missing, taste, first, second, third)
        return float(notes.points) + fondness(notes.lines, taste)
    if notes.ends:
        if outlook.mode == Mode.SOLO:
            return float(notes.points)
        notes.features = 0
        add(notes, ENDING + margin_of(outlook, score))
        notes.win = sigmoid(float(net.skip[int(notes.feature[0]), WIN]))
        return float(notes.points) + float(taste.winning) * float(notes.win)
    add_sheet_features(sheet, outlook, notes, first, second, third)
    if extra:
        add(notes, extra & 0xFFFF)
        add(notes, extra >> 16)
    think(net, notes, first, second, third)
    to_come = POINT_SCALE * float(notes.skip[POINTS])
    if outlook.mode == Mode.SOLO:
        notes.points += to_come
        return float(notes.points)
    notes.points += to_come * (1.0 - float(taste.haste[int(outlook.most_refusals)]))
    notes.win = sigmoid(float(notes.skip[WIN]))
    return float(notes.points) + float(taste.winning) * float(notes.win)


@rule
def sigmoid(logit: float) -> float:
    """A share of the win, from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-logit))
