"""The outlook: what a seat knows besides its own sheet: cards to come, plans, and how far the others are."""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import I16, U8, Byte, Long, Short, Structs, rule, seldom, struct
from housewright.players.welcome.judging.features import MOST_MISSING
from housewright.players.welcome.judging.missing import plan_missing
from housewright.players.welcome.judging.streets import Part, measure_street
from housewright.welcome.printed import (
    ACTION,
    CARDS,
    HAND,
    LOTS,
    NUMBER,
    NUMBERS,
    PILE,
    PILES,
    PLANS_IN_PLAY,
    SOLO_CARD,
    Action,
)
from housewright.welcome.scoring import TOTAL_LINE, other_temps, score_sheet
from housewright.welcome.state import ONES, Common, Mode, Sheet

ACTIONS = len(Action)
SOLO_ROUNDS = CARDS // HAND


@struct
class Outlook:
    """What matters to a turn besides the own sheet."""

    other_temps: Long  # mask of the counts of temps that others have
    rounds: Short  # rounds begun
    rounds_left: Short  # rounds that may still come after this one, at most
    other_score: Short  # best score of another seat so far
    unseen_action: Annotated[U8, ACTIONS]  # cards with each action that may still come
    unseen_number: Annotated[U8, NUMBERS]  # cards with each number that may still come
    next_action: Annotated[U8, ACTIONS]  # actions that lie open for the next round
    plan: Annotated[U8, PLANS_IN_PLAY]
    turned: Annotated[U8, PLANS_IN_PLAY]  # 1 if the plan shows its low side
    rival: Annotated[U8, PLANS_IN_PLAY]  # what another seat lacks for the plan, at least
    mode: Byte
    seats: Byte
    advanced: Byte
    roundabouts: Byte
    most_temps: Byte  # most temps of another seat
    most_houses: Byte  # most lots that another seat has built on
    most_refusals: Byte
    most_claims: Byte
    can_reshuffle: Byte  # 1 if no plan was claimed in an earlier round
    pad: Annotated[U8, 2]  # 0


@rule
def built_lots(sheet: Sheet) -> int:
    """Lots with a house or a roundabout."""
    return int(ONES[int(sheet.built[0])]) + int(ONES[int(sheet.built[1])]) + int(ONES[int(sheet.built[2])])


@rule
def lead(own: int, other: int) -> int:
    """How far ahead one is; behind, if negative."""
    return own - other


@rule
def claimed_plans(sheet: Sheet) -> int:
    """How many plans the sheet has claimed."""
    return int(sheet.plan[0] != 0) + int(sheet.plan[1] != 0) + int(sheet.plan[2] != 0)


@seldom
def look_at_table(common: Common, sheet: Sheet, outlook: Outlook) -> None:
    """Plans and cards: everything but the other seats."""
    outlook.mode, outlook.advanced, outlook.roundabouts = common.mode, common.advanced, common.roundabouts
    outlook.rounds = common.rounds
    outlook.can_reshuffle = int(common.mode != Mode.SOLO)
    for slot in range(PLANS_IN_PLAY):
        outlook.plan[slot], outlook.turned[slot] = common.plan[slot], common.turned[slot]
        if common.turned[slot]:
            outlook.can_reshuffle = 0
    for action in range(ACTIONS):
        outlook.unseen_action[action], outlook.next_action[action] = 0, 0
    for number in range(NUMBERS):
        outlook.unseen_number[number] = 0
    if common.mode == Mode.DRAFT:
        count_cards_not_held(common, sheet, outlook)
    else:
        count_cards_to_come(common, outlook)


@rule
def count_card(outlook: Outlook, card: int) -> None:
    """One more card that may still come."""
    outlook.unseen_action[int(ACTION[card])] += 1
    outlook.unseen_number[int(NUMBER[card])] += 1


