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
KINDS = (  # depth, game, options, seats, and seconds at most
    (Depth.QUICK, "welcome", "basic", 1, 0.5),
    (Depth.QUICK, "welcome", "basic", 2, 0.5),
    (Depth.QUICK, "heimat", "basic", 2, 0.5),
    (Depth.QUICK, "heimat", "basic", 4, 0.5),
    (Depth.NORMAL, "welcome", "basic", 1, 3.0),
    (Depth.NORMAL, "welcome", "basic", 2, 6.0),
    (Depth.NORMAL, "heimat", "basic", 2, 10.0),
    (Depth.NORMAL, "heimat", "basic", 4, 10.0),
)


def seconds_of(depth: Depth, game: str, options: str, seats: int, seed: int) -> float:
    """How long one game takes that was played before."""
    session = play(game, options, ["strong"] * seats, seed)
    began = time.process_time()
    analyser = Analyser(session, depth)
    analyser.analysis(analyser.events())
    return time.process_time() - began


def main() -> int:
    """One kind after the other; returns how many missed their bar."""
    missed = 0
    for depth, game, options, seats, most in KINDS:
        seconds_of(depth, game, options, seats, 1)  # everything is loaded
        seconds = [seconds_of(depth, game, options, seats, 100 + seed) for seed in range(GAMES)]
        median = statistics.median(seconds)
        missed += median > most
        bar = f"at most {most:g}{'' if median <= most else ', MISSED'}"
        print(
            f"{depth}, {game}, {seats} seats: {median:.2f} s ({min(seconds):.2f} to {max(seconds):.2f}; {bar})",
            flush=True,
        )
    return missed


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
