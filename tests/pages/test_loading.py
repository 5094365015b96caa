"""While a page is loaded it says so: nobody looks at an empty one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.pages.playing import open_table
from tests.server.running import Server

Visit = Callable[..., Page]


@pytest.mark.parametrize("held", ["assets/index-*.js", "assets/TablePage-*.js", "assets/WelcomeTable-*.js"])
def test_a_table_that_is_being_loaded_says_so(server: Server, visit: Visit, held: str) -> None:
    page = visit(server.url)
    table = open_table(page, "basic", [None, "easy"])
    waiting: list[Route] = []
    page.route(f"**/{held}", lambda route: waiting.append(route))
    page.goto(f"{server.url}/table/{table}", wait_until="commit")
    expect(page.get_by_role("status").first).to_have_text("Housewright …" if "index" in held else "One moment…")
    for route in waiting:
        route.continue_()
    page.unroute(f"**/{held}")
    page.locator("[data-round]").wait_for()
    expect(page.get_by_text("One moment…")).to_have_count(0)