@rule
def count_cards_to_come(common: Common, outlook: Outlook) -> None:
    """All cards but those already turned up in this pass; of the piles, the next actions lie open."""
    for card in range(CARDS):
        count_card(outlook, card)
    top = int(common.top)
    for place in range(CARDS + 1):
        if common.mode == Mode.PILES:
            seen = place < CARDS and place % PILE <= top
        else:
            seen = place < top and common.deck[place] != SOLO_CARD
        if seen:
            card = int(common.deck[place])
            outlook.unseen_action[int(ACTION[card])] -= 1
            outlook.unseen_number[int(NUMBER[card])] -= 1
    if common.mode == Mode.PILES:
        for pile in range(PILES):
            outlook.next_action[int(ACTION[common.deck[pile * PILE + top]])] += 1


@rule
def is_held(sheet: Sheet, card: int) -> bool:
    """Whether the card is in the hand."""
    return bool(card == sheet.hand[0] or card == sheet.hand[1] or card == sheet.hand[2])


@rule
def count_cards_not_held(common: Common, sheet: Sheet, outlook: Outlook) -> None:
    """In the draft: all cards but the discards and the own hand."""
    for card in range(CARDS):
        if not common.discarded[card] and not is_held(sheet, card):
            count_card(outlook, card)


@seldom
def look_at_others(common: Common, seats: Structs, seat: int, outlook: Outlook, parts: Structs, lines: I16) -> None:
    """How far the other seats are: the best of each, for whoever is ahead sets the pace."""
    outlook.seats = min(len(seats), 255)
    outlook.other_temps = other_temps(seats, seat) if len(seats) > 1 else 0
    outlook.most_temps, outlook.most_houses, outlook.most_refusals, outlook.most_claims = 0, 0, 0, 0
    best = -100
    for slot in range(PLANS_IN_PLAY):
        outlook.rival[slot] = MOST_MISSING
    for other in range(len(seats)):
        if other == seat:
            continue
        sheet = seats[other]
        outlook.most_temps = max(int(outlook.most_temps), int(sheet.temps))
        outlook.most_houses = max(int(outlook.most_houses), built_lots(sheet))
        outlook.most_refusals = max(int(outlook.most_refusals), int(sheet.refusals))
        outlook.most_claims = max(int(outlook.most_claims), claimed_plans(sheet))
        score_sheet(sheet, lines)
        total = 0
        for line in range(TOTAL_LINE):
            total += int(lines[line])
        best = max(best, total)
        look_at_rival(common, sheet, outlook, parts[0], parts[1], parts[2])
    outlook.other_score = best if len(seats) > 1 else 0
    outlook.rounds_left = rounds_left(common, seats[seat], outlook)


@rule
def look_at_rival(common: Common, sheet: Sheet, outlook: Outlook, first: Part, second: Part, third: Part) -> None:
    """What this rival lacks for each plan that it has not claimed."""
    measure_street(sheet, 0, first)
    measure_street(sheet, 1, second)
    measure_street(sheet, 2, third)
    for slot in range(PLANS_IN_PLAY):
        if not sheet.plan[slot]:
            lacks = plan_missing(sheet, int(common.plan[slot]), first, second, third)
            outlook.rival[slot] = min(int(outlook.rival[slot]), lacks)


@rule
def rounds_left(common: Common, sheet: Sheet, outlook: Outlook) -> int:
    """Rounds that may still come: as cards are left, or until the fastest town is full."""
    if common.mode == Mode.SOLO:
        return SOLO_ROUNDS - int(common.rounds)
    return max(1, LOTS - max(built_lots(sheet) + 1, int(outlook.most_houses)) - 1)


@rule
def foresee_reshuffle(common: Common, sheet: Sheet, outlook: Outlook) -> None:
    """After a reshuffle all cards may come, but those held in the draft; nothing lies open."""
    for action in range(ACTIONS):
        outlook.unseen_action[action], outlook.next_action[action] = 0, 0
    for number in range(NUMBERS):
        outlook.unseen_number[number] = 0
    for card in range(CARDS):
        if common.mode != Mode.DRAFT or not is_held(sheet, card):
            count_card(outlook, card)
