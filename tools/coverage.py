"""How many branches of `src` the tests take, and what is left out of that: the end of `make coverage`.

Reads what `coverage json` tells, and ends with 1 if fewer are taken than must be.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LEAST = 95.0  # percent of all branches


def share(part: int, whole: int) -> float:
    """In percent, never rounded up."""
    return 1000 * part // whole / 10 if whole else 100.0


def left_out(files: dict[str, Any], root: Path) -> list[str]:
    """What counts neither as taken nor as not taken."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["coverage"]
    patterns = settings["report"].get("exclude_also", [])
    lines = {file: len(found["excluded_lines"]) for file, found in files.items() if found["excluded_lines"]}
    sources = {
        str(file.relative_to(root)) for source in settings["run"]["source"] for file in (root / source).rglob("*.py")
    }
    return [
        *(f"lines like {pattern}" for pattern in patterns),
        *(f"{file}: {count} such lines" for file, count in sorted(lines.items())),
        *(f"{file}: all of it" for file in sorted(sources - files.keys())),
    ]


def main(told: str, root: Path = ROOT) -> int:
    """Say it; returns the exit code."""
    found = json.loads(told)
    totals = found["totals"]
    taken, branches = totals["covered_branches"], totals["num_branches"]
    run, statements = totals["covered_lines"], totals["num_statements"]
    print("left out:", *left_out(found["files"], root), sep="\n  ")
    print(f"statements: {run} of {statements}, {share(run, statements)} %")
    print(f"branches: {taken} of {branches}, {share(taken, branches)} %; at least {LEAST} % must be taken")
    return int(100 * taken < LEAST * branches)


if __name__ == "__main__":
    sys.exit(main(sys.stdin.read()))
