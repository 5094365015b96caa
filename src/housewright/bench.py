"""Measurements: random games per CPU-second, the cost of single calls, and a comparison with a peer."""

from __future__ import annotations

import importlib
import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from statistics import median
from typing import Any

from housewright.engine.chance import new_stream
from housewright.engine.game import Game, Seed
from housewright.engine.struct import Structs, copy_often
from housewright.games import ENTRIES

REPEATS = 5
CALLS = 5000
SECONDS = 0.4  # about how long one repeat takes
THREAD_GAMES = 20_000  # that each thread plays


class NoPeersError(RuntimeError):
    """The optional extra for the comparison is not installed."""


def games_with(variant: str, games: Sequence[Game]) -> list[str]:
    """The names of the games that know this variant."""
    names = []
    for game in games:
        with suppress(ValueError):
            game.options(variant)
            names.append(game.name)
    return names or [games[0].name]


def measure_game(game: Game, variant: str, seats: int) -> Iterator[dict[str, str | int | float]]:
    """One row per variant and number of seats."""
    rows = [row for row in ENTRIES[game.name].measured if variant in ("", row[0]) and seats in (0, row[1])]
    if not rows:
        rows = [(name, seats or 2) for name in ([variant] if variant else game.variants)]
    for name, count in rows:
        yield measure_row(game, name, count)


def measure_row(game: Game, variant: str, seats: int) -> dict[str, str | int | float]:
    """Whole random games, dealt and scored in compiled code on one core: median of 5 repeats."""
    stream = new_stream(1)
    game.play_many(variant, seats, 1, stream)
    games, taken = 16, 0.0
    while taken < SECONDS / 4:
        games *= 2
        _, taken = timed(game, variant, seats, games, stream)
    games = max(1, round(games * SECONDS / taken))
    runs = [timed(game, variant, seats, games, stream) for _ in range(REPEATS)]
    return {
        "game": game.name,
        "variant": variant,
        "seats": seats,
        "games_per_cpu_second": round(median(games / taken for _, taken in runs)),
        "moves_per_cpu_second": round(median(moves / taken for moves, taken in runs)),
    }


def timed(game: Game, variant: str, seats: int, games: int, stream: Structs) -> tuple[int, float]:
    """The moves of so many games, and the CPU-seconds they take."""
    begin = time.process_time()
    moves = game.play_many(variant, seats, games, stream)
    return moves, time.process_time() - begin


def sentence(row: Mapping[str, str | int | float]) -> str:
    """A measurement for people."""
    return (
        f"{row['game']} {row['variant']:<10} {row['seats']:>3} seats: {row['games_per_cpu_second']:>9,} games, "
        f"{row['moves_per_cpu_second']:>12,} moves per CPU-second"
    )


def measure_calls(game: Game) -> Iterator[str]:
    """Single calls from Python, a state's copy in compiled code, and what a second thread costs."""
    state = game.new("", 2, Seed(bytes(32)))
    seat = game.to_act(state)[0]
    move = game.legal(state, seat)[0]
    states = iter([state.copy() for _ in range(CALLS + 1)])
    yield f"legal from Python: {per_call(lambda: game.legal(state, seat)):.1f} µs"
    yield f"why_not from Python: {per_call(lambda: game.why_not(state, seat, move)):.1f} µs"
    yield f"apply from Python: {per_call(lambda: game.apply(next(states), seat, move)):.1f} µs"
    yield f"copy of a state in compiled code: {copy_nanoseconds(state.common, state.seats):.0f} ns"
    yield f"two threads: {thread_ratio(game):.2f} of one thread's games per CPU-second"


def per_call(call: Callable[[], object]) -> float:
    """Microseconds of CPU time for a call."""
    call()
    begin = time.process_time()
    for _ in range(CALLS):
        call()
    return (time.process_time() - begin) / CALLS * 1e6


def copy_nanoseconds(common: Structs, seats: Structs) -> float:
    """What copying a state costs inside compiled code."""
    copy_often(common, seats, 1)
    begin = time.process_time()
    copy_often(common, seats, 1_000_000)
    return (time.process_time() - begin) * 1000


def thread_ratio(game: Game) -> float:
    """Games per CPU-second with two threads at work, relative to one: median of 5."""
    return median(one_thread_ratio(game) for _ in range(REPEATS))


def one_thread_ratio(game: Game) -> float:
    """One comparison of two threads with one, warmed up."""

    def work(seed: int) -> None:
        game.play_many(game.variants[0], 2, THREAD_GAMES, new_stream(seed))

    work(0)
    begin = time.process_time()
    work(1)
    alone = time.process_time() - begin
    threads = [threading.Thread(target=work, args=(seed,)) for seed in (2, 3)]
    begin = time.process_time()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return 2 * alone / (time.process_time() - begin)


PEER_GAMES = ("hearts", "backgammon", "gin_rummy")
PEER_ROLLOUTS = 200


def measure_peers(games: Sequence[Game], as_json: bool) -> Iterator[str]:
    """OpenSpiel's C++ rollouts of card and board games in the same run, and how many times faster our rows are.

    One simulation of its MCTS bot with an evaluator of N rollouts plays N random games in one call.
    """
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        raise NoPeersError(
            "OpenSpiel is not installed: install the extra 'peers', for instance: pip install -e '.[peers]'"
        ) from None
    ours = [row for game in games for row in measure_game(game, "", 0)]
    for name in PEER_GAMES:
        rate = peer_rate(spiel, spiel.load_game(name))
        row: dict[str, object] = {"game": f"open_spiel {name}", "games_per_cpu_second": round(rate)}
        ratios = {f"{own['game']} {own['variant']} {own['seats']}": ratio(own, rate) for own in ours}
        if as_json:
            yield json.dumps(row | {"ratios": ratios})
        else:
            yield f"open_spiel {name}: {rate:,.0f} games per CPU-second"
            yield from (f"  {label}: {times} times as many" for label, times in ratios.items())


def ratio(own: Mapping[str, str | int | float], rate: float) -> float:
    """How many times faster a row of ours is."""
    return round(float(own["games_per_cpu_second"]) / rate, 1)


def peer_rate(spiel: Any, game: Any) -> float:
    """Random games per CPU-second of the peer, after its opening chance events."""
    rng = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    evaluator = spiel.RandomRolloutEvaluator(PEER_ROLLOUTS, 1)
    rates = []
    for seed in range(REPEATS):
        bot = spiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, seed, False)
        begin = time.process_time()
        bot.step(state)
        rates.append(PEER_ROLLOUTS / (time.process_time() - begin))
    return median(rates)
