"""The commands arena and train as people use them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner, Result

from housewright.cli import app
from housewright.cli.arena import settle_arena
from housewright.engine.struct import cache_root
from housewright.games import find_game
from tests.arena.stand_in import find
from tests.arena.test_external import example, program
from tests.server.running import wait_until


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test for run files."""
    monkeypatch.setattr("housewright.arena.runfile.folder", lambda: tmp_path / "arena")
    return tmp_path / "arena"


def housewright(*words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, list(words))


def test_the_arena_prints_lines_of_json_and_writes_page_and_records(cache: Path, tmp_path: Path) -> None:
    player, page, folder = "cmd:" + program(tmp_path, example()), tmp_path / "p.html", tmp_path / "new" / "records"
    words = ["arena", "heimat", "--players", player, "--seats", "2", "--deals", "2", "--jobs", "1", "--json"]
    result = housewright(*words, "--html", str(page), "--record", str(folder))
    assert result.exit_code == 0, result.stderr
    (row,) = [json.loads(line) for line in result.stdout.splitlines()]
    assert (row["player"], row["games"], row["deals"], row["win_share"]) == (player, 2, 2, 0.5)
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    records = sorted(path.name for path in folder.iterdir())
    assert records == ["heimat-1-1.record", "heimat-2-1.record"]
    assert housewright("verify", *(str(folder / name) for name in records)).exit_code == 0
    assert not list(cache.glob("*.jsonl"))


@pytest.mark.usefixtures("cache")
def test_the_arena_prints_tables_for_people(tmp_path: Path) -> None:
    player = "cmd:" + program(tmp_path, example())
    result = housewright("arena", "welcome", "--players", player, "--deals", "2", "--jobs", "1")
    assert result.exit_code == 0, result.stderr
    assert "welcome basic, seats: 1, 2 deals, 2 games" in result.stdout
    assert "estate-6" in result.stdout


@pytest.mark.usefixtures("cache")
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess", "--players", "cmd:true"], "there is no game 'chess'"),
        (["welcome", "--players", "cmd:true,cmd:true", "--seats", "1"], "2 players are too many for 1 seat"),
        (["welcome", "--players", "cmd:true", "--variant", "fast"], "'fast' is no option"),
        (["heimat", "--players", "cmd:true", "--seats", "6"], "number of seats 6"),
        (["welcome", "--players", "cmd:no-such-program"], "there is no program 'no-such-program'"),
        (["welcome", "--players", "cmd:true", "--html", "/no/such/folder/x.html"], "cannot be written"),
        (["welcome", "--players", "cmd:true", "--record", "/dev/null/x"], "cannot be written"),
        (["welcome", "--players", "cmd:true", "--resume", "/no/such/folder/x"], "cannot be written"),
        (["welcome", "--players", "cmd:true"], "deal 1, rotation 1, round 1, seat 1: cmd:true ended without an answer"),
    ],
)
def test_bad_words_get_a_clear_answer(words: list[str], complaint: str) -> None:
    result = housewright("arena", *words, "--jobs", "1")
    assert result.exit_code == 1
    assert complaint in result.stderr


@pytest.mark.usefixtures("cache")
def test_a_player_nobody_knows_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        import_module("housewright.cli.arena"), "open_game", lambda name, players=False: find_game(name)
    )
    monkeypatch.setattr("housewright.players.finding.find_player", find)
    result = housewright("arena", "welcome", "--players", "nobody")
    assert result.exit_code == 1
    assert "there is no player 'nobody'" in result.stderr


def test_without_a_variant_the_first_of_the_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("heimat")
    monkeypatch.setattr(type(game), "variants", ("estates", "basic"))
    assert '[Options "open-floors no-blank-roofs"]' in housewright("sample", "heimat").stdout
    assert settle_arena("heimat", "", "cmd:true", 2, 1, 0, 1.0).variant == "estates"


@pytest.mark.usefixtures("cache")
def test_a_named_run_file_stays_and_another_run_is_refused(tmp_path: Path) -> None:
    player, file = "cmd:" + program(tmp_path, example()), str(tmp_path / "run")
    words = ["arena", "welcome", "--players", player, "--deals", "1", "--jobs", "1", "--json", "--resume", file]
    assert housewright(*words).stdout == housewright(*words).stdout != ""
    other = housewright(*words, "--seed", "5")
    assert other.exit_code == 1
    assert "it belongs to another run: seed was 0, now it is 5" in other.stderr


