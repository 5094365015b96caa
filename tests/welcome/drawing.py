"""Draw a sheet, lay out cards, and ask what may be done.

A street is drawn lot by lot, separated by blanks: `.` empty, `8` a house, `8b` a bis, `8p` with its pool, `@` a
roundabout, `8u` used for a plan; a `|` behind a lot is a fence on its right. Street ends need none.

    at = Table("1 3 3b . . 8| . . . .", cards="8F 5T 3B")
    at.play("1")                      # moves of seat 1's running turn, which must be legal
    assert at.why("8:B5") == Reason.NONE
    assert at.legal("fence") == {"|A1", …}
"""

from __future__ import annotations

from typing import Any

from housewright.engine.game import Seed, State
from housewright.engine.session import play
from housewright.welcome.game import Welcome
from housewright.welcome.moves import KIND_OF, Kind
from housewright.welcome.notation import read_cards
from housewright.welcome.printed import LENGTHS, PILE, PILES, PLAN_KIND, PLAN_NAMES, PlanKind
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.fences import build_fence
from housewright.welcome.rules.houses import write_number
from housewright.welcome.rules.plans import segment
from housewright.welcome.rules.roundabouts import build_roundabout
from housewright.welcome.state import Mode

WELCOME = Welcome()
EMPTY_STREETS = tuple(" ".join("." * length) for length in LENGTHS)


class Table:
    """A game of Welcome To in a drawn position; seat 0 is the one we look at."""

    def __init__(
        self,
        top: str = EMPTY_STREETS[0],
        middle: str = EMPTY_STREETS[1],
        bottom: str = EMPTY_STREETS[2],
        *,
        cards: str = "8F 8E 8L",
        options: str = "",
        seats: int = 2,
        plans: str = "estates-66 estates-36 estates-126",
        **tracks: int | tuple[int, ...],
    ) -> None:
        self.game = WELCOME
        self.state: State = WELCOME.new(options, seats, Seed(bytes(range(32))))
        self.common: Any = self.state.common[0]
        self.sheet: Any = self.state.seats[0]
        self.common.plan[:] = [PLAN_NAMES.index(name) for name in plans.split()]
        self.lay_out(cards)
        self.draw(0, top, middle, bottom, **tracks)

    def lay_out(self, cards: str) -> None:
        """Three combinations (number and action of each), or the three cards of seat 0."""
        ids = [read_cards([name])[0] for name in cards.split()]
        assert len(ids) == PILES
        if self.common.mode != Mode.PILES:
            self.sheet.hand[:] = ids
            return
        for pile, card in enumerate(ids):
            self.common.deck[pile * PILE + int(self.common.top)] = card
            self.common.deck[pile * PILE + int(self.common.top) - 1] = card

    def draw(self, seat: int, top: str, middle: str, bottom: str, **tracks: int | tuple[int, ...]) -> None:
        """Draw a seat's streets and set its tracks (temps=3, parks=(0, 1, 0), …)."""
        sheet: Any = self.state.seats[seat]
        for street, drawing in enumerate((top, middle, bottom)):
            lots = drawing.replace("|", "| ").split()
            assert len(lots) == LENGTHS[street], f"street {'ABC'[street]} has {LENGTHS[street]} lots: {drawing}"
            for place, lot in enumerate(lots):
                draw_lot(sheet, street, place, lot)
            close_used_estates(sheet, street)
        for name, value in tracks.items():
            setattr(sheet, name, value)
        sheet.rounded = 0

    def play(self, turn: str, seat: int = 0) -> Table:
        """Make these moves of the seat's running turn; each must be legal."""
        play(WELCOME, self.state, seat, [WELCOME.read(token) for token in turn.split()])
        return self

    def why(self, move: str, seat: int = 0) -> Reason:
        """Why the move is illegal now."""
        return WELCOME.why_not(self.state, seat, WELCOME.read(move))

    def legal(self, kind: str = "", seat: int = 0) -> set[str]:
        """The legal moves now, all or of one kind."""
        moves = WELCOME.legal(self.state, seat)
        return {WELCOME.write(move) for move in moves if kind in ("", Kind(int(KIND_OF[move])).name.lower())}

    def is_done(self, seat: int = 0) -> bool:
        """Whether the seat's turn is complete."""
        return WELCOME.is_turn_complete(self.state, seat)

    def close(self) -> Table:
        """Close the round as it stands."""
        WELCOME.close_round(self.state)
        return self

    def points(self, line: str, seat: int = 0) -> int:
        """A line of the seat's score."""
        return WELCOME.scores(self.state)[seat].lines[line]

    def place(self, seat: int = 0) -> int:
        """The seat's place."""
        return WELCOME.scores(self.state)[seat].place


def draw_lot(sheet: Any, street: int, place: int, lot: str) -> None:
    """Put one lot on the sheet."""
    text = lot.removesuffix("|")
    if text == "@":
        build_roundabout(sheet, street, place)
    elif text != ".":
        number = int(text.rstrip("bpu"))
        write_number(sheet, number, street, place)
        if "b" in text:
            sheet.bis[street] |= 1 << place
        if place and int(sheet.number[street, place - 1]) == number:
            sheet.pair[street] |= 1 << (place - 1)
        if "p" in text:
            sheet.pool[street] |= 1 << place
        if "u" in text:
            sheet.used[street] |= 1 << place
    if lot.endswith("|"):
        build_fence(sheet, street, place)


def close_used_estates(sheet: Any, street: int) -> None:
    """A whole segment of used houses served an estate plan."""
    start = 0
    while start < LENGTHS[street]:
        lots = segment(sheet, street, start)
        if int(sheet.used[street]) & lots == lots:
            sheet.sealed[street] |= lots
        start += lots.bit_count()


def is_estate_plan(name: str) -> bool:
    """Whether the plan asks for estates."""
    return bool(PLAN_KIND[PLAN_NAMES.index(name)] == PlanKind.ESTATES)
