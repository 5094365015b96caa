"""Welcome To keeps every promise of the game interface, in every variant with few and many seats."""

from __future__ import annotations

import pytest

from housewright.engine.conformance import conform
from housewright.engine.struct import COMPILED
from housewright.welcome.game import Welcome
from tests.welcome.worlds import another_world

SMALL = [
    ("basic", 1),
    ("advanced", 1),
    ("plans", 1),
    ("basic", 2),
    ("advanced", 2),
    ("roundabouts", 2),
    ("basic", 4),
    ("advanced", 4),
    ("expert", 2),
    ("expert", 3),
    ("draft", 3),
]
LARGE = [("basic", 12), ("advanced", 12), ("basic", 100), ("advanced", 100), ("expert", 12), ("expert", 27)]


@pytest.mark.parametrize(("options", "seats"), SMALL)
def test_small_tables_conform(options: str, seats: int) -> None:
    for seed in range(3 if COMPILED else 1):
        conform(Welcome(), options, seats, seed, another_world, looks=0.4 if COMPILED else 0.05)


@pytest.mark.parametrize(("options", "seats"), LARGE)
def test_large_tables_conform(options: str, seats: int) -> None:
    conform(Welcome(), options, seats, 7, another_world, looks=0.05)
