"""Games between players of the house, and what an analysis finds in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt

from housewright.analysis.results import Analysis, Judged
from housewright.analysis.run import Analyser
from housewright.engine.game import Seed
from housewright.engine.session import Session
from housewright.games import find_game
from housewright.players.analyst import Depth, Unit
from housewright.players.finding import find_player

CASES: tuple[tuple[str, str, int], ...] = (
    ("welcome", "basic", 1),
    ("welcome", "advanced", 1),
    ("welcome", "roundabouts", 1),
    ("welcome", "plans", 1),
    ("welcome", "basic", 2),
    ("welcome", "plans", 2),
    ("welcome", "draft", 2),
    ("welcome", "roundabouts", 2),
    ("welcome", "expert", 2),
    ("welcome", "advanced", 3),
    ("welcome", "plans+draft", 3),
    ("welcome", "roundabouts+draft", 4),
    ("welcome", "expert", 5),
    ("welcome", "basic", 12),
    ("heimat", "basic", 2),
    ("heimat", "open-floors", 2),
    ("heimat", "no-blank-roofs", 2),
    ("heimat", "shortest-row-1", 3),
    ("heimat", "estates", 3),
    ("heimat", "basic", 4),
    ("heimat", "open-floors", 5),
    ("heimat", "games-2", 2),
    ("heimat", "estates+games-3", 2),
)


def play(game: str, options: str, players: Sequence[str], seed: int) -> Session:
    """A whole game between these players; same seed, same game."""
    rules, chance = find_game(game), random.Random(seed)
    session = Session.begin(rules, options, len(players), Seed(chance.randbytes(32)))
    seated = [find_player(game, player) for player in players]
    while not session.is_over:
        for seat in session.awaited():
            turn = seated[seat].choose(session.view(seat), session.options, chance.getrandbits(48))
            session.submit(seat, turn)
    return session


def company(game: str, seats: int, rng: random.Random) -> list[str]:
    """Players of all levels but the slow ones, by chance."""
    levels = {"welcome": ("beginner", "easy", "medium", "good", "strong"), "heimat": ("easy", "medium", "strong")}
    return rng.choices(levels[game], k=seats)


def analyse(session: Session, depth: Depth = Depth.QUICK, seed: int = 0) -> Analysis:
    """The whole analysis of a game."""
    analyser = Analyser(session, depth, seed)
    return analyser.analysis(analyser.events())


def turns_of(analysis: Analysis) -> list[Judged]:
    """All turns of all seats."""
    return [turn for seat in analysis.seats for turn in seat.turns]


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error."""

    mean: float
    error: float
    count: int

    def interval(self, width: float) -> tuple[float, float]:
        """The interval of so many standard errors to both sides."""
        return self.mean - width * self.error, self.mean + width * self.error


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1))
    return Mean(mean, spread / sqrt(len(values)), len(values))


def luck_of(analyses: Sequence[Analysis], unit: Unit) -> Mean:
    """Mean luck of a seat; games are independent, seats of a game are not."""
    return mean_of(by_game(analyses, unit, "luck"))


def by_game(analyses: Sequence[Analysis], unit: Unit, part: str) -> list[float]:
    """One part of the sums of each game, as the mean of its seats."""
    return [sum(getattr(seat.sums[unit], part) for seat in game.seats) / len(game.seats) for game in analyses]


def loss_of(analyses: Sequence[Analysis]) -> Mean:
    """Mean loss of a turn, in the unit of verdicts."""
    return mean_of([sum(seat.mean_loss for seat in game.seats) / len(game.seats) for game in analyses])


def controlled(values: Sequence[float], results: Sequence[float], known: Mean) -> Mean:
    """The mean of values that go with results whose mean is known from many more games: a control variate.

    What the sample's results are above that mean by chance is taken off the values, as far as it shows in them. It is
    known from the rules alone, so an analyst that is wrong or peeks cannot hide behind it.
    """
    plain, usual = mean_of(values), mean_of(results)
    both = sum((value - plain.mean) * (result - usual.mean) for value, result in zip(values, results, strict=True))
    slope = both / max(sum((result - usual.mean) ** 2 for result in results), 1e-9)
    rest = mean_of([value - slope * (result - known.mean) for value, result in zip(values, results, strict=True)])
    return Mean(rest.mean, hypot(rest.error, slope * known.error), rest.count)


def results_of(game: str, level: str, seats: int, count: int, first: int) -> Mean:
    """The mean result of equal players in so many games, which nobody analyses."""
    return mean_of(
        [
            sum(score.total for score in session.game.scores(session.state)) / seats
            for session in (play(game, "basic", [level] * seats, first + seed) for seed in range(count))
        ]
    )
