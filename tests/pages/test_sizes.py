"""Welcome To at every size: a phone on its side, tablets, many seats, the end, somebody else's sheet."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from housewright.server.access.guests import COOKIE
from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.playing import round_of, settled
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_welcome import join_and_start, open_table
from tests.server.mirrors import play_out
from tests.server.running import Client, Server

Visit = Callable[..., Page]
Size = dict[str, int]
SIDEWAYS: list[Size] = [{"width": 740, "height": 360}, {"width": 844, "height": 390}, {"width": 667, "height": 375}]
UPRIGHT: Size = {"width": 768, "height": 1024}  # tablets
FLAT: Size = {"width": 1024, "height": 768}
TV: Size = {"width": 1920, "height": 1080}
EVERY_SIZE = [PHONE, *SIDEWAYS, UPRIGHT, TABLET, FLAT, DESKTOP, TV]
AT_HAND = ".cards .card, .street.open .lot, .street.open .park.legal, .gap, .bar .button, .bar .pick"
NEXT = ".street.open .lot.legal, .street.open .gap, .street.open .park.legal, .bar .pick.on, .bar .button.go.second"
WIDEST_GAP = 12  # between two streets


def out_of_sight(page: Page, selector: str) -> list[str]:
    """What is not wholly in the window, or covered by something else."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter((item) => item.checkVisibility()).filter((item) => {
            const {left, right, top, bottom} = item.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !item.contains(seen);
        }).map((item) => item.outerHTML.slice(0, 160))""",
        selector,
    )
    return found


def resize(page: Page, size: Size) -> None:
    """Another window."""
    page.set_viewport_size(size)  # type: ignore[arg-type]


def finish_game(server: Server, page: Page) -> str:
    """A game of this visitor with a friend that is over; the page shows its end."""
    table = open_table(page, "basic", [None, None])
    friend = server.guest("Ruth")
    join_and_start(page, table, friend)
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == COOKIE)
    play_out(server, {0: Client(server, token), 1: friend}, table, random.Random(4))
    page.locator(".end").wait_for()
    return table


# --- a phone on its side ----------------------------------------------------------------------------------------------


def test_whole_turns_by_touch_on_a_phone_on_its_side(make_server: Callable[..., Server], visit: Visit) -> None:
    page = visit(make_server("deals by name").url, SIDEWAYS[0], has_touch=True)
    open_table(page, "basic", [None, "easy"])
    for card, size in enumerate(SIDEWAYS):
        resize(page, size)
        number = round_of(page)
        assert (size, out_of_sight(page, AT_HAND)) == (size, [])
        page.locator(".cards .card").nth(card).tap()
        assert settled(page) == "write"
        page.reload()
        while settled(page) in ("write", "act"):
            assert (size, out_of_sight(page, AT_HAND)) == (size, [])
            page.locator(NEXT).first.tap()
        assert (size, out_of_sight(page, AT_HAND)) == (size, [])
        assert (size, small_targets(page), overflows(page)) == (size, [], False)
        page.locator(".bar .button.go:not([aria-disabled])").tap()
        expect(page.locator("[data-round]")).to_have_attribute("data-round", str(number + 1))
        settled(page)


# --- streets ----------------------------------------------------------------------------------------------------------


def gaps(page: Page, sheet: str) -> list[float]:
    """How far the streets of a sheet are apart."""
    found: list[float] = page.evaluate(
        """sheet => {
            const streets = [...document.querySelectorAll(`${sheet} .street > *`)]
                .filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
            return streets.slice(1).map((street, index) => street.top - streets[index].bottom);
        }""",
        sheet,
    )
    return found


def test_streets_lie_close_together_at_the_end_and_on_others_sheets(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    finish_game(server, page)
    for sheet in ("main [data-sheet]", "dialog [data-sheet]"):
        if sheet.startswith("dialog"):
            page.locator(".others .other").first.click()
        for size in EVERY_SIZE:
            resize(page, size)
            apart = gaps(page, sheet)
            assert len(apart) == 2
            assert (sheet, size, [gap for gap in apart if not 0 <= gap <= WIDEST_GAP]) == (sheet, size, [])
            assert (sheet, size, overflows(page)) == (sheet, size, False)


# --- many seats -------------------------------------------------------------------------------------------------------


def test_thirty_seats_leave_the_score_on_the_screen(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    open_table(page, "advanced", [None, *["beginner"] * 29])
    for size in (UPRIGHT, TABLET, FLAT, DESKTOP, TV):
        resize(page, size)
        assert (size, out_of_sight(page, "main > .score :is(.line, .total)")) == (size, [])
        assert (size, out_of_sight(page, ".cards .card, .bar .button")) == (size, [])
        assert (size, overflows(page)) == (size, False)
    for size in (PHONE, *EVERY_SIZE):
        resize(page, size)
        others = page.locator(".others ul")
        assert others.evaluate("list => list.scrollHeight > list.clientHeight || list.scrollWidth > list.clientWidth")
        page.locator(".others .other").last.scroll_into_view_if_needed()
        assert (size, out_of_sight(page, ".others li:last-child > .other")) == (size, [])


# --- the score on a phone ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_a_tap_on_the_score_names_every_figure(server: Server, visit: Visit, theme: str) -> None:
    page = visit(server.url, PHONE, theme=theme)
    open_table(page, "advanced", [None, "easy"])
    names = ["Plans", "Parks", "Pools", "Temps", "Estates", "Bis", "Roundabouts", "Refusals"]
    strip = page.get_by_role("button", name="Show the score, line by line")
    for name in names:
        expect(strip).to_contain_text(name)  # as it is heard
        expect(page.locator("main").get_by_text(name, exact=True).and_(page.locator(".name"))).to_be_hidden()
    strip.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="My score")
    for name in names:
        expect(dialog.locator("li", has_text=name)).to_be_visible()
    expect(dialog.locator(".total")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    assert small_targets(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(strip).to_be_focused()
    strip.click()
    expect(dialog).to_be_visible()
