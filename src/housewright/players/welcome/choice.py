"""What a turn is worth: the tools of a player, and the best turns kept in order.

A turn is valued plain, and with every set of claims that it makes possible.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from housewright.engine.chance import Stream, splitmix
from housewright.engine.struct import U8, Byte, Real, Structs, Word, rule, seldom, struct, u64
from housewright.players.welcome.net import weigh
from housewright.players.welcome.streets import survey
from housewright.players.welcome.taste import Judgement, Mind
from housewright.players.welcome.value import Desk, value
from housewright.welcome.printed import (
    PLANS_IN_PLAY,
    STREETS,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.plans import claim, go_on_claiming, segment, serve, serving_estates, why_not_claim
from housewright.welcome.state import LOWEST, Common, Sheet, Step

WORST = -1e9


@struct
class Choice:
    """A whole turn, in short."""

    value: Real  # with the player's noise
    action: Word  # move that uses the action, or PASS
    number_card: Byte
    action_card: Byte
    number: Byte
    lot: Byte  # NO_LOT for a refusal
    roundabout: Byte  # lot, or NO_LOT
    claims: Byte  # mask of the plans claimed
    reshuffle: Byte
    pad: Annotated[U8, 3]  # 0


class Tools(NamedTuple):
    """What a player works with."""

    minds: Structs  # Mind, one
    nets: Structs  # Net, one
    outlooks: Structs  # Outlook: as things are, and after a reshuffle
    desks: Structs  # Desk: one for each outlook
    parts: Structs  # Part: PARTS of them
    sheets: Structs  # Sheet: SHEETS of them
    drafts: Structs  # Choice, one: the turn being valued
    best: Structs  # Choice: the best turns found, the best first
    legal: Structs  # Legal, one
    streams: Structs  # Stream, one: the player's own chance


# places among the parts: the streets as they are, the street just written, that of the action, all after claims
WRITTEN, ACTED, AFTER_CLAIMS, PARTS = 3, 4, 5, 8
# and among the sheets: the house written, the action used, the plans claimed, the roundabout built
HOUSE, ACTION_USED, CLAIMS_MADE, ROUNDED, SHEETS = 0, 1, 2, 3, 4


@rule
def look(sheet: Sheet, street: int, tools: Tools, place: int) -> None:
    """Survey a street, and weigh it if the net judges."""
    survey(sheet, street, tools.parts[place])
    if tools.minds[0].judgement == Judgement.NET:
        weigh(tools.nets[0], tools.parts[place])


@rule
def look_everywhere(sheet: Sheet, tools: Tools, place: int) -> None:
    """Survey all streets."""
    for street in range(STREETS):
        look(sheet, street, tools, place + street)


@rule
def noise(mind: Mind, stream: Stream) -> float:
    """How far off the player is this time."""
    if mind.noise == 0.0:
        return 0.0
    return float(mind.noise) * (float(splitmix(stream) >> u64(40)) / float(1 << 23) - 1.0)


@rule
def worth(sheet: Sheet, tools: Tools, outlook: int, first: int, second: int, third: int, extra: int) -> float:
    """The value of a sheet whose streets were surveyed at these places."""
    parts = tools.parts
    return value(
        sheet,
        tools.outlooks[outlook],
        tools.minds[0],
        tools.nets[0],
        tools.desks[outlook],
        parts[first],
        parts[second],
        parts[third],
        extra,
    )


@rule
def worth_changed(sheet: Sheet, tools: Tools, street: int, place: int, extra: int) -> float:
    """The same with one street changed."""
    first = place if street == 0 else 0
    second = place if street == 1 else 1
    third = place if street == 2 else 2
    return worth(sheet, tools, 0, first, second, third, extra)


@rule
def worth_acted(sheet: Sheet, tools: Tools, written: int, acted: int, extra: int) -> float:
    """The same with a house written in one street and the action used in the same or another."""
    first = ACTED if acted == 0 else WRITTEN if written == 0 else 0
    second = ACTED if acted == 1 else WRITTEN if written == 1 else 1
    third = ACTED if acted == 2 else WRITTEN if written == 2 else 2
    return worth(sheet, tools, 0, first, second, third, extra)


@seldom
def keep(best: Structs, draft: Choice) -> None:
    """Put a turn in its place among the best; one of the same value leads to the same sheet."""
    place = len(best) - 1
    for other in range(place):
        if best[other].value == draft.value:
            return
    while place > 0 and best[place - 1].value < draft.value:
        best[place] = best[place - 1]
        place -= 1
    best[place] = draft


@rule
def note(common: Common, sheet: Sheet, tools: Tools, action: int, plain: float, extra: int) -> None:
    """A turn and its value; also with the claims that it makes possible."""
    draft, best = tools.drafts[0], tools.best
    draft.action = action
    draft.value = plain + noise(tools.minds[0], tools.streams[0])
    if draft.value > best[len(best) - 1].value:
        keep(best, draft)
    if can_claim(sheet, tools.desks[0]):
        note_claims(common, sheet, tools, extra)


@rule
def can_claim(sheet: Sheet, desk: Desk) -> bool:
    """Whether a plan is fulfilled and not claimed yet."""
    for slot in range(PLANS_IN_PLAY):
        if not sheet.plan[slot] and desk.missing[slot] == 0:
            return True
    return False


@seldom
def note_claims(common: Common, sheet: Sheet, tools: Tools, extra: int) -> None:
    """The same turn with every set of claims, and with the wish to reshuffle."""
    draft, best = tools.drafts[0], tools.best
    claimed = tools.sheets[CLAIMS_MADE]
    for claims in range(1, 1 << PLANS_IN_PLAY):
        tools.sheets[CLAIMS_MADE] = sheet
        if not claim_all(common, claimed, claims):
            continue
        look_everywhere(claimed, tools, AFTER_CLAIMS)
        draft.claims = claims
        for reshuffle in range(1 + int(tools.outlooks[0].can_reshuffle)):
            draft.reshuffle = reshuffle
            plain = worth(claimed, tools, reshuffle, AFTER_CLAIMS, AFTER_CLAIMS + 1, AFTER_CLAIMS + 2, extra)
            draft.value = plain + noise(tools.minds[0], tools.streams[0])
            if draft.value > best[len(best) - 1].value:
                keep(best, draft)
    draft.claims, draft.reshuffle = 0, 0


@rule
def claim_all(common: Common, sheet: Sheet, claims: int) -> bool:
    """Claim these plans one after the other, each with the first estates that serve; false if one cannot be claimed."""
    for slot in range(PLANS_IN_PLAY):
        if not claims >> slot & 1:
            continue
        if why_not_claim(common, sheet, slot) != Reason.NONE:
            return False
        claim(common, sheet, slot)
        while sheet.step == Step.ESTATES:
            serve_first(sheet)
    return True


@seldom
def serve_first(sheet: Sheet) -> None:
    """The first estate that serves the plan being claimed."""
    for street in range(STREETS):
        starts = serving_estates(sheet, street)
        if starts:
            serve(sheet, street, segment(sheet, street, int(LOWEST[starts])))
            go_on_claiming(sheet)
            return
