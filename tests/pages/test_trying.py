"""Trying it oneself from the moment of a replay, also where nothing is analysed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_replay import jump, record_of, watch
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
