"""Public descriptions are made once for all who look, and only those of the last rounds are kept."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from housewright.server.tables import showing
from housewright.server.tables.showing import ROUNDS_KEPT, Descriptions
from housewright.server.tables.shown import Description

TABLE: Any = SimpleNamespace(running=lambda: None)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rounds that were described, one after the other."""
    found: list[int] = []

    def describe_round(_: object, number: int) -> Description:
        time.sleep(0.01)
        found.append(number)
        return {"round": number}

    monkeypatch.setattr(showing, "describe_round", describe_round)
    return found


def test_a_round_is_described_once_however_many_ask_at_once(made: list[int]) -> None:
    known = Descriptions()
    with ThreadPoolExecutor(8) as threads:
        found = [*threads.map(lambda _: known.of(TABLE, 1), range(50))]
    assert (found, made) == ([{"round": 1}] * 50, [1])


def test_only_the_last_rounds_are_kept(made: list[int]) -> None:
    known = Descriptions()
    for number in range(1, ROUNDS_KEPT + 2):
        known.of(TABLE, number)
    assert [known.of(TABLE, number)["round"] for number in (ROUNDS_KEPT + 1, 1)] == [ROUNDS_KEPT + 1, 1]
    assert made == [*range(1, ROUNDS_KEPT + 2), 1]
