"""Targets: every move that the current step is about, legal or with the reason why not."""

from __future__ import annotations

import numpy as np

from housewright.engine.describing import reason_key
from housewright.engine.game import View
from housewright.heimat import border
from housewright.heimat.descriptions import (
    KIND_NAMES,
    PERMIT_WORDS,
    ROW_WORDS,
    Arguments,
    Objection,
    Target,
)
from housewright.heimat.moves import (
    BID,
    BLACK,
    DISCARD,
    KEEP,
    KIND_OF,
    LONGER,
    MAYOR,
    OFFER,
    PASS,
    PERMIT,
    PIECES,
    PLACE,
    REMOVE,
    SELL,
    START_OF,
    Kind,
    Piece,
)
from housewright.heimat.notation import TEXTS, lot_text, piece_text
from housewright.heimat.printed import (
    LOTS,
    PERMITS,
    ROWS,
)
from housewright.heimat.reasons import CLAUSE, Reason
from housewright.heimat.rules.placing import is_building_piece
from housewright.heimat.state import Phase


def targets(view: View) -> list[Target]:
    """Every move that the current step is about, legal or with the reason why not."""
    moves = np.array(step_moves(view), np.int16)
    reasons = np.zeros(len(moves), np.int8)
    border.objections(view.common, view.seats, view.viewer, moves, reasons)
    return [
        describe_target(move, Reason(reason)) for move, reason in zip(moves.tolist(), reasons.tolist(), strict=True)
    ]


def step_moves(view: View) -> list[int]:
    """The moves that the current step is about."""
    table = view.common[0]
    phase, piece = Phase(int(table.phase)), int(table.piece)
    if phase == Phase.OFFER:
        return [BLACK, *(OFFER + offered for offered in range(PIECES))]
    if phase == Phase.BID:
        most = max(int(purse.cheques) for purse in view.seats)
        return [*(BID + amount - 1 for amount in range(1, most + 1)), PASS]
    if phase == Phase.DECIDE:
        return [SELL, KEEP]
    return placing_moves(piece)


def placing_moves(piece: int) -> list[int]:
    """The moves that the placing of a piece is about."""
    if is_building_piece(piece):
        return [PLACE + place for place in range(ROWS * LOTS)]
    if piece == Piece.BLANK_CUBE:
        return [*(REMOVE + permit for permit in range(PERMITS)), DISCARD]
    if piece == Piece.MAYOR:
        return [*(MAYOR + row for row in range(ROWS)), DISCARD]
    return [*(PERMIT + change for change in range(2 * ROWS)), DISCARD]


def describe_target(move: int, reason: Reason) -> Target:
    """A move: what it is about, and why not if it is illegal."""
    text, about = TEXTS.write(move), arguments(move)
    objection: Objection | None = None
    if reason:
        objection = {"key": reason_key(reason), "args": {"move": text, **about}, "clause": CLAUSE[reason]}
    return {"move": text, "kind": KIND_NAMES[int(KIND_OF[move])], **about, "reason": objection}


def arguments(move: int) -> Arguments:
    """What a move is about, for pages and messages."""
    kind = Kind(int(KIND_OF[move]))
    index = move - int(START_OF[kind])
    if kind == Kind.OFFER:
        return {"piece": piece_text(index)}
    if kind == Kind.BID:
        return {"amount": index + 1}
    if kind == Kind.PLACE:
        return {"lot": lot_text(index // LOTS, index % LOTS), "row": ROW_WORDS[index // LOTS]}
    if kind == Kind.PERMIT:
        return {"row": ROW_WORDS[index // 2], "longer": index % 2 == LONGER}
    if kind == Kind.REMOVE:
        return {"permit": PERMIT_WORDS[index]}
    return {"row": ROW_WORDS[index]} if kind == Kind.MAYOR else {}
