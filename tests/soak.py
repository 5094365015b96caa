"""The long runs: engine against oracle over thousands of games, on all cores, with a progress display.

`python -m tests.soak [SHARE]`; the default share of 1 is what a release needs.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from multiprocessing import Pool

from rich.progress import track

from tests.oracle import heimat_agreement, welcome_agreement
from tests.oracle.test_heimat_agreement import VARIANTS as HEIMAT_VARIANTS
from tests.oracle.test_welcome_agreement import VARIANTS

WELCOME_GAMES = 5200
HEIMAT_GAMES = 10_400


def soak_welcome(index: int) -> tuple[int, int, int, set[int]]:
    """One game of Welcome To."""
    tally = welcome_agreement.Tally()
    options, seats = VARIANTS[index % len(VARIANTS)]
    welcome_agreement.compare_game(options, seats, random.Random(1_000_000 + index), tally)
    return tally.rounds, tally.moves, tally.claims, {int(reason) for reason in tally.reasons}


def soak_heimat(index: int) -> tuple[int, int, int, set[int]]:
    """One game or series of Neue Heimat."""
    tally = heimat_agreement.Tally()
    options, seats = HEIMAT_VARIANTS[index % len(HEIMAT_VARIANTS)]
    heimat_agreement.compare_game(options, seats, random.Random(2_000_000 + index), tally, looks=0.2)
    return tally.turns, tally.moves, tally.finished_rows, {int(reason) for reason in tally.reasons}


def run(name: str, games: int, play: Callable[[int], tuple[int, int, int, set[int]]], feat: str) -> None:
    """All games of one kind; any disagreement raises."""
    rounds = moves = feats = 0
    reasons: set[int] = set()
    with Pool() as pool:
        for result in track(pool.imap_unordered(play, range(games), 8), f"{name}: engine against oracle", games):
            rounds, moves, feats = rounds + result[0], moves + result[1], feats + result[2]
            reasons |= result[3]
    told = f"{games} games, {rounds} rounds, {moves} moves, {feats} {feat}, {len(reasons)} answers of why_not"
    print(f"{name}: {told}: all agree")


if __name__ == "__main__":
    share = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    run("welcome", round(WELCOME_GAMES * share), soak_welcome, "claims")
    run("heimat", round(HEIMAT_GAMES * share), soak_heimat, "finished rows")
