"""Bounds: what a house is worth at least and at most, as far as its lower floors follow from what everybody sees.

Storeys descend from below, and every cube exists once: what lies open elsewhere is no lower floor, and what must be the
lower floor of one house is none of another. Values that a floor may have are bits, the lowest for a 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from housewright.engine.describing import Row
from housewright.heimat.moves import ENDS
from housewright.heimat.printed import CUBES, DISPLAY, DISPLAY_ROWS, ROWS, VALUES
from housewright.heimat.rules.rows import sees_all_floors

ANY_VALUE = (1 << VALUES) - 1
Houses: TypeAlias = dict[tuple[int, int], list[int]]  # cubes by row and lot


class Bounds(NamedTuple):
    """A sum that lies between these two."""

    least: int
    most: int


@dataclass(slots=True)
class Floors:
    """The lower floors of a house, from the top down: their colours, and the values that each may have."""

    top: int  # value of the cube above them
    colours: list[int]
    values: list[int]

    def narrow(self) -> None:
        """Each floor is higher than the one above it, and lower than the one below."""
        lowest = self.top
        for place, values in enumerate(self.values):
            self.values[place] = values & ANY_VALUE << lowest
            lowest = least_of(self.values[place])
        highest = VALUES + 1
        for place in reversed(range(len(self.values))):
            self.values[place] &= ANY_VALUE >> VALUES + 1 - highest
            highest = most_of(self.values[place])

    def worth(self) -> tuple[int, int]:
        """The least and the most that they are worth together."""
        return sum(map(least_of, self.values)), sum(map(most_of, self.values))


def least_of(values: int) -> int:
    """The lowest of some values; beyond all of them if there is none."""
    return (values & -values).bit_length() if values else VALUES


def most_of(values: int) -> int:
    """The highest of some values."""
    return values.bit_length() if values else 1


def houses(table: Row) -> list[list[Bounds]]:
    """For every house, row by row, what it is worth: its cubes and its roof."""
    board, roofs = standing(table), table.roof.tolist()
    lower = {} if sees_all_floors(table) else lower_floors(table, board)
    found: list[list[Bounds]] = [[] for _ in range(ROWS)]
    for (row, lot), cubes in board.items():
        floors = lower.get((row, lot))
        value = roofs[row][lot] + sum(cube % VALUES + 1 for cube in (cubes[-1:] if floors else cubes))
        least, most = floors.worth() if floors else (0, 0)
        found[row].append(Bounds(value + least, value + most))
    return found


def standing(table: Row) -> Houses:
    """The cubes of every house from the ground up."""
    floors, heights = table.floor.tolist(), table.height.tolist()
    return {
        (row, lot): floors[row][lot][: heights[row][lot]] for row in range(ROWS) for lot in range(int(table.built[row]))
    }


def lower_floors(table: Row, board: Houses) -> dict[tuple[int, int], Floors]:
    """What can be told about the lower floors of all houses that have some."""
    stacks = {place: cubes for place, cubes in board.items() if len(cubes) > 1}
    if not stacks:
        return {}
    unseen = unseen_cubes(table, board)
    found = deduce(stacks, [unseen >> first & ANY_VALUE for first in range(0, CUBES, VALUES)])
    if all(all(house.values) for house in found.values()):
        return found
    return deduce(stacks, None)  # on a board that was drawn by hand a cube may lie twice


def unseen_cubes(table: Row, board: Houses) -> int:
    """The cubes that lie open nowhere, as bits."""
    display, left, right = table.display.tolist(), table.left.tolist(), table.right.tolist()
    seen = [cubes[-1] for cubes in board.values()]
    for row in range(DISPLAY_ROWS):
        seen += display[row * DISPLAY + left[row] : row * DISPLAY + right[row]]
    if int(table.piece) < ENDS:
        seen.append(int(table.thing))
    unseen = (1 << CUBES) - 1
    for cube in seen:
        unseen &= ~(1 << cube)
    return unseen


def deduce(stacks: Houses, unseen: list[int] | None) -> dict[tuple[int, int], Floors]:
    """What lower floors may be; by colour the values that lie open nowhere, if every cube exists once."""
    found: dict[tuple[int, int], Floors] = {}
    for place, cubes in stacks.items():
        colours = [cube // VALUES for cube in reversed(cubes[:-1])]
        values = [unseen[colour] if unseen else ANY_VALUE for colour in colours]
        found[place] = Floors(cubes[-1] % VALUES + 1, colours, values)
    everything = list(found.values())
    for house in everything:
        house.narrow()
    if unseen:
        share(everything)
    return found


def share(everything: list[Floors]) -> None:
    """What must be the lower floor of one house is none of another, as often as something follows from it."""
    certain: set[tuple[int, int]] = set()
    while True:
        before = len(certain)
        for house in everything:
            for colour, values in zip(house.colours, house.values, strict=True):
                if values.bit_count() == 1 and (colour, values) not in certain:
                    certain.add((colour, values))
                    exclude(everything, house, colour, values)
        if len(certain) == before:
            return


def exclude(everything: list[Floors], owner: Floors, colour: int, value: int) -> None:
    """No other house has this cube."""
    for house in everything:
        if house is not owner and colour in house.colours:
            house.values = [
                values & ~value if other == colour else values
                for other, values in zip(house.colours, house.values, strict=True)
            ]
            house.narrow()
