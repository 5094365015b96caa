"""Neue Heimat for everybody: every step of a turn with axe, finger-sized, in four languages, with large text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from housewright.heimat.printed import COLOUR_NAMES
from housewright.locales import messages
from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.playing_heimat import (
    TABLE,
    begin_with,
    confirm,
    go_to,
    play_together,
    settled,
    shorten,
    sit_together,
)
from tests.pages.test_access import cut_off, overflows, small_targets, violations
from tests.pages.test_heimat_told import is_over
from tests.server.running import Client, Server

Visit = Callable[..., Page]
Make = Callable[..., Server]
KEYS = re.compile(
    r"\b(?:heimat|prompt|step|story|piece|line|about|colour|reason|error|end|hint|seat|undo)(?:-[a-z]+)+\b"
)


def stages(page: Page, friend: Client) -> Iterator[str]:
    """Every step of a turn, before and after something is chosen, panels, dialogs, and a refusal."""
    table = begin_with(page, friend)
    go_to(page, friend, table, "bid")
    yield "bid"
    page.locator("header button.tool").first.click()
    page.locator(".hints li").first.wait_for()
    yield "hints"
    page.keyboard.press("Escape")
    page.locator(".heimat-rowname button").first.click()
    page.locator("dialog[open]").wait_for()
    yield "badge of a row"
    page.keyboard.press("Escape")
    page.locator(".bid:not(.pass)").first.click()
    settled(page)
    yield "bid chosen"
    confirm(page)
    go_to(page, friend, table, "offer")
    show(page, "display")
    yield "offer"
    page.locator(".heimat-display button.legal").first.click()
    settled(page)
    yield "offer chosen"
    show(page, "ledger")
    yield "ledger"
    show(page, "story")
    yield "story"
    confirm(page)
    go_to(page, friend, table, "decide")
    yield "decide"
    page.locator(".heimat-decide button").last.click()
    settled(page)
    yield "place"
    page.locator("[data-lot='C4']").click()
    yield "why not"
    page.keyboard.press("Escape")
    page.locator("[data-lot].may").first.click()
    settled(page)
    yield "place chosen"
    page.locator(".heimat-seat").last.click()
    yield "seat"
    page.keyboard.press("Escape")
    table = sit_together(page, [friend], "games-2")
    play_together(page, [friend], table, lambda seen: seen["public"]["game_number"] == 2, shorten)
    page.locator("dialog .break").wait_for()
    yield "break of a series"


def show(page: Page, tab: str) -> None:
    """Open a panel where panels have tabs."""
    button = page.locator(f".heimat-tabs .{tab}")
    if button.is_visible():
        button.click()


UPRIGHT = {"width": 768, "height": 1024}  # a tablet
ON_ITS_SIDE = {"width": 740, "height": 360}
TV = {"width": 1920, "height": 1080}
SIZES = (PHONE, DESKTOP, TABLET, UPRIGHT, TV, ON_ITS_SIDE)
THEMES = ("dark", "light")


def everywhere(page: Page, turn: int) -> None:
    """At every size nothing is cut off, covered or too small; axe looks at three of them, each turn at others."""
    listened = {0, 1 + turn % 3, 3 + turn % 3}
    for number, size in enumerate(SIZES):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=THEMES[(number + turn) % 2])  # type: ignore[arg-type]
        assert (size, small_targets(page), cut_off(page), overflows(page)) == (size, [], [], False)
        assert (size, violations(page) if number in listened else []) == (size, [])


def test_nothing_on_the_table_is_out_of_reach(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page = visit(server.url, PHONE)
    for turn, _ in enumerate(stages(page, server.guest("Ruth"))):
        everywhere(page, turn)
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_the_end_is_read_at_every_size_and_leads_on_from_its_first_screen(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page = visit(server.url, PHONE)
    friends = [server.guest(name) for name in ("Maximilian", "Ruth")]
    table = sit_together(page, friends)
    play_together(page, friends, table, is_over, shorten)
    page.locator(".heimat-end").wait_for()
    for house in page.locator(".torn .house").all():
        house.evaluate("house => (house.style.rotate = 'none')")  # what is askew is measured wider than it is
    everywhere(page, 0)
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("scrollTo(0, 0)")
        for seen in (page.locator(".hero h2"), page.get_by_role("button", name="Play again")):
            expect(seen).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("list", name="Ranking").get_by_role("listitem").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_language_fits_a_phone_and_lacks_no_message(make_server: Make, visit: Visit, language: str) -> None:
    server = make_server("deals by name")
    page = visit(server.url, PHONE, "en-GB" if language == "en" else f"{language}-{language.upper()}")
    for stage in stages(page, server.guest("Maximilian-Ferdinand")):
        assert not overflows(page), stage
        names = page.evaluate("[...document.querySelectorAll('[aria-label]')].map((item) => item.ariaLabel).join(' ')")
        assert (stage, KEYS.findall(page.locator("body").inner_text() + " " + names)) == (stage, [])
        if stage == "offer":
            told = messages(language, "heimat")
            signs = {told.text(f"colour-sign-{colour}") for colour in COLOUR_NAMES}
            drawn = {*page.locator(".heimat-display text").all_text_contents()}
            assert len(drawn & signs) >= 4 and not {sign for sign in drawn - signs if not sign.isdigit()}


def test_text_at_twice_its_size_stays_usable(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url, PHONE), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "bid")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not overflows(page)
    page.locator(".bid.pass").click()
    settled(page)
    expect(page.locator(".heimat-bar .go")).to_be_in_viewport()
    page.locator(".heimat-bar .go").click()
    expect(page.locator(TABLE)).not_to_have_attribute("data-step", "bid")
