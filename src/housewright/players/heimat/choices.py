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
from housewright.players.heimat.auction import list_moves, make_move, most_bid, place_best, solve_auction, try_placing
from housewright.players.heimat.desk import AUCTIONED, NO_HOLDER, NO_MOVE, OFFERED, Choices, Desk, Taste
from housewright.players.heimat.value import judge_board, survey_trial
from housewright.players.heimat.weights import Weights

NOISE_BITS = 53


@rule
def add_choice(desk: Desk, first: int, second: int) -> None:
    """A whole turn, worth nothing yet."""
    choices = desk.choices[0]
    number = int(choices.turns)
    choices.move[number, 0], choices.move[number, 1] = first, second
    for seat in range(len(desk.purses)):
        choices.value[number, seat] = 0.0
    choices.turns = number + 1


@rule
def add_value(desk: Desk, chance: float) -> None:
    """What was judged last is worth so much of the last turn."""
    choices = desk.choices[0]
    for seat in range(len(desk.purses)):
        choices.value[int(choices.turns) - 1, seat] += chance * float(desk.notes[0].share[seat])


@rule
def recall(desk: Desk, holder: int, amount: int) -> None:
    """The value of this highest bid becomes the judgement."""
    for seat in range(len(desk.purses)):
        desk.notes[0].share[seat] = desk.notes[0].value[holder, amount, seat]


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
def judge_offer(desk: Desk, weights: Weights, taste: Taste, stream: Stream) -> None:
    """What the offered board is worth to everybody when everybody does their best; a roof is a matter of chance."""
    auctioneer = int(desk.boards[OFFERED].auctioneer)
    is_roof = desk.boards[OFFERED].piece == Piece.ROOF
    thinks_of_one = is_roof and taste.roofs > 0
    only = value_by_chance(desk.boards[OFFERED], stream) if thinks_of_one else 0
    for value in range(only, VALUES + 1 if is_roof and not thinks_of_one else only + 1):
        desk.boards[AUCTIONED] = desk.boards[OFFERED]
        chance = draw_unseen(desk.boards[AUCTIONED], value) if is_roof else 1.0
        if chance == 0:
            continue
        if is_roof and value == 0:
            survey_trial(desk, AUCTIONED, (auctioneer + 1) % len(desk.purses))
            judge_board(desk, AUCTIONED, weights, taste)
        else:
            solve_auction(desk, AUCTIONED, auctioneer, weights, taste)
            recall(desk, NO_HOLDER, 0)
        add_value(desk, 1.0 if thinks_of_one else chance)


@seldom
def find_offers(common: Common, desk: Desk, weights: Weights, taste: Taste, stream: Stream) -> None:
    """Every offer, or as many as the player thinks about; black money is tried with the best of them."""
    moves, black = desk.legal[0].move.copy(), desk.legal[0].move[0] == BLACK
    first, count = 1 if black else 0, int(desk.legal[0].moves)
    last = min(count, first + int(taste.offers))
    for number in range(first, last + black):
        desk.boards[OFFERED] = common
        if number < last:
            other = number + below(stream, count - number) if last < count else number
            moves[number], moves[other] = moves[other], moves[number]
            move = int(moves[number])
            add_choice(desk, move, NO_MOVE)
        else:
            move = int(desk.choices[0].move[best_choice(desk.choices[0], int(common.actor)), 0])
            add_choice(desk, BLACK, move)
            make_move(desk.boards[OFFERED], desk.purses, BLACK)
        make_move(desk.boards[OFFERED], desk.purses, move)
        judge_offer(desk, weights, taste, stream)


# --- all choices ------------------------------------------------------------------------------------------------------


@rule
def add_bids(common: Common, desk: Desk, taste: Taste) -> None:
    """Passing, and every bid, in a solved auction."""
    actor, highest = int(common.actor), int(common.highest)
    add_choice(desk, PASS, NO_MOVE)
    recall(desk, NO_HOLDER if common.bidder == NOBODY else int(common.bidder), highest)
    add_value(desk, 1.0)
    for amount in range(highest + 1, most_bid(desk, actor, highest, taste) + 1):
        add_choice(desk, BID + amount - 1, NO_MOVE)
        recall(desk, actor, amount)
        add_value(desk, 1.0)


@seldom
def find_choices(
    common: Structs, seats: Structs, desk: Desk, weights: Structs, tastes: Structs, streams: Structs
) -> None:
    """Every turn of the actor that the player thinks about, with its value."""
    table, taste = common[0], tastes[0]
    actor, bidder, highest, phase = int(table.actor), int(table.bidder), int(table.highest), int(table.phase)
    desk.choices[0].turns = 0
    copy_into(seats, desk.purses)
    desk.boards[AUCTIONED] = table
    if phase == Phase.OFFER:
        list_moves(table, desk.purses, desk.legal[0])
        find_offers(table, desk, weights[0], taste, streams[0])
    elif phase == Phase.BID:
        solve_auction(desk, AUCTIONED, actor, weights[0], taste)
        add_bids(table, desk, taste)
    else:
        if phase == Phase.DECIDE:
            add_choice(desk, SELL, NO_MOVE)
            pay(desk.purses, bidder, actor, highest)
            place_best(desk, AUCTIONED, bidder, weights[0], taste)
            judge_board(desk, bidder, weights[0], taste)
            pay(desk.purses, actor, bidder, highest)
            add_value(desk, 1.0)
        desk.boards[actor] = table
        if phase == Phase.DECIDE:
            make_move(desk.boards[actor], desk.purses, KEEP)
        list_moves(desk.boards[actor], desk.purses, desk.legal[0])
        for number in range(int(desk.legal[0].moves)):
            move = int(desk.legal[0].move[number])
            add_placing(desk, phase, move)
            try_placing(desk, actor, move, weights[0], taste)
            add_value(desk, 1.0)
    if taste.noise:
        add_noise(desk.choices[0], actor, float(taste.noise), streams[0])


@rule
def add_placing(desk: Desk, phase: int, move: int) -> None:
    """A placing: after keeping, or as a turn of its own."""
    if phase == Phase.DECIDE:
        add_choice(desk, KEEP, move)
    else:
        add_choice(desk, move, NO_MOVE)


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
