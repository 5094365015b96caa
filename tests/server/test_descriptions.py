"""Public descriptions and stories are made once for all who look, and only those of the last rounds are kept."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from pydantic_core import to_json

from housewright.engine.game import SPECTATOR
from housewright.server.telling import showing
from housewright.server.telling.showing import ROUNDS_KEPT, Descriptions
from housewright.server.telling.shown import Description
from housewright.server.telling.stories import Stories

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


def test_whoever_comes_in_a_round_is_sent_what_was_told_and_encoded_once(
    made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    known, told, encode = Descriptions(), Mock(side_effect=lambda table, number, viewer: [{"number": number}]), Mock()
    encode.side_effect = to_json
    monkeypatch.setattr(showing, "story", told)
    monkeypatch.setattr(showing, "to_json", encode)
    for number in (1, 2):
        table: Any = SimpleNamespace(running=lambda: None, round=number)
        for _ in range(3):
            assert known.last_story(table) == [{"number": number - 1}]
            assert known.encode(known.of(table, number)) == b'{"round":%d}' % number
    assert [call.args[1:] for call in told.call_args_list] == [(0, SPECTATOR), (1, SPECTATOR)]
    assert [call.args for call in encode.call_args_list] == [({"round": 1},), ({"round": 2},)]


def test_stories_are_told_once_in_a_round_of_the_table_and_kept_as_they_are_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tell, known = Mock(side_effect=lambda table, number, viewer: [{"number": number, "at": table.round}]), Stories()
    monkeypatch.setattr(showing, "story", tell)
    for number in (3, 4):  # what was hidden meanwhile is not told any more, so all are told anew
        table: Any = SimpleNamespace(round=number)
        assert known.find(table, 0) is None
        for _ in known.tell(table, 0):
            pass
        expected = [[{"number": told, "at": number}] for told in range(1, number)]
        for after in (0, 0, 1):
            assert known.find(table, after) == to_json(expected[after:])
    assert [call.args[1:] for call in tell.call_args_list] == [(told, SPECTATOR) for told in (1, 2, 1, 2, 3)]
