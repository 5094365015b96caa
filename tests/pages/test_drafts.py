"""Drafts live in the browser: nothing is lost, and nothing stale is shown."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.pages.conftest import PHONE
from tests.pages.playing import confirm, join_and_start, make_turn, open_table, settled, tap_lot
from tests.server.running import Server


def take_first(page: Page) -> None:
    """The first combination, in a game with piles."""
    page.locator(".cards .card").first.click()
    settled(page)


def test_a_step_can_be_undone_and_a_turn_restarted(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"])
    take_first(page)
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(1)
    tap_lot(page, random.Random(1))
    expect(page.locator(".lot.pending")).to_have_count(1)
    page.get_by_role("button", name="Undo one step").click()
    expect(page.locator(".lot.pending")).to_have_count(0)
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(1)
    page.get_by_role("button", name="Restart the turn").click()
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn_keeps_it(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url, PHONE)
    open_table(page, "basic", [None, "easy"])
    make_turn(page, random.Random(3))
    built = page.locator(".lot.pending").get_attribute("data-lot")
    page.reload()
    settled(page)
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", str(built))
    confirm(page)
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")


def test_a_restart_of_the_server_in_the_middle_of_a_round_loses_nothing(
    server: Server, visit: Callable[..., Page]
) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"])
    make_turn(page, random.Random(4))
    server.kill()
    confirm(page)  # nobody answers
    expect(page.locator(".notice")).to_contain_text("Your turn is kept here and will be sent.")
    server.start()
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    take_first(page)
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(1)


def test_of_two_tabs_the_first_confirm_wins_and_the_other_is_told(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    table = open_table(page, "basic", [None, None])
    other = page.context.new_page()
    friend = server.guest("Friend")
    join_and_start(page, table, friend)
    settled(page)
    other.goto(page.url)
    settled(other)
    make_turn(page, random.Random(5))
    take_first(other)
    confirm(page)
    expect(other.locator(".notice")).to_contain_text("elsewhere")
    expect(other.get_by_role("button", name="Take my turn back")).to_be_visible()


def test_a_turn_can_be_taken_back_while_others_decide(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    table = open_table(page, "basic", [None, None])
    friend = server.guest("Friend")
    join_and_start(page, table, friend)
    make_turn(page, random.Random(6))
    confirm(page)
    page.get_by_role("button", name="Take my turn back").click()
    expect(page.locator(".lot.pending")).to_have_count(1)
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()


def test_with_a_slow_network_a_tap_is_marked_at_once(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"])
    held: list[Route] = []
    page.route("**/draft", lambda route: held.append(route))
    with page.expect_request("**/draft"):
        page.evaluate("document.querySelector('.cards .card').click()")
    expect(page.locator("[data-round][aria-busy=true]")).to_have_count(1)
    held[0].continue_()
    expect(page.locator(".cards .card[aria-checked=true]")).to_have_count(1)


def test_an_illegal_lot_says_why_and_names_the_rule(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"])
    rng = random.Random(7)
    make_turn(page, rng)
    confirm(page)
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    take_first(page)
    page.locator(".lot[aria-disabled]").first.click(force=True)  # it says that it cannot be used
    expect(page.locator(".why b")).to_have_text(re.compile(r"\S \S.*\."))  # a sentence, not the key of one
    expect(page.locator(".why a")).to_have_attribute("href", re.compile(r"/rules/welcome#\d+\.\d+"))
