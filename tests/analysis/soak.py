"""The long forms of the tests of the analysis, at quick depth, each with what it has found.

`python -m tests.analysis.soak [SHARE] [NAME…]`; the default share of 1 is what a release needs. What does not hold is
said, and makes the run fail at its end.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise

from housewright.analysis.results import Analysis, Judged
from housewright.analysis.run import Analyser
from housewright.engine.chance import new_stream
from housewright.engine.game import State, Turn
from housewright.engine.session import Session
from housewright.players.analyst import Unit
from housewright.players.finding import find_player, find_players
from tests.analysis.games import CASES, Mean, analyse, loss_of, luck_of, mean_of, play, turns_of
from tests.analysis.test_luck import LIMITS, WIDTH
from tests.analysis.test_secrets import views_that_show_the_next_cards
from tests.analysis.test_sums import check_sums

QUICK_MASTER = "master@0.02"  # as strong as needed to be told from the level below
MOMENTS = (1, 10, 20)  # rounds whose expectations are compared with results


def levels_of(game: str) -> list[str]:
    """The levels from the weakest to the strongest, the master with little time."""
    return [QUICK_MASTER if level == "master" else level for level in find_players(game).levels]


def games(game: str, level: str, seats: int, count: int) -> list[Analysis]:
    """So many analysed games of equal players."""
    return [analyse(play(game, "basic", [level] * seats, 5000 + seed), seed=seed) for seed in range(count)]


def soak_sums(share: float) -> Iterator[tuple[str, bool]]:
    """Everything adds up, in every case."""
    count = max(1, round(200 * share))
    for case in CASES:
        for seed in range(count):
            check_sums(*case, seed=900 + seed)
        yield f"{' '.join(map(str, case))} seats: {count} games add up exactly", True


def soak_luck(share: float) -> Iterator[tuple[str, bool]]:
    """Mean luck is nothing for every level, and what is given away falls from level to level."""
    count = max(4, round(400 * share))
    for game, seats in (("welcome", 1), ("welcome", 2), ("heimat", 2)):
        unit: Unit = "win" if game == "heimat" else "points"
        losses: dict[str, Mean] = {}
        for level in levels_of(game):
            analyses = games(game, level, seats, count)
            luck, losses[level] = luck_of(analyses, unit), loss_of(analyses)
            low, high = luck.interval(WIDTH)
            told = f"{game}, {seats} seats, {level}: luck {luck.mean:+.2f} ({low:+.2f} to {high:+.2f}) {unit}"
            loss = f"given away {losses[level].mean:.3f} ± {1.96 * losses[level].error:.3f} a turn"
            yield f"{told}, {loss}, {count} games", -LIMITS[unit] <= low and high <= LIMITS[unit]
        for (weaker, more), (stronger, less) in pairwise(losses.items()):
            apart = more.interval(-1.96)[0] > less.interval(1.96)[1]
            yield f"{game}, {seats} seats: {weaker} gives away more than {stronger}", apart


def soak_peeking(share: float) -> Iterator[tuple[str, bool]]:
    """An analyst that sees the next cards books what it knew as luck."""
    count, honest = max(4, round(400 * share)), Analyser.views
    try:
        Analyser.views = views_that_show_the_next_cards  # type: ignore[method-assign]
        low, high = luck_of(games("welcome", "good", 2, count), "points").interval(WIDTH)
    finally:
        Analyser.views = honest  # type: ignore[method-assign]
    yield f"welcome: peeking makes luck {low:+.2f} to {high:+.2f} points, {count} games", low > LIMITS["points"]


def soak_calibration(share: float) -> Iterator[tuple[str, bool]]:
    """What was expected is what came, if what was given away later is added."""
    count = max(4, round(500 * share))
    for seats in (1, 2):
        analyses = games("welcome", "strong", seats, count)
        for number in MOMENTS:
            missed = mean_of([error for game in analyses for error in missed_by(game, number)])
            told = f"welcome, {seats} seats, round {number}: {missed.mean:+.2f} ± {1.96 * missed.error:.2f} points"
            yield f"{told} too much, {count} games", abs(missed.mean) <= 1.0
    for game, seats in (("welcome", 2), ("heimat", 2)):
        analyses = games(game, "strong", seats, count)
        for number in MOMENTS:
            error, told = win_error(analyses, number)
            yield f"{game}, round {number}: chances to win are off by {error:.1f} % on average ({told})", error <= 3.0


def missed_by(game: Analysis, number: int) -> Iterator[float]:
    """How much too much each seat's expectation after a round was: later losses are no fault of it."""
    for seat in game.seats:
        later = [turn.steps["points"] for turn in seat.turns if turn.round >= number]
        if later:
            lost = sum(step.loss for step in later[1:])
            yield later[0].after_turn - lost - seat.sums["points"].result


