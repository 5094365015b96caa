"""The score pad of Welcome To: whole games entered without a network, undo, refusals, temps, passing on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from housewright.welcome.moves import Kind
from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.pad_games import WELCOME, expected_lines, plan_names, play
from tests.pages.pad_hand import Hand, begin, enter, is_ready, tap, write
from tests.pages.test_access import covered
from tests.server.running import Server

ALL_KINDS = {Kind.WRITE, Kind.BIS, Kind.FENCE, Kind.AGENT, Kind.REFUSE, Kind.CLAIM}


@pytest.mark.parametrize(
    ("size", "options", "seats", "seed"),
    [(TABLET, "advanced", 2, 1011), (PHONE, "basic", 1, 378)],
    ids=["tablet", "phone, solo"],
)
def test_a_whole_game_without_a_network(
    server: Server, visit: Callable[..., Page], size: dict[str, int], options: str, seats: int, seed: int
) -> None:
    state, rounds, turned = play(options, seats, seed)
    wanted = ALL_KINDS | ({Kind.ROUNDABOUT, Kind.ESTATE} if options == "advanced" else set())
    assert {deed.kind for deeds in rounds for deed in deeds} >= wanted
    page = visit(f"{server.url}/pad", size)
    is_ready(page)
    server.stop()
    page.context.set_offline(True)
    page.reload()
    has_roundabouts = options == "advanced"
    hand = begin(page, seats, solo=seats == 1, roundabouts=has_roundabouts)
    hand.choose_plans(plan_names(state))
    half = len(rounds) // 2
    enter(hand, rounds[:half], turned[:half])
    before = hand.lines()
    page.reload()
    expect(page.locator("[data-sheet]")).to_be_visible()
    assert hand.lines() == before
    enter(hand, rounds[half:], turned[half:])
    assert hand.lines() == expected_lines(state, has_roundabouts)
    assert hand.places() == [score.place for score in WELCOME.scores(state)]
    expect(page.locator("main .end")).to_contain_text("the game ends with this round")
    if seats == 1:
        undo_and_redo(page, hand, sum(len(deeds) for deeds in rounds))


def undo_and_redo(page: Page, hand: Hand, deeds: int) -> None:
    """Undo to the empty sheet, reload, and redo to the end."""
    there = hand.lines()
    undo, redo = (page.locator(".tools").get_by_role("button", name=name) for name in ("Undo", "Redo"))
    steps = 0
    while undo.is_enabled():
        undo.click()
        steps += 1
    assert steps <= deeds
    assert hand.lines() == [[0] * len(there[0])]
    expect(page.locator(".house .facade")).to_have_count(0)
    page.reload()
    expect(undo).to_be_disabled()
    for _ in range(steps):
        redo.click()
    expect(redo).to_be_disabled()
    assert hand.lines() == there
    page.keyboard.press("Control+z")
    expect(redo).to_be_enabled()


def test_what_the_rules_forbid_is_refused_with_the_reason(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 1)
    write(hand, "B4", 9)
    hand.lot("B5").click()
    before = covered(page)
    hand.number(7)
    expect(page.get_by_role("alert")).to_contain_text("numbers rise from left to right")
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", "/rules/welcome#3.2")
    assert covered(page) == before
    page.locator(".dock button", has_text="left").click()
    hand.tool("Fence")
    tap(hand.gap("B4"))
    expect(page.get_by_role("alert")).to_contain_text("action of this turn is already dealt with")
    hand.close()
    write(hand, "C1", 1)
    hand.tool("Fence")
    tap(hand.gap("B4"))
    expect(page.get_by_role("alert")).to_contain_text("may not split a bis pair")
    hand.close()
    for place in range(1, 5):
        write(hand, f"A{place}", place)
        page.locator(".park").first.click()
        tap(page.locator(".dock li .button").first)
    expect(page.get_by_role("alert")).to_contain_text("has all its parks")
    hand.close()
    page.locator(".plan").nth(0).click()
    page.locator(".dock ul button").nth(0).click()
    tap(page.locator(".dock .button.go"))
    expect(page.get_by_role("alert")).to_contain_text("Complete, unused estates are missing")


def test_an_estate_that_served_a_plan_is_not_split(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 1)
    hand.choose_plans(["estates-44", "estates-36", "estates-34"])
    for place in range(1, 11):
        write(hand, f"A{place}", place)
        if place in (3, 7):
            hand.tool("Fence")
            hand.gap(f"A{place}").click()
    page.locator(".plan").nth(2).click()
    page.locator(".dock .button.go").click()  # two estates of three could serve: one is chosen
    expect(page.locator(".dock h2")).to_contain_text("Which estate")
    tap(hand.lot("A4"))
    expect(page.get_by_role("alert")).to_contain_text("needs no more estates of this size")
    hand.lot("A9").click()
    expect(page.locator(".plan").nth(2)).to_contain_text("Yours")
    write(hand, "B1", 1)
    hand.tool("Fence")
    tap(hand.gap("A9"))
    expect(page.get_by_role("alert")).to_contain_text("served a plan")
    hand.gap("A1").click()
    expect(page.locator(".dock h2")).to_contain_text("fence")


def test_free_is_like_paper(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 1, guarded=False)
    write(hand, "A1", 9)
    write(hand, "A2", 4)
    write(hand, "A1", 12)
    expect(page.locator("[data-lot=A1]")).to_have_accessible_name("Top street, lot 1: house 12.")
    hand.lot("A1").click()
    page.get_by_role("button", name="Erase").click()
    expect(page.locator("[data-lot=A1]")).to_have_accessible_name("Top street, lot 1: empty.")
    page.get_by_role("button", name="Free, like paper").click()
    expect(page.locator("#faults")).to_have_count(0)
    hand.lot("A3").click()
    hand.number(2)
    expect(page.get_by_role("alert")).to_contain_text("numbers rise")


def test_a_house_has_one_action(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", PHONE)
    hand = begin(page, 1, solo=True)
    dock = page.locator(".dock")
    hand.lot("A3").click()
    dock.get_by_role("button", name="Pool", exact=True).click()
    dock.get_by_role("button", name="Temp", exact=True).click()
    expect(dock.get_by_role("button", name="Pool", exact=True)).to_have_attribute("aria-pressed", "false")
    hand.number(5)
    assert hand.lines()[0][-1] == 0  # a temp alone is worth nothing in solo, a pool would be worth 3
    page.reload()
    hand.tool("Agent")
    tap(page.locator(".dock .pick").first)
    expect(page.get_by_role("alert")).to_contain_text("action of this turn is already dealt with")
    hand.close()
    hand.lot("A3").click()
    tap(dock.get_by_role("button", name="Dig the pool"))
    expect(page.get_by_role("alert")).to_contain_text("action of this turn is already dealt with")
    hand.close()
    write(hand, "B2", 7)
    hand.lot("A3").click()
    tap(dock.get_by_role("button", name="Dig the pool"))
    expect(page.get_by_role("alert")).to_contain_text("Only the house just written gets its pool")
    hand.close()
    page.locator(".score button", has_text="Parks").click()
    tap(page.locator(".dock li .button").first)
    expect(page.get_by_role("alert")).to_contain_text("in the street of the house just written")
    page.locator(".dock li .button").nth(1).click()
    expect(page.locator(".dock h2")).to_contain_text("One more park")


def test_rules_switched_on_later_mark_what_breaks_them(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", PHONE)
    hand = begin(page, 1, guarded=False)
    write(hand, "A1", 9)
    write(hand, "A2", 4)
    expect(page.locator("#faults")).to_have_count(0)
    page.get_by_role("button", name="Free, like paper").click()
    faults = page.get_by_role("region", name="One thing on this sheet breaks the rules")
    expect(faults).to_be_visible()
    page.reload()
    expect(faults.get_by_role("link")).to_have_attribute("href", "/rules/welcome#3.2")
    lot = page.locator("[data-lot=A2]")
    expect(lot).to_have_accessible_name(re.compile("house 4. 4 does not fit on A2: numbers rise from left to right."))
    expect(page.locator("li", has=lot).get_by_text("!", exact=True)).to_be_visible()
    expect(page.locator("li", has=page.locator("[data-lot=A1]")).get_by_text("!", exact=True)).to_have_count(0)
    faults.get_by_role("button", name="4 does not fit").click()
    expect(lot).to_have_attribute("aria-expanded", "true")
    hand.close()
    page.locator(".tools").get_by_role("button", name="Undo").click()
    expect(faults).to_have_count(0)


def test_a_plan_claimed_by_one_is_worth_as_much_in_the_same_round_and_less_later(
    server: Server, visit: Callable[..., Page]
) -> None:
    page = visit(f"{server.url}/pad", PHONE)
    hand = begin(page, 3)
    hand.choose_plans(["ends"])
    for seat in range(3):
        hand.sheet(seat)
        for first, last in (("A1", "A10"), ("B1", "B11"), ("C1", "C12")):
            write(hand, first, 1)
            write(hand, last, 15)
        page.locator(".plan").first.click()
        choices = page.locator(".dock .row .button").filter(has_text=re.compile("Claim|round|Later"))
        expect(choices).to_have_text(["Claim for 7"] if seat == 0 else ["Same round: 7", "Later: 4"])
        choices.nth(1 if seat == 2 else 0).click()
        expect(page.locator(".plan").first).to_contain_text("Yours")
        assert hand.lines()[seat][0] == (4 if seat == 2 else 7)


def test_temps_are_ranked_over_all_who_play(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 2)
    hand.lot("A1").click()
    page.locator(".dock").get_by_role("button", name="Temp", exact=True).click()
    hand.number(3)
    points = page.locator(".score li", has_text="Temps").locator(".value")
    expect(points).to_have_text("7")
    page.get_by_role("button", name="Names, options, files").click()
    page.get_by_role("button", name="Add somebody").click()
    page.get_by_label("Temps", exact=True).fill("3")
    page.get_by_label("Temps", exact=True).press("Tab")
    page.locator("dialog .head button").click()
    expect(points).to_have_text("4")


def test_the_sheet_is_passed_on(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", PHONE)
    hand = begin(page, 3)
    for seat, name in enumerate(("Player 1", "Player 2", "Player 3")):
        expect(page.locator("[data-sheet]")).to_have_accessible_name(f"Sheet of {name}")
        page.get_by_label(f"Name of {name}’s town").fill(f"Town {seat}")
        write(hand, "A1", seat)
        page.get_by_role("button", name="Next:").click()
    expect(page.locator("[data-lot=A1]")).to_have_accessible_name("Top street, lot 1: house 0.")
    expect(page.locator(".town")).to_have_value("Town 0")


@pytest.mark.parametrize("size", [{"width": 1024, "height": 768}, {"width": 1180, "height": 820}, DESKTOP])
def test_all_streets_are_seen_on_a_tablet_on_its_side(
    server: Server, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(f"{server.url}/pad", size)
    begin(page, 3)
    dock = page.locator(".dock").bounding_box()
    assert dock
    for lot in ("A1", "B11", "C12"):
        box = page.locator(f"[data-lot={lot}]").bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
        assert box["y"] + box["height"] <= dock["y"], lot
