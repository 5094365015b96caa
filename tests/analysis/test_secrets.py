"""Nothing is judged by what a seat could not know: worlds that differ in secrets only are judged alike."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from housewright.analysis.results import Judged
from housewright.analysis.run import Analyser
from housewright.engine.game import View
from housewright.players.analyst import Depth
from tests.analysis.games import company, play
from tests.heimat import worlds as heimat_worlds
from tests.welcome import worlds as welcome_worlds

ANOTHER_WORLD = {"welcome": welcome_worlds.another_world, "heimat": heimat_worlds.another_world}


def are_judged_alike(game: str, options: str, seats: int) -> bool:
    """Whether a game is judged the same where everything is different that a seat could not know."""
    rng = random.Random(f"{game} {options} {seats}")
    session = play(game, options, company(game, seats, rng), 11)
    seat = rng.randrange(seats)
    twins = [ANOTHER_WORLD[game](state, seat, rng) for state in session.earlier]
    assert any(twin.to_bytes() != state.to_bytes() for twin, state in zip(twins, session.earlier, strict=True))
    own, other = Analyser(session, Depth.QUICK), Analyser(replace(session, earlier=twins), Depth.QUICK)
    return judged(own, seat) == judged(other, seat)


def judged(analyser: Analyser, seat: int) -> list[Judged]:
    """The turns of a seat; the end is no secret."""
    return [event for event in analyser.events_of(seat) if isinstance(event, Judged)]


def views_that_show_the_next_cards(self: Analyser, seat: int) -> list[View]:
    """What an analyst would see that peeks."""
    views = [self.session.game.view(state, seat) for state in self.session.earlier]
    for view, state in zip(views, self.session.earlier, strict=True):
        view.common["deck"] = state.common["deck"]
    return views


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("welcome", "basic", 1), ("welcome", "advanced", 2), ("welcome", "expert", 3), ("heimat", "basic", 3)],
)
def test_worlds_that_differ_in_secrets_only_are_judged_alike(game: str, options: str, seats: int) -> None:
    assert are_judged_alike(game, options, seats)


def test_an_analyst_that_sees_the_next_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analyser, "views", views_that_show_the_next_cards)
    assert not are_judged_alike("welcome", "basic", 2)
