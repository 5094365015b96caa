"""Fits the correction of the analyst of *Welcome To* to games of all levels.

`python -m tests.analysis.fit [SEATS] [SHARE]` prints what belongs into `analyst.json`: for one seat the numbers of the
games alone, for two those of the piles, which serve the draft, too. The games are not those of the soak.

Two things should come to nothing for every level: mean luck, and by how much expectations after a turn miss what came.
The fit makes their squares small, each in units of its own error, and keeps the numbers small (Gauss and Newton).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias
from unittest.mock import patch

import numpy as np

from housewright.analysis.results import Judged
from housewright.analysis.run import Analyser
from housewright.engine.session import Session
from housewright.players.analyst import Depth
from housewright.players.welcome import calibration
from housewright.players.welcome.calibration import Correction
from tests.analysis.games import Mean, controlled, mean_of, play, results_of

GAMES = {  # by seats and level
    1: {"beginner": 60, "easy": 60, "medium": 60, "good": 60, "strong": 150, "master": 150},
    2: {"beginner": 60, "easy": 60, "medium": 60, "good": 60, "strong": 70, "master": 60},
}
FIRST_SEED, FIRST_CONTROL = 5000, 50_000
CONTROLS = {1: 1500, 2: 800}  # games whose mean result is a control
MASTERS_CONTROLS = {1: 150, 2: 80}  # the same for the master, whose games take long
PLAIN = {seats: Correction(usual, (0, 0), (0, 0), (0, 0), (1.0, 1.0)) for seats, usual in ((1, 107.0), (2, 120.0))}
STAGES = ((0.85, 1.01), (0.6, 0.85), (0.35, 0.6), (0.12, 0.35))  # shares of the game to come
SHARE_OF_STAGES = 0.5  # what a missed expectation weighs beside luck
LEAST_ERRORS = 0.35, 0.5  # of luck and expectations: with more games they would be told no better
SIZES = np.array([30.0, 30.0, 0.5, 0.5, 0.3, 0.3])  # of the numbers sought: level, slope, bend
STEPS = 12

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True, slots=True)
class Course:
    """One seat's game as it is judged without a correction."""

    start: float
    result: float
    to_come: Sequence[float]  # turn by turn
    others: Sequence[float]
    best: Sequence[float]
    made: Sequence[float]

    def losses(self, correct: Correction) -> list[float]:
        """What every turn gives away, corrected: the last one ends the game, and nothing corrects that."""
        turns = zip(self.best, self.made, self.to_come, strict=True)
        lost = [correct.corrected(best, share) - correct.corrected(made, share) for best, made, share in turns]
        return [*lost[:-1], self.best[-1] - self.made[-1]]

    def luck(self, correct: Correction) -> float:
        """What the cards brought."""
        start = correct.corrected(self.start, 1.0)
        return self.result + sum(self.losses(correct)) - sum(self.others) - start

    def missed(self, correct: Correction, stage: tuple[float, float]) -> list[float]:
        """By how much too much was expected after each turn of a stage."""
        lost, found = self.losses(correct), []
        for turn, share in enumerate(self.to_come[:-1]):
            if stage[0] <= share < stage[1]:
                came = self.result + sum(lost[turn + 1 :]) - sum(self.others[turn + 1 :])
                found.append(correct.corrected(self.made[turn], share) - came)
        return found


def courses_of(session: Session, seed: int) -> list[Course]:
    """Every seat's game."""
    with patch.object(calibration, "correction_of", lambda view: PLAIN[session.seats]):
        analyser = Analyser(session, Depth.QUICK, seed)
        turns = [event for event in analyser.events() if isinstance(event, Judged)]
        starts = [analyser.study.start(session.game.view(session.earlier[0], seat)) for seat in range(session.seats)]
    return [
        course_of(session, starts[seat]["points"], [turn for turn in turns if turn.seat == seat])
        for seat in range(session.seats)
    ]


