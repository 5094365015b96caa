"""While a page is loaded it says so: nobody looks at an empty one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import housewright
from tests.pages.playing import open_table
from tests.server.running import Server

Visit = Callable[..., Page]
PAGES = Path(housewright.__file__).parent / "server" / "static"
WORDS = {  # of each game's table, of pad and dealer
    "the table of Welcome To": "Choose a number and an action",
    "the table of Neue Heimat": "One cheque into the black-money box?",
    "pad and dealer": "Back to all pads",
}
HELD = ["assets/index-*.js", "assets/TablePage-*.js", "assets/WelcomeTable-*.js", "words"]


def words_of(page: str) -> str:
    """The script that brings the English messages of some page."""
    (found,) = (file for file in PAGES.glob("assets/*.js") if WORDS[page] in file.read_text(encoding="utf-8"))
    return f"assets/{found.name}"


@pytest.mark.parametrize("held", HELD)
def test_a_table_that_is_being_loaded_says_so(server: Server, visit: Visit, held: str) -> None:
    held = words_of("the table of Welcome To") if held == "words" else held
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


def test_messages_of_a_game_come_when_it_is_opened(server: Server, visit: Visit) -> None:
    scripts: list[str] = []
    page = visit("about:blank")
    page.on("request", lambda request: scripts.append(request.url.removeprefix(f"{server.url}/")))
    page.goto(server.url)
    for game in ("Welcome To…", "Neue Heimat"):
        expect(page.get_by_role("region", name=game)).to_contain_text("Basic")
    page.wait_for_load_state("networkidle")
    assert scripts
    assert not {words_of(each) for each in WORDS} & {*scripts}
    open_table(page, "basic", [None, "easy"])
    assert {each for each in WORDS if words_of(each) in scripts} == {"the table of Welcome To"}
