"""Choices: every whole turn of the actor, with its value to every seat; and how a player picks one.

An offer is worth what its auction is worth, a roof the mean over the roofs not seen yet; a bid what follows from it.
Weaker players see the same choices through noise.
"""

from __future__ import annotations

import numpy as np

from housewright.engine.chance import Stream, below, splitmix
from housewright.engine.struct import Structs, copy_into, rule, seldom, u64
from housewright.heimat.moves import BID, BLACK, KEEP, PASS, SELL, Piece
from housewright.heimat.printed import ROOF_VALUE, VALUES
from housewright.heimat.rules.auction import pay
from housewright.heimat.rules.offers import draw_roof
from housewright.heimat.state import NOBODY, Common, Phase
from housewright.players.heimat.auction import most_bid, place_best, solve_auction, try_placing
from housewright.players.heimat.boards import judge_board, sum_up
from housewright.players.heimat.judging.taste import Taste
from housewright.players.heimat.judging.weights import Weights
from housewright.players.heimat.making import list_moves, make_move
from housewright.players.heimat.workspace import AUCTIONED, NO_HOLDER, NO_MOVE, OFFERED, Choices, Workspace

NOISE_BITS = 53


@rule
def add_choice(workspace: Workspace, first: int, second: int) -> None:
    """A whole turn, worth nothing yet."""
    choices = workspace.choices[0]
    number = int(choices.turns)
    choices.move[number, 0], choices.move[number, 1] = first, second
    for seat in range(len(workspace.purses)):
        choices.value[number, seat] = 0.0
    choices.turns = number + 1


@rule
def add_value(workspace: Workspace, chance: float) -> None:
    """What was judged last is worth so much of the last turn."""
    choices = workspace.choices[0]
    for seat in range(len(workspace.purses)):
        choices.value[int(choices.turns) - 1, seat] += chance * float(workspace.notes[0].share[seat])


@rule
def recall(workspace: Workspace, holder: int, amount: int) -> None:
    """The value of this highest bid becomes the judgement."""
    for seat in range(len(workspace.purses)):
        workspace.notes[0].share[seat] = workspace.notes[0].value[holder, amount, seat]


# --- offers -----------------------------------------------------------------------------------------------------------


@rule
def is_drawn(common: Common, roof: int) -> bool:
    """Whether a roof has been drawn."""
    for place in range(int(common.drawn)):
        if int(common.roofs[place]) == roof:
            return True
    return False


@rule
def value_by_chance(common: Common, stream: Stream) -> int:
    """The value of a roof drawn by chance from those that nobody has seen yet."""
    number = below(stream, int(common.stock) - int(common.drawn))
    for roof in range(int(common.stock)):
        if not is_drawn(common, roof):
            if number == 0:
                return int(ROOF_VALUE[roof])
            number -= 1
    return 0


@rule
def draw_unseen(common: Common, value: int) -> float:
    """Draw a roof of this value that nobody has seen yet; returns the chance of it, 0 if there is none."""
    roofs, left = 0, int(common.stock) - int(common.drawn)
    for roof in range(int(common.stock)):
        if int(ROOF_VALUE[roof]) == value and not is_drawn(common, roof):
            common.roofs[int(common.drawn)] = roof
            roofs += 1
    if roofs > 0:
        draw_roof(common)
    return roofs / left


@seldom
def judge_offer(workspace: Workspace, weights: Weights, taste: Taste, stream: Stream) -> None:
    """What the offered board is worth to everybody when everybody does their best; a roof is a matter of chance."""
    auctioneer = int(workspace.boards[OFFERED].auctioneer)
    is_roof = workspace.boards[OFFERED].piece == Piece.ROOF
    thinks_of_one = is_roof and taste.roofs > 0
    only = value_by_chance(workspace.boards[OFFERED], stream) if thinks_of_one else 0
    for value in range(only, VALUES + 1 if is_roof and not thinks_of_one else only + 1):
        workspace.boards[AUCTIONED] = workspace.boards[OFFERED]
        chance = draw_unseen(workspace.boards[AUCTIONED], value) if is_roof else 1.0
        if chance == 0:
            continue
        if is_roof and value == 0:
            sum_up(workspace, AUCTIONED, (auctioneer + 1) % len(workspace.purses))
            judge_board(workspace, AUCTIONED, weights, taste)
        else:
            solve_auction(workspace, AUCTIONED, auctioneer, weights, taste)
            recall(workspace, NO_HOLDER, 0)
        add_value(workspace, 1.0 if thinks_of_one else chance)


