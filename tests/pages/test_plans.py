"""City plans in the browser: read, offered, claimed, served by estates; and the reshuffle that follows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.pages.conftest import PHONE
from tests.pages.playing import resize, settled
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.turns import SIZES, tap_card, tap_lot
from tests.welcome.drawing import EMPTY_STREETS


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
def test_a_plan_says_who_else_has_it_and_what_it_is_worth_now(begin: Callable[..., Page], size: dict[str, int]) -> None:
    streets = ("1 2 3| . . . . . . .", "1 2 3 4 5 6| . . . . .")
    claimed = {"streets": EMPTY_STREETS, "plan": (0, 8, 0)}
    page = begin(size, *streets, cards="8E 9E 10E", others={1: claimed}, turned=(1,))
    plan, dialog = page.locator(".plan").nth(1), page.get_by_role("dialog")
    plan.click()
    expect(dialog.get_by_role("listitem")).to_have_text("Bella 8 points")
    expect(dialog).not_to_contain_text("Nobody has claimed it")
    expect(dialog.locator("dl .now")).to_have_text("Later 4 points")
    page.keyboard.press("Escape")
    tap_card(page, 0)
    tap_lot(page, "C7")
    page.locator(".bar .without").click()
    assert settled(page) == "finish"
    plan.click()
    dialog.get_by_role("button", name="Claim it: +4").click()
    settled(page)
    plan.click()
    expect(dialog.get_by_role("listitem")).to_have_text(["You 4 points", "Bella 8 points"])


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
    page.locator(".bar .without").click()  # no raise
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
    resize(page, {"width": 768, "height": 1024})
    asked, prompt = question.bounding_box(), page.locator(".prompt").bounding_box()
    assert asked and prompt and asked["y"] + asked["height"] <= prompt["y"], "neither lies over the other"


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
