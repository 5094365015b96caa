"""Draw a board, and ask what may be done.

A row is drawn house by house from the street: `R6` a house of one cube, `R6B4` a red 6 with a blue 4 on top, `R6B4^3`
the same with a roof of 3. Permits: `"I:A+ II:B-"`. Owners: `"R:1 B:2"` (seats from 1); colours on the board without
one are seat 1's. The display is in order unless given: B1…B6 G1 G2, G3…Y4, Y5…P6; roofs are drawn in the order given.

    at = Board("R6B4^3 W5", seats=3, permits="I:A+")
    at.play("<1")                       # whole turns of whoever is to act; each closes
    assert at.why("3") == Reason.NONE   # of whoever is to act now
    assert at.legal() == {"1", "2", …}
"""

from __future__ import annotations

import re
from typing import Any

from housewright.engine.game import Box, Deal, State
from housewright.engine.session import play
from housewright.heimat.game import Heimat
from housewright.heimat.notation import cube_names, read_options, roof_names
from housewright.heimat.printed import COLOUR_LETTERS, COLOUR_OF, PERMIT_NAMES, ROOF_VALUE, ROW_LETTERS
from housewright.heimat.reasons import Reason
from housewright.heimat.state import NOBODY, is_finished, length_of

HEIMAT = Heimat()
HOUSE = re.compile(r"((?:[BGYRPW][1-6])+)(?:\^([1-6]))?")


class Board:
    """A game of Neue Heimat in a drawn position; seat 1 (index 0) is auctioneer unless `first` says otherwise."""

    def __init__(
        self,
        upper: str = "",
        middle: str = "",
        lower: str = "",
        *,
        options: str = "",
        seats: int = 3,
        first: int | tuple[int, ...] = 1,
        permits: str = "",
        mayor: str = "",
        owners: str = "",
        hands: tuple[int, ...] = (),
        boxes: tuple[int, ...] = (),
        display: str = "",
        roofs: str = "",
        taken: tuple[int, int, int] = (0, 0, 0),
        drawn: int = 0,
        deal: Deal | None = None,
    ) -> None:
        self.game = HEIMAT
        self.state: State = HEIMAT.new(options, seats, deal or box_of(options, first, display, roofs))
        self.common: Any = self.state.common[0]
        self.draw(upper, middle, lower, permits=permits, mayor=mayor, owners=owners)
        if hands:
            self.state.seats["cheques"] = hands
        if boxes:
            self.state.seats["black"] = boxes
        self.common.left[:] = taken
        self.common.drawn = drawn
        self.common.numbered -= sum(int(ROOF_VALUE[roof]) > 0 for roof in self.common.roofs[:drawn])

    def draw(
        self,
        upper: str = "",
        middle: str = "",
        lower: str = "",
        *,
        permits: str = "",
        mayor: str = "",
        owners: str = "",
    ) -> Board:
        """Put all this on the empty board of the running game."""
        for row, drawing in enumerate((upper, middle, lower)):
            for house in drawing.split():
                self.draw_house(row, house)
        for permit in permits.split():
            name, row_text = permit.split(":")
            self.common.permit_row[PERMIT_NAMES.index(name)] = ROW_LETTERS.index(row_text[0])
            self.common.permit_sign[PERMIT_NAMES.index(name)] = 1 if row_text[1] == "+" else -1
        if mayor:
            self.common.mayor = ROW_LETTERS.index(mayor)
        for owner in owners.split():
            self.common.owner[COLOUR_LETTERS.index(owner[0])] = int(owner[2:]) - 1
        return self

    def draw_house(self, row: int, drawing: str) -> None:
        """Put one house on the row's next lot."""
        found = HOUSE.fullmatch(drawing)
        assert found, f"not a house: {drawing}"
        lot = int(self.common.built[row])
        cubes = [cube_names().index(cube) for cube in re.findall("..", found[1])]
        self.common.floor[row, lot, : len(cubes)] = cubes
        self.common.height[row, lot] = len(cubes)
        self.common.built[row] += 1
        for cube in cubes:
            colour = int(COLOUR_OF[cube])
            if int(self.common.owner[colour]) == NOBODY:
                self.common.owner[colour] = 0
        if found[2]:
            self.common.roof[row, lot] = int(found[2])
            self.common.roofed[row] += 1

    @property
    def actor(self) -> int:
        """Index of the seat to act."""
        return int(self.common.actor)

    def play(self, *turns: str) -> Board:
        """Whole turns, each by whoever is to act; every move must be legal, and every turn complete."""
        for turn in turns:
            self.begin(turn)
            assert HEIMAT.is_turn_complete(self.state, self.actor), f"not a whole turn: {turn}"
            HEIMAT.close_round(self.state)
        return self

    def begin(self, moves: str) -> Board:
        """Moves of the running turn, which stays open."""
        play(HEIMAT, self.state, self.actor, [HEIMAT.read(token) for token in moves.split()])
        return self

    def why(self, move: str, seat: int | None = None) -> Reason:
        """Why the move is illegal now, for whoever is to act unless a seat index is given."""
        asked = self.actor if seat is None else seat
        reason = HEIMAT.why_not(self.state, asked, HEIMAT.read(move))
        assert (HEIMAT.read(move) in HEIMAT.legal(self.state, asked)) == (reason == Reason.NONE)
        return reason

    def legal(self) -> set[str]:
        """The legal moves of whoever is to act."""
        return {HEIMAT.write(move) for move in HEIMAT.legal(self.state, self.actor)}

    def piece(self) -> Any:
        """What is on offer, as all see it."""
        return self.seen()["auction"]["piece"]

    def seen(self, viewer: int = 0) -> Any:
        """The description of what the viewer may know."""
        return HEIMAT.describe(HEIMAT.view(self.state, viewer))

    def phase(self) -> str:
        """What the auction waits for."""
        return str(self.seen()["auction"]["phase"])

    def length(self, row: str) -> int:
        """The permitted length of a row."""
        return length_of(self.common, ROW_LETTERS.index(row))

    def is_finished(self, row: str) -> bool:
        """Whether the row is finished."""
        return bool(is_finished(self.common, ROW_LETTERS.index(row)))

    def is_over(self) -> bool:
        """Whether everything is over."""
        return HEIMAT.is_over(self.state)

    def hands(self) -> list[int]:
        """Cheques in hand."""
        return [int(purse.cheques) for purse in self.state.seats]

    def boxes(self) -> list[int]:
        """Cheques in the black-money boxes."""
        return [int(purse.black) for purse in self.state.seats]

    def points(self, line: str, seat: int = 0) -> int:
        """A line of the seat's score."""
        return HEIMAT.scores(self.state)[seat].lines[line]

    def places(self) -> list[int]:
        """Everybody's place."""
        return [score.place for score in HEIMAT.scores(self.state)]


def box_of(options: str, first: int | tuple[int, ...], display: str, roofs: str) -> Box:
    """A real box with these cubes and roofs on top, the rest in order; for a series the same for every game.

    Several first auctioneers are those of the games of a series, one after the other.
    """
    agreed = read_options(options)
    cubes = on_top(display.split(), cube_names())[:24]
    all_roofs = on_top(roofs.split(), roof_names(agreed))
    firsts = (first,) * agreed.games if isinstance(first, int) else first
    return Box(tuple(f"seat-{seat}" for seat in firsts), (tuple(cubes), tuple(all_roofs)) * len(firsts))


def on_top(wanted: list[str], everything: list[str]) -> list[str]:
    """The wanted pieces, then all others in their order."""
    rest = list(everything)
    for piece in wanted:
        rest.remove(piece)
    return wanted + rest
