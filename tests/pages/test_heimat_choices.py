"""A choice in Neue Heimat that is not confirmed yet: what is said of it, and what can be chosen instead."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.pages.playing_heimat import answer_for, begin_with, bid_one, confirm, go_to, settled
from tests.server.running import Server

Visit = Callable[..., Page]
CHOICES = ".panel.auction button, .panel.yard button, [data-lot].may, .heimat-changes button"


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
