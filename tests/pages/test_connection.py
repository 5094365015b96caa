"""A lost connection: what is said, what is kept, and that it gets in nobody's way."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages import playing_heimat
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import confirm, make_turn, open_table, settled
from tests.pages.test_access import covered
from tests.pages.test_company import code_of
from tests.pages.test_taps import lies_on
from tests.pages.test_telling import finished_table
from tests.pages.turns import boxes, show, tap_card, tap_lot
from tests.server.running import Server

SIZES = [PHONE, DESKTOP]
NOTICE = "[role=status].notice"


def lose(page: Page) -> None:
    """The network is gone, and the page says so."""
    page.context.set_offline(True)
    expect(page.locator(NOTICE)).to_contain_text("No connection.")


def come_back(page: Page) -> None:
    """The network is back, and the notice is gone by itself."""
    page.context.set_offline(False)
    expect(page.locator(NOTICE)).to_be_empty()


def lose_and_find(page: Page, things: str) -> None:
    """The network is gone: these stand where they stood, and nothing lies over them."""
    before, seen = boxes(page, things), covered(page)
    lose(page)
    assert boxes(page, things) == before
    assert covered(page) == seen
    assert lies_over(page, page.locator(things)) == []


def lies_over(page: Page, found: Locator) -> list[str]:
    """Those of these that the notice covers."""
    notice = page.locator(NOTICE).bounding_box()
    assert notice is not None
    covered = []
    for item in found.all():
        box = item.bounding_box()
        if box and lies_on(box, notice):
            covered.append(item.inner_text())
    return covered


@pytest.mark.parametrize("size", SIZES)
def test_a_card_tapped_without_a_network_is_taken_when_it_is_back(
    server: Server, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    open_table(page, "basic", [None, "easy"])
    settled(page)
    lose_and_find(page, "header .tool, .strip, .cards .card, .bar button, .street.open .lot")
    page.locator(".cards .card").first.click()
    expect(page.locator(NOTICE)).to_contain_text("Your last step is kept here and will be sent.")
    expect(page.locator(".prompt h2")).to_have_text("Waiting for the network")
    expect(page.locator(".cards .card[aria-checked=true] .kept")).to_be_visible()
    tap_lot(page, "A1")
    expect(page.locator(".why")).to_have_text("Your last step still waits for the network. Undo takes it back.")
    come_back(page)
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(1)
    expect(page.locator(".kept")).to_have_count(0)
    assert settled(page) == "write"


def test_without_a_network_the_last_card_tapped_counts(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"])
    settled(page)
    lose(page)
    page.locator(".cards .card").nth(0).click()
    expect(page.locator(NOTICE)).to_contain_text("Your last step")
    page.locator(".cards .card").nth(2).click()
    expect(page.locator(".cards .card").nth(2).locator(".kept")).to_be_visible()  # it is seen which one
    expect(page.locator(".kept")).to_have_count(1)
    come_back(page)
    expect(page.locator(".cards .card").nth(2)).to_have_attribute("aria-checked", "true")
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_a_step_that_waits_for_the_network_is_seen_and_nothing_else_takes_its_place(
    begin: Callable[..., Page], size: dict[str, int]
) -> None:
    page = begin(size, cards="8F 8E 9L")
    why, kept = page.locator(".why"), page.locator(".kept")
    tap_card(page, 0)
    lose(page)
    tap_lot(page, "B5")
    expect(page.locator("[data-lot=B5].pending .kept")).to_be_visible()
    tap_card(page, 1)
    expect(why).to_contain_text("Your last step still waits for the network.")
    expect(page.locator("[data-lot=B5] .kept")).to_be_visible()
    tap_lot(page, "B6")  # another lot instead
    expect(page.locator("[data-lot=B6].pending .kept")).to_be_visible()
    expect(kept).to_have_count(1)
    come_back(page)
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "B6")
    assert settled(page) == "act"
    lose(page)
    gap = page.locator("li", has=show(page, "B6")).locator(".gap")
    gap.click()
    expect(gap.locator(".kept")).to_be_visible()
    for other in (".bar .without", ".bar .go"):
        page.locator(other).click(force=True)
        expect(why).to_contain_text("Your last step still waits for the network.")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo one step").click()
    expect(kept).to_have_count(0)
    page.get_by_role("button", name="Undo one step").click()
    expect(page.locator(".lot.pending")).to_have_count(0)  # what was seen before is known
    tap_lot(page, "B5")
    expect(page.locator("[data-lot=B5].pending .kept")).to_be_visible()
    come_back(page)
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "B5")
    expect(kept).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_turn_confirmed_without_a_network_is_sent_once(
    server: Server, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    table = open_table(page, "basic", [None, "easy"])
    make_turn(page, random.Random(3))
    lose(page)
    confirm(page)
    expect(page.locator(NOTICE)).to_contain_text("Your turn is kept here and will be sent.")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.locator(".prompt h2")).to_have_text("Sending…")
    come_back(page)
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    seen = page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", table)
    assert seen["now"]["round"] == 2


def test_a_step_tapped_without_a_network_outlives_a_reload(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"])
    settled(page)
    page.route("**/draft", lambda route: route.abort())
    page.locator(".cards .card").first.click()
    expect(page.locator(NOTICE)).to_contain_text("Your last step")
    page.unroute("**/draft")
    page.reload()
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_a_bid_tapped_without_a_network_is_made_when_it_is_back(
    server: Server, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page, friend = visit(server.url, size), server.guest("Friend")
    table = playing_heimat.begin_with(page, friend)
    playing_heimat.go_to(page, friend, table, "bid")
    expect(page.locator(".panel.auction button:visible").first).to_be_visible()
    lose_and_find(page, "header .tool, .heimat-tabs button, .panel.auction button:visible, .heimat-bar .acts button")
    page.get_by_role("button", name="Bid 1").first.click()
    expect(page.locator(NOTICE)).to_contain_text("Your last step is kept here and will be sent.")
    come_back(page)
    expect(page.locator(".heimat-bar .go")).to_have_text("Bid 1")
    lose(page)
    page.locator(".heimat-bar .go").click()
    expect(page.locator(NOTICE)).to_contain_text("Your turn is kept here and will be sent.")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    come_back(page)
    expect(page.locator(playing_heimat.TABLE)).not_to_have_attribute("data-step", "bid")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("step", "choices", "waiting", "taken"),
    [
        ("offer", ".heimat-display li:not(.inner) button", r"[a-z]+ \d\.", "Offer it"),
        ("offer", ".heimat-specials button:has-text('II')", "permit II+\\.", "Offer it"),
        ("bid", ".heimat-quick .bid:first-child, .heimat-quick .pass", "(Bid 1|No bid)\\.", "Pass"),
        ("decide", ".heimat-decide button", "(Sell|Keep it)\\.", ""),
        ("place", ".heimat-places button", "[A-C]\\d+\\.", "Build here"),
        ("place", "[data-lot].may", "[A-C]\\d+\\.", "Build here"),
    ],
)
def test_a_choice_that_waits_for_the_network_is_named_and_the_last_one_counts(
    make_server: Callable[..., Server],
    visit: Callable[..., Page],
    size: dict[str, int],
    step: str,
    choices: str,
    waiting: str,
    taken: str,
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, size), server.guest("Ruth")
    playing_heimat.go_to(page, friend, playing_heimat.begin_with(page, friend), step)
    lead, kept = page.locator(".heimat-bar p b"), page.locator(".kept:visible")
    named = []
    lose(page)
    for choice in (page.locator(choices).nth(0), page.locator(choices).nth(1)):
        choice.click()
        expect(choice.locator(".kept")).to_be_visible()
        expect(choice).to_have_attribute("aria-pressed", "true")
        expect(lead).to_have_text(re.compile(f"^Waiting for the network: {waiting}$"))
        named.append(lead.inner_text())
    assert named[0] != named[1]
    expect(page.locator(NOTICE)).to_contain_text("Your last step is kept here and will be sent.")
    expect(choice).to_have_attribute("aria-pressed", "true")
    come_back(page)
    expect(kept).to_have_count(0)
    if taken:
        expect(page.locator(".heimat-bar .go[aria-disabled=false]")).to_have_text(taken)
        expect(choice).to_have_attribute("aria-pressed", "true")
    else:
        expect(page.locator(".heimat-places button").first).to_be_visible()  # it is kept


@pytest.mark.parametrize("size", SIZES)
def test_a_cheque_for_the_box_takes_no_offer_away_without_a_network(
    make_server: Callable[..., Server], visit: Callable[..., Page], size: dict[str, int]
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, size), server.guest("Ruth")
    table = playing_heimat.begin_with(page, friend)
    playing_heimat.go_to(page, friend, table, "offer")
    black, piece = page.locator(".heimat-black:visible"), page.locator(".heimat-display li:not(.inner) button").first
    lose(page)
    piece.click()
    expect(piece.locator(".kept")).to_be_visible()
    black.click()
    expect(page.locator(".why")).to_have_text("Your last step still waits for the network. Undo takes it back.")
    expect(black).to_have_attribute("aria-checked", "false")
    expect(piece.locator(".kept")).to_be_visible()
    come_back(page)
    expect(piece).to_have_attribute("aria-pressed", "true")
    lose(page)
    black.click()
    expect(black.locator(".kept")).to_be_visible()
    expect(black).to_have_attribute("aria-checked", "true")
    come_back(page)
    expect(page.locator(".kept:visible")).to_have_count(0)
    expect(black).to_have_attribute("aria-checked", "true")
    expect(piece).to_have_attribute("aria-pressed", "true")
    playing_heimat.confirm(page)
    public = friend.look(table)["public"]
    assert (public["seats"][0]["black"], public["auction"]["phase"]) == (1, "bid")


def test_what_cannot_be_kept_is_not_promised(server: Server, visit: Callable[..., Page]) -> None:
    page, friend = visit(server.url), server.guest("Friend")
    table = open_table(page, "basic", [None, None])
    friend.post("/join", code=code_of(page, table))
    expect(page.locator(".seat", has_text="Friend")).to_be_visible()
    before = covered(page)
    lose(page)
    assert covered(page) == before
    page.get_by_role("button", name="Start").click()
    expect(page.locator(NOTICE)).to_contain_text("does not answer")
    assert covered(page) == before
    come_back(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "end"), [("welcome", ".end"), ("heimat", ".heimat-end")])
def test_a_notice_makes_room_for_itself_at_the_end(
    server: Server, visit: Callable[..., Page], size: dict[str, int], game: str, end: str
) -> None:
    page = visit(server.url, size)
    page.goto(f"{server.url}/table/{finished_table(page, game)}")
    expect(page.locator(f"{end} ol li").first).to_be_visible()
    before = covered(page)
    lose(page)
    assert covered(page) == before
    come_back(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_notice_lets_taps_through_and_goes_when_it_is_closed(
    server: Server, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    open_table(page, "basic", [None, "easy"])
    settled(page)
    page.route("**/leave", lambda route: route.fulfill(status=409, json={"error": {"key": "over", "args": {}}}))
    notice, tapped = page.locator(NOTICE), ".cards .card, .bar .button, .street.open .lot"
    before, places = covered(page), boxes(page, tapped)

    def leave_in_vain() -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Leave the table").click()
        page.get_by_role("button", name="Leave", exact=True).click()
        expect(notice).to_contain_text("The game is over.")
        expect(page.get_by_role("dialog")).to_have_count(0)

    leave_in_vain()
    assert covered(page) == before
    assert lies_over(page, page.locator(tapped)) == []
    assert boxes(page, tapped) == places
    page.locator(".cards .card").first.click()
    assert settled(page) == "write"
    expect(page.locator(".cards .card").first).to_have_attribute("aria-checked", "true")
    leave_in_vain()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_empty()


def test_hints_without_a_network_say_so_and_are_asked_for_again(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url, PHONE)
    open_table(page, "basic", [None, "easy"], hints=True)
    settled(page)
    lose(page)
    page.get_by_role("button", name=re.compile("^Hint")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("No connection: hints come from the server.")
    again = dialog.get_by_role("button", name="Try again")
    again.click()
    expect(again).to_be_visible()
    page.context.set_offline(False)
    again.click()
    expect(dialog.get_by_text("Why it is best")).to_be_visible()
    expect(dialog.get_by_role("alert")).to_have_count(0)
