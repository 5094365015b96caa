"""The taste: what tells players apart, and what pleases a character."""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import F32, Long, Real, rule, struct
from housewright.heimat.printed import ROWS
from housewright.players.heimat.judging.notes import Notes
from housewright.players.heimat.judging.summary import Summary


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


@rule
def add_liking(summary: Summary, taste: Taste, notes: Notes) -> None:
    """What pleases a character beyond winning."""
    seat = int(taste.seat)
    liking = float(taste.cash) * float(summary.cash[seat])
    for row in range(ROWS):
        liking += float(taste.houses) * float(summary.worth[row, seat])
        lack = int(summary.empty[row]) + int(summary.bare[row])
        for other in range(int(summary.seats)):
            if other != seat:
                liking += float(taste.spite) * float(summary.worth[row, other]) * lack
    notes.share[seat] += liking
