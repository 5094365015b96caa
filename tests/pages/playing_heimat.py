"""Playing Neue Heimat by tapping what is offered, as a person would who looks at nothing else."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page

TABLE = ".nh-table"
PATIENCE = 60  # seconds for computer players
WAITING = 20  # milliseconds between two looks at several pages


def settled(page: Page) -> str:
    """Wait until nothing is on its way; returns the step of the own turn, '' while others act, 'over' at the end."""
    page.wait_for_selector(f"{TABLE}:not([aria-busy=true]), .nh-end")
    return step_of(page)


def step_of(page: Page) -> str:
    """What the own turn is about now."""
    return str(page.evaluate("document.querySelector('.nh-end') ? 'over' : document.querySelector('.nh-table').dataset.step"))


def awaited(*pages: Page) -> Page | None:
    """Wait until it is somebody's turn; none when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        steps = [settled(page) for page in pages]
        if "over" in steps:
            return None
        for page, step in zip(pages, steps, strict=True):
            if step:
                return page
        pages[0].wait_for_timeout(WAITING)
    raise AssertionError("nobody's turn")


def tap(page: Page, selector: str, rng: random.Random) -> bool:
    """Tap one of those that can be seen; false if there is none. On a page for fingers it is touched."""
    found = [item for item in page.locator(selector).all() if item.is_visible()]
    if not found:
        return False
    chosen = rng.choice(found)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        chosen.tap()
    else:
        chosen.click()
    settled(page)
    return True


def make_turn(page: Page, rng: random.Random) -> None:
    """A whole turn, up to the point where it can be confirmed."""
    for _ in range(6):
        if page.locator(".nh-bar .go:not([aria-disabled=true])").count():
            return
        step = settled(page)
        if step == "offer":
            if rng.random() < 0.2:
                tap(page, ".nh-black[aria-checked=false]", rng)
            assert tap(page, ".nh-yard button.legal", rng), "nothing can be offered"
        elif step == "bid":
            wanted = ".bid:not(.pass):not(.more)" if rng.random() < 0.6 else ".bid.pass"
            assert tap(page, wanted, rng) or tap(page, ".bid.pass", rng), "neither a bid nor a pass"
        elif step == "decide":
            assert tap(page, ".nh-decide button:not([aria-disabled=true])", rng), "neither sold nor kept"
        elif step == "place":
            seen = "[data-lot].may" if rng.random() < 0.5 else ".nh-places button"
            assert tap(page, seen, rng) or tap(page, ".nh-places button", rng), "the piece can go nowhere"
    raise AssertionError("the turn does not come to an end")


def confirm(page: Page) -> None:
    """Confirm the turn, and wait until it is made."""
    number = page.get_attribute(TABLE, "data-round")
    tap(page, ".nh-bar .go", random.Random(0))
    page.wait_for_selector(f".nh-end, {TABLE}:not([data-round='{number}'])")


def play_on(pages: list[Page], rng: random.Random, turns: int = 10_000) -> bool:
    """Everybody makes turns until there were enough of them; false if the game is over."""
    for _ in range(turns):
        page = awaited(*pages)
        if page is None:
            return False
        make_turn(page, rng)
        confirm(page)
    return True
