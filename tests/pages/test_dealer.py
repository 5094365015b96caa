"""The card dealer beside the engine: the same cards in the same order, passes, reshuffles, solo."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from housewright.engine.game import SPECTATOR, Box, State
from housewright.welcome.descriptions import ACTION_NAMES
from housewright.welcome.game import Welcome
from housewright.welcome.printed import ACTION, NUMBER, card_text
from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.pad_hand import is_ready, tap
from tests.pages.playing import resize
from tests.pages.test_access import overflows
from tests.server.running import Server

WELCOME = Welcome()
PASS = 26
LANDSCAPE = {"width": 740, "height": 360}


def deal(page: Page, mode: str) -> None:
    """Shuffle and deal."""
    page.get_by_label(mode).set_checked(True)
    page.get_by_role("button", name="Shuffle and deal").click()
    expect(page.locator(".dealt article")).to_have_count(3)


def document_of(page: Page) -> dict[str, Any]:
    """The deal as it is kept."""
    kept: str = page.evaluate(
        "id => JSON.parse(localStorage.getItem('housewright.pad.' + id)).text", page.url.split("/")[-1]
    )
    found: dict[str, Any] = json.loads(kept)
    return found


def shown(page: Page) -> list[str]:
    """What the three cards say."""
    names: list[str] = page.locator(".dealt article").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    return [name.replace("\u2068", "").replace("\u2069", "") for name in names]


def told(number: int, action: str, following: str | None) -> str:
    """The same in the engine's words."""
    names = {"surveyor": "Surveyor", "agent": "Estate agent", "landscaper": "Landscaper", "bis": "Bis"}
    names |= {"pool": "Pool", "temp": "Temp"}
    rest = f" Next action of this pile: {names[following]}." if following else ""
    return f"{number} with {names[action]}.{rest}"


def offered(state: State) -> list[str]:
    """What the engine offers."""
    described: Any = WELCOME.describe(WELCOME.view(state, SPECTATOR))
    return [told(card["number"], card["action"], card["next"]) for card in described["combinations"]]


def boxed(document: dict[str, Any], seats: int) -> State:
    """The engine with the dealer's own shuffles as a real box."""
    names = [card_text(card) if card < 82 else "" for card in range(82)]
    decks = tuple(tuple(names[card] for card in shuffle) for shuffle in document["shuffles"])
    return WELCOME.new("basic", seats, Box(tuple(document["plans"]), decks))


def close(state: State, claims: int = 0, wish: bool = False) -> State:
    """Nobody writes anything; perhaps somebody claims a plan and asks for the reshuffle."""
    state.seats["claims"][0], state.seats["reshuffle"][0] = claims, wish
    WELCOME.close_round(state)
    return state


def go_on(page: Page, count: int) -> None:
    """The next round."""
    page.get_by_role("button", name="Next round", exact=True).click()
    expect(page.locator("h1")).to_have_text(f"Round {count}")


def test_a_whole_pass_and_a_reshuffle_without_a_network(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/dealer", TABLET)
    is_ready(page)
    server.stop()
    page.context.set_offline(True)
    page.reload()
    deal(page, "Three piles")
    seen = [shown(page)]
    for count in range(2, 5):
        go_on(page, count)
        seen.append(shown(page))
    tap(page.get_by_role("button", name="Reshuffle all cards"))
    expect(page.get_by_role("alert")).to_contain_text("Only who claims a plan")
    page.locator(".dealtplans button").nth(1).click()
    page.get_by_role("button", name="Reshuffle all cards").click()
    expect(page.get_by_role("status")).to_contain_text("will be shuffled")
    for count in range(5, 5 + PASS + 2):
        go_on(page, count)
        seen.append(shown(page))
    expect(page.locator(".dealtplans button").nth(1)).to_contain_text("Approved")
    document = document_of(page)
    assert [len(shuffle) for shuffle in document["shuffles"]] == [81, 81, 78]
    state = boxed(document, 2)
    for count, cards in enumerate(seen, 1):
        assert offered(state) == cards, count
        close(state, 0b10 if count == 4 else 0, count == 4)
    tap(page.get_by_role("button", name="Reshuffle all cards"))
    expect(page.get_by_role("alert")).to_contain_text("Only in the first round")


def test_going_back_shows_the_same_cards_again_here_and_elsewhere(
    server: Server, visit: Callable[..., Page], tmp_path: Path
) -> None:
    page = visit(f"{server.url}/dealer", PHONE)
    deal(page, "Three piles")
    first = shown(page)
    go_on(page, 2)
    second = shown(page)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("h1")).to_have_text("Round 1")
    assert shown(page) == first
    page.reload()
    expect(page.locator(".dealt article")).to_have_count(3)
    go_on(page, 2)
    assert shown(page) == second
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "deal.json")
    other = visit(f"{server.url}/pad", PHONE)
    other.locator("input[type=file]").set_input_files(tmp_path / "deal.json")
    expect(other.locator("h1")).to_have_text("Round 2")
    assert shown(other) == second


