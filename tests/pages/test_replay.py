"""Replays: golden records dropped onto the page, watched step by step from every seat, and shared."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.golden.playthrough import GOLDENS
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.test_access import overflows, small_targets, violations
from tests.server.running import Server

Visit = Callable[..., Page]
RECORDS = {"heimat": "heimat-series", "welcome": "welcome-advanced"}
KEYS = re.compile(r"\b(?:heimat|replay|story|score|line|card|lot|prompt|piece|plan)(?:-[a-z]+)+\b")


def record_of(name: str) -> str:
    """The record at the top of a golden playthrough."""
    golden = next(golden for golden in GOLDENS if golden.name == name)
    text = golden.path.read_text(encoding="utf-8")
    end = re.search(r"^\[Digest .*\]$", text, re.MULTILINE)
    assert end
    return text[: end.end() + 1]


def scores_of(record: str) -> list[int]:
    """The result that a record tells."""
    found = re.search(r'^\[Scores "(.*)"\]$', record, re.MULTILINE)
    assert found
    return [int(score) for score in found[1].split()]


def watch(page: Page, record: str) -> None:
    """Drop a record onto the home page."""
    page.locator("input[type=file]").wait_for(state="attached")
    page.evaluate(
        """text => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], 'game.txt', {type: 'text/plain'}));
            for (const type of ['dragover', 'drop'])
                window.dispatchEvent(new DragEvent(type, {dataTransfer: carried, cancelable: true}));
        }""",
        record,
    )
    page.wait_for_url("**/replay/*")
    page.locator(".controls").wait_for()


def jump(page: Page, number: int) -> None:
    """Move the slider."""
    page.get_by_role("slider").fill(str(number))
    page.wait_for_function("number => document.querySelector('[data-shown]').dataset.shown == number", arg=number)


def shown(page: Page) -> str:
    """All that stands there."""
    return page.locator(".replay").inner_text()


@pytest.mark.parametrize("game", RECORDS)
def test_a_dropped_record_is_watched_step_by_step(server: Server, visit: Visit, game: str) -> None:
    page = visit(server.url)
    watch(page, record_of(RECORDS[game]))
    place = page.locator("[data-shown]")
    page.get_by_role("button", name=re.compile("^One .* on$")).click()
    expect(place).to_have_attribute("data-shown", "2")
    page.get_by_role("button", name=re.compile("^One .* back$")).click()
    expect(place).to_have_attribute("data-shown", "1")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_attribute("data-shown", "2")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(place).to_have_attribute("data-shown", "4")
    page.get_by_role("button", name="Pause").click()
    jump(page, 9)
    page.get_by_label("Seen from").select_option("Seat 2")
    expect(place).to_have_attribute("data-seat", "1")
    expect(page.locator(".town")).to_have_count(0)
    page.get_by_label("Seen from").select_option("Everybody")
    expect(place).to_have_attribute("data-seat", "")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    expect(place).to_have_attribute("data-shown", "1")


def test_every_golden_record_is_shown_to_its_end(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    for golden in GOLDENS:
        record = record_of(golden.name)
        page.goto(server.url)
        watch(page, record)
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        jump(page, last // 2)
        jump(page, last)
        text = shown(page).replace("\N{MINUS SIGN}", "-")
        assert all(str(score) in text for score in scores_of(record)), golden.name


def test_a_replay_says_how_long_it_is_and_jumps_from_auction_to_auction(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    record = record_of("heimat-two")
    watch(page, record)
    steps = len(moves_of(record))
    place = page.locator(".controls .slide")
    shown_step = page.locator("[data-shown]")
    first = re.search(rf"Auction 1 of (\d+) · Step 1 of {steps}$", place.inner_text().strip())
    assert first
    page.get_by_role("button", name="To the next auction").click()
    expect(place).to_contain_text(f"Auction 2 of {first[1]} · Step ")
    expect(page.locator(".step")).to_contain_text("offers")
    second = int(shown_step.get_attribute("data-shown") or 0)
    page.get_by_role("button", name="One step on").click()
    expect(place).to_contain_text(f"Auction 2 of {first[1]} · Step {second + 1} of {steps}")
    page.keyboard.press("Shift+ArrowLeft")
    expect(shown_step).to_have_attribute("data-shown", str(second))
    page.get_by_role("button", name="To the auction before").click()
    expect(place).to_contain_text("Auction 1 of")
    jump(page, steps + 1)
    expect(place).to_contain_text(f"The end: {steps} steps")
    expect(page.get_by_role("button", name="To the next auction")).to_be_disabled()


def test_a_replay_goes_as_fast_as_is_wanted(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    watch(page, record_of("welcome-advanced"))
    place = page.locator("[data-shown]")
    expect(page.locator(".controls .slide")).to_contain_text(re.compile(r"Round 1 of \d+"))
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(days=1))
    page.get_by_role("button", name="Play", exact=True).click()
    for number, (speed, milliseconds) in enumerate((("0.5×", 5000), ("1×", 2500), ("4×", 625)), 1):
        page.get_by_label("Speed").select_option(speed)
        page.clock.run_for(milliseconds - 1)
        expect(place).to_have_attribute("data-shown", str(number))
        page.clock.run_for(1)
        expect(place).to_have_attribute("data-shown", str(number + 1))


@pytest.mark.parametrize("game", RECORDS)
def test_a_replay_is_shared_as_a_link_to_the_moment(server: Server, visit: Visit, game: str, tmp_path: Path) -> None:
    page = visit(server.url, PHONE)
    record = record_of(RECORDS[game])
    watch(page, record)
    jump(page, 9)
    expect(page).to_have_url(re.compile("/replay/.*#9$"))
    page.reload()
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "9")
    page.get_by_role("button", name="Share the replay").click()
    link = page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(page.url)
    here = link.input_value()
    page.get_by_role("switch", name="Begin at this moment").click(force=True)
    expect(link).to_have_value(here.removesuffix("#9"))
    stranger = visit(here)
    expect(stranger.locator("[data-shown]")).to_have_attribute("data-shown", "9")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record as a file").click()
    download.value.save_as(tmp_path / "shared.txt")
    shared = (tmp_path / "shared.txt").read_text(encoding="utf-8")
    assert moves_of(shared) == moves_of(record)
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(tmp_path / "shared.txt")
    page.wait_for_url("**/replay/*")
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "1")


def moves_of(record: str) -> list[str]:
    """The lines of turns."""
    return re.findall(r"^\d+\. .*$", record, re.MULTILINE)


def test_a_file_that_is_no_record_says_so(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit(server.url)
    (tmp_path / "other.txt").write_text("Dear diary", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "other.txt")
    expect(page.locator(".notice")).to_contain_text("not a valid record")


@pytest.mark.parametrize("game", RECORDS)
def test_nothing_in_a_replay_is_out_of_reach(server: Server, visit: Visit, game: str) -> None:
    page = visit(server.url)
    watch(page, record_of(RECORDS[game]))
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for number in (last // 2, last):
        jump(page, number)
        for size, theme in ((DESKTOP, "light"), (PHONE, "dark")):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            assert violations(page) == []
            assert small_targets(page) == []
            assert not overflows(page)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_replays_speak_every_language_and_fit_a_phone(server: Server, visit: Visit, language: str) -> None:
    page = visit(server.url, PHONE, f"{language}-{language.upper()}")
    for name in RECORDS.values():
        page.goto(server.url)
        watch(page, record_of(name))
        jump(page, 12)
        assert not overflows(page)
        assert cut(page, ".controls *, .past .card *") == []
        assert KEYS.findall(shown(page)) == []


def cut(page: Page, where: str) -> list[str]:
    """What stands there and does not fit into its place."""
    words: list[str] = page.locator(where).evaluate_all(
        """all => all.filter((each) => each.clientWidth > 0 && !each.matches('.unseen, select, svg *')
            && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
            && getComputedStyle(each).overflow !== 'visible').map((each) => each.textContent)"""
    )
    return words
