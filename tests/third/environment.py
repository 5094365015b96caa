"""How a process gets to know the third game: its distribution is put on the path."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).parent / "installed"


def with_third_game() -> dict[str, str]:
    """The environment of a process in which the game is installed."""
    paths = [str(ROOT), str(INSTALLED), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
