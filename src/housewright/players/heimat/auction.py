"""An auction, solved exactly.

For every seat that may get the piece: its best placing. Then the value of that board for every sum of money that may
have moved. Then backwards through the bidding: the auctioneer sells or keeps, the last bidder bids or passes, then the
last but one, and so on. Every seat does what is best for itself.
"""

from __future__ import annotations

from housewright.engine.struct import Structs, rule, seldom
from housewright.heimat.rules.auction import await_turn, pay
from housewright.heimat.rules.legal import Legal, find_legal
from housewright.heimat.rules.turn import apply
from housewright.heimat.state import NOBODY, Common, Phase
from housewright.players.heimat.desk import NO_HOLDER, TRIAL, Desk, Taste
from housewright.players.heimat.value import judge_board, survey_trial
from housewright.players.heimat.weights import Weights

WORST = -1e9


@seldom
def make_move(common: Common, seats: Structs, move: int) -> None:
    """Make a legal move."""
    apply(common, seats, move)


@seldom
def list_moves(common: Common, seats: Structs, legal: Legal) -> None:
    """The legal moves of the actor."""
    find_legal(common, seats[int(common.actor)], legal)


@seldom
def try_placing(desk: Desk, owner: int, move: int, weights: Weights, taste: Taste) -> None:
    """Try a placing on the owner's board, and judge it; the owner's board stays as it is."""
    desk.boards[TRIAL] = desk.boards[owner]
    trial = desk.boards[TRIAL]
    make_move(trial, desk.purses, move)
    survey_trial(desk, TRIAL, (int(trial.auctioneer) + 1) % len(desk.purses))
    judge_board(desk, TRIAL, weights, taste)


@seldom
def place_best(desk: Desk, auctioned: int, owner: int, weights: Weights, taste: Taste) -> None:
    """Place the piece of the auctioned board as is best for this owner, on the owner's own board."""
    desk.boards[owner] = desk.boards[auctioned]
    board, legal, best, best_value = desk.boards[owner], desk.legal[0], 0, WORST
    await_turn(board, Phase.PLACE, owner)
    list_moves(board, desk.purses, legal)
    for number in range(int(legal.moves)):
        try_placing(desk, owner, int(legal.move[number]), weights, taste)
        value = float(desk.notes[0].share[owner])
        if value > best_value:
            best, best_value = int(legal.move[number]), value
            desk.surveys[owner] = desk.surveys[TRIAL]
    make_move(board, desk.purses, best)
    desk.notes[0].placing[owner] = best


@rule
def note(desk: Desk, holder: int, amount: int) -> None:
    """Keep the judgement as the value of this highest bid."""
    for seat in range(len(desk.purses)):
        desk.notes[0].value[holder, amount, seat] = desk.notes[0].share[seat]


@rule
def most_bid(desk: Desk, seat: int, highest: int, taste: Taste) -> int:
    """The most that a seat can bid, and that the player thinks of."""
    return min(int(desk.purses[seat].cheques), highest + int(taste.bids))


@seldom
def judge_sales(
    desk: Desk, auctioneer: int, holder: int, lowest: int, most: int, weights: Weights, taste: Taste
) -> None:
    """The value of every highest bid that this seat may hold: the auctioneer sells, or keeps if that is better."""
    notes, purses = desk.notes[0], desk.purses
    for amount in range(lowest, most + 1):
        pay(purses, holder, auctioneer, amount)
        judge_board(desk, holder, weights, taste)
        pay(purses, auctioneer, holder, amount)
        note(desk, holder, amount)
        if int(purses[auctioneer].cheques) < amount:
            continue
        pay(purses, auctioneer, holder, amount)
        judge_board(desk, auctioneer, weights, taste)
        pay(purses, holder, auctioneer, amount)
        if notes.share[auctioneer] > notes.value[holder, amount, auctioneer]:
            note(desk, holder, amount)


@rule
def go_back_over(desk: Desk, seat: int, most: int, holder: int, lowest: int, highest: int) -> None:
    """The values of this holder's bids before a seat bids or passes. The lowest of equally good bids is made."""
    value = desk.notes[0].value
    best, bid = 0, most
    for amount in range(highest, lowest - 1, -1):
        while bid > amount:
            if best == 0 or value[seat, bid, seat] >= value[seat, best, seat]:
                best = bid
            bid -= 1
        if best > 0 and value[seat, best, seat] > value[holder, amount, seat]:
            for anybody in range(len(desk.purses)):
                value[holder, amount, anybody] = value[seat, best, anybody]


@seldom
def solve_auction(desk: Desk, board: int, after: int, weights: Weights, taste: Taste) -> None:
    """The value of every highest bid on a board whose piece is known, when all seats behind `after` are to be asked.

    Seats before it have had their say; what `after` itself may bid is valued, too.
    """
    table, seats = desk.boards[board], len(desk.purses)
    auctioneer, highest, bidder = int(table.auctioneer), int(table.highest), int(table.bidder)
    asked = (after - auctioneer + seats) % seats
    place_best(desk, board, auctioneer, weights, taste)
    judge_board(desk, auctioneer, weights, taste)
    note(desk, NO_HOLDER, 0)
    for steps in range(1, seats):
        holder = (auctioneer + steps) % seats
        lowest, most = highest + 1, most_bid(desk, holder, highest, taste) if steps >= asked else 0
        if holder == bidder:
            lowest, most = highest, highest
        if lowest <= most:
            place_best(desk, board, holder, weights, taste)
            judge_sales(desk, auctioneer, holder, lowest, most, weights, taste)
    go_back(desk, table, asked, taste)


@rule
def go_back(desk: Desk, table: Common, asked: int, taste: Taste) -> None:
    """Backwards through the bidding, from the last seat to the first that is still to be asked."""
    seats, auctioneer = len(desk.purses), int(table.auctioneer)
    highest, bidder = int(table.highest), int(table.bidder)
    for steps in range(seats - 1, asked, -1):
        seat = (auctioneer + steps) % seats
        most = most_bid(desk, seat, highest, taste)
        for before in range(max(asked, 1), steps):
            holder = (auctioneer + before) % seats
            go_back_over(desk, seat, most, holder, highest + 1, most_bid(desk, holder, highest, taste))
        go_back_over(desk, seat, most, NO_HOLDER if bidder == NOBODY else bidder, highest, highest)
