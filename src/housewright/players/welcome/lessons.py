"""Lessons: play games against oneself, look back on every turn, and bring the net closer to what became of it.

The target of a turn is a λ-return: a mix of what the net thought of the later turns and of the final result. Turns are
kept in a ring and learned from again; every weight has its own step (RMSprop with its start-up bias removed).
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from housewright.engine.chance import Stream, below
from housewright.engine.struct import F32, I16, I64, U8, U16, Byte, Real, Structs, rule, seldom, struct
from housewright.players.welcome.choice import look_everywhere, worth
from housewright.players.welcome.judging.features import FEATURES
from housewright.players.welcome.judging.net import POINT_SCALE, POINTS, WIN, Net, add_rows
from housewright.players.welcome.judging.streets import HEADS, HIDDEN
from housewright.players.welcome.judging.taste import Judgement
from housewright.players.welcome.judging.value import prepare, sigmoid
from housewright.players.welcome.making import MOST_MOVES, make_turn
from housewright.players.welcome.turns import choose_turn, passing_features
from housewright.players.welcome.workspace import Workspace
from housewright.welcome.printed import STREETS
from housewright.welcome.rollout import deal
from housewright.welcome.rules.turn import close_round
from housewright.welcome.scoring import TOTAL_LINE, score, standing
from housewright.welcome.state import Common, Mode

MOST_ROUNDS = 120
SAMPLE_FEATURES = 192
LAMBDA = 0.8
MEMORY = 0.999  # of the squared gradients
TINY = 1e-4


@struct
class Sample:
    """One turn, and what became of it."""

    points: Real  # what the net thought, then the target: final points
    win: Real  # the same for the share of the win
    score: Real  # points on the sheet after the turn
    features: Byte
    ends: Byte  # 1 if the sheet ended the game
    alone: Byte  # 1 if there is nobody to win against
    pad: Byte
    feature: Annotated[U16, SAMPLE_FEATURES]


class Memory(NamedTuple):
    """What is learned from; all of it is empty if nobody learns."""

    diary: Structs  # Sample: the turns of the running game, round by round, seat by seat
    ring: Structs  # Sample: turns of earlier games
    written: I64  # turns that were put into the ring, one number
    paces: Structs  # Pace, one


@struct
class Companion:
    """Who sits on a seat."""

    noise: Real  # how far its judgement is off
    judgement: Byte  # Judgement
    learns: Byte  # 1 if its turns are learned from
    pad: Annotated[U8, 2]  # 0


@struct
class Pace:
    """Squared gradients of every weight, and how much of their start is still in them."""

    weight: Annotated[F32, FEATURES, HIDDEN]
    skip: Annotated[F32, FEATURES, HEADS]
    out: Annotated[F32, HEADS, HIDDEN]
    start: Annotated[F32, FEATURES]
    out_start: Annotated[F32, 1]
    hidden: Annotated[F32, HIDDEN]  # scratch
    head: Annotated[F32, HEADS]  # scratch
    slope: Annotated[F32, HIDDEN]  # scratch


# --- playing ----------------------------------------------------------------------------------------------------------


@rule
def write_sample(
    common: Common, seats: Structs, seat: int, workspace: Workspace, after: Structs, sample: Sample
) -> None:
    """The features of the sheet after the turn, and what the net thinks of it."""
    choice = workspace.best[0]
    receiver = seats[(seat + len(seats) - 1) % len(seats)]
    number_card, action_card = int(choice.number_card), int(choice.action_card)
    extra = passing_features(common, seats[seat], receiver, number_card, action_card)
    outlook = int(choice.reshuffle)
    workspace.tastes[0].judgement = Judgement.NET
    prepare(workspace.outlooks[outlook], workspace.nets[0], workspace.notes[outlook], workspace.tastes[0])
    look_everywhere(after[seat], workspace, 0)
    worth(after[seat], workspace, outlook, 0, 1, 2, extra)
    notes = workspace.notes[outlook]
    sample.points, sample.win, sample.score, sample.ends = notes.points, notes.win, notes.score[0], notes.ends
    sample.alone = common.mode == Mode.SOLO
    count = 0
    for index in range(int(notes.features)):
        sample.feature[count] = notes.feature[index]
        count += 1
    if not notes.ends:
        for index in range(int(notes.table_features)):
            sample.feature[count] = notes.table_feature[index]
            count += 1
        for street in range(STREETS):
            for index in range(int(workspace.parts[street].features)):
                sample.feature[count] = workspace.parts[street].feature[index]
                count += 1
    sample.features = count


@seldom
def play_game(
    common: Structs,
    seats: Structs,
    after: Structs,
    decks: U8,
    workspace: Workspace,
    moves: I16,
    diary: Structs,
    company: Structs,
) -> int:
    """Play a dealt game to its end, every turn in the diary (round by round, seat by seat); returns the rounds."""
    table, taste = common[0], workspace.tastes[0]
    rounds = 0
    while not table.over and rounds < MOST_ROUNDS:
        for seat in range(len(seats)):
            taste.noise, taste.judgement = company[seat].noise, company[seat].judgement
            choose_turn(table, seats, seat, workspace)
            after[seat] = seats[seat]
            make_turn(table, after[seat], workspace.best[0], workspace.legal[0], moves)
            if company[seat].learns and len(diary):
                write_sample(table, seats, seat, workspace, after, diary[rounds * len(seats) + seat])
        for seat in range(len(seats)):
            seats[seat] = after[seat]
        close_round(table, seats, decks)
        rounds += 1
    return rounds


@rule
def win_share(standings: I64, seat: int) -> float:
    """The seat's share of the win."""
    equal = 0
    for other in range(len(standings)):
        if standings[other] > standings[seat]:
            return 0.0
        equal += int(standings[other] == standings[seat])
    return 1.0 / equal


