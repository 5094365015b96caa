"""Training: tune the heuristic by cross-entropy, then let a net learn from games against itself.

Each way the cards come has its own weights. Training is cut into batches of games, each with chance of its own, so that
the same seed gives the same weights, interrupted or not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from housewright import __version__
from housewright.engine.game import NO_DECKS, Seed
from housewright.engine.struct import I64, Structs, new_array
from housewright.players.welcome.judging.features import FEATURES
from housewright.players.welcome.judging.net import Net
from housewright.players.welcome.judging.streets import HIDDEN
from housewright.players.welcome.judging.taste import WEIGHTS, Judgement
from housewright.players.welcome.judging.weights import (
    NET_FIELDS,
    Weights,
    load_weights,
    name_of,
    taste_of,
    weights_of,
    write_weights,
)
from housewright.players.welcome.lessons import (
    MOST_ROUNDS,
    Companion,
    Memory,
    Pace,
    Report,
    Sample,
    play_game,
    play_games,
)
from housewright.players.welcome.making import MOST_MOVES
from housewright.players.welcome.workspace import new_workspace
from housewright.welcome.game import Welcome
from housewright.welcome.printed import PLAN_NAMES
from housewright.welcome.state import Mode

Progress: TypeAlias = Callable[[int, int, str], None]
GAMES_PER_MINUTE = 8000  # on one core, learning included
SHARES = {Mode.SOLO: 1 / 2, Mode.PILES: 1 / 3, Mode.DRAFT: 1 / 6}  # of all games

FIRST_GUESS = (
    0.8,
    1.0,
    0.75,
    0.6,
    0.35,
    3.0,
    0.3,
    0.9,
    16.0,
    1.2,
    1.2,
    0.8,
    1.5,
    3.0,
    0.8,
)  # of the heuristic's weights
GENERATIONS, POPULATION, ELITE = 10, 20, 6
TUNING_GAMES, MORE_TUNING_GAMES = 40, 20  # for each of the population: at first, and more with every generation
SPREAD, LEAST_SPREAD, INERTIA = 0.6, 0.03, 0.3

BATCH = 100  # games
SAVED_EVERY = 50  # batches
GUIDED_GAMES = 3000  # played by the heuristic before the net plays itself
FIRST_STEP, LAST_STEP = 2.5e-4, 8e-6
RING = 1 << 17  # turns that are remembered
REPLAYS = 2  # turns learned from again for each new one
FIRST_WEIGHTS, FIRST_OUT = 0.05, 0.1  # spread of the weights before learning
PLANS_SHARE, ROUNDABOUTS_SHARE = 0.45, 0.25  # of the games are played with these switches
TABLE_SIZES = (2, 2, 2, 3, 4, 5)
NOISE = 0.3  # points, so that seats do not mirror each other
STRANGE_SHARE, STRANGE_NOISES = 0.25, (1.0, 3.0, 6.0)  # of the tables have one seat that plays worse

EXAM_DEALS = 500
EXAM_SEED = 0xE8A3
NO_DIARY = new_array(Sample, 0)
NO_MEMORY = Memory(NO_DIARY, NO_DIARY, np.zeros(1, np.int64), new_array(Pace, 0))


@dataclass(slots=True)
class Pupil:
    """The weights of one mode on their way, and all that is needed to go on."""

    mode: Mode
    weights: Weights
    pace: Structs
    ring: Structs
    written: I64
    done: int = 0  # games learned from


def train(
    target: Path, seed: int, minutes: float | None, games: int | None, on_progress: Progress
) -> dict[str, float | int | str]:
    """Learn the weights of every mode into a folder; returns the figures reached."""
    total = games if games is not None else round((minutes or 1.0) * GAMES_PER_MINUTE)
    target.mkdir(parents=True, exist_ok=True)
    figures: dict[str, float | int | str] = {}
    for mode in Mode:
        figures |= train_mode(target, mode, seed, total, on_progress)
    return figures


def train_mode(target: Path, mode: Mode, seed: int, total: int, on_progress: Progress) -> dict[str, float | int | str]:
    """Learn the weights of one mode with its share of all games, from its checkpoint on if there is one."""
    name, games = name_of(mode), max(BATCH, round(total * SHARES[mode]))
    settings = {"mode": name, "seed": seed, "games": games, "version": __version__, "features": FEATURES}
    settings |= {"plans": [*PLAN_NAMES]}
    checkpoint = target / f"{name}.checkpoint.npz"
    pupil = resume(checkpoint, mode, settings)
    if pupil is None:
        pupil = enrol(mode, seed, target, lambda note: on_progress(0, games, f"{name}: {note}"))
    report = new_array(Report, 1)
    while pupil.done < games:
        learn_batch(pupil, seed, games, report)
        on_progress(pupil.done, games, f"{name}: {summary(report)}")
        if pupil.done // BATCH % SAVED_EVERY == 0 or pupil.done >= games:
            save(checkpoint, pupil, settings)
            report[:] = 0
    forget_unseen(pupil)
    figures = examine(pupil)
    manifest = {
        "command": f"housewright train welcome --seed {seed} --games {total}",
        **settings,
        "hidden": HIDDEN,
        "rules_version": Welcome.rules_version,
        "figures": figures,
    }
    write_weights(pupil.weights, mode, target, manifest)
    return {f"{name}: {figure}": number for figure, number in figures.items()}


def enrol(mode: Mode, seed: int, folder: Path, on_note: Callable[[str], None]) -> Pupil:
    """A pupil before its first lesson; the draft begins with what was learned for the piles, if that is there."""
    net = new_array(Net, 1)
    chance = np.random.default_rng([seed, mode, 0])
    net["weight"] = chance.standard_normal(net["weight"].shape) * FIRST_WEIGHTS
    net["out"] = chance.standard_normal(net["out"].shape) * FIRST_OUT
    weights = Weights(net, taste_of(np.array(FIRST_GUESS, np.float32)))
    if mode == Mode.DRAFT and (folder / "piles.npz").exists():
        known = load_weights(Mode.PILES, folder)
        weights = Weights(known.net.copy(), known.taste.copy())
    else:
        weights = tune(weights, mode, seed, on_note)
    pace = new_array(Pace, 1)
    pace["start"], pace["out_start"] = 1.0, 1.0
    return Pupil(mode, weights, pace, new_array(Sample, RING), np.zeros(1, np.int64))


# --- the heuristic ----------------------------------------------------------------------------------------------------


def tune(weights: Weights, mode: Mode, seed: int, on_note: Callable[[str], None]) -> Weights:
    """Cross-entropy: try weights around a guess, keep to the best of them, and try again in a smaller circle."""
    guess, spread = np.log(weights_of(weights.taste)), np.full(len(WEIGHTS), SPREAD)
    for generation in range(GENERATIONS):
        chance = np.random.default_rng([seed, mode, 1, generation])
        tried = guess + spread * chance.standard_normal((POPULATION, len(WEIGHTS)))
        games = TUNING_GAMES + MORE_TUNING_GAMES * generation
        deal = int(chance.integers(1 << 60))
        means = [mean_points(Weights(weights.net, taste_of(np.exp(numbers))), mode, games, deal) for numbers in tried]
        best = tried[np.argsort(means)[-ELITE:]]
        guess = INERTIA * guess + (1 - INERTIA) * best.mean(0)
        spread = INERTIA * spread + (1 - INERTIA) * (best.std(0) + LEAST_SPREAD)
        on_note(
            f"tuning, generation {generation + 1} of {GENERATIONS}, mean {np.mean(means):.1f}, best {max(means):.1f}"
        )
    return Weights(weights.net, taste_of(np.exp(guess).astype(np.float32)))


def mean_points(weights: Weights, mode: Mode, games: int, deal: int) -> float:
    """The mean result of the heuristic with these weights on games dealt by this chance."""
    seats = 1 if mode == Mode.SOLO else 2
    workspace = new_workspace(weights, Judgement.TASTE, 0.0, 1, deal)
    report = new_array(Report, 1)
    for options in ("basic", "advanced"):
        blank = Welcome().blank(options, seats)
        company = new_company(seats, Judgement.TASTE)
        play_games(blank.common, blank.seats, NO_DECKS, games // 2, workspace, company, NO_MEMORY, 0.0, 0, report)
    return float(report["total"][0] / report["seats"][0])


# --- the net ----------------------------------------------------------------------------------------------------------


def learn_batch(pupil: Pupil, seed: int, games: int, report: Structs) -> None:
    """Play and learn from the next games: all with the same options, at the same table."""
    chance = np.random.default_rng([seed, pupil.mode, 2, pupil.done])
    guided = pupil.mode != Mode.DRAFT and pupil.done < GUIDED_GAMES
    options, company = draw_table(pupil.mode, Judgement.TASTE if guided else Judgement.NET, chance)
    blank = Welcome().blank(options, len(company))
    workspace = new_workspace(pupil.weights, Judgement.NET, 0.0, 1, int(chance.integers(1 << 60)))
    workspace.tastes["haste"] = 0.0  # the net learns what is to come, whoever is in a hurry
    step = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (pupil.done / games)
    memory = Memory(new_array(Sample, MOST_ROUNDS * len(company)), pupil.ring, pupil.written, pupil.pace)
    play_games(blank.common, blank.seats, NO_DECKS, BATCH, workspace, company, memory, step, REPLAYS, report)
    pupil.done += BATCH


def new_company(seats: int, judgement: Judgement) -> Structs:
    """Seats that judge alike and learn; each with chance of its own, unless it is alone."""
    company = new_array(Companion, seats)
    company["judgement"], company["learns"] = judgement, 1
    company["noise"] = NOISE if seats > 1 else 0.0
    return company


def draw_table(mode: Mode, judgement: Judgement, chance: np.random.Generator) -> tuple[str, Structs]:
    """Options and company of a batch: sometimes a seat plays in its own way, and nobody learns from it."""
    switches = ["draft"] if mode == Mode.DRAFT else []
    if chance.random() < PLANS_SHARE:
        switches.append("plans")
    if chance.random() < ROUNDABOUTS_SHARE:
        switches.append("roundabouts")
    options = "+".join(switches) or "basic"
    if mode == Mode.SOLO:
        return options, new_company(1, judgement)
    company = new_company(int(chance.choice(TABLE_SIZES)), judgement)
    if chance.random() < STRANGE_SHARE:
        noise = chance.choice(STRANGE_NOISES)
        strange = company[chance.integers(len(company)) :][:1]
        strange["noise"], strange["learns"] = noise, 0
    return options, company


def summary(report: Structs) -> str:
    """How the last games went."""
    total, turns, squares, seats = (float(report[field][0]) for field in ("total", "turns", "squares", "seats"))
    return f"mean {total / max(seats, 1):.1f} points, off by {(squares / max(turns, 1)) ** 0.5:.1f}"


def forget_unseen(pupil: Pupil) -> None:
    """Features that were never met weigh nothing."""
    unseen = pupil.pace["start"][0] == 1.0
    for field in ("weight", "skip"):
        pupil.weights.net[field][0, unseen] = 0.0


def examine(pupil: Pupil) -> dict[str, float]:
    """Mean results of net and heuristic on deals that are kept apart from training."""
    seats = 1 if pupil.mode == Mode.SOLO else 2
    variants = ("expert",) if pupil.mode == Mode.DRAFT else ("basic", "advanced")
    return {
        f"{judgement.name.lower()}, {variant}, {seats} seats": exam_mean(pupil.weights, judgement, variant, seats)
        for variant in variants
        for judgement in (Judgement.TASTE, Judgement.NET)
    }


def exam_mean(weights: Weights, judgement: Judgement, variant: str, seats: int) -> float:
    """The mean result of self-play on the exam's deals."""
    game = Welcome()
    company = new_company(seats, judgement)
    workspace = new_workspace(weights, judgement, 0.0, 1, EXAM_SEED)
    totals = []
    for deal in range(EXAM_DEALS):
        state = game.new(variant, seats, Seed((EXAM_SEED << 32 | deal).to_bytes(32, "little")))
        after, moves = state.seats.copy(), np.zeros(MOST_MOVES, np.int16)
        play_game(state.common, state.seats, after, state.decks, workspace, moves, NO_DIARY, company)
        totals += [score.total for score in game.scores(state)]
    return round(float(np.mean(totals)), 2)


