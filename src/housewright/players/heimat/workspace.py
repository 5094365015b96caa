"""The workspace: room for everything that a player tries out while thinking, taken once and used again."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from housewright.engine.struct import F32, I16, Long, Structs, new_array, struct
from housewright.heimat.printed import MOST_SEATS
from housewright.heimat.rules.legal import MOST_LEGAL, Legal
from housewright.heimat.state import Common, Purse
from housewright.players.heimat.judging.notes import Notes
from housewright.players.heimat.judging.summary import Summary

NO_HOLDER = MOST_SEATS  # nobody has bid yet
TRIAL, OFFERED, AUCTIONED, BOARDS = range(MOST_SEATS, MOST_SEATS + 4)  # boards beyond those of the owners
LONGEST_TURN = 2
MOST_CHOICES = MOST_LEGAL + 1
NO_MOVE = -1


@struct
class Choices:
    """The whole turns that the actor may make, and what each is worth to every seat."""

    turns: Long  # how many
    pad: Long  # 0
    move: Annotated[I16, MOST_CHOICES, LONGEST_TURN]  # NO_MOVE after the last
    pad_moves: Annotated[I16, 2]  # 0
    value: Annotated[F32, MOST_CHOICES, MOST_SEATS]


class Workspace(NamedTuple):
    """Everything that a player needs at hand, for a table of so many seats."""

    boards: Structs  # one of each owner, then those named above
    summaries: Structs  # of the boards of the same numbers
    purses: Structs
    notes: Structs
    choices: Structs
    legal: Structs


def new_workspace(seats: int) -> Workspace:
    """A workspace for a table of so many seats."""
    return Workspace(
        boards=new_array(Common, BOARDS),
        summaries=new_array(Summary, BOARDS),
        purses=new_array(Purse, seats),
        notes=new_array(Notes, 1),
        choices=new_array(Choices, 1),
        legal=new_array(Legal, 1),
    )
