"""Notes: what a player writes down while working out the value of a sheet."""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import F32, I16, U8, U16, Byte, Long, Real, struct
from housewright.players.welcome.judging.net import LANES
from housewright.players.welcome.judging.streets import HEADS, HIDDEN
from housewright.welcome.printed import LOTS, PLANS_IN_PLAY
from housewright.welcome.scoring import TOTAL_LINE

MOST_FEATURES = 96  # of a sheet and of the table; a street's are its own


@struct
class Notes:
    """One sheet of notes, written over again and again."""

    hidden: Annotated[F32, HIDDEN]
    table_hidden: Annotated[F32, HIDDEN]  # what the table's features add, the same for all turns of a round
    lane: Annotated[F32, LANES]
    rank: Annotated[F32, LOTS]  # value of a house on each lot, without its action
    skip: Annotated[F32, HEADS]
    table_skip: Annotated[F32, HEADS]
    points: Real  # expected final points
    win: Real  # expected share of the win
    looked: Long  # sheets valued so far
    lines: Annotated[I16, TOTAL_LINE + 1]
    feature: Annotated[U16, MOST_FEATURES]
    table_feature: Annotated[U16, MOST_FEATURES]
    score: Annotated[I16, 1]  # points so far
    features: Byte
    table_features: Byte
    missing: Annotated[U8, PLANS_IN_PLAY]  # what each plan lacks
    ends: Byte  # 1 if the sheet ends the game
