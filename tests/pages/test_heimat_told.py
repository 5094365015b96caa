"""What happens in Neue Heimat is told in full, and what stands there explains itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing_heimat import (
    TABLE,
    answer_for,
    bid_one,
    confirm,
    play_together,
    settled,
    shorten,
    sit_together,
    stack,
)
from tests.pages.test_access import small_targets, violations
from tests.server.running import Server, wait_until

Visit = Callable[..., Page]
Make = Callable[..., Server]
COLOURS = "Blue|Green|Yellow|Red|Purple|White"
WHOLE = re.compile(rf"^(({COLOURS}) [1-6]|Roof [1-6]|Blank roof|Permit I+|Blank cube|Mayor)\.")


def is_over(seen: Any) -> bool:
    """Whether the game is over."""
    return bool(seen["now"]["status"] == "finished")


def has_hidden_floors(seen: Any) -> bool:
    """Whether a cube is covered by another one."""
    return any(len(lot["storeys"]) > 1 for row in seen["public"]["rows"] for lot in row["lots"])


def stack_to_the_end(public: Any) -> Callable[[list[str]], str]:
    """As stack; when all cubes are built, roofs."""
    pick = stack(public)
    return lambda legal: "^" if "^" in legal and not any(move[0] in "<>" for move in legal) else pick(legal)


def test_the_end_names_every_cube_of_the_story_and_is_seen_from_its_top(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE), server.guest("Ruth")
    table = sit_together(page, [friend])
    play_together(page, [friend], table, has_hidden_floors)
    page.locator(".heimat-tabs .story").click()
    pieces = page.locator(".panel.story ol > li p > .unseen")
    expect(pieces.filter(has_text=re.compile(rf"^({COLOURS})\.$"))).not_to_have_count(0)
    page.evaluate("scrollTo(0, 1000)")
    assert page.evaluate("scrollY") > 0
    play_together(page, [friend], table, is_over, stack_to_the_end)
    expect(page.locator(".hero h2")).to_be_in_viewport()
    expect(page.locator(".hero")).to_contain_text(re.compile(r"((wins|the win)\.|You win!) (−?\d|Both|With)"))
    page.wait_for_function("scrollY === 0")
    expect(pieces.nth(20)).to_be_attached()
    expect(pieces.filter(has_not_text=WHOLE)).to_have_count(0)
    page.evaluate("scrollTo(0, 1000)")
    page.reload()
    expect(page.locator(".hero h2")).to_be_in_viewport()
    page.wait_for_function("scrollY === 0")


@pytest.mark.parametrize(("size", "theme"), [({"width": 390, "height": 844}, "dark"), (DESKTOP, "light")])
def test_the_end_is_a_moment_unless_nothing_shall_move(
    make_server: Make, visit: Visit, size: dict[str, int], theme: str
) -> None:
    for motion in ("no-preference", "reduce"):
        server = make_server("deals by name")
        page = visit(server.url, size, theme=theme, reduced_motion=motion)
        friends = [server.guest("Ruth"), server.guest("Bert")]
        table = sit_together(page, friends)
        play_together(page, friends, table, is_over, shorten)
        seats = friends[0].look(table)["public"]["seats"]
        played = "() => JSON.parse(localStorage.getItem('housewright.preferences')).played"
        wait_until(lambda: page.evaluate(played) == [table], "a game was played to its end")  # noqa: B023
        hero, ranking = page.locator(".hero"), page.get_by_role("list", name="Ranking").get_by_role("listitem")
        expect(hero).to_contain_text("that ended the game")
        expect(hero.get_by_role("heading")).to_have_text(
            "You win!" if seats[0]["place"] == 1 else re.compile("^You are")
        )
        first_to_last = sorted(seats, key=lambda seat: int(seat["place"]))
        names = ["Ada", "Ruth", "Bert"]
        for line, seat in zip(ranking.all(), first_to_last, strict=True):
            expect(line).to_contain_text(names[seat["seat"]])
            assert line.evaluate("line => line.classList.contains('you')") == (seat["seat"] == 0)
            expect(line.get_by_text("(you)", exact=True)).to_have_count(int(seat["seat"] == 0))
        waits = [
            float(thing.evaluate("thing => getComputedStyle(thing).animationDelay").removesuffix("s"))
            for thing in (hero.get_by_role("heading"), *ranking.all())
        ]
        if motion == "reduce":
            assert set(waits) == {0}
        else:
            assert waits == sorted(waits, reverse=True), "from the last to the first, then the verdict"
            assert len(set(waits)) == 4
            page.get_by_role("heading", level=2).first.click()
            expect(hero.get_by_role("heading")).to_have_css("animation-delay", "0s")


def bid_all(public: Any) -> Callable[[list[str]], str]:
    """The first one bids everything, so that nobody can raise."""
    return lambda legal: next((move for move in ("12", "keep", "<1", "B1", "C1") if move in legal), legal[0])


def test_who_cannot_raise_is_told_to_be_skipped(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friends = visit(server.url), [server.guest("Ruth"), server.guest("Bert")]
    table = sit_together(page, friends)
    play_together(page, friends, table, lambda seen: seen["public"]["auction"]["phase"] == "decide", bid_all)
    skipped = (friends[0].look(table)["public"]["auction"]["auctioneer"] + 2) % 3
    name = ("Ada", "Ruth", "Bert")[skipped]
    expect(page.locator(".panel.story")).to_contain_text(f"{name} can’t raise")
    expect(page.locator(".heimat-seat").nth(skipped).locator(".status")).to_have_text("can’t raise")
    expect(page.locator("[role=log]")).to_contain_text(f"{name} cannot raise and is not asked.")


@pytest.mark.parametrize(
    ("language", "torn", "missing", "doubled"),
    [
        ("en-GB", "would be torn down", "4 roofs are still missing", "The mayor doubles"),
        ("de-DE", "würde die Zeile abgerissen", "4 Dächer fehlen noch", "Der Bürgermeister verdoppelt"),
        ("fr-FR", "la rangée serait démolie", "Il manque encore 4 toits", "Le maire double"),
        ("it-IT", "la fila verrebbe demolita", "Mancano ancora 4 tetti", "Il sindaco raddoppia"),
    ],
)
def test_a_tap_on_a_badge_explains_it(
    make_server: Make, visit: Visit, language: str, torn: str, missing: str, doubled: str
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE, language, has_touch=True), server.guest("Ruth")
    table = sit_together(page, [friend])

    def mayor(_: Any) -> Callable[[list[str]], str]:
        return lambda legal: next((move for move in ("-", "M", "@B") if move in legal), legal[0])

    play_together(page, [friend], table, lambda seen: seen["public"]["rows"][1]["mayor"], mayor)
    row = page.locator(".heimat-row").nth(1)
    for badge in (".heimat-rowname button", ".double"):
        row.locator(badge).tap()
        dialog = page.get_by_role("dialog")
        for words in (torn, missing, doubled):
            expect(dialog).to_contain_text(words)
        assert (violations(page), small_targets(page)) == ([], [])
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_badges_of_the_end_and_the_aid_explain_finished_and_torn_down(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, PHONE), server.guest("Ruth")
    table = sit_together(page, [friend])
    play_together(page, [friend], table, is_over, shorten)
    torn = page.get_by_role("region", name="Row C, torn down")
    expect(torn).to_contain_text("4 roofs were missing")
    expect(page.locator(".heimat-end")).not_to_contain_text("to go")
    torn.get_by_role("button", name=re.compile("^torn down", re.IGNORECASE)).click()
    expect(page.get_by_role("dialog")).to_contain_text("4 roofs were missing.")
    expect(page.get_by_role("dialog")).to_contain_text("each house counts minus for its owner")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^finished", re.IGNORECASE)).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Each house counts plus for its owner")
    page.goto(f"{server.url}/rules/heimat")
    aid = page.locator(".aid")
    expect(aid).to_contain_text("Not finished when the game ends: the houses count minus.")
    expect(aid).to_contain_text("all houses roofed: the houses count plus.")


def offer_blank_cube(public: Any) -> Callable[[list[str]], str]:
    """The second seat offers the blank cube; nobody places a permit."""
    pieces = ["#"] if public["auction"]["auctioneer"] == 1 else ["<1", "<2", "<3"]
    return lambda legal: next((move for move in ("-", *pieces) if move in legal), legal[0])


def offer_roofs(public: Any) -> Callable[[list[str]], str]:
    """As stack, but roofs come first."""
    pick = stack(public)
    return lambda legal: "^" if "^" in legal else pick(legal)


def asks(phase: str) -> Callable[[Any], bool]:
    """Whether the first seat is asked for this, when a house stands."""
    return lambda seen: bool(
        seen["now"]["awaited"] == [0]
        and seen["public"]["auction"]["phase"] == phase
        and (phase == "bid" or any(row["built"] for row in seen["public"]["rows"]))
    )


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pieces_without_a_number_are_explained_where_they_are_offered_bid_for_and_placed(
    make_server: Make, visit: Visit, size: dict[str, int]
) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, size), server.guest("Ruth")
    table = sit_together(page, [friend])
    idle = "It has no number and builds nothing. No permit can be taken away now: it could only leave the game."
    play_together(page, [friend], table, asks("offer"))
    card = page.locator(".heimat-specials button", has_text="Blank cube")
    expect(card).to_contain_text("no permit to void yet")
    card.click()
    expect(page.locator(".heimat-bar")).to_contain_text(f"Blank cube. {idle}")
    page.locator(".heimat-specials button").first.click()
    left = friend.look(table)["public"]["roofs"]["left"]
    expect(page.locator(".heimat-bar")).to_contain_text(
        f"Roof, drawn blind. 5 of {left} are blank. A blank roof is laid aside, without bids."
    )
    expect(page.locator(".heimat-bar .go")).to_be_in_viewport(ratio=1)
    expect(page.locator(".panel.auction")).to_contain_text(f"5 of {left} are blank.")
    page.get_by_role("button", name="Undo").click()
    settled(page)
    play_together(page, [friend], table, asks("bid"), offer_blank_cube)
    panel = page.locator(".panel.auction")
    expect(panel).to_contain_text(idle)
    page.locator(".bid[aria-label^='Bid 1']").click()
    confirm(page)
    answer_for(friend, table, bid_one)
    expect(page.locator(TABLE)).to_have_attribute("data-step", "place")
    expect(panel).to_contain_text(idle)
    expect(page.locator(".heimat-places button")).to_have_text(["Out of the game"])
    page.locator(".heimat-places button").click()
    confirm(page)
    play_together(page, [friend], table, lambda seen: "story-blank" in str(seen["story"]), offer_roofs)
    if page.locator(".heimat-tabs").is_visible():
        page.locator(".heimat-tabs .auction").click()
    expect(page.locator(".heimat-closed")).to_contain_text(
        "A blank roof is laid aside: nobody bids, and nothing is built."
    )
    assert (violations(page), small_targets(page)) == ([], [])
