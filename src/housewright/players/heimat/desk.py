"""The desk: room for everything that a player tries out while thinking, taken once and used again."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from housewright.engine.struct import F32, I16, Long, Real, Structs, new_array, struct
from housewright.heimat.printed import MOST_SEATS, ROWS
from housewright.heimat.rules.legal import MOST_LEGAL, Legal
from housewright.heimat.state import Common, Purse
from housewright.players.heimat.notes import Notes
from housewright.players.heimat.survey import Survey

NO_HOLDER = MOST_SEATS  # nobody has bid yet
TRIAL, OFFERED, AUCTIONED, BOARDS = range(MOST_SEATS, MOST_SEATS + 4)  # boards beyond those of the owners
LONGEST_TURN = 2
MOST_CHOICES = MOST_LEGAL + 1
NO_MOVE = -1


@struct
class Taste:
    """What a player is like: how well it judges, how surely it acts, and what it likes beyond winning."""

    trust: Real  # 1: sure of which rows will be finished; 0: has no idea
    error: Annotated[F32, ROWS]  # how far each row is misjudged
    noise: Real  # how far a choice may miss, in shares of a win
    cash: Real  # what a cheque in hand pleases it, in shares of a win,
    houses: Real  # what a point of its own houses pleases it,
    spite: Real  # what a piece that a row lacks pleases it, for every point of others in that row
    offers: Long  # offers that it thinks about
    bids: Long  # how far above the lowest bid it thinks
    roofs: Long  # 0: it thinks of every roof that may be drawn; 1: of one of them
    seat: Long  # where it sits


@struct
class Choices:
    """The whole turns that the actor may make, and what each is worth to every seat."""

    turns: Long  # how many
    pad: Long  # 0
    move: Annotated[I16, MOST_CHOICES, LONGEST_TURN]  # NO_MOVE after the last
    pad_moves: Annotated[I16, 2]  # 0
    value: Annotated[F32, MOST_CHOICES, MOST_SEATS]


class Desk(NamedTuple):
    """Everything that a player needs at hand, for a table of so many seats."""

    boards: Structs  # one of each owner, then those named above
    surveys: Structs  # of the boards of the same numbers
    purses: Structs
    notes: Structs
    choices: Structs
    legal: Structs


def new_desk(seats: int) -> Desk:
    """A desk for a table of so many seats."""
    return Desk(
        boards=new_array(Common, BOARDS),
        surveys=new_array(Survey, BOARDS),
        purses=new_array(Purse, seats),
        notes=new_array(Notes, 1),
        choices=new_array(Choices, 1),
        legal=new_array(Legal, 1),
    )
