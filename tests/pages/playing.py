"""Playing Welcome To by tapping what is offered, as a person would who looks at nothing else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

APP = "[data-round]"


def settled(page: Page) -> str:
    """Wait until nothing is on its way; returns the step."""
    page.wait_for_selector(f"{APP}:not([aria-busy=true])")
    return page.get_attribute(APP, "data-step") or ""


def round_of(page: Page) -> int:
    """The running round."""
    return int(page.get_attribute(APP, "data-round") or 0)


def tap(page: Page, selector: str, rng: random.Random) -> bool:
    """Tap one of those that can be seen; false if there is none."""
    found = [item for item in page.locator(selector).all() if item.is_visible()]
    if not found:
        return False
    rng.choice(found).click()
    settled(page)
    return True


def tap_lot(page: Page, rng: random.Random) -> bool:
    """Tap a lot that fits; on a phone its street is opened first."""
    if tap(page, ".lot.legal", rng):
        return True
    for street in page.locator(".folded").all():
        if street.is_visible() and "nothing" not in (street.get_attribute("aria-label") or ""):
            street.click()
            if tap(page, ".lot.legal", rng):
                return True
    return False


def choose_card(page: Page, rng: random.Random) -> None:
    """Take a combination, or two cards of a hand; mark a refusal if nothing else is left."""
    cards = page.locator(".cards .card").count()
    order = rng.sample(range(cards), cards)
    for first in order:
        page.locator(".cards .card").nth(first).click()
        if settled(page) != "choose":
            return
        for second in order:
            if second != first:
                page.locator(".cards .card").nth(second).click()
                if settled(page) != "choose":
                    return
        if page.locator(".cards .card[aria-checked=true]").count():
            page.locator(".cards .card").nth(first).click()  # put it back
    assert tap(page, ".refuse", rng), "neither a card nor a refusal can be taken"


def make_turn(page: Page, rng: random.Random) -> None:
    """A whole turn, up to the point where it can be confirmed."""
    for _ in range(20):
        step = settled(page)
        if step == "choose":
            choose_card(page, rng)
        elif step == "write":
            assert tap_lot(page, rng) or tap(page, ".refuse", rng), "no lot fits"
        elif step == "act":
            offered = tap(page, ".park.legal, .gap, .pick.on", rng) or tap_lot(page, rng)
            done = offered or tap(page, ".button.go.second", rng)
            assert done, "the action can neither be done nor skipped"
            answer_bis(page)
        elif step == "estates":
            assert tap_lot(page, rng), "no estate can be chosen"
        elif step == "finish" and tap(page, ".bar .claim", rng):
            continue
        else:
            return


def reach_action(page: Page, action: str, lots: str, rng: random.Random) -> None:
    """Play until a house was written on one of these lots with a card of this action, which is to be done next."""
    for _ in range(20):
        card = page.locator(f".card[data-action={action}]")
        if settled(page) == "choose" and card.count():
            card.first.click()
            if settled(page) == "write":
                for street in page.locator(".folded").all():
                    if street.is_visible() and not page.locator(lots).first.is_visible():
                        street.click()
                if tap(page, lots, rng) and settled(page) == "act":
                    return
                page.get_by_role("button", name="Restart the turn").click()
                settled(page)
        assert play_round(page, rng), "the game is over"
    raise AssertionError(f"no {action} in 20 rounds")


def answer_bis(page: Page) -> None:
    """If both neighbours could be copied, copy one."""
    question: Any = page.locator("dialog .answers .button")
    if question.count():
        question.first.click()
        settled(page)


def confirm(page: Page) -> None:
    """Confirm the turn."""
    page.locator(".bar .button.go:not([aria-disabled])").click()


def play_round(page: Page, rng: random.Random) -> bool:
    """A turn and what follows until the next round; false if the game is over."""
    make_turn(page, rng)
    return end_round(page)


def end_round(page: Page) -> bool:
    """Confirm the turn and wait for the next round; false if the game is over."""
    number = round_of(page)
    confirm(page)
    page.locator(f".end, {APP}:not([data-round='{number}'])").first.wait_for()
    return page.locator(".end").count() == 0


def expect_no_notice(page: Page) -> None:
    """Nothing was refused."""
    expect(page.locator(".why")).to_have_count(0)
