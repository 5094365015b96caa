"""What happened is shown: step by step, marked, in short, and at the end of a game as a moment."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing_heimat import TABLE, answer_for, begin_with, bid_one, confirm, go_to, settled
from tests.server.running import Server

Visit = Callable[..., Page]
STEP = 500  # milliseconds that a step is seen, in the usual tempo


def hold_the_clock(page: Page) -> None:
    """From now on things move, but no time passes."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_an_auction_is_shown_step_by_step_until_a_tap_skips(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    page, friend = visit(server.url, size), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "decide")
    hold_the_clock(page)
    page.get_by_role("button", name="Sell to Ruth").click()
    settled(page)
    confirm(page)
    expect(page.locator(".verdict")).to_have_text("Sold to Ruth for 1")
    answer_for(friend, table, bid_one)  # she places the piece, and offers the next one
    page.clock.run_for(STEP)
    built = page.locator("[data-lot].latest")
    expect(built).to_have_count(1)
    expect(page.locator(".heimat-closed")).to_contain_text(re.compile(r"Sold to Ruth for 1.* Ruth builds", re.DOTALL))
    expect(page.locator(TABLE)).to_have_attribute("data-step", "")
    page.get_by_role("heading", level=1).click()
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")
    expect(built).to_have_count(0)
    expect(page.locator(".heimat-bar .go")).to_have_attribute("aria-disabled", "true")
    heard = "\n".join(page.get_by_role("log").get_by_role("paragraph").all_inner_texts())
    assert re.search(r"Ada sells to Ruth for 1\.\nRuth builds .*\n(.*\n)*Ruth offers ", heard)


def test_the_tempo_is_chosen_in_the_menu_and_kept(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = begin_with(page, friend)
    page.get_by_role("button", name="Menu").click()
    tempo = page.get_by_role("group", name="Tempo of others’ steps")
    expect(tempo.get_by_role("radio", name="Quickly")).to_be_checked()
    tempo.get_by_role("radio", name="At once").check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(tempo.get_by_role("radio", name="At once")).to_be_checked()
    page.keyboard.press("Escape")
    go_to(page, friend, table, "decide")
    hold_the_clock(page)
    page.get_by_role("button", name="Sell to Ruth").click()
    settled(page)
    confirm(page)
    answer_for(friend, table, bid_one)
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")