def deal_fixed(page: Page, mode: str) -> None:
    """Shuffle as in every other run, so that the solo card comes up in the same round."""
    page.add_init_script(
        """{ let state = 7;
            crypto.getRandomValues = (words) => {
                for (const place of words.keys())
                    words[place] = state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
                return words;
            }; }"""
    )
    page.reload()
    deal(page, mode)


def test_solo_to_the_last_card(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/dealer", PHONE)
    deal_fixed(page, "Solo")
    state = boxed(document_of(page), 1)
    solo_card = page.get_by_role("region", name="Solo card")
    count, met = 1, 0
    while True:
        hand = [(int(NUMBER[card]), ACTION_NAMES[int(ACTION[card])]) for card in state.seats[0]["hand"].tolist()]
        assert shown(page) == [told(number, action, None) for number, action in hand]
        turned = bool(state.common[0]["turned"][0])
        expect(page.locator(".dealtplans").get_by_role("button", name="Turned")).to_have_count(3 if turned else 0)
        expect(solo_card).to_have_count(1 if turned and not met else 0)
        if turned and not met:
            met = count
            the_solo_card_is_announced(page)
        close(state)
        if WELCOME.is_over(state):
            break
        count += 1
        go_on(page, count)
    page.get_by_role("button", name="Next round", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("the game is over")
    expect(page.get_by_role("button", name="Next round", exact=True)).to_be_disabled()
    assert count in (26, 27)
    assert 14 <= met < count


def the_solo_card_is_announced(page: Page) -> None:
    """It is seen and said, also after a reload; a plan that it turned can still be fulfilled."""
    page.reload()
    expect(page.get_by_role("region", name="Solo card")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="Solo card")).to_contain_text("worth the lower points")
    expect(page.get_by_role("status")).to_have_text("The Solo card: all plans are turned.")
    plan = page.locator(".dealtplans button").first
    plan.click()
    expect(plan).to_have_accessible_name(re.compile("Approved in this round"))
    plan.click()
    expect(plan).to_have_accessible_name(re.compile("Turned: worth"))


@pytest.mark.parametrize("mode", ["Three piles", "Solo"])
def test_cards_can_be_read_at_every_size(server: Server, visit: Callable[..., Page], mode: str) -> None:
    page = visit(f"{server.url}/dealer", PHONE)
    deal(page, mode)
    status = page.get_by_role("status")
    expect(status).to_have_text(f"When {'you have' if mode == 'Solo' else 'everybody has'} written, go on.")
    words = page.locator("main").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    )
    assert bool(re.search("everybody|somebody|others|players", words)) == (mode != "Solo")
    for size in (PHONE, LANDSCAPE, TABLET, {"width": 1024, "height": 768}, DESKTOP, {"width": 1920, "height": 1080}):
        resize(page, size)
        boxes = page.locator(".dealt article").evaluate_all(
            "cards => cards.map((card) => card.getBoundingClientRect()).map((box) => [box.x, box.width, box.height])"
        )
        least = size["width"] / 4
        assert all(width >= least and height >= 80 for _, width, height in boxes), size
        assert all(x >= 0 and x + width <= size["width"] for x, width, _ in boxes), size
        assert not overflows(page)
