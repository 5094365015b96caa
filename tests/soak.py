"""The long runs: engine against oracle over thousands of games, on all cores, with a progress display.

`python -m tests.soak [GAMES]`; the default is what a release needs.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from multiprocessing import Pool

from rich.progress import track

from tests.oracle import welcome_agreement
from tests.oracle.test_welcome_agreement import VARIANTS

WELCOME_GAMES = 5200


def soak_welcome(index: int) -> tuple[int, int, int, set[int]]:
    """One game of Welcome To."""
    tally = welcome_agreement.Tally()
    options, seats = VARIANTS[index % len(VARIANTS)]
    welcome_agreement.compare_game(options, seats, random.Random(1_000_000 + index), tally)
    return tally.rounds, tally.moves, tally.claims, {int(reason) for reason in tally.reasons}


def run(name: str, games: int, play: Callable[[int], tuple[int, int, int, set[int]]]) -> None:
    """All games of one kind; any disagreement raises."""
    rounds = moves = claims = 0
    reasons: set[int] = set()
    with Pool() as pool:
        for result in track(pool.imap_unordered(play, range(games), 8), f"{name}: engine against oracle", games):
            rounds, moves, claims = rounds + result[0], moves + result[1], claims + result[2]
            reasons |= result[3]
    print(f"{name}: {games} games, {rounds} rounds, {moves} moves, {claims} claims, {len(reasons)} reasons: all agree")


if __name__ == "__main__":
    run("welcome", int(sys.argv[1]) if len(sys.argv) > 1 else WELCOME_GAMES, soak_welcome)
