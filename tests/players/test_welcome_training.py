"""Training: the same seed gives the same weights, interrupted or not, and another training's checkpoint is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from housewright.players.welcome import training
from housewright.players.welcome.judging.weights import load_manifest, load_weights
from housewright.welcome.state import Mode

GAMES = 120


@pytest.fixture(autouse=True)
def _short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in small: the way is the same."""
    small = {
        "GENERATIONS": 1,
        "POPULATION": 3,
        "ELITE": 2,
        "TUNING_GAMES": 2,
        "BATCH": 10,
        "SAVED_EVERY": 1,
        "GUIDED_GAMES": 10,
        "RING": 256,
        "EXAM_DEALS": 2,
    }
    for name, value in small.items():
        monkeypatch.setattr(training, name, value)


@pytest.mark.long
def test_an_interrupted_training_gives_the_same_weights(tmp_path: Path) -> None:
    calls = 0

    def interrupt(done: int, total: int, note: str) -> None:
        nonlocal calls
        calls += 1
        if calls == 9:
            raise KeyboardInterrupt

    def look_on(done: int, total: int, note: str) -> None:
        assert 0 <= done <= total

    with pytest.raises(KeyboardInterrupt):
        training.train(tmp_path / "one", 3, None, GAMES, interrupt)
    figures = training.train(tmp_path / "one", 3, None, GAMES, look_on)
    assert training.train(tmp_path / "other", 3, None, GAMES, look_on) == figures
    for mode in Mode:
        one, other = load_weights(mode, tmp_path / "one"), load_weights(mode, tmp_path / "other")
        assert one.net.tobytes() == other.net.tobytes()
        assert one.taste.tobytes() == other.taste.tobytes()
        assert load_manifest(mode, tmp_path / "one")["command"] == f"housewright train welcome --seed 3 --games {GAMES}"
    with pytest.raises(ValueError, match="belongs to another training"):
        training.train(tmp_path / "one", 4, None, GAMES, look_on)