def win_error(analyses: list[Analysis], number: int) -> tuple[float, str]:
    """The mean distance between chances and wins, over bins of ten per cent."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for game in analyses:
        for seat in game.seats:
            turn = next((turn for turn in seat.turns if turn.round >= number), None)
            if turn is not None:
                chance = turn.steps["win"].after_turn
                bins.setdefault(min(int(chance // 10), 9), []).append((chance, seat.sums["win"].result))
    total = sum(map(len, bins.values()))
    off = {place: mean_of([chance - won for chance, won in held]).mean for place, held in sorted(bins.items())}
    told = ", ".join(f"{10 * place}–{10 * place + 10}: {error:+.0f}" for place, error in off.items())
    return sum(abs(error) * len(bins[place]) for place, error in off.items()) / max(total, 1), told


def soak_better(share: float) -> Iterator[tuple[str, bool]]:
    """Turns that are called better are better: both are played on by strong players, with the same cards."""
    turns, times = max(3, round(200 * share)), max(10, round(200 * share))
    for game, level in (("welcome", "medium"), ("heimat", "medium")):
        found = [*mistakes(game, level, turns)]
        ahead = sum(is_better(session, turn, times) for session, turn in found)
        told = f"{game}: of {len(found)} mistakes, each played on {times} times, the best turn was ahead in {ahead}"
        yield told, ahead >= 0.9 * len(found)


def mistakes(game: str, level: str, count: int) -> Iterator[tuple[Session, Judged]]:
    """So many turns that were called a mistake or worse: one of each game, by chance."""
    seed, rng = 0, random.Random(3)
    while count:
        session = play(game, "basic", [level, level], 7000 + seed)
        wrong = [turn for turn in turns_of(analyse(session, seed=seed)) if turn.verdict in ("mistake", "blunder")]
        seed += 1
        if wrong:
            count -= 1
            yield session, rng.choice(wrong)


def is_better(session: Session, turn: Judged, times: int) -> bool:
    """Whether the best turn brings more than the one made, on average of so many games played on."""
    unit: Unit = turn.unit
    gained = 0.0
    for number in range(times):
        made = played_on(session, turn, turn.made.turn, number, unit)
        gained += played_on(session, turn, turn.best.turn, number, unit) - made
    return gained > 0


def played_on(session: Session, turn: Judged, chosen: Turn, number: int, unit: Unit) -> float:
    """What a seat's game ends in when it makes this turn, and everybody plays on as a strong player."""
    game, strong = session.game, find_player(session.game.name, "strong")
    view = game.view(session.earlier[turn.round - 1], turn.seat)
    state: State = game.imagine(view, new_stream(number * 7919 + 1))
    first = True
    while not game.is_over(state):
        turns = {}
        for seat in game.to_act(state):
            own = first and seat == turn.seat
            turns[seat] = chosen if own else strong.choose(game.view(state, seat), session.options, number)
        for seat, moves in turns.items():
            for move in moves:
                game.apply(state, seat, move)
        game.close_round(state)
        first = False
    scores = game.scores(state)
    if unit == "points":
        return float(scores[turn.seat].total)
    return 100.0 / sum(score.place == 1 for score in scores) if scores[turn.seat].place == 1 else 0.0


RUNS: dict[str, Callable[[float], Iterator[tuple[str, bool]]]] = {
    "sums": soak_sums,
    "luck": soak_luck,
    "peeking": soak_peeking,
    "calibration": soak_calibration,
    "better": soak_better,
}


def main(share: float, names: list[str]) -> int:
    """One after the other; returns how many did not hold."""
    failed = 0
    for name in names or RUNS:
        began = time.process_time()
        for told, holds in RUNS[name](share):
            failed += not holds
            print(f"{'holds' if holds else 'DOES NOT HOLD'}: {told}", flush=True)
        print(f"{name}: {time.process_time() - began:.0f} s of CPU", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(1 if main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0, sys.argv[2:]) else 0)
