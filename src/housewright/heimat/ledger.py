"""The ledger: what every row is worth to every seat, now and later, between bounds while lower floors are hidden."""

from __future__ import annotations

from housewright.engine.describing import Row
from housewright.engine.game import Score, View
from housewright.heimat.bounds import Bounds
from housewright.heimat.descriptions import ROW_WORDS, Future, FutureSum, LedgerEntry, Lines, Sum
from housewright.heimat.printed import ROWS
from housewright.heimat.rules.rows import house_owner
from housewright.heimat.state import is_finished

Sums = list[list[Bounds]]  # by row and seat


def row_sums(view: View, houses: list[list[Bounds]]) -> Sums:
    """For every row and seat the sum of its houses, doubled by the mayor, as it counts if the row is finished."""
    table = view.common[0]
    return [row_sum(table, row, houses[row], len(view.seats)) for row in range(ROWS)]


def row_sum(table: Row, row: int, houses: list[Bounds], seats: int) -> list[Bounds]:
    """The same for one row."""
    sums = [Bounds(0, 0)] * seats
    times = 2 if int(table.mayor) == row else 1
    for lot, house in enumerate(houses):
        owner = int(house_owner(table, row, lot))
        sums[owner] = Bounds(sums[owner].least + house.least * times, sums[owner].most + house.most * times)
    return sums


def counted(worth: Bounds, finished: bool) -> Bounds:
    """What houses count: plus in a finished row, minus in all others."""
    return worth if finished else Bounds(-worth.most, -worth.least)


def added(sums: list[Bounds], more: int) -> Bounds:
    """Several sums together, and something that is certain."""
    return Bounds(more + sum(each.least for each in sums), more + sum(each.most for each in sums))


def describe_sum(worth: Bounds) -> Sum:
    """A sum between its bounds."""
    return {"least": worth.least, "most": worth.most}


def ledger(view: View, sums: Sums) -> list[LedgerEntry]:
    """What each row is worth to each seat: now, if it is finished as it stands, and if it is not."""
    table = view.common[0]
    return [
        {
            "row": ROW_WORDS[row],
            "seat": seat,
            "now": describe_sum(counted(worth, bool(is_finished(table, row)))),
            "finished": describe_sum(counted(worth, True)),
            "unfinished": describe_sum(counted(worth, False)),
        }
        for row in range(ROWS)
        for seat, worth in enumerate(sums[row])
    ]


def futures(view: View, sums: Sums) -> list[Future]:
    """What everybody would have if all rows but one were finished as they stand."""
    return [{"torn": ROW_WORDS[torn], "sums": future_sums(view, sums, torn)} for torn in range(ROWS)]


def future_sums(view: View, sums: Sums, torn: int) -> list[FutureSum]:
    """What everybody would have if this row was not finished and the others were; who certainly has the most leads."""
    totals = [
        added([counted(sums[row][seat], row != torn) for row in range(ROWS)], int(purse.black))
        for seat, purse in enumerate(view.seats)
    ]
    return [
        {
            "seat": seat,
            "least": own.least,
            "most": own.most,
            "leads": all(own.least > other.most for rival, other in enumerate(totals) if rival != seat),
        }
        for seat, own in enumerate(totals)
    ]


def seat_bounds(view: View, sums: Sums, seat: int, score: Score) -> tuple[Lines, Lines]:
    """The lines of a score as they are at least, and at most."""
    table = view.common[0]
    rows = [counted(sums[row][seat], bool(is_finished(table, row))) for row in range(ROWS)]
    return (
        score_lines(score, [row.least for row in rows]),
        score_lines(score, [row.most for row in rows]),
    )


def score_lines(score: Score, rows: list[int]) -> Lines:
    """The lines of a score in which the rows are worth this."""
    lines = score.lines
    row_a, row_b, row_c = rows
    game = sum(rows) + lines["black"]
    return {
        "row-A": row_a,
        "row-B": row_b,
        "row-C": row_c,
        "black": lines["black"],
        "game": game,
        "earlier": lines["earlier"],
        "total": game + lines["earlier"],
        "wins": lines["wins"],
    }
