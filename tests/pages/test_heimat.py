"""Neue Heimat in the browser: whole games in company, a series, by touch alone, by keyboard alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing_heimat import (
    answer_for,
    awaited,
    begin_with,
    bid_one,
    confirm,
    go_to,
    make_turn,
    open_heimat,
    play_on,
    settled,
)
from tests.pages.test_access import covered, overflows, small_targets, violations
from tests.pages.test_company import code_of, join
from tests.server.running import Server

Visit = Callable[..., Page]
MOST_TABS = 120  # keys until the round through a page must be complete


def totals(page: Page) -> list[int]:
    """What everybody has in the end, in the order of the seats."""
    cells = page.locator(".reckoning .total td").all_inner_texts()
    return [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]


@pytest.mark.long
def test_two_people_and_two_computer_players_to_the_end(server: Server, visit: Visit) -> None:
    host, friend = visit(server.url), visit(server.url, PHONE, theme="dark")
    table = open_heimat(host, "basic", [None, None, "easy", "easy"])
    join(friend, code_of(host, table), "Ruth")
    expect(host.get_by_text("Ruth").first).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    assert not play_on([host, friend], random.Random(4))
    seats = server.stranger().look(table)["public"]["seats"]
    for page in (host, friend):
        expect(page.locator(".hero h2")).to_have_text(re.compile("^You (win|share|are (second|third|fourth) of four)"))
        expect(page.locator(".hero")).to_contain_text(
            re.compile(r"that ended the game.*(wins|share the win|−?\d+ to −?\d+ points)", re.DOTALL)
        )
        assert totals(page) == [seat["score"]["total"] for seat in seats]
        assert violations(page) == []
        assert small_targets(page) == []
        assert not overflows(page)
    friend.get_by_role("button", name="Share the replay").wait_for()
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: not url.endswith(table))
    expect(friend.locator("footer .button.go")).to_have_text("Join the rematch")
    friend.evaluate("scrollTo(0, 0)")
    expect(friend.locator("footer .button.go")).to_be_in_viewport(ratio=1)
    friend.locator("footer .button.go").click()
    friend.wait_for_url(host.url)


@pytest.mark.long
def test_a_series_of_two_on_a_phone_by_touch_alone(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE, has_touch=True, is_mobile=True)
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    table = open_heimat(page, "games-2", [None, "easy"])
    breaks: list[str] = []

    def go_on(button: Locator) -> None:
        breaks.append(page.locator("dialog h2").inner_text())
        button.tap()

    page.add_locator_handler(page.get_by_role("button", name="On to game 2"), go_on)
    assert not play_on([page], random.Random(6))
    assert breaks == ["Game 1 is over"]
    expect(page.locator("header:has(h1)")).to_contain_text("Game 2 of 2")
    expect(page.locator(".hero")).to_contain_text("the series")
    expect(page.locator(".heimat-series tbody tr")).to_have_count(2)
    seats = server.stranger().look(table)["public"]["seats"]
    assert totals(page) == [seat["score"]["game"] for seat in seats]


def tab_to(page: Page, selector: str) -> None:
    """Press the tab key until something of that kind has the focus; it must be seen that it has."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"  # targets: dashed
            return
    raise AssertionError(f"the tab key never comes to {selector}")


def walk_to_a_lot(page: Page) -> None:
    """Along the lots and rows with the arrow keys, until the piece fits."""
    tab_to(page, "[data-lot]")
    for way in ["ArrowRight"] * 3 + ["ArrowDown"] + ["ArrowLeft"] * 3 + ["ArrowDown"] + ["ArrowRight"] * 3:
        if page.evaluate("document.activeElement.matches('.may')"):
            break
        page.keyboard.press(way)
    page.keyboard.press("Enter")


def keyboard_turn(page: Page, seen: set[str]) -> None:
    """A turn by keys alone: bids of 1, what is bid for is kept."""
    step = settled(page)
    seen.add(step)
    if step == "offer":
        tab_to(page, ".heimat-display button.legal")
        page.keyboard.press("Enter")
    elif step == "bid":
        page.keyboard.press("1")
        settled(page)
        page.keyboard.press("u")
        settled(page)
        expect(page.locator(".heimat-bar .lead")).to_have_text("Go to the bids")
        page.keyboard.press("1")
    elif step == "decide":
        page.keyboard.press("k")
        settled(page)
        seen.add(settled(page))
        walk_to_a_lot(page)
    else:
        walk_to_a_lot(page)
    settled(page)
    number = page.get_attribute(".heimat-table", "data-round")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(f".heimat-table:not([data-round='{number}'])")


def test_every_step_by_keyboard_alone(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = begin_with(page, friend)
    seen: set[str] = set()
    while not seen >= {"offer", "bid", "decide", "place"}:
        answer_for(friend, table, bid_one)
        page.wait_for_selector(".heimat-table:not([data-step=''])")
        keyboard_turn(page, seen)
    page.keyboard.press("l")
    tab_to(page, ".heimat-seat")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_not_possible_says_why_and_where_it_is_written_and_leads_back(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    page, friend = visit(server.url, size), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "decide")
    page.locator(".heimat-decide button").last.click()
    settled(page)
    before = covered(page)
    page.locator("[data-lot='B4']").click()
    expect(page.locator(".why")).to_contain_text("B4")
    assert covered(page) == before
    link = page.locator(".why a")
    number = str(link.get_attribute("href")).split("#")[1]
    link.click()
    expect(page.locator(f"[id='clause-{number}'].wanted")).to_be_in_viewport()
    back = page.get_by_role("button", name="Back")
    for clause in page.locator(".clause .number").all()[::9]:
        clause.click()
        expect(page.locator(".clause.wanted")).to_be_in_viewport()
        expect(back).to_be_in_viewport(ratio=1)
        assert is_on_top(back)
    back.click()
    expect(page.locator(".heimat-table")).to_have_attribute("data-step", "place")


def is_on_top(item: Locator) -> bool:
    """Whether a tap on its middle meets it."""
    return bool(
        item.evaluate(
            """item => {
                const box = item.getBoundingClientRect();
                const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return item.contains(hit);
            }"""
        )
    )


def test_a_bid_says_what_comes_of_it(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "bid")
    page.locator(".bid", has_text=re.compile("^1$")).click()
    expect(page.locator(".panel.auction dl")).to_contain_text("If Ruth sells")
    expect(page.locator(".panel.auction dl")).to_contain_text("If Ruth keeps")
    expect(page.locator(".heimat-bidders li").first).to_contain_text("highest")
    page.locator(".bid.more").click()
    page.get_by_role("button", name="One more").click()
    settled(page)
    expect(page.locator(".heimat-bar .go")).to_have_text("Bid 2")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".heimat-bar .lead")).to_have_text("Go to the bids")


