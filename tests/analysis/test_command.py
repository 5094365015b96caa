"""The command: tables for people, JSON for programs, a page, and clear words for what cannot be analysed."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from housewright.cli import app
from housewright.engine.record import write_record
from tests.analysis.games import play

RUNNER = CliRunner()


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A game of each, and one that is not over."""
    folder = tmp_path_factory.mktemp("records")
    sessions = {
        "welcome": play("welcome", "basic", ["easy", "strong"], 21),
        "heimat": play("heimat", "basic", ["easy", "strong"], 21),
    }
    sessions["welcome"].names[0] = "Ada <b>"
    paths = {}
    for name, session in sessions.items():
        paths[name] = folder / f"{name}.record"
        paths[name].write_text(write_record(session), encoding="utf-8")
    sessions["welcome"].undo_round()
    paths["unfinished"] = folder / "unfinished.record"
    paths["unfinished"].write_text(write_record(sessions["welcome"]), encoding="utf-8")
    paths["rubbish"] = folder / "rubbish.record"
    paths["rubbish"].write_text("rubbish\n", encoding="utf-8")
    return paths


def test_json_has_a_row_for_every_seat_and_unit_and_every_turn(records: dict[str, Path]) -> None:
    done = RUNNER.invoke(app, ["analyse", str(records["welcome"]), "--depth", "quick", "--json"])
    assert done.exit_code == 0, done.output
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    sums = [row for row in rows if "start" in row]
    assert [(row["seat"], row["unit"]) for row in sums] == [(0, "points"), (0, "win"), (1, "points"), (1, "win")]
    for row in sums:
        assert row["start"] + row["luck"] + row["others"] - row["loss"] == row["result"]
    turns = [row for row in rows if "verdict" in row]
    for row in turns:
        assert row["after_cards"] - row["after_turn"] == row["loss"] >= 0
        assert {"seat", "round", "before", "verdict", "turn", "best"} <= row.keys()
    assert sum(row["loss"] for row in turns if row["seat"] == 0) == sums[0]["loss"]


def test_whoever_looks_sees_how_far_it_is_and_nobody_else(
    records: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = RUNNER.invoke(app, ["analyse", str(records["welcome"]), "--depth", "quick", "--json"])
    assert plain.stderr == ""
    seen = io.StringIO()
    terminal = Console(file=seen, force_terminal=True, width=120)
    monkeypatch.setattr(sys.modules["housewright.cli.analyse"], "err", terminal)
    done = RUNNER.invoke(app, ["analyse", str(records["welcome"]), "--depth", "quick", "--json"])
    assert done.stdout == plain.stdout
    turns = sum("verdict" in row for row in map(json.loads, done.stdout.splitlines()))
    steps = [int(step) for step in re.findall(rf"(\d+)/{turns}\b", seen.getvalue())]
    assert steps == sorted(steps)
    assert steps[-1] == turns
    assert "welcome.record" in seen.getvalue()


def test_tables_are_told_in_every_language(records: dict[str, Path]) -> None:
    for language, word in (("en", "given away"), ("de", "verschenkt"), ("fr", "cédé"), ("it", "ceduto")):
        wanted = ["analyse", str(records["heimat"]), "--depth", "quick", "--lang", language]
        done = RUNNER.invoke(app, wanted, env={"COLUMNS": "200"})
        assert done.exit_code == 0, done.output
        assert word in done.stdout


def test_the_page_holds_everything_itself(records: dict[str, Path], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    files = [str(records["welcome"]), str(records["heimat"])]
    done = RUNNER.invoke(app, ["analyse", *files, "--depth", "quick", "--html", str(page), "--json"])
    assert done.exit_code == 0, done.output
    text = page.read_text(encoding="utf-8")
    assert "Ada &lt;b&gt;" in text and "<b>" not in text
    assert "src=" not in text and "http" not in text.replace("http://www.w3.org", "")
    assert text.count("<svg") == 2
    assert {json.loads(line)["file"] for line in done.stdout.splitlines()} == set(files)


@pytest.mark.parametrize(
    ("name", "words"), [("unfinished", "not over"), ("rubbish", "line 1"), ("missing", "cannot be read")]
)
def test_what_cannot_be_analysed_is_named(records: dict[str, Path], name: str, words: str) -> None:
    path = records.get(name, Path("missing.record"))
    done = RUNNER.invoke(app, ["analyse", str(path), "--depth", "quick"])
    assert done.exit_code == 1
    assert words in done.output and path.name in done.output


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_done(records: dict[str, Path]) -> None:
    done = RUNNER.invoke(app, ["analyse", str(records["welcome"]), "--html", "/nowhere/page.html"])
    assert done.exit_code == 1 and "cannot be written" in done.output
