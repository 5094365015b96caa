"""Houses: take a combination, then write its number on an empty lot; numbers rise from left to right.

Whoever can write none of the printed numbers may mark a permit refusal instead.
"""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import rule, seldom
from housewright.welcome.printed import (
    ACTION,
    HAND,
    LENGTH,
    LONGEST,
    MOST_TEMPS,
    NUMBER,
    NUMBERS,
    PILE,
    PILES,
    STREETS,
    TEMP_REACH,
    WHOLE_STREET,
    Action,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.state import EMPTY, Common, Mode, Sheet

# mask of the pairs of this number card with the action of another card, bit number card * 3 + action card
OTHER_CARDS = np.array([(0b111 & ~(1 << card)) << card * HAND for card in range(HAND)])


@rule
def offered_number(common: Common, sheet: Sheet, card: int) -> int:
    """The printed number of the first, second or third card on offer."""
    if common.mode == Mode.PILES:
        return int(NUMBER[common.deck[card * PILE + int(common.top)]])
    return int(NUMBER[sheet.hand[card]])


@rule
def offered_action(common: Common, sheet: Sheet, card: int) -> int:
    """The action of the first, second or third card on offer."""
    if common.mode == Mode.PILES:
        return int(ACTION[common.deck[card * PILE + int(common.top) - 1]])
    return int(ACTION[sheet.hand[card]])


@rule
def reach(sheet: Sheet, action: int) -> int:
    """How far the number may be changed: only by a temp, and only while boxes are left."""
    return TEMP_REACH if action == Action.TEMP and int(sheet.temps) < MOST_TEMPS else 0


@rule
def fits_somewhere(sheet: Sheet, number: int) -> bool:
    """Whether the number can be written on any lot."""
    return (int(sheet.fits[0, number]) | int(sheet.fits[1, number]) | int(sheet.fits[2, number])) != 0


@rule
def lowest_number(number: int, change: int) -> int:
    """The lowest number that a change makes of the printed one."""
    return max(number - change, 0)


@rule
def highest_number(number: int, change: int) -> int:
    """The highest number that a change makes of the printed one."""
    return min(number + change, NUMBERS - 1)


@rule
def fits_within(sheet: Sheet, number: int, change: int) -> bool:
    """Whether the number, changed by at most so much, can be written on any lot."""
    for candidate in range(lowest_number(number, change), highest_number(number, change) + 1):
        if fits_somewhere(sheet, candidate):
            return True
    return False


@rule
def can_write(common: Common, sheet: Sheet, number_card: int, action_card: int) -> bool:
    """Whether the combination's number, changed by its temp if there is one, fits anywhere."""
    change = reach(sheet, offered_action(common, sheet, action_card))
    return fits_within(sheet, offered_number(common, sheet, number_card), change)


@rule
def fits_none_on_offer(common: Common, sheet: Sheet) -> bool:
    """Whether none of the three printed numbers can be written: then the permit may be refused."""
    for card in range(PILES):
        if fits_somewhere(sheet, offered_number(common, sheet, card)):
            return False
    return True


@rule
def why_not_choose(common: Common, sheet: Sheet, number_card: int, action_card: int) -> Reason:
    """Why this number and this action may not be taken together, if so."""
    if common.mode == Mode.PILES and number_card != action_card:
        return Reason.CARDS_OF_TWO_PILES
    if common.mode != Mode.PILES and number_card == action_card:
        return Reason.CARDS_MUST_DIFFER
    if can_write(common, sheet, number_card, action_card):
        return Reason.NONE
    if common.mode == Mode.DRAFT and fits_none_on_offer(common, sheet):
        return Reason.NONE  # the pair of a refusal
    return Reason.COMBINATION_FITS_NOWHERE


@rule
def choices(common: Common, sheet: Sheet) -> int:
    """Mask of the combinations that may be taken, bit number card * 3 + action card."""
    if common.mode != Mode.PILES:
        return pair_choices(common, sheet)
    mask = 0
    for card in range(PILES):
        mask |= can_write(common, sheet, card, card) << (card * PILES + card)
    return mask


@rule
def pair_choices(common: Common, sheet: Sheet) -> int:
    """The same for pairs of two different cards: a number that fits goes with every other action, one that does not
    only with a temp, or, in the draft, with everything if the permit is refused."""
    mask, temps = 0, 0
    for card in range(HAND):
        if fits_somewhere(sheet, offered_number(common, sheet, card)):
            mask |= OTHER_CARDS[card]
        temps |= (reach(sheet, offered_action(common, sheet, card)) != 0) << card
    if mask == 0 and common.mode == Mode.DRAFT:
        return int(OTHER_CARDS[0] | OTHER_CARDS[1] | OTHER_CARDS[2])
    if temps:
        for card in range(HAND):
            if fits_within(sheet, offered_number(common, sheet, card), TEMP_REACH):
                mask |= int(OTHER_CARDS[card]) & temps << card * HAND
    return mask


@rule
def why_not_write(common: Common, sheet: Sheet, number: int, street: int, place: int) -> Reason:
    """Why this number may not be written on this lot with the combination taken, if so."""
    printed = offered_number(common, sheet, int(sheet.number_card))
    action = offered_action(common, sheet, int(sheet.action_card))
    if number != printed and action != Action.TEMP:
        return Reason.NUMBER_NOT_ON_CARD
    if abs(number - printed) > TEMP_REACH:
        return Reason.NUMBER_BEYOND_TEMP
    if abs(number - printed) > reach(sheet, action):
        return Reason.TEMPS_FULL
    if int(sheet.built[street]) >> place & 1:
        return Reason.LOT_ALREADY_BUILT
    if not int(sheet.fits[street, number]) >> place & 1:
        return Reason.NUMBER_NOT_ASCENDING
    return Reason.NONE


@rule
def why_not_refuse(common: Common, sheet: Sheet) -> Reason:
    """Why the permit may not be refused, if so."""
    return Reason.NONE if fits_none_on_offer(common, sheet) else Reason.REFUSAL_NUMBER_FITS


@rule
def write_number(sheet: Sheet, number: int, street: int, place: int) -> None:
    """Write a house number, and close the lots that it closes to other numbers."""
    lot = 1 << place
    sheet.number[street, place] = number
    sheet.built[street] = int(sheet.built[street]) | lot
    left, right = side_lots(sheet, street, place)
    for other in range(NUMBERS):
        closed = lot
        if other <= number:
            closed |= right
        if other >= number:
            closed |= left
        sheet.fits[street, other] = int(sheet.fits[street, other]) & ~closed


@rule
def side_lots(sheet: Sheet, street: int, place: int) -> tuple[int, int]:
    """Masks of the lots left and right of this one, as far as the next roundabout."""
    left = (1 << place) - 1
    right = int(WHOLE_STREET[street]) & ~left & ~(1 << place)
    roundabouts = int(sheet.roundabout[street])
    if roundabouts:
        for other in range(place - 1, -1, -1):
            if roundabouts >> other & 1:
                left &= ~((1 << other) - 1)
                break
        for other in range(place + 1, int(LENGTH[street])):
            if roundabouts >> other & 1:
                right &= (1 << other) - 1
                break
    return left, right


@seldom
def find_fits(sheet: Sheet, street: int) -> None:
    """Find anew which numbers fit where: a roundabout opens lots that were closed."""
    for number in range(NUMBERS):
        sheet.fits[street, number] = int(WHOLE_STREET[street]) & ~int(sheet.built[street])
    for place in range(int(LENGTH[street])):
        if int(sheet.built[street]) >> place & 1 and not int(sheet.roundabout[street]) >> place & 1:
            write_number(sheet, int(sheet.number[street, place]), street, place)


@rule
def new_streets(sheet: Sheet) -> None:
    """Three empty streets, a fence at the end of each."""
    for street in range(STREETS):
        for place in range(LONGEST):
            sheet.number[street, place] = EMPTY
        sheet.fence[street] = 1 << (int(LENGTH[street]) - 1)
        for number in range(NUMBERS):
            sheet.fits[street, number] = int(WHOLE_STREET[street])
