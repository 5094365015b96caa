"""The compile cache: it is made once, and nothing of anybody else's goes with the old ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from housewright.compiling import KEPT_CACHES, CompilationError, compile_games, forget_old_caches
from housewright.engine.struct import cache_root, source_digest


def test_only_old_caches_of_ours_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOUSEWRIGHT_CACHE", str(tmp_path))
    others = [tmp_path / "photos", cache_root() / "letters"]
    caches = [cache_root() / f"{number:016x}" for number in range(KEPT_CACHES + 2)]
    for age, path in enumerate([*others, *caches]):
        path.mkdir(parents=True)
        os.utime(path, (age, age))
    forget_old_caches()
    assert all(path.exists() for path in others)
    assert [path.exists() for path in caches] == [False, False] + [True] * KEPT_CACHES


def test_a_cache_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("housewright.compiling.is_compiled", lambda game: False)
    monkeypatch.setattr("housewright.compiling.mark", lambda game: Path("/dev/null/cache") / game)
    with pytest.raises(CompilationError, match="/dev/null/cache cannot be written"):
        compile_games(["welcome"])


def test_the_digest_is_a_name_that_forgetting_knows() -> None:
    assert len(source_digest("housewright.engine")) == 16
