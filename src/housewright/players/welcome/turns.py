"""Every whole turn of a seat, and the best of them by value.

A turn is combination, number, lot, use of the action, claims, and perhaps a roundabout before all that. Fences and bis
have many places: they are tried for the best lots only, ranked without an action.
"""

from __future__ import annotations

from housewright.engine.struct import Structs, rule, seldom
from housewright.players.welcome.choice import look, look_everywhere, note, worth, worth_acted, worth_changed
from housewright.players.welcome.judging.features import FITS, PASSED_ACTION, PASSED_NUMBER
from housewright.players.welcome.judging.notes import Notes
from housewright.players.welcome.judging.outlook import foresee_reshuffle, look_at_others, look_at_table
from housewright.players.welcome.judging.value import prepare
from housewright.players.welcome.workspace import (
    ACTED,
    ACTION_USED,
    HOUSE,
    ROUNDED,
    WORST,
    WRITTEN,
    Workspace,
)
from housewright.welcome.moves import (
    AGENT,
    BIS,
    FENCE,
    PARK,
    PASS,
    POOL,
)
from housewright.welcome.printed import (
    ACTION,
    FIRST_LOT,
    HAND,
    LOTS,
    NUMBER,
    PLACE_OF,
    SIZES,
    STREET_OF,
    STREETS,
    Action,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.actions import (
    build_park,
    build_pool,
    raisable_sizes,
    raise_value,
    why_not_park,
    why_not_pool,
)
from housewright.welcome.rules.bis import bis_places, write_bis
from housewright.welcome.rules.fences import build_fence, fence_places
from housewright.welcome.rules.houses import (
    choices,
    fits_none_on_offer,
    highest_number,
    lowest_number,
    offered_action,
    offered_number,
    reach,
    write_number,
)
from housewright.welcome.rules.roundabouts import build_roundabout, empty_lots, why_not_any_roundabout
from housewright.welcome.state import LOWEST, NO_LOT, ONES, Common, Mode, Sheet, is_bis_full

ROUNDABOUTS_TRIED = 2
ROUNDABOUT_HOPE = 2.0  # a roundabout that costs more than this by itself is not looked into


@seldom
def find_turns(common: Common, sheet: Sheet, receiver: Sheet, workspace: Workspace) -> None:
    """The best turns, as many as `best` has places; the receiver gets the card passed on in the draft."""
    outlooks, notes = workspace.outlooks, workspace.notes
    for place in range(len(workspace.best)):
        workspace.best[place].value = WORST
    prepare(outlooks[0], workspace.nets[0], notes[0], workspace.tastes[0])
    if outlooks[0].can_reshuffle:
        outlooks[1] = outlooks[0]
        foresee_reshuffle(common, sheet, outlooks[1])
        prepare(outlooks[1], workspace.nets[0], notes[1], workspace.tastes[0])
    if why_not_any_roundabout(common, sheet) == Reason.NONE:
        find_turns_with_roundabout(common, sheet, receiver, workspace)
    find_turns_from(common, sheet, receiver, workspace, NO_LOT)


@seldom
def find_turns_with_roundabout(common: Common, sheet: Sheet, receiver: Sheet, workspace: Workspace) -> None:
    """Turns that begin with a roundabout, on the few lots where it looks best by itself."""
    highest = -WORST
    for _ in range(ROUNDABOUTS_TRIED):
        highest, lot = hopeful_roundabout(sheet, workspace, highest)
        if lot == NO_LOT:
            return
        round_off(sheet, workspace, lot)
        find_turns_from(common, workspace.sheets[ROUNDED], receiver, workspace, lot)


@seldom
def hopeful_roundabout(sheet: Sheet, workspace: Workspace, highest: float) -> tuple[float, int]:
    """The best lot for a roundabout that is worth less than this, and what it is worth; NO_LOT if there is none."""
    look_everywhere(sheet, workspace, 0)
    found, lot = worth(sheet, workspace, 0, 0, 1, 2, 0) - ROUNDABOUT_HOPE, NO_LOT
    for other in range(LOTS):
        street, place = int(STREET_OF[other]), int(PLACE_OF[other])
        if empty_lots(sheet, street) >> place & 1:
            round_off(sheet, workspace, other)
            rounded = workspace.sheets[ROUNDED]
            look(rounded, street, workspace, WRITTEN)
            hope = worth_changed(rounded, workspace, street, WRITTEN, 0)
            if found < hope < highest:
                found, lot = hope, other
    return found, lot


@rule
def round_off(sheet: Sheet, workspace: Workspace, lot: int) -> None:
    """The sheet with a roundabout on this lot."""
    workspace.sheets[ROUNDED] = sheet
    build_roundabout(workspace.sheets[ROUNDED], int(STREET_OF[lot]), int(PLACE_OF[lot]))


@seldom
def find_turns_from(common: Common, sheet: Sheet, receiver: Sheet, workspace: Workspace, roundabout: int) -> None:
    """Every combination, or a refusal; a roundabout may have been built before."""
    look_everywhere(sheet, workspace, 0)
    draft = workspace.drafts[0]
    draft.roundabout, draft.claims, draft.reshuffle = roundabout, 0, 0
    refusable = fits_none_on_offer(common, sheet)
    if refusable and common.mode != Mode.DRAFT:
        draft.number_card, draft.action_card = 0, 0
        try_refusal(common, sheet, workspace, 0)
    pairs = choices(common, sheet)
    for pair in range(HAND * HAND):
        if not pairs >> pair & 1 or is_repeated(common, sheet, pairs, pair):
            continue
        draft.number_card, draft.action_card = pair // HAND, pair % HAND
        extra = passing_features(common, sheet, receiver, pair // HAND, pair % HAND)
        if refusable and common.mode == Mode.DRAFT:
            try_refusal(common, sheet, workspace, extra)
        try_combination(common, sheet, workspace, extra)


@rule
def is_repeated(common: Common, sheet: Sheet, pairs: int, pair: int) -> bool:
    """Whether an earlier combination is the same (in the draft the card passed on differs, too)."""
    if common.mode == Mode.DRAFT:
        return False
    for other in range(pair):
        if (
            pairs >> other & 1
            and offered_number(common, sheet, other // HAND) == offered_number(common, sheet, pair // HAND)
            and offered_action(common, sheet, other % HAND) == offered_action(common, sheet, pair % HAND)
        ):
            return True
    return False


@rule
def passing_features(common: Common, sheet: Sheet, receiver: Sheet, number_card: int, action_card: int) -> int:
    """In the draft: features of the card that goes to the neighbour."""
    if common.mode != Mode.DRAFT:
        return 0
    card = int(sheet.hand[HAND - number_card - action_card])
    number = int(NUMBER[card])
    lots = 0
    for street in range(STREETS):
        lots += int(ONES[int(receiver.fits[street, number])])
    return PASSED_ACTION + int(ACTION[card]) | PASSED_NUMBER + min(lots // 4, FITS - 1) << 16


@seldom
def try_refusal(common: Common, sheet: Sheet, workspace: Workspace, extra: int) -> None:
    """No house, a refusal marked."""
    workspace.sheets[HOUSE] = sheet
    refused = workspace.sheets[HOUSE]
    refused.refusals += 1
    workspace.drafts[0].lot = NO_LOT
    note(common, refused, workspace, PASS, worth(refused, workspace, 0, 0, 1, 2, extra), extra)


@seldom
def try_combination(common: Common, sheet: Sheet, workspace: Workspace, extra: int) -> None:
    """Every number that the combination allows, on every lot, with every use of the action."""
    draft, notes = workspace.drafts[0], workspace.notes[0]
    printed = offered_number(common, sheet, int(draft.number_card))
    action = offered_action(common, sheet, int(draft.action_card))
    change = reach(sheet, action)
    ranks = action == Action.SURVEYOR or (action == Action.BIS and not is_bis_full(sheet))
    for lot in range(LOTS):
        notes.rank[lot] = WORST
    for number in range(lowest_number(printed, change), highest_number(printed, change) + 1):
        draft.number = number
        for street in range(STREETS):
            lots = int(sheet.fits[street, number])
            while lots:
                place = int(LOWEST[lots])
                lots &= lots - 1
                draft.lot = FIRST_LOT[street] + place
                write_house(sheet, workspace, number, street, place)
                try_action(common, workspace, street, action, change, extra)
    if ranks:
        for _ in range(int(workspace.tastes[0].choosy)):
            lot = best_lot(notes)
            if lot == NO_LOT:
                return
            notes.rank[lot] = WORST
            draft.lot = lot
            write_house(sheet, workspace, printed, int(STREET_OF[lot]), int(PLACE_OF[lot]))
            if action == Action.SURVEYOR:
                try_fences(common, workspace, int(STREET_OF[lot]), extra)
            else:
                try_bis(common, workspace, int(STREET_OF[lot]), extra)


@rule
def best_lot(notes: Notes) -> int:
    """The lot that ranks highest, NO_LOT if none is left."""
    found, highest = NO_LOT, WORST
    for lot in range(LOTS):
        if notes.rank[lot] > highest:
            found, highest = lot, float(notes.rank[lot])
    return found


@rule
def write_house(sheet: Sheet, workspace: Workspace, number: int, street: int, place: int) -> None:
    """The sheet with the house written."""
    workspace.sheets[HOUSE] = sheet
    written = workspace.sheets[HOUSE]
    write_number(written, number, street, place)
    written.lot = FIRST_LOT[street] + place
    look(written, street, workspace, WRITTEN)


@rule
def try_action(common: Common, workspace: Workspace, street: int, action: int, change: int, extra: int) -> None:
    """The house is written: use the action, if that depends on nothing but the house, or rank the lot."""
    written, notes = workspace.sheets[HOUSE], workspace.notes[0]
    move = PASS
    if change:
        written.temps += 1
    elif action == Action.LANDSCAPER and why_not_park(written) == Reason.NONE:
        build_park(written)
        move = PARK
    elif action == Action.POOL and why_not_pool(written) == Reason.NONE:
        build_pool(written)
        move = POOL
    elif action == Action.AGENT and raisable_sizes(written):
        for size in range(SIZES):
            if raisable_sizes(written) >> size & 1:
                raise_value(written, size)
                plain = worth_changed(written, workspace, street, WRITTEN, extra)
                note(common, written, workspace, AGENT + size, plain, extra)
                written.raised[size] -= 1
        return
    plain = worth_changed(written, workspace, street, WRITTEN, extra)
    notes.rank[int(written.lot)] = plain
    note(common, written, workspace, move, plain, extra)


@rule
def try_fences(common: Common, workspace: Workspace, street: int, extra: int) -> None:
    """Every fence, the house being written."""
    fenced = workspace.sheets[ACTION_USED]
    for other in range(STREETS):
        places = fence_places(workspace.sheets[HOUSE], other)
        while places:
            place = int(LOWEST[places])
            places &= places - 1
            workspace.sheets[ACTION_USED] = workspace.sheets[HOUSE]
            build_fence(fenced, other, place)
            look(fenced, other, workspace, ACTED)
            plain = worth_acted(fenced, workspace, street, other, extra)
            note(common, fenced, workspace, FENCE + int(FIRST_LOT[other]) + place, plain, extra)


@rule
def try_bis(common: Common, workspace: Workspace, street: int, extra: int) -> None:
    """Every bis, the house being written."""
    doubled = workspace.sheets[ACTION_USED]
    for index in range(2 * STREETS):
        side, other = index // STREETS, index % STREETS
        places = bis_places(workspace.sheets[HOUSE], other, side)
        while places:
            place = int(LOWEST[places])
            places &= places - 1
            workspace.sheets[ACTION_USED] = workspace.sheets[HOUSE]
            write_bis(doubled, other, place, side)
            look(doubled, other, workspace, ACTED)
            plain = worth_acted(doubled, workspace, street, other, extra)
            note(common, doubled, workspace, BIS + side * LOTS + int(FIRST_LOT[other]) + place, plain, extra)


@seldom
def choose_turn(common: Common, seats: Structs, seat: int, workspace: Workspace) -> None:
    """Find the best turns of a seat at the start of a round."""
    look_at_table(common, seats[seat], workspace.outlooks[0])
    look_at_others(common, seats, seat, workspace.outlooks[0], workspace.parts, workspace.notes[0].lines)
    find_turns(common, seats[seat], seats[(seat + len(seats) - 1) % len(seats)], workspace)
