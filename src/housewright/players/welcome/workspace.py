"""The workspace: room for everything that a player tries out while thinking, taken once and used again."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from housewright.engine.chance import new_stream
from housewright.engine.struct import U8, Byte, Real, Structs, Word, new_array, struct
from housewright.players.welcome.judging.notes import Notes
from housewright.players.welcome.judging.outlook import Outlook
from housewright.players.welcome.judging.streets import Part
from housewright.players.welcome.judging.taste import Judgement
from housewright.players.welcome.judging.weights import Weights
from housewright.welcome.rules.legal import Legal
from housewright.welcome.state import Sheet

CHOOSY = 2  # lots for which every fence and every bis is tried
WIN_IS_WORTH = 20.0  # points
HASTE = (0.0, 0.3, 0.6, 0.6)  # whoever has refusals early will end the game early
WORST = -1e9

# places among the parts: the streets as they are, the street just written, that of the action, all after claims
WRITTEN, ACTED, AFTER_CLAIMS, PARTS = 3, 4, 5, 8
# and among the sheets: the house written, the action used, the plans claimed, the roundabout built
HOUSE, ACTION_USED, CLAIMS_MADE, ROUNDED, SHEETS = 0, 1, 2, 3, 4


@struct
class Choice:
    """A whole turn, in short."""

    value: Real  # with the player's noise
    points: Real  # expected final points: what the value is made of, without the chance to win
    action: Word  # move that uses the action, or PASS
    number_card: Byte
    action_card: Byte
    number: Byte
    lot: Byte  # NO_LOT for a refusal
    roundabout: Byte  # lot, or NO_LOT
    claims: Byte  # mask of the plans claimed
    reshuffle: Byte
    pad: Annotated[U8, 3]  # 0


class Workspace(NamedTuple):
    """What a player works with."""

    tastes: Structs  # Taste, one
    nets: Structs  # Net, one
    outlooks: Structs  # Outlook: as things are, and after a reshuffle
    notes: Structs  # Notes: one for each outlook
    parts: Structs  # Part: PARTS of them
    sheets: Structs  # Sheet: SHEETS of them
    drafts: Structs  # Choice, one: the turn being valued
    best: Structs  # Choice: the best turns found, the best first
    legal: Structs  # Legal, one
    streams: Structs  # Stream, one: the player's own chance


def new_workspace(weights: Weights, judgement: Judgement, noise: float, candidates: int, seed: int) -> Workspace:
    """Everything a player works with; its taste is its own, the net is shared."""
    taste: Structs = weights.taste.copy()
    taste["judgement"], taste["noise"] = judgement, noise
    taste["choosy"], taste["winning"], taste["haste"] = CHOOSY, WIN_IS_WORTH, HASTE
    return Workspace(
        taste,
        weights.net,
        new_array(Outlook, 2),
        new_array(Notes, 2),
        new_array(Part, PARTS),
        new_array(Sheet, SHEETS),
        new_array(Choice, 1),
        new_array(Choice, candidates),
        new_array(Legal, 1),
        new_stream(seed),
    )
