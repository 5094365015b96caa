"""Orchard behind the game interface. Nothing of it is compiled."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from enum import IntEnum

import numpy as np

from housewright.engine.chance import key_of
from housewright.engine.describing import describe_target, ranked
from housewright.engine.game import SPECTATOR, Box, Deal, Json, Position, Score, Seed, State, Turn, View, require
from housewright.engine.notation import MoveTexts, read_words
from housewright.engine.simulate import random_turn
from housewright.engine.struct import Structs, byte_mask, new_array, only
from tests.third.orchard import rules
from tests.third.orchard.reasons import CLAUSE, Reason
from tests.third.orchard.state import BASKETS, MOST_SEATS, NO_CARD, UNSEEN, Common, Farmer

PRESETS = {"basic": "", "full": "carry"}
TEXTS = MoveTexts(f"c{card}" for card in range(1, BASKETS + 1))
COMMON_MASK = byte_mask(Common, ("opened", "stake", "carry", "over"))
FARMER_MASK = byte_mask(Farmer, ("hand", "shown", "taken"))


class Kind(IntEnum):
    """Kinds of moves."""

    CARD = 0


class Orchard:
    """The rules of Orchard."""

    name = "orchard"
    rules_version = 1
    moves = BASKETS
    reasons: type[IntEnum] = Reason
    clauses: Mapping[IntEnum, str] = CLAUSE
    variants = tuple(PRESETS)

    def options(self, text: str) -> str:
        on = {PRESETS.get(word, word) for word in read_words(text)} - {""}
        if unknown := sorted(on - {"carry"}):
            raise ValueError(f"'{unknown[0][:40]}' is no option of orchard; there are: basic, full, carry")
        return "carry" if on else ""

    def seat_range(self, options: str) -> range:
        return range(1, MOST_SEATS + 1)

    def new(self, options: str, seats: int, deal: Deal) -> State:
        if seats not in self.seat_range(options):
            raise ValueError(f"number of seats {seats}: these options allow 1 to {MOST_SEATS}")
        if isinstance(deal, Box):
            raise ValueError("orchard is played without a box")
        state = State(new_array(Common, 1), new_array(Farmer, seats))
        state.common["carry"] = "carry" in self.options(options)
        state.common["key"] = key_of(deal.value)
        rules.set_up(state)
        return state

    def to_act(self, position: Position) -> tuple[int, ...]:
        return () if self.is_over(position) else tuple(range(len(position.seats)))

    def legal(self, position: Position, seat: int) -> list[int]:
        require(position, seat)
        return [move for move in range(BASKETS) if not self.why_not(position, seat, move)]

    def why_not(self, position: Position, seat: int, move: int) -> Reason:
        require(position, seat, BASKETS, move)
        return rules.why_not(position, seat, move + 1)

    def apply(self, position: Position, seat: int, move: int) -> None:
        require(position, seat, BASKETS, move)
        position.seats["card"][seat] = move + 1

    def is_turn_complete(self, position: Position, seat: int) -> bool:
        return bool(position.seats["card"][seat] != NO_CARD)

    def close_round(self, state: State) -> None:
        rules.close_round(state)

    def is_over(self, position: Position) -> bool:
        return bool(position.common["over"][0])

    def scores(self, position: Position) -> list[Score]:
        taken = position.seats["taken"].tolist()
        return ranked([(points, points) for points in taken], ("fruit", "total"), "total", taken)

    def view(self, state: State, viewer: int) -> View:
        viewer = viewer if 0 <= viewer < len(state.seats) else SPECTATOR
        common, seats = only(COMMON_MASK, state.common), only(FARMER_MASK, state.seats)
        opened = int(state.common["opened"][0])
        common["pile"] = UNSEEN
        common["pile"][0, :opened] = state.common["pile"][0, :opened]
        if viewer != SPECTATOR:
            seats["card"][viewer] = state.seats["card"][viewer]
        return View(viewer, common, seats)

    def look_back(self, state: State) -> View:
        return self.view(state, SPECTATOR)

    def imagine(self, view: View, stream: Structs) -> State:
        state = State(view.common.copy(), view.seats.copy())
        pile = state.common["pile"][0]
        unseen = [basket for basket in range(1, BASKETS + 1) if basket not in pile]
        chance_of(stream).shuffle(unseen)
        pile[BASKETS - len(unseen) :] = np.array(unseen, np.uint8)
        return state

    def write(self, move: int) -> str:
        return TEXTS.write(move)

    def read(self, text: str) -> int:
        return TEXTS.read(text)

    def arguments(self, move: int) -> dict[str, Json]:
        return {"card": move + 1}

    def describe(self, view: View) -> dict[str, Json]:
        over, seat = self.is_over(view), view.viewer
        acting = seat != SPECTATOR and not over
        chosen = acting and self.is_turn_complete(view, seat)
        return {
            "game": self.name,
            "options": ["carry"] if view.common["carry"][0] else [],
            "viewer": seat if seat != SPECTATOR else None,
            "over": over,
            "offer": None if over else rules.on_offer(view),
            "baskets_left": BASKETS - int(view.common["opened"][0]),
            "seats": [self.describe_seat(view, score, other) for other, score in enumerate(self.scores(view))],
            "chosen": int(view.seats["card"][seat]) if chosen else None,
            "step": None if not acting else "done" if chosen else "card",
            "targets": [self.target(view, move) for move in range(BASKETS)] if acting and not chosen else [],
        }

    def describe_seat(self, view: View, score: Score, seat: int) -> dict[str, Json]:
        """What a seat has."""
        hand, shown = int(view.seats["hand"][seat]), int(view.seats["shown"][seat])
        return {
            "seat": seat,
            "hand": [card for card in range(1, BASKETS + 1) if hand >> (card - 1) & 1],
            "shown": shown or None,
            "total": score.total,
            "place": score.place,
        }

    def target(self, view: View, move: int) -> dict[str, Json]:
        """A card, and why not if it cannot be chosen."""
        reason = self.why_not(view, view.viewer, move)
        return describe_target(self.write(move), Kind.CARD, self.arguments(move), reason, CLAUSE)

    def story(
        self, before: View, turns: Mapping[int, Turn], after: View, now: View | None = None
    ) -> list[dict[str, Json]]:
        events: list[dict[str, Json]] = [
            {"event": "story-card", "seat": seat, "card": turn[0] + 1} for seat, turn in sorted(turns.items())
        ]
        gained = (after.seats["taken"].astype(int) - before.seats["taken"]).tolist()
        takers = [seat for seat, points in enumerate(gained) if points]
        events += [{"event": "story-taken", "seat": seat, "points": gained[seat]} for seat in takers]
        if not takers:
            events.append({"event": "story-left", "points": rules.on_offer(before)})
        return [*events, {"event": "story-over"}] if self.is_over(after) else events

    def is_lacking(self, state: State) -> bool:
        return False

    def rollout(self, state: State, stream: Structs) -> int:
        rng, moves = chance_of(stream), 0
        while not self.is_over(state):
            for seat in self.to_act(state):
                if not self.is_turn_complete(state, seat):
                    moves += len(random_turn(self, state, seat, rng))
            self.close_round(state)
        return moves

    def play_many(self, options: str, seats: int, games: int, stream: Structs) -> int:
        rng = chance_of(stream)
        return sum(self.rollout(self.new(options, seats, Seed(rng.randbytes(32))), stream) for _ in range(games))

    def warm_up(self) -> Iterator[str]:
        yield "shuffling"
        self.new("basic", 2, Seed(bytes(32)))


def chance_of(stream: Structs) -> random.Random:
    """The chance of a stream, which goes on by one step."""
    seed = int(stream["state"][0])
    stream["state"] = (seed + 1) & 0xFFFFFFFFFFFFFFFF
    return random.Random(seed)
