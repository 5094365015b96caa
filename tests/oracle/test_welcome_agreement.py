"""Engine and oracle agree over random games of all variants, and every reason is met."""

from __future__ import annotations

import random

import pytest

from housewright.engine.struct import COMPILED
from housewright.welcome.reasons import Reason
from tests.oracle.welcome_agreement import Tally, compare_game

VARIANTS = [
    ("basic", 1),
    ("plans", 1),
    ("advanced", 1),
    ("basic", 2),
    ("advanced", 2),
    ("roundabouts", 3),
    ("plans", 4),
    ("expert", 2),
    ("expert", 5),
    ("draft", 3),
    ("plans draft", 3),
    ("advanced", 12),
    ("expert", 27),
]
GAMES = 156 if COMPILED else 12  # in all; make soak plays thousands
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_oracle_agree(part: int) -> None:
    tally = Tally()
    for index in range(part, GAMES, PARTS):
        options, seats = VARIANTS[index // PARTS % len(VARIANTS)]
        compare_game(options, seats, random.Random(index), tally)
    assert tally.claims >= (30 if COMPILED else 0)


def test_every_reason_is_met_on_the_way() -> None:
    tally = Tally()
    for options, seats, seed in MEET_ALL_REASONS:
        compare_game(options, seats, random.Random(seed), tally)
    assert set(tally.reasons) == set(Reason)


MEET_ALL_REASONS = [
    ("advanced", 2, 1587),
    ("plans", 1, 1617),
    ("advanced", 1, 1013),
    ("expert", 5, 1888),
    ("expert", 5, 1052),
    ("plans", 4, 1567),
]


def test_a_broken_rule_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.oracle import welcome_oracle

    monkeypatch.setattr(welcome_oracle, "TEMP_BOXES", 3, raising=True)
    with pytest.raises(AssertionError):
        for seed in range(40):
            compare_game("basic", 2, random.Random(seed), Tally())
