"""How long the analysis of a game takes: CPU-seconds of one core, of games between strong players.

`python -m benchmarks.analysis` prints the figures, and ends with 1 if a bar is missed.
"""

from __future__ import annotations

import statistics
import sys
import time

from housewright.analysis.run import Analyser
from housewright.players.analyst import Depth
from tests.analysis.games import play

GAMES = 5  # of each kind, whose median counts
KINDS = (  # game, options, seats, depth, and seconds at most
    ("welcome", "basic", 1, Depth.NORMAL, 3.0),
    ("welcome", "basic", 2, Depth.NORMAL, 6.0),
    ("heimat", "basic", 2, Depth.NORMAL, 10.0),
    ("heimat", "basic", 4, Depth.NORMAL, 10.0),
    ("welcome", "basic", 1, Depth.QUICK, 0.5),
    ("welcome", "basic", 2, Depth.QUICK, 0.5),
    ("heimat", "basic", 2, Depth.QUICK, 0.5),
    ("heimat", "basic", 4, Depth.QUICK, 0.5),
)


def seconds_of(game: str, options: str, seats: int, depth: Depth, seed: int) -> float:
    """How long one game takes that was played before."""
    session = play(game, options, ["strong"] * seats, seed)
    began = time.process_time()
    analyser = Analyser(session, depth)
    analyser.analysis(analyser.events())
    return time.process_time() - began


def main() -> int:
    """One kind after the other; returns how many missed their bar."""
    missed = 0
    for game, options, seats, depth, most in KINDS:
        seconds_of(game, options, seats, depth, 1)  # everything is loaded
        seconds = [seconds_of(game, options, seats, depth, 100 + seed) for seed in range(GAMES)]
        median = statistics.median(seconds)
        missed += median > most
        bar = f"at most {most:g}{'' if median <= most else ', MISSED'}"
        print(
            f"{game}, {seats} seats, {depth.value}: {median:.2f} s ({min(seconds):.2f} to {max(seconds):.2f}; {bar})",
            flush=True,
        )
    return missed


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
