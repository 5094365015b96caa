"""Lessons: games played for learning, and what is learned from them.

Every position between two auctions is a sample; the end of its game tells which rows were finished and who won. Both
models of value.py are softmax models, so learning is a gradient step per sample, each weight with a step of its own
(AdaGrad).
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from housewright.engine.struct import F32, I32, Long, Structs, rule, seldom, struct
from housewright.heimat.printed import MOST_SEATS, ROWS
from housewright.heimat.state import Common, Phase, is_finished
from housewright.players.heimat.judging.features import (
    COUNTS,
    PATTERN_ROWS,
    ROWS_IN,
    find_features,
    find_house_features,
    find_purse_features,
    how_late,
)
from housewright.players.heimat.judging.notes import PATTERNS, ROW_FEATURES, SHARE_FEATURES, Notes
from housewright.players.heimat.judging.summary import Summary, count_money, summarise_board
from housewright.players.heimat.judging.taste import Taste
from housewright.players.heimat.judging.value import judge_end, judge_patterns, soften, strength
from housewright.players.heimat.judging.weights import Weights
from housewright.players.heimat.making import make_turn
from housewright.players.heimat.turns import best_choice, find_turns
from housewright.players.heimat.workspace import Workspace

MOST_SAMPLES = 100  # of one game: pieces to be offered, blank roofs included
SMALLEST_SUM = 1e-6
SMALLEST_CHANCE = 1e-6


@struct
class Outcome:
    """How a sample's game ended."""

    pattern: Long  # of finished rows
    won: Annotated[F32, MOST_SEATS]  # every seat's share of the win


@rule
def final_pattern(common: Common) -> int:
    """The pattern of rows that are finished at the end."""
    rows = 0
    for row in range(ROWS):
        if is_finished(common, row):
            rows += 1 << row
    for pattern in range(PATTERNS):
        if PATTERN_ROWS[pattern] == rows:
            return pattern
    return 0


@seldom
def play_lesson(
    common: Structs,
    seats: Structs,
    workspace: Workspace,
    pool: Structs,
    members: I32,
    tastes: Structs,
    streams: Structs,
    samples: Structs,
    outcomes: Structs,
) -> int:
    """Play a single game, every seat with its member of the pool and its taste; returns how many samples it gave."""
    table, count = common[0], 0
    while not table.over:
        actor = int(table.actor)
        if table.phase == Phase.OFFER and count < len(samples):
            summarise_board(table, actor, len(seats), samples[count], workspace.notes[0])
            count_money(seats, samples[count])
            count += 1
        member = int(members[actor])
        find_turns(common, seats, workspace, pool[member : member + 1], tastes[actor : actor + 1], streams)
        make_turn(table, seats, workspace.choices[0].move[best_choice(workspace.choices[0], actor)])
    score_samples(common, seats, workspace.notes[0], outcomes, count)
    return count


@rule
def score_samples(common: Structs, seats: Structs, notes: Notes, outcomes: Structs, count: int) -> None:
    """Tell every sample how the game ended."""
    judge_end(common, seats, notes)
    for number in range(count):
        outcomes[number].pattern = final_pattern(common[0])
        for seat in range(len(seats)):
            outcomes[number].won[seat] = notes.share[seat]


# --- learning ---------------------------------------------------------------------------------------------------------


@rule
def step_down(weights: F32, sums: F32, place: int, slope: float, step: float) -> None:
    """Move one weight against its slope."""
    sums[place] += slope * slope
    weights[place] -= step * slope / np.sqrt(float(sums[place]) + SMALLEST_SUM)


@seldom
def learn_rows(
    summary: Summary, outcome: Outcome, weights: Weights, sums: Weights, notes: Notes, taste: Taste, step: float
) -> float:
    """Learn from the rows that were finished; returns the surprise."""
    find_features(summary, notes)
    judge_patterns(notes, weights, taste)
    found = int(outcome.pattern)
    surprise = -float(np.log(max(float(notes.chance[found]), SMALLEST_CHANCE)))
    notes.chance[found] -= 1.0
    for row in range(ROWS):
        slope = 0.0
        for pattern in range(PATTERNS):
            if int(PATTERN_ROWS[pattern]) >> row & 1:
                slope += float(notes.chance[pattern])
        for number in range(ROW_FEATURES):
            amount = float(notes.amount[row, number])
            if amount != 0:
                step_down(weights.finish, sums.finish, int(notes.place[row, number]), slope * amount, step)
    for pattern in range(PATTERNS):
        if ROWS_IN[pattern] != 1:
            place = int(notes.count[int(ROWS_IN[pattern]) // COUNTS])
            step_down(weights.finish, sums.finish, place, float(notes.chance[pattern]), step)
    return surprise


@seldom
def learn_seats(
    summary: Summary, outcome: Outcome, weights: Weights, sums: Weights, notes: Notes, step: float
) -> float:
    """Learn from who won with these rows finished; returns the surprise."""
    seats, pattern = int(summary.seats), int(outcome.pattern)
    late = how_late(summary, notes.lack, pattern)
    for seat in range(seats):
        find_purse_features(summary, seat, notes)
        find_house_features(summary, pattern, seat, notes)
        notes.win[seat] = strength(weights, late, notes)
    soften(notes.win, seats)
    surprise = 0.0
    for seat in range(seats):
        surprise -= float(outcome.won[seat]) * np.log(max(float(notes.win[seat]), SMALLEST_CHANCE))
        slope = float(notes.win[seat]) - float(outcome.won[seat])
        find_purse_features(summary, seat, notes)
        find_house_features(summary, pattern, seat, notes)
        for number in range(SHARE_FEATURES):
            place, amount = late * SHARE_FEATURES + number, float(notes.seat_amount[number])
            step_down(weights.share, sums.share, place, slope * amount, step)
    return surprise


@seldom
def learn(
    samples: Structs,
    outcomes: Structs,
    order: I32,
    weights: Structs,
    sums: Structs,
    notes: Structs,
    tastes: Structs,
    step: float,
    surprises: F32,
) -> None:
    """Learn from the samples in this order; the mean surprises by rows and by winners are noted."""
    rows, winners = 0.0, 0.0
    for place in range(len(order)):
        summary, outcome = samples[int(order[place])], outcomes[int(order[place])]
        rows += learn_rows(summary, outcome, weights[0], sums[0], notes[0], tastes[0], step)
        winners += learn_seats(summary, outcome, weights[0], sums[0], notes[0], step)
    surprises[0], surprises[1] = rows / len(order), winners / len(order)
