"""Grounds: why one turn is worth more than another, by line and place, and said in all languages."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from housewright.engine.describing import LEAST_GROUND, MOST_GROUNDS, Ground
from housewright.engine.game import Turn, read_turn
from housewright.engine.session import play
from housewright.engine.simulate import random_session, random_turn
from housewright.games import find_game
from housewright.heimat.grounds import grounds as heimat_grounds
from housewright.locales import LANGUAGES, messages
from housewright.players.analyst import find_grounds
from housewright.players.finding import find_players
from housewright.welcome.game import Welcome
from housewright.welcome.grounds import grounds
from tests.welcome.drawing import Table

WELCOME = Welcome()


def named(found: list[Ground]) -> dict[str, tuple[str, float, Mapping[str, object]]]:
    """The grounds by their lines."""
    return {ground["line"]: (ground["key"], ground["points"], ground["args"]) for ground in found}


def turn(text: str) -> Turn:
    """A turn of Welcome To."""
    return read_turn(WELCOME, text)


def test_a_park_and_a_pool_that_is_given_up_are_named_with_their_places() -> None:
    view = WELCOME.view(Table(cards="3L 6P 9B").state, 0)
    found = grounds(view, turn("1 3:B2 * ."), turn("2 6:B7 ~ ."), {"park-B": 4.04, "pools": -3.0, "temps": 0.2})
    assert named(found) == {
        "park-B": ("ground-park", 4.0, {"street": "B", "lot": "B2", "by": "this"}),
        "pools": ("ground-pool", -3.0, {"lot": "B7", "by": "other"}),
    }


def test_what_a_turn_brings_at_once_is_told_where_nothing_is_foretold() -> None:
    view = WELCOME.view(Table(cards="3L 6P 9B").state, 0)
    found = named(grounds(view, turn("1 3:B2 * ."), turn("2 6:B7 ~ ."), {}))
    assert {line: points for line, (_, points, _) in found.items()} == {"park-B": 2.0, "pools": -3.0}


def test_nothing_that_nobody_could_see_is_told_and_never_too_much() -> None:
    view = WELCOME.view(Table(cards="3L 6P 9B").state, 0)
    lines = {"park-A": 0.24, "park-B": 1.0, "park-C": -2.0, "pools": 3.0, "temps": -4.0, "total": 9.0}
    lines |= {"estate-2": -1.0, "estate-3": -0.5}
    found = grounds(view, turn("1 3:B2 * ."), turn("2 6:B7 ~ ."), lines)
    assert [ground["line"] for ground in found] == ["temps", "pools", "park-C", "park-B", "estate-2"]


def test_what_speaks_for_a_turn_is_told_however_much_it_gives_up() -> None:
    view = WELCOME.view(Table(cards="3L 6P 9B").state, 0)
    lines = {"park-A": -9.0, "park-B": 1.0, "park-C": -8.0, "pools": -7.0, "temps": -6.0}
    found = grounds(view, turn("1 3:B2 * ."), turn("2 6:B7 ~ ."), lines)
    assert [ground["points"] for ground in found] == [-9.0, -8.0, -7.0, 1.0]


@pytest.mark.parametrize(
    ("game", "options", "seats"), [("welcome", "expert", 3), ("welcome", "advanced", 1), ("heimat", "basic", 3)]
)
def test_whatever_is_told_of_any_two_turns_can_be_said_in_every_language(game: str, options: str, seats: int) -> None:
    tell, rules = find_grounds(game), find_game(game)
    assert tell is not None
    say = [messages(language, game) for language in LANGUAGES]
    keys, rng = set(), random.Random(1)
    for seed in range(3):
        session = random_session(rules, options, seats, seed)
        for state, turns in zip(session.earlier, session.rounds, strict=True):
            for seat, made in turns.items():
                view = rules.view(state, seat)
                lines = {line: rng.uniform(-3, 3) for line in rules.scores(view)[seat].lines}
                other = random_turn(rules, view.copy(), seat, rng)
                for one, two, differences in ((made, other, lines), (other, made, {}), (made, None, lines)):
                    found = tell(view, one, two, differences)
                    assert all(
                        sum((one["points"] > 0) == gains for one in found) <= MOST_GROUNDS for gains in (True, False)
                    )
                    for ground in found:
                        assert abs(ground["points"]) >= LEAST_GROUND
                        keys.add(ground["key"])
                        told = {messages.text(ground["key"], {**ground["args"], "points": "+1"}) for messages in say}
                        assert all("+1" in text for text in told)
    assert len(keys) > 6


def test_a_finished_row_is_named() -> None:
    session = random_session(find_game("heimat"), "basic", 2, 3)
    game = session.game
    found = set()
    for state, turns in zip(session.earlier, session.rounds, strict=True):
        for seat, made in turns.items():
            view = game.view(state, seat)
            after = view.copy()
            play(game, after, seat, made)
            told = [*game.story(view, {seat: made}, after)]
            finished = {str(event["row"]) for event in told if event["event"] == "story-finished"}
            for ground in heimat_grounds(view, made, None, dict.fromkeys(("row-A", "row-B", "row-C"), 1.0)):
                if ground["key"] == "ground-finished":
                    assert ground["args"]["row"] in finished
                    found.add(seat)
    assert found, "some row is finished in every game that ends by rows"


def test_the_lines_of_hints_give_grounds() -> None:
    session = random_session(WELCOME, "basic", 2, 4)
    view = WELCOME.view(session.earlier[8], 0)
    best, second = find_players("welcome").suggest(view, session.options, 2)
    lines = {line: best.lines[line] - second.lines[line] for line in best.lines}
    assert all(ground["line"] in lines for ground in grounds(view, best.turn, second.turn, lines))
