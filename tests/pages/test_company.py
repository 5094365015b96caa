"""People in company: joining by code, playing together to the end, absent and coming back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import PHONE
from tests.pages.playing import APP, confirm, make_turn, open_table, settled
from tests.server.running import Server

VERDICT = re.compile("^You (win|share the win|are (second|third) of three)")


def code_of(page: Page, table: str) -> str:
    """The code that the waiting room shows."""
    return str(page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).code", table))


def join(page: Page, code: str, name: str) -> None:
    """Come in with a code, and say a name."""
    page.goto(f"{page.url.split('/join')[0].rstrip('/')}/join#{code}")
    page.locator("main input").nth(1).fill(name)
    page.locator("main button[type=submit], main .button.go").first.click()
    page.wait_for_url("**/table/*")


def waits(page: Page) -> list[str]:
    """How long the verdict and each line of the ranking are waited for."""
    shown = page.locator("#end-title, .end ol li")
    return list(shown.evaluate_all("items => items.map((item) => getComputedStyle(item).animationDelay)"))


def play_together(pages: list[Page], rng: random.Random) -> None:
    """Everybody makes turns until the game is over."""
    while not pages[0].locator(".end").count():
        number = pages[0].get_attribute(APP, "data-round")
        for page in pages:
            make_turn(page, rng)
            confirm(page)
        for page in pages:
            page.locator(f".end, {APP}:not([data-round='{number}'])").first.wait_for()


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), [("basic", [None, None, "easy"]), ("expert", [None, None, "good"])])
def test_two_people_and_a_computer_player_to_the_end(
    server: Server, visit: Callable[..., Page], options: str, seats: list[str | None]
) -> None:
    host, friend = visit(server.url), visit(server.url, PHONE, reduced_motion="no-preference")
    table = open_table(host, options, seats)
    join(friend, code_of(host, table), "Ruth")
    expect(host.get_by_text("Ruth").first).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        settled(page)
    play_together([host, friend], random.Random(8))
    for page in (host, friend):
        expect(page.locator(".cause")).to_contain_text("ended the game.")
        expect(page.locator("#end-title")).to_have_text(VERDICT)
        expect(page.locator(".hero")).to_contain_text(re.compile("wins? (together )?with"))
    assert set(waits(host)) == {"0s"}
    built_up = [float(wait.removesuffix("s")) for wait in waits(friend)]  # the verdict, then from the first to the last
    assert built_up == sorted(built_up, reverse=True) and len(set(built_up)) == 4 and built_up[-1] == 0
    friend.locator("#end-title").click()
    expect(friend.locator("#end-title")).to_have_css("animation-delay", "0s")
    assert set(waits(friend)) == {"0s"}
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: not url.endswith(table))
    expect(friend.locator(".end .button.go")).to_have_text("Join the rematch")
    friend.evaluate("scrollTo(0, 0)")
    expect(friend.locator(".end .button.go")).to_be_in_viewport(ratio=1)
    friend.locator(".end .button.go").click()
    friend.wait_for_url(host.url)


def test_who_leaves_and_comes_back_is_told_to_the_others(
    make_server: Callable[..., Server], visit: Callable[..., Page]
) -> None:
    server = make_server("players take their time")
    host, friend = visit(server.url), visit(server.url, PHONE)
    table = open_table(host, "basic", [None, None], stand_in="flora")
    join(friend, code_of(host, table), "Ruth")
    host.get_by_role("button", name="Start", exact=True).click()
    settled(friend)
    told = host.locator("[role=status].notice")
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("button", name="Leave", exact=True).click()
    expect(told).to_contain_text("Ruth has left the table: a computer player plays on.")
    row = friend.get_by_role("region", name="Continue").get_by_role("link")
    expect(row).to_contain_text("Others think")  # though nobody has made it yet
    row.click()
    friend.get_by_role("button", name="Play myself").click()
    expect(told).to_contain_text("Ruth is back at the table.")
    friend.goto(server.url)
    expect(row).to_contain_text("Your turn")
    friend.evaluate("id => fetch(`/api/tables/${id}/seats/1/hand-over`, {method: 'POST'})", table)
    friend.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # looked at again
    expect(row).to_contain_text("Others think")


def test_a_first_game_runs_within_two_taps(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url, PHONE)
    page.get_by_role("button", name="Alone").first.click()
    assert settled(page) == "choose"


def test_a_wrong_code_says_so(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/join#BCDFGH")
    page.locator("main input").nth(1).fill("Ada")
    page.locator("main button[type=submit], main .button.go").first.click()
    expect(page.get_by_role("alert").filter(has_text="There is no open table with this code").first).to_be_visible()


def test_a_spectator_sees_all_sheets_and_no_buttons_to_play(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    table = open_table(page, "basic", [None, "easy", "good"])
    other = visit(f"{server.url}/watch/{table}")
    settled(other)
    expect(other.locator(".town")).to_have_count(3)
    expect(other.locator(".button.go")).to_have_count(0)
