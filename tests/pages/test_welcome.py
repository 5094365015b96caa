"""Welcome To in the browser, to the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import end_round, open_table, play_round, reach_action, round_of, settled, take_action, tap_lot
from tests.server.running import Server

DECIDED = re.compile("finish|done")  # steps after the action


@pytest.mark.long
@pytest.mark.parametrize(("size", "options", "seed"), [(DESKTOP, "advanced", 3), (PHONE, "basic", 5)])
def test_a_whole_solo_game_with_every_action(
    make_server: Callable[..., Server], visit: Callable[..., Page], size: dict[str, int], options: str, seed: int
) -> None:
    page = visit(make_server("deals by name").url, size)
    table = open_table(page, options, [None])
    rng, signs = random.Random(seed), {"surveyor": "|", "agent": "$", "landscaper": "*", "pool": "~", "bis": "="}
    undone = [*signs]
    while True:
        if (done := next((action for action in undone if take_action(page, action, rng)), None)) is not None:
            undone.remove(done)
        if not play_round(page, rng):
            break
    expect(page.locator("#end-title")).to_contain_text("points")
    record = page.evaluate("async (id) => (await fetch(`/api/tables/${id}/record`)).text()", table)
    for sign in signs.values():
        assert sign in record.partition("\n1. ")[2], f"{sign} was never done: {record}"


# --- what can be done is offered --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_pool_is_dug_by_its_lot_or_by_the_button(
    make_server: Callable[..., Server], visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(make_server("deals by name").url, size)
    open_table(page, "basic", [None, "easy"])
    rng = random.Random(1)
    for selector in (".lot.legal", ".bar .pick.wide"):
        reach_action(page, "pool", ".lot.legal:has(.pool.planned)", rng)
        expect(page.locator(".bar .pick.wide")).to_have_text("Dig the pool")
        expect(page.locator(".lot.legal")).to_have_count(1)
        page.locator(selector).click()
        expect(page.locator("[data-round]")).to_have_attribute("data-step", DECIDED)
        expect(page.locator(".lot.pending .pool.built")).to_be_visible()
        assert end_round(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_park_is_planted_in_its_street_which_stays_open(
    make_server: Callable[..., Server], visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(make_server("deals by name").url, size)
    open_table(page, "basic", [None, "easy"])
    reach_action(page, "landscaper", ".street-3 .lot.legal", random.Random(2))
    expect(page.locator(".street-3 .park.legal")).to_be_visible()
    expect(page.locator(".bar .pick.wide")).to_have_text("Plant a park")
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".street-3 .park.legal .tree").first).to_have_css("color", "rgb(42, 30, 0)")  # on yellow
    expect(page.locator(".street-3 .park.legal .leaves").first).to_have_css("stroke", "rgb(42, 30, 0)")
    page.locator(".street-3 .park.legal").click()
    expect(page.locator("[data-round]")).to_have_attribute("data-step", DECIDED)
    expect(page.locator(".street-3 .lot.pending")).to_be_visible()


def test_what_was_done_automatically_can_be_undone(
    make_server: Callable[..., Server], visit: Callable[..., Page]
) -> None:
    page = visit(make_server("deals by name").url)
    open_table(page, "basic", [None, "easy"])
    page.evaluate("localStorage.setItem('housewright.preferences', JSON.stringify({autoAction: true}))")
    page.reload()
    settled(page)
    rng = random.Random(3)
    reach_step(page, "landscaper", rng)
    expect(page.locator("[data-round]")).to_have_attribute("data-step", DECIDED)  # the park is planted by itself
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Undo").click()
    assert settled(page) == "act"
    page.locator(".plan").first.click()
    page.keyboard.press("Escape")
    assert settled(page) == "act", "it is not planted again"
    assert len([url for url in asked if url.endswith("/draft")]) == 1
    page.locator(".button", has_text=re.compile("Skip the land.?scaper")).click()
    expect(page.locator("[data-round]")).to_have_attribute("data-step", DECIDED)


def reach_step(page: Page, action: str, rng: random.Random) -> None:
    """Take a card of this action, and write its number anywhere."""
    while not page.locator(f".card[data-action={action}]").count():
        assert play_round(page, rng)
    page.locator(f".card[data-action={action}]").first.click()
    settled(page)
    assert tap_lot(page, rng)


def test_the_first_card_of_a_hand_is_told_and_can_be_given_back(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url, PHONE)
    open_table(page, "expert", [None, "easy", "easy"])
    expect(page.locator(".prompt")).to_contain_text("The third one goes to Carlo.")
    page.locator(".cards .card [data-half=number]").first.click()
    expect(page.locator(".prompt h2")).to_have_text("Now tap an action")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt h2")).to_have_text("Choose a number and an action")
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(0)


def test_hints_are_told_in_words(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None])
    page.locator("header .tool", has_text="Hint").click()
    expect(page.locator("dialog li .button").first).to_contain_text("Write ")
    expect(page.locator("dialog li .value").first).to_have_text(re.compile(r"^\d+ *points expected$"))


def test_a_hint_is_laid_out_and_never_sent_by_itself(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    page.evaluate("localStorage.setItem('housewright.preferences', JSON.stringify({autoConfirm: true}))")
    open_table(page, "basic", [None, "easy"])
    page.locator("header .tool", has_text="Hint").click()
    page.locator("dialog li .button").first.click()
    expect(page.locator(".prompt h2")).to_have_text("Confirm your turn")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    assert round_of(page) == 1


# --- room for everything ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watching", [False, True])
def test_many_others_cover_nothing(server: Server, visit: Callable[..., Page], watching: bool) -> None:
    page = visit(server.url)
    table = open_table(page, "basic", [None, *["easy"] * 9])
    if watching:
        page = visit(f"{server.url}/table/{table}")
        settled(page)
    boxes = [page.locator(name).bounding_box() for name in (".others", "[data-round] > main > :is(.score, .overview)")]
    listed, below = boxes
    assert listed
    assert below
    assert listed["y"] + listed["height"] <= below["y"] or listed["x"] >= below["x"] + below["width"]
    assert page.locator(".others ul").evaluate("list => list.scrollHeight > list.clientHeight"), "they can be scrolled"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_home_page_is_the_same_after_a_table(
    server: Server, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    open_table(page, "basic", [None, "easy"])
    look_at_home(page, lambda: page.goto(server.url))
    boxes = "() => [...document.querySelectorAll('body *')].map((one) => JSON.stringify(one.getBoundingClientRect()))"
    fresh = page.evaluate(boxes)
    page.locator("a.row").first.click()
    settled(page)
    look_at_home(page, page.locator("a.brand").click)
    assert page.evaluate(boxes) == fresh


def look_at_home(page: Page, go: Callable[[], object]) -> None:
    """Go to the home page; returns when everything is there that it asks for, the list of open tables last."""
    with page.expect_response("**/api/tables"):
        go()
    page.locator("a.row").first.wait_for()
    page.locator(".daily").first.wait_for()
