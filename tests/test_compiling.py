"""The compile cache: it is made once, and nothing of anybody else's goes with the old ones."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import housewright
from housewright.compiling import KEPT_CACHES, CompilationError, by_game, compile_games, forget_old_caches
from housewright.engine.struct import cache_root, source_digest

SOURCES = Path(housewright.__file__).parents[1]


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


def test_a_game_is_compiled_with_its_own_players_though_another_ends_in_its_name() -> None:
    names = ["town", "downtown", "players/town", "players/downtown"]
    assert by_game(names) == {"town": ["town", "players/town"], "downtown": ["downtown", "players/downtown"]}


def test_the_digest_is_a_name_that_forgetting_knows() -> None:
    assert len(source_digest("housewright.engine")) == 16


USE_TWO_RULES = """
import os, signal, sys
import numpy as np
from housewright.engine import chance
chance.below(chance.new_stream(1)[0], 6)
if sys.argv[1:]:
    os.kill(os.getpid(), signal.SIGKILL)
chance.draw(np.zeros(8, np.uint32), 0, 6)
print(*(sum(rule.stats.cache_misses.values()) for rule in (chance.below, chance.draw)))
"""


def use_two_rules(sources: Path, cache: Path, *how: str) -> subprocess.CompletedProcess[str]:
    """A process that needs two rules; it prints how often it compiled each, unless it is killed between them."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "HOUSEWRIGHT_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", USE_TWO_RULES, *how]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_compiling_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    assert use_two_rules(SOURCES, tmp_path, "killed").returncode == -signal.SIGKILL
    assert use_two_rules(SOURCES, tmp_path).stdout.split() == ["0", "1"]
    assert use_two_rules(SOURCES, tmp_path).stdout.split() == ["0", "0"]


def test_another_installation_of_the_same_sources_compiles_nothing_again(tmp_path: Path) -> None:
    assert use_two_rules(SOURCES, tmp_path).stdout.split() == ["1", "1"]
    copied = tmp_path / "site-packages"
    shutil.copytree(SOURCES / "housewright" / "engine", copied / "housewright" / "engine")
    shutil.copy(SOURCES / "housewright" / "__init__.py", copied / "housewright")
    assert use_two_rules(copied, tmp_path).stdout.split() == ["0", "0"]
