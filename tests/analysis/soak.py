"""The long forms of the tests of the analysis, at quick depth, each with what it has found.

`python -m tests.analysis.soak [SHARE] [NAME…]`; the default share of 1 is what a release needs. What does not hold is
said, and makes the run fail at its end. The plot of docs/ is drawn only if it is named, after `alone` and `company`.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import pairwise, product

from housewright.analysis.results import Analysis, Judged
from housewright.analysis.run import Analyser
from housewright.engine.chance import new_stream
from housewright.engine.game import State, Turn
from housewright.engine.session import Session
from housewright.players.analyst import Unit
from housewright.players.finding import find_player, find_players
from tests.analysis.games import (
    CASES,
    Mean,
    analyse,
    by_game,
    controlled,
    loss_of,
    luck_of,
    mean_of,
    play,
    results_of,
    turns_of,
)
from tests.analysis.plot import PLOT, draw
from tests.analysis.test_luck import LIMITS, WIDTH, luck_at_mixed_tables
from tests.analysis.test_secrets import views_that_show_the_next_cards
from tests.analysis.test_sums import check_sums

QUICK_MASTER = "master@0.02"  # stands for the master of Neue Heimat, whose games would take days
OTHERS_PLAYED = 8  # games that are played without analysis for each that is analysed: their mean result is a control
COUNT = 500  # games of each kind; those whose luck is taken are those whose expectations are compared
QUICK_SECONDS = 0.5
MIXED = ("easy", "strong")
MOMENTS = (1, 10, 20)  # rounds whose expectations are compared with results
PAIRS: dict[tuple[int, int], list[tuple[float, float]]] = {key: [] for key in product((1, 2), MOMENTS)}  # for the plot
FIRST_SEED = 5200  # of games to which nothing was fitted


def levels_of(game: str) -> list[str]:
    """The levels from the weakest to the strongest."""
    levels = find_players(game).levels
    return [QUICK_MASTER if game == "heimat" and level == "master" else level for level in levels]


@cache
def games(game: str, level: str, seats: int, count: int) -> list[Analysis]:
    """So many analysed games of equal players."""
    return [analyse(play(game, "basic", [level] * seats, FIRST_SEED + seed), seed=seed) for seed in range(count)]


def soak_sums(share: float) -> Iterator[tuple[str, bool]]:
    """Everything adds up, in every case."""
    count = max(1, round(200 * share))
    for case in CASES:
        for seed in range(count):
            check_sums(*case, seed=900 + seed)
        yield f"{' '.join(map(str, case))} seats: {count} games add up exactly", True


def soak_welcome(seats: int, share: float) -> Iterator[tuple[str, bool]]:
    """Welcome To: mean luck is nothing, expectations hold for every level, and losses fall from level to level."""
    count = max(4, round(COUNT * share))
    losses: dict[str, Mean] = {}
    for level in levels_of("welcome"):
        analyses = games("welcome", level, seats, count)
        luck, losses[level] = steady_luck(analyses, level, seats), loss_of(analyses)
        others = mean_of(by_game(analyses, "points", "others"))
        told = f"welcome, {seats} seats, {level}: {told_luck(luck, 'points')}, others {others.mean:+.2f}"
        loss = f"given away {losses[level].mean:.3f} ± {1.96 * losses[level].error:.3f} a turn"
        yield f"{told}, {loss}, {count} games", is_within(luck, "points")
        for number in MOMENTS:
            pairs = [pair for game in analyses for pair in expected_and_come(game, number)]
            PAIRS[seats, number].extend(pairs)
            missed = mean_of([expected - come for expected, come in pairs])
            told = f"welcome, {seats} seats, {level}, round {number}: {missed.mean:+.2f} ± {1.96 * missed.error:.2f}"
            yield f"{told} points too much are expected", abs(missed.mean) <= 1.0
    yield from falling(f"welcome, {seats} seats", losses)
    if seats > 1:
        yield from chances("welcome", games("welcome", "strong", seats, count))


def soak_heimat(share: float) -> Iterator[tuple[str, bool]]:
    """Neue Heimat: the same; luck at mixed tables, for that of equals adds up to nearly nothing by itself."""
    count = max(4, round(COUNT * share))
    losses = {level: loss_of(games("heimat", level, 2, count)) for level in levels_of("heimat")}
    for level, loss in losses.items():
        yield f"heimat, 2 seats, {level}: given away {loss.mean:.3f} ± {1.96 * loss.error:.3f} a turn", True
    yield from falling("heimat, 2 seats", losses)
    for level, luck in luck_at_mixed_tables("heimat", MIXED, count).items():
        told = f"heimat, {' against '.join(MIXED)}, {level}: {told_luck(luck, 'win')}, {count} games"
        yield told, is_within(luck, "win")
    yield from chances("heimat", games("heimat", "strong", 2, count))


def chances(game: str, analyses: list[Analysis]) -> Iterator[tuple[str, bool]]:
    """Chances to win are as often right as they say."""
    for number in MOMENTS:
        error, told = win_error(analyses, number)
        yield f"{game}, round {number}: chances to win are off by {error:.1f} % on average ({told})", error <= 3.0


def soak_plot(share: float) -> Iterator[tuple[str, bool]]:
    """Draws the plot of docs/ from what the runs before it found."""
    PLOT.write_text(draw(PAIRS), encoding="utf-8")
    yield f"{PLOT.name} is drawn", True


def told_luck(luck: Mean, unit: Unit) -> str:
    """Mean luck with its interval of 99 %."""
    low, high = luck.interval(WIDTH)
    return f"luck {luck.mean:+.2f} ({low:+.2f} to {high:+.2f}) {unit}"


def is_within(luck: Mean, unit: Unit) -> bool:
    """Whether the whole interval lies within the limits."""
    low, high = luck.interval(WIDTH)
    return -LIMITS[unit] <= low and high <= LIMITS[unit]


def falling(where: str, losses: Mapping[str, Mean]) -> Iterator[tuple[str, bool]]:
    """Each level gives away less than the one below, and their intervals of 95 % lie apart."""
    for (weaker, more), (stronger, less) in pairwise(losses.items()):
        apart = more.interval(-1.96)[0] > less.interval(1.96)[1]
        yield f"{where}: {weaker} gives away more than {stronger}", apart


def steady_luck(analyses: list[Analysis], level: str, seats: int) -> Mean:
    """Mean luck; its chance is made smaller by many more games, but for the master, whose games take too long."""
    if level == "master":
        return luck_of(analyses, "points")
    known = results_of("welcome", level, seats, OTHERS_PLAYED * len(analyses), first=500_000)
    return controlled(by_game(analyses, "points", "luck"), by_game(analyses, "points", "result"), known)


def soak_speed(share: float) -> Iterator[tuple[str, bool]]:
    """Quick analysis of a game takes no more than half a second of CPU."""
    count = max(4, round(40 * share))
    for game, seats in (("welcome", 1), ("welcome", 2), ("heimat", 2)):
        sessions = [play(game, "basic", ["strong"] * seats, 8000 + seed) for seed in range(count)]
        analyse(sessions[0])  # everything is loaded
        began = time.process_time()
        for session in sessions:
            analyse(session)
        seconds = (time.process_time() - began) / count
        yield f"{game}, {seats} seats: {seconds:.2f} s of CPU for a quick analysis", seconds <= QUICK_SECONDS


def soak_peeking(share: float) -> Iterator[tuple[str, bool]]:
    """An analyst that sees the next cards books what it knew as luck."""
    count, honest = max(4, round(COUNT * share)), Analyser.views
    try:
        Analyser.views = views_that_show_the_next_cards  # type: ignore[method-assign]
        low, high = luck_of(games.__wrapped__("welcome", "good", 2, count), "points").interval(WIDTH)
    finally:
        Analyser.views = honest  # type: ignore[method-assign]
    yield f"welcome: peeking makes luck {low:+.2f} to {high:+.2f} points, {count} games", low > LIMITS["points"]


def expected_and_come(game: Analysis, number: int) -> Iterator[tuple[float, float]]:
    """What each seat could expect after a round, and what it had at last with all that it gave away later: that is no
    fault of the expectation."""
    for seat in game.seats:
        later = [turn.steps["points"] for turn in seat.turns if turn.round >= number]
        if later:
            yield later[0].after_turn, seat.sums["points"].result + sum(step.loss for step in later[1:])


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
    "alone": partial(soak_welcome, 1),
    "company": partial(soak_welcome, 2),
    "heimat": soak_heimat,
    "plot": soak_plot,
    "speed": soak_speed,
    "peeking": soak_peeking,
    "better": soak_better,
}


def main(share: float, names: list[str]) -> int:
    """One after the other; returns how many did not hold."""
    failed = 0
    for name in names or [name for name in RUNS if name != "plot"]:
        began = time.process_time()
        for told, holds in RUNS[name](share):
            failed += not holds
            print(f"{'holds' if holds else 'DOES NOT HOLD'}: {told}", flush=True)
        print(f"{name}: {time.process_time() - began:.0f} s of CPU", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(1 if main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0, sys.argv[2:]) else 0)
