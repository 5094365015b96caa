"""Training: the weights are learned from self-play.

A lesson is some hundred games of 2 to 5 seats in all editions. Every seat plays with the newest weights or with those
of an earlier lesson, and with a noise of its own, so that nobody learns from one style only. After each lesson a
checkpoint is written into the folder; a later call goes on from there, and gives the same weights as one long call.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from housewright.engine.chance import new_stream
from housewright.engine.game import Seed
from housewright.engine.struct import Structs, new_array
from housewright.heimat.game import Heimat
from housewright.heimat.printed import FEWEST_SEATS, MOST_SEATS
from housewright.players.heimat.judging.summary import Summary
from housewright.players.heimat.judging.taste import Taste
from housewright.players.heimat.judging.weights import NAME, Weights, first_weights, write_weights
from housewright.players.heimat.lessons import MOST_SAMPLES, Outcome, learn, play_lesson
from housewright.players.heimat.workspace import Workspace, new_workspace

OPTIONS = ("basic", "estates", "shortest-row-1", "no-blank-roofs")
LESSON_GAMES = 200
POOL = 6  # the newest weights, then those of earlier lessons
POOL_EVERY = 3  # lessons
NEWEST_SHARE = 0.6  # of the seats that play with the newest weights
NOISES = (0.003, 0.01, 0.03)  # of which every seat draws one
OFFERS = (3, 6, 12)  # and how many offers it thinks about
MOST_BIDS = 8  # how far above the lowest bid
PASSES = 3  # over the samples of a lesson
FIRST_STEP, STEP_LESSONS = 0.08, 15.0  # the step, and after how many lessons it is halved
FADING = 0.8  # of the sums of slopes, after a lesson
AVERAGE = 0.2  # weight of the newest lesson in the average that is written
DEFAULT_GAMES = 10_000

Report = dict[str, float | int | str]


@dataclass(slots=True)
class School:
    """Everything that goes on from lesson to lesson."""

    seed: int
    lesson: int
    pool: Structs  # the newest weights first
    sums: Structs
    average: Structs
    surprises: list[float]


def new_school(seed: int) -> School:
    """Before the first lesson."""
    weights = first_weights()
    pool = np.concatenate([weights] * POOL)
    return School(seed, 0, pool, new_array(Weights, 1), weights.copy(), [0.0, 0.0])


def save_school(school: School, path: Path) -> None:
    """Write a checkpoint: plain arrays."""
    arrays: dict[str, Any] = {"seed": school.seed, "lesson": school.lesson, "surprises": school.surprises}
    for name, weights in (("pool", school.pool), ("sums", school.sums), ("average", school.average)):
        arrays[f"{name}_finish"], arrays[f"{name}_share"] = weights["finish"], weights["share"]
    partial = path.with_suffix(".partial.npz")
    np.savez(partial, **arrays)
    partial.replace(path)


def load_school(path: Path, seed: int) -> School:
    """Go on from a checkpoint; a ValueError if it belongs to another seed."""
    school = new_school(seed)
    with np.load(path, allow_pickle=False) as arrays:
        if int(arrays["seed"]) != seed:
            raise ValueError(f"{path} belongs to seed {int(arrays['seed'])}; remove it to begin anew")
        school.lesson, school.surprises = int(arrays["lesson"]), arrays["surprises"].tolist()
        for name, weights in (("pool", school.pool), ("sums", school.sums), ("average", school.average)):
            weights["finish"], weights["share"] = arrays[f"{name}_finish"], arrays[f"{name}_share"]
    return school


def draw_tastes(seats: int, rng: np.random.Generator) -> Structs:
    """A noise and a width of thought for every seat."""
    tastes = new_array(Taste, seats)
    tastes["trust"] = 1.0
    tastes["noise"], tastes["offers"] = rng.choice(NOISES, seats), rng.choice(OFFERS, seats)
    tastes["bids"], tastes["roofs"] = MOST_BIDS, 1
    tastes["seat"] = range(seats)
    return tastes


def play_game(
    school: School, number: int, workspaces: dict[int, Workspace], rng: np.random.Generator
) -> tuple[Structs, Structs]:
    """One game of a lesson: its samples and outcomes."""
    seats = FEWEST_SEATS + number % (MOST_SEATS + 1 - FEWEST_SEATS)
    state = Heimat().new(OPTIONS[int(rng.integers(len(OPTIONS)))], seats, Seed(rng.bytes(32)))
    newest = rng.random(seats) < NEWEST_SHARE
    members = np.where(newest, 0, rng.integers(POOL, size=seats)).astype(np.int32)
    samples, outcomes = new_array(Summary, MOST_SAMPLES), new_array(Outcome, MOST_SAMPLES)
    count = play_lesson(
        state.common,
        state.seats,
        workspaces[seats],
        school.pool,
        members,
        draw_tastes(seats, rng),
        new_stream(int(rng.integers(1 << 62))),
        samples,
        outcomes,
    )
    return samples[:count], outcomes[:count]


def give_lesson(school: School, workspaces: dict[int, Workspace]) -> None:
    """Play the games of a lesson and learn from them."""
    rng = np.random.default_rng([school.seed, school.lesson])
    games = [play_game(school, number, workspaces, rng) for number in range(LESSON_GAMES)]
    samples, outcomes = (np.concatenate(part) for part in zip(*games, strict=True))
    step = FIRST_STEP / (1 + school.lesson / STEP_LESSONS)
    certain, surprises = draw_tastes(1, rng), np.zeros(2, np.float32)
    for number in range(PASSES):
        order = rng.permutation(len(samples)).astype(np.int32)
        newest, notes = school.pool[:1], workspaces[FEWEST_SEATS].notes
        learn(samples, outcomes, order, newest, school.sums, notes, certain, step, surprises)
        if number == 0:
            school.surprises = [round(float(surprise), 4) for surprise in surprises]
    for name in ("finish", "share"):
        school.sums[name] *= FADING
        school.average[name] += AVERAGE * (school.pool[name][:1] - school.average[name])
    school.lesson += 1
    if school.lesson % POOL_EVERY == 0:
        school.pool[1 + school.lesson // POOL_EVERY % (POOL - 1)] = school.pool[0]


def train(
    target: Path,
    seed: int,
    minutes: float | None,
    games: int | None,
    on_progress: Callable[[int, int, str], None],
) -> Report:
    """Learn for so many games or minutes, then write weights and manifest into a folder; returns the manifest."""
    target.mkdir(parents=True, exist_ok=True)
    checkpoint = target / f"{NAME}.checkpoint.npz"
    school = load_school(checkpoint, seed) if checkpoint.exists() else new_school(seed)
    workspaces = {seats: new_workspace(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
    end = time.monotonic() + 60 * minutes if minutes is not None else float("inf")
    wanted = games if games is not None else DEFAULT_GAMES if minutes is None else None
    while time.monotonic() < end and (wanted is None or school.lesson * LESSON_GAMES < wanted):
        give_lesson(school, workspaces)
        save_school(school, checkpoint)
        done = school.lesson * LESSON_GAMES
        note = f"surprise by rows {school.surprises[0]:.3f}, by winners {school.surprises[1]:.3f}"
        on_progress(done, max(done, wanted or done), note)
    report = report_of(school)
    write_weights(school.average, target, report)
    return report


def report_of(school: School) -> Report:
    """The manifest of the weights."""
    games = school.lesson * LESSON_GAMES
    return {
        "command": f"housewright train heimat --seed {school.seed} --games {games}",
        "seed": school.seed,
        "games": games,
        "engine": version("housewright"),
        "rules_version": Heimat.rules_version,
        "surprise_by_rows": school.surprises[0],
        "surprise_by_winners": school.surprises[1],
    }
