"""Golden playthroughs stay as they are, and no variant lacks one."""

from __future__ import annotations

import pytest

from housewright.games import GAMES, find_game
from tests.golden.playthrough import FOLDER, GOLDENS, Golden, play, write


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_the_playthrough_is_as_it_was(golden: Golden) -> None:
    assert write(golden) == golden.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_no_variant_lacks_a_playthrough(name: str) -> None:
    game = find_game(name)
    told = {game.options(golden.options) for golden in GOLDENS if golden.game == name}
    assert told >= {game.options(variant) for variant in game.variants}
    assert {word for options in told for word in options.split()} >= SWITCHES[name]


SWITCHES = {
    "welcome": {"plans", "roundabouts", "draft"},
    "heimat": {"open-floors", "shortest-row-1", "no-blank-roofs", "games-3"},
}


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.path.name for golden in GOLDENS}


def test_solo_has_playthroughs_of_its_own() -> None:
    assert {golden.options for golden in GOLDENS if golden.seats == 1} == {"basic", "advanced"}


def test_the_series_is_really_three_games_long() -> None:
    (golden,) = (golden for golden in GOLDENS if golden.name == "heimat-series")
    assert golden.path.read_text(encoding="utf-8").count("story-next-game") == 2


def test_the_reshuffle_by_claim_is_really_told() -> None:
    (golden,) = (golden for golden in GOLDENS if golden.name == "welcome-reshuffle-by-claim")
    session = play(golden)
    wishes = [move for turns in session.rounds for turn in turns.values() for move in turn]
    assert find_game("welcome").read("%") in wishes
    assert "story-shuffled" in golden.path.read_text(encoding="utf-8")


def test_the_second_pass_is_really_told() -> None:
    (golden,) = (golden for golden in GOLDENS if golden.name == "welcome-second-pass")
    session = play(golden)
    assert len(session.rounds) > 26
    assert "%" not in " ".join(find_game("welcome").write(m) for t in session.rounds for u in t.values() for m in u)
