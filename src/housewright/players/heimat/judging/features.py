"""Features: what decides which rows are finished, and who wins then.

A game ends with none, one or two rows finished: seven patterns. Each row adds its own weight to the patterns in which
it is finished, by what it lacks, what is left to finish it with, and who wants it and can pay. Given a pattern, each
seat has a strength: its points, what it may still gain or lose, and its cheques; what these are worth depends on how
near the end is. Most features are entries of tables: an index into the weights, and an amount.
"""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import I32, U8, rule
from housewright.heimat.printed import FEWEST_SEATS, MOST_SEATS, PERMITS, ROWS
from housewright.players.heimat.judging.notes import SHARE_FEATURES, Notes
from housewright.players.heimat.judging.summary import Summary

# --- patterns of finished rows ----------------------------------------------------------------------------------------

PATTERN_ROWS: U8 = np.array([0b000, 0b001, 0b010, 0b100, 0b011, 0b101, 0b110], np.uint8)
ROWS_IN: U8 = np.array([0, 1, 1, 1, 2, 2, 2], np.uint8)  # how many rows are finished in each pattern

# --- weights of rows and patterns -------------------------------------------------------------------------------------

LACKS = 21  # pieces that a row may lack, 0 to 20
NEAR_OF: U8 = np.array([0, 1, 2, 3, 3, 4, 4] + [5] * (LACKS - 7), np.uint8)  # how near a row is, by the pieces it lacks
NEARS = 6
SHAPES = (7, 6)  # empty lots, houses without a roof
SLACKS, LEAST_SLACK = 10, -2  # roofs left, less those the row lacks
SIGNS = 3
LACKING_CUBES = 4  # empty lots, less the cubes still lying

SHAPE = 0
SLACK = SHAPE + SHAPES[0] * SHAPES[1]
PERMIT_SET = SLACK + SLACKS * NEARS
BLANK_CUBE = PERMIT_SET + (1 << PERMITS) * NEARS
MAYOR = BLANK_CUBE + SIGNS * NEARS
WISH = MAYOR + NEARS
DESIRE = WISH + NEARS
FIRST = DESIRE + NEARS
SECOND = FIRST + NEARS
RIVAL = SECOND + NEARS
SEATS = RIVAL + NEARS * NEARS * NEARS
CUBES = SEATS + (MOST_SEATS + 1 - FEWEST_SEATS) * NEARS
COUNT = CUBES + LACKING_CUBES  # of the pattern: rows finished in it, rows finished now, slack of the two nearest rows
COUNTS = 2
FINISH_WEIGHTS = COUNT + 2 * COUNTS * SLACKS

POINTS_UNIT, CASH_UNIT = 10.0, 12.0


@rule
def set_feature(notes: Notes, row: int, number: int, place: int, amount: float) -> None:
    """One feature of a row."""
    notes.place[row, number] = place
    notes.amount[row, number] = amount


@rule
def bounded(value: int, least: int, count: int) -> int:
    """The place of a value in a table that begins at the least one."""
    return min(max(value - least, 0), count - 1)


@rule
def row_total(summary: Summary, row: int) -> float:
    """What all seats together have in a row."""
    total = 0.0
    for seat in range(int(summary.seats)):
        total += float(summary.worth[row, seat])
    return total


@rule
def gain(summary: Summary, row: int, seat: int, total: float) -> float:
    """What a seat has in a row beyond the average of the others, in units."""
    own = float(summary.worth[row, seat])
    return (own - (total - own) / (int(summary.seats) - 1)) / POINTS_UNIT


@rule
def find_wishes(summary: Summary, notes: Notes, row: int, near: int) -> None:
    """Who wants the row finished, and has the money."""
    seats, total = int(summary.seats), row_total(summary, row)
    money, wish, desire = 1.0, 0.0, 0.0
    for seat in range(seats):
        own, cash = gain(summary, row, seat, total), float(summary.cash[seat])
        money += cash
        wish += cash if own > 0 else 0.0
        desire += own * cash
    first = int(summary.first)
    second = first + 1 if first + 1 < seats else 0
    set_feature(notes, row, 0, WISH + near, wish / money)
    set_feature(notes, row, 1, DESIRE + near, desire / money)
    set_feature(notes, row, 2, FIRST + near, gain(summary, row, first, total))
    set_feature(notes, row, 3, SECOND + near, gain(summary, row, second, total))


