"""Neue Heimat keeps every promise of the game interface, for every number of seats and every option."""

from __future__ import annotations

import pytest

from housewright.engine.conformance import ConformanceError, conform
from housewright.engine.game import State, View
from housewright.engine.struct import COMPILED
from housewright.heimat.game import Heimat
from tests.heimat.worlds import another_world

TABLES = [
    ("basic", 2),
    ("basic", 3),
    ("basic", 4),
    ("basic", 5),
    ("estates", 4),
    ("open-floors", 3),
    ("shortest-row-1", 2),
    ("no-blank-roofs", 5),
    ("games-2", 2),
    ("estates games-3", 3),
]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_tables_conform(options: str, seats: int) -> None:
    for seed in range(3 if COMPILED else 1):
        conform(Heimat(), options, seats, seed, another_world, looks=0.1 if COMPILED else 0.02)


class LeaksTheRoofs(Heimat):
    """Its views show the roofs that lie face down."""

    def view(self, state: State, viewer: int) -> View:
        view = super().view(state, viewer)
        view.common["roofs"] = state.common["roofs"]
        return view


def test_the_kit_notices_a_leak() -> None:
    with pytest.raises(ConformanceError, match="differ"):
        conform(LeaksTheRoofs(), "basic", 3, 1, another_world, looks=1.0)
