"""Trying it oneself from the moment of a replay, also where nothing is analysed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.test_access import cut_off, overflows, small_targets, violations
from tests.pages.test_replay import jump, record_of, watch
from tests.pages.test_telling import finished_table
from tests.server.mirrors import play_out
from tests.server.running import Server

SIZES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("record", ["welcome-advanced", "heimat-two"])
def test_from_the_moment_of_a_replay_one_can_play_on_where_nothing_is_analysed(
    make_server: Callable[..., Server], visit: Callable[..., Page], size: str, record: str
) -> None:
    page = visit(make_server(analyses=0).url, SIZES[size])
    watch(page, record_of(record))
    jump(page, 3)
    assert not overflows(page)
    assert small_targets(page) == []
    page.get_by_role("button", name="Try it yourself").click()
    dialog = page.get_by_role("dialog")
    step = "Round" if record.startswith("welcome") else "Step"
    expect(dialog.get_by_role("heading").first).to_contain_text(f"{step} 2 of")  # as the replay says it
    expect(dialog).to_contain_text(re.compile(r"You sit on the seat of .+, at a new table"))
    accents = [
        place.evaluate("it => getComputedStyle(it).getPropertyValue('--c-accent')")
        for place in (dialog, page.locator(".replay"))
    ]
    assert accents[0] == accents[1]
    assert violations(page) == []
    dialog.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-what-if]")).to_contain_text("Nothing here is counted.")
    page.locator("[data-round]").wait_for()


WORDS = {"de": "Selbst versuchen", "fr": "Essaie toi-même", "it": "Prova tu"}


@pytest.mark.parametrize("language", WORDS)
def test_who_only_watches_a_game_can_play_on_from_it_too(
    make_server: Callable[..., Server], visit: Callable[..., Page], language: str
) -> None:
    server = make_server(analyses=0)
    ada = server.guest()
    table = ada.open(seats=[None], start=True)
    play_out(server, {0: ada}, table, random.Random(2))
    page = visit(f"{server.url}/replay/{table}", PHONE, language)
    page.locator(".controls").wait_for()
    jump(page, 3)
    asking = page.get_by_role("button", name=WORDS[language])
    expect(asking).to_be_enabled()
    assert (overflows(page), small_targets(page), cut_off(page)) == (False, [], [])
    height = page.locator(".controls").evaluate("controls => controls.offsetHeight")
    jump(page, int(page.get_by_role("slider").get_attribute("max") or 0))
    expect(asking).to_be_disabled()  # and nothing moves
    assert page.locator(".controls").evaluate("controls => controls.offsetHeight") == height
    jump(page, 3)
    asking.click()
    page.get_by_role("dialog").locator(".go").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-what-if]")).to_contain_text("3")


PLAYED_ON = """async (old) => {
    const post = (path, body) => fetch(`/api/tables/${path}`, {method: 'POST', body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json'}});
    const {id} = await (await post(`${old}/what-if`, {round: 3, seat: 1, player: 'beginner'})).json();
    await post(`${id}/seats/1/hand-over`, {player: 'beginner'});
    return id;
}"""


def over(page: Page, table: str) -> int:
    """The points of the second seat, when this game is over."""
    status = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).now.status === 'finished'"
    page.wait_for_function(status, arg=table)
    points = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).public.sheets[1].score.total"
    return int(page.evaluate(points, table))


def test_the_end_says_what_the_game_was_before_and_the_home_page_counts_it_apart(
    server: Server, visit: Callable[..., Page]
) -> None:
    page = visit(server.url, PHONE)
    old = finished_table(page, "welcome")
    table = str(page.evaluate(PLAYED_ON, old))
    over(page, table)
    page.goto(f"{server.url}/table/{table}")
    before = f"{over(page, old)} points.".replace("-", "\u2212")
    expect(page.get_by_text("In the game from which this one goes on, it was ")).to_contain_text(before)
    assert not overflows(page)
    assert violations(page) == []
    page.goto(server.url)
    page.get_by_text("One game of “What if”").click()
    expect(page.get_by_text("finished game")).to_have_count(0)
    row = page.get_by_role("link", name="Finished")
    expect(row.locator("b")).to_have_text("What if")
    expect(row.get_by_text("Welcome To")).to_be_visible()
