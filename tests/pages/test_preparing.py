"""While the rules are being compiled hints and analyses are shown as being prepared, and come by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import open_table
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_analysis import RECORDS
from tests.pages.test_replay import record_of, watch
from tests.server.running import Server

Visit = Callable[..., Page]
SOON = (
    "Hints, analyses and the checking of long records are still being prepared; they will be there in a few minutes."
)


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
