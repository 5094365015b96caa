"""The score: every row, black money and the series, the places, and how ties are broken."""

from __future__ import annotations

from housewright.engine.struct import I16, I64, Structs, rule
from housewright.heimat.printed import ROWS, WINS_TO_END
from housewright.heimat.rules.rows import score_board, sees_all_floors

LINES = ("row-A", "row-B", "row-C", "black", "game", "earlier", "total", "wins")
ROW_LINE, BLACK_LINE, GAME_LINE, EARLIER_LINE, TOTAL_LINE, WINS_LINE = 0, 3, 4, 5, 6, 7


@rule
def score(common: Structs, seats: Structs, rows: I16, lines: I16) -> None:
    """Every line of every seat, counting what may be seen; `rows` is scratch, rows by seats."""
    table = common[0]
    score_board(table, seats, sees_all_floors(table), rows)
    for seat in range(len(seats)):
        purse = seats[seat]
        game = int(purse.black)
        for row in range(ROWS):
            lines[seat, ROW_LINE + row] = rows[row, seat]
            game += int(rows[row, seat])
        lines[seat, BLACK_LINE] = purse.black
        lines[seat, GAME_LINE] = game
        lines[seat, EARLIER_LINE] = purse.earlier
        lines[seat, TOTAL_LINE] = game + int(purse.earlier)
        lines[seat, WINS_LINE] = purse.wins


@rule
def standing(common: Structs, seats: Structs, lines: I16, standings: I64) -> None:
    """One number per seat, the higher is the better place.

    A single game: total, then cheques. A series: two wins, total, wins, cheques. In a single game nobody has two wins,
    and the cheques alone decide who has won, so one order serves both.
    """
    for seat in range(len(seats)):
        purse = seats[seat]
        decided = int(int(purse.wins) >= WINS_TO_END)
        cheques = int(purse.cheques) + int(purse.black)
        wins = int(purse.wins) if common[0].games > 1 else 0
        standings[seat] = decided << 40 | (int(lines[seat, TOTAL_LINE]) + 8192) << 16 | wins << 8 | cheques
