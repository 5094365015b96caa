"""The program in docs/api.md, as written."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from housewright.engine.record import read_record
from housewright.games import find_game
from housewright.server.settings import Settings
from tests.server.running import Server

DOCS = Path(__file__).parents[2] / "docs"


def test_the_program_plays_a_game_to_its_end(make_server: Callable[..., Server], tmp_path: Path) -> None:
    found = re.search(r'```python\n(""".*?)```', (DOCS / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    program = tmp_path / "program.py"
    program.write_text(found[1], encoding="utf-8")
    assert len(found[1].splitlines()) <= 50
    server = make_server(limits=1)  # as usual: who asks too often is told to wait
    done = subprocess.run([sys.executable, program, server.url], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr + done.stdout
    assert read_record(done.stdout.rstrip("\n") + "\n", find_game).is_over


def test_every_setting_is_documented() -> None:
    document = (DOCS / "operating.md").read_text(encoding="utf-8")
    assert [name for name in Settings.model_fields if f"`{name}`" not in document] == []
