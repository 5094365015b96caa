"""Pad and dealer for everybody: axe, sizes, keyboard, large text, four languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.pad_hand import Hand
from tests.pages.test_access import SMALLEST, cut_off, overflows, violations
from tests.pages.test_dealer import LANDSCAPE
from tests.server.running import Server

WORDS = re.compile(r"\b(?:pad|dealer|plan|line|reason|score|street|lot|track|action)(?:-[a-z]+)+\b")


def small_targets(page: Page) -> list[str]:
    """Things to tap that are smaller than a finger; a box inside its label is tapped with the label."""
    found: list[str] = page.evaluate(
        """smallest => [...document.querySelectorAll('button, a[href], select, input')]
            .map((item) => item.closest('label') ?? item)
            .filter((item) => item.checkVisibility() && !item.matches('.unseen'))
            .map((item) => [item, item.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
            .map(([item, box]) => `${item.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)""",
        SMALLEST,
    )
    return found


def objections(page: Page) -> list[str]:
    """What axe objects to; trees and houses are drawings, and their names say what they show."""
    drawn = ('<button class="park', '<button class="plot-button')
    return [
        said
        for said in violations(page)
        if not said.startswith("label-content-name-mismatch") or not any(button in said for button in drawn)
    ]


def stages(page: Page, url: str) -> Iterator[str]:
    """Every page and panel of pad and dealer, one after the other."""
    page.goto(f"{url}/pad")
    page.locator("main:not([aria-busy])").wait_for()
    yield "home"
    page.goto(f"{url}/pad/welcome")
    page.locator("form").wait_for()
    yield "set-up"
    page.locator("form .button.go").click()
    hand = Hand(page)
    page.locator("[data-sheet]").wait_for()
    yield "empty sheet"
    hand.lot("A3").click()
    yield "numbers"
    hand.number(7)
    hand.lot("A4").click()
    hand.number(3)
    yield "refusal"
    hand.close()
    page.locator(".tools button").nth(0).click()
    yield "fences"
    hand.close()
    page.locator(".tools button").nth(1).click()
    yield "estate values"
    hand.close()
    page.locator(".plan").nth(0).click()
    yield "plans of the box"
    page.locator(".dock ul button").nth(0).click()
    yield "plan"
    hand.close()
    page.locator("nav .result").click()
    yield "result"
    page.keyboard.press("Escape")
    page.locator("header button").last.click()
    yield "settings"
    page.goto(f"{url}/pad/heimat")
    page.locator("form .button.go").click()
    page.locator("section.row .add").first.click()
    page.locator(".dock .six").nth(1).locator("button").nth(3).click()
    yield "house"
    page.keyboard.press("Escape")
    page.locator(".tools button").nth(0).click()
    yield "owners"
    page.keyboard.press("Escape")
    page.locator(".tools button").nth(1).click()
    yield "money"
    page.keyboard.press("Escape")
    page.locator("section.row header button").first.click()
    yield "row"
    page.goto(f"{url}/dealer")
    page.locator("form").wait_for()
    yield "dealer's set-up"
    page.locator("form .button.go").click()
    page.locator(".dealt article").first.wait_for()
    page.locator(".dealtplans button").first.click()
    yield "dealer"


@pytest.mark.parametrize(
    ("size", "theme"),
    [(PHONE, "dark"), (TABLET, "light")],
    ids=["phone, dark", "tablet"],
)
def test_nothing_is_out_of_reach(server: Server, visit: Callable[..., Page], size: dict[str, int], theme: str) -> None:
    page = visit(server.url, size, theme=theme)
    for stage in stages(page, server.url):
        assert (stage, objections(page)) == (stage, [])
        assert (stage, small_targets(page)) == (stage, [])
        assert (stage, overflows(page)) == (stage, False)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_language_fits_a_phone_and_lacks_no_message(
    server: Server, visit: Callable[..., Page], language: str
) -> None:
    page = visit(server.url, PHONE, f"{language}-{language.upper()}")
    for stage in stages(page, server.url):
        names = page.evaluate("[...document.querySelectorAll('[aria-label]')].map(item => item.ariaLabel).join(' ')")
        assert (stage, WORDS.findall(page.locator("body").inner_text() + names)) == (stage, [])
        assert (stage, overflows(page)) == (stage, False)


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "en"), (LANDSCAPE, "de"), (LANDSCAPE, "fr")],
    ids=["desktop", "side, de", "side, fr"],
)
def test_nothing_is_cut_off_or_small_at_other_sizes(
    server: Server, visit: Callable[..., Page], size: dict[str, int], language: str
) -> None:
    page = visit(server.url, size, language)
    for stage in stages(page, server.url):
        assert (stage, small_targets(page)) == (stage, [])
        assert (stage, cut_off(page), overflows(page)) == (stage, [], False)


@pytest.mark.parametrize("size", [LANDSCAPE, {"width": 667, "height": 375}, DESKTOP], ids=["side", "small", "desktop"])
def test_what_is_entered_stays_in_sight_above_the_panel(
    server: Server, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(f"{server.url}/pad/welcome", size)
    page.locator("form .button.go").click()
    page.locator("[data-sheet]").wait_for()
    hand, panel = Hand(page), page.locator(".dock")
    for name in ("A3", "C12", "B6"):
        hand.lot(name).click()
        expect(page.locator(".dock .number").last).to_be_in_viewport(ratio=1)
        expect_above(page, page.locator(f"[data-lot={name}]"), panel)
        hand.close()
    page.goto(f"{server.url}/pad/heimat")
    page.locator("form .button.go").click()
    page.locator("section.row .add").last.click()
    for value in (5, 3):  # the panel grows
        page.locator(".dock .six").nth(1).locator("button").nth(value - 1).click()
        expect_above(page, page.locator(".plot-button.chosen"), panel)


def expect_above(page: Page, thing: Locator, panel: Locator) -> None:
    """Soon it is on the screen, and none of it under the panel."""
    page.wait_for_function(
        """([thing, panel]) => {
            const {top, bottom} = thing.getBoundingClientRect();
            return top >= 0 && bottom <= panel.getBoundingClientRect().top;
        }""",
        arg=[thing.element_handle(), panel.element_handle()],
    )


def test_text_at_twice_its_size_stays_usable(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url, PHONE, "de-DE")  # long words
    for stage in stages(page, server.url):
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert (stage, overflows(page)) == (stage, False)


def test_a_house_a_fence_and_a_claim_by_keyboard_alone(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad/welcome", DESKTOP)
    page.locator("form .button.go").focus()
    page.keyboard.press("Enter")
    page.locator("[data-lot=A1]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-lot=B2]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .number").first).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-lot=B2]")).to_have_accessible_name("Middle street, lot 2: house 2.")
    expect(page.locator("[data-lot=B2]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("[data-lot=B2]")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-lot=B2]")).to_have_accessible_name("Middle street, lot 2: empty.")
    page.keyboard.press("Control+y")
    expect(page.locator("[data-lot=B2]")).to_have_accessible_name("Middle street, lot 2: house 2.")
    page.locator(".tools button").nth(0).focus()
    page.keyboard.press("Enter")
    page.locator(".gap").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dock h2")).to_contain_text("A fence stands right of")


def test_sheets_are_swiped(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad/welcome", PHONE, has_touch=True)
    page.locator("form .button.go").click()
    page.locator("[data-sheet]").wait_for()
    page.evaluate(
        """() => {
            const sheet = document.querySelector('[data-sheet]');
            const touch = (x) => new Touch({identifier: 1, target: sheet, clientX: x, clientY: 300});
            sheet.dispatchEvent(new TouchEvent('touchstart', {touches: [touch(300)], changedTouches: [touch(300)]}));
            sheet.dispatchEvent(new TouchEvent('touchend', {touches: [], changedTouches: [touch(120)]}));
        }"""
    )
    expect(page.locator("nav .player").nth(1)).to_have_attribute("aria-current", "true")
