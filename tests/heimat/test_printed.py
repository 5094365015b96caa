"""Printed facts agree with their sums."""

from __future__ import annotations

from collections import Counter

from housewright.heimat.printed import (
    BLANK_ROOFS,
    CHEQUES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOUR_OF,
    CUBES,
    DISPLAY,
    DISPLAY_ROWS,
    DISPLAYED,
    LOTS,
    MOST_CHEQUES,
    NUMBERED_ROOFS,
    PERMIT_NAMES,
    ROOF_VALUE,
    ROOFS,
    ROW_LETTERS,
    ROWS,
    SINGLE_STOREY,
    TALLEST,
    TO_THE_STREAM,
    VALUE_OF,
    cube_text,
    roof_text,
)
from tests.clauses import clause


@clause("1.1")
def test_every_colour_has_each_value_once() -> None:
    cubes = Counter((int(COLOUR_OF[cube]), int(VALUE_OF[cube])) for cube in range(CUBES))
    assert cubes == {(colour, value): 1 for colour in range(6) for value in range(1, 7)}
    assert CUBES == 36


@clause("1.1")
def test_12_roofs_are_numbered_and_5_blank() -> None:
    assert Counter(ROOF_VALUE[:ROOFS].tolist()) == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 0: 5}
    assert (NUMBERED_ROOFS, BLANK_ROOFS) == (12, 5)
    assert all(ROOF_VALUE[:NUMBERED_ROOFS])


@clause("1.1")
def test_colours_have_letters_of_their_own() -> None:
    assert COLOUR_NAMES == ("blue", "green", "yellow", "red", "purple", "white")
    assert [name[0].upper() for name in COLOUR_NAMES] == list(COLOUR_LETTERS)
    assert len(set(COLOUR_LETTERS)) == 6


@clause("1.1")
def test_every_cube_has_a_name_of_its_own() -> None:
    assert len({cube_text(cube) for cube in range(CUBES)}) == 36
    assert (cube_text(0), cube_text(35)) == ("B1", "W6")
    assert (roof_text(0), roof_text(11), roof_text(12)) == ("r1", "r6", "r0")


@clause("1.1")
def test_there_are_three_permits() -> None:
    assert PERMIT_NAMES == ("I", "II", "III")


@clause("1.2")
def test_24_cubes_lie_in_the_display() -> None:
    assert (DISPLAY_ROWS, DISPLAY, DISPLAYED) == (3, 8, 24)


@clause("1.4")
def test_five_players_use_all_60_cheques() -> None:
    assert (CHEQUES, MOST_CHEQUES) == (12, 60)


@clause("1.5")
def test_the_board_has_three_rows_of_ten_lots_four_before_the_stream() -> None:
    assert (ROWS, LOTS, TO_THE_STREAM) == (3, 10, 4)
    assert len(set(ROW_LETTERS)) == ROWS


@clause("1.5")
def test_five_lots_have_a_white_fence() -> None:
    fenced = [f"{ROW_LETTERS[row]}{lot + 1}" for row in range(ROWS) for lot in range(LOTS) if SINGLE_STOREY[row, lot]]
    assert fenced == ["A1", "A7", "B3", "B5", "C2"]


@clause("4.6")
def test_all_permits_together_reach_the_last_lot() -> None:
    assert TO_THE_STREAM + 1 + 2 + 3 == LOTS


@clause("4.3")
def test_the_tallest_house_has_a_storey_of_each_value() -> None:
    assert TALLEST == 6