@rule
def find_row_features(summary: Summary, notes: Notes, row: int) -> None:
    """The features of one row; what all rows lack is known."""
    empty, bare = int(summary.empty[row]), int(summary.bare[row])
    near = int(NEAR_OF[int(notes.lack[row])])
    one, other = int(notes.lack[(row + 1) % ROWS]), int(notes.lack[(row + 2) % ROWS])
    nearest, farthest = int(NEAR_OF[min(one, other)]), int(NEAR_OF[max(one, other)])
    sign = bounded(int(summary.permitted[row]), -1, SIGNS)
    find_wishes(summary, notes, row, near)
    shape = bounded(empty, 0, SHAPES[0]) * SHAPES[1] + bounded(bare, 0, SHAPES[1])
    slack = bounded(int(summary.roofs) - empty - bare, LEAST_SLACK, SLACKS)
    set_feature(notes, row, 4, SHAPE + shape, 1.0)
    set_feature(notes, row, 5, SLACK + slack * NEARS + near, 1.0)
    set_feature(notes, row, 6, PERMIT_SET + int(summary.permits) * NEARS + near, 1.0)
    set_feature(notes, row, 7, BLANK_CUBE + sign * NEARS + near, 1.0 if summary.blank_cube else 0.0)
    set_feature(notes, row, 8, MAYOR + near, 1.0 if summary.mayor == row else 0.0)
    set_feature(notes, row, 9, RIVAL + (near * NEARS + nearest) * NEARS + farthest, 1.0)
    set_feature(notes, row, 10, SEATS + (int(summary.seats) - FEWEST_SEATS) * NEARS + near, 1.0)
    set_feature(notes, row, 11, CUBES + bounded(empty - int(summary.cubes), 0, LACKING_CUBES), 1.0)


@rule
def find_features(summary: Summary, notes: Notes) -> None:
    """The features of all rows and patterns."""
    most, roofs, finished = 0, 0, 0
    for row in range(ROWS):
        lacking_roofs = int(summary.empty[row]) + int(summary.bare[row])
        notes.lack[row] = min(lacking_roofs + int(summary.empty[row]), LACKS - 1)
        most, roofs = max(most, lacking_roofs), roofs + lacking_roofs
        finished += int(summary.finished[row])
    for row in range(ROWS):
        find_row_features(summary, notes, row)
    slack = bounded(int(summary.roofs) - (roofs - most), LEAST_SLACK, SLACKS)
    finished = min(finished, COUNTS - 1)
    notes.count[0] = COUNT + finished * SLACKS + slack
    notes.count[1] = COUNT + (COUNTS + finished) * SLACKS + slack


# --- weights of seats -------------------------------------------------------------------------------------------------

POINTS = 0
HOUSE_FEATURES = 7  # the first ones depend on the pattern
LATE_BY_LACK: U8 = np.array([0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6] + [7] * (2 * LACKS - 14), np.uint8)
LATE_BY_ROOFS: U8 = np.array([8, 8, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15], np.uint8)
LATES = 16
SHARE_WEIGHTS = LATES * SHARE_FEATURES


@rule
def how_late(summary: Summary, lack: I32, pattern: int) -> int:
    """How near the end is if it comes with this pattern: by the pieces its rows lack, or by the roofs left."""
    if ROWS_IN[pattern] < COUNTS:
        return int(LATE_BY_ROOFS[int(summary.roofs)])
    lacking = 0
    for row in range(ROWS):
        if int(PATTERN_ROWS[pattern]) >> row & 1:
            lacking += int(lack[row])
    return int(LATE_BY_LACK[lacking])


@rule
def find_purse_features(summary: Summary, seat: int, notes: Notes) -> None:
    """What makes a seat strong however the game ends."""
    amount, seats, first = notes.seat_amount, int(summary.seats), int(summary.first)
    cash, richest = float(summary.cash[seat]), 0.0
    for other in range(seats):
        if other != seat:
            richest = max(richest, float(summary.cash[other]))
    amount[7] = cash / CASH_UNIT
    amount[8] = np.sqrt(cash / CASH_UNIT)
    amount[9] = max(cash - richest, 0.0) / CASH_UNIT
    amount[10] = 1.0 if first == seat else 0.0
    amount[11] = 1.0 if (first + 1 if first + 1 < seats else 0) == seat else 0.0
    amount[12] = float(summary.colours[seat])
    amount[13] = 1.0 if cash == 0 else 0.0


@rule
def find_house_features(summary: Summary, pattern: int, seat: int, notes: Notes) -> None:
    """What makes a seat strong if the game ends with this pattern."""
    amount, rows = notes.seat_amount, int(PATTERN_ROWS[pattern])
    points, promise = float(summary.black[seat]), float(summary.promise[seat]) / (int(summary.cubes) + 1.0)
    for number in range(HOUSE_FEATURES):
        amount[number] = 0.0
    for row in range(ROWS):
        inside = rows >> row & 1
        worth = float(summary.worth[row, seat])
        points += worth if inside else -worth
        amount[2 - inside] += float(summary.open_houses[row, seat])
        amount[4 - inside] += float(summary.exposed[row, seat]) / POINTS_UNIT
        amount[6 - inside] += promise * int(summary.empty[row]) / POINTS_UNIT
    amount[POINTS] = points / POINTS_UNIT
