"""The value of a position: everybody's share of the win.

Chance of every pattern of finished rows, times the chance of every seat to win then; both are softmax models with
learned weights. In a series whoever has won a game before wins with the second; otherwise points of all games count.
A finished game is not judged but scored.
"""

from __future__ import annotations

import math

import numpy as np

from housewright.engine.struct import F32, I16, I64, Structs, rule, seldom
from housewright.heimat.printed import ROWS, WINS_TO_END
from housewright.heimat.rules.rows import score_board
from housewright.heimat.rules.turn import game_points, game_standing
from housewright.heimat.scoring import LINES, TOTAL_LINE, standing
from housewright.players.heimat.judging.features import (
    CASH_UNIT,
    COUNTS,
    PATTERN_ROWS,
    POINTS,
    POINTS_UNIT,
    ROWS_IN,
    find_features,
    find_house_features,
    find_purse_features,
    how_late,
)
from housewright.players.heimat.judging.notes import PATTERNS, ROW_FEATURES, SHARE_FEATURES, Notes
from housewright.players.heimat.judging.summary import Summary
from housewright.players.heimat.judging.taste import Taste
from housewright.players.heimat.judging.weights import Weights

LINE_COUNT = len(LINES)
NOTHING = np.float32(0)
UNLIKELY = 0.02  # patterns less likely than this are passed over
SERIES_WIN = 1.5  # what a game won weighs while the series goes on
SERIES_BOOST = math.exp(SERIES_WIN)
SERIES_POINTS = 1.0  # and ten points,
SERIES_CASH = 1.0  # and a full purse


@rule
def row_weight(notes: Notes, weights: Weights, row: int) -> float:
    """What speaks for this row being finished."""
    finish, place, amount = weights.finish, notes.place, notes.amount
    even, odd = NOTHING, NOTHING
    for number in range(0, ROW_FEATURES, 2):
        even += finish[place[row, number]] * amount[row, number]
        odd += finish[place[row, number + 1]] * amount[row, number + 1]
    return float(even + odd)


