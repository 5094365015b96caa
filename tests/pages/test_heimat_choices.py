"""A choice in Neue Heimat that is not confirmed yet: what is said of it, and what can be chosen instead."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing_heimat import TABLE, answer_for, begin_with, bid_one, confirm, go_to, settled
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.turns import boxes, let_no_time_pass, tap_twice
from tests.server.running import Server

Visit = Callable[..., Page]
CHOICES = ".panel.auction button, .panel.display button, [data-lot].may, .heimat-changes button"


def chosen(page: Page, selector: str, go: str) -> None:
    """Choose this: the bar names it; a reload changes neither what is said nor what can be chosen."""
    page.locator(selector).first.click()
    button = page.locator(".heimat-bar .go[aria-disabled=false]")
    expect(button).to_have_text(go)
    settled(page)
    said = page.locator(".heimat-bar p").inner_text()
    offered = page.locator(CHOICES).all_inner_texts()
    pressed = page.locator("[aria-pressed=true], [aria-checked=true]").all_inner_texts()
    page.reload()
    expect(button).to_have_text(go)
    expect(page.locator(".heimat-bar p")).to_have_text(said, use_inner_text=True)
    expect(page.locator("[aria-pressed=true], [aria-checked=true]")).to_have_text(pressed, use_inner_text=True)
    expect(page.locator(CHOICES)).to_have_text(offered, use_inner_text=True)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_a_lot_says_moves_nothing(make_server: Callable[..., Server], visit: Visit, size: dict[str, int]) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, size), server.guest("Ruth")
    go_to(page, friend, begin_with(page, friend), "offer")
    things = "header .tool, [data-lot], .heimat-tabs button, .heimat-display button, .heimat-bar .acts button"
    before = boxes(page, things)
    page.locator("[data-lot='A3']").click(force=True)
    expect(page.get_by_role("status").filter(has_text="A3: empty.")).to_be_visible()
    assert boxes(page, things) == before
    page.locator(".heimat-display button.legal").first.click()
    expect(page.get_by_role("status").filter(has_text="A3: empty.")).to_have_count(0)


def test_who_has_chosen_nothing_is_led_to_what_can_be_chosen(make_server: Callable[..., Server], visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE, "de-DE"), server.guest("Ruth")
    go_to(page, friend, begin_with(page, friend), "bid")
    bids = page.locator(".bid")
    for tab in ("story", "auction"):
        page.locator(f".heimat-tabs .{tab}").click()
        page.get_by_role("button", name="Zu den Geboten").click()
        expect(bids.first).to_be_in_viewport(ratio=1)
    box, bar = bids.first.bounding_box(), page.locator(".heimat-bar").bounding_box()
    assert box and bar and box["y"] + box["height"] <= bar["y"], "it lies under the bar"


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en-GB", "Only the cube at either end of a row may be offered"),
        ("de-DE", "Nur die Würfel an den Enden einer Reihe"),
        ("fr-FR", "Seul un cube au bout d’une rangée peut être proposé"),
        ("it-IT", "Si può proporre solo un cubo a un capo della fila"),
    ],
)
def test_a_cube_between_others_says_why_it_cannot_be_offered(
    make_server: Callable[..., Server], visit: Visit, language: str, why: str
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE, language, has_touch=True), server.guest("Ruth")
    go_to(page, friend, begin_with(page, friend), "offer")
    row = page.locator(".heimat-display ol").first
    for cube in (1, 6):
        row.locator("svg").nth(cube).tap()
        expect(page.locator(".why")).to_contain_text(why)
        expect(page.locator(".why a")).to_have_attribute("href", "/rules/heimat#2.3")
        row.locator("button.legal").first.tap()
        expect(page.locator(".why")).to_have_count(0)
    assert (violations(page), small_targets(page), overflows(page)) == ([], [], False)


def test_nothing_makes_the_page_wider_than_the_screen(make_server: Callable[..., Server], visit: Visit) -> None:
    page, friend = visit((server := make_server("deals by name")).url, PHONE), server.guest("Ruth")
    go_to(page, friend, begin_with(page, friend), "bid")
    page.locator(".panel.auction").evaluate("panel => (panel.style.scale = 1.8)")  # as a stamp is before it is pressed
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_choice_is_called_the_same_after_a_reload_and_can_be_changed(
    make_server: Callable[..., Server], visit: Visit
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "bid")
    chosen(page, ".bid.pass", "Pass")
    chosen(page, ".bid[aria-label^='Bid 2']", "Bid 2")
    chosen(page, ".bid.pass", "Pass")
    chosen(page, ".bid[aria-label^='Bid 1']", "Bid 1")
    confirm(page)
    go_to(page, friend, table, "place")
    chosen(page, "[data-lot].may", "Build here")
    chosen(page, ".heimat-places button[aria-pressed=false]", "Build here")
    page.locator("[data-lot='B4']").click()
    page.locator(".why a").click()
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".heimat-bar .go[aria-disabled=false]")).to_have_text("Build here")
    confirm(page)
    go_to(page, friend, table, "offer")
    chosen(page, ".heimat-display button.legal", "Offer it")
    chosen(page, ".panel.auction .heimat-black", "Offer it")
    chosen(page, ".heimat-specials button.legal", "Draw the roof")
    chosen(page, ".heimat-specials button:has-text('II')", "Offer it")
    confirm(page)
    answer_for(friend, table, bid_one)
    go_to(page, friend, table, "decide")
    chosen(page, ".heimat-decide button:has-text('Sell')", "Sell for 1")
    page.locator(".heimat-decide button:has-text('Keep')").click()
    chosen(page, ".heimat-changes button", "Do it")
    chosen(page, ".heimat-places button:last-child:has-text('Out of the game')", "Take it out")
    confirm(page)
    expect(page.locator(".heimat-seat").first).to_contain_text("you")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_second_tap_in_the_same_place_does_nothing_else_and_quick_taps_elsewhere_count(
    make_server: Callable[..., Server], visit: Visit, size: dict[str, int]
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, size), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "bid")
    tap_twice(page, page.locator(".heimat-rowname button").first)
    expect(page.get_by_role("dialog")).to_be_visible()  # a second tap beside it would close it
    page.keyboard.press("Escape")
    let_no_time_pass(page)
    number = int(page.locator(TABLE).get_attribute("data-round") or 0)
    for tapped in (".bid[aria-label^='Bid 1']", ".bid[aria-label^='Bid 2']", ".heimat-bar .go[aria-disabled=false]"):
        page.locator(tapped).click()
        settled(page)
    expect(page.locator(TABLE)).to_have_attribute("data-round", str(number + 1))
    bids = friend.look(table)["public"]["auction"]
    assert bids["highest"] == 2
