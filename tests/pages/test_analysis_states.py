"""Looking back when it does not go smoothly: stopped, failed, full, too early, too old; and how people come to it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import make_turn, play_round, settled
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_analysis import RECORDS, open_analysis, wait_until_done
from tests.pages.test_home import way
from tests.pages.test_replay import record_of, watch
from tests.server.circumstances import FAILS, JUDGED
from tests.server.running import Server

Visit = Callable[..., Page]
Make = Callable[..., Server]
ALL = "100000"  # turns


def check(page: Page) -> None:
    """What is shown can be read and used."""
    assert not overflows(page)
    assert small_targets(page) == []
    assert violations(page) == []


def begin_after(page: Page, record: str) -> None:
    """Drop a record, and ask for its analysis."""
    watch(page, record_of(record))
    page.get_by_role("link", name="Luck or skill?").click()
    page.get_by_role("button", name="Look at the game").click()


def test_who_stops_it_keeps_what_was_found_and_goes_on_with_a_tap(make_server: Make, visit: Visit) -> None:
    server = make_server(JUDGED, analysis_depth="quick")
    server.tell(JUDGED, "5")
    page = visit(server.url, PHONE)
    open_analysis(page, server, "welcome")
    progress = page.locator(".progress")
    expect(progress.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "5")
    progress.get_by_role("button", name="Stop").click()
    expect(progress.get_by_role("heading")).to_have_text(re.compile(r"^Stopped: 5 of \d+ turns$"))
    check(page)
    page.reload()  # what was found is still there
    expect(progress.get_by_role("heading")).to_have_text(re.compile(r"^Stopped: 5 of \d+ turns$"))
    server.tell(JUDGED, ALL)
    progress.get_by_role("button", name="Go on").click()
    wait_until_done(page)
    expect(page.locator("#sentence")).to_be_visible()


def test_one_that_fails_says_so_and_can_be_gone_on_with(make_server: Make, visit: Visit) -> None:
    server = make_server("judging fails when told", analysis_depth="quick")
    server.tell(FAILS, "3")
    page = visit(server.url, DESKTOP)
    open_analysis(page, server, "welcome")
    progress = page.locator(".progress")
    expect(progress.get_by_role("heading")).to_have_text(re.compile(r"^It could not go on: 3 of \d+ turns$"))
    check(page)
    server.tell(FAILS, ALL)
    progress.get_by_role("button", name="Go on").click()
    wait_until_done(page)


def test_where_too_many_are_under_way_it_can_be_tried_again(make_server: Make, visit: Visit) -> None:
    server = make_server(JUDGED, analyses=1, analysis_depth="quick")
    server.tell(JUDGED, "1")
    first, second = visit(server.url, DESKTOP), visit(server.url, PHONE)
    open_analysis(first, server, "heimat")
    begin_after(second, RECORDS["welcome"])
    expect(second.get_by_role("heading", name="Other games come first")).to_be_visible()
    expect(second.locator("main")).to_contain_text("Please try again later.")
    check(second)
    server.tell(JUDGED, ALL)
    wait_until_done(first)
    second.get_by_role("button", name="Try again").click()
    wait_until_done(second)


def test_a_deal_of_the_day_says_when_it_can_be_looked_at(make_server: Make, visit: Visit) -> None:
    server = make_server("it is the first of May", analysis_depth="quick")
    page = visit(server.url, PHONE)
    page.get_by_role("button", name=re.compile("Basic.*Play", re.DOTALL)).click()
    play_on(page)
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.url}/analysis/{table}")
    expect(page.get_by_role("heading", name="Opens when the day is over")).to_be_visible()
    expect(page.locator("main")).to_contain_text("others are still playing this deal")
    check(page)
    server.stop()
    server.mutant = "it is the second of May"
    server.start()
    page.reload()
    page.get_by_role("button", name="Look at the game").click()
    wait_until_done(page)


def test_a_game_of_older_rules_says_why_it_cannot_be_looked_at(make_server: Make, visit: Visit) -> None:
    server = make_server()
    page = visit(server.url, PHONE)
    watch(page, record_of(RECORDS["welcome"]))
    table = re.search(r"/replay/([\w-]+)", page.url)
    assert table
    page.goto("about:blank")  # nothing is being loaded while the server is away
    server.stop()
    server.mutant = "has other rules"
    server.start()
    page.goto(f"{server.url}/analysis/{table[1]}")
    expect(page.get_by_role("heading", name="This record cannot be analysed")).to_be_visible()
    expect(page.locator("main")).to_contain_text("begun with version 1 of the rules")
    check(page)
    page.locator("main").get_by_role("link", name="Home").click()
    expect(page).to_have_url(f"{server.url}/")


def test_before_the_rules_are_compiled_it_says_that_it_is_not_ready(make_server: Make, visit: Visit) -> None:
    page = visit(make_server("nothing is compiled yet").url, PHONE)
    watch(page, record_of(RECORDS["welcome"]))
    page.get_by_role("link", name="Luck or skill?").click()
    expect(page.get_by_role("heading", name="Not ready yet")).to_be_visible()
    expect(page.get_by_role("button", name="Look at the game")).to_be_disabled()
    check(page)


def play_on(page: Page) -> None:
    """Play the game to its end, by tapping."""
    rng = random.Random(7)
    settled(page)
    for _ in range(60):
        if not play_round(page, rng):
            return
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_from_a_game_just_played_to_what_was_luck_in_it(make_server: Make, visit: Visit, size: dict[str, int]) -> None:
    page = visit(make_server(analysis_depth="quick").url, size)
    way(page, "welcome", "Alone")
    play_on(page)
    points = re.compile(r"−?\d+ points?")
    own = points.search(page.locator(".end .hero").inner_text())
    assert own
    page.locator(".end").get_by_role("link", name="Luck or skill?").click()
    page.get_by_role("button", name="Look at the game").click()
    wait_until_done(page)
    expect(page.locator("#sentence")).to_contain_text(f"{own[0]}: ")
    check(page)


def test_a_learning_game_is_switched_on_where_the_game_is_set_up(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    page.locator("[data-game=welcome]").get_by_role("button", name="Change").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch", name=re.compile("Learning game")).click()
    dialog.get_by_role("button", name="Done").click()
    way(page, "welcome", "Against the computer")
    expect(page.locator(".learning")).to_contain_text("make your turn")
    make_turn(page, random.Random(1))
    page.locator(".learning:not([data-verdict=''])").wait_for()
    page.reload()  # the turn still waits, and so does its verdict
    page.locator(".learning:not([data-verdict=''])").wait_for()
    check(page)
