"""What lies under the finger: it stays in place, nothing lies over it, and no tap does what was not meant."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, Route, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import open_table, resize, settled
from tests.pages.test_access import covered, small_targets
from tests.pages.test_turn import EIGHTS
from tests.pages.turns import SIZES, boxes, let_no_time_pass, show, tap_card, tap_lot, tap_twice
from tests.server.running import Server, wait_until

SIDEWAYS = {"width": 844, "height": 390}
UPRIGHT = {"width": 768, "height": 1024}


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


def test_the_open_street_changes_only_by_a_tap_and_those_that_can_take_the_number_are_marked(
    begin: Callable[..., Page],
) -> None:
    page = begin(PHONE, "10 . . . . . . . . .", "4 . . . . . . . . . .", cards="11F 3F 12F")
    open_street = page.locator(".street.open")
    tap_card(page, 0)
    expect(open_street).to_have_accessible_name("Top street")  # though more would fit elsewhere
    tap_card(page, 1)
    expect(open_street).to_have_accessible_name("Top street")  # though nothing fits there
    expect(page.locator(".street-3 .folded.offering b")).to_have_text("12")
    expect(page.locator(".street-2 .folded b")).to_have_count(0)
    page.get_by_role("button", name="Show what to choose").click()
    expect(open_street).to_have_accessible_name("Bottom street")
    expect(page.locator("[data-lot=C1]")).to_be_in_viewport(ratio=1)
    tap_card(page, 0)
    expect(open_street).to_have_accessible_name("Bottom street")


def test_a_hint_leads_to_the_street_where_it_lies(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, cards="11F 3F 12F")
    story = [{"event": "story-wish", "seat": 0}]
    hint = {"moves": ["1", "11:C9", "|C8"], "value": 50, "lines": {}, "grounds": [], "story": story}
    page.route("**/hints?*", lambda route: route.fulfill(json=[hint]))
    expect(page.locator(".street.open")).to_have_accessible_name("Top street")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.click()
    expect(page.locator(".lot.pending")).to_have_attribute("data-lot", "C9")
    expect(page.locator("[data-lot=C9]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".street.open")).to_have_accessible_name("Bottom street")


NEAR = """() => [...document.querySelectorAll('.folded .lots')]
    .filter((lots) => lots.checkVisibility()).flatMap((lots) => {
    const boxes = [...lots.children].map((cell) => {
        const text = document.createRange();
        text.selectNodeContents([...cell.childNodes].find((node) => node.nodeType === 3 && node.data.trim()) ?? cell);
        return text.getBoundingClientRect();
    });
    return boxes.slice(1).map((box, index) => box.left - boxes[index].right);
})"""


@pytest.mark.parametrize("size", [PHONE, {"width": 390, "height": 844}], ids=["360", "390"])
def test_numbers_of_folded_streets_stand_apart(begin: Callable[..., Page], size: dict[str, int]) -> None:
    streets = ("1 . 3 4 5 6 7 8 9 10", "7 8 9 10 11 12 12b 13 14 15 16", "6 7 8 9 10 11 12 13 14 14b 15 16")
    page = begin(size, *streets, cards="2F 2E 2L")
    expect(page.locator(".folded:visible")).to_have_count(2)
    apart = page.evaluate(NEAR)
    assert len(apart) == 10 + 11
    assert min(apart) >= 3, apart


def test_a_street_stays_open_under_the_finger(begin: Callable[..., Page]) -> None:
    page = begin(PHONE, "1 2 3 4 5 6 7 8 9 .", ". . . 5 . . . . . . .", cards="10B 11F 12F")
    tap_card(page, 0)
    tap_lot(page, "A10")
    assert settled(page) == "act"  # a bis fits only in another street
    expect(page.locator(".street.open")).to_have_accessible_name("Top street")
    expect(page.locator(".street-2 .folded")).to_have_class(re.compile("offering"))
    tap_lot(page, "B3")
    expect(page.locator("[data-lot=B3]")).to_have_accessible_name(re.compile("5"))


@pytest.mark.parametrize("size", [PHONE, {"width": 390, "height": 844}, {"width": 740, "height": 360}], ids=str)
def test_nothing_moves_under_the_finger_during_a_turn(begin: Callable[..., Page], size: dict[str, int]) -> None:
    page = begin(size, "5 . . . . . . . . .", cards="6T 8L 9E")
    tapped = ".cards .card, .bar .button[aria-label='Undo one step']"
    before = boxes(page, tapped)
    for index in (0, 1, 2):
        tap_card(page, index)
        assert boxes(page, tapped) == before
        street = boxes(page, ".street.open .lot")
        tap_lot(page, "A4")
        assert settled(page) != "write"
        assert boxes(page, tapped) == before
        assert boxes(page, ".street.open .lot") == street


@SIZES
def test_a_second_tap_in_the_same_place_does_nothing_else(begin: Callable[..., Page], size: dict[str, int]) -> None:
    page = begin(size, "5 . . . . . . . . .", cards="8L 8F 9P")
    tap_card(page, 0)
    tap_lot(page, "A4")
    tap_twice(page, page.locator(".bar .pick.wide", has_text="Plant a park"))
    expect(page.locator(".prompt h2")).to_have_text("Confirm your turn")
    expect(page.locator(".bar .button.go")).to_have_text("Confirm turn")
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "1")
    tap_twice(page, page.locator(".plan").first)
    expect(page.get_by_role("dialog")).to_be_visible()  # a second tap beside it would close it
    page.keyboard.press("Escape")
    page.locator(".bar .button.go").click()  # a moment later it is meant
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")


def lies_on(one: FloatRect, other: FloatRect) -> bool:
    """Whether two things share a spot of the screen."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_a_turn_is_confirmed_where_nothing_else_is_done(begin: Callable[..., Page], language: str) -> None:
    page = begin(PHONE, *EIGHTS, cards="9F 9E 9L", options="roundabouts", language=language)
    for size in (PHONE, SIDEWAYS, UPRIGHT, DESKTOP):
        resize(page, size)
        done: dict[str, Any] = {}
        for card in range(3):
            tap_card(page, card)
            if settled(page) == "write":
                tap_lot(page, "A2")
            assert settled(page) == "act"
            buttons = page.locator(".bar :is(.pick, .without, .refuse, .back)").all()
            done |= {f"{card} {item.inner_text()}": item.bounding_box() for item in buttons}
        page.locator(".bar .without").click()
        assert settled(page) == "finish"
        confirm = page.locator(".bar .go").bounding_box()
        assert confirm and len(done) >= 9
        assert (size, [name for name, box in done.items() if box and lies_on(box, confirm)]) == (size, [])


