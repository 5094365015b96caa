"""Draw a sheet, lay out cards, and ask what may be done.

A street is drawn lot by lot, separated by blanks: `.` empty, `8` a house, `8b` a bis, `8p` with its pool, `@` a
roundabout, `8u` used for a plan; a `|` behind a lot is a fence on its right. Street ends need none.

    at = Table("1 3 3b . . 8| . . . .", cards="8F 5T 3B")
    at.play("1")                      # moves of seat 1's running turn, which must be legal
    assert at.why("8:B5") == Reason.NONE
    assert at.legal("fence") == {"|A1", …}
    assert at.street("A") == "1 3 3b . . 8| . . . ."
"""

from __future__ import annotations

from typing import Any

from housewright.engine.game import Deal, Seed, State
from housewright.engine.session import play
from housewright.welcome.game import Welcome
from housewright.welcome.moves import KIND_OF, Kind
from housewright.welcome.notation import read_cards
from housewright.welcome.printed import (
    ACTION,
    ACTION_LETTERS,
    CARDS,
    LENGTHS,
    NUMBER,
    PILE,
    PILES,
    PLAN_NAMES,
    STREET_LETTERS,
    card_text,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.fences import build_fence
from housewright.welcome.rules.houses import write_number
from housewright.welcome.rules.plans import segment
from housewright.welcome.rules.roundabouts import build_roundabout
from housewright.welcome.state import Mode

WELCOME = Welcome()
EMPTY_STREETS = tuple(" ".join("." * length) for length in LENGTHS)
CARDS_IN_ORDER = tuple(card_text(card) for card in range(CARDS))
BY_CHANCE = Seed(bytes(range(32)))


class Table:
    """A game of Welcome To in a drawn position; seat 0 is the one we look at. With `cards=""` the deal's stay."""

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
        deal: Deal = BY_CHANCE,
        **tracks: int | tuple[int, ...],
    ) -> None:
        self.game = WELCOME
        self.state: State = WELCOME.new(options, seats, deal)
        self.common: Any = self.state.common[0]
        self.sheet: Any = self.state.seats[0]
        self.common.plan[:] = [PLAN_NAMES.index(name) for name in plans.split()]
        if cards:
            self.lay_out(cards)
        self.draw(0, top, middle, bottom, **tracks)

    def lay_out(self, cards: str) -> None:
        """Three combinations (number and action of each), or the three cards of seat 0."""
        names = cards.split()
        assert len(names) == PILES
        if self.common.mode != Mode.PILES:
            self.sheet.hand[:] = read_cards(names)
            return
        for pile, name in enumerate(names):
            showing = pile * PILE + int(self.common.top)
            self.common.deck[showing] = NUMBER.tolist().index(int(name[:-1]))
            self.common.deck[showing - 1] = ACTION.tolist().index(ACTION_LETTERS.index(name[-1]))

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
        """Why the move is illegal now; the list of legal moves must agree."""
        reason = WELCOME.why_not(self.state, seat, WELCOME.read(move))
        assert (reason == Reason.NONE) == (WELCOME.read(move) in WELCOME.legal(self.state, seat)), move
        return reason

    def legal(self, kind: str = "", seat: int = 0) -> set[str]:
        """The legal moves now, all or of one kind."""
        moves = WELCOME.legal(self.state, seat)
        return {WELCOME.write(move) for move in moves if kind in ("", Kind(int(KIND_OF[move])).name.lower())}

    def is_done(self, seat: int = 0) -> bool:
        """Whether the seat's turn is complete."""
        return WELCOME.is_turn_complete(self.state, seat)

    def finish(self, seat: int = 0) -> Table:
        """Complete the seat's turn with the first house that fits, without action or claim."""
        while moves := [WELCOME.write(move) for move in WELCOME.legal(self.state, seat)]:
            self.play("." if "." in moves else "-" if "-" in moves else moves[0], seat)
        return self

    def house(self, combination: str, lot: str, seat: int = 0) -> Table:
        """Take the combination and write its number, whatever it is, on this lot; no action."""
        self.play(combination, seat)
        self.play(next(move for move in sorted(self.legal("write", seat)) if move.endswith(f":{lot}")), seat)
        return self.play("-", seat) if "-" in self.legal(seat=seat) else self

    def close(self) -> Table:
        """Close the round as it stands."""
        WELCOME.close_round(self.state)
        return self

    def street(self, letter: str, seat: int = 0) -> str:
        """The seat's street, drawn."""
        index = STREET_LETTERS.index(letter)
        return " ".join(drawn_lot(self.state.seats[seat], index, place) for place in range(LENGTHS[index]))

    def hand(self, seat: int = 0) -> list[str]:
        """The cards on offer to the seat in solo and in the expert draft."""
        return [card_text(int(card)) for card in self.state.seats[seat]["hand"]]

    def seen(self, viewer: int = 0) -> Any:
        """The description of what the viewer may know."""
        return WELCOME.describe(WELCOME.view(self.state, viewer))

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


def drawn_lot(sheet: Any, street: int, place: int) -> str:
    """One lot of the sheet, drawn."""
    number = int(sheet.number[street, place])
    text = str(number) if number >= 0 else "@" if int(sheet.roundabout[street]) >> place & 1 else "."
    marks = {"b": sheet.bis, "p": sheet.pool, "u": sheet.used, "|": sheet.fence}
    text += "".join(mark for mark, masks in marks.items() if int(masks[street]) >> place & 1)
    return text if place + 1 < LENGTHS[street] else text.removesuffix("|")


def everywhere(lots: str) -> tuple[str, str, str]:
    """Three streets that begin with these lots and are empty beyond."""
    top, middle, bottom = (" ".join([lots] + ["."] * (length - len(lots.split()))) for length in LENGTHS)
    return top, middle, bottom


def with_estates(*sizes: int) -> tuple[str, str, str]:
    """Three streets that hold estates of these sizes."""
    streets: list[list[str]] = [[] for _ in LENGTHS]
    for size in sizes:
        street = next(street for street, length in zip(streets, LENGTHS, strict=True) if len(street) + size <= length)
        street += [str(len(street) + house) for house in range(1, size + 1)]
        street[-1] += "|"
    top, middle, bottom = (
        " ".join(street + ["."] * (length - len(street))) for street, length in zip(streets, LENGTHS, strict=True)
    )
    return top, middle, bottom


def close_used_estates(sheet: Any, street: int) -> None:
    """A whole segment of used houses served an estate plan."""
    start = 0
    while start < LENGTHS[street]:
        lots = segment(sheet, street, start)
        if int(sheet.used[street]) & lots == lots:
            sheet.sealed[street] |= lots
        start += lots.bit_count()
