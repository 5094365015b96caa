"""Neue Heimat at every size: everything that is needed for a step is on the screen, or leads there."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import resize
from tests.pages.playing_heimat import (
    TABLE,
    answer_for,
    bid_one,
    confirm,
    go_to,
    make_turn,
    open_heimat,
    play_together,
    settled,
    shorten,
    sit_together,
)
from tests.pages.test_access import hyphens, overflows, small_targets
from tests.pages.test_heimat_access import show
from tests.server.running import Server

Visit = Callable[..., Page]
Make = Callable[..., Server]
SMALL_NOTEBOOK = {"width": 1024, "height": 768}
ON_ITS_SIDE = {"width": 740, "height": 360}
TALL_PHONE = {"width": 390, "height": 844}


def box(item: Locator) -> Any:
    """Where it is."""
    found = item.bounding_box()
    assert found
    return found


def is_above_the_bar(page: Page, item: Locator) -> bool:
    """Whether all of it is on the screen, and not below the bar."""
    place, bar = box(item), box(page.locator(".heimat-bar"))
    return bool(place["y"] >= 0 and place["y"] + place["height"] <= bar["y"] + 1)


def is_offering(seen: Any) -> bool:
    """Whether the first seat is to offer, when lower floors are hidden."""
    hidden = [storey for row in seen["public"]["rows"] for lot in row["lots"] for storey in lot["storeys"][:-1]]
    return bool(hidden) and seen["now"]["awaited"] == [0] and seen["public"]["auction"]["phase"] == "offer"


def test_the_ledger_of_five_fits_in_german_with_bounds(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page = visit(server.url, language="de-DE")
    friends = [server.guest(name) for name in ("Konrad", "Maximiliane", "Ruth", "Berthold")]
    table = sit_together(page, friends)
    play_together(page, friends, table, is_offering)
    ledger = page.locator(".panel.ledger")
    expect(ledger.locator("td .unseen", has_text="zwischen").first).to_be_attached()
    expect(ledger.locator("td").filter(has_text=re.compile(r"−\d+ bis −\d+")).first).to_be_visible()
    assert fits(ledger)
    assert hyphens(page) == []
    assert is_above_the_bar(page, ledger)
    futures = friends[0].look(table)["public"]["futures"]
    expect(ledger.locator("td.leads")).to_have_count(
        sum(seat["leads"] for future in futures for seat in future["sums"])
    )
    for size in (DESKTOP, SMALL_NOTEBOOK):
        resize(page, size)
        assert is_above_the_bar(page, page.locator(".heimat-specials li").last)
        assert not overflows(page)
    resize(page, PHONE)
    for status in page.locator(".heimat-seat .status").all():
        expect(status).to_be_visible()
        assert status.inner_text() and fits(status)
    page.locator(".heimat-tabs .ledger").click()
    expect(ledger.locator("td").filter(has_text=re.compile(r"−\d+ bis −\d+")).first).to_be_visible()
    assert fits(ledger) and not overflows(page)
    for size in (ON_ITS_SIDE, {"width": 844, "height": 390}):
        resize(page, size)
        page.evaluate("scrollTo(0, 0)")
        for money in page.locator(".heimat-seat .money").all():
            assert is_above_the_bar(page, money)
        assert is_above_the_bar(page, page.locator(".heimat-row").last)


def fits(item: Locator) -> bool:
    """Whether nothing in it is cut off, or has to be swiped."""
    return bool(
        item.evaluate(
            "item => [item, ...item.querySelectorAll('*')].every((it) => it.scrollWidth <= it.clientWidth + 1"
            " || it.matches('.unseen, th, .whole') || it.clientWidth === 0)"
        )
    )


@pytest.mark.parametrize(
    ("language", "either_way"),
    [
        ("en-GB", "±: plus if the row gets finished, else minus."),
        ("de-DE", "±: plus, wenn die Zeile fertig wird, sonst minus."),
        ("fr-FR", "± : en plus si la rangée est achevée, sinon en moins."),
        ("it-IT", "±: in più se la fila è completata, altrimenti in meno."),
    ],
)
def test_what_selling_and_keeping_mean_is_read_in_whole_above_the_bar(
    make_server: Make, visit: Visit, language: str, either_way: str
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, TALL_PHONE, language), server.guest("Ruth")
    table = sit_together(page, [friend])
    go_to(page, friend, table, "bid")
    page.locator(".bid[aria-pressed]").first.click()
    expect(page.locator(".panel.auction dl > div")).to_have_count(3)
    settled(page)
    assert is_above_the_bar(page, page.locator(".panel.auction dl"))
    confirm(page)
    go_to(page, friend, table, "decide")
    for choice in page.locator(".heimat-decide button").all():
        assert is_above_the_bar(page, choice)
    expect(page.locator(".heimat-decide")).to_contain_text("±")
    explained = page.locator(".panel.auction").get_by_text(either_way)
    assert is_above_the_bar(page, explained)
    page.locator(".heimat-decide button").first.click()
    settled(page)
    for choice in page.locator(".heimat-decide button").all():
        assert is_above_the_bar(page, choice)
    page.locator(".heimat-decide button").last.click()
    expect(page.locator(".heimat-places")).to_contain_text("±")
    expect(explained).to_be_visible()


def lengthen(_: Any) -> Callable[[list[str]], str]:
    """Row A becomes as long as it can."""
    return lambda legal: next((move for move in ("-", "III", "II", "A+") if move in legal), legal[0])


def test_a_row_that_is_longer_than_the_phone_says_so(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, TALL_PHONE), server.guest("Ruth")
    table = sit_together(page, [friend])
    row = page.locator(".heimat-row").first
    expect(row.locator(".further")).to_have_count(0)
    play_together(page, [friend], table, lambda seen: seen["public"]["rows"][0]["length"] == 9, lengthen)
    expect(row.locator(".further.after")).to_be_visible()
    row.locator(".further.after").click()
    expect(row.locator(".further.before")).to_be_visible()
    row.locator("[data-lot='A9']").scroll_into_view_if_needed()
    expect(row.locator(".further.after")).to_have_count(0)


NUMERAL = 17 / 42  # where on a drawn permit its numeral begins


def test_of_stacked_permits_every_numeral_stays_visible(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url), server.guest("Ruth")
    table = sit_together(page, [friend])
    play_together(page, [friend], table, lambda seen: seen["public"]["rows"][0]["length"] == 9, lengthen)
    stack = page.locator(".heimat-row").first.locator(".permit")
    expect(stack).to_have_count(2)
    for size in (DESKTOP, TALL_PHONE):
        resize(page, size)
        lower, upper = (box(permit) for permit in stack.all())
        assert upper["y"] < lower["y"]
        assert upper["y"] + upper["height"] <= lower["y"] + NUMERAL * lower["height"] + 0.5


def grow(public: Any) -> Callable[[list[str]], str]:
    """Row A becomes five lots long, and is built on to its end; then houses grow, and are roofed."""
    length, built = public["rows"][0]["length"], public["rows"][0]["built"]
    if length == 4:
        return lambda legal: next((move for move in ("-", "I", "A+") if move in legal), legal[0])
    if built < 5:
        return lambda legal: next(
            (move for move in ("-", "sell", f"A{built + 1}", "<1", "<2") if move in legal), legal[0]
        )
    return lambda legal: next((move for move in ("-", "sell", "A5", "^", "III", "C+") if move in legal), legal[0])


def test_no_badge_lies_over_a_house_of_a_row_that_became_longer(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE), server.guest("Ruth")
    table = sit_together(page, [friend])

    def is_roofed(seen: Any) -> bool:
        return any(lot["lot"] == "A5" and lot["roof"] is not None for lot in seen["public"]["rows"][0]["lots"])

    play_together(page, [friend], table, is_roofed, grow)
    for width in (360, 390):
        resize(page, {"width": width, "height": 740})
        house = box(page.locator("[data-lot='A5'] .building"))
        for badge in page.locator(".heimat-row").first.locator(".letter, .figures").all():
            place = box(badge)
            assert place["y"] + place["height"] <= house["y"] or place["x"] + place["width"] <= house["x"]


def test_a_seat_on_a_phone_shows_its_button_in_whole(make_server: Make, visit: Visit) -> None:
    page = visit(make_server().url, PHONE, "de-DE")
    open_heimat(page, "basic", [None, "konrad"])
    page.locator(".heimat-seat, .heimat-seats button").first.click()
    button = page.locator("dialog .button")
    words = button.evaluate("item => [item.scrollWidth, item.clientWidth]")
    assert words[0] <= words[1]
    place, dialog = box(button), box(page.locator("dialog"))
    assert place["x"] >= dialog["x"] and place["x"] + place["width"] <= dialog["x"] + dialog["width"]


def test_who_offers_on_a_phone_is_led_to_all_pieces(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE), server.guest("Ruth")
    table = sit_together(page, [friend])
    play_together(page, [friend], table, is_offering)
    expect(
        page.locator(".heimat-black").filter(visible=True).get_by_text("There it counts 1 point at the end")
    ).to_be_visible()
    mayor = page.locator(".heimat-specials button").last
    page.locator(".heimat-tabs .ledger").click()
    page.get_by_role("button", name="More pieces").click()
    expect(page.get_by_role("button", name="More pieces")).to_have_count(0)
    assert is_above_the_bar(page, mayor)
    mayor.click()
    expect(page.locator(".heimat-bar .go")).to_have_text("Offer it")
    confirm(page)
    expect(page.locator(TABLE)).not_to_have_attribute("data-step", "offer")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_estates_are_named_at_their_table_and_lots_are_numbered(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    open_heimat(page, "estates", [None, "easy"])
    expect(page.locator("header").get_by_text("The Estates").locator("visible=true")).to_have_count(1)
    for row in page.locator(".heimat-row").all():
        numbers = row.locator("[data-lot] .number:visible").all_inner_texts()
        assert len(numbers) > 2
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)]


def test_a_phone_on_its_side_shows_the_board_beside_the_step(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, ON_ITS_SIDE), server.guest("Ruth")
    table = sit_together(page, [friend], "estates")
    expect(page.locator("header").get_by_text("The Estates")).to_be_visible()
    for step, shown in (("bid", ".bid.pass"), ("offer", ".heimat-display button.legal"), ("decide", ".heimat-decide")):
        go_to(page, friend, table, step)
        board, choice = box(page.locator(".heimat-row").first), box(page.locator(shown).first)
        assert board["x"] + board["width"] <= choice["x"]
        assert choice["y"] < box(page.locator(".heimat-bar"))["y"]
        assert is_above_the_bar(page, page.locator(".heimat-seat").first)  # with the money
        if step == "bid":
            assert all(is_above_the_bar(page, bid) for bid in page.locator(".bid").all())
        assert (small_targets(page), overflows(page)) == ([], False)
        if step == "decide":
            expect(page.locator(".heimat-decide")).to_contain_text(re.compile(r"Best on .*: house counts ±\d"))
        make_turn(page, random.Random(2))
        confirm(page)
        answer_for(friend, table, bid_one)


def tempt(public: Any) -> Callable[[list[str]], str]:
    """As shorten, but the last roof is offered by the first seat, and bid for."""
    roofed = sum(lot["roof"] is not None for lot in public["rows"][1]["lots"])
    own = ["1", "^"] if public["auction"]["auctioneer"] == 0 else ["M", "#", "@C", "x"]
    pick = shorten(public)
    return lambda legal: next((move for move in own if roofed == 1 and move in legal), None) or pick(legal)


def is_deciding(seen: Any) -> bool:
    """Whether the first seat is to sell or keep."""
    return bool(seen["now"]["awaited"] == [0] and seen["public"]["auction"]["phase"] == "decide")


def test_earlier_games_of_a_series_keep_their_boards_and_totals_are_seen(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE), server.guest("Ruth")
    table = sit_together(page, [friend], "games-3")
    play_together(page, [friend], table, lambda seen: len(seen["public"]["rows"][0]["permits"]) == 2, shorten)
    upper, lower = (box(page.locator(".heimat-row").first.locator(".permit").nth(index)) for index in (1, 0))
    assert lower["y"] - upper["y"] >= 0.6 * lower["height"]  # the numeral stands in the lower half
    play_together(page, [friend], table, is_deciding, tempt)
    expect(page.locator(".heimat-decide")).to_contain_text("Wherever it goes, the game ends.")
    page.locator(".heimat-decide button", has_text="Keep").click()
    page.locator(".heimat-places button").click()
    confirm(page)
    expect(page.get_by_role("dialog", name="Game 1 is over")).to_be_visible()
    page.reload()
    settled(page)
    page.locator(".heimat-tabs .ledger").click()
    for total in page.locator(".heimat-series .sum").all():
        assert box(total)["x"] + box(total)["width"] <= PHONE["width"]
    page.get_by_role("button", name="Board of game 1").click()
    board = page.get_by_role("dialog", name="Board of game 1")
    expect(board.locator(".heimat-endrow")).to_have_count(3)
    expect(board.get_by_role("region", name=re.compile("^Row B, finished")).locator(".building")).to_have_count(2)


@pytest.mark.parametrize(
    ("language", "permit"), [("de", "Sonderbau\u00adgenehmigung"), ("fr", "Permis"), ("it", "Permess")]
)
def test_names_of_pieces_fit_their_cards(server: Server, visit: Visit, language: str, permit: str) -> None:
    page = visit(f"{server.url}/rules/heimat", language=f"{language}-{language.upper()}")
    expect(page.locator(".aid li b").filter(has_text=re.compile(permit)).first).to_be_visible()
    for size in (DESKTOP, PHONE):
        resize(page, size)
        for card in page.locator(".aid li").all():
            assert fits(card), card.inner_text()
    open_heimat(page, "basic", [None, "easy"])
    for size in (DESKTOP, PHONE):
        resize(page, size)
        show(page, "display")
        for card in page.locator(".heimat-specials button").all():
            assert fits(card), card.inner_text()