# --- learning ---------------------------------------------------------------------------------------------------------


@rule
def look_back(diary: Structs, seats: int, rounds: int, seat: int, points: float, win: float) -> None:
    """Put the λ-returns of a seat's turns in the place of what the net thought of them."""
    for turn in range(rounds - 1, -1, -1):
        sample = diary[turn * seats + seat]
        thought_points, thought_win = float(sample.points), float(sample.win)
        sample.points, sample.win = points, win
        points = LAMBDA * points + (1.0 - LAMBDA) * thought_points
        win = LAMBDA * win + (1.0 - LAMBDA) * thought_win


@seldom
def learn(net: Net, pace: Pace, sample: Sample, step: float) -> float:
    """One step towards a sample's target; returns by how many points the net was off."""
    count = int(sample.features)
    for unit in range(HIDDEN):
        pace.hidden[unit] = 0.0
    pace.head[POINTS], pace.head[WIN] = 0.0, 0.0
    add_rows(net, sample.feature, count, pace.hidden, pace.head)
    for unit in range(HIDDEN):
        if pace.hidden[unit] > 0.0:
            pace.head[POINTS] += pace.hidden[unit] * net.out[POINTS, unit]
            pace.head[WIN] += pace.hidden[unit] * net.out[WIN, unit]
    aim = (float(sample.points) - float(sample.score)) / POINT_SCALE
    off = 0.0 if sample.ends else float(pace.head[POINTS]) - aim
    miss = 0.0 if sample.alone else sigmoid(float(pace.head[WIN])) - float(sample.win)
    descend(net, pace, sample, max(-1.0, min(1.0, off)), miss, step)
    return off * POINT_SCALE


