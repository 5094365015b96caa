"""Rollouts: what becomes of a turn when everybody plays on quickly.

The roofs that nobody has seen are shuffled anew for every rollout; all turns that are compared meet the same worlds. A
rollout for choosing ends after a few auctions and is judged there; one that foretells the score goes on to the end.
"""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import F32, I16, Structs, copy_into, rule, seldom
from housewright.heimat.printed import ROWS
from housewright.heimat.scoring import (
    BLACK_LINE,
    EARLIER_LINE,
    GAME_LINE,
    ROW_LINE,
    TOTAL_LINE,
    WINS_LINE,
    score,
    standing,
)
from housewright.heimat.state import Common, Phase
from housewright.heimat.views import fill_in
from housewright.players.heimat.boards import judge_board, sum_up
from housewright.players.heimat.judging.features import PATTERN_ROWS
from housewright.players.heimat.judging.notes import PATTERNS, Notes
from housewright.players.heimat.judging.summary import Summary
from housewright.players.heimat.judging.value import LINE_COUNT, share_win
from housewright.players.heimat.making import make_turn
from housewright.players.heimat.turns import best_choice, find_turns
from housewright.players.heimat.workspace import TRIAL, Workspace


@rule
def lay_out(common: Structs, seats: Structs, workspace: Workspace) -> None:
    """Put a position between two auctions into the workspace, summed up."""
    workspace.boards[TRIAL] = common[0]
    copy_into(seats, workspace.purses)
    sum_up(workspace, TRIAL, int(common[0].auctioneer))


@seldom
def score_end(common: Structs, seats: Structs, totals: F32, notes: Notes) -> None:
    """Everything is over: every seat's lines are added to the totals, and its share of the win is noted."""
    rows, lines = np.zeros((ROWS, len(seats)), np.int16), np.zeros((len(seats), LINE_COUNT), np.int16)
    standings = np.zeros(len(seats), np.int64)
    score(common, seats, rows, lines)
    standing(common, seats, lines, standings)
    share_win(standings, notes)
    for seat in range(len(seats)):
        for line in range(LINE_COUNT):
            totals[seat, line] += lines[seat, line]


@seldom
def foretell(summary: Summary, notes: Notes, totals: F32) -> None:
    """Every seat's lines, were nothing built any more but what finishes rows, as likely as that is judged to be."""
    for seat in range(int(summary.seats)):
        game = float(summary.black[seat])
        for row in range(ROWS):
            likely = 0.0
            for pattern in range(PATTERNS):
                likely += float(notes.chance[pattern]) if int(PATTERN_ROWS[pattern]) >> row & 1 else 0.0
            points = float(summary.worth[row, seat]) * (2.0 * likely - 1.0)
            totals[seat, ROW_LINE + row] += points
            game += points
        totals[seat, BLACK_LINE] += float(summary.black[seat])
        totals[seat, GAME_LINE] += game
        totals[seat, EARLIER_LINE] += float(summary.earlier[seat])
        totals[seat, TOTAL_LINE] += game + float(summary.earlier[seat])
        totals[seat, WINS_LINE] += float(summary.wins[seat])


@rule
def imagine_turn(common: Structs, seats: Structs, turn: I16, world: Structs, purses: Structs, streams: Structs) -> None:
    """A world that fits what is seen, after this turn."""
    copy_into(common, world)
    copy_into(seats, purses)
    fill_in(world, streams)
    make_turn(world[0], purses, turn)


@rule
def is_to_go_on(common: Common, game: int, auctions: int) -> bool:
    """Whether a rollout goes on: the game is the same, and auctions are left or one is running."""
    return not common.over and common.game == game and (auctions > 0 or common.phase != Phase.OFFER)


@seldom
def try_turns(
    common: Structs,
    seats: Structs,
    turns: I16,
    workspace: Workspace,
    weights: Structs,
    tastes: Structs,
    seeds: Structs,
    auctions: int,
    shares: F32,
    lines: F32,
) -> None:
    """Try every turn in one world per seed and play on, all with the same taste, for so many auctions or to the end.

    Shares of the win and final lines (those that the board foretells, where it stops) are added up, turns by seats.
    """
    world, purses, streams = common.copy(), seats.copy(), seeds[:1].copy()
    for number in range(len(seeds)):
        for turn in range(len(turns)):
            streams[0] = seeds[number]
            imagine_turn(common, seats, turns[turn], world, purses, streams)
            table, left = world[0], auctions
            while is_to_go_on(table, int(common[0].game), left):
                left -= 1 if table.phase == Phase.OFFER else 0
                find_turns(world, purses, workspace, weights, tastes, streams)
                best = best_choice(workspace.choices[0], int(table.actor))
                make_turn(table, purses, workspace.choices[0].move[best])
            if table.over:
                score_end(world, purses, lines[turn], workspace.notes[0])
            else:
                lay_out(world, purses, workspace)
                judge_board(workspace, TRIAL, weights[0], tastes[0])
                foretell(workspace.summaries[TRIAL], workspace.notes[0], lines[turn])
            for seat in range(len(seats)):
                shares[turn, seat] += workspace.notes[0].share[seat]
