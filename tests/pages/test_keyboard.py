"""Whole turns by keyboard: the focus follows the steps, and help lists the keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import playing_heimat
from tests.pages.conftest import DESKTOP
from tests.pages.playing import settled
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