WHY = {
    "en-GB": r"It helps you with (Row [ABC]|Black money): you can expect .*, with the others about −?\d+\."
    r"|No line of the score decides between these alone\. You can expect most from (Row [ABC]|Black money): about \d+ p"
    r"|You can expect most from (Row [ABC]|Black money): about \d+ points?\.|You can hardly count on points yet",
    "de-DE": r"Das hilft dir bei (Zeile [ABC]|Schwarzgeld): D|Kein einzelner Posten|Am meisten|Auf Punkte",
    "fr-FR": r"Cela t’aide pour «\u00a0(Rangée [ABC]|Caisse noire)\u00a0»\u00a0: tu|Aucun poste|C’est de|Tu ne peux",
    "it-IT": r"Ti aiuta con «(Fila [ABC]|Cassa nera)»: |Nessuna voce decide|È da «|Non puoi ancora contare",
}
HINT = {"en-GB": "Hint", "de-DE": "Tipp", "fr-FR": "Conseil", "it-IT": "Suggerimento"}


@pytest.mark.parametrize("language", WHY)
def test_a_hint_says_what_to_do_what_it_is_worth_and_why(server: Server, visit: Visit, language: str) -> None:
    page, friend = visit(server.url, language=language), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "offer")
    page.get_by_role("button", name=re.compile(f"^{HINT[language]}")).click()
    hints = page.locator(".hints > li")
    expect(hints.first).to_contain_text(re.compile(r"\d+[\s\u00a0\u202f]?%"))
    for hint in hints.all():
        expect(hint.locator("button small").last).to_have_text(re.compile(WHY[language]))
    assert "Ada" not in page.locator(".hints").inner_text()
    figures = page.locator(".hints .value b").all_inner_texts()
    assert len(set(figures)) == len(figures) <= 3
    if language == "en-GB":
        expect(hints.first).to_contain_text("chance of winning")
        expect(hints.first).to_contain_text("Offer ")
    hints.first.locator("button").first.click()
    go = page.locator(".heimat-bar .go")
    expect(go).to_have_attribute("aria-disabled", "false")
    if language == "en-GB":
        expect(go).to_have_text(re.compile("Offer it|Draw the roof"))


def test_lots_and_seats_have_names_that_can_be_heard(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    open_heimat(page, "basic", [None, "easy"])
    expect(page.get_by_role("region", name=re.compile("^Row A: 0 of 4 lots"))).to_have_count(1)
    expect(
        page.get_by_role("button", name=re.compile("^Ada, you: 12 in hand, 0 in the black-money box"))
    ).to_have_count(1)


def test_who_stays_away_is_replaced_by_the_host(make_server: Callable[..., Server], visit: Visit) -> None:
    server = make_server(absent_seconds=0.01)
    page, friend = visit(server.url), server.guest("Ruth")
    begin_with(page, friend)
    if settled(page):
        make_turn(page, random.Random(1))
        confirm(page)
    page.get_by_role("button", name="Let a computer player play for this seat").click()
    assert awaited(page) is page
    expect(page.locator(".heimat-seat").nth(1).locator(".icon")).not_to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_who_plays_alone_is_asked_before_computer_players_play_to_the_end(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    table = open_heimat(page, "basic", [None, "easy"])
    assert awaited(page) is page
    dialog, hand_over = page.get_by_role("dialog"), page.get_by_role("button", name="Let a computer player play")

    def seat() -> Any:
        return server.stranger().look(table)["table"]["seats"][0]["player"]

    page.locator(".heimat-seat").first.click()
    hand_over.click()
    expect(dialog).to_contain_text("Nobody else plays: computer players would play the game to its end at once.")
    assert violations(page) == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(hand_over).to_be_visible()
    assert seat() is None
    hand_over.click()
    hand_over.click()  # the answer is called the same
    expect(dialog).to_have_count(0)
    assert seat() is not None


def test_where_somebody_else_plays_a_seat_is_handed_over_at_once(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    begin_with(page, friend)
    page.locator(".heimat-seat").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Let a computer player play").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".heimat-bar")).to_contain_text("A computer player plays for you")


def test_a_spectator_sees_everything_and_has_nothing_to_play(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    table = open_heimat(page, "basic", [None, "easy", "berta"])
    play_on([page], random.Random(2), 8)
    other = visit(f"{server.url}/watch/{table}")
    settled(other)
    expect(other.locator(".heimat-seat")).to_have_count(3)
    expect(other.locator(".heimat-bar")).to_contain_text("watching")
    expect(other.locator(".button.go, .bid, .heimat-black, .panel.display button:enabled")).to_have_count(0)
    other.locator("[data-lot='A1']").click()
    expect(other.locator(".notice")).to_contain_text("A1")
