"""Computer players of Welcome To: legal everywhere, the same from the same seed, in time, and of different strength."""

from __future__ import annotations

import time

import numpy as np
import pytest

from housewright.engine.game import Seed, View
from housewright.engine.session import Session
from housewright.games import find_game
from housewright.players.finding import find_player, find_players, names_of
from housewright.players.player import Player
from housewright.players.welcome import levels
from housewright.players.welcome.judging.weights import HERE, load_manifest, load_weights
from housewright.welcome.scoring import LINES
from housewright.welcome.state import Mode

GAME = find_game("welcome")
QUICK = [name for name in names_of("welcome") if name != "master"]
EVERYBODY = [*QUICK, "master@0.002"]
TABLES = [
    ("basic", 1),
    ("advanced", 1),
    ("plans+roundabouts", 1),
    ("basic", 2),
    ("roundabouts", 3),
    ("advanced+roundabouts", 10),
    ("expert", 2),
    ("expert", 5),
    ("expert+roundabouts", 3),
    ("expert", 27),
]


def deal(number: int) -> Seed:
    """A deal of its own for every number."""
    return Seed(number.to_bytes(32, "little"))


def play(options: str, players: list[Player], number: int, rounds: int = 1000) -> Session:
    """A game between these players; every turn is checked by the session."""
    session = Session.begin(GAME, options, len(players), deal(number))
    for round_ in range(rounds):
        if session.is_over:
            break
        for seat in session.awaited():
            view = session.view(seat)
            session.submit(seat, players[seat].choose(view, session.options, number * 1000 + round_ * 100 + seat))
    return session


def views(options: str, seats: int, number: int) -> list[View]:
    """What the first seat sees in every round of a game between strong players."""
    session = play(options, [find_player("welcome", "strong")] * seats, number)
    return [GAME.view(state, 0) for state in session.earlier]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_every_turn_is_legal_and_games_come_to_their_end(options: str, seats: int) -> None:
    for shift in range(0, len(EVERYBODY), seats):
        names = [EVERYBODY[(shift + seat) % len(EVERYBODY)] for seat in range(seats)]
        assert play(options, [find_player("welcome", name) for name in names], shift).is_over


def test_a_hundred_strong_players_decide_within_a_second() -> None:
    strong = find_player("welcome", "strong")
    session = play("basic", [strong] * 100, 1, rounds=1)
    began = time.process_time()
    seen = [session.view(seat) for seat in range(100)]
    turns = [strong.choose(view, "basic", seat) for seat, view in enumerate(seen)]
    assert time.process_time() - began < 1
    for seat, turn in enumerate(turns):
        session.submit(seat, turn)
    assert len(session.rounds) == 2


@pytest.mark.parametrize("name", EVERYBODY)
def test_the_same_view_and_seed_give_the_same_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "PATIENCE", 1000.0)  # work is counted, not time
    for view in views("advanced", 2, 3)[::9]:
        before = view.to_bytes()
        first, again = (find_player("welcome", name).choose(view, "advanced", 5) for _ in range(2))
        assert first == again
        assert view.to_bytes() == before


def test_equal_players_do_not_mirror_each_other() -> None:
    session = play("basic", [find_player("welcome", "strong")] * 2, 8)
    assert len({turns[0] == turns[1] for turns in session.rounds}) == 2


@pytest.mark.parametrize("name", QUICK)
def test_all_but_the_master_decide_within_five_milliseconds(name: str) -> None:
    player = find_player("welcome", name)
    seen = views("advanced+roundabouts", 2, 4)
    player.choose(seen[0], "", 0)
    began = time.process_time()
    for view in seen:
        player.choose(view, "", 1)
    assert (time.process_time() - began) / len(seen) < 0.005


