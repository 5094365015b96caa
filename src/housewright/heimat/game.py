"""Neue Heimat behind the game interface."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum

import numpy as np

from housewright.engine.chance import decks_left, key_of, new_stream
from housewright.engine.describing import ranked
from housewright.engine.game import (
    NO_DECKS,
    SPECTATOR,
    Box,
    Deal,
    Position,
    Score,
    Seed,
    State,
    Turn,
    View,
    require,
)
from housewright.engine.struct import I16, Structs, new_array
from housewright.heimat import border, describe, story, targets, views
from housewright.heimat.descriptions import Arguments, Description, StoryEvent
from housewright.heimat.moves import MOVES
from housewright.heimat.notation import (
    PRESETS,
    TEXTS,
    Options,
    cube_names,
    read_box,
    read_options,
    roof_names,
)
from housewright.heimat.printed import DISPLAYED, FEWEST_SEATS, MOST_SEATS, ROWS
from housewright.heimat.reasons import CLAUSE, Reason
from housewright.heimat.rollout import play_many, play_on
from housewright.heimat.rules.legal import Legal
from housewright.heimat.scoring import LINES, score, standing
from housewright.heimat.state import Common, Purse


class Heimat:
    """The rules of Neue Heimat, single games and series."""

    name = "heimat"
    rules_version = 1
    moves = MOVES
    reasons: type[IntEnum] = Reason
    clauses: Mapping[IntEnum, str] = CLAUSE
    variants = tuple(PRESETS)

    def options(self, text: str) -> str:
        return str(read_options(text))

    def seat_range(self, options: str) -> range:
        return range(FEWEST_SEATS, MOST_SEATS + 1)

    def blank(self, options: str, seats: int) -> State:
        """A game with its options set and nothing dealt."""
        agreed = read_options(options)
        if seats not in self.seat_range(options):
            raise ValueError(f"number of seats {seats}: these options allow {FEWEST_SEATS} to {MOST_SEATS}")
        common, purses = new_array(Common, 1), new_array(Purse, seats)
        common["open_floors"], common["shortest"] = agreed.open_floors, agreed.shortest
        common["stock"], common["games"] = agreed.stock, agreed.games
        return State(common, purses)

    def new(self, options: str, seats: int, deal: Deal) -> State:
        state = self.blank(options, seats)
        if isinstance(deal, Seed):
            state.common["key"] = key_of(deal.value)
        else:
            state = State(state.common, state.seats, read_box(deal, read_options(options), seats))
            state.common["key"] = key_of(deal.then) if deal.then else 0
        border.begin(state.common, state.seats, state.decks)
        return state

    def to_act(self, position: Position) -> tuple[int, ...]:
        return () if self.is_over(position) else (int(position.common["actor"][0]),)

    def legal(self, position: Position, seat: int) -> list[int]:
        require(position, seat)
        scratch = new_array(Legal, 1)
        border.legal_moves(position.common, position.seats, seat, scratch)
        moves: list[int] = scratch["move"][0, : int(scratch["moves"][0])].tolist()
        return moves

    def why_not(self, position: Position, seat: int, move: int) -> Reason:
        require(position, seat, MOVES, move)
        return border.objection(position.common, position.seats, seat, move)

    def apply(self, position: Position, seat: int, move: int) -> None:
        require(position, seat, MOVES, move)
        border.make_move(position.common, position.seats, move)

    def is_turn_complete(self, position: Position, seat: int) -> bool:
        return bool(position.common["done"][0])

    def close_round(self, state: State) -> None:
        border.finish_round(state.common, state.seats, decks_left(state.common, state.decks))

    def is_over(self, position: Position) -> bool:
        return bool(position.common["over"][0])

    def scores(self, position: Position) -> list[Score]:
        lines, rows = scoring_space(len(position.seats))
        standings = np.zeros(len(position.seats), np.int64)
        score(position.common, position.seats, rows, lines)
        standing(position.common, position.seats, lines, standings)
        return ranked(lines.tolist(), LINES, "total", standings.tolist())

    def view(self, state: State, viewer: int) -> View:
        return views.view(state, viewer if 0 <= viewer < len(state.seats) else SPECTATOR)

    def look_back(self, state: State) -> View:
        view = self.view(state, SPECTATOR)
        view.common["open_floors"] = 1  # all saw them placed, and at the end they are turned up
        return view

    def imagine(self, view: View, stream: Structs) -> State:
        return views.imagine(view, stream)

    def write(self, move: int) -> str:
        return TEXTS.write(move)

    def read(self, text: str) -> int:
        return TEXTS.read(text)

    def arguments(self, move: int) -> Arguments:
        return targets.arguments(move)

    def describe(self, view: View) -> Description:
        return describe.describe(view, self.scores(view))

    def story(self, before: View, turns: Mapping[int, Turn], after: View, now: View | None = None) -> list[StoryEvent]:
        return story.story(before, turns, after, now or after)

    def is_lacking(self, state: State) -> bool:
        return bool(state.common["lacking"][0])

    def rollout(self, state: State, stream: Structs) -> int:
        return play_on(state.common, state.seats, state.decks, stream, new_array(Legal, 1))

    def play_many(self, options: str, seats: int, games: int, stream: Structs) -> int:
        blank = self.blank(options, seats)
        lines, rows = scoring_space(seats)
        return play_many(blank.common, blank.seats, NO_DECKS, games, stream, new_array(Legal, 1), rows, lines)

    def warm_up(self) -> Iterator[str]:
        yield "pieces and set-up"
        state = self.new("games-2", 3, Seed(bytes(32)))
        cubes, roofs = cube_names()[:DISPLAYED], roof_names(Options())
        self.new("basic", 2, Box(("seat-1",), (tuple(cubes), tuple(roofs))))
        yield "legal moves"
        move = self.legal(state, int(state.common["actor"][0]))[-1]
        yield "objections"
        self.why_not(state, 0, move)
        yield "moves"
        self.apply(state.copy(), 0, move)
        yield "turns"
        self.rollout(state.copy(), new_stream(1))
        fresh = state.copy()
        self.apply(fresh, 0, move)
        self.close_round(fresh)
        yield "scores"
        self.scores(state)
        yield "views"
        self.imagine(self.view(state, 0), new_stream(1))
        self.describe(self.view(state, 0))
        yield "whole games"
        self.play_many("basic", 2, 1, new_stream(1))


def scoring_space(seats: int) -> tuple[I16, I16]:
    """Arrays for the score lines of every seat, and for the sums of every row."""
    return np.zeros((seats, len(LINES)), np.int16), np.zeros((ROWS, seats), np.int16)
