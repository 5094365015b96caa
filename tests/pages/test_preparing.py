"""While the rules are being compiled hints and analyses are shown as being prepared, and come by themselves."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import make_turn, open_table
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_analysis import RECORDS, open_analysis
from tests.pages.test_replay import record_of, watch
from tests.server.running import Server

Visit = Callable[..., Page]
SOON = "Hints, analyses and the checking of long records are still being prepared; they will be there in a few minutes."

JUDGED_SOON = "Judging turns is still being prepared; it begins by itself in a few minutes."


def prepare(page: Page) -> list[str]:
    """Let the server say what it prepares: hints, until they are taken from this list."""
    preparing = ["hints"]

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json=[{**game, "preparing": preparing} for game in told.json()])

    page.route("**/api/games", answer)
    return preparing


def check(page: Page) -> None:
    """What is shown can be read and used."""
    assert not overflows(page)
    assert small_targets(page) == []
    assert violations(page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_hints_say_that_they_are_being_prepared(
    make_server: Callable[..., Server], visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = visit(make_server("deals by name").url, size)
    preparing = prepare(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/hints" in request.url else None)
    open_table(page, "basic", [None, "easy"], game, hints=True)
    button = page.get_by_role("button", name="Hint")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description("Still being prepared; here in a few minutes.")
    check(page)
    button.click(force=True)  # as a person would: it is no button that takes no taps
    expect(page.get_by_role("status").filter(has_text=SOON)).to_be_visible()
    assert asked == []
    preparing.clear()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()
    expect(page.locator(".hints li").first).to_be_visible()


def test_an_analysis_says_that_it_is_being_prepared(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    preparing = prepare(page)
    page.reload()
    watch(page, record_of(RECORDS["welcome"]))
    page.get_by_role("link", name="Luck or skill?").click()
    begin = page.get_by_role("button", name="Look at the game")
    expect(begin).to_be_disabled()
    expect(page.locator("main")).to_contain_text(SOON)
    check(page)
    preparing.clear()
    expect(begin).to_be_enabled()
    expect(page.locator("main")).not_to_contain_text(SOON)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_learning_game_says_that_judging_is_being_prepared_and_then_judges_by_itself(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    preparing = prepare(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/verdict") else None)
    open_table(page, "basic", [None, "easy"], hints=True, learning=True)
    bar = page.locator(".learning")
    expect(bar).to_contain_text(JUDGED_SOON)
    make_turn(page, random.Random(1))
    expect(bar).to_contain_text(JUDGED_SOON)
    check(page)
    assert asked == []
    preparing.clear()
    expect(page.locator(".learning:not([data-verdict=''])")).to_be_visible()
    expect(bar).not_to_contain_text(JUDGED_SOON)


def test_a_verdict_that_is_refused_because_it_is_being_prepared_comes_later(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    preparing = prepare(page)
    preparing.clear()

    def refuse(route: Route) -> None:  # the server was begun anew, and the page does not know it yet
        preparing.append("hints")
        route.fulfill(status=409, json={"error": {"key": "preparing", "args": {}}})

    page.route("**/verdict", refuse)
    open_table(page, "basic", [None, "easy"], hints=True, learning=True)
    make_turn(page, random.Random(1))
    expect(page.locator(".learning")).to_contain_text(JUDGED_SOON)
    page.unroute("**/verdict")
    preparing.clear()
    expect(page.locator(".learning:not([data-verdict=''])")).to_be_visible()


def test_who_may_choose_a_learning_game_reads_that_judging_is_being_prepared(
    make_server: Callable[..., Server], visit: Visit
) -> None:
    server = make_server(analysis_depth="quick")
    page = visit(server.url, PHONE)
    preparing = prepare(page)
    page.reload()
    page.locator("[data-game=welcome] .agreed").click()
    switch = page.get_by_role("switch", name="Learning game")
    expect(switch).to_have_accessible_description(JUDGED_SOON)
    check(page)
    preparing.clear()
    expect(switch).not_to_have_accessible_description(JUDGED_SOON)
    page.keyboard.press("Escape")
    open_analysis(page, server, "welcome")
    page.locator("[data-analysis=done]").wait_for()
    page.get_by_role("button", name=re.compile("^Look at the turn")).first.click()
    page.locator("[data-turn]").wait_for()
    preparing.append("hints")
    page.reload()
    page.get_by_role("button", name="Try it yourself").click()
    expect(switch).to_have_accessible_description(JUDGED_SOON)
    check(page)
    preparing.clear()
    expect(switch).not_to_have_accessible_description(JUDGED_SOON)