@SIZES
def test_quick_taps_in_different_places_all_count(begin: Callable[..., Page], size: dict[str, int]) -> None:
    page = begin(size, "5 . . . . . . . . .", cards="8L 8F 9P")
    let_no_time_pass(page)
    for tapped in (".cards .card >> nth=0", "[data-lot=A4]", ".street-1 .park.legal", ".bar .button.go"):
        page.locator(tapped).click()
        settled(page)
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    expect(page.locator("[data-lot=A4]")).to_have_accessible_name(re.compile("8"))


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, UPRIGHT, DESKTOP], ids=["phone", "sideways", "tablet", "desktop"])
def test_why_not_lies_over_nothing_and_goes_with_the_next_tap(begin: Callable[..., Page], size: dict[str, int]) -> None:
    page = begin(size, "1 3 3b 4| 5u 6u| . . . .", cards="8F 8E 8L")
    why = page.locator(".why")
    before = covered(page)
    tap_lot(page, "A8")  # before a card
    expect(why).to_contain_text("Take a combination first.")
    expect(why).to_be_in_viewport(ratio=1)
    assert covered(page) == before
    tap_card(page, 0)
    expect(why).to_have_count(0)
    tap_lot(page, "A8")
    before, cards = covered(page), boxes(page, ".cards .card")
    gap = page.locator("li", has=page.locator("[data-lot=A5]")).locator(".gap")
    expect(page.locator(".shield")).to_be_hidden()
    gap.click(force=True)  # it is there to say why not
    expect(why).to_contain_text("This estate served a plan")
    expect(why).to_be_in_viewport(ratio=1)
    assert covered(page) == before
    assert boxes(page, ".cards .card") == cards
    assert small_targets(page) == []
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    gap.click(force=True)
    expect(why).to_have_count(1)
    page.locator(".plan").first.click()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


COVERED = """() => {
    const above = document.querySelector('main').getBoundingClientRect();
    const lots = [...document.querySelectorAll('.street.open :is(.lot, .gap b)')];
    return lots.filter((lot) => {
        const whole = lot.closest('.whole').getBoundingClientRect(), box = lot.getBoundingClientRect();
        return box.top < above.top || box.bottom > above.bottom || box.left < whole.left || box.right > whole.right;
    }).map((lot) => lot.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("street", ["A", "B", "C"])
def test_on_a_short_phone_the_whole_street_at_work_can_be_seen(begin: Callable[..., Page], street: str) -> None:
    page = begin(PHONE, cards="6T 8F 9E", seats=(None, "easy", "easy"))
    show(page, f"{street}1")
    for index in (0, 1):
        tap_card(page, index)
        assert settled(page) == "write"
        page.wait_for_function(f"({COVERED})().length === 0")
    tap_lot(page, f"{street}2")
    expect(page.locator(".street.open .gap")).to_have_count({"A": 9, "B": 10, "C": 11}[street])
    page.wait_for_function(f"({COVERED})().length === 0")


def test_folded_streets_show_their_letter(begin: Callable[..., Page]) -> None:
    page = begin(PHONE)
    show(page, "B1")
    expect(page.locator(".street-1 .folded")).to_contain_text("A · Top")
    expect(page.locator(".street-3 .folded")).to_contain_text("C · Bottom")


def test_lots_are_numbered(begin: Callable[..., Page]) -> None:
    page = begin(PHONE)
    assert show(page, "C12").is_visible()
    drawn = "places => places.map((place) => getComputedStyle(place, '::after').content)"
    assert page.locator(".street-3 .place").evaluate_all(drawn) == [f'"{number}"' for number in range(1, 13)]


@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_a_hint_that_comes_moves_nothing_and_a_tap_beside_it_takes_none(
    make_server: Callable[..., Server], visit: Callable[..., Page], game: str
) -> None:
    page = visit(make_server("deals by name").url, PHONE)
    open_table(page, "basic", [None, "easy"], game, hints=True)
    asked: list[Route] = []
    page.route("**/hints?*", lambda route: asked.append(route))
    page.get_by_role("button", name="Hint").click()
    dialog, close = page.get_by_role("dialog"), page.get_by_role("dialog").get_by_role("button", name="Close")
    expect(dialog.locator("[aria-busy]")).to_be_visible()
    before, beside = [dialog.bounding_box(), close.bounding_box()], dialog.bounding_box()
    wait_until(lambda: page.evaluate("true") and asked, "the question for hints")
    asked[0].continue_()
    expect(page.locator(".hints li").first).to_be_visible()
    assert [dialog.bounding_box(), close.bounding_box()] == before
    assert beside and beside["y"] >= 48, "no room to tap beside it"
    page.mouse.click(PHONE["width"] / 2, beside["y"] - 8)
    expect(dialog).to_have_count(0)
    expect(page.locator("[aria-checked=true], .lot.pending")).to_have_count(0)
