"""Foresight: what a sheet is worth before the next cards are seen, one round ahead and almost without chance.

The next round offers combinations of a number and an action. Each is worth its best turn, which does not depend on what
else lies open; so all combinations are valued once, and the mean over many deals costs nothing more.
"""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import F32, U8, Structs, rule, seldom
from housewright.players.welcome.choice import look_everywhere
from housewright.players.welcome.judging.outlook import ACTIONS, foresee_reshuffle, look_at_others, look_at_table
from housewright.players.welcome.judging.value import prepare
from housewright.players.welcome.lookahead import World
from housewright.players.welcome.turns import (
    ROUNDABOUTS_TRIED,
    hopeful_roundabout,
    passing_features,
    round_off,
    try_combination,
    try_refusal,
)
from housewright.players.welcome.workspace import ROUNDED, WORST, Workspace
from housewright.welcome.printed import ACTION, CARDS, HAND, NUMBER, NUMBERS
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.houses import fits_somewhere, offered_action, offered_number
from housewright.welcome.rules.roundabouts import why_not_any_roundabout
from housewright.welcome.rules.turn import close_round
from housewright.welcome.scoring import TEMPS_LINE, TOTAL_LINE, score_sheet, temp_points
from housewright.welcome.state import NO_LOT, Common, Mode, Sheet
from housewright.welcome.views import fill_in

CARD_OF_NUMBER: U8 = np.array([(NUMBER[:CARDS] == number).argmax() for number in range(NUMBERS)], np.uint8)
CARD_OF_ACTION: U8 = np.array([(ACTION[:CARDS] == action).argmax() for action in range(ACTIONS)], np.uint8)
REFUSAL = NUMBERS * ACTIONS  # the place of a refusal behind all combinations
NONE_BOXED: U8 = np.zeros((0, 0), np.uint8)  # what is dealt comes by chance, not from a box
NOT_OFFERED = np.float32(-1e30)


@rule
def show_combination(common: Common, sheet: Sheet, number: int, action: int) -> int:
    """Lay this number and this action open; returns the place of the card with the action."""
    if common.mode == Mode.PILES:
        common.deck[int(common.top)], common.deck[int(common.top) - 1] = CARD_OF_NUMBER[number], CARD_OF_ACTION[action]
        return 0
    sheet.hand[0], sheet.hand[1] = CARD_OF_NUMBER[number], CARD_OF_ACTION[action]
    return 1


@seldom
def value_combinations(common: Common, seats: Structs, seat: int, workspace: Workspace, prices: F32) -> None:
    """The value of the best turn with every combination that is wanted, and of a refusal, with roundabouts or not."""
    outlooks, notes, sheet = workspace.outlooks, workspace.notes, seats[seat]
    prepare(outlooks[0], workspace.nets[0], notes[0], workspace.tastes[0])
    if outlooks[0].can_reshuffle:
        outlooks[1] = outlooks[0]
        foresee_reshuffle(common, sheet, outlooks[1])
        prepare(outlooks[1], workspace.nets[0], notes[1], workspace.tastes[0])
    receiver = seats[(seat + len(seats) - 1) % len(seats)]
    if why_not_any_roundabout(common, sheet) == Reason.NONE:
        highest = -WORST
        for _ in range(ROUNDABOUTS_TRIED):
            highest, lot = hopeful_roundabout(sheet, workspace, highest)
            if lot == NO_LOT:
                break
            round_off(sheet, workspace, lot)
            value_combinations_from(common, workspace.sheets[ROUNDED], receiver, workspace, prices)
    value_combinations_from(common, sheet, receiver, workspace, prices)


