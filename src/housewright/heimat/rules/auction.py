"""Auction: once round from the auctioneer's left, one bid or pass each; then the auctioneer sells or keeps."""

from __future__ import annotations

from housewright.engine.struct import Structs, rule
from housewright.heimat.moves import Piece
from housewright.heimat.reasons import Reason
from housewright.heimat.state import NOBODY, Common, Purse


@rule
def why_not_bid(common: Common, purse: Purse, amount: int) -> Reason:
    """Why this may not be bid, if so."""
    if amount <= int(common.highest):
        return Reason.BID_TOO_LOW
    return Reason.NONE if amount <= int(purse.cheques) else Reason.BID_BEYOND_CHEQUES


@rule
def bid(common: Common, amount: int) -> None:
    """The highest bid is now the actor's."""
    common.highest = amount
    common.bidder = common.actor


@rule
def next_bidder(common: Common, seats: Structs, after: int) -> int:
    """The next seat to be asked: clockwise up to the auctioneer, the first that can raise; NOBODY if there is none."""
    seat = (after + 1) % len(seats)
    while seat != common.auctioneer:
        if int(seats[seat].cheques) > int(common.highest):
            return seat
        seat = (seat + 1) % len(seats)
    return NOBODY


@rule
def can_keep(common: Common, seats: Structs) -> bool:
    """Whether the auctioneer can pay the highest bid."""
    return int(seats[int(common.auctioneer)].cheques) >= int(common.highest)


@rule
def pay(seats: Structs, payer: int, receiver: int, amount: int) -> None:
    """Cheques change hands."""
    seats[payer].cheques -= amount
    seats[receiver].cheques += amount


@rule
def keep(common: Common, seats: Structs) -> None:
    """The auctioneer pays the highest bidder and keeps the piece."""
    pay(seats, int(common.auctioneer), int(common.bidder), int(common.highest))


@rule
def sell(common: Common, seats: Structs) -> None:
    """The highest bidder pays the auctioneer and gets the piece."""
    pay(seats, int(common.bidder), int(common.auctioneer), int(common.highest))


@rule
def clear_auction(common: Common) -> None:
    """Nothing is on offer."""
    common.piece, common.thing = Piece.NONE, 0
    common.highest, common.bidder = 0, NOBODY
    common.black_paid = 0


@rule
def await_turn(common: Common, phase: int, seat: int) -> None:
    """The next turn is this seat's."""
    common.phase = phase
    common.actor = seat
    common.done = 0
    common.turns = int(common.turns) + 1
