"""Luck is luck: on average nothing, for weak players and for strong ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from housewright.analysis.results import Analysis
from housewright.analysis.run import Analyser
from housewright.engine.game import Turn, View
from housewright.engine.session import Session
from housewright.players.analyst import Unit, Weighed
from housewright.players.welcome.analyst import WelcomeStudy
from tests.analysis.games import Mean, analyse, luck_of, mean_of, play
from tests.analysis.test_secrets import views_that_show_the_next_cards

GAMES = 20
WIDTH = 2.58  # standard errors of a 99 % interval
LIMITS: dict[Unit, float] = {"points": 1.0, "win": 2.0}


def games(game: str, player: str, seats: int, count: int = GAMES, first: int = 100) -> list[Analysis]:
    """So many analysed games of equal players."""
    return [analyse(play(game, "basic", [player] * seats, first + seed), seed=seed) for seed in range(count)]


def is_unbiased(analyses: Sequence[Analysis], unit: Unit) -> bool:
    """Whether mean luck may well be nothing: some of its interval lies within the limits."""
    return may_be_nothing(luck_of(analyses, unit), unit)


def may_be_nothing(luck: Mean, unit: Unit) -> bool:
    """Whether some of the interval lies within the limits."""
    low, high = luck.interval(WIDTH)
    return low <= LIMITS[unit] and high >= -LIMITS[unit]


@pytest.mark.parametrize("player", ["easy", "good"])
def test_luck_of_the_cards_is_nothing_on_average(player: str) -> None:
    analyses = games("welcome", player, 1)
    assert is_unbiased(analyses, "points")
    assert all(seat.sums["points"].others == 0 for game in analyses for seat in game.seats)


def luck_at_mixed_tables(game: str, levels: tuple[str, str], count: int, first: int = 100) -> dict[str, Mean]:
    """Mean luck of each of two levels at the same tables, seats changed from game to game: per cent of the win."""
    lucks: dict[str, list[float]] = {level: [] for level in levels}
    for seed in range(count):
        seated = levels if seed % 2 else levels[::-1]
        seats = analyse(play(game, "basic", seated, first + seed), seed=seed).seats
        for level, seat in zip(seated, seats, strict=True):
            lucks[level].append(seat.sums["win"].luck)
    return {level: mean_of(values) for level, values in lucks.items()}


def test_luck_of_weak_and_strong_is_nothing_on_average() -> None:
    for luck in luck_at_mixed_tables("heimat", ("easy", "strong"), 8).values():
        assert may_be_nothing(luck, "win")


def weigh_by_the_turn_made(self: WelcomeStudy, view: View, made: Turn | None) -> Weighed:
    """What an analyst would say to whom the cards are worth what was made of them."""
    weighed = WEIGH(self, view, made)
    assert weighed.made is not None
    return Weighed(weighed.made.values, weighed.options, weighed.made)


WEIGH = WelcomeStudy.weigh
MUTANTS: dict[str, tuple[type, str, Callable[..., object]]] = {
    "sees the next cards": (Analyser, "views", views_that_show_the_next_cards),
    "values the deal by the turn made": (WelcomeStudy, "weigh", weigh_by_the_turn_made),
}


def lucks(sessions: Sequence[Session], first: int = 0) -> list[float]:
    """The mean luck of the seats of each game."""
    return [luck_of([analyse(session, seed=first + seed)], "points").mean for seed, session in enumerate(sessions)]


def is_shifted(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether luck differs beyond its limits between two analyses of the same games: what they share falls out."""
    low, high = mean_of([float(a - b) for a, b in zip(one, other, strict=True)]).interval(WIDTH)
    return low > LIMITS["points"] or high < -LIMITS["points"]


def test_an_analyst_that_peeks_or_values_the_deal_by_the_turn_made_is_caught_by_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sessions = [play("welcome", "basic", ["good", "good"], 100 + seed) for seed in range(GAMES)]
    honest = lucks(sessions)
    assert not is_shifted(lucks(sessions, first=1000), honest)
    for mutant, (owner, name, wrong) in MUTANTS.items():
        with monkeypatch.context() as patched:
            patched.setattr(owner, name, wrong)
            assert is_shifted(lucks(sessions), honest), f"nobody notices an analyst who {mutant}"