@seldom
def value_combinations_from(common: Common, sheet: Sheet, receiver: Sheet, workspace: Workspace, prices: F32) -> None:
    """The same from a sheet on which a roundabout may have been built."""
    best, draft = workspace.best, workspace.drafts[0]
    look_everywhere(sheet, workspace, 0)
    draft.roundabout, draft.claims, draft.reshuffle, draft.number_card = NO_LOT, 0, 0, 0
    for index in range(REFUSAL + 1):
        if prices[index] == NOT_OFFERED:
            continue
        best[0].value = WORST
        draft.action_card = show_combination(common, sheet, index // ACTIONS % NUMBERS, index % ACTIONS)
        extra = passing_features(common, sheet, receiver, 0, 1)
        if index == REFUSAL:
            try_refusal(common, sheet, workspace, extra)
        else:
            try_combination(common, sheet, workspace, extra)
        prices[index] = max(float(prices[index]), float(best[0].value))


@rule
def points_of(seats: Structs, seat: int, workspace: Workspace) -> float:
    """The points of a seat, were this the end."""
    lines = workspace.notes[0].lines
    score_sheet(seats[seat], lines)
    total = temp_points(seats, seat)
    for line in range(TOTAL_LINE):
        total += int(lines[line]) if line != TEMPS_LINE else 0
    return float(total)


@rule
def is_offered(common: Common, number_card: int, action_card: int) -> bool:
    """Whether the cards at these places may be combined."""
    return (number_card == action_card) == (common.mode == Mode.PILES)


@rule
def note_offer(common: Common, sheet: Sheet, offer: U8, prices: F32) -> None:
    """Write down what lies open, and mark its combinations to be valued."""
    for card in range(HAND):
        offer[card, 0], offer[card, 1] = offered_number(common, sheet, card), offered_action(common, sheet, card)
    for number_card in range(HAND):
        for action_card in range(HAND):
            if is_offered(common, number_card, action_card):
                prices[int(offer[number_card, 0]) * ACTIONS + int(offer[action_card, 1])] = WORST


@rule
def value_of_offer(common: Common, sheet: Sheet, offer: U8, prices: F32) -> float:
    """The best of the combinations that lie open, or of a refusal."""
    found, fits = WORST, False
    for number_card in range(HAND):
        number = int(offer[number_card, 0])
        fits |= fits_somewhere(sheet, number)
        for action_card in range(HAND):
            if is_offered(common, number_card, action_card):
                found = max(found, float(prices[number * ACTIONS + int(offer[action_card, 1])]))
    return found if fits else max(found, float(prices[REFUSAL]))


@seldom
def deal_offers(
    common: Structs, seats: Structs, seat: int, after: Sheet, world: World, streams: Structs, offers: U8, prices: F32
) -> bool:
    """Deal the next round so often; false if there is none, because the game has ended."""
    for deal in range(len(offers)):
        world.common[0] = common[0]
        for other in range(len(seats)):
            world.seats[other] = seats[other]
        world.seats[seat] = after
        fill_in(world.common, world.seats, streams)
        close_round(world.common[0], world.seats, NONE_BOXED)
        if world.common[0].over:
            return False
        note_offer(world.common[0], world.seats[seat], offers[deal], prices)
    return True


@rule
def foresee(
    common: Structs,
    seats: Structs,
    seat: int,
    after: Structs,
    world: World,
    workspace: Workspace,
    deals: int,
    values: F32,
    ends: U8,
) -> None:
    """What each of these sheets of a seat is worth before the next cards are seen, all others having made their turns.

    All meet the same deals. A sheet that ends the game is worth what it ends with.
    """
    offers, prices = np.empty((deals, HAND, 2), np.uint8), np.empty(REFUSAL + 1, np.float32)
    streams = workspace.streams.copy()
    for turn in range(len(after)):
        streams[0] = workspace.streams[0]
        prices[:] = NOT_OFFERED
        prices[REFUSAL] = WORST
        if not deal_offers(common, seats, seat, after[turn], world, streams, offers, prices):
            values[turn], ends[turn] = points_of(world.seats, seat, workspace), 1
            continue
        table, notes = world.common[0], workspace.notes[0]
        look_at_table(table, world.seats[seat], workspace.outlooks[0])
        look_at_others(table, world.seats, seat, workspace.outlooks[0], workspace.parts, notes.lines)
        value_combinations(table, world.seats, seat, workspace, prices)
        total = 0.0
        for deal in range(deals):
            total += value_of_offer(table, world.seats[seat], offers[deal], prices)
        values[turn], ends[turn] = total / deals, 0