SLOWLY = """
import json, os, random, sys, time
open(f"{sys.argv[1]}/{os.getpid()}", "w").close()
for line in sys.stdin:
    asked = json.loads(line)
    if "legal" in asked:
        time.sleep(0.002)
        chance = random.Random(f"{asked['seed']} {asked['draft']}")
        print(json.dumps({"moves": [chance.choice(asked["legal"])]}), flush=True)
"""


def is_running(number: int) -> bool:
    """Whether there is such a process, and not only its entry."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def children_of(number: int) -> list[int]:
    """The processes that a process has started."""
    return [int(word) for word in Path(f"/proc/{number}/task/{number}/children").read_text().split()]


def environment(folder: Path) -> dict[str, str]:
    """An environment whose run files lie in this folder; compiled rules stay where they are."""
    cache = folder / "housewright"
    cache.mkdir()
    if "HOUSEWRIGHT_CACHE" not in os.environ:
        (cache / "compiled").symlink_to(cache_root())
    return {**os.environ, "XDG_CACHE_HOME": str(folder)}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda sign: sign.name)
def test_an_arena_that_is_ended_leaves_no_process_and_is_continued(tmp_path: Path, sign: signal.Signals) -> None:
    started = tmp_path / "started"
    started.mkdir()
    player = f"cmd:{program(tmp_path, SLOWLY)} {started}"
    words = ["arena", "heimat", "--players", player, "--seats", "2", "--deals", "6", "--jobs", "2", "--json"]
    command = [sys.executable, "-m", "housewright", *words]
    home = environment(tmp_path)
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=home, start_new_session=True)
    wait_until(lambda: len([*started.iterdir()]) >= 2, "two programs")
    wait_until(lambda: any(path.read_text().count("\n") > 1 for path in tmp_path.rglob("*.jsonl")), "a finished game")
    helpers = children_of(process.pid) + [int(path.name) for path in started.iterdir()]
    (os.killpg if sign == signal.SIGINT else os.kill)(process.pid, sign)  # a key pressed reaches the whole group
    told, complained = process.communicate(timeout=60)
    wait_until(lambda: not any(map(is_running, helpers)), "the end of them all")
    assert len(helpers) >= 2 + 2
    assert process.returncode == (-sign if sign == signal.SIGKILL else 130), complained
    if sign == signal.SIGINT:
        assert "the same command continues" in complained
        assert "Traceback" not in complained
        assert json.loads(told)["complete"] is False
        again = subprocess.run(command, capture_output=True, text=True, env=home, check=True)
        assert json.loads(again.stdout)["games"] == 6
        assert not list(tmp_path.rglob("*.jsonl"))


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A training that only pretends to."""
    module = ModuleType("housewright.players.heimat.training")

    def train(
        target: Path, seed: int, minutes: float | None, games: int | None, on_progress: Callable[[int, int, str], None]
    ) -> dict[str, float | int | str]:
        on_progress(1, 2, "half")
        if seed == 13:
            raise KeyboardInterrupt
        return {"seed": seed, "minutes": minutes or 0, "games": games or 0, "loss": 0.123456}

    monkeypatch.setattr(module, "train", train, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(import_module("housewright.cli.train"), "open_game", lambda name, players=False: None)
    return module


@pytest.mark.usefixtures("training")
def test_training_tells_its_figures(tmp_path: Path) -> None:
    told = housewright("train", "heimat", "--seed", "3", "--into", str(tmp_path / "w"))
    assert told.exit_code == 0
    assert told.stdout.splitlines() == [
        "seed: 3",
        "minutes: 10",
        "games: 0",
        "loss: 0.1235",
        f"weights: {tmp_path / 'w'}",
    ]
    told = housewright("train", "heimat", "--games", "5", "--into", str(tmp_path / "w"))
    assert "minutes: 0\ngames: 5\n" in told.stdout


@pytest.mark.usefixtures("training")
def test_interrupted_training_says_how_to_go_on(tmp_path: Path) -> None:
    told = housewright("train", "heimat", "--seed", "13", "--into", str(tmp_path))
    assert told.exit_code == 130
    assert "the same command goes on" in told.stderr


@pytest.mark.usefixtures("training")
def test_training_takes_minutes_or_games() -> None:
    told = housewright("train", "heimat", "--minutes", "1", "--games", "5")
    assert told.exit_code == 1
    assert "not both" in told.stderr
