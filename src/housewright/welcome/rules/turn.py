"""The turn and the round: which moves are legal now, what a move does, and how a round is closed."""

from __future__ import annotations

from housewright.engine.struct import U8, Structs, rule
from housewright.welcome.moves import (
    END,
    KIND_OF,
    PASS,
    START_OF,
    Kind,
)
from housewright.welcome.printed import (
    HAND,
    LOTS,
    MOST_REFUSALS,
    PLACE_OF,
    PLANS_IN_PLAY,
    STREET_OF,
    Action,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.actions import (
    build_park,
    build_pool,
    raise_value,
    why_not_park,
    why_not_pool,
    why_not_raise,
)
from housewright.welcome.rules.bis import why_not_bis, write_bis
from housewright.welcome.rules.fences import build_fence, why_not_fence
from housewright.welcome.rules.houses import (
    new_streets,
    offered_action,
    reach,
    why_not_choose,
    why_not_refuse,
    why_not_write,
    write_number,
)
from housewright.welcome.rules.legal import Legal, add_span, find_actions, find_endings, find_legal
from housewright.welcome.rules.piles import (
    can_draw_solo,
    deal_first,
    deal_round,
    draw_below,
    draw_plans,
    why_not_reshuffle,
)
from housewright.welcome.rules.plans import (
    claim,
    go_on_claiming,
    segment,
    serve,
    why_not_claim,
    why_not_serve,
)
from housewright.welcome.rules.roundabouts import (
    build_roundabout,
    is_full,
    why_not_roundabout,
)
from housewright.welcome.state import NO_CARD, NO_LOT, NO_PLAN, Common, Mode, Sheet, Step

# --- objections -------------------------------------------------------------------------------------------------------


@rule
def why_not_yet(common: Common, sheet: Sheet, kind: int) -> Reason:
    """Why no move of this kind belongs to the current step, if so."""
    step = sheet.step
    if common.over:
        return Reason.GAME_OVER
    if step == Step.DONE:
        return Reason.TURN_OVER
    if step == Step.ESTATES:
        return Reason.NONE if kind == Kind.ESTATE else Reason.ESTATES_FIRST
    if kind == Kind.ESTATE:
        return Reason.ESTATE_NOT_ASKED
    if kind == Kind.ROUNDABOUT:
        return Reason.NONE
    if kind == Kind.CHOOSE or kind == Kind.WRITE or kind == Kind.REFUSE:
        return why_no_house_yet(common, sheet, kind)
    if step == Step.CHOOSE or step == Step.WRITE:
        return Reason.HOUSE_FIRST
    if kind == Kind.CLAIM or kind == Kind.RESHUFFLE or kind == Kind.END:
        return Reason.ACTION_FIRST if step == Step.ACT else Reason.NONE
    return why_no_action_yet(common, sheet, kind)


@rule
def why_no_house_yet(common: Common, sheet: Sheet, kind: int) -> Reason:
    """Taking a combination, writing and refusing come first, in this order."""
    if sheet.step > Step.WRITE:
        return Reason.HOUSE_PART_OVER
    due = Step.CHOOSE
    if kind == Kind.WRITE or (kind == Kind.REFUSE and common.mode == Mode.DRAFT):
        due = Step.WRITE
    if sheet.step == due:
        return Reason.NONE
    return Reason.COMBINATION_FIRST if sheet.step == Step.CHOOSE else Reason.COMBINATION_TAKEN


@rule
def why_no_action_yet(common: Common, sheet: Sheet, kind: int) -> Reason:
    """The action is that of the combination taken, and done or passed once."""
    if sheet.lot == NO_LOT:
        return Reason.REFUSAL_ENDS_BUILDING
    if sheet.acted or (kind == Kind.PASS and sheet.step != Step.ACT):
        return Reason.ACTION_PART_OVER
    action = offered_action(common, sheet, int(sheet.action_card))
    fits = (
        kind == Kind.PASS
        or (kind == Kind.FENCE and action == Action.SURVEYOR)
        or (kind == Kind.AGENT and action == Action.AGENT)
        or (kind == Kind.PARK and action == Action.LANDSCAPER)
        or (kind == Kind.POOL and action == Action.POOL)
        or (kind == Kind.BIS and action == Action.BIS)
    )
    return Reason.NONE if fits else Reason.OTHER_ACTION_TAKEN


@rule
def why_not(common: Common, sheet: Sheet, move: int) -> Reason:
    """Why the seat may not make this move now, if so."""
    kind = int(KIND_OF[move])
    index = move - int(START_OF[kind])
    reason = why_not_yet(common, sheet, kind)
    if reason != Reason.NONE:
        return reason
    if kind == Kind.CHOOSE:
        return why_not_choose(common, sheet, index // HAND, index % HAND)
    if kind == Kind.REFUSE:
        return why_not_refuse(common, sheet)
    if kind == Kind.AGENT:
        return why_not_raise(sheet, index)
    if kind == Kind.PARK:
        return why_not_park(sheet)
    if kind == Kind.POOL:
        return why_not_pool(sheet)
    if kind == Kind.CLAIM:
        return why_not_claim(common, sheet, index)
    if kind == Kind.RESHUFFLE:
        return why_not_reshuffle(common, sheet)
    if kind == Kind.PASS or kind == Kind.END:
        return Reason.NONE
    lot = index % LOTS
    street, place = int(STREET_OF[lot]), int(PLACE_OF[lot])
    if kind == Kind.WRITE:
        return why_not_write(common, sheet, index // LOTS, street, place)
    if kind == Kind.ROUNDABOUT:
        return why_not_roundabout(common, sheet, street, place)
    if kind == Kind.FENCE:
        return why_not_fence(sheet, street, place)
    if kind == Kind.BIS:
        return why_not_bis(sheet, street, place, index // LOTS)
    return why_not_serve(sheet, street, place)


# --- changes ----------------------------------------------------------------------------------------------------------


@rule
def apply(common: Common, sheet: Sheet, move: int, legal: Legal) -> None:
    """Make a legal move; afterwards `legal` holds what may follow, nothing if the turn is complete."""
    kind = int(KIND_OF[move])
    index = move - int(START_OF[kind])
    if kind == Kind.CHOOSE:
        sheet.number_card, sheet.action_card = index // HAND, index % HAND
        sheet.step = Step.WRITE
    elif kind == Kind.WRITE:
        write(common, sheet, index // LOTS, index % LOTS)
    elif kind == Kind.REFUSE:
        sheet.refusals += 1
        sheet.step = Step.FINISH
    elif kind == Kind.ROUNDABOUT:
        build_roundabout(sheet, int(STREET_OF[index]), int(PLACE_OF[index]))
    elif kind == Kind.CLAIM:
        claim(common, sheet, index)
    elif kind == Kind.ESTATE:
        street, place = int(STREET_OF[index]), int(PLACE_OF[index])
        serve(sheet, street, segment(sheet, street, place))
        go_on_claiming(sheet)
    elif kind == Kind.RESHUFFLE:
        sheet.reshuffle = 1
    elif kind == Kind.END:
        sheet.step = Step.DONE
    else:
        act(sheet, kind, index)
    go_on(common, sheet, legal)


@rule
def go_on(common: Common, sheet: Sheet, legal: Legal) -> None:
    """Find what may follow; an action that cannot be done and an end without alternative are passed over."""
    legal.count, legal.moves = 0, 0
    if sheet.step == Step.ACT:
        find_actions(common, sheet, legal)
        if legal.count:
            add_span(legal, PASS, 1)
            return
        sheet.step = Step.FINISH
    if sheet.step == Step.FINISH:
        find_endings(common, sheet, legal)
        if legal.count:
            add_span(legal, END, 1)
            return
        sheet.step = Step.DONE
    find_legal(common, sheet, legal)


@rule
def write(common: Common, sheet: Sheet, number: int, lot: int) -> None:
    """Write the house; a temp crosses its box with it."""
    write_number(sheet, number, int(STREET_OF[lot]), int(PLACE_OF[lot]))
    sheet.lot = lot
    sheet.step = Step.ACT
    if reach(sheet, offered_action(common, sheet, int(sheet.action_card))):
        sheet.temps += 1


@rule
def act(sheet: Sheet, kind: int, index: int) -> None:
    """Do the action, or pass it."""
    sheet.acted = 1
    sheet.step = Step.FINISH
    if kind == Kind.FENCE:
        build_fence(sheet, int(STREET_OF[index]), int(PLACE_OF[index]))
    elif kind == Kind.AGENT:
        raise_value(sheet, index)
    elif kind == Kind.PARK:
        build_park(sheet)
    elif kind == Kind.POOL:
        build_pool(sheet)
    elif kind == Kind.BIS:
        write_bis(sheet, int(STREET_OF[index % LOTS]), int(PLACE_OF[index % LOTS]), index // LOTS)


@rule
def begin_turn(sheet: Sheet) -> None:
    """The running turn as it is before its first move."""
    sheet.step = Step.CHOOSE
    sheet.number_card, sheet.action_card = NO_CARD, NO_CARD
    sheet.lot = NO_LOT
    sheet.acted, sheet.rounded, sheet.claims, sheet.reshuffle = 0, 0, 0, 0
    sheet.claiming = NO_PLAN


@rule
def set_up(common: Common, seats: Structs, decks: U8) -> None:
    """Empty sheets and the cards of the first round; mode, switches and plans are set already."""
    for seat in range(len(seats)):
        new_streets(seats[seat])
        begin_turn(seats[seat])
    deal_first(common, seats, decks)
    common.rounds = 1


@rule
def set_up_by_chance(common: Common, seats: Structs, decks: U8) -> None:
    """Draw the plans and, in the draft, the holder of the solo card; then set up."""
    draw_plans(common)
    if common.mode == Mode.DRAFT:
        common.first = draw_below(common, len(seats))
    set_up(common, seats, decks)


@rule
def ends_game(sheet: Sheet) -> bool:
    """Three refusals, all plans claimed, or no empty lot."""
    if sheet.refusals == MOST_REFUSALS or is_full(sheet):
        return True
    return bool(sheet.plan[0] and sheet.plan[1] and sheet.plan[2])


@rule
def close_round(common: Common, seats: Structs, decks: U8) -> None:
    """All turns are in: turn the claimed plans, see whether the game ends, deal the next round."""
    over, reshuffle = False, False
    for seat in range(len(seats)):
        sheet = seats[seat]
        over |= ends_game(sheet)
        reshuffle |= sheet.reshuffle != 0
        for slot in range(PLANS_IN_PLAY):
            if int(sheet.claims) >> slot & 1:
                common.turned[slot] = 1
    if over or (common.mode == Mode.SOLO and not can_draw_solo(common)):
        common.over = 1
        return
    deal_round(common, seats, reshuffle, decks)
    for seat in range(len(seats)):
        begin_turn(seats[seat])
    common.rounds = int(common.rounds) + 1
