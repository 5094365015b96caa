"""Targets: every move that the current step is about, legal or with the reason why not."""

from __future__ import annotations

import numpy as np

from housewright.engine.describing import Row, reason_key
from housewright.engine.game import View
from housewright.engine.struct import copy_of
from housewright.welcome import border
from housewright.welcome.descriptions import KIND_NAMES, Arguments, Objection, Target
from housewright.welcome.moves import (
    AGENT,
    BIS,
    CHOOSE,
    CLAIM,
    END,
    ESTATE,
    FENCE,
    KIND_OF,
    LEFT,
    PARK,
    PASS,
    POOL,
    REFUSE,
    RESHUFFLE,
    ROUNDABOUT,
    START_OF,
    WRITE,
    Kind,
)
from housewright.welcome.notation import TEXTS, lot_text
from housewright.welcome.printed import (
    ACTION,
    HAND,
    LENGTHS,
    LOTS,
    NUMBER,
    NUMBERS,
    PILE,
    PILES,
    PLACE_OF,
    PLANS_IN_PLAY,
    SIZES,
    STREET_OF,
    TEMP_REACH,
    Action,
)
from housewright.welcome.reasons import CLAUSE, Reason
from housewright.welcome.state import Mode, Step


def targets(view: View, table: Row, own: Row, mode: Mode) -> list[Target]:
    """Every move that the current step is about, legal or with the reason why not."""
    moves = np.array(step_moves(table, own, mode), np.int16)
    reasons = np.zeros(len(moves), np.int8)
    border.objections(view.common, view.seats, view.viewer, moves, reasons)
    return [
        describe_target(move, Reason(reason)) for move, reason in zip(moves.tolist(), reasons.tolist(), strict=True)
    ]


def why_no_house(view: View, own: Row) -> Objection | None:
    """Why no number may be written on any lot now, if so."""
    if int(own.step) == Step.WRITE:
        return None
    return objection_to(WRITE, border.objection(view.common, view.seats, view.viewer, WRITE))


def why_no_claims(view: View) -> list[Objection | None]:
    """For every plan why it may not be claimed with the sheet as it is, had the turn come to its plans."""
    later = copy_of(view.seats[view.viewer : view.viewer + 1])
    later["step"] = Step.FINISH
    moves = [CLAIM + slot for slot in range(PLANS_IN_PLAY)]
    return [objection_to(move, border.objection(view.common, later, 0, move)) for move in moves]


def step_moves(table: Row, own: Row, mode: Mode) -> list[int]:
    """The moves that the current step is about."""
    roundabouts = [ROUNDABOUT + lot for lot in range(LOTS)] if table.roundabouts else []
    step = Step(int(own.step))
    if step == Step.CHOOSE:
        cards = [(number, action) for number in range(HAND) for action in range(HAND)]
        pairs = [CHOOSE + a * HAND + b for a, b in cards if (a == b) == (mode == Mode.PILES)]
        return [*pairs, *([] if mode == Mode.DRAFT else [REFUSE]), *roundabouts]
    if step == Step.WRITE:
        return write_moves(table, own, mode)
    if step == Step.ACT:
        return [*action_moves(offered(table, own, mode)[int(own.action_card)][1]), PASS]
    if step == Step.FINISH:
        return [*roundabouts, *(CLAIM + slot for slot in range(PLANS_IN_PLAY)), RESHUFFLE, END]
    if step == Step.ESTATES:
        return [ESTATE + lot for lot in range(LOTS)]
    return []


def write_moves(table: Row, own: Row, mode: Mode) -> list[int]:
    """Every lot, for every number that a temp could make of the printed one."""
    cards = offered(table, own, mode)
    number, action = cards[int(own.number_card)][0], cards[int(own.action_card)][1]
    change = TEMP_REACH if action == Action.TEMP else 0
    numbers = range(max(0, number - change), min(NUMBERS - 1, number + change) + 1)
    moves = [WRITE + candidate * LOTS + lot for candidate in numbers for lot in range(LOTS)]
    return [*moves, REFUSE] if mode == Mode.DRAFT else moves


def action_moves(action: int) -> list[int]:
    """Every way to do an action."""
    inner = [lot for lot in range(LOTS) if int(PLACE_OF[lot]) + 1 < LENGTHS[int(STREET_OF[lot])]]
    moves: dict[int, list[int]] = {
        Action.SURVEYOR: [FENCE + lot for lot in inner],
        Action.AGENT: [AGENT + size for size in range(SIZES)],
        Action.LANDSCAPER: [PARK],
        Action.POOL: [POOL],
        Action.BIS: [BIS + LOTS + lot for lot in inner] + [BIS + lot + 1 for lot in inner],
    }
    return moves.get(action, [])


def describe_target(move: int, reason: Reason) -> Target:
    """A move: what it is about, and why not if it is illegal."""
    kind = KIND_NAMES[int(KIND_OF[move])]
    return {"move": TEXTS.write(move), "kind": kind, **arguments(move), "reason": objection_to(move, reason)}


def objection_to(move: int, reason: Reason) -> Objection | None:
    """The reason against a move, as pages say it; nothing if it is legal."""
    if not reason:
        return None
    return {
        "key": reason_key(reason),
        "args": {"move": TEXTS.write(move), **arguments(move)},
        "clause": CLAUSE[reason],
    }


def arguments(move: int) -> Arguments:
    """What a move is about, for pages and messages."""
    kind = Kind(int(KIND_OF[move]))
    index = move - int(START_OF[kind])
    if kind == Kind.CHOOSE:
        return {"number_card": index // HAND + 1, "action_card": index % HAND + 1}
    if kind == Kind.WRITE:
        return {"number": index // LOTS, "lot": lot_text(index % LOTS)}
    if kind == Kind.BIS:
        text = TEXTS.write(move)
        return {"lot": text.partition("=")[0], "copies": text.partition("=")[2], "left": index // LOTS == LEFT}
    if kind in (Kind.ROUNDABOUT, Kind.FENCE, Kind.ESTATE):
        return {"lot": lot_text(index)}
    if kind == Kind.AGENT:
        return {"size": index + 1}
    return {"plan": index + 1} if kind == Kind.CLAIM else {}


def offered(table: Row, own: Row, mode: Mode) -> list[tuple[int, int]]:
    """Number and action of the three cards on offer."""
    if mode != Mode.PILES:
        return [(int(NUMBER[held]), int(ACTION[held])) for held in own.hand]
    top = int(table.top)
    places = [place * PILE + top for place in range(PILES)]
    return [(int(NUMBER[table.deck[place]]), int(ACTION[table.deck[place - 1]])) for place in places]
