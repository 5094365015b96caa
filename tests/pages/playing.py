"""Playing Welcome To by tapping what is offered, as a person would who looks at nothing else."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import Client

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
    seen = page.locator(selector).filter(visible=True)
    if not (count := seen.count()):
        return False
    seen.nth(rng.randrange(count)).click()
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
        number = page.locator(".cards .card").nth(first).locator("[data-half=number]")
        number.click()
        if settled(page) != "choose":
            return
        for second in order:
            if second != first:
                page.locator(".cards .card").nth(second).locator("[data-half=action]").click()
                if settled(page) != "choose":
                    return
        if page.locator(".cards .card[aria-checked=true]").count():
            number.click()  # put it back
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
            offered = tap(page, ".park.legal, .gap:not(.refused), .pick.on", rng) or tap_lot(page, rng)
            done = offered or tap(page, ".bar .without", rng)
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


def take_action(page: Page, action: str, rng: random.Random) -> bool:
    """Alone: take a card for this action and another one's number, and write it where the action can be done."""
    lots = ".lot.legal:has(.pool.planned)" if action == "pool" else ".lot.legal"
    cards = page.locator(".cards .card").all()
    for second in (card for card in cards if card.get_attribute("data-action") == action):
        for first in (card for card in cards if card != second):
            assert settled(page) == "choose"
            first.locator("[data-half=number]").click()
            settled(page)
            second.locator("[data-half=action]").click()
            if settled(page) == "write":
                for street in page.locator(".folded").all():
                    if street.is_visible() and not page.locator(lots).first.is_visible():
                        street.click()
                if tap(page, lots, rng) and settled(page) == "act":
                    return True
            if page.get_by_role("button", name="Restart the turn").is_enabled():
                page.get_by_role("button", name="Restart the turn").click()
                settled(page)
    return False


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


def open_table(page: Page, options: str, seats: list[str | None], game: str = "welcome", **terms: str | bool) -> str:
    """Open a table that starts at once, as this visitor, and go there."""
    table = page.evaluate(
        """async ([game, options, seats, terms]) => {
            const ask = (path, body) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json());
            await ask('/guest', {name: 'Ada'});
            const start = !seats.slice(1).includes(null);
            return (await ask('/tables', {game, options, seats, seat: 0, start, ...terms})).id;
        }""",
        [game, options, seats, terms],
    )
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + f"/table/{table}")
    if None not in seats[1:]:
        settled(page)
    return str(table)


def resize(page: Page, size: Mapping[str, int]) -> None:
    """Another window, in which all is laid out anew."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate("new Promise(requestAnimationFrame)")  # those who ask for the width are told before


def join_and_start(page: Page, table: str, *friends: Client) -> None:
    """Let friends sit down, and start as the host."""
    code = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).code", table)
    for friend in friends:
        friend.post("/join", code=code)
    page.evaluate(
        """id => fetch(`/api/tables/${id}/start`,
            {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}})""",
        table,
    )
    settled(page)
