"""Legal moves, found quickly.

The legal moves of a step are a few spans: a first move and a mask of which ones from there on. A span is kept as one
int, first << 16 | mask; spans stand in ascending order. The conformance kit checks that they name just the moves to
which `why_not` has no objection.
"""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import U32, Long, rule, struct
from housewright.welcome.moves import (
    AGENT,
    BIS,
    CHOOSE,
    CLAIM,
    END,
    ESTATE,
    FENCE,
    LEFT,
    PARK,
    PASS,
    POOL,
    REFUSE,
    RESHUFFLE,
    RIGHT,
    ROUNDABOUT,
    WRITE,
)
from housewright.welcome.printed import (
    FIRST_LOT,
    LOTS,
    STREETS,
    Action,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.actions import (
    raisable_sizes,
    why_not_park,
    why_not_pool,
)
from housewright.welcome.rules.bis import bis_places
from housewright.welcome.rules.fences import fence_places
from housewright.welcome.rules.houses import (
    choices,
    fits_none_on_offer,
    highest_number,
    lowest_number,
    offered_action,
    offered_number,
    reach,
)
from housewright.welcome.rules.piles import (
    why_not_reshuffle,
)
from housewright.welcome.rules.plans import (
    claimable_plans,
    serving_estates,
)
from housewright.welcome.rules.roundabouts import (
    empty_lots,
    why_not_any_roundabout,
)
from housewright.welcome.state import ONES, Common, Mode, Sheet, Step, is_bis_full

MOST_SPANS = 17  # 5 numbers in 3 streets, a refusal, and room for one that proves empty
SPAN_BITS = 16
SPAN_MASK = (1 << SPAN_BITS) - 1


@struct
class Legal:
    """The legal moves of one step, as spans."""

    count: Long  # spans in use
    moves: Long  # moves that they hold
    span: Annotated[U32, MOST_SPANS]  # first move << 16 | mask


@rule
def add_span(legal: Legal, first: int, mask: int) -> None:
    """Add a span unless it is empty."""
    legal.span[int(legal.count)] = first << SPAN_BITS | mask
    legal.count += mask != 0
    legal.moves += int(ONES[mask])


@rule
def find_legal(common: Common, sheet: Sheet, legal: Legal) -> None:
    """The legal moves of the seat's current step."""
    legal.count, legal.moves = 0, 0
    if common.over:
        return
    if sheet.step == Step.CHOOSE:
        find_choices(common, sheet, legal)
    elif sheet.step == Step.WRITE:
        find_writings(common, sheet, legal)
    elif sheet.step == Step.ACT:
        find_actions(common, sheet, legal)
        add_span(legal, PASS, 1)
    elif sheet.step == Step.FINISH:
        find_endings(common, sheet, legal)
        add_span(legal, END, 1)
    elif sheet.step == Step.ESTATES:
        for street in range(STREETS):
            add_span(legal, ESTATE + int(FIRST_LOT[street]), serving_estates(sheet, street))


@rule
def find_choices(common: Common, sheet: Sheet, legal: Legal) -> None:
    """House due: a combination, a refusal, or a roundabout."""
    add_span(legal, CHOOSE, choices(common, sheet))
    if common.mode != Mode.DRAFT and fits_none_on_offer(common, sheet):
        add_span(legal, REFUSE, 1)
    find_roundabouts(common, sheet, legal)


@rule
def find_writings(common: Common, sheet: Sheet, legal: Legal) -> None:
    """A combination is taken: every lot for every number that it allows."""
    number = offered_number(common, sheet, int(sheet.number_card))
    change = reach(sheet, offered_action(common, sheet, int(sheet.action_card)))
    for candidate in range(lowest_number(number, change), highest_number(number, change) + 1):
        for street in range(STREETS):
            first = WRITE + candidate * LOTS + int(FIRST_LOT[street])
            add_span(legal, first, int(sheet.fits[street, candidate]))
    if common.mode == Mode.DRAFT and fits_none_on_offer(common, sheet):
        add_span(legal, REFUSE, 1)


@rule
def find_actions(common: Common, sheet: Sheet, legal: Legal) -> None:
    """Every way to do the action of the combination taken."""
    action = offered_action(common, sheet, int(sheet.action_card))
    if action == Action.SURVEYOR:
        for street in range(STREETS):
            add_span(legal, FENCE + int(FIRST_LOT[street]), fence_places(sheet, street))
    elif action == Action.AGENT:
        add_span(legal, AGENT, raisable_sizes(sheet))
    elif action == Action.LANDSCAPER:
        add_span(legal, PARK, int(why_not_park(sheet) == Reason.NONE))
    elif action == Action.POOL:
        add_span(legal, POOL, int(why_not_pool(sheet) == Reason.NONE))
    elif action == Action.BIS and not is_bis_full(sheet):
        for side in (LEFT, RIGHT):
            for street in range(STREETS):
                add_span(legal, BIS + side * LOTS + int(FIRST_LOT[street]), bis_places(sheet, street, side))


@rule
def find_endings(common: Common, sheet: Sheet, legal: Legal) -> None:
    """What may still be done after the action: a roundabout, claims, the wish to reshuffle."""
    find_roundabouts(common, sheet, legal)
    add_span(legal, CLAIM, claimable_plans(common, sheet))
    add_span(legal, RESHUFFLE, int(why_not_reshuffle(common, sheet) == Reason.NONE))


@rule
def find_roundabouts(common: Common, sheet: Sheet, legal: Legal) -> None:
    """Every empty lot, if a roundabout may be built now."""
    if why_not_any_roundabout(common, sheet) == Reason.NONE:
        for street in range(STREETS):
            add_span(legal, ROUNDABOUT + int(FIRST_LOT[street]), empty_lots(sheet, street))
