"""Replays: golden records dropped onto the page, watched step by step from every seat, and shared."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from housewright.locales import LANGUAGES
from tests.golden.playthrough import GOLDENS
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import resize
from tests.pages.test_access import cut_off, hyphens, overflows, small_targets, violations
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
    expect(place).to_have_attribute("data-shown", re.compile(r"^([4-9]|\d\d+)$"))
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
    place = page.locator(".controls .figures")
    shown_step = page.locator("[data-shown]")
    expect(place).to_contain_text(f"The start: {steps} steps")
    page.get_by_role("button", name="To the next auction").click()
    expect(place).to_contain_text(re.compile(rf"Auction 1 of \d+ · Step 1 of {steps}\b"))
    first = re.search(r"Auction 1 of (\d+)", place.inner_text())
    assert first
    page.get_by_role("button", name="To the next auction").click()
    expect(place).to_contain_text(f"Auction 2 of {first[1]} · Step ")
    made = re.search(r"Step (\d+) of", place.inner_text())
    assert made
    second = int(made[1]) + 1
    expect(shown_step).to_have_attribute("data-shown", str(second))
    expect(page.locator(".step")).to_contain_text("offers")
    page.get_by_role("button", name="One step on").click()
    expect(place).to_contain_text(f"Auction 2 of {first[1]} · Step {second} of {steps}")
    page.keyboard.press("Shift+ArrowLeft")
    expect(shown_step).to_have_attribute("data-shown", str(second))
    page.get_by_role("button", name="To the auction before").click()
    expect(place).to_contain_text("Auction 1 of")
    jump(page, steps + 1)
    expect(place).to_contain_text(f"The end: {steps} steps")
    expect(page.get_by_role("button", name="To the next auction")).to_be_disabled()


LINES = """step => {
    const text = document.createRange();
    text.selectNodeContents(step);
    return text.getBoundingClientRect().height;
}"""


def test_the_caption_of_an_auction_tells_what_the_picture_shows_and_moves_nothing(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    record = record_of("heimat-two")
    watch(page, record)
    expect(page.locator(".step")).to_be_empty()
    board, heights = page.locator(".heimat-site"), set[float]()
    above = board.evaluate("board => board.getBoundingClientRect().y")
    told: list[str] = []
    for number in range(2, 24):
        jump(page, number)
        caption = page.locator(".step").inner_text()
        heights.add(page.locator(".step").evaluate(LINES))
        assert board.evaluate("board => board.getBoundingClientRect().y") == above, "what is told moves the board"
        if offered := re.search(r"offers (\w+ \d)", caption):
            expect(page.locator(".panel.auction h3")).to_have_text(offered[1].capitalize())
            told.append("offer")
        if built := re.search(r"builds (\w+ \d) on (\w+)", caption):
            lot = page.locator(f"[data-lot='{built[2]}']")
            expect(lot).to_have_accessible_name(re.compile(f"{built[1]} on top"))
            expect(lot).to_have_class(re.compile("latest"))
            told.append("cube")
    assert {"offer", "cube"} <= {*told}
    assert len(heights) > 1, "captions of one line, and of more"
    last = len(moves_of(record)) + 1
    jump(page, last)
    expect(page.locator(".step")).to_contain_text("The game is over.")
    expect(page.locator(".town")).to_be_visible()


def test_a_past_moment_says_of_nobody_that_they_are_away_now(server: Server, visit: Visit) -> None:
    page = visit(server.url)

    def leave(route: Route) -> None:
        found = route.fetch()
        told = found.json()
        for seat in told["table"]["seats"] if "table" in told else ():
            seat.update(person=True, player=None, present=False)
        route.fulfill(response=found, json=told)

    page.route(re.compile(r"/tables/[^/?]+$"), leave)
    watch(page, record_of("heimat-two"))
    jump(page, 3)
    told = page.locator(".heimat-seat .status")
    expect(told).to_have_count(2)
    words = told.all_inner_texts()
    assert len(words) == 2 and "" not in words
    assert "away" not in words


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_everybody_sees_hidden_floors_in_a_replay_a_seat_what_it_saw(
    server: Server, visit: Visit, size: dict[str, int], theme: str
) -> None:
    page = visit(server.url, size, theme=theme)
    watch(page, record_of("heimat-two"))
    jump(page, 64)  # on C3 stands blue 3 on green 4
    house = page.locator("[data-lot='C3']")
    below = re.compile("blue 3 on top, below green 4")
    expect(house).to_have_accessible_name(below)
    opened = house.locator("svg.house").inner_html()
    page.get_by_label("Seen from").select_option("Seat 1")
    expect(house).to_have_accessible_name(re.compile("blue 3 on top, below green(?! 4)"))
    assert house.locator("svg.house").inner_html() != opened
    page.get_by_label("Seen from").select_option("Everybody")
    expect(house).to_have_accessible_name(below)
    assert house.locator("svg.house").inner_html() == opened


def test_what_happened_in_a_round_stands_on_the_sheets_beside_its_cards(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    watch(page, record_of("welcome-basic"))
    told = page.locator(".told")
    expect(told.locator("h2")).to_have_text(re.compile(r"^The start: \d+ rounds$"))
    for number in (2, 3, 4):
        jump(page, number)
        page.get_by_label("Seen from").select_option("Seat 1")
        expect(page.locator("[data-seat='0']")).to_be_visible()
        expect(told.locator("h2")).to_have_text(f"What happened in round {number - 1}")
        house = re.search(r"Seat 1 writes (\d+) on ([ABC]\d+)", told.inner_text())
        assert house
        expect(page.locator(f"[data-lot='{house[2]}']")).to_have_accessible_name(re.compile(rf"\b{house[1]}\b"))
        expect(page.locator(".past").get_by_role("radio", name=re.compile(rf"\b{house[1]}\b")).first).to_be_visible()


BESIDE = [PHONE, {"width": 844, "height": 390}, {"width": 768, "height": 1024}, DESKTOP]


@pytest.mark.parametrize("size", BESIDE, ids=["phone", "sideways", "tablet", "desktop"])
def test_what_happened_is_read_beside_the_sheet(server: Server, visit: Visit, size: dict[str, int]) -> None:
    page = visit(server.url, size)
    watch(page, record_of("welcome-basic"))
    jump(page, 4)
    page.get_by_label("Seen from").select_option("Seat 2")
    told = page.locator(".told")
    expect(told.locator("li").first).to_contain_text("Seat 2 writes")  # whose sheet is shown
    if size["height"] < 500:
        told.evaluate("told => told.scrollIntoView()")  # a phone on its side has no room for the controls besides
    expect(told.locator("li").first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-sheet] .street.open")).to_be_in_viewport(ratio=0.9)
    if size is PHONE:
        expect(page.locator("[data-sheet] .street").last).to_be_in_viewport(ratio=0.9)
    assert not overflows(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_sheet_of_a_replay_is_opened_by_a_tap_and_marks_what_was_built(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    page = visit(server.url, size)
    watch(page, record_of("welcome-basic"))
    jump(page, 3)
    house = re.search(r"Seat 2 writes \d+ on ([ABC]\d+)", page.locator(".told").inner_text())
    assert house
    page.get_by_role("button", name=re.compile("^Seat 2.*Show the sheet")).click()
    expect(page.get_by_label("Seen from")).to_have_value("1")
    folded = page.locator(f".street-{'ABC'.index(house[1][0]) + 1} .folded")
    if folded.is_visible():
        folded.click()
    marked = page.locator(f".past [data-lot='{house[1]}']")
    expect(marked).to_have_accessible_name(re.compile("Built in the last round"))


def test_a_replay_goes_as_fast_as_is_wanted(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    watch(page, record_of("welcome-advanced"))
    place = page.locator("[data-shown]")
    expect(page.locator(".controls .slide")).to_contain_text(re.compile(r"The start: \d+ rounds"))
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
def test_a_replay_leads_to_the_result_and_the_result_to_the_replay(server: Server, visit: Visit, game: str) -> None:
    page = visit(server.url, PHONE)
    watch(page, record_of(RECORDS[game]))
    replay = page.url
    page.get_by_role("link", name="Result", exact=True).click()
    expect(page.get_by_role("list", name="Ranking")).to_be_visible()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page).to_have_url(replay)
    expect(page.locator("[data-shown='1']")).to_be_visible()


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
            resize(page, size)
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            assert violations(page) == []
            assert small_targets(page) == []
            assert not overflows(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_speak_every_language_and_fit_a_phone(server: Server, visit: Visit, language: str) -> None:
    page = visit(server.url, PHONE, language)
    for name in RECORDS.values():
        page.goto(server.url)
        watch(page, record_of(name))
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        for number in (2, 12, last // 2, last):
            jump(page, number)
            assert not overflows(page)
            assert page.locator("header h1").evaluate("title => title.offsetHeight") < 48, "two lines at most"
            assert (number, cut(page, ".controls *, .past .card *")) == (number, [])
            assert KEYS.findall(shown(page)) == []
            assert hyphens(page) == []


@pytest.mark.parametrize(("game", "first"), [("heimat", ".heimat-row"), ("welcome", ".past .town")])
def test_on_a_phone_on_its_side_a_replay_is_steered_in_one_line_and_leaves_room_for_what_happened(
    server: Server, visit: Visit, game: str, first: str
) -> None:
    page = visit(server.url, {"width": 740, "height": 360}, "de-DE")
    watch(page, record_of(RECORDS[game]))
    jump(page, 12)
    controls = page.locator(".controls :is(button, select, input)").evaluate_all(
        "items => items.map((item) => item.getBoundingClientRect()).map(({top, bottom}) => [top, bottom])"
    )
    assert max(top for top, _ in controls) < min(bottom for _, bottom in controls)
    assert (small_targets(page), cut_off(page), overflows(page)) == ([], [], False)
    expect(page.locator(first).first).to_be_in_viewport(ratio=1)


def cut(page: Page, where: str) -> list[str]:
    """What stands there and does not fit into its place."""
    words: list[str] = page.locator(where).evaluate_all(
        """all => all.filter((each) => each.clientWidth > 0 && !each.matches('.unseen, select, svg *')
            && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
            && getComputedStyle(each).overflow !== 'visible').map((each) => each.textContent)"""
    )
    return words


def test_on_a_phone_all_buttons_of_a_replay_stand_in_one_line(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    watch(page, record_of("heimat-four"))
    jump(page, 120)
    tops = page.locator(
        ".controls .keys .button, .controls .speed select, .controls > .button:not(.branch)"
    ).evaluate_all("items => items.map((item) => Math.round(item.getBoundingClientRect().top))")
    assert len(tops) == 7
    assert len(set(tops)) == 1
    playing_on = page.get_by_role("button", name="Try it yourself").bounding_box()
    slider = page.get_by_role("slider").bounding_box()
    assert playing_on and slider  # stand beside each other
    assert slider["x"] + slider["width"] <= playing_on["x"]
    assert abs(slider["y"] + slider["height"] / 2 - playing_on["y"] - playing_on["height"] / 2) < 3
    board = page.locator(".heimat-row").first.bounding_box()
    assert board and board["y"] < PHONE["height"] / 2  # more than half of the screen is what happened
