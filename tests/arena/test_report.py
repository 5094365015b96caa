"""What is told: JSON of a fixed shape, tables that fit, a page that is well-formed and safe."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from rich.console import Console

from housewright.arena.charts import round_step
from housewright.arena.display import watching
from housewright.arena.match import Table
from housewright.arena.page import page
from housewright.arena.report import json_row, lines_table, player_table
from housewright.arena.schedule import Settings, schedule, settle
from housewright.arena.tally import Standing, tally
from housewright.games import find_game
from tests.arena.stand_in import find

HOSTILE = "<script>alert('x')</script> & \"[red]"


def standings_of(game: str, players: str) -> tuple[Settings, list[Standing]]:
    """Figures of a small run."""
    settings = settle(find_game(game), "basic", players.split(","), None, 3, 0)
    table = Table(settings, find, 1.0, None)
    return settings, tally(settings, [table.play(pairing) for pairing in schedule(settings)])


RUNS = [("welcome", "random"), ("welcome", "random,first"), ("heimat", "random,first,random,random")]


def renamed(name: str) -> tuple[Settings, list[Standing]]:
    """A run in which a player has this name."""
    settings, (one, two) = standings_of("welcome", "random,first")
    settings = replace(settings, players=(name, "first"))
    return settings, [replace(one, player=name), replace(two, beats={name: 0.5})]


@pytest.mark.parametrize(("game", "players"), RUNS)
def test_json_has_one_shape(game: str, players: str) -> None:
    settings, standings = standings_of(game, players)
    rows = [json_row(settings, standing) for standing in standings]
    assert [row["player"] for row in rows] == settings.names
    for row in rows:
        assert {"player", "games", "win_share", "mean", "ci95", "margin", "ms_per_turn"} <= set(row)
        assert {"win_share_ci95", "lines", "rating", "rating_sigma", "deals", "seats", "variant", "game"} <= set(row)
        assert (row["game"], row["variant"], row["deals"], row["complete"]) == (game, "basic", 3, True)
        assert (row["margin"] is None) == (settings.seats == 1)
        assert json.loads(json.dumps(row)) == row


@pytest.mark.parametrize(("game", "players"), RUNS)
def test_the_page_is_well_formed_and_needs_nothing_else(game: str, players: str) -> None:
    text = page(*standings_of(game, players))
    ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert "http" not in text
    assert "<script" not in text
    assert text.count("<svg") - text.count("aria-hidden") == text.count('role="img"')


def test_names_are_escaped_on_the_page_and_in_tables() -> None:
    settings, standings = renamed(HOSTILE)
    text = page(settings, standings)
    ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert "<script" not in text
    told = io.StringIO()
    Console(file=told, width=200).print(player_table(settings, standings), lines_table(standings))
    assert "[red]" in told.getvalue()


def test_tables_fit_eighty_columns() -> None:
    settings, standings = renamed("cmd:" + "x" * 60)
    told = io.StringIO()
    Console(file=told, width=80).print(player_table(settings, standings), lines_table(standings))
    assert max(len(line) for line in told.getvalue().splitlines()) <= 80
    assert "…" not in told.getvalue()


def test_a_part_of_a_run_is_called_partial() -> None:
    settings, standings = standings_of("welcome", "random")
    more = replace(settings, deals=9)
    assert "partial: 3 of 9 deals" in page(more, standings)
    assert json_row(more, standings[0])["complete"] is False


@pytest.mark.parametrize(
    ("span", "most", "step"), [(1, 30, 1), (31, 30, 2), (100, 30, 5), (301, 30, 20), (290, 10, 50)]
)
def test_steps_of_scales_are_round(span: int, most: int, step: int) -> None:
    assert round_step(span, most) == step


@pytest.mark.parametrize(("players", "shown"), [("random,first", "first [0-9]+%"), ("random", r"random -?[0-9.]+")])
def test_progress_shows_how_it_stands_to_those_who_look(players: str, shown: str) -> None:
    settings = settle(find_game("welcome"), "basic", players.split(","), None, 1, 0)
    table = Table(settings, find, 1.0, None)
    results = [table.play(pairing) for pairing in schedule(settings)]
    told = io.StringIO()
    with watching(settings, Console(file=told, force_terminal=True, width=120), []) as watch:
        for result in results:
            watch.add(result)
        text = watch.so_far()
    assert re.search(shown, text)
    assert "1/1" in told.getvalue() or "2/2" in told.getvalue()
    quiet = io.StringIO()
    with watching(settings, Console(file=quiet), results):
        pass
    assert quiet.getvalue().strip() == ""
