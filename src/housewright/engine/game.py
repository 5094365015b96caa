"""The game interface: what every game offers, and all that sessions, players, records and pages may ask of one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Protocol, TypeAlias

import numpy as np

from housewright.engine.struct import U8, Structs, copy_of

SPECTATOR = -1  # a viewer who sits on no seat
Turn: TypeAlias = tuple[int, ...]
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


@dataclass(frozen=True, slots=True)
class Seed:
    """A deal by chance: 256 bits that key every shuffle."""

    value: bytes


@dataclass(frozen=True, slots=True)
class Box:
    """A deal from a real box: what lay open at the start, and the cards in the order of every shuffle.

    With `then` shuffles beyond the decks are by chance, as with a seed.
    """

    setup: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    then: bytes = b""


Deal: TypeAlias = Seed | Box
NO_DECKS: U8 = np.zeros((0, 0), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """The whole truth of a game: one struct for the middle of the table, one for every seat."""

    common: Structs
    seats: Structs
    decks: U8 = field(default_factory=lambda: NO_DECKS)  # shuffles of a real box, never changed

    def copy(self) -> State:
        """A state that can be changed without changing this one."""
        return State(copy_of(self.common), copy_of(self.seats), self.decks)

    def to_bytes(self) -> bytes:
        """The same bytes on every little-endian machine."""
        return self.common.tobytes() + self.seats.tobytes()

    def digest(self) -> str:
        """SHA-256 of the state."""
        return hashlib.sha256(self.to_bytes()).hexdigest()


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """What one viewer may know of a state: the same structs, secrets blanked."""

    viewer: int  # a seat, or SPECTATOR
    common: Structs
    seats: Structs

    def copy(self) -> View:
        """A view that can be changed without changing this one."""
        return View(self.viewer, copy_of(self.common), copy_of(self.seats))

    def to_bytes(self) -> bytes:
        """The same bytes on every little-endian machine."""
        return self.viewer.to_bytes(2, "little", signed=True) + self.common.tobytes() + self.seats.tobytes()


Position: TypeAlias = State | View  # what rules can be asked about


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's result: every line of the sheet, their sum and the place (1 is best, equal places are shared)."""

    lines: Mapping[str, int]
    total: int
    place: int


class Game(Protocol):
    """A game's rules. All functions are mandatory; `apply` and `close_round` change the position given to them."""

    @property
    def name(self) -> str:
        """One word, the same in records and on the command line."""

    @property
    def rules_version(self) -> int:
        """Counts up when the same record would be played differently."""

    @property
    def moves(self) -> int:
        """Moves are the ints below this."""

    @property
    def reasons(self) -> type[IntEnum]:
        """Why a move is illegal; 0 is none."""

    @property
    def clauses(self) -> Mapping[IntEnum, str]:
        """The clause of docs/rules on which each reason rests."""

    @property
    def variants(self) -> Sequence[str]:
        """The presets of the options."""

    def options(self, text: str) -> str:
        """The canonical text of options or presets; a ValueError names what is wrong."""

    def seat_range(self, options: str) -> range:
        """How many seats these options allow."""

    def new(self, options: str, seats: int, deal: Deal) -> State:
        """A game before its first turn."""

    def to_act(self, position: Position) -> tuple[int, ...]:
        """All seats that must act in this round."""

    def legal(self, position: Position, seat: int) -> list[int]:
        """Every legal next move of the seat's running turn, in ascending order; none if the turn is complete."""

    def why_not(self, position: Position, seat: int, move: int) -> IntEnum:
        """Why the move is illegal; 0 if it is legal."""

    def apply(self, position: Position, seat: int, move: int) -> None:
        """Make a legal move of the seat's running turn."""

    def is_turn_complete(self, position: Position, seat: int) -> bool:
        """Whether the seat's running turn leaves nothing to decide."""

    def close_round(self, state: State) -> None:
        """All turns of the round are made: reveal, score, deal, go on or end."""

    def is_over(self, position: Position) -> bool:
        """Whether the game has ended."""

    def scores(self, position: Position) -> list[Score]:
        """Every seat's lines and place; live before the end."""

    def view(self, state: State, viewer: int) -> View:
        """What the viewer may know: the only way out for a state."""

    def look_back(self, state: State) -> View:
        """What everybody may know of a moment when the game is over: also what was hidden only while it was played."""

    def imagine(self, view: View, stream: Structs) -> State:
        """A full state that fits the view, in which the other seats have yet to act."""

    def write(self, move: int) -> str:
        """The move's text."""

    def read(self, text: str) -> int:
        """The move of a text; a ValueError names the token."""

    def arguments(self, move: int) -> Mapping[str, object]:
        """What a move is about (lot, number, plan, …), for the messages of its reasons."""

    def describe(self, view: View) -> Mapping[str, object]:
        """Plain JSON that a page can draw without knowing a rule."""

    def story(
        self, before: View, turns: Mapping[int, Turn], after: View, now: View | None = None
    ) -> Sequence[Mapping[str, object]]:
        """What happened in a round, as named events, from what the viewer may know; `now`: when it is told later."""

    def is_lacking(self, state: State) -> bool:
        """Whether a real box's shuffles were too few or held other pieces than were due."""

    def rollout(self, state: State, stream: Structs) -> int:
        """Play on with random legal moves to the end, in one compiled call; returns how many moves were made."""

    def play_many(self, options: str, seats: int, games: int, stream: Structs) -> int:
        """Deal, play and score random games in one compiled call; returns how many moves were made."""

    def warm_up(self) -> Iterable[str]:
        """Compile every rule, naming each part before it is compiled."""


def require(position: Position, seat: int, moves: int = 1, move: int = 0) -> None:
    """Refuse seats and moves that do not exist: compiled rules do not look."""
    if not 0 <= seat < len(position.seats):
        raise ValueError(f"there is no seat {seat}")
    if not 0 <= move < moves:
        raise ValueError(f"there is no move {move}")


def write_turn(game: Game, turn: Iterable[int]) -> str:
    """A turn's text."""
    return " ".join(game.write(move) for move in turn)


def read_turn(game: Game, text: str) -> Turn:
    """The turn of a text; a ValueError names the token."""
    return tuple(game.read(token) for token in text.split())
