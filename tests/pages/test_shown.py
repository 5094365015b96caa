"""What happened is shown: step by step, marked, in short, and at the end of a game as a moment."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import confirm as confirm_turn
from tests.pages.playing import make_turn
from tests.pages.playing import settled as settled_step
from tests.pages.playing_heimat import TABLE, answer_for, begin_with, bid_one, confirm, go_to, settled
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_company import code_of
from tests.pages.test_welcome import open_table
from tests.server.running import Server

Visit = Callable[..., Page]
STEP = 500  # milliseconds that a step is seen, in the usual tempo


def hold_the_clock(page: Page) -> None:
    """From now on things move, but no time passes."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_an_auction_is_shown_step_by_step_until_a_tap_skips(server: Server, visit: Visit, size: dict[str, int]) -> None:
    page, friend = visit(server.url, size), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "decide")
    hold_the_clock(page)
    page.get_by_role("button", name="Sell to Ruth").click()
    settled(page)
    confirm(page)
    expect(page.locator(".verdict")).to_have_text("Sold to Ruth for 1")
    answer_for(friend, table, bid_one)  # she places the piece, and offers the next one
    page.clock.run_for(STEP)
    built = page.locator("[data-lot].latest")
    expect(built).to_have_count(1)
    expect(page.locator(".heimat-closed")).to_contain_text(re.compile(r"Sold to Ruth for 1.* Ruth builds", re.DOTALL))
    expect(page.locator(TABLE)).to_have_attribute("data-step", "")
    page.get_by_role("heading", level=1).click()
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")
    expect(built).to_have_count(0)
    expect(page.locator(".heimat-bar .go")).to_have_attribute("aria-disabled", "true")
    heard = "\n".join(page.get_by_role("log").get_by_role("paragraph").all_inner_texts())
    assert re.search(r"Ada sells to Ruth for 1\.\nRuth builds .*\n(.*\n)*Ruth offers ", heard)


def test_the_tempo_is_chosen_in_the_menu_and_kept(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = begin_with(page, friend)
    page.get_by_role("button", name="Menu").click()
    tempo = page.get_by_role("group", name="Tempo of others’ steps")
    expect(tempo.get_by_role("radio", name="Quickly")).to_be_checked()
    tempo.get_by_role("radio", name="At once").check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(tempo.get_by_role("radio", name="At once")).to_be_checked()
    page.keyboard.press("Escape")
    go_to(page, friend, table, "decide")
    hold_the_clock(page)
    page.get_by_role("button", name="Sell to Ruth").click()
    settled(page)
    confirm(page)
    answer_for(friend, table, bid_one)
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")


# --- Welcome To: a round in short -------------------------------------------------------------------------------------


def roundabout_first(legal: list[str]) -> str:
    """A turn that begins with a roundabout."""
    return "@B3" if "@B3" in legal else legal[0]


def covered(page: Page, upper: Locator, lower: Locator) -> list[str]:
    """Those of the lower ones that lie below the upper one."""
    box = upper.bounding_box()
    assert box is not None
    found = []
    for item in lower.all():
        other = item.bounding_box() if item.is_visible() else None
        if other and other["y"] < box["y"] + box["height"] and other["y"] + other["height"] > box["y"]:
            found.append(item.inner_text())
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_closed_round_is_told_in_short_and_what_was_built_is_marked(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    page, friend = visit(server.url, size), server.guest("Ruth")
    table = open_table(page, "roundabouts", [None, None])
    friend.post("/join", code=code_of(page, table))
    page.get_by_role("button", name="Start", exact=True).click()
    settled_step(page)
    friend.turn(table, 1, friend.choose(table, 1, roundabout_first))
    make_turn(page, random.Random(3))
    confirm_turn(page)
    recap = page.get_by_role("complementary", name="Round 1")
    expect(recap).to_contain_text("Ruth builds a roundabout.")
    page.reload()
    expect(recap).to_contain_text("Ruth builds a roundabout.")
    settled_step(page)
    assert covered(page, recap, page.locator("header button, .cards .card, .bar button, .lot, .other")) == []
    assert not overflows(page)
    assert small_targets(page) == []
    assert violations(page) == []
    page.locator(".other").click()
    expect(page.get_by_text("Marked: built in round 1.")).to_be_visible()
    expect(page.locator("dialog .lot.latest")).to_have_count(2)  # the roundabout and a house
    expect(page.locator("dialog [data-lot=B3]")).to_have_attribute("aria-label", re.compile("Built in the last round"))
    page.keyboard.press("Escape")
    page.locator(".cards .card").first.click()
    expect(recap).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.body).paddingTop") == "0px"


# --- the end ----------------------------------------------------------------------------------------------------------


def past_table(page: Page, seats: int) -> str:
    """The table of a game of Welcome To that so many played."""
    record = write_record(random_session(find_game("welcome"), "basic", seats, 3))
    return str(
        page.evaluate(
            """async (text) => {
                await fetch('/api/guest', {method: 'POST', body: '{"name": "Ada"}',
                    headers: {'Content-Type': 'application/json'}});
                const answer = await fetch('/api/records', {method: 'POST', body: text,
                    headers: {'Content-Type': 'text/plain'}});
                return (await answer.json()).id;
            }""",
            record,
        )
    )


def sizes(found: Locator, side: str) -> list[int]:
    """How wide or high these are."""
    return list(found.evaluate_all("(items, side) => items.map((item) => item[`offset${side}`])", side))


def test_the_result_can_be_read_on_a_phone_however_many_played(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    for seats, rows, ranked in ((2, 8, 2), (6, 6, 6), (12, 12, 12), (100, 100, 10)):
        page.goto(f"{server.url}/table/{past_table(page, seats)}")
        result = page.get_by_role("region", name="Result")
        headings = result.locator("tr:not(.part) > th[scope=row]")
        for button in ("Show every line", "Show sums only"):
            expect(headings).to_have_count(rows)
            assert max(sizes(headings, "Height")) < 64
            assert min(sizes(headings, "Width")) > 80
            assert max(sizes(result.locator("thead th"), "Height")) < 100
            assert not overflows(page)
            page.get_by_role("button", name=button).click()
        expect(page.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(ranked)
