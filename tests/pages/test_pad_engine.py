"""The rules that pad and dealer bring along, in TypeScript, say what the engine says."""

from __future__ import annotations

import re
import runpy
import subprocess
from pathlib import Path

import pytest

from tests.vectors.writing import FEWEST, write
from tools.pad_facts import FILE, text

WEB = Path(__file__).parents[2] / "web"


def test_printed_facts_and_reasons_are_those_of_the_engine() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m tools.pad_facts writes them anew"


@pytest.mark.long
def test_sheets_boards_decisions_and_deals_agree_with_the_engine(tmp_path: Path) -> None:
    file = tmp_path / "vectors.json"
    tally = write(file, 1)
    assert {answer: times for answer, times in tally.items() if times < FEWEST} == {}
    environment = {**runpy.run_path(str(WEB / "build.py"))["environment"](), "PAD_VECTORS": str(file)}
    command = ["npx", "vitest", "run", "--config", "vitest.engine.config.ts"]
    run = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert re.search(r"Tests\D+15 passed \(15\)", re.sub(r"\x1b\[\d+m", "", run.stdout)), run.stdout
