"""The story of a game: all of it, of everybody or of one seat, and no longer than can be read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_replay import moves_of, record_of, watch
from tests.pages.test_telling import finished_table
from tests.server.running import Server

Visit = Callable[..., Page]
SIZES = pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"])


@SIZES
def test_where_many_play_the_story_is_grouped_and_told_of_one_seat(
    server: Server, visit: Visit, size: dict[str, int], theme: str
) -> None:
    page = visit(server.url, size, theme=theme)
    page.goto(f"{server.url}/table/{finished_table(page, 'welcome', seats=8)}")
    page.get_by_role("button", name="Story of the game").click()
    story = page.get_by_role("dialog", name="Story")
    summary = story.locator("summary").first
    expect(summary).to_have_text("8 others")
    expect(story.get_by_text(re.compile("^Seat 3 writes")).first).to_be_hidden()
    summary.click()
    expect(story.get_by_text(re.compile("^Seat 3 writes")).first).to_be_visible()
    assert (violations(page), small_targets(page), overflows(page)) == ([], [], False)
    rounds = story.get_by_role("heading", level=3).count()
    story.get_by_label("Whose part of the story").select_option("Seat 3")
    expect(summary).to_have_count(0)
    told = story.locator("li").all_inner_texts()
    assert [words for words in told if not words.startswith("Seat 3 ")] == ["The game is over."]
    assert len(told) == rounds + 1


def test_the_story_of_welcome_to_keeps_all_rounds(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    record = record_of("welcome-second-pass")
    watch(page, record)
    page.goto(page.url.replace("/replay/", "/table/"))
    page.get_by_role("button", name="Story of the game").click()
    story = page.get_by_role("dialog", name="Story")
    story.get_by_role("button", name="Earlier rounds").click()
    rounds = [f"Round {number}" for number in range(len(moves_of(record)), 0, -1)]
    expect(story.get_by_role("heading", level=3)).to_have_text(rounds)
    story.get_by_label("Whose part of the story").select_option("Seat 2")
    expect(story.get_by_text(re.compile("^Seat 1 "))).to_have_count(0)
    expect(story.get_by_role("heading", level=3)).to_have_text(rounds)


@SIZES
def test_the_story_of_neue_heimat_keeps_all_auctions_and_is_told_of_one_seat(
    server: Server, visit: Visit, size: dict[str, int], theme: str
) -> None:
    page = visit(server.url, size, theme=theme)
    page.goto(f"{server.url}/table/{finished_table(page, 'heimat', seats=4)}")
    story = page.get_by_role("region", name="Story")
    numbers = story.locator("ol > li > .number")
    expect(numbers.last).to_have_text("1")
    auctions = numbers.count()
    assert numbers.all_inner_texts() == [str(number) for number in range(auctions, 0, -1)]
    story.get_by_label("Whose part of the story").select_option("Seat 3")
    parts = [text.replace("\n", " ") for text in story.locator("ol > li").all_inner_texts()]
    assert 0 < len(parts) < auctions
    assert [words for words in parts if not re.search(r"Seat 3(?! (passes|passed|can’t))", words)] == []
    assert (violations(page), small_targets(page), overflows(page)) == ([], [], False)


@SIZES
def test_each_game_of_a_series_has_a_heading_in_the_story(
    server: Server, visit: Visit, size: dict[str, int], theme: str
) -> None:
    page = visit(server.url, size, theme=theme)
    page.goto(f"{server.url}/table/{finished_table(page, 'heimat', options='games-2')}")
    story = page.get_by_role("region", name="Story")
    expect(story.get_by_role("heading", level=3)).to_have_text(["Game 2", "Game 1"])
    lists = story.locator("ol")
    expect(lists).to_have_count(2)
    for game in lists.all():
        numbers = game.locator("li > .number").all_inner_texts()
        assert numbers == [str(number) for number in range(len(numbers), 0, -1)]
    assert (violations(page), small_targets(page), overflows(page)) == ([], [], False)
