"""The own turn of Welcome To, by tapping this card and that lot."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import settled

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def tap_card(page: Page, index: int) -> None:
    """Tap the first, second or third card."""
    page.locator(".cards .card").nth(index).click()
    settled(page)


def tap_half(page: Page, index: int, half: str) -> None:
    """Tap the number or the action of a card."""
    page.locator(".cards .card").nth(index).locator(f"[data-half={half}]").click()
    settled(page)


def show(page: Page, lot: str) -> Locator:
    """A lot, in its street, which is opened where it is folded."""
    street = page.locator(f".street-{'ABC'.index(lot[0]) + 1}")
    if street.locator(".folded").is_visible():
        street.locator(".folded").click()
    return page.locator(f"[data-lot={lot}]")


def tap_lot(page: Page, lot: str) -> None:
    """Tap a lot, also one that says that it cannot be used."""
    found = show(page, lot)
    expect(page.locator(".shield")).to_be_hidden()  # that comes between two taps in the same place
    found.click(force=True)
    settled(page)


def chosen_cards(page: Page) -> Locator:
    """The cards that are taken."""
    return page.locator(".cards .card[aria-checked=true]")


def boxes(page: Page, selector: str) -> list[FloatRect | None]:
    """Where things are on the screen, when no pointer lifts one of them."""
    page.mouse.move(1, 1)
    return [item.bounding_box() for item in page.locator(selector).all()]


AGAIN = """async ([x, y]) => {
    const thing = () => document.elementFromPoint(x, y).closest('button') ?? document.elementFromPoint(x, y);
    const tap = () => thing().dispatchEvent(
        new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y}));
    const [first, name] = [thing(), thing().textContent];
    tap();
    while (thing() === first && first.textContent === name) await new Promise(requestAnimationFrame);
    tap();
}"""


def tap_twice(page: Page, thing: Locator) -> None:
    """Tap something, and once more in the same place as soon as something else is there."""
    box = thing.bounding_box()
    assert box
    page.evaluate(AGAIN, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    settled(page)


def let_no_time_pass(page: Page) -> None:
    """From now on every tap follows at once."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
