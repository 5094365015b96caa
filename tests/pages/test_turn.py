"""The own turn of Welcome To: plans are read and claimed, choices made otherwise, and what can be tapped is marked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages import playing_heimat
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import settled
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_welcome import open_table
from tests.server.circumstances import DRAWN
from tests.server.running import Server
from tests.welcome.drawing import everywhere

Visit = Callable[..., Page]
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture
def begin(make_server: Callable[..., Server], visit: Visit) -> Callable[..., Page]:
    """Opens a table whose game begins as drawn; the visitor has the first seat."""

    def open_drawn(
        size: dict[str, int],
        *streets: str,
        options: str = "basic",
        seats: tuple[str | None, ...] = (None, "easy"),
        **drawn: Any,
    ) -> Page:
        server = make_server("games begin as drawn + deals by name")
        server.tell(DRAWN, json.dumps({"streets": streets, **drawn}))
        page = visit(server.url, size)
        open_table(page, options, [*seats])
        return page

    return open_drawn


def tap_card(page: Page, index: int) -> None:
    """Tap the first, second or third card."""
    page.locator(".cards .card").nth(index).click()
    settled(page)


def show(page: Page, lot: str) -> Locator:
    """A lot, in its street, which is opened where it is folded."""
    street = page.locator(f".street-{'ABC'.index(lot[0]) + 1}")
    if street.locator(".folded").is_visible():
        street.locator(".folded").click()
    return page.locator(f"[data-lot={lot}]")


def tap_lot(page: Page, lot: str) -> None:
    """Tap a lot, also one that says that it cannot be used."""
    show(page, lot).click(force=True)
    settled(page)


def chosen_cards(page: Page) -> Locator:
    """The cards that are taken."""
    return page.locator(".cards .card[aria-checked=true]")


# --- plans ------------------------------------------------------------------------------------------------------------


@SIZES
def test_a_plan_is_read_and_claimed(begin: Callable[..., Page], size: dict[str, int]) -> None:
    page = begin(size, "1 2| 3 4 5| . . . . .", plans="estates-2222 estates-36 estates-235", plan=(0, 0, 7))
    plans, dialog = page.locator(".plan"), page.get_by_role("dialog")
    plans.first.click()
    expect(dialog).to_contain_text("Four estates of two houses")
    expect(dialog).to_contain_text("First 8 points Later 4 points")
    expect(dialog).to_contain_text("Nobody has claimed it yet.")
    expect(dialog).to_contain_text("You have 1 of 4. Missing: 3 estates of 2.")
    expect(dialog).to_contain_text("Complete, unused estates are missing for plan 1.")
    expect(dialog.get_by_role("link", name="Rule 8.4")).to_be_visible()
    expect(dialog).to_contain_text("Plans are claimed at the end of the turn")
    assert violations(page) == []
    assert small_targets(page) == []
    assert not overflows(page)
    page.keyboard.press("Escape")
    plans.nth(2).click()
    expect(dialog).to_contain_text("You 7 points")
    expect(dialog).not_to_contain_text("Missing")
    page.keyboard.press("Escape")


@SIZES
def test_a_plan_that_can_be_claimed_is_offered_in_the_bar_and_in_its_dialog(
    begin: Callable[..., Page], size: dict[str, int]
) -> None:
    page = begin(size, "1 2 3| . . . . . . .", "1 2 3 4 5 6| . . . . .", cards="8E 9E 10E")
    plan, dialog = page.locator(".plan").nth(1), page.get_by_role("dialog")
    plan.click()
    expect(dialog).to_contain_text("You have 2 of 2.")
    expect(dialog.get_by_role("button", name="Claim it")).to_have_count(0)
    page.keyboard.press("Escape")
    tap_card(page, 0)
    tap_lot(page, "C7")
    page.locator(".bar .button.go.second").click()  # no raise
    assert settled(page) == "finish"
    expect(page.locator(".bar .claim")).to_have_text("Plan 2: +8")
    plan.click()
    dialog.get_by_role("button", name="Claim it: +8").click()
    expect(page.locator(".plan").nth(1)).to_contain_text("8")
    expect(page.get_by_role("radio", name="As they lie")).to_be_checked()
    page.get_by_role("button", name="Undo one step").click()
    page.locator(".bar .claim").click()
    settled(page)
    expect(page.locator(".bar .claim")).to_have_count(0)


def test_used_houses_are_no_progress(begin: Callable[..., Page]) -> None:
    page = begin(
        PHONE,
        "1u 2u| 3 4 5 6 7 8 9 10",
        options="plans",
        plans="houses-A estates-36 estates-235",
        plan=(0, 6, 0),
    )
    expect(page.locator(".plan").first).to_contain_text("8/10")
    page.locator(".plan").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 of its houses have served another plan and do not count.")
    expect(dialog).to_contain_text("A house that plan 1 asks for has served another plan.")


def test_the_reshuffle_is_a_question_of_its_own(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, "1 2 3| . . . . . . .", "1 2 3 4 5 6| . . . . .", cards="8T 9T 10T")
    tap_card(page, 0)
    tap_lot(page, "C7")
    page.locator(".bar .claim").click()
    settled(page)
    question = page.get_by_role("radiogroup", name="Shuffle all cards anew? 25 are left in each pile.")
    expect(question.get_by_role("radio", name="As they lie")).to_be_checked()
    question.get_by_role("radio", name="Reshuffle").click()
    settled(page)
    page.reload()
    settled(page)
    expect(question.get_by_role("radio", name="Reshuffle")).to_be_checked()
    question.get_by_role("radio", name="As they lie").click()
    settled(page)
    expect(question.get_by_role("radio", name="Reshuffle")).not_to_be_checked()
    expect(page.locator(".plan").nth(1)).to_contain_text("Yours")
    page.set_viewport_size({"width": 768, "height": 1024})
    asked, prompt = question.bounding_box(), page.locator(".prompt").bounding_box()
    assert asked and prompt and asked["y"] + asked["height"] <= prompt["y"], "neither lies over the other"


# --- choices are made otherwise ---------------------------------------------------------------------------------------


@SIZES
def test_another_card_and_another_lot_are_taken_by_a_tap(begin: Callable[..., Page], size: dict[str, int]) -> None:
    page = begin(size, "5 . . . . . . . . .", cards="3F 8L 9P")
    tap_card(page, 0)
    tap_card(page, 1)
    expect(chosen_cards(page)).to_have_attribute("data-action", "landscaper")
    expect(page.locator(".prompt h2")).to_have_text("Choose a lot for 8")
    tap_lot(page, "B3")
    tap_lot(page, "B5")
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "B5")
    tap_lot(page, "A1")
    expect(page.locator(".why")).to_contain_text("Something stands on A1 already.")
    page.reload()
    settled(page)
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "B5")
    tap_lot(page, "C5")
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "C5")
    page.get_by_role("button", name="Undo one step").click()
    expect(page.locator(".lot.pending")).to_have_count(0)
    expect(page.locator(".prompt h2")).to_have_text("Choose a lot for 8")
    tap_lot(page, "C5")
    page.locator(".bar .button.go").click()  # the park
    settled(page)
    tap_card(page, 2)
    expect(chosen_cards(page)).to_have_attribute("data-action", "pool")
    expect(page.locator(".lot.pending")).to_have_count(0)


def test_the_number_of_a_temp_is_changed_where_it_stands(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, "6 . 9 . . . . . . .", cards="8T 9T 10T")
    tap_card(page, 0)
    tap_lot(page, "A2")
    expect(page.locator("[data-lot=A2]")).to_have_accessible_name(re.compile("house 8"))
    number = page.get_by_role("radiogroup", name="Which number?").get_by_role("radio")
    expect(number.nth(2)).to_be_checked()
    number.nth(1).click()
    expect(page.locator("[data-lot=A2]")).to_have_accessible_name(re.compile("house 7"))
    number.nth(4).click()
    expect(page.locator(".why")).to_contain_text("10 does not fit on A2")
    expect(page.locator("[data-lot=A2]")).to_have_accessible_name(re.compile("house 7"))


def test_of_a_hand_the_third_card_is_another_action(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, options="expert", seats=(None, "easy", "easy"), cards="3F 8L 9P")
    expect(page.locator(".prompt")).to_contain_text("The third one goes to Carlo.")
    tap_lot(page, "A1")
    expect(page.locator(".why")).to_contain_text("Take a combination first.")
    tap_card(page, 0)
    tap_card(page, 1)
    assert settled(page) == "write"
    tap_card(page, 2)
    expect(page.locator(".card").nth(2)).to_have_accessible_name(re.compile("Its action is taken"))
    expect(page.locator(".card").nth(0)).to_have_accessible_name(re.compile("Its number is taken"))
    tap_card(page, 2)  # back it goes
    expect(page.locator(".prompt h2")).to_have_text("Choose the card whose action you use")
    tap_card(page, 1)
    tap_lot(page, "B4")
    tap_card(page, 0)
    expect(page.locator(".prompt h2")).to_have_text("Choose a number, then an action")
    expect(chosen_cards(page)).to_have_count(0)


# --- what can be done is marked, and where one works ------------------------------------------------------------------


FRAME = "lots => lots.map((lot) => [lot.dataset.lot, getComputedStyle(lot.parentElement, '::before').borderTopStyle])"


@SIZES
def test_estates_that_can_serve_a_plan_are_framed(begin: Callable[..., Page], size: dict[str, int]) -> None:
    streets = ("1 2| 3 4| . . . . . .", "1 2 3 4 5| 6 7| . . . .")
    page = begin(size, *streets, cards="8T 9T 10T", plans="estates-44 estates-36 estates-25")
    tap_card(page, 0)
    tap_lot(page, "C7")
    page.locator(".bar .claim").click()
    assert settled(page) == "estates"
    expect(page.locator("[data-lot=A1]")).to_be_visible()  # on a phone its street is open
    frames = dict(page.locator("[data-lot]").evaluate_all(FRAME))
    assert {lot for lot, frame in frames.items() if frame == "dashed"} == {"A1", "A2", "A3", "A4", "B6", "B7"}
    assert {lot for lot, frame in frames.items() if frame == "solid"} == {"B1", "B2", "B3", "B4", "B5"}
    tap_lot(page, "A4")
    frames = dict(page.locator("[data-lot]").evaluate_all(FRAME))
    assert {lot for lot, frame in frames.items() if frame == "solid"} == {"A3", "A4", "B1", "B2", "B3", "B4", "B5"}


def test_the_street_at_work_stays_open(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, "1 . 5 . 7 . . . . .", cards="8B 8F 9F")
    open_street = page.locator(".street.open")
    tap_card(page, 0)
    tap_lot(page, "B5")
    assert settled(page) == "act"  # a bis fits in more places above
    expect(open_street).to_have_accessible_name("Middle street")
    tap_lot(page, "B6")
    expect(open_street).to_have_accessible_name("Middle street")
    page.locator(".bar .button.go").click()
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    expect(open_street).to_have_accessible_name("Middle street")
    tap_card(page, 0)
    assert settled(page) == "write"
    expect(open_street).to_have_accessible_name("Middle street")


def test_lots_are_numbered(begin: Callable[..., Page]) -> None:
    page = begin(PHONE)
    assert show(page, "C12").is_visible()
    drawn = "places => places.map((place) => getComputedStyle(place, '::after').content)"
    assert page.locator(".street-3 .place").evaluate_all(drawn) == [f'"{number}"' for number in range(1, 13)]


# --- refusals ---------------------------------------------------------------------------------------------------------

EIGHTS = everywhere("8")  # numbers rise: no other 8 fits, but a 9 does


def test_a_refusal_is_no_main_thing_while_a_temp_fits(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, *EIGHTS, cards="8F 8E 8T", refusals=1)
    expect(page.locator(".prompt h2")).to_have_text("Choose a combination")
    expect(page.locator(".bar .go")).to_have_text("Confirm")
    expect(page.get_by_role("button", name="Mark a permit refusal")).to_have_class(re.compile("quiet"))
    tap_card(page, 2)
    assert settled(page) == "write"


def test_a_forced_refusal_says_what_it_costs(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, *EIGHTS, cards="8F 8E 8L", refusals=1)
    expect(page.locator(".prompt")).to_contain_text("No number fits Mark a permit refusal: −3 points.")
    page.locator(".bar .go.refuse").click()
    expect(page.locator(".prompt")).to_contain_text("Confirm your turn Permit refusal: −3 points.")
    tap_lot(page, "B3")
    expect(page.locator(".why")).to_contain_text("Take a combination first.")


# --- by keyboard ------------------------------------------------------------------------------------------------------


def test_by_keyboard_the_focus_follows_the_step(begin: Callable[..., Page]) -> None:
    page = begin(DESKTOP, "8 . . . . . . . . .", cards="8F 8E 8L")
    focused = page.locator(":focus")
    presses = 0

    def press(key: str) -> None:
        nonlocal presses
        presses += 1
        page.keyboard.press(key)

    press("1")
    expect(focused).to_have_attribute("data-lot", "B1")  # the first that fits
    press("ArrowRight")
    press("Enter")
    expect(focused).to_have_accessible_name("Top street: put a fence between lot 1 and lot 2")
    press("Enter")
    expect(focused).to_have_text("Confirm")
    press("Enter")
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    expect(focused).to_have_attribute("role", "radio")
    assert presses <= 10
    page.locator(".cards .card").nth(1).click()
    settled(page)
    expect(focused).to_have_attribute("role", "radio")  # who taps keeps the focus


def test_by_keyboard_the_focus_follows_the_auction(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Ruth")
    table = playing_heimat.begin_with(page, friend)
    playing_heimat.go_to(page, friend, table, "bid")
    focused = page.locator(":focus")
    page.keyboard.press("1")
    expect(focused).to_have_text("Bid 1")
    page.keyboard.press("Enter")
    expect(page.locator(playing_heimat.TABLE)).to_have_attribute("data-step", "")
    playing_heimat.answer_for(friend, table, playing_heimat.bid_one)  # it is sold
    expect(page.locator(".heimat-places button:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(focused).to_have_text("Build here")
    page.keyboard.press("Enter")
    expect(page.locator(".heimat-places")).to_have_count(0)
