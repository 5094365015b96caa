"""What a turn is worth, and the best turns kept in order.

A turn is valued plain, and with every set of claims that it makes possible.
"""

from __future__ import annotations

from housewright.engine.chance import Stream, splitmix
from housewright.engine.struct import Structs, rule, seldom, u64
from housewright.players.welcome.judging.net import weigh
from housewright.players.welcome.judging.notes import Notes
from housewright.players.welcome.judging.streets import measure_street
from housewright.players.welcome.judging.taste import Judgement, Taste
from housewright.players.welcome.judging.value import value
from housewright.players.welcome.workspace import ACTED, AFTER_CLAIMS, CLAIMS_MADE, WRITTEN, Choice, Workspace
from housewright.welcome.printed import PLANS_IN_PLAY, STREETS
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.plans import claim, go_on_claiming, segment, serve, serving_estates, why_not_claim
from housewright.welcome.state import LOWEST, Common, Sheet, Step


@rule
def look(sheet: Sheet, street: int, workspace: Workspace, place: int) -> None:
    """Measure a street, and weigh it if the net judges."""
    measure_street(sheet, street, workspace.parts[place])
    if workspace.tastes[0].judgement == Judgement.NET:
        weigh(workspace.nets[0], workspace.parts[place])


@rule
def look_everywhere(sheet: Sheet, workspace: Workspace, place: int) -> None:
    """Measure all streets."""
    for street in range(STREETS):
        look(sheet, street, workspace, place + street)


@rule
def noise(taste: Taste, stream: Stream) -> float:
    """How far off the player is this time."""
    if taste.noise == 0.0:
        return 0.0
    return float(taste.noise) * (float(splitmix(stream) >> u64(40)) / float(1 << 23) - 1.0)


@rule
def worth(sheet: Sheet, workspace: Workspace, outlook: int, first: int, second: int, third: int, extra: int) -> float:
    """The value of a sheet whose streets were measured at these places."""
    parts = workspace.parts
    return value(
        sheet,
        workspace.outlooks[outlook],
        workspace.tastes[0],
        workspace.nets[0],
        workspace.notes[outlook],
        parts[first],
        parts[second],
        parts[third],
        extra,
    )


@rule
def worth_changed(sheet: Sheet, workspace: Workspace, street: int, place: int, extra: int) -> float:
    """The same with one street changed."""
    first = place if street == 0 else 0
    second = place if street == 1 else 1
    third = place if street == 2 else 2
    return worth(sheet, workspace, 0, first, second, third, extra)


@rule
def worth_acted(sheet: Sheet, workspace: Workspace, written: int, acted: int, extra: int) -> float:
    """The same with a house written in one street and the action used in the same or another."""
    first = ACTED if acted == 0 else WRITTEN if written == 0 else 0
    second = ACTED if acted == 1 else WRITTEN if written == 1 else 1
    third = ACTED if acted == 2 else WRITTEN if written == 2 else 2
    return worth(sheet, workspace, 0, first, second, third, extra)


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
def note(common: Common, sheet: Sheet, workspace: Workspace, action: int, plain: float, extra: int) -> None:
    """A turn and its value; also with the claims that it makes possible."""
    draft, best = workspace.drafts[0], workspace.best
    draft.action = action
    draft.value, draft.points = plain + noise(workspace.tastes[0], workspace.streams[0]), workspace.notes[0].points
    if draft.value > best[len(best) - 1].value:
        keep(best, draft)
    if can_claim(sheet, workspace.notes[0]):
        note_claims(common, sheet, workspace, extra)


@rule
def can_claim(sheet: Sheet, notes: Notes) -> bool:
    """Whether a plan is fulfilled and not claimed yet."""
    for slot in range(PLANS_IN_PLAY):
        if not sheet.plan[slot] and notes.missing[slot] == 0:
            return True
    return False


@seldom
def note_claims(common: Common, sheet: Sheet, workspace: Workspace, extra: int) -> None:
    """The same turn with every set of claims, and with the wish to reshuffle."""
    draft, best = workspace.drafts[0], workspace.best
    claimed = workspace.sheets[CLAIMS_MADE]
    for claims in range(1, 1 << PLANS_IN_PLAY):
        workspace.sheets[CLAIMS_MADE] = sheet
        if not claim_all(common, claimed, claims):
            continue
        look_everywhere(claimed, workspace, AFTER_CLAIMS)
        draft.claims = claims
        for reshuffle in range(1 + int(workspace.outlooks[0].can_reshuffle)):
            draft.reshuffle = reshuffle
            plain = worth(claimed, workspace, reshuffle, AFTER_CLAIMS, AFTER_CLAIMS + 1, AFTER_CLAIMS + 2, extra)
            draft.value = plain + noise(workspace.tastes[0], workspace.streams[0])
            draft.points = workspace.notes[reshuffle].points
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
