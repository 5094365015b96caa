"""The long runs: engine against oracle over thousands of games, on all cores, with a progress display; and strong
players in a box with more plans than they learned.

`python -m tests.soak [SHARE]`; the default share of 1 is what a release needs.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import track

from tests.oracle import heimat_agreement, welcome_agreement
from tests.oracle.test_heimat_agreement import VARIANTS as HEIMAT_VARIANTS
from tests.oracle.test_welcome_agreement import VARIANTS
from tests.players.plan_copy import ADVANCED_PLAN, BASIC_PLAN, ENTRIES, copy_package
from tests.players.plan_copy import run as play_copy

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


def run_new_plans() -> None:
    """Two hundred games of strong players with plans that their net never saw, compiled anew in a copy."""
    with TemporaryDirectory() as folder:
        sources = copy_package(Path(folder), ENTRIES)
        told = play_copy(sources, "-m", "tests.players.plan_games", "many", HOUSEWRIGHT_CACHE=folder)
    if told.returncode:
        sys.exit(told.stderr)
    found = json.loads(told.stdout)
    for plan in (BASIC_PLAN, ADVANCED_PLAN):
        print(f"welcome with {plan}: met in {found['met'][plan]} of 200 games, claimed {found['claimed'][plan]} times")


if __name__ == "__main__":
    share = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    run("welcome", round(WELCOME_GAMES * share), soak_welcome, "claims")
    run("heimat", round(HEIMAT_GAMES * share), soak_heimat, "finished rows")
    run_new_plans()
