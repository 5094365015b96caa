"""Boards: each one of the workspace's, summed up once and judged as often as money moves."""

from __future__ import annotations

from housewright.engine.struct import rule, seldom
from housewright.players.heimat.judging.summary import count_money, summarise_board
from housewright.players.heimat.judging.taste import Taste, add_liking
from housewright.players.heimat.judging.value import judge, judge_end
from housewright.players.heimat.judging.weights import Weights
from housewright.players.heimat.workspace import Workspace


@rule
def sum_up(workspace: Workspace, board: int, first: int) -> None:
    """Sum up one of the workspace's boards; this seat is the next auctioneer."""
    summarise_board(
        workspace.boards[board], first, len(workspace.purses), workspace.summaries[board], workspace.notes[0]
    )


@seldom
def judge_board(workspace: Workspace, board: int, weights: Weights, taste: Taste) -> None:
    """Everybody's share on a board that is summed up, with the workspace's purses as they are now."""
    summary, notes = workspace.summaries[board], workspace.notes[0]
    count_money(workspace.purses, summary)
    if summary.ended:
        judge_end(workspace.boards[board : board + 1], workspace.purses, notes)
    else:
        judge(summary, weights, taste, notes)
    if taste.cash or taste.houses or taste.spite:
        add_liking(summary, taste, notes)
