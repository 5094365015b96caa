"""Engine and oracle of Neue Heimat agree over random games and series, and every reason is met."""

from __future__ import annotations

import random

import pytest

from housewright.engine.struct import COMPILED
from housewright.heimat.reasons import Reason
from tests.oracle import heimat_oracle
from tests.oracle.heimat_agreement import Tally, compare_game

VARIANTS = [
    ("basic", 2),
    ("basic", 3),
    ("basic", 4),
    ("basic", 5),
    ("estates", 4),
    ("shortest-row-1", 3),
    ("open-floors", 2),
    ("no-blank-roofs", 5),
    ("games-3", 4),
    ("estates games-2", 2),
    ("shortest-row-1 games-9", 3),
]
GAMES = 220 if COMPILED else 12  # in all; a series counts as one; make soak plays thousands
PARTS = 4


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_oracle_agree(part: int) -> None:
    tally = Tally()
    for index in range(part, GAMES, PARTS):
        options, seats = VARIANTS[index // PARTS % len(VARIANTS)]
        compare_game(options, seats, random.Random(index), tally, looks=0.3)
    assert tally.finished_rows > (tally.games if COMPILED else 0)


def test_every_reason_is_met_on_the_way() -> None:
    tally = Tally()
    for options, seats, seed in MEET_ALL_REASONS:
        compare_game(options, seats, random.Random(seed), tally, looks=1.0)
    assert set(tally.reasons) == set(Reason)


MEET_ALL_REASONS = [("shortest-row-1 games-9", 3, 5010)]


def test_a_broken_rule_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heimat_oracle, "CHEQUES_EACH", 11)
    with pytest.raises(AssertionError):
        compare_game("basic", 2, random.Random(1), Tally())
