"""What is told about branches that tests take: by themselves, not mixed with lines, and with what is left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.coverage import main

SETTINGS = """
[tool.coverage.run]
source = ["src"]
[tool.coverage.report]
exclude_also = ["if TYPE_CHECKING:"]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of three files."""
    (tmp_path / "src" / "street").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    for name in ("house", "fence", "street/park"):
        (tmp_path / "src" / f"{name}.py").touch()
    return tmp_path


def told(taken: int) -> str:
    """What coverage tells of two of them: nearly all lines are run, and so many of 200 branches taken."""
    files = {"src/house.py": {"excluded_lines": [3, 4]}, "src/fence.py": {"excluded_lines": []}}
    totals = {"covered_lines": 9999, "num_statements": 10000, "covered_branches": taken, "num_branches": 200}
    return json.dumps({"files": files, "totals": totals})


@pytest.mark.parametrize(("taken", "code", "share"), [(189, 1, "94.5"), (190, 0, "95.0"), (200, 0, "100.0")])
def test_branches_are_counted_by_themselves(
    root: Path, capsys: pytest.CaptureFixture[str], taken: int, code: int, share: str
) -> None:
    assert main(told(taken), root) == code
    said = capsys.readouterr().out
    assert f"branches: {taken} of 200, {share} %" in said
    assert "statements: 9999 of 10000, 99.9 %" in said


def test_what_is_left_out_is_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(told(200), root)
    assert capsys.readouterr().out.splitlines()[:4] == [
        "left out:",
        "  lines like if TYPE_CHECKING:",
        "  src/house.py: 2 such lines",
        "  src/street/park.py: all of it",
    ]
