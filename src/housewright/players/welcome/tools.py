"""The tools of a player, laid out on the Python side."""

from __future__ import annotations

from housewright.engine.chance import new_stream
from housewright.engine.struct import Structs, new_array
from housewright.players.welcome.choice import PARTS, SHEETS, Choice, Tools
from housewright.players.welcome.outlook import Outlook
from housewright.players.welcome.streets import Part
from housewright.players.welcome.taste import Judgement
from housewright.players.welcome.value import Desk
from housewright.players.welcome.weights import Weights
from housewright.welcome.rules.legal import Legal
from housewright.welcome.state import Sheet

CHOOSY = 2  # lots for which every fence and every bis is tried
WIN_IS_WORTH = 20.0  # points
HASTE = (0.0, 0.3, 0.6, 0.6)  # whoever has refusals early will end the game early


def new_tools(weights: Weights, judgement: Judgement, noise: float, candidates: int, seed: int) -> Tools:
    """Everything a player works with; its mind is its own, the net is shared."""
    mind: Structs = weights.mind.copy()
    mind["judgement"], mind["noise"] = judgement, noise
    mind["choosy"], mind["winning"], mind["haste"] = CHOOSY, WIN_IS_WORTH, HASTE
    return Tools(
        mind,
        weights.net,
        new_array(Outlook, 2),
        new_array(Desk, 2),
        new_array(Part, PARTS),
        new_array(Sheet, SHEETS),
        new_array(Choice, 1),
        new_array(Choice, candidates),
        new_array(Legal, 1),
        new_stream(seed),
    )
