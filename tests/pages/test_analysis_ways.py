"""From the end of a game that was just played to its mistakes, and to a turn at a table of what-if."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages import playing, playing_heimat
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.situations import client_of
from tests.pages.test_access import overflows, small_targets
from tests.pages.test_analysis import wait_until_done
from tests.pages.test_heimat_told import is_over
from tests.server.mirrors import play_out
from tests.server.running import Server, wait_until

SIZES = {"phone": PHONE, "desktop": DESKTOP}


def finish_welcome(server: Server, page: Page) -> None:
    """A game with a friend: the first turn by tapping, the others as they come."""
    rng, friend = random.Random(3), server.guest("Ruth")
    table = playing.open_table(page, "basic", [None, None])
    playing.join_and_start(page, table, friend)
    playing.make_turn(page, rng)
    playing.confirm(page)
    wait_until(lambda: friend.look(table)["now"]["awaited"] == [1], "the own turn is made")
    play_out(server, {0: client_of(server, page), 1: friend}, table, rng)


def finish_heimat(server: Server, page: Page) -> None:
    """A short game with a friend: the first turn by tapping, the others as they come."""
    friend = server.guest("Ruth")
    table = playing_heimat.sit_together(page, [friend])
    playing_heimat.answer_for(friend, table, playing_heimat.bid_one)
    playing_heimat.make_turn(page, random.Random(3), ".heimat-display")
    playing_heimat.confirm(page)
    playing_heimat.play_together(page, [friend], table, is_over, playing_heimat.shorten)


def turn_of_welcome(page: Page) -> None:
    """A turn with what is seen, until the next round or the end."""
    playing.settled(page)
    playing.play_round(page, random.Random(5))


def turn_of_heimat(page: Page) -> None:
    """A turn with what is seen, until the next step or the end."""
    assert playing_heimat.awaited(page)
    playing_heimat.make_turn(page, random.Random(5), ".heimat-display")
    playing_heimat.confirm(page)


WAYS = {"welcome": (finish_welcome, turn_of_welcome), "heimat": (finish_heimat, turn_of_heimat)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", WAYS)
def test_from_the_end_of_a_game_to_a_turn_of_what_if(
    make_server: Callable[..., Server], visit: Callable[..., Page], game: str, size: str
) -> None:
    finish, turn = WAYS[game]
    server = make_server("deals by name", analysis_depth="quick")
    page = visit(server.url, SIZES[size])
    finish(server, page)
    page.get_by_role("link", name="Luck or skill?").click()
    page.get_by_role("button", name="Look at the game").click()
    wait_until_done(page)
    expect(page.locator("#sentence")).to_contain_text("given away")
    page.get_by_role("button", name=re.compile("^Look at the turn")).first.click()
    page.locator("[data-turn] [data-shows]").wait_for()
    worst = page.url
    expect(page.locator("section.words")).to_contain_text("You:")
    page.get_by_role("button", name="Try it yourself").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/table/*")
    said = page.locator("[data-what-if]")
    expect(said).to_contain_text(re.compile(rf" {worst.rsplit('=', 1)[1]}, with everything as it lay"))
    turn(page)
    expect(said).to_contain_text("Nothing here is counted.")
    assert not overflows(page)
    assert small_targets(page) == []
    page.get_by_role("link", name="To the analysis").click()
    page.wait_for_url(worst)
    page.locator("[data-turn]").wait_for()
