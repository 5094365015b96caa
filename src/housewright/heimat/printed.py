"""Printed facts: the cubes, roofs, special pieces and the board, as they lie in the box."""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import U8

# --- pieces -----------------------------------------------------------------------------------------------------------

COLOUR_LETTERS = "BGYRPW"
COLOUR_NAMES = ("blue", "green", "yellow", "red", "purple", "white")
COLOURS = len(COLOUR_NAMES)
VALUES = 6  # cubes and roofs are worth 1..6
CUBES = COLOURS * VALUES  # cube = colour * 6 + value - 1
NO_CUBE = 255
COLOUR_OF: U8 = np.array([cube // VALUES if cube < CUBES else COLOURS for cube in range(256)], np.uint8)
VALUE_OF: U8 = np.array([cube % VALUES + 1 if cube < CUBES else 0 for cube in range(256)], np.uint8)

NUMBERED_ROOFS = 12
BLANK_ROOFS = 5
ROOFS = NUMBERED_ROOFS + BLANK_ROOFS  # roofs 0..11 are numbered, 12..16 blank
UNSEEN = 255
ROOF_VALUE: U8 = np.array([roof // 2 + 1 if roof < NUMBERED_ROOFS else 0 for roof in range(256)], np.uint8)

PERMITS = 3  # permit 0, 1, 2 is worth 1, 2, 3 lots
PERMIT_NAMES = ("I", "II", "III")
CHEQUES = 12

DISPLAY_ROWS = 3
DISPLAY = 8  # cubes in a display row at the start
DISPLAYED = DISPLAY_ROWS * DISPLAY

# --- board ------------------------------------------------------------------------------------------------------------

ROWS = 3
ROW_LETTERS = "ABC"
LOTS = 10
TO_THE_STREAM = 4  # lots before the stream: the permitted length without permits
SINGLE_STOREY_LOTS = ((1, 7), (3, 5), (2,))
SINGLE_STOREY: U8 = np.array([[int(lot + 1 in lots) for lot in range(LOTS)] for lots in SINGLE_STOREY_LOTS], np.uint8)
TALLEST = VALUES  # storeys of the tallest house: values fall from floor to floor

FEWEST_SEATS, MOST_SEATS = 2, 5
MOST_CHEQUES = CHEQUES * MOST_SEATS
ROWS_TO_FINISH = 2
MOST_GAMES = 9
WINS_TO_END = 2


def cube_text(cube: int) -> str:
    """A cube's name: letter of the colour and value."""
    return f"{COLOUR_LETTERS[int(COLOUR_OF[cube])]}{int(VALUE_OF[cube])}"


def roof_text(roof: int) -> str:
    """A roof's name: r and its value, 0 if blank."""
    return f"r{int(ROOF_VALUE[roof])}"