@rule
def judge_patterns(notes: Notes, weights: Weights, taste: Taste) -> None:
    """The chance of every pattern of finished rows."""
    chance = notes.chance
    for pattern in range(PATTERNS):
        chance[pattern] = 0.0
    for row in range(ROWS):
        weight = row_weight(notes, weights, row) * float(taste.trust) + float(taste.error[row])
        for pattern in range(PATTERNS):
            if int(PATTERN_ROWS[pattern]) >> row & 1:
                chance[pattern] += weight
    for pattern in range(PATTERNS):
        if ROWS_IN[pattern] != 1:
            chance[pattern] += float(weights.finish[int(notes.count[int(ROWS_IN[pattern]) // COUNTS])])
    soften(chance, PATTERNS)


@rule
def soften(weights: F32, count: int) -> None:
    """Turn weights into chances."""
    highest, total = float(weights[0]), 0.0
    for number in range(1, count):
        highest = max(highest, float(weights[number]))
    for number in range(count):
        weights[number] = np.exp(np.float32(float(weights[number]) - highest))
        total += float(weights[number])
    for number in range(count):
        weights[number] = float(weights[number]) / total


@rule
def strength(weights: Weights, late: int, notes: Notes) -> float:
    """What speaks for a seat."""
    share, amount, start = weights.share, notes.seat_amount, late * SHARE_FEATURES
    even, odd = NOTHING, NOTHING  # two sums, which a processor adds up at the same time
    for number in range(0, SHARE_FEATURES, 2):
        even += share[start + number] * amount[number]
        odd += share[start + number + 1] * amount[number + 1]
    return float(even + odd)


@rule
def judge_strengths(summary: Summary, weights: Weights, notes: Notes) -> None:
    """Every seat's strength, for every pattern that is likely enough."""
    for pattern in range(PATTERNS):
        notes.late[pattern] = how_late(summary, notes.lack, pattern)
    for seat in range(int(summary.seats)):
        find_purse_features(summary, seat, notes)
        for pattern in range(PATTERNS):
            if notes.chance[pattern] > 0:
                find_house_features(summary, pattern, seat, notes)
                notes.strength[pattern, seat] = strength(weights, int(notes.late[pattern]), notes)


@rule
def leave_out_unlikely(notes: Notes) -> None:
    """Patterns that are too unlikely have no chance; the others share it."""
    likely = 0.0
    for pattern in range(PATTERNS):
        if notes.chance[pattern] >= UNLIKELY:
            likely += float(notes.chance[pattern])
    for pattern in range(PATTERNS):
        chance = float(notes.chance[pattern])
        notes.chance[pattern] = chance / likely if chance >= UNLIKELY else 0.0


@seldom
def judge(summary: Summary, weights: Weights, taste: Taste, notes: Notes) -> None:
    """Everybody's share of the win."""
    seats = int(summary.seats)
    find_features(summary, notes)
    judge_patterns(notes, weights, taste)
    leave_out_unlikely(notes)
    judge_strengths(summary, weights, notes)
    for seat in range(seats):
        notes.share[seat] = 0.0
    for pattern in range(PATTERNS):
        if notes.chance[pattern] == 0:
            continue
        for seat in range(seats):
            notes.win[seat] = notes.strength[pattern, seat]
        soften(notes.win, seats)
        if summary.games > 1:
            look_at_series(summary, weights, notes, pattern)
        else:
            for seat in range(seats):
                notes.share[seat] += float(notes.chance[pattern]) * float(notes.win[seat])


@seldom
def look_at_series(summary: Summary, weights: Weights, notes: Notes, pattern: int) -> None:
    """What a pattern of the running game means for the series."""
    seats, later, future = int(summary.seats), int(summary.later), notes.strength[pattern]
    per_point = float(weights.share[int(notes.late[pattern]) * SHARE_FEATURES + POINTS]) / POINTS_UNIT
    for seat in range(seats):
        total = float(future[seat]) + float(summary.earlier[seat]) * per_point
        future[seat] = total / (1 + later) + (SERIES_WIN * int(summary.wins[seat]) if later > 0 else 0.0)
    soften(future, seats)
    for winner in range(seats):
        win = float(notes.chance[pattern]) * float(notes.win[winner])
        if int(summary.wins[winner]) + 1 >= WINS_TO_END:
            notes.share[winner] += win
        else:
            share_future(notes, future, seats, winner, SERIES_BOOST if later > 0 else 1.0, win)


@rule
def share_future(notes: Notes, future: F32, seats: int, winner: int, boost: float, win: float) -> None:
    """Shares of a series that goes on, or is counted out, after this seat has won the running game."""
    total = 1.0 + float(future[winner]) * (boost - 1.0)
    for seat in range(seats):
        notes.share[seat] += win * float(future[seat]) * (boost if seat == winner else 1.0) / total


# --- finished games ---------------------------------------------------------------------------------------------------


@seldom
def judge_end(common: Structs, seats: Structs, notes: Notes) -> None:
    """Everybody's share when the game is over: the first place's, or what the score means for a series that goes on."""
    count = len(seats)
    rows, lines = np.zeros((ROWS, count), np.int16), np.zeros((count, LINE_COUNT), np.int16)
    standings, after = np.zeros(count, np.int64), seats.copy()
    score_board(common[0], seats, True, rows)
    for seat in range(count):
        points = game_points(seats[seat], rows, seat)
        standings[seat] = game_standing(seats[seat], points)
        lines[seat, TOTAL_LINE] = int(seats[seat].earlier) + points
    best, decided = highest_of(standings), common[0].game == common[0].games
    for seat in range(count):
        after[seat].wins = int(seats[seat].wins) + int(standings[seat] == best)
        decided |= int(after[seat].wins) >= WINS_TO_END
    if decided:
        standing(common, after, lines, standings)
        share_win(standings, notes)
    else:
        share_series(int(common[0].games) - int(common[0].game), after, lines, notes)


@rule
def highest_of(standings: I64) -> int:
    """The standing of the first place."""
    highest = int(standings[0])
    for seat in range(1, len(standings)):
        highest = max(highest, int(standings[seat]))
    return highest


@rule
def share_win(standings: I64, notes: Notes) -> None:
    """The win belongs to the first place; several share it."""
    best, winners = highest_of(standings), 0
    for seat in range(len(standings)):
        winners += 1 if standings[seat] == best else 0
    for seat in range(len(standings)):
        notes.share[seat] = 1.0 / winners if standings[seat] == best else 0.0


@rule
def share_series(later: int, seats: Structs, lines: I16, notes: Notes) -> None:
    """Everybody's share of a series between two games."""
    for seat in range(len(seats)):
        points = SERIES_POINTS * int(lines[seat, TOTAL_LINE]) / POINTS_UNIT / later
        cash = SERIES_CASH * (int(seats[seat].cheques) + int(seats[seat].black)) / CASH_UNIT
        notes.share[seat] = points + SERIES_WIN * int(seats[seat].wins) + cash
    soften(notes.share, len(seats))
