"""What the analysis expects is what comes; the soak measures it, the plot shows it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.analysis.games import Mean, controlled, mean_of
from tests.analysis.plot import draw, in_bins
from tests.analysis.soak import expected_and_come
from tests.analysis.test_luck import games, may_be_nothing

GAMES = 12


@pytest.mark.parametrize("player", ["easy", "strong"])
def test_what_is_expected_is_what_comes_with_what_is_given_away_later(player: str) -> None:
    pairs = [pair for game in games("welcome", player, 1, GAMES) for pair in expected_and_come(game, 10)]
    assert len(pairs) == GAMES
    assert may_be_nothing(mean_of([expected - come for expected, come in pairs]), "points")


def test_the_plot_shows_the_mean_of_every_bin() -> None:
    pairs = [(100.0 + place % 10, 90.0 + place) for place in range(20)] + [(70.0, 70.0)]
    assert {expected: mean.mean for expected, mean in in_bins(pairs).items()} == {104.5: 99.5}, "one game shows nothing"
    drawing = ElementTree.fromstring(draw({(1, 10): pairs, (1, 20): [], (2, 10): [], (2, 20): pairs}))
    assert len(drawing.findall("{http://www.w3.org/2000/svg}circle")) == 2


def test_what_is_known_of_results_takes_their_chance_off() -> None:
    results = [90.0, 100.0, 110.0, 120.0]
    mean = controlled([value - 100.0 for value in results], results, Mean(100.0, 0.5, 400))
    assert mean.mean == pytest.approx(0.0)
    assert mean.error == pytest.approx(0.5), "what is known is not known exactly"
