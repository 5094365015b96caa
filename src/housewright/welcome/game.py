"""Welcome To behind the game interface."""

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
from housewright.engine.struct import Structs, new_array
from housewright.welcome import border, describe, story, targets, views
from housewright.welcome.descriptions import Arguments, Description, StoryEvent
from housewright.welcome.moves import MOVES
from housewright.welcome.notation import PRESETS, TEXTS, read_decks, read_options, read_setup
from housewright.welcome.printed import CARDS, card_text
from housewright.welcome.reasons import CLAUSE, Reason
from housewright.welcome.rollout import play_many, play_on
from housewright.welcome.rules.legal import Legal
from housewright.welcome.scoring import LINES, score, standing
from housewright.welcome.state import Common, Sheet, Step


class Welcome:
    """The rules of Welcome To, every variant."""

    name = "welcome"
    rules_version = 1
    moves = MOVES
    reasons: type[IntEnum] = Reason
    clauses: Mapping[IntEnum, str] = CLAUSE
    variants = tuple(PRESETS)

    def options(self, text: str) -> str:
        return str(read_options(text))

    def seat_range(self, options: str) -> range:
        return read_options(options).seat_range()

    def blank(self, options: str, seats: int) -> State:
        """A game with its switches set and nothing dealt."""
        switches = read_options(options)
        allowed = switches.seat_range()
        if seats not in allowed:
            raise ValueError(f"number of seats {seats}: these options allow {allowed.start} to {allowed.stop - 1}")
        common, sheets = new_array(Common, 1), new_array(Sheet, seats)
        common["mode"] = switches.mode(seats)
        common["advanced"] = switches.plans
        common["roundabouts"] = switches.roundabouts
        return State(common, sheets)

    def new(self, options: str, seats: int, deal: Deal) -> State:
        state = self.blank(options, seats)
        if isinstance(deal, Seed):
            state.common["key"] = key_of(deal.value)
            border.begin_by_chance(state.common, state.seats, NO_DECKS)
            return state
        switches = read_options(options)
        opened = read_setup(deal, switches, seats)
        state.common["plan"], state.common["first"] = opened.plans, opened.first
        state = State(state.common, state.seats, read_decks(deal, switches.mode(seats)))
        state.common["key"] = key_of(deal.then) if deal.then else 0
        border.begin(state.common, state.seats, state.decks)
        return state

    def to_act(self, position: Position) -> tuple[int, ...]:
        return () if self.is_over(position) else tuple(range(len(position.seats)))

    def legal(self, position: Position, seat: int) -> list[int]:
        require(position, seat)
        found = np.empty(MOVES, np.int16)
        count = border.legal_moves(position.common, position.seats, seat, new_array(Legal, 1), found)
        moves: list[int] = found[:count].tolist()
        return moves

    def why_not(self, position: Position, seat: int, move: int) -> Reason:
        require(position, seat, MOVES, move)
        return border.objection(position.common, position.seats, seat, move)

    def apply(self, position: Position, seat: int, move: int) -> None:
        require(position, seat, MOVES, move)
        border.make_move(position.common, position.seats, seat, move, new_array(Legal, 1))

    def is_turn_complete(self, position: Position, seat: int) -> bool:
        return int(position.seats["step"][seat]) == Step.DONE

    def close_round(self, state: State) -> None:
        border.finish_round(state.common, state.seats, decks_left(state.common, state.decks))

    def is_over(self, position: Position) -> bool:
        return bool(position.common["over"][0])

    def scores(self, position: Position) -> list[Score]:
        lines = np.zeros((len(position.seats), len(LINES)), np.int16)
        standings = np.zeros(len(position.seats), np.int64)
        score(position.seats, lines)
        standing(position.seats, lines, standings)
        return ranked(lines.tolist(), LINES, "total", standings.tolist())

    def view(self, state: State, viewer: int) -> View:
        return views.view(state, viewer if 0 <= viewer < len(state.seats) else SPECTATOR)

    def look_back(self, state: State) -> View:
        return self.view(state, SPECTATOR)

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
        return story.story(before, turns, after)

    def is_lacking(self, state: State) -> bool:
        return bool(state.common["lacking"][0])

    def rollout(self, state: State, stream: Structs) -> int:
        return play_on(state.common, state.seats, state.decks, stream, new_array(Legal, 1))

    def play_many(self, options: str, seats: int, games: int, stream: Structs) -> int:
        """Deal, play and score random games in one compiled call; returns how many moves were made."""
        blank = self.blank(options, seats)
        lines = np.zeros((seats, len(LINES)), np.int16)
        return play_many(blank.common, blank.seats, NO_DECKS, games, stream, new_array(Legal, 1), lines)

    def warm_up(self) -> Iterator[str]:
        yield "cards and set-up"
        state = self.new("expert", 2, Seed(bytes(32)))
        boxed = Box(("estates-44", "estates-36", "estates-34"), (tuple(card_text(card) for card in range(CARDS)),))
        self.new("basic", 2, boxed)
        yield "legal moves"
        move = self.legal(state, 0)[0]
        yield "objections"
        self.why_not(state, 0, move)
        yield "moves"
        self.apply(state.copy(), 0, move)
        yield "rounds"
        self.rollout(state.copy(), new_stream(1))
        self.close_round(state.copy())
        yield "scores"
        self.scores(state)
        yield "views"
        self.imagine(self.view(state, 0), new_stream(1))
        self.describe(self.view(state, 0))
        yield "whole games"
        self.play_many("basic", 2, 1, new_stream(1))
