"""A chosen turn, made move by move by the rules."""

from __future__ import annotations

from housewright.engine.struct import I16, rule, seldom
from housewright.players.welcome.workspace import Choice
from housewright.welcome.moves import (
    CHOOSE,
    CLAIM,
    END,
    REFUSE,
    RESHUFFLE,
    ROUNDABOUT,
    WRITE,
)
from housewright.welcome.printed import (
    HAND,
    LOTS,
    PLANS_IN_PLAY,
)
from housewright.welcome.rules.legal import SPAN_BITS, SPAN_MASK, Legal
from housewright.welcome.rules.turn import apply
from housewright.welcome.state import LOWEST, NO_LOT, Common, Mode, Sheet, Step

MOST_MOVES = 24  # of one turn


@seldom
def make(common: Common, sheet: Sheet, move: int, legal: Legal, moves: I16, count: int) -> int:
    """One more move of the turn; returns how many were made."""
    apply(common, sheet, move, legal)
    moves[count] = move
    return count + 1


@seldom
def make_turn(common: Common, sheet: Sheet, choice: Choice, legal: Legal, moves: I16) -> int:
    """Play a turn by the rules, move by move, and write the moves down; returns how many."""
    count = 0
    if choice.roundabout != NO_LOT:
        count = make(common, sheet, ROUNDABOUT + int(choice.roundabout), legal, moves, count)
    pair = CHOOSE + int(choice.number_card) * HAND + int(choice.action_card)
    if choice.lot == NO_LOT:
        if common.mode == Mode.DRAFT:
            count = make(common, sheet, pair, legal, moves, count)
        count = make(common, sheet, REFUSE, legal, moves, count)
    else:
        count = make(common, sheet, pair, legal, moves, count)
        count = make(common, sheet, WRITE + int(choice.number) * LOTS + int(choice.lot), legal, moves, count)
        if sheet.step == Step.ACT:
            count = make(common, sheet, int(choice.action), legal, moves, count)
    for slot in range(PLANS_IN_PLAY):
        if int(choice.claims) >> slot & 1:
            count = make(common, sheet, CLAIM + slot, legal, moves, count)
            while sheet.step == Step.ESTATES:
                count = make(common, sheet, first_move(legal), legal, moves, count)
    if choice.reshuffle:
        count = make(common, sheet, RESHUFFLE, legal, moves, count)
    if sheet.step != Step.DONE:
        count = make(common, sheet, END, legal, moves, count)
    return count


@rule
def first_move(legal: Legal) -> int:
    """The first legal move."""
    span = int(legal.span[0])
    return (span >> SPAN_BITS) + int(LOWEST[span & SPAN_MASK])
