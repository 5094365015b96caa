"""An analysis in every language and at every size, dark too, and with many seats, without looking at a game twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.locales import LANGUAGES
from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.playing import resize
from tests.pages.test_access import cut_off, hyphens, overflows, small_targets, violations
from tests.pages.test_analysis import KEYS, RECORDS, open_analysis, wait_until_done
from tests.pages.test_replay import watch
from tests.pages.test_sizes import FLAT, SIDEWAYS, UPRIGHT
from tests.server.running import Server

Visit = Callable[..., Page]
Size = dict[str, int]
OTHERS: list[Size] = [UPRIGHT, TABLET, FLAT, SIDEWAYS[0], DESKTOP]
MANY = 12  # seats: the first, the own one and its neighbours are shown until all are asked for


def check(page: Page, where: object) -> None:
    """Nothing is too wide, cut off, too small or not translated."""
    names = page.evaluate("[...document.querySelectorAll('[aria-label]')].map(item => item.ariaLabel).join(' ')")
    assert (where, KEYS.findall(page.locator("body").inner_text() + names)) == (where, [])
    assert (where, overflows(page)) == (where, False)
    assert (where, small_targets(page)) == (where, [])
    assert (where, cut_off(page)) == (where, [])
    assert (where, hyphens(page)) == (where, [])


def everything(page: Page) -> Iterator[str]:
    """What there is to see of an analysis: the whole game with its course, a turn, and the dialogs."""
    page.locator("[data-peek]").wait_for()
    expect(page.locator("article")).to_have_count(3)
    expect(page.locator(".drawing:not(:has(ul))")).to_have_count(0)  # all turns are drawn
    yield "overview"
    page.locator("article button").first.click()
    page.locator("[data-turn] [data-shows]").wait_for()
    yield "turn"
    page.keyboard.press("?")
    page.locator("dialog .keys").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator("dialog [role=switch]").wait_for()
    yield "what-if"
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", RECORDS)
def test_an_analysis_fits_in_every_language_and_at_every_size(
    make_server: Callable[..., Server], visit: Visit, game: str
) -> None:
    server = make_server(analysis_depth="quick")
    first = visit(server.url)
    open_analysis(first, server, game)
    wait_until_done(first)
    for language in LANGUAGES:
        theme = "dark" if language == "de" else "light"
        page = visit(first.url, PHONE, language, theme)
        for seen in everything(page):
            check(page, (language, seen))
            if theme == "dark":
                assert (seen, violations(page)) == (seen, [])
                for size in OTHERS:
                    resize(page, size)
                    check(page, (seen, size))
                resize(page, PHONE)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_of_many_seats_those_that_matter_are_shown_first(
    make_server: Callable[..., Server], visit: Visit, size: Size
) -> None:
    page = visit(make_server(analysis_depth="quick").url, size)
    watch(page, write_record(random_session(find_game("welcome"), "basic", MANY, seed=2)))
    page.get_by_role("link", name="Luck or skill?").click()
    page.get_by_role("button", name="Look at the game").click()
    page.locator("#sentence").wait_for()
    wait_until_done(page)
    seats = page.locator("main ol.seats > li")
    assert 3 <= seats.count() <= 6
    expect(seats.filter(has_text="Seat 1:")).to_have_count(0)
    check(page, "some")
    page.get_by_role("button", name=f"Show all {MANY}").click()
    expect(seats).to_have_count(MANY)
    expect(page.locator(".course polyline.grey")).to_have_count(MANY - 2)
    check(page, "all")
    page.get_by_label("Whose game").select_option(f"Seat {MANY}")
    page.wait_for_url(f"**?seat={MANY}")
    assert violations(page) == []