def course_of(session: Session, start: float, turns: Sequence[Judged]) -> Course:
    """One seat's game."""
    seat, steps = turns[0].seat, [turn.steps["points"] for turn in turns]
    views = [session.game.view(session.earlier[turn.round - 1], seat) for turn in turns]
    return Course(
        start,
        float(session.game.scores(session.state)[seat].total),
        [calibration.to_come(view) for view in views],
        [step.others for step in steps],
        [step.after_cards for step in steps],
        [step.after_turn for step in steps],
    )


Games = Mapping[str, Sequence[Sequence[Course]]]  # by level: of every game, every seat


def corrected_by(plain: Correction, numbers: Sequence[float] | Numbers) -> Correction:
    """The correction with these numbers."""
    level, slope, bend = ((float(numbers[place]), float(numbers[place + 1])) for place in (0, 2, 4))
    return replace(plain, level=level, slope=slope, bend=bend)


def misfits(games: Games, known: Mapping[str, float], correct: Correction) -> Numbers:
    """All that should be nothing, in units of its error."""
    found = []
    for level, played in games.items():
        luck = luck_by(played, known[level], correct)
        found.append(luck.mean / max(luck.error, LEAST_ERRORS[0]))
        for stage in STAGES:
            means = [
                sum(missed) / len(missed)
                for game in played
                for course in game
                if (missed := course.missed(correct, stage))
            ]
            mean = mean_of(means)
            found.append(SHARE_OF_STAGES * mean.mean / max(mean.error, LEAST_ERRORS[1]))
    return np.array(found)


def luck_by(played: Sequence[Sequence[Course]], known: float, correct: Correction) -> Mean:
    """Mean luck of a level, controlled by its usual result."""
    lucks = [sum(course.luck(correct) for course in game) / len(game) for game in played]
    results = [sum(course.result for course in game) / len(game) for game in played]
    return controlled(lucks, results, replace(mean_of(results), mean=known, error=0.0))


def mean_loss(game: Sequence[Course], correct: Correction) -> float:
    """What a turn of a game gave away on average."""
    return sum(sum(course.losses(correct)) / len(course.made) for course in game) / len(game)


def fit(games: Games, known: Mapping[str, float], plain: Correction) -> Correction:
    """The correction by which luck and misses are smallest."""
    numbers = np.zeros(len(SIZES))
    for _ in range(STEPS):
        now = misfits(games, known, corrected_by(plain, numbers))
        rises = []
        for place, size in enumerate(SIZES):
            moved = numbers.copy()
            moved[place] += size / 1000
            rises.append((misfits(games, known, corrected_by(plain, moved)) - now) / (size / 1000))
        slope = np.array(rises)
        numbers -= np.linalg.solve(slope @ slope.T + np.diag(SIZES**-2), slope @ now + numbers / SIZES**2)
    return corrected_by(plain, [round(float(number), 3) for number in numbers])


def main(seats: int, share: float) -> None:
    """Play, analyse and fit."""
    games: dict[str, list[list[Course]]] = {}
    known: dict[str, float] = {}
    for level, count in GAMES[seats].items():
        sessions = [
            (seed, play("welcome", "basic", [level] * seats, seed))
            for seed in range(FIRST_SEED, FIRST_SEED + max(4, round(count * share)))
        ]
        games[level] = [courses_of(session, seed) for seed, session in sessions]
        first, most = (FIRST_SEED, MASTERS_CONTROLS[seats]) if level == "master" else (FIRST_CONTROL, CONTROLS[seats])
        known[level] = results_of("welcome", level, seats, max(4, round(most * share)), first).mean
        luck = mean_of([course.luck(PLAIN[seats]) for game in games[level] for course in game])
        print(f"{level}: {len(sessions)} games, luck without a correction {luck.mean:+.1f}", flush=True)
    correct = fit(games, known, PLAIN[seats])
    print([correct.usual, correct.level, correct.slope, correct.bend])
    for level, played in games.items():
        luck, loss = luck_by(played, known[level], correct), mean_of([mean_loss(game, correct) for game in played])
        told = f"luck {luck.mean:+.2f} ± {luck.error:.2f}, given away {loss.mean:.3f} ± {1.96 * loss.error:.3f} a turn"
        print(f"{level}: {told}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1, float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
