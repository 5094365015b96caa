"""A game is one entry: it is found by its entry point, tells the truth, and nothing else in the house names it."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint, distribution
from pathlib import Path

import pytest

import housewright
from housewright.engine.entry import Entry
from housewright.games import ENTRIES, GAMES, GROUP, EntryError, find_game, load, read_entries
from housewright.locales import FOLDER, LANGUAGES
from housewright.players.finding import find_players
from housewright.terminal.drawing import find_drawing

SOURCES = Path(housewright.__file__).parent
OURS = [ENTRIES[point.name] for point in distribution("housewright").entry_points if point.group == GROUP]
NAMES = re.compile("|".join(entry.name for entry in OURS), re.IGNORECASE)
NO_ENTRY = "nothing that an entry point should name"


def point(name: str, value: str) -> EntryPoint:
    """An entry point of our group."""
    return EntryPoint(name, value, GROUP)


WELCOME = point("welcome", "housewright.welcome.entry:ENTRY")


def test_the_games_of_the_house_stand_in_their_order() -> None:
    assert [name for name in GAMES if name in ("welcome", "heimat")] == ["welcome", "heimat"]
    assert [*read_entries([point("heimat", "housewright.heimat.entry:ENTRY"), WELCOME])] == ["welcome", "heimat"]


TOMORROW = replace(ENTRIES["welcome"], name="chess")


def test_two_games_with_a_deal_of_the_day_are_both_named() -> None:
    with pytest.raises(EntryError, match=r"only one game can have a deal of the day: welcome = .* and chess = .*"):
        read_entries([WELCOME, point("chess", "tests.test_games:TOMORROW")])


def test_two_games_of_one_name_are_both_named() -> None:
    other = point("welcome", "tests.test_games:ANY")
    with pytest.raises(EntryError, match=r"two games called 'welcome': .*welcome\.entry:ENTRY and .*tests"):
        read_entries([WELCOME, other])


@pytest.mark.parametrize(
    ("value", "objection"),
    [
        ("housewright.chess.entry:ENTRY", "chess = housewright.chess.entry:ENTRY cannot be loaded: No module"),
        ("housewright.welcome.entry:NOTHING", "chess = .*:NOTHING cannot be loaded"),
        ("tests.test_games:NO_ENTRY", "chess = tests.test_games:NO_ENTRY is no Entry"),
        ("housewright.welcome.entry:ENTRY", "chess = .* is called 'welcome' by its entry"),
    ],
)
def test_an_entry_point_that_gives_no_game_is_named(value: str, objection: str) -> None:
    with pytest.raises(EntryError, match=objection):
        read_entries([point("chess", value)])


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=GAMES)
def test_an_entry_says_what_is_true_of_its_game(entry: Entry) -> None:
    game = find_game(entry.name)
    assert (game.name, tuple(game.variants)) == (entry.name, entry.variants)
    for switch in entry.switches:
        assert game.options(switch) == switch
    for variant, seats in entry.measured:
        assert seats in game.seat_range(game.options(variant))
    assert not entry.solo or 1 in game.seat_range(game.options(entry.variants[0]))


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=GAMES)
def test_as_many_games_as_an_entry_says_can_be_counted_together(entry: Entry) -> None:
    game = find_game(entry.name)
    if entry.series > 1:
        assert game.options(f"games-{entry.series}") == f"games-{entry.series}"
    with pytest.raises(ValueError, match="is no option"):
        game.options(f"games-{entry.series + 1}")


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=GAMES)
def test_everything_that_an_entry_names_can_be_loaded(entry: Entry) -> None:
    assert {*find_players(entry.name).thoughtful} <= {*find_players(entry.name).levels}
    assert callable(find_drawing(entry.name).table)
    assert not entry.training or callable(load(entry.training))
    assert all((entry.texts / language / f"{entry.name}.ftl").is_file() for language in LANGUAGES)


def test_entries_are_found_without_the_compiler() -> None:
    told = "import sys, housewright.cli; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert "housewright" in loaded
    assert not {"numba", "numpy", "fluent", "fastapi"} & {*loaded}


def folder_of(named: str) -> Path:
    """Where a class that an entry names stands: the folder is the game's own."""
    return SOURCES.parent.joinpath(*named.partition(":")[0].split(".")[:-1])


def elsewhere() -> list[Path]:
    """The modules that belong to no single game."""
    own = [folder_of(named) for entry in OURS for named in (entry.rules, entry.players, entry.drawing)]
    assert len(OURS) > 1
    return [path for path in SOURCES.rglob("*.py") if not any(path.is_relative_to(folder) for folder in own)]


@pytest.mark.parametrize("path", elsewhere(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_nothing_but_its_own_folders_names_a_game(path: Path) -> None:
    assert NAMES.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", ["pages.ftl", "server.ftl", "terminal.ftl"])  # lists and pads have their own
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_all_games_share_name_none(language: str, file: str) -> None:
    assert NAMES.findall((FOLDER / language / file).read_text(encoding="utf-8")) == []
