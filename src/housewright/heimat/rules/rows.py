"""Rows: when one is finished, when the game ends, and what a row is worth."""

from __future__ import annotations

from housewright.engine.struct import I16, Structs, rule
from housewright.heimat.printed import COLOUR_OF, ROWS, ROWS_TO_FINISH, VALUE_OF
from housewright.heimat.rules.offers import cubes_left
from housewright.heimat.state import Common, is_finished, top_cube, unroofed_houses


@rule
def ends_game(common: Common) -> bool:
    """Two rows are finished, or no roof can ever be placed again."""
    finished = 0
    for row in range(ROWS):
        finished += is_finished(common, row)
    if finished >= ROWS_TO_FINISH or common.numbered == 0:
        return True
    return unroofed_houses(common) == 0 and cubes_left(common) == 0


@rule
def house_value(common: Common, row: int, lot: int, all_floors: bool) -> int:
    """The sum of a house: its cubes and its roof, or only what is visible of it."""
    value = int(common.roof[row, lot])
    if not all_floors:
        return value + int(VALUE_OF[top_cube(common, row, lot)])
    for storey in range(int(common.height[row, lot])):
        value += int(VALUE_OF[common.floor[row, lot, storey]])
    return value


@rule
def house_owner(common: Common, row: int, lot: int) -> int:
    """The owner of the top cube."""
    return int(common.owner[int(COLOUR_OF[top_cube(common, row, lot)])])


@rule
def row_sums(common: Common, row: int, all_floors: bool, sums: I16) -> None:
    """For every seat the sum of its houses in the row, doubled by the mayor, not signed yet."""
    times = 2 if common.mayor == row else 1
    for lot in range(int(common.built[row])):
        sums[house_owner(common, row, lot)] += house_value(common, row, lot, all_floors) * times


@rule
def sees_all_floors(common: Common) -> bool:
    """Whether sums count every floor: with open floors, and when everything is over."""
    return bool(common.open_floors) or bool(common.over)


@rule
def score_board(common: Common, seats: Structs, all_floors: bool, rows: I16) -> None:
    """The signed sums of every row (first index) for every seat (second)."""
    for row in range(ROWS):
        for seat in range(len(seats)):
            rows[row, seat] = 0
        row_sums(common, row, all_floors, rows[row])
        if not is_finished(common, row):
            for seat in range(len(seats)):
                rows[row, seat] = -rows[row, seat]
