"""Descriptions and stories are what their types say: every field, type, literal and whether it may be missing."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from housewright.engine.game import SPECTATOR, Seed
from housewright.engine.session import Session
from housewright.engine.simulate import random_session
from housewright.games import find_game
from tests.described import check_description, check_story
from tests.golden.playthrough import GOLDENS, Golden, play

RANDOM = [
    *(("welcome", options, seats) for options in ("basic", "advanced", "plans", "roundabouts") for seats in (1, 2, 4)),
    *(("welcome", options, seats) for options in ("expert", "draft", "draft plans") for seats in (2, 3)),
    *(("heimat", options, 3) for options in ("basic", "estates", "open-floors", "shortest-row-1", "games-3")),
    *(("heimat", "estates games-2", seats) for seats in (2, 4, 5)),
]


def check_session(played: Session) -> None:
    """What was seen and told in a whole game, also in the middle of a turn, is what the types say; each round is looked
    at by one viewer, by all of them in turn."""
    game = played.game
    again = Session.begin(game, played.options, played.seats, played.deal)
    viewers = (SPECTATOR, *range(again.seats))
    for number, turns in enumerate(played.rounds, 1):
        viewer = viewers[number % len(viewers)]
        for seat, turn in turns.items():
            looked_at = len(turns) == 1 or seat == viewer
            for moves in range(len(turn) + 1 if looked_at else 0):
                check_description(game.name, game.describe(again.draft(seat, turn[:moves])))
            again.submit(seat, turn)
            if looked_at:
                check_description(game.name, game.describe(again.view(seat)))
        check_description(game.name, game.describe(again.view(viewer)))
        check_story(game.name, again.story(number, viewer))


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_golden_games_describe_and_tell_what_the_types_say(golden: Golden) -> None:
    check_session(play(golden))


@pytest.mark.parametrize(("game", "options", "seats"), RANDOM)
def test_random_games_describe_and_tell_what_the_types_say(game: str, options: str, seats: int) -> None:
    check_session(random_session(find_game(game), options, seats, seed=seats))


def test_a_field_too_much_too_few_or_of_another_type_is_seen() -> None:
    game = find_game("welcome")
    sound = dict(game.describe(Session.begin(game, "basic", 2, Seed(bytes(32))).view(0)))
    check_description("welcome", sound)
    short = {name: value for name, value in sound.items() if name != "round"}
    for wrong in (
        sound | {"more": 1},
        short,
        sound | {"round": "1"},
        sound | {"round": True},
        sound | {"mode": "pile"},
    ):
        with pytest.raises(ValidationError):
            check_description("welcome", wrong)