@seldom
def find_offers(common: Common, workspace: Workspace, weights: Weights, taste: Taste, stream: Stream) -> None:
    """Every offer, or as many as the player thinks about; black money is tried with the best of them."""
    moves, black = workspace.legal[0].move.copy(), workspace.legal[0].move[0] == BLACK
    first, count = 1 if black else 0, int(workspace.legal[0].moves)
    last = min(count, first + int(taste.offers))
    for number in range(first, last + black):
        workspace.boards[OFFERED] = common
        if number < last:
            other = number + below(stream, count - number) if last < count else number
            moves[number], moves[other] = moves[other], moves[number]
            move = int(moves[number])
            add_choice(workspace, move, NO_MOVE)
        else:
            move = int(workspace.choices[0].move[best_choice(workspace.choices[0], int(common.actor)), 0])
            add_choice(workspace, BLACK, move)
            make_move(workspace.boards[OFFERED], workspace.purses, BLACK)
        make_move(workspace.boards[OFFERED], workspace.purses, move)
        judge_offer(workspace, weights, taste, stream)


# --- all choices ------------------------------------------------------------------------------------------------------


@rule
def add_bids(common: Common, workspace: Workspace, taste: Taste) -> None:
    """Passing, and every bid, in a solved auction."""
    actor, highest = int(common.actor), int(common.highest)
    add_choice(workspace, PASS, NO_MOVE)
    recall(workspace, NO_HOLDER if common.bidder == NOBODY else int(common.bidder), highest)
    add_value(workspace, 1.0)
    for amount in range(highest + 1, most_bid(workspace, actor, highest, taste) + 1):
        add_choice(workspace, BID + amount - 1, NO_MOVE)
        recall(workspace, actor, amount)
        add_value(workspace, 1.0)


@seldom
def find_turns(
    common: Structs, seats: Structs, workspace: Workspace, weights: Structs, tastes: Structs, streams: Structs
) -> None:
    """Every turn of the actor that the player thinks about, with its value."""
    table, taste = common[0], tastes[0]
    actor, bidder, highest, phase = int(table.actor), int(table.bidder), int(table.highest), int(table.phase)
    workspace.choices[0].turns = 0
    copy_into(seats, workspace.purses)
    workspace.boards[AUCTIONED] = table
    if phase == Phase.OFFER:
        list_moves(table, workspace.purses, workspace.legal[0])
        find_offers(table, workspace, weights[0], taste, streams[0])
    elif phase == Phase.BID:
        solve_auction(workspace, AUCTIONED, actor, weights[0], taste)
        add_bids(table, workspace, taste)
    else:
        if phase == Phase.DECIDE:
            add_choice(workspace, SELL, NO_MOVE)
            pay(workspace.purses, bidder, actor, highest)
            place_best(workspace, AUCTIONED, bidder, weights[0], taste)
            judge_board(workspace, bidder, weights[0], taste)
            pay(workspace.purses, actor, bidder, highest)
            add_value(workspace, 1.0)
        workspace.boards[actor] = table
        if phase == Phase.DECIDE:
            make_move(workspace.boards[actor], workspace.purses, KEEP)
        list_moves(workspace.boards[actor], workspace.purses, workspace.legal[0])
        for number in range(int(workspace.legal[0].moves)):
            move = int(workspace.legal[0].move[number])
            add_placing(workspace, phase, move)
            try_placing(workspace, actor, move, weights[0], taste)
            add_value(workspace, 1.0)
    if taste.noise:
        add_noise(workspace.choices[0], actor, float(taste.noise), streams[0])


@rule
def add_placing(workspace: Workspace, phase: int, move: int) -> None:
    """A placing: after keeping, or as a turn of its own."""
    if phase == Phase.DECIDE:
        add_choice(workspace, KEEP, move)
    else:
        add_choice(workspace, move, NO_MOVE)


# --- picking ----------------------------------------------------------------------------------------------------------


@rule
def best_choice(choices: Choices, seat: int) -> int:
    """The number of the turn that is worth most to the seat."""
    best = 0
    for number in range(1, int(choices.turns)):
        if choices.value[number, seat] > choices.value[best, seat]:
            best = number
    return best


@rule
def uniform(stream: Stream) -> float:
    """A number above 0, at most 1."""
    return (int(splitmix(stream) >> u64(64 - NOISE_BITS)) + 1) / (1 << NOISE_BITS)


@rule
def add_noise(choices: Choices, seat: int, noise: float, stream: Stream) -> None:
    """See the value of every turn through noise around 0: the difference of two exponential variables."""
    for number in range(int(choices.turns)):
        choices.value[number, seat] += noise * (np.log(uniform(stream)) - np.log(uniform(stream)))
