"""Luck is luck: on average nothing, for weak players and for strong ones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from housewright.analysis.results import Analysis
from housewright.engine.game import Turn, View
from housewright.players.analyst import Unit, Weighed
from housewright.players.welcome.analyst import WelcomeStudy
from tests.analysis.games import Mean, analyse, luck_of, mean_of, play

GAMES = 16
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


def test_an_analyst_that_values_the_deal_by_the_turn_made_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh = WelcomeStudy.weigh

    def follow(self: WelcomeStudy, view: View, made: Turn | None) -> Weighed:
        weighed = weigh(self, view, made)
        assert weighed.made is not None
        return Weighed(weighed.made.values, weighed.options, weighed.made)

    monkeypatch.setattr(WelcomeStudy, "weigh", follow)
    assert not is_unbiased(games("welcome", "easy", 1, count=6), "points")