def test_the_master_keeps_to_its_work_and_to_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    view, master = views("basic", 1, 6)[10], levels.WelcomePlayers().find_thinker("master")
    search = levels.Search(view, master.workspace(view, 1, levels.CANDIDATES))
    monkeypatch.setattr(levels, "PATIENCE", 1000.0)
    search.look_ahead(0.05)
    assert 0.9 < int(search.ahead.notes["looked"][0]) / (0.05 * levels.LOOKS_PER_SECOND) < 1.5
    monkeypatch.setattr(levels, "LOOKS_PER_SECOND", 1000 * levels.LOOKS_PER_SECOND)
    monkeypatch.setattr(levels, "PATIENCE", 0.0)
    monkeypatch.setattr(levels, "SLICES", 100_000)
    began = time.process_time()
    levels.Search(view, master.workspace(view, 1, levels.CANDIDATES)).look_ahead(0.1)
    assert time.process_time() - began < 1


def test_only_the_master_takes_time() -> None:
    assert find_player("welcome", "master@0.5").name == "master@0.5"
    for text, wrong in (
        ("strong@1", "does not look ahead"),
        ("random@1", "takes no time of its own"),
        ("master@x", "after the @"),
        ("master@0", "after the @"),
        ("nobody", "there is no player 'nobody'"),
    ):
        with pytest.raises(ValueError, match=wrong):
            find_player("welcome", text)
    with pytest.raises(ValueError, match="there is no game"):
        find_player("chess", "strong")


def test_suggestions_are_legal_ordered_and_say_what_they_are_worth() -> None:
    for options, seats in (("basic", 1), ("advanced", 3), ("expert", 2)):
        view = views(options, seats, 11)[8]
        suggestions = find_players("welcome").suggest(view, options, 3)
        assert len({suggestion.turn for suggestion in suggestions}) == 3
        assert sorted((suggestion.value for suggestion in suggestions), reverse=True) == [
            suggestion.value for suggestion in suggestions
        ]
        for suggestion in suggestions:
            position = view.copy()
            for move in suggestion.turn:
                assert not GAME.why_not(position, 0, move)
                GAME.apply(position, 0, move)
            assert GAME.is_turn_complete(position, 0)
            assert tuple(suggestion.lines) == LINES
            lines = dict(suggestion.lines)
            assert lines.pop("total") == pytest.approx(sum(lines.values()), abs=0.2)


def test_weights_load_at_once_and_tell_where_they_come_from() -> None:
    load_weights.cache_clear()
    began = time.process_time()
    for mode in Mode:
        weights = load_weights(mode)
        assert np.isfinite(weights.net["weight"]).all()
    assert time.process_time() - began < 0.2
    assert sum(path.stat().st_size for path in HERE.iterdir()) < 7_000_000
    for mode in Mode:
        manifest = load_manifest(mode)
        assert {"command", "seed", "games", "version", "rules_version", "figures"} <= set(manifest)


def mean(name: str, deals: int) -> float:
    """The mean result of a player alone."""
    player = find_player("welcome", name)
    return float(np.mean([GAME.scores(play("basic", [player], deal_).state)[0].total for deal_ in range(deals)]))


def test_strong_is_above_good_is_above_easy() -> None:
    strong, good, easy = mean("strong", 40), mean("good", 40), mean("easy", 40)
    assert strong > good + 4
    assert good > easy + 12


def test_characters_have_a_taste_of_their_own() -> None:
    lines: dict[str, dict[str, float]] = {}
    for name in find_players("welcome").characters:
        player = find_player("welcome", name)
        scores = [GAME.scores(play("basic", [player], deal_).state)[0].lines for deal_ in range(40)]
        lines[name] = {
            kind: float(np.mean([sum(score[line] for line in score if line.startswith(kind)) for score in scores]))
            for kind in ("park", "pool", "plan", "estate")
        }
    flora, presto, magnus = lines["flora"], lines["presto"], lines["magnus"]
    assert flora["park"] + flora["pool"] > 4 + max(other["park"] + other["pool"] for other in (presto, magnus))
    assert presto["plan"] > 3 + max(flora["plan"], magnus["plan"])
    assert magnus["estate"] > 3 + max(flora["estate"], presto["estate"])
