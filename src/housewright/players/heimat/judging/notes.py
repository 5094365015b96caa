"""Notes: what a player writes down while judging a position and solving an auction."""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import F32, I32, struct
from housewright.heimat.printed import COLOURS, MOST_CHEQUES, MOST_SEATS, ROWS

PATTERNS = 7  # of finished rows: none, one of three, two of three
ROW_FEATURES = 12
SHARE_FEATURES = 14


@struct
class Notes:
    """One sheet of notes, written over again and again."""

    lying: Annotated[I32, COLOURS]  # sum of each colour's cubes still lying
    lowest: Annotated[I32, COLOURS]  # the lowest of them
    place: Annotated[I32, ROWS, ROW_FEATURES]  # features of each row: places in the weights,
    amount: Annotated[F32, ROWS, ROW_FEATURES]  # and amounts
    lack: Annotated[I32, ROWS]  # pieces that each row lacks
    count: Annotated[I32, 2]  # place in the weights of patterns with no row and with two rows
    seat_amount: Annotated[F32, SHARE_FEATURES]  # features of a seat, given a pattern
    chance: Annotated[F32, PATTERNS]  # of each pattern of finished rows
    late: Annotated[I32, PATTERNS]  # how near the end is, given a pattern
    strength: Annotated[F32, PATTERNS, MOST_SEATS]  # given a pattern
    win: Annotated[F32, MOST_SEATS]  # chance to win the running game, given a pattern
    share: Annotated[F32, MOST_SEATS]  # of the win: the judgement
    value: Annotated[F32, MOST_SEATS + 1, MOST_CHEQUES + 1, MOST_SEATS]  # by holder and highest bid, to every seat
    placing: Annotated[I32, MOST_SEATS]  # each owner's best move
