"""A copy of the package with more in its box, to be tried out in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import housewright

PACKAGE = Path(housewright.__file__).parent
ROOT = Path(__file__).parents[2]
BASIC_PLAN, ADVANCED_PLAN = "estates-1333", "houses-B"  # of known kinds; one goes between the others, one behind them
ENTRIES = {
    '    ("houses-C", 1,': f'    ("{BASIC_PLAN}", 3, False, PlanKind.ESTATES, 0, 12, 7),\n',
    ")\nPLANS = len(": f'    ("{ADVANCED_PLAN}", 1, True, PlanKind.HOUSES, 1, 7, 4),\n',
}
NEW_KIND = {"    PARKS_AND_POOLS = 8\n": "    BRIDGES = 9\n"}


def copy_package(folder: Path, insertions: dict[str, str]) -> Path:
    """Copy the package into a folder, with lines put before others in printed.py; returns where to import it from."""
    shutil.copytree(PACKAGE, folder / "housewright", ignore=shutil.ignore_patterns("__pycache__", "static"))
    printed = folder / "housewright" / "welcome" / "printed.py"
    text = printed.read_text(encoding="utf-8")
    for before, line in insertions.items():
        assert text.count(before) == 1, before
        text = text.replace(before, line + before)
    printed.write_text(text, encoding="utf-8")
    return folder


def run(sources: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with this copy of the package."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(sources)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
