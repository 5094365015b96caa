"""The own turn of Welcome To: choices are made otherwise, and what cannot be done says why."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import settled
from tests.pages.test_access import violations
from tests.pages.turns import SIZES, boxes, chosen_cards, let_no_time_pass, show, tap_card, tap_half, tap_lot
from tests.welcome.drawing import everywhere

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
    page.locator(".bar .pick.wide").click()  # the park
    settled(page)
    tap_card(page, 2)
    expect(chosen_cards(page)).to_have_attribute("data-action", "pool")
    expect(page.locator(".why")).to_have_count(0)
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "C5")  # with its new number
    expect(page.locator("[data-lot=C5]")).to_have_attribute("aria-label", re.compile("house 9"))
    tap_card(page, 0)
    tap_lot(page, "A2")
    expect(page.locator(".why")).to_contain_text("3 does not fit on A2")
    tap_card(page, 1)
    expect(page.locator("[data-lot=C5]")).to_have_attribute("aria-label", re.compile("house 8"))
    tap_lot(page, "A2")
    tap_card(page, 0)
    expect(page.locator(".why")).to_contain_text("3 does not fit on A2: the house was taken back.")
    expect(page.locator(".lot.pending")).to_have_count(0)
    expect(page.locator(".prompt h2")).to_have_text("Choose a lot for 3")


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
    back = page.get_by_role("button", name="Undo one step")
    back.click()
    expect(page.locator(".prompt h2")).to_have_text("Choose a lot for 7")  # the house only
    expect(number.nth(1)).to_be_checked()
    back.click()
    expect(page.locator(".prompt h2")).to_have_text("Choose a lot for 8")
    expect(number.nth(2)).to_be_checked()
    expect(chosen_cards(page)).to_have_count(1)
    back.click()
    expect(chosen_cards(page)).to_have_count(0)


def halves(page: Page) -> list[str]:
    """What is taken of each card, as it is heard."""
    names = [card.get_attribute("aria-label") or "" for card in page.locator(".cards .card").all()]
    return [found[1] if (found := re.search(r"Its (\w+) is taken", name)) else "" for name in names]


@SIZES
@pytest.mark.parametrize(("options", "seats"), [("expert", (None, "easy", "easy")), ("basic", (None,))])
def test_of_a_hand_the_half_that_is_tapped_is_chosen(
    begin: Callable[..., Page], size: dict[str, int], options: str, seats: tuple[str | None, ...]
) -> None:
    page = begin(size, options=options, seats=seats, cards="3F 8L 9P")
    task = page.locator(".prompt h2")
    expect(task).to_have_text("Choose a number and an action")
    expect(page.locator(".prompt")).to_contain_text("They come from two different cards.")
    tap_half(page, 1, "action")
    assert halves(page) == ["", "action", ""]
    expect(task).to_have_text("Now tap a number")
    tap_half(page, 1, "number")  # no card gives both
    assert halves(page) == ["", "number", ""]
    expect(task).to_have_text("Now tap an action")
    tap_half(page, 0, "number")
    tap_half(page, 2, "action")
    expect(task).to_have_text("Choose a lot for 3")
    tap_half(page, 1, "action")
    assert halves(page) == ["number", "action", ""]
    tap_half(page, 2, "number")
    assert halves(page) == ["", "action", "number"]
    expect(task).to_have_text("Choose a lot for 9")
    tap_half(page, 2, "number")  # back it goes
    assert halves(page) == ["", "action", ""]
    page.get_by_role("button", name="Undo one step").click()
    expect(chosen_cards(page)).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("3")  # of whole cards the number, then the action
    expect(task).to_have_text("Choose a lot for 3")
    assert halves(page) == ["number", "", "action"]


def test_of_a_hand_the_third_card_is_another_action(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, options="expert", seats=(None, "easy", "easy"), cards="3F 8L 9P")
    expect(page.locator(".prompt")).to_contain_text("The third one goes to Carlo.")
    tap_lot(page, "A1")
    expect(page.locator(".why")).to_contain_text("Take a combination first.")
    tap_half(page, 0, "number")
    tap_half(page, 1, "action")
    tap_lot(page, "B4")
    expect(page.locator(".lot.pending")).to_have_count(1)
    tap_half(page, 2, "action")
    assert halves(page) == ["number", "", "action"]
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "B4")  # the same number: it stays


# --- refusals ---------------------------------------------------------------------------------------------------------

EIGHTS = everywhere("8")  # numbers rise: no other 8 fits, but a 9 does


@SIZES
def test_a_fence_that_cannot_stand_says_why(begin: Callable[..., Page], size: dict[str, int]) -> None:
    page = begin(size, "1 3 3b 4| 5u 6u| . . . .", cards="8F 8E 8L")
    tap_card(page, 0)
    tap_lot(page, "A8")
    for lot, why in (
        ("A2", "A fence may not split a bis pair"),
        ("A5", "This estate served a plan"),
        ("A6", "A fence stands right of A6 already."),
    ):
        gap = page.locator("li", has=show(page, lot)).locator(".gap")
        expect(gap).to_have_accessible_name(re.compile("no fence between lot .* why not"))
        expect(page.locator(".shield")).to_be_hidden()
        gap.click(force=True)  # it is there to say why not
        expect(page.locator(".why")).to_contain_text(why)
    assert violations(page) == []


def test_a_refusal_is_no_main_thing_while_a_temp_fits(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, *EIGHTS, cards="8F 8E 8T", refusals=1)
    expect(page.locator(".prompt h2")).to_have_text("Choose a combination")
    expect(page.locator(".bar .lead")).to_have_text("Show what to choose")
    expect(page.get_by_role("button", name="Mark a permit refusal")).to_have_class(re.compile("quiet"))
    tap_card(page, 2)
    assert settled(page) == "write"


def test_everything_that_is_confirmed_is_said(begin: Callable[..., Page]) -> None:
    page = begin(
        PHONE,
        "1 2 3| . . . . . . .",
        "1 2 3 4 5 6| . . . . .",
        cards="8T 8E 8F",
        options="roundabouts",
    )
    said = page.locator(".prompt")
    tap_card(page, 0)
    tap_lot(page, "C5")
    expect(said).to_contain_text("Claim a plan, or confirm 8 on C5 (Temp). A plan claimed later")
    tap_card(page, 1)
    page.locator(".bar .pick", has_text="→").nth(2).click()
    expect(said).to_contain_text("8 on C5 (Estate agent) and estates of 3 worth more.")
    page.get_by_role("button", name="Undo one step").click()
    page.get_by_role("button", name="Skip the agent").click()
    expect(said).to_contain_text("8 on C5 (without the action).")
    tap_card(page, 2)
    show(page, "C5")
    page.locator("li", has=page.locator("[data-lot=C6]")).locator(".gap").click()
    settled(page)
    page.get_by_role("button", name="Roundabout: build one").click()
    tap_lot(page, "A9")
    page.locator(".bar .claim").click()
    expect(page.locator(".prompt h2")).to_have_text("Confirm your turn")
    expect(said).to_contain_text("8 on C5 (Surveyor), fence right of C6, roundabout on A9 and plan 2 (+8).")
    page.reload()
    settled(page)
    expect(said).to_contain_text("8 on C5 (Surveyor), fence right of C6, roundabout on A9 and plan 2 (+8).")


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_on_a_desktop_all_that_can_be_done_stands_in_one_line(begin: Callable[..., Page], language: str) -> None:
    page = begin(DESKTOP, cards="8T 8E 8L", options="advanced", language=language)
    tap_card(page, 0)
    tap_lot(page, "B5")
    middles = [item["y"] + item["height"] / 2 for item in boxes(page, ".bar .button") if item]
    assert len(middles) >= 4
    assert max(middles) - min(middles) < 2, middles


def test_a_forced_refusal_says_what_it_costs(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, *EIGHTS, cards="8F 8E 8L", refusals=1)
    expect(page.locator(".prompt")).to_contain_text("No number fits Mark a permit refusal: −3 points.")
    page.locator(".bar .pick.refuse").click()
    expect(page.locator(".prompt")).to_contain_text("Confirm your turn Permit refusal: −3 points.")
    tap_lot(page, "B3")
    expect(page.locator(".why")).to_contain_text("Take a combination first.")


# --- what is asked for, and what waits --------------------------------------------------------------------------------


@SIZES
def test_what_can_be_chosen_is_pointed_out_also_where_all_of_it_is_in_sight(
    begin: Callable[..., Page], size: dict[str, int]
) -> None:
    page = begin(size, "5 . . . . . . . . .", cards="3F 8L 9P")
    lead, outline = page.get_by_role("button", name="Show what to choose"), "getComputedStyle(item).outlineStyle"
    pointed = page.locator("[data-pointed]")
    let_no_time_pass(page)
    lead.click()
    expect(pointed).to_have_count(3)  # the cards
    expect(page.locator(".cards [data-pointed]")).to_have_count(3)
    assert pointed.first.evaluate(f"item => {outline}") == "solid"
    page.clock.run_for(2000)
    expect(pointed).to_have_count(0)
    tap_card(page, 1)
    lead.click()
    expect(page.locator(".lot.legal[data-pointed]").first).to_be_visible()
    expect(page.locator("[data-pointed]:not(.lot.legal)")).to_have_count(0)


def test_while_the_own_turn_is_sent_nobody_but_others_is_still_thinking(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, "5 . . . . . . . . .", cards="3F 8L 9P")
    tap_card(page, 1)
    tap_lot(page, "B3")
    page.locator(".bar .pick.wide").click()
    settled(page)
    page.route("**/turn", lambda _: None)  # nobody answers yet
    page.locator(".bar .go").click()
    expect(page.locator(".task h2")).to_have_text("Sending…")
    expect(page.locator(".task")).not_to_contain_text("Ada")


# --- what is said -----------------------------------------------------------------------------------------------------


def test_where_no_bis_fits_it_is_said_how_the_house_is_moved(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, "5 . . . . . . . . .", cards="8B 8L 9P")
    tap_card(page, 0)
    tap_lot(page, "A4")
    assert settled(page) == "act"
    tap_lot(page, "A8")
    expect(page.locator(".why")).to_contain_text("to copy. Undo lets you put the house elsewhere.")
    page.get_by_role("button", name="Undo one step").click()
    settled(page)
    tap_lot(page, "A8")
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "A8")


def test_until_when_steps_can_be_undone_is_said(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, cards="8F 8E 8L", language="de-DE")
    tap_card(page, 2)
    tap_lot(page, "A4")
    page.locator(".bar .pick.wide").click()
    expect(page.locator(".prompt")).to_contain_text("Solange du nicht bestätigst, lässt sich jeder Schritt zurück")


def test_who_wins_alone_is_told_once(begin: Callable[..., Page]) -> None:
    full = ("1 2 3 4 5 6| 7 8 9 .", "1 2 3 4 5 6| 7 8 9 10 11", "1 2 3 4 5 6| 7 8 9 10 11 12")
    page = begin(PHONE, *full, cards="10F 11F 12F")
    tap_card(page, 0)
    tap_lot(page, "A10")
    page.locator(".bar .without").click()
    page.locator(".bar .go").click()
    expect(page.locator("#end-title")).to_have_text("You win!")
    expect(page.locator(".end .hero")).not_to_contain_text("Ada wins")
    expect(page.locator(".end .hero p").last).to_have_text(re.compile(r"^\d+ points$"))


BELOW = """() => {
    const total = document.querySelector('dialog .total').getBoundingClientRect();
    const edge = document.querySelector('dialog .content').getBoundingClientRect().bottom;
    const place = [total.left + total.width / 2, (total.top + edge) / 2 + total.height / 4];
    return [Math.round(edge - total.bottom), Boolean(document.elementFromPoint(...place).closest('.total'))];
}"""


def test_no_line_of_the_score_is_seen_below_its_sum(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, cards="8F 8E 8L", language="de-DE")
    page.locator(".strip button").click()
    expect(page.locator("dialog .total")).to_be_in_viewport(ratio=1)
    assert page.evaluate(BELOW) == [0, True]
    page.locator("dialog .content").evaluate("content => content.scrollTo(0, content.scrollHeight)")
    expect(page.locator("dialog .line").last).to_be_in_viewport(ratio=1)
    assert page.evaluate(BELOW) == [0, True]
