"""Effects: what selling, keeping or a placing would lead to, so that people can be told before they decide.

Everything follows from what may be seen, and is the same for all viewers.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from housewright.engine.describing import Row
from housewright.engine.game import View
from housewright.engine.struct import Structs
from housewright.heimat import border
from housewright.heimat.bounds import Bounds
from housewright.heimat.descriptions import (
    KIND_NAMES,
    ROW_WORDS,
    Best,
    Bidder,
    BidderState,
    Effect,
    EndsBy,
    HouseEffect,
    Outcome,
    Placing,
)
from housewright.heimat.moves import KIND_OF, OFFER, PIECES, START_OF, Kind, Piece
from housewright.heimat.notation import TEXTS, piece_text
from housewright.heimat.printed import COLOUR_OF, LOTS, VALUE_OF
from housewright.heimat.rules.rows import ends_game, house_owner
from housewright.heimat.state import NOBODY, Phase, is_finished, length_of, top_cube
from housewright.heimat.targets import arguments, placing_moves


def possible(common: Structs, seats: Structs, phase: Phase, moves: list[int]) -> list[int]:
    """Those of the moves that would be legal if the auction waited for this."""
    then = common.copy()
    then["phase"], then["done"], then["over"] = phase, 0, 0
    reasons = np.zeros(len(moves), np.int8)
    border.objections(then, seats, int(then["actor"][0]), np.array(moves, np.int16), reasons)
    return [move for move, reason in zip(moves, reasons.tolist(), strict=True) if not reason]


def offers(view: View) -> list[str]:
    """The pieces that can be offered as the board stands."""
    if view.common[0].over:
        return []
    moves = possible(view.common, view.seats, Phase.OFFER, [OFFER + piece for piece in range(PIECES)])
    return [piece_text(move - OFFER) for move in moves]


def bidders(view: View) -> list[Bidder]:
    """The seats in the order of bidding: who has been asked, who is, who will be, and who cannot raise."""
    table, seats = view.common[0], len(view.seats)
    first, actor, phase = int(table.auctioneer), int(table.actor), int(table.phase)
    turn = (actor - first) % seats
    found: list[Bidder] = []
    for place in range(1, seats):
        seat = (first + place) % seats
        able = int(view.seats[seat].cheques) > int(table.highest)
        if phase != Phase.BID:
            state: BidderState = "to-come" if phase == Phase.OFFER else "asked"
        elif place < turn or (place == turn and table.done):
            state = "asked"
        else:
            state = "now" if place == turn else "to-come" if able else "cannot"
        found.append({"seat": seat, "state": state})
    return found


def outcomes(view: View, placed: list[Placing]) -> list[Outcome]:
    """What selling and keeping mean at the highest bid: who pays whom, and what everybody has in hand then."""
    table = view.common[0]
    if int(table.bidder) == NOBODY or int(table.phase) not in (Phase.BID, Phase.DECIDE):
        return []
    auctioneer, bidder, amount = int(table.auctioneer), int(table.bidder), int(table.highest)
    cheques = [int(purse.cheques) for purse in view.seats]
    return [
        outcome("sell", bidder, auctioneer, amount, cheques, placed),
        outcome("keep", auctioneer, bidder, amount, cheques, placed),
    ]


def outcome(
    move: Literal["sell", "keep"], payer: int, receiver: int, amount: int, cheques: list[int], placed: list[Placing]
) -> Outcome:
    """One seat pays another, and places the piece."""
    then = [*cheques]
    then[payer] -= amount
    then[receiver] += amount
    possible = then[payer] >= 0
    return {
        "move": move,
        "possible": possible,
        "payer": payer,
        "receiver": receiver,
        "amount": amount,
        "cheques": then,
        "best": best(placed, payer),
        "ends": ends_by(placed),
    }


def best(placed: list[Placing], seat: int) -> Best | None:
    """The lots where the piece is worth most to a seat that gets it: houses that would be this seat's."""
    own = [placing for placing in placed if "lot" in placing and placing["owner"] in (None, seat)]
    if not own:
        return None
    worth = max((placing["least"], placing["most"]) for placing in own)
    lots = [placing["lot"] for placing in own if (placing["least"], placing["most"]) == worth]
    return {"lots": lots, "least": worth[0], "most": worth[1]}


def ends_by(placed: list[Placing]) -> EndsBy:
    """Whether placing the piece ends the game: wherever it goes, somewhere, or nowhere."""
    ends = [placing.get("ends", False) for placing in placed]
    return "every" if ends and all(ends) else "some" if any(ends) else "no"


def placings(view: View, worth: list[list[Bounds]]) -> list[Placing]:
    """What every placing of the piece on offer would do, whoever gets it."""
    table = view.common[0]
    is_shown = int(table.piece) != Piece.NONE and int(table.phase) != Phase.OFFER
    if table.over or not is_shown or (int(table.phase) == Phase.PLACE and table.done):
        return []
    found: list[Placing] = []
    for move in possible(view.common, view.seats, Phase.PLACE, placing_moves(int(table.piece))):
        common, seats = view.common.copy(), view.seats.copy()
        border.make_move(common, seats, move)
        kind = Kind(int(KIND_OF[move]))
        done = effect(table, common[0], kind, move - int(START_OF[kind]), worth)
        found.append({"move": TEXTS.write(move), "kind": KIND_NAMES[kind], **arguments(move), **done})
    return found


def effect(before: Row, after: Row, kind: Kind, index: int, worth: list[list[Bounds]]) -> Effect:
    """What one placing does to its row, and to its house."""
    if kind == Kind.DISCARD:
        return {}
    if kind == Kind.PLACE:
        row = index // LOTS
    elif kind == Kind.REMOVE:
        row = int(before.permit_row[index])
    else:
        row = index // 2 if kind == Kind.PERMIT else index
    was, now = bool(is_finished(before, row)), bool(is_finished(after, row))
    return {
        "row": ROW_WORDS[row],
        "length": int(length_of(after, row)),
        "finishes": now and not was,
        "reopens": was and not now,
        "ends": bool(ends_game(after)),
        **(house_effect(before, after, row, index % LOTS, worth[row]) if kind == Kind.PLACE else {}),
    }


def house_effect(before: Row, after: Row, row: int, lot: int, worth: list[Bounds]) -> HouseEffect:
    """A house gets a storey or a roof: whose it was, whose it will be, and what it will be worth.

    It is nobody's yet if the colour will belong to whoever places it. What will be covered is still seen now.
    """
    standing = worth[lot] if lot < len(worth) else Bounds(0, 0)
    piece = int(before.thing) if int(before.piece) == Piece.ROOF else int(VALUE_OF[int(before.thing)])
    times = 2 if int(after.mayor) == row else 1
    owner = int(before.owner[int(COLOUR_OF[top_cube(after, row, lot)])])
    return {
        "before": int(house_owner(before, row, lot)) if before.height[row, lot] else None,
        "owner": None if owner == NOBODY else owner,
        "least": (standing.least + piece) * times,
        "most": (standing.most + piece) * times,
    }
