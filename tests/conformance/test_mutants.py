"""A check that never failed is no evidence: each mutant breaks one promise, and the kit must notice."""

from __future__ import annotations

import random
import time

import pytest

from housewright.engine.conformance import ConformanceError, conform
from housewright.engine.game import Position, Seed, State, View
from housewright.engine.struct import Structs
from housewright.welcome.descriptions import Description
from housewright.welcome.game import Welcome
from housewright.welcome.reasons import Reason
from tests.welcome.worlds import another_world


class LeaksThePiles(Welcome):
    """Its views show every card."""

    def view(self, state: State, viewer: int) -> View:
        view = super().view(state, viewer)
        view.common["deck"] = state.common["deck"]
        return view


class LeaksTheSeed(Welcome):
    """Its views carry the generator."""

    def view(self, state: State, viewer: int) -> View:
        view = super().view(state, viewer)
        view.common["key"] = state.common["key"]
        return view


class LeaksHands(Welcome):
    """Its views show everybody's cards."""

    def view(self, state: State, viewer: int) -> View:
        view = super().view(state, viewer)
        view.seats["hand"] = state.seats["hand"]
        return view


class ForgetsAnObjection(Welcome):
    """It has no objection to a second fence."""

    def why_not(self, position: Position, seat: int, move: int) -> Reason:
        reason = super().why_not(position, seat, move)
        return Reason.NONE if reason == Reason.FENCE_ALREADY_BUILT else reason


class OmitsALegalMove(Welcome):
    """It never lists the last legal move of many."""

    def legal(self, position: Position, seat: int) -> list[int]:
        moves = super().legal(position, seat)
        return moves[:-1] if len(moves) > 9 else moves


class ListensToOrder(Welcome):
    """The last to move hires a temp."""

    def apply(self, position: Position, seat: int, move: int) -> None:
        super().apply(position, seat, move)
        complete = [other for other in range(len(position.seats)) if self.is_turn_complete(position, other)]
        if len(complete) == len(position.seats) > 1:
            position.seats["temps"][seat] = (position.seats["temps"][seat] + 1) % 12


class DealsByTheClock(Welcome):
    """The same seed gives another deal every time."""

    def new(self, options: str, seats: int, deal: object) -> State:
        return super().new(options, seats, Seed(random.SystemRandom().randbytes(32)))


class ImaginesWrongly(Welcome):
    """Its imagined states have another top card."""

    def imagine(self, view: View, stream: Structs) -> State:
        state = super().imagine(view, stream)
        top = int(state.common["top"][0])
        state.common["deck"][0][[top, top + 1]] = state.common["deck"][0][[top + 1, top]]
        return state


class DescribesTooMuch(Welcome):
    """Its descriptions tell more than the view: the time of day."""

    def describe(self, view: View) -> Description:
        return {**super().describe(view), "round": time.time_ns()}


class MumblesMoves(Welcome):
    """Two moves have the same text."""

    def write(self, move: int) -> str:
        return super().write(max(move, 1))


@pytest.mark.parametrize(
    ("mutant", "options", "promise"),
    [
        (LeaksThePiles(), "basic", "views differ between worlds"),
        (LeaksTheSeed(), "basic", "differ"),
        (LeaksHands(), "expert", "views differ between worlds"),
        (ForgetsAnObjection(), "basic", "legal and why_not disagree"),
        (OmitsALegalMove(), "basic", "legal and why_not disagree"),
        (ListensToOrder(), "basic", "turns of one round do not commute"),
        (DealsByTheClock(), "basic", "illegal|complete|other bytes"),
        (ImaginesWrongly(), "basic", "the view of an imagined state differs"),
        (DescribesTooMuch(), "basic", "descriptions differ"),
        (MumblesMoves(), "basic", "two moves have the same text"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Welcome) else "",
)
def test_the_kit_notices(mutant: Welcome, options: str, promise: str) -> None:
    with pytest.raises((ConformanceError, ValueError), match=promise):
        for seed in range(3):
            conform(mutant, options, 2, seed, another_world, looks=1.0)
