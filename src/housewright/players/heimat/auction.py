"""An auction, solved exactly.

For every seat that may get the piece: its best placing. Then the value of that board for every sum of money that may
have moved. Then backwards through the bidding: the auctioneer sells or keeps, the last bidder bids or passes, then the
last but one, and so on. Every seat does what is best for itself.
"""

from __future__ import annotations

from housewright.engine.struct import rule, seldom
from housewright.heimat.rules.auction import await_turn, pay
from housewright.heimat.state import NOBODY, Common, Phase
from housewright.players.heimat.boards import judge_board, sum_up
from housewright.players.heimat.judging.taste import Taste
from housewright.players.heimat.judging.weights import Weights
from housewright.players.heimat.making import list_moves, make_move
from housewright.players.heimat.workspace import NO_HOLDER, TRIAL, Workspace

WORST = -1e9


@seldom
def try_placing(workspace: Workspace, owner: int, move: int, weights: Weights, taste: Taste) -> None:
    """Try a placing on the owner's board, and judge it; the owner's board stays as it is."""
    workspace.boards[TRIAL] = workspace.boards[owner]
    trial = workspace.boards[TRIAL]
    make_move(trial, workspace.purses, move)
    sum_up(workspace, TRIAL, (int(trial.auctioneer) + 1) % len(workspace.purses))
    judge_board(workspace, TRIAL, weights, taste)


@seldom
def place_best(workspace: Workspace, auctioned: int, owner: int, weights: Weights, taste: Taste) -> None:
    """Place the piece of the auctioned board as is best for this owner, on the owner's own board."""
    workspace.boards[owner] = workspace.boards[auctioned]
    board, legal, best, best_value = workspace.boards[owner], workspace.legal[0], 0, WORST
    await_turn(board, Phase.PLACE, owner)
    list_moves(board, workspace.purses, legal)
    for number in range(int(legal.moves)):
        try_placing(workspace, owner, int(legal.move[number]), weights, taste)
        value = float(workspace.notes[0].share[owner])
        if value > best_value:
            best, best_value = int(legal.move[number]), value
            workspace.summaries[owner] = workspace.summaries[TRIAL]
    make_move(board, workspace.purses, best)
    workspace.notes[0].placing[owner] = best


@rule
def note(workspace: Workspace, holder: int, amount: int) -> None:
    """Keep the judgement as the value of this highest bid."""
    for seat in range(len(workspace.purses)):
        workspace.notes[0].value[holder, amount, seat] = workspace.notes[0].share[seat]


@rule
def most_bid(workspace: Workspace, seat: int, highest: int, taste: Taste) -> int:
    """The most that a seat can bid, and that the player thinks of."""
    return min(int(workspace.purses[seat].cheques), highest + int(taste.bids))


@seldom
def judge_sales(
    workspace: Workspace, auctioneer: int, holder: int, lowest: int, most: int, weights: Weights, taste: Taste
) -> None:
    """The value of every highest bid that this seat may hold: the auctioneer sells, or keeps if that is better."""
    notes, purses = workspace.notes[0], workspace.purses
    for amount in range(lowest, most + 1):
        pay(purses, holder, auctioneer, amount)
        judge_board(workspace, holder, weights, taste)
        pay(purses, auctioneer, holder, amount)
        note(workspace, holder, amount)
        if int(purses[auctioneer].cheques) < amount:
            continue
        pay(purses, auctioneer, holder, amount)
        judge_board(workspace, auctioneer, weights, taste)
        pay(purses, holder, auctioneer, amount)
        if notes.share[auctioneer] > notes.value[holder, amount, auctioneer]:
            note(workspace, holder, amount)


@rule
def go_back_over(workspace: Workspace, seat: int, most: int, holder: int, lowest: int, highest: int) -> None:
    """The values of this holder's bids before a seat bids or passes. The lowest of equally good bids is made."""
    value = workspace.notes[0].value
    best, bid = 0, most
    for amount in range(highest, lowest - 1, -1):
        while bid > amount:
            if best == 0 or value[seat, bid, seat] >= value[seat, best, seat]:
                best = bid
            bid -= 1
        if best > 0 and value[seat, best, seat] > value[holder, amount, seat]:
            for anybody in range(len(workspace.purses)):
                value[holder, amount, anybody] = value[seat, best, anybody]


@seldom
def solve_auction(workspace: Workspace, board: int, after: int, weights: Weights, taste: Taste) -> None:
    """The value of every highest bid on a board whose piece is known, when all seats behind `after` are to be asked.

    Seats before it have had their say; what `after` itself may bid is valued, too.
    """
    table, seats = workspace.boards[board], len(workspace.purses)
    auctioneer, highest, bidder = int(table.auctioneer), int(table.highest), int(table.bidder)
    asked = (after - auctioneer + seats) % seats
    place_best(workspace, board, auctioneer, weights, taste)
    judge_board(workspace, auctioneer, weights, taste)
    note(workspace, NO_HOLDER, 0)
    for steps in range(1, seats):
        holder = (auctioneer + steps) % seats
        lowest, most = highest + 1, most_bid(workspace, holder, highest, taste) if steps >= asked else 0
        if holder == bidder:
            lowest, most = highest, highest
        if lowest <= most:
            place_best(workspace, board, holder, weights, taste)
            judge_sales(workspace, auctioneer, holder, lowest, most, weights, taste)
    go_back(workspace, table, asked, taste)


@rule
def go_back(workspace: Workspace, table: Common, asked: int, taste: Taste) -> None:
    """Backwards through the bidding, from the last seat to the first that is still to be asked."""
    seats, auctioneer = len(workspace.purses), int(table.auctioneer)
    highest, bidder = int(table.highest), int(table.bidder)
    for steps in range(seats - 1, asked, -1):
        seat = (auctioneer + steps) % seats
        most = most_bid(workspace, seat, highest, taste)
        for before in range(max(asked, 1), steps):
            holder = (auctioneer + before) % seats
            go_back_over(workspace, seat, most, holder, highest + 1, most_bid(workspace, holder, highest, taste))
        go_back_over(workspace, seat, most, NO_HOLDER if bidder == NOBODY else bidder, highest, highest)
