"""What happened is shown: step by step, marked, in short, and at the end of a game as a moment."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import confirm as confirm_turn
from tests.pages.playing import join_and_start, make_turn, open_table, play_round, resize
from tests.pages.playing import settled as settled_step
from tests.pages.playing_heimat import (
    TABLE,
    answer_for,
    begin_with,
    bid_one,
    confirm,
    go_to,
    play_together,
    settled,
    sit_together,
)
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_company import code_of
from tests.pages.turns import boxes
from tests.server.circumstances import DRAWN
from tests.server.running import Server
from tests.welcome.drawing import EMPTY_STREETS, everywhere

Visit = Callable[..., Page]
ROOFS = 140 / 440  # how high the houses of the scene are, for its width
SIDEWAYS = {"width": 740, "height": 360}
CALM, QUICK = 1200, 500  # milliseconds that a step is seen: in the first games on a device, and later


def hold_the_clock(page: Page, motion: Literal["no-preference", "reduce"] = "no-preference") -> None:
    """From now on things move, if that is wanted, but no time passes."""
    page.emulate_media(reduced_motion=motion)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def play_before(page: Page, games: int) -> None:
    """So many games were played to their end on this device."""
    kept = json.dumps({"played": [f"game {number}" for number in range(games)]})
    page.add_init_script(f"localStorage.setItem('housewright.preferences', '{kept}')")


def sell(page: Page) -> None:
    """Sell to the highest bidder."""
    page.locator(".heimat-decide button", has_text="Sell").click()
    settled(page)
    confirm(page)


@pytest.mark.parametrize(("size", "games", "step"), [(PHONE, 2, CALM), (DESKTOP, 3, QUICK)])
def test_an_auction_is_shown_step_by_step_calmly_at_first_until_a_tap_skips(
    server: Server, visit: Visit, size: dict[str, int], games: int, step: int
) -> None:
    page, friend = visit(server.url, size), server.guest("Ruth")
    play_before(page, games)
    table = begin_with(page, friend)
    go_to(page, friend, table, "decide")
    hold_the_clock(page)
    sell(page)
    expect(page.locator(".verdict")).to_have_text("Sold to Ruth for 1")
    answer_for(friend, table, bid_one)  # she places the piece, and offers the next one
    built = page.locator("[data-lot].latest")
    page.clock.run_for(step - 1)
    expect(built).to_have_count(0)
    page.clock.run_for(1)
    expect(built).to_have_count(1)
    expect(page.locator(".heimat-closed")).to_contain_text(re.compile(r"Sold to Ruth for 1.* Ruth builds", re.DOTALL))
    expect(page.locator(TABLE)).to_have_attribute("data-step", "")
    page.get_by_role("heading", level=1).click()
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")
    expect(built).to_have_count(0)
    expect(page.locator(".heimat-bar .lead")).to_be_visible()
    heard = "\n".join(page.get_by_role("log").get_by_role("paragraph").all_inner_texts())
    assert re.search(r"Ada sells to Ruth for 1\.\nRuth builds .*\n(.*\n)*Ruth offers ", heard)


def house_stands(seen: Any) -> bool:
    """Whether the second seat is to offer, when there is a house to be roofed."""
    built = any(row["built"] for row in seen["public"]["rows"])
    return bool(built and seen["now"]["awaited"] == [1] and seen["public"]["auction"]["phase"] == "offer")


def test_a_roof_turned_over_bid_after_bid_and_a_piece_that_is_kept_are_seen_one_after_the_other(
    make_server: Callable[..., Server], visit: Visit
) -> None:
    server = make_server("deals by name")
    page, friends = visit(server.url, PHONE), [server.guest("Ruth"), server.guest("Bert")]
    table = sit_together(page, friends, "estates")  # no roof is blank
    play_together(page, friends, table, house_stands)
    hold_the_clock(page)

    def turn(seat: int, *moves: str) -> None:
        friends[seat - 1].turn(table, friends[0].look(table)["now"]["round"], moves)

    turn(1, "^")
    turn(2, "1")
    panel, bar = page.locator(".panel.auction"), page.locator(".heimat-bar")
    expect(panel.get_by_role("heading", level=3)).to_have_text(re.compile("^Roof [1-6]$"))
    expect(bar).to_contain_text("Bert is to bid.")
    expect(page.locator(".heimat-bidders li.latest")).to_have_count(0)
    page.clock.run_for(CALM)
    expect(page.locator(".heimat-bidders li.latest")).to_have_text(re.compile("Bert.*1.*highest", re.DOTALL))
    expect(page.locator(".heimat-seat.latest .status")).to_have_text("bid 1")
    expect(page.locator(".heimat-seat.latest .status")).to_be_in_viewport()
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")
    page.locator(".bid.pass").click()
    confirm(page)
    roofed = friends[0].draft(table, friends[0].look(table)["now"]["round"], "keep")["legal"][0]
    turn(1, "keep", roofed)
    page.clock.run_for(CALM)
    expect(page.locator(".heimat-closed")).to_contain_text("Ruth keeps it for 1")
    expect(page.locator("[data-lot].latest")).to_have_attribute("data-lot", roofed)


def test_the_tempo_is_chosen_in_the_menu_and_kept(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = begin_with(page, friend)
    page.get_by_role("button", name="Menu").click()
    tempo = page.get_by_role("group", name="Tempo of others’ steps")
    expect(tempo.get_by_role("radio", name="Calmly")).to_be_checked()  # the first game
    tempo.get_by_role("radio", name="At once").check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(tempo.get_by_role("radio", name="At once")).to_be_checked()
    page.keyboard.press("Escape")
    go_to(page, friend, table, "decide")
    hold_the_clock(page)
    sell(page)
    answer_for(friend, table, bid_one)
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")


def test_where_nothing_shall_move_others_are_not_waited_for(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = begin_with(page, friend)
    go_to(page, friend, table, "decide")
    hold_the_clock(page, "reduce")
    sell(page)
    answer_for(friend, table, bid_one)
    expect(page.locator(TABLE)).to_have_attribute("data-step", "bid")


# --- Welcome To: a round in short -------------------------------------------------------------------------------------


def roundabout_first(legal: list[str]) -> str:
    """A turn that begins with a roundabout, then builds one house: its action is done without."""
    return next((move for move in ("@B3", "-") if move in legal), legal[0])


def covered(upper: Locator, lower: Locator) -> list[str]:
    """Those of the lower ones that a tap on their middle would not meet, because of the upper one."""
    return [
        item.inner_text()
        for item in lower.all()
        if item.is_visible()
        and item.evaluate(
            """(item, upper) => {
                const box = item.getBoundingClientRect();
                const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return upper.contains(met);
            }""",
            upper.element_handle(),
        )
    ]


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
    recap = page.get_by_role("region", name="Round 1")
    expect(recap).to_contain_text("Ruth builds a roundabout.")
    heard = "\n".join(page.get_by_role("log").get_by_role("paragraph").all_inner_texts())
    assert re.search(r"^Ada writes \d+ on .*\n(.*\n)*Ruth builds a roundabout on B3\.\nRuth writes", heard)
    page.reload()
    expect(recap).to_contain_text("Ruth builds a roundabout.")
    settled_step(page)
    assert covered(recap, page.locator("header button, .cards .card, .bar button, .lot, .other")) == []
    assert not overflows(page)
    assert small_targets(page) == []
    assert violations(page) == []
    page.locator(".other").click()
    expect(page.get_by_text("Marked: built in round 1.")).to_be_visible()
    expect(page.locator("dialog .lot.latest")).to_have_count(2)  # the roundabout and a house
    expect(page.locator("dialog [data-lot=B3]")).to_have_attribute("aria-label", re.compile("Built in the last round"))
    page.keyboard.press("Escape")
    tapped = ".cards .card" if size is DESKTOP else ".lot, .cards .card"
    before = boxes(page, tapped)
    page.locator(".cards .card").first.click()
    expect(recap).to_have_count(0)
    settled_step(page)
    assert boxes(page, tapped) == before  # nothing moves under a finger


def take(*wanted: str) -> Callable[[list[str]], str]:
    """The first of these moves that is legal, else any."""
    return lambda legal: next((move for move in wanted if move in legal), legal[0])


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP])
def test_plans_refusals_and_an_end_that_comes_near_are_told_in_short(
    make_server: Callable[..., Server], visit: Visit, size: dict[str, int]
) -> None:
    server = make_server("games begin as drawn + deals by name")
    estates = {"streets": ["1 2 3| . . . . . . .", "1 2 3 4 5 6| . . . . .", EMPTY_STREETS[2]]}
    refused = {"streets": everywhere("8"), "refusals": 1}
    drawn = {"streets": [], "cards": "8F 8E 8L", "others": {1: estates, 2: refused}}
    server.tell(DRAWN, json.dumps(drawn))
    page, ruth, maximilian = visit(server.url, size), server.guest("Ruth"), server.guest("Maximilian")
    table = open_table(page, "basic", [None, None, None])
    join_and_start(page, table, ruth, maximilian)
    ruth.turn(table, 1, ruth.choose(table, 1, take("-", "!2")))
    maximilian.turn(table, 1, maximilian.choose(table, 1, take("x")))
    make_turn(page, random.Random(3))
    confirm_turn(page)
    recap = page.get_by_role("region", name="Round 1")
    expect(recap.get_by_role("paragraph")).to_have_text(
        [
            "Ruth claims plan 2 for 8 points.",
            "Plan 2 is now worth 4.",
            "Maximilian is refused a permit.",
            "One more refusal of Maximilian ends the game.",
        ]
    )
    settled_step(page)
    assert recap.evaluate("recap => recap.scrollHeight <= recap.clientHeight"), "all of it is seen"
    assert covered(recap, page.locator("header button, .cards .card, .bar button, .street.open .lot")) == []
    assert not overflows(page)
    assert violations(page) == []
    page.locator(".plan").nth(1).click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text("Ruth 8 points")


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


def delays(items: Locator) -> list[float]:
    """When these arrive."""
    return [float(item.evaluate("item => parseFloat(getComputedStyle(item).animationDelay)")) for item in items.all()]


def test_the_end_builds_up_the_ranking_from_the_last_to_the_first(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE, reduced_motion="no-preference")
    open_table(page, "basic", [None, "easy", "easy"])
    rng = random.Random(3)
    while play_round(page, rng):
        pass
    ranking = page.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(3)
    assert delays(ranking) == sorted(set(delays(ranking)), reverse=True)
    page.locator(".hero").click()
    expect(ranking.first).to_have_css("animation-delay", "0s")


@pytest.mark.parametrize(
    ("language", "word"), [("en-GB", "(you)"), ("de-DE", "(du)"), ("fr-FR", "(toi)"), ("it-IT", "(tu)")]
)
def test_the_own_line_of_the_ranking_and_of_the_result_says_so(
    begin: Callable[..., Page], language: str, word: str
) -> None:
    size = {"width": 360, "height": 740}
    others = ("easy",) * 5
    page = begin(size, *everywhere("8"), cards="8F 8E 8L", refusals=2, seats=(None, *others), language=language)
    settled_step(page)
    page.locator(".bar .pick.refuse").click()
    settled_step(page)
    confirm_turn(page)
    ranking, result = page.locator(".end ol li"), page.locator(".end tbody tr")
    for lines in (ranking, result):
        expect(lines).to_have_count(6)
        own = lines.filter(has_text="Ada")
        expect(own.get_by_text(word, exact=True)).to_be_visible()
        expect(lines.get_by_text(word, exact=True)).to_have_count(1)
    assert not overflows(page)


def test_the_end_says_why_it_came_and_how_it_is_for_who_looks(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, *everywhere("8"), cards="8F 8E 8L", refusals=2, seats=(None, "easy", "easy"))
    expect(page.locator(".prompt")).to_contain_text("and the game ends")
    page.locator(".bar .pick.refuse").click()
    settled_step(page)
    confirm_turn(page)
    end, ranking = page.locator(".end"), page.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(end).to_contain_text("Your third permit refusal ended the game.")
    expect(end.get_by_role("heading", name=re.compile("^You (win|share the win|are)"))).to_be_in_viewport()
    expect(ranking).to_have_count(3)
    assert set(delays(ranking)) == {0}  # nothing shall move
    expect(ranking.last).to_contain_text("Ada")
    expect(page.get_by_role("region", name="Result").get_by_role("columnheader").nth(1)).to_contain_text("Ada")
    for width, height in ((360, 740), (820, 1180), (1280, 800), (1920, 1080)):
        resize(page, {"width": width, "height": height})
        scene = page.locator(".hero > svg").bounding_box()
        assert scene and scene["height"] > scene["width"] * ROOFS, "the houses are seen up to their roofs"


# --- a phone ----------------------------------------------------------------------------------------------------------


def test_the_top_of_a_phone_stands_still_while_points_grow(begin: Callable[..., Page]) -> None:
    tops = []
    for streets, points in (([], "0"), (["1 2 3 4 5 6| . . . .", "1 2 3 4 5 6| . . . . ."], "12")):
        page = begin(PHONE, *streets, cards="3F 8L 9P", language="de-DE")
        expect(page.locator("header .points")).to_contain_text(points)
        tops.append(boxes(page, "header .tool"))
        assert page.locator("h1").evaluate("title => title.scrollWidth <= title.clientWidth"), "all of it is seen"
    assert tops[0] == tops[1]


def test_the_points_of_an_estate_are_seen_where_it_goes_on_in_the_next_row(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, "1 2 3 4| 5u 6u 7u 8u 9u 10u", cards="8F 8E 8L", language="de-DE")
    first = page.locator("li", has=page.locator("[data-lot=A5]")).locator(".band")
    expect(first).to_have_text(re.compile(r"^\d+$"), use_inner_text=True)
    expect(page.locator("li", has=page.locator("[data-lot=A1]")).locator(".band")).to_contain_text("Pkt.")
    text, street = first.locator("span").bounding_box(), page.locator(".street.open .whole").bounding_box()
    assert text and street and text["x"] + text["width"] <= street["x"] + street["width"]