# --- checkpoints ------------------------------------------------------------------------------------------------------


def save(path: Path, pupil: Pupil, settings: dict[str, Any]) -> None:
    """Keep everything that is needed to go on, whole or not at all."""
    arrays: dict[str, Any] = {field: pupil.weights.net[field][0] for field in NET_FIELDS}
    arrays |= {f"pace_{field}": pupil.pace[field][0] for field in (*NET_FIELDS, "start", "out_start")}
    kept = min(int(pupil.written[0]), RING)
    ring = pupil.ring[:kept].view(np.uint8).reshape(kept, -1)
    aside = path.with_suffix(".new.npz")
    np.savez(
        aside,
        settings=np.array(repr(sorted(settings.items()))),
        done=np.array(pupil.done),
        written=pupil.written,
        taste=weights_of(pupil.weights.taste),
        ring=ring,
        **arrays,
    )
    aside.replace(path)


def resume(path: Path, mode: Mode, settings: dict[str, Any]) -> Pupil | None:
    """The pupil of a checkpoint, None if there is none; a ValueError if it belongs to another training."""
    if not path.exists():
        return None
    with np.load(path, allow_pickle=False) as kept:
        if str(kept["settings"]) != repr(sorted(settings.items())):
            raise ValueError(f"{path} belongs to another training; remove it to begin anew")
        net, pace, ring = new_array(Net, 1), new_array(Pace, 1), new_array(Sample, RING)
        for field in NET_FIELDS:
            net[field][0], pace[field][0] = kept[field], kept[f"pace_{field}"]
        for field in ("start", "out_start"):
            pace[field][0] = kept[f"pace_{field}"]
        samples = kept["ring"]
        ring[: len(samples)].view(np.uint8).reshape(len(samples), -1)[:] = samples
        weights = Weights(net, taste_of(kept["taste"]))
        return Pupil(mode, weights, pace, ring, kept["written"].copy(), int(kept["done"]))
