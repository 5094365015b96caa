"""Whole turns by keyboard: the focus follows the steps; help, and every page that has keys, lists them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import playing_heimat
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import settled
from tests.pages.test_access import cut_off, overflows
from tests.pages.test_replay import record_of, watch
from tests.server.running import Server


def test_by_keyboard_the_focus_follows_the_step(begin: Callable[..., Page]) -> None:
    page = begin(DESKTOP, "8 . . . . . . . . .", cards="8F 8E 8L")
    focused = page.locator(":focus")
    presses = 0

    def press(key: str) -> None:
        nonlocal presses
        presses += 1
        page.keyboard.press(key)

    press("1")
    expect(focused).to_have_attribute("data-lot", "B1")  # the first that fits
    press("ArrowRight")
    press("Enter")
    expect(focused).to_have_accessible_name("Top street: put a fence between lot 1 and lot 2")
    press("Enter")
    expect(focused).to_have_text("Confirm turn")
    press("Enter")
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    expect(focused).to_have_attribute("role", "radio")
    assert presses <= 10
    page.locator(".cards .card").nth(1).click()
    settled(page)
    expect(focused).to_have_attribute("role", "radio")  # who taps keeps the focus


def test_by_keyboard_the_focus_follows_the_auction(server: Server, visit: Callable[..., Page]) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = playing_heimat.begin_with(page, friend)
    playing_heimat.go_to(page, friend, table, "bid")
    focused = page.locator(":focus")
    page.keyboard.press("1")
    expect(focused).to_have_text("Bid 1")
    page.keyboard.press("Enter")
    expect(page.locator(playing_heimat.TABLE)).to_have_attribute("data-step", "")
    playing_heimat.answer_for(friend, table, playing_heimat.bid_one)  # it is sold
    expect(page.locator(".heimat-places button:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(focused).to_have_text("Build here")
    page.keyboard.press("Enter")
    expect(page.locator(".heimat-places")).to_have_count(0)


TURN = {"Undo one step": "U", "Restart the turn": "R", "Confirm the turn": "Ctrl Enter"}
KEYS = {
    "welcome": {"Take the first, second or third card": "1 2 3", **TURN},
    "heimat": {"Pass": "P", "Sell": "S", "Keep": "K", "Show the ledger": "L", **TURN},
}


@pytest.mark.parametrize("game", KEYS)
def test_help_lists_the_keys(server: Server, visit: Callable[..., Page], game: str) -> None:
    page = visit(f"{server.url}/rules/{game}")
    for deed, keys in KEYS[game].items():
        line = page.locator(".keys div", has=page.get_by_text(deed, exact=True))
        expect(line.locator("kbd")).to_have_text(keys.split())


SHEET = {"Undo": "Ctrl Z", "Redo": "Ctrl Y", "Close what is open": "Esc"}
LISTED = {
    "replay": {
        "One step on": "→",
        "One step back": "←",
        "To the next auction": "Shift →",
        "To the auction before": "Shift ←",
        "To the beginning": "Home",
        "To the end": "End",
    },
    "dealer": {"Next round": "→", "Back": "←"},
    "pad/welcome": {"Along the street, and to the next one": "← → ↑ ↓", **SHEET},
    "pad/heimat": SHEET,
}


def go_to(page: Page, url: str, place: str) -> None:
    """A page that has keys of its own."""
    if place == "replay":
        page.goto(url)
        watch(page, record_of("heimat-series"))
    else:
        page.goto(f"{url}/{place}")
        page.locator("form .button.go").click()
        page.locator("form").wait_for(state="detached")


def listed(page: Page) -> dict[str, str]:
    """What the dialog says that can be done by keys."""
    lines = page.get_by_role("dialog").locator(".keys div")
    lines.last.wait_for()
    return {line.locator("dd").inner_text(): " ".join(line.locator("kbd").all_inner_texts()) for line in lines.all()}


@pytest.mark.parametrize(("language", "keys"), [("en", "Keys"), ("de", "Tasten"), ("fr", "Touches"), ("it", "Tasti")])
def test_every_page_that_has_keys_lists_them(
    server: Server, visit: Callable[..., Page], language: str, keys: str
) -> None:
    page = visit(server.url, DESKTOP if language == "en" else PHONE, language)
    for place, expected in LISTED.items():
        go_to(page, server.url, place)
        page.keyboard.press("?")
        found = listed(page)
        if language == "en":
            assert found == {**expected, "Show these keys": "?"}
        assert len(found) == len(expected) + 1
        assert (place, re.findall(r"\bkeys?-[a-z]+", " ".join([*found, *found.values()]))) == (place, [])
        assert (place, cut_off(page), overflows(page)) == (place, [], False)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        button = page.get_by_role("button", name=keys, exact=True)
        expect(button).to_be_visible(visible=language == "en")  # a phone has most likely no keyboard
        if language == "en":
            button.click()
            assert listed(page) == found
            page.keyboard.press("Escape")


def test_arrow_keys_deal_on_wherever_the_focus_is(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/dealer")
    page.locator("form .button.go").click()
    page.get_by_role("button", name="Next round", exact=True).click()
    for keys, count in ((["ArrowRight"], 3), (["ArrowLeft"], 2), (["Alt+ArrowRight", "ArrowRight"], 3)):
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator("h1")).to_have_text(f"Round {count}")


def test_in_a_replay_the_browsers_own_keys_stay_its_own(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    watch(page, record_of("welcome-basic"))
    for key in ("Alt+ArrowRight", "Control+End", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "2")
