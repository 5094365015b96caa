"""Runs: the same results however they come about, interrupted or not, on one core or more."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path
from typing import Any

import pytest

from housewright.arena.match import Result
from housewright.arena.report import json_row
from housewright.arena.run import Means, WorkerError, run
from housewright.arena.runfile import RunFile, RunFileError, usual_path
from housewright.arena.schedule import Settings, schedule, settle
from housewright.arena.tally import tally, whole_deals
from housewright.engine.record import read_record
from housewright.games import find_game
from tests.arena.stand_in import find

HERE = Means(find=find)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep locks and run files in a folder of the test."""
    monkeypatch.setattr("housewright.arena.runfile.folder", lambda: tmp_path / "arena")


def settings_of(
    game: str = "welcome", players: str = "random,first", deals: int = 4, variant: str = "basic"
) -> Settings:
    """Settings for a small run."""
    return settle(find_game(game), variant, players.split(","), None, deals, 0)


def ignore(result: Result) -> None:
    """Nobody watches."""


def play(settings: Settings, path: Path, means: Means = HERE) -> list[Result]:
    """The results of a whole run."""
    with RunFile(settings, path) as kept:
        assert run(settings, kept, means, ignore)
    return whole_deals(settings, kept.results.values())


def told(settings: Settings, results: list[Result]) -> list[str]:
    """What a run tells, times aside."""
    rows: list[Any] = [json_row(settings, standing) for standing in tally(settings, results)]
    return [json.dumps({**row, "ms_per_turn": 0}) for row in rows]


def test_rotations_of_a_deal_are_dealt_the_same_and_equal_players_do_not_mirror_each_other(tmp_path: Path) -> None:
    settings = settings_of(players="random,other", deals=1)
    means = Means(records=tmp_path, find=find)
    first, *_ = play(settings, tmp_path / "run", means)
    records = [(tmp_path / f"welcome-1-{rotation}.record").read_text() for rotation in (1, 2)]
    seeds = [next(line for line in record.splitlines() if line.startswith("[Seed")) for record in records]
    assert seeds[0] == seeds[1]
    assert records[0].split("\n1. ")[1] != records[1].split("\n1. ")[1]
    assert first.lines[0] != first.lines[1]


@pytest.mark.parametrize(("game", "variant"), [("welcome", "expert"), ("heimat", "games-2")])
def test_records_of_all_games_verify(tmp_path: Path, game: str, variant: str) -> None:
    settings = settings_of(game, "random,first,random", 2, variant)
    results = play(settings, tmp_path / "run", Means(records=tmp_path, find=find))
    for result in results:
        text = (tmp_path / f"{game}-{result.deal}-{result.rotation}.record").read_text(encoding="utf-8")
        session = read_record(text, find_game)
        assert session.is_over
        assert [score.total for score in find_game(game).scores(session.state)] == result.totals
    assert session.names == {0: "random", 1: "random", 2: "first"}


@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_an_interrupted_run_is_continued_to_the_same_end(tmp_path: Path, game: str) -> None:
    settings = settings_of(game)
    done: list[Result] = []

    def interrupt(result: Result) -> None:
        done.append(result)
        if len(done) == 3:
            raise KeyboardInterrupt

    with RunFile(settings, tmp_path / "cut") as kept:
        assert not run(settings, kept, HERE, interrupt)
    assert len((tmp_path / "cut").read_text().splitlines()) == 1 + 3
    with RunFile(settings, tmp_path / "cut") as kept:
        assert len(kept.results) == 3
        assert run(settings, kept, HERE, done.append)
    assert len(done) == len(schedule(settings))
    assert told(settings, whole_deals(settings, kept.results.values())) == told(
        settings, play(settings, tmp_path / "whole")
    )


def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    settings = settings_of("heimat", "random,first,random,random", 2)
    one = play(settings, tmp_path / "one")
    two = play(settings, tmp_path / "two", Means(2, find=find))
    assert told(settings, one) == told(settings, two)


def test_a_worker_that_dies_is_told(tmp_path: Path) -> None:
    settings = settings_of(players="random,fatal")
    with RunFile(settings, tmp_path / "run") as kept, pytest.raises(WorkerError, match="has died"):
        run(settings, kept, Means(2, find=find), ignore)
    assert not multiprocessing.active_children()


def test_a_finished_run_plays_nothing_again(tmp_path: Path) -> None:
    settings = settings_of(deals=1)
    play(settings, tmp_path / "run")
    again: list[Result] = []
    with RunFile(settings, tmp_path / "run") as kept:
        assert run(settings, kept, HERE, again.append)
    assert not again


def test_games_without_their_record_are_played_again(tmp_path: Path) -> None:
    settings = settings_of(deals=1)
    play(settings, tmp_path / "run")
    play(settings, tmp_path / "run", Means(records=tmp_path, find=find))
    assert len(list(tmp_path.glob("*.record"))) == 2


def test_a_damaged_last_line_is_played_again(tmp_path: Path) -> None:
    settings, path = settings_of(), tmp_path / "run"
    whole = play(settings, path)
    path.write_bytes(path.read_bytes()[:-30])
    with RunFile(settings, path) as kept:
        assert len(kept.results) == len(whole) - 1
        assert run(settings, kept, HERE, ignore)
    assert told(settings, whole) == told(settings, whole_deals(settings, kept.results.values()))
    assert len(play(settings, path)) == len(whole)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            lambda lines: [lines[0].replace('"seed": 0', '"seed": 1'), *lines[1:]],
            "another run: seed was 1, now it is 0",
        ),
        (lambda lines: [lines[0].replace('"rules": 1', '"rules": 9'), *lines[1:]], "another run: rules was 9"),
        (lambda lines: ["{}", *lines[1:]], "this is no run file"),
        (lambda lines: ["[Game]", *lines[1:]], "line 1 is damaged"),
        (lambda lines: [lines[0], "nonsense", *lines[1:]], "line 2 is damaged"),
        (lambda lines: [lines[0], "{}", *lines[1:]], "line 2 is damaged: this is no result"),
        (lambda lines: [lines[0], lines[1].replace('"deal": 1', '"deal": 99')], "line 2 is a game that was never due"),
        (lambda lines: [lines[0], lines[1].replace('"places": [', '"places": [3, ')], "line 2 is damaged"),
        (lambda lines: [lines[0], lines[1].replace('"deal": 1', '"deal": []')], "line 2 is damaged"),
        (lambda lines: [lines[0], lines[1].replace('"pools": ', '"pools": "a", "x": ')], "line 2 is damaged"),
    ],
)
def test_files_of_other_runs_are_refused(tmp_path: Path, change: Any, complaint: str) -> None:
    settings, path = settings_of(deals=1), tmp_path / "run"
    play(settings, path)
    before = "\n".join(change(path.read_text().splitlines())) + "\n"
    path.write_text(before)
    with pytest.raises(RunFileError, match=complaint), RunFile(settings, path):
        pass
    assert path.read_text() == before


def test_a_run_file_has_one_writer(tmp_path: Path) -> None:
    settings = settings_of()
    with (
        RunFile(settings, tmp_path / "run"),
        pytest.raises(RunFileError, match="another arena"),
        RunFile(settings, tmp_path / "run"),
    ):
        pass


def test_every_setting_has_a_usual_file_of_its_own() -> None:
    all_settings = [
        settings_of(),
        settings_of(deals=5),
        settings_of(players="first,random"),
        settings_of("heimat"),
        settings_of(variant="advanced"),
    ]
    assert len({usual_path(settings) for settings in all_settings}) == len(all_settings)
    assert usual_path(settings_of()) == usual_path(settings_of())
