"""The text of moves, options, pieces and set-ups; docs/notation.md describes it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from housewright.engine.game import Box
from housewright.engine.notation import MoveTexts, read_pieces, read_seat, read_words
from housewright.engine.struct import U8
from housewright.heimat.moves import ENDS, FAMILY_START, LEFT, LONGER, MOVES, Kind, Piece
from housewright.heimat.printed import (
    CUBES,
    DISPLAYED,
    LOTS,
    MOST_GAMES,
    NUMBERED_ROOFS,
    PERMIT_NAMES,
    ROOFS,
    ROW_LETTERS,
    cube_text,
    roof_text,
)

PIECE_TEXTS = {Piece.BLANK_CUBE: "#", Piece.MAYOR: "M", Piece.ROOF: "^"}
SINGLE_TEXTS = {Kind.BLACK: "$", Kind.PASS: "-", Kind.SELL: "sell", Kind.KEEP: "keep", Kind.DISCARD: "x"}


def lot_text(row: int, lot: int) -> str:
    """The name of a lot, for instance B5."""
    return f"{ROW_LETTERS[row]}{lot + 1}"


def piece_text(piece: int) -> str:
    """What is said to offer a piece."""
    if piece < ENDS:
        return f"{'<' if piece % 2 == LEFT else '>'}{piece // 2 + 1}"
    if piece < Piece.BLANK_CUBE:
        return PERMIT_NAMES[piece - Piece.PERMIT_I]
    return PIECE_TEXTS[Piece(piece)]


def _write(move: int) -> str:
    kind = max(kind for kind in Kind if FAMILY_START[kind] <= move)
    index = move - FAMILY_START[kind]
    if kind == Kind.OFFER:
        return piece_text(index)
    if kind == Kind.BID:
        return str(index + 1)
    if kind == Kind.PLACE:
        return lot_text(index // LOTS, index % LOTS)
    if kind == Kind.PERMIT:
        return ROW_LETTERS[index // 2] + ("+" if index % 2 == LONGER else "-")
    if kind == Kind.REMOVE:
        return "!" + PERMIT_NAMES[index]
    if kind == Kind.MAYOR:
        return "@" + ROW_LETTERS[index]
    return SINGLE_TEXTS[kind]


TEXTS = MoveTexts(_write(move) for move in range(MOVES))


@dataclass(frozen=True, slots=True)
class Options:
    """What was agreed on."""

    open_floors: bool = False
    shortest: int = 0
    blank_roofs: bool = True
    games: int = 1

    def __str__(self) -> str:
        words = [
            "open-floors" if self.open_floors else "",
            "shortest-row-1" if self.shortest else "",
            "" if self.blank_roofs else "no-blank-roofs",
            f"games-{self.games}" if self.games > 1 else "",
        ]
        return " ".join(word for word in words if word)

    @property
    def stock(self) -> int:
        """Roofs at the start of a game."""
        return ROOFS if self.blank_roofs else NUMBERED_ROOFS


SWITCHES = ("open-floors", "shortest-row-1", "no-blank-roofs")
PRESETS = {"basic": (), "estates": ("open-floors", "no-blank-roofs")}


def read_options(text: str) -> Options:
    """Switches and presets, separated by blanks, commas or plus signs."""
    on: set[str] = set()
    games = 1
    for word in read_words(text):
        if found := re.fullmatch(r"games-(\d)", word):
            games = int(found[1])
        elif word in PRESETS or word in SWITCHES:
            on.update(PRESETS.get(word, (word,)))
        if games < 1 or not (found or word in PRESETS or word in SWITCHES):
            known = ", ".join((*PRESETS, *SWITCHES, f"games-2 to games-{MOST_GAMES}"))
            raise ValueError(f"'{word[:40]}' is no option of heimat; there are: {known}")
    return Options("open-floors" in on, int("shortest-row-1" in on), "no-blank-roofs" not in on, games)


def read_box(box: Box, options: Options, seats: int) -> U8:
    """The pieces of a real box, one row per shuffle: cubes, then roofs with the first auctioneer behind them."""
    if len(box.setup) > options.games:
        raise ValueError(f"the set-up has {len(box.setup)} auctioneers; these options allow {options.games} games")
    if len(box.setup) * 2 != len(box.decks):
        raise ValueError(f"{len(box.decks)} decks: each of the {len(box.setup)} auctioneers of the set-up needs two")
    decks = np.full((len(box.decks), ROOFS + DISPLAYED), 255, np.uint8)
    for number, first in enumerate(box.setup):
        decks[2 * number, :DISPLAYED] = read_all(box.decks[2 * number], DISPLAYED, cube_names(), "cubes")
        roofs = read_all(box.decks[2 * number + 1], options.stock, roof_names(options), "roofs")
        decks[2 * number + 1, : options.stock] = roofs
        decks[2 * number + 1, options.stock] = read_seat(first, seats)
    return decks


def cube_names() -> list[str]:
    """The names of all cubes, by id."""
    return [cube_text(cube) for cube in range(CUBES)]


def roof_names(options: Options) -> list[str]:
    """The names of all roofs in play, by id."""
    return [roof_text(roof) for roof in range(options.stock)]


def read_all(texts: Sequence[str], count: int, names: list[str], what: str) -> list[int]:
    """So many pieces of this kind."""
    if len(texts) != count:
        raise ValueError(f"a deck has {len(texts)} {what}; it needs {count}")
    return read_pieces(texts, names, what)
