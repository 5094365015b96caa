"""The summary: everything about a board and the purses that a player weighs, gathered once.

A position is judged between two auctions. What belongs to the board (rows, houses, cubes still lying) is summed up
once; what belongs to the purses is counted again whenever money moves, because an auction is solved over many sums of
money.
"""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import F32, I32, Long, Structs, rule, seldom, struct
from housewright.heimat.printed import (
    COLOUR_OF,
    COLOURS,
    DISPLAY,
    DISPLAY_ROWS,
    MOST_SEATS,
    PERMITS,
    ROWS,
    SINGLE_STOREY,
    VALUE_OF,
    VALUES,
)
from housewright.heimat.rules.offers import cubes_left
from housewright.heimat.rules.rows import ends_game, house_owner, house_value
from housewright.heimat.state import NOBODY, ON_OFFER, Common, is_finished, length_of, top_cube
from housewright.players.heimat.judging.notes import Notes


@struct
class Summary:
    """A position between two auctions, as a player sums it up."""

    empty: Annotated[I32, ROWS]  # lots still to be built
    bare: Annotated[I32, ROWS]  # houses without a roof
    permitted: Annotated[I32, ROWS]  # sum of the permits before each row, plus or minus
    finished: Annotated[I32, ROWS]  # 1 if the row is finished
    worth: Annotated[F32, ROWS, MOST_SEATS]  # points of each seat's houses, doubled by the mayor, not signed
    open_houses: Annotated[F32, ROWS, MOST_SEATS]  # each seat's houses without a roof, doubled by the mayor
    exposed: Annotated[F32, ROWS, MOST_SEATS]  # points of those that another's cube may still cover
    promise: Annotated[F32, MOST_SEATS]  # sum of the cubes still lying in each seat's colours
    colours: Annotated[F32, MOST_SEATS]  # colours of each seat
    cash: Annotated[F32, MOST_SEATS]  # cheques in hand
    black: Annotated[F32, MOST_SEATS]  # cheques in the box
    earlier: Annotated[F32, MOST_SEATS]  # points of the earlier games of a series
    wins: Annotated[I32, MOST_SEATS]  # games won in a series
    mayor: Long  # row of the mayor, ON_OFFER or GONE
    permits: Long  # set of the permits on offer
    blank_cube: Long  # 1 if it is on offer
    roofs: Long  # numbered roofs not drawn yet
    cubes: Long  # cubes still lying
    first: Long  # the next auctioneer
    seats: Long  # how many play
    games: Long  # games agreed on
    later: Long  # games still to come after the running one
    ended: Long  # 1 if the game is over on this board


@rule
def count_cubes(common: Common, notes: Notes) -> None:
    """Sum and lowest value of each colour's cubes in the display."""
    for colour in range(COLOURS):
        notes.lying[colour], notes.lowest[colour] = 0, VALUES + 1
    for row in range(DISPLAY_ROWS):
        for place in range(int(common.left[row]), int(common.right[row])):
            cube = int(common.display[row * DISPLAY + place])
            colour, value = int(COLOUR_OF[cube]), int(VALUE_OF[cube])
            notes.lying[colour] += value
            notes.lowest[colour] = min(int(notes.lowest[colour]), value)


@rule
def is_exposed(common: Common, notes: Notes, row: int, lot: int, owner: int) -> bool:
    """Whether a cube that is not the owner's may still be put on this house."""
    if common.roof[row, lot] or SINGLE_STOREY[row, lot]:
        return False
    top = int(VALUE_OF[top_cube(common, row, lot)])
    for colour in range(COLOURS):
        if int(common.owner[colour]) != owner and int(notes.lowest[colour]) < top:
            return True
    return False


@rule
def summarise_row(common: Common, row: int, summary: Summary, notes: Notes) -> None:
    """One row: what it lacks, and what each seat has in it."""
    times = 2 if common.mayor == row else 1
    length, built = length_of(common, row), int(common.built[row])
    summary.empty[row] = max(length, 0) - built
    summary.bare[row] = built - int(common.roofed[row])
    summary.permitted[row] = 0
    for permit in range(PERMITS):
        if common.permit_row[permit] == row:
            summary.permitted[row] += int(common.permit_sign[permit]) * (permit + 1)
    summary.finished[row] = 1 if is_finished(common, row) else 0
    for seat in range(MOST_SEATS):
        summary.worth[row, seat], summary.open_houses[row, seat], summary.exposed[row, seat] = 0, 0, 0
    for lot in range(built):
        owner, value = house_owner(common, row, lot), house_value(common, row, lot, True) * times
        summary.worth[row, owner] += value
        if not common.roof[row, lot]:
            summary.open_houses[row, owner] += times
        if is_exposed(common, notes, row, lot, owner):
            summary.exposed[row, owner] += value


@rule
def permits_on_offer(common: Common) -> int:
    """The set of the permits that nobody has placed yet."""
    permits = 0
    for permit in range(PERMITS):
        if common.permit_row[permit] == ON_OFFER:
            permits += 1 << permit
    return permits


@seldom
def summarise_board(common: Common, first: int, seats: int, summary: Summary, notes: Notes) -> None:
    """Everything but the money, when this seat is the next auctioneer."""
    count_cubes(common, notes)
    for row in range(ROWS):
        summarise_row(common, row, summary, notes)
    for seat in range(MOST_SEATS):
        summary.promise[seat], summary.colours[seat] = 0, 0
    for colour in range(COLOURS):
        if common.owner[colour] != NOBODY:
            summary.promise[int(common.owner[colour])] += int(notes.lying[colour])
            summary.colours[int(common.owner[colour])] += 1
    summary.mayor = int(common.mayor)
    summary.blank_cube = 1 if common.blank_cube == ON_OFFER else 0
    summary.permits = permits_on_offer(common)
    summary.roofs, summary.cubes = int(common.numbered), cubes_left(common)
    summary.first, summary.seats = first, seats
    summary.games, summary.later = int(common.games), int(common.games) - int(common.game)
    summary.ended = 1 if ends_game(common) else 0


@rule
def count_money(seats: Structs, summary: Summary) -> None:
    """Everybody's cheques, and what the earlier games of a series brought."""
    for seat in range(len(seats)):
        summary.cash[seat] = int(seats[seat].cheques)
        summary.black[seat] = int(seats[seat].black)
        summary.earlier[seat] = int(seats[seat].earlier)
        summary.wins[seat] = int(seats[seat].wins)
