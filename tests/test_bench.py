"""The command bench, in short: what it measures, and how it tells it."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner, Result

from housewright import bench as measuring
from housewright.cli import app


@pytest.fixture(autouse=True)
def _short_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads the figures."""
    for name, value in {"REPEATS": 1, "CALLS": 10, "SECONDS": 0.001, "THREAD_GAMES": 20}.items():
        monkeypatch.setattr(measuring, name, value)


def bench(*words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ["bench", *words])


def test_rows_and_single_calls_are_measured() -> None:
    told = bench("heimat").stdout
    assert "moves per CPU-second" in told
    assert "legal from Python" in told
    assert "two threads" in told


def test_a_variant_that_is_not_measured_as_a_rule_is_measured_for_two() -> None:
    (row,) = [json.loads(line) for line in bench("heimat", "--variant", "open-floors", "--json").stdout.splitlines()]
    assert (row["variant"], row["seats"]) == ("open-floors", 2)


def test_threads_are_compared_by_the_first_variant_of_a_game() -> None:
    played: list[str] = []
    game = SimpleNamespace(variants=("calm", "wild"), play_many=lambda variant, *_: played.append(variant))
    measuring.one_thread_ratio(game)
    assert {*played} == {"calm"}


class Peer:
    """A game of the peer, between the deal and the first move."""

    def __init__(self) -> None:
        self.is_dealt = False

    def new_initial_state(self) -> Peer:
        return self

    def is_chance_node(self) -> bool:
        return not self.is_dealt

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(1, 0.5), (2, 0.5)]

    def apply_action(self, action: int) -> None:
        assert action in (1, 2)
        self.is_dealt = True

    def step(self, state: Peer) -> None:
        assert state.is_dealt, "cards are dealt before anybody thinks"
        sum(range(200_000))


@pytest.mark.parametrize("words", [(), ("--json",)])
def test_the_peer_is_measured_in_the_same_run(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    peer = SimpleNamespace(
        load_game=lambda name: Peer(), RandomRolloutEvaluator=lambda *_: None, MCTSBot=lambda *_: Peer()
    )
    monkeypatch.setitem(sys.modules, "pyspiel", peer)
    told = bench("heimat", "--peers", *words).stdout
    assert "open_spiel hearts" in told
    assert ("ratios" if words else "times as many") in told


def test_where_there_is_no_peer_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    result = bench("heimat", "--variant", "basic", "--seats", "2", "--peers")
    assert result.exit_code == 1
    assert "install the extra 'peers'" in result.stderr