@rule
def descend(net: Net, pace: Pace, sample: Sample, error: float, missed: float, rate: float) -> None:
    """Move every weight that took part a little down its gradient."""
    memory, fresh, tiny = np.float32(MEMORY), np.float32(1.0 - MEMORY), np.float32(TINY)
    one, off, miss, step = np.float32(1.0), np.float32(error), np.float32(missed), np.float32(rate)
    pace.out_start[0] *= memory
    known = one - pace.out_start[0]
    for unit in range(HIDDEN):
        pace.slope[unit] = 0.0
        lit = pace.hidden[unit]
        if lit > 0.0:
            pace.slope[unit] = off * net.out[POINTS, unit] + miss * net.out[WIN, unit]
            pull = off * lit
            pace.out[POINTS, unit] = memory * pace.out[POINTS, unit] + fresh * pull * pull
            net.out[POINTS, unit] -= step * pull / (np.sqrt(pace.out[POINTS, unit] / known) + tiny)
            pull = miss * lit
            pace.out[WIN, unit] = memory * pace.out[WIN, unit] + fresh * pull * pull
            net.out[WIN, unit] -= step * pull / (np.sqrt(pace.out[WIN, unit] / known) + tiny)
    for index in range(int(sample.features)):
        row = int(sample.feature[index])
        pace.start[row] *= memory
        scale = one / (one - pace.start[row])
        pace.skip[row, POINTS] = memory * pace.skip[row, POINTS] + fresh * off * off
        net.skip[row, POINTS] -= step * off / (np.sqrt(pace.skip[row, POINTS] * scale) + tiny)
        pace.skip[row, WIN] = memory * pace.skip[row, WIN] + fresh * miss * miss
        net.skip[row, WIN] -= step * miss / (np.sqrt(pace.skip[row, WIN] * scale) + tiny)
        for unit in range(HIDDEN):
            pull = pace.slope[unit]
            pace.weight[row, unit] = memory * pace.weight[row, unit] + fresh * pull * pull
            net.weight[row, unit] -= step * pull / (np.sqrt(pace.weight[row, unit] * scale) + tiny)


@struct
class Report:
    """What a batch of games told."""

    total: Real  # points of all seats
    turns: Real  # turns learned from
    squares: Real  # squared errors in points
    seats: Real  # seats played


@rule
def play_games(
    common: Structs,
    seats: Structs,
    decks: U8,
    games: int,
    workspace: Workspace,
    company: Structs,
    memory: Memory,
    step: float,
    replays: int,
    reports: Structs,
) -> None:
    """Deal and play whole games with the options of this blank one, and learn from them if there is a diary."""
    table, sheets, after = common.copy(), seats.copy(), seats.copy()
    moves = np.zeros(MOST_MOVES, np.int16)
    lines, report = np.zeros((len(seats), TOTAL_LINE + 1), np.int16), reports[0]
    for _ in range(games):
        deal(table, sheets, common, seats, decks, workspace.streams[0])
        rounds = play_game(table, sheets, after, decks, workspace, moves, memory.diary, company)
        score(sheets, lines)
        for seat in range(len(seats)):
            report.total += float(lines[seat, TOTAL_LINE])
            report.seats += 1.0
        if len(memory.diary):
            learned = learn_from_game(sheets, lines, rounds, workspace.nets[0], company, memory, step, report)
            learn_again(workspace.nets[0], memory, step, replays * learned, workspace.streams[0])


@rule
def learn_from_game(
    sheets: Structs, lines: I16, rounds: int, net: Net, company: Structs, memory: Memory, step: float, report: Report
) -> int:
    """Learn from every turn in the diary, and remember it; returns how many."""
    standings = np.zeros(len(sheets), np.int64)
    standing(sheets, lines, standings)
    learned = 0
    for seat in range(len(sheets)):
        if not company[seat].learns:
            continue
        points = float(lines[seat, TOTAL_LINE])
        look_back(memory.diary, len(sheets), rounds, seat, points, win_share(standings, seat))
        for turn in range(rounds):
            sample = memory.diary[turn * len(sheets) + seat]
            if sample.ends and sample.alone:
                continue
            off = learn(net, memory.paces[0], sample, step)
            report.squares += off * off
            report.turns += 1.0
            learned += 1
            remember(memory, sample)
    return learned


@rule
def remember(memory: Memory, sample: Sample) -> None:
    """Keep a turn in the place of the oldest."""
    memory.ring[int(memory.written[0]) % len(memory.ring)] = sample
    memory.written[0] += 1


@rule
def learn_again(net: Net, memory: Memory, step: float, times: int, stream: Stream) -> None:
    """Learn from turns of earlier games, too."""
    for _ in range(times):
        known = min(int(memory.written[0]), len(memory.ring))
        learn(net, memory.paces[0], memory.ring[below(stream, known)], step)
