"""The turn: which moves are legal now, what a move does, how a turn is closed, and how games and series end."""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import I16, U8, Structs, rule, seldom
from housewright.heimat.moves import (
    KIND_OF,
    START_OF,
    Kind,
    Piece,
)
from housewright.heimat.printed import (
    LOTS,
    ROWS,
    WINS_TO_END,
)
from housewright.heimat.reasons import Reason
from housewright.heimat.rules.auction import (
    await_turn,
    bid,
    can_keep,
    clear_auction,
    keep,
    next_bidder,
    sell,
    why_not_bid,
)
from housewright.heimat.rules.offers import draw_roof, offer, pay_black, why_not_black, why_not_offer
from housewright.heimat.rules.placing import (
    discard,
    place,
    place_permit,
    remove_permit,
    why_not_discard,
    why_not_mayor,
    why_not_permit,
    why_not_place,
    why_not_remove,
)
from housewright.heimat.rules.rows import ends_game, score_board
from housewright.heimat.rules.setup import set_up_game
from housewright.heimat.state import NOBODY, Common, Phase, Purse

# --- objections -------------------------------------------------------------------------------------------------------


@rule
def why_not_now(common: Common, seat: int, kind: int) -> Reason:
    """Why no move of this kind belongs to the current step, if so."""
    if common.over:
        return Reason.GAME_OVER
    if common.actor != seat:
        return Reason.NOT_YOUR_TURN
    if common.done:
        return Reason.TURN_OVER
    if kind == Kind.BLACK or kind == Kind.OFFER:
        return Reason.NONE if common.phase == Phase.OFFER else Reason.NO_OFFER_NOW
    if kind == Kind.BID or kind == Kind.PASS:
        return Reason.NONE if common.phase == Phase.BID else Reason.NO_BID_NOW
    if kind == Kind.SELL or kind == Kind.KEEP:
        return Reason.NONE if common.phase == Phase.DECIDE else Reason.NO_DECISION_NOW
    return Reason.NONE if common.phase == Phase.PLACE else Reason.NO_PLACING_NOW


@rule
def why_not(common: Common, seats: Structs, seat: int, move: int) -> Reason:
    """Why the seat may not make this move now, if so."""
    kind = int(KIND_OF[move])
    index = move - int(START_OF[kind])
    reason = why_not_now(common, seat, kind)
    if reason != Reason.NONE:
        return reason
    if kind == Kind.BLACK:
        return why_not_black(common, seats[seat])
    if kind == Kind.OFFER:
        return why_not_offer(common, index)
    if kind == Kind.BID:
        return why_not_bid(common, seats[seat], index + 1)
    if kind == Kind.PLACE:
        return why_not_place(common, index // LOTS, index % LOTS)
    if kind == Kind.PERMIT:
        return why_not_permit(common, index // 2, index % 2)
    if kind == Kind.REMOVE:
        return why_not_remove(common, index)
    if kind == Kind.MAYOR:
        return why_not_mayor(common)
    if kind == Kind.DISCARD:
        return why_not_discard(common)
    return Reason.NONE


# --- changes ----------------------------------------------------------------------------------------------------------


@rule
def apply(common: Common, seats: Structs, move: int) -> None:
    """Make a legal move of the actor's turn; all but black money and keeping complete it."""
    kind = int(KIND_OF[move])
    index = move - int(START_OF[kind])
    if kind == Kind.BLACK:
        pay_black(common, seats[int(common.actor)])
        return
    if kind == Kind.KEEP:
        keep(common, seats)
        common.phase = Phase.PLACE
        return
    common.done = 1
    if kind == Kind.OFFER:
        offer(common, index)
    elif kind == Kind.BID:
        bid(common, index + 1)
    elif kind == Kind.PLACE:
        place(common, index // LOTS, index % LOTS)
    elif kind == Kind.PERMIT:
        place_permit(common, index // 2, index % 2)
    elif kind == Kind.REMOVE:
        remove_permit(common, index)
    elif kind == Kind.MAYOR:
        common.mayor = index
    elif kind == Kind.DISCARD:
        discard(common)


@rule
def close_round(common: Common, seats: Structs, decks: U8) -> None:
    """The turn is made: whose turn is next, and for what?"""
    if common.phase == Phase.OFFER:
        if common.piece == Piece.ROOF:
            draw_roof(common)
            if not common.thing:
                end_auction(common, seats, decks)
                return
        go_on_bidding(common, seats, int(common.auctioneer))
    elif common.phase == Phase.BID:
        go_on_bidding(common, seats, int(common.actor))
    elif common.phase == Phase.DECIDE:
        sell(common, seats)
        await_turn(common, Phase.PLACE, int(common.bidder))
    else:
        end_auction(common, seats, decks)


@rule
def go_on_bidding(common: Common, seats: Structs, after: int) -> None:
    """Ask the next bidder; after the last one the auctioneer decides, must sell, or has the piece free."""
    seat = next_bidder(common, seats, after)
    if seat != NOBODY:
        await_turn(common, Phase.BID, seat)
    elif common.bidder == NOBODY:
        await_turn(common, Phase.PLACE, int(common.auctioneer))
    elif can_keep(common, seats):
        await_turn(common, Phase.DECIDE, int(common.auctioneer))
    else:
        sell(common, seats)
        await_turn(common, Phase.PLACE, int(common.bidder))


@rule
def end_auction(common: Common, seats: Structs, decks: U8) -> None:
    """The game ends, or the left neighbour is auctioneer."""
    clear_auction(common)
    if ends_game(common):
        end_game(common, seats, decks)
        return
    common.auctioneer = (int(common.auctioneer) + 1) % len(seats)
    await_turn(common, Phase.OFFER, int(common.auctioneer))


@seldom
def end_game(common: Common, seats: Structs, decks: U8) -> None:
    """Note who won; the series is over, or the next game is set up."""
    rows = np.zeros((ROWS, len(seats)), np.int16)
    score_board(common, seats, True, rows)
    best = -1
    for seat in range(len(seats)):
        best = max(best, game_standing(seats[seat], game_points(seats[seat], rows, seat)))
    decided = False
    for seat in range(len(seats)):
        points = game_points(seats[seat], rows, seat)
        seats[seat].wins += game_standing(seats[seat], points) == best
        decided |= int(seats[seat].wins) >= WINS_TO_END
    if decided or common.game == common.games:
        common.over = 1
        return
    for seat in range(len(seats)):
        purse = seats[seat]
        purse.earlier = int(purse.earlier) + game_points(purse, rows, seat)
        purse.cheques = int(purse.cheques) + int(purse.black)
        purse.black = 0
    common.game += 1
    set_up_game(common, seats, decks)


@rule
def game_points(purse: Purse, rows: I16, seat: int) -> int:
    """A seat's points in the running game."""
    return int(rows[0, seat]) + int(rows[1, seat]) + int(rows[2, seat]) + int(purse.black)


@rule
def game_standing(purse: Purse, points: int) -> int:
    """Points, then cheques in hand and box together, as one number: the higher is the better place."""
    return (points + 1024) << 8 | (int(purse.cheques) + int(purse.black))
