"""Welcome To at every size: a phone on its side, tablets, many seats, the end, somebody else's sheet."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from housewright.locales import LANGUAGES
from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.playing import join_and_start, open_table, resize, round_of, settled
from tests.pages.situations import client_of
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_replay import jump, record_of, watch
from tests.pages.turns import tap_card
from tests.server.mirrors import play_out
from tests.server.running import Server

Visit = Callable[..., Page]
Size = dict[str, int]
SIDEWAYS: list[Size] = [{"width": 740, "height": 360}, {"width": 844, "height": 390}, {"width": 667, "height": 375}]
UPRIGHT: Size = {"width": 768, "height": 1024}  # tablets
FLAT: Size = {"width": 1024, "height": 768}
TV: Size = {"width": 1920, "height": 1080}
LARGEST: Size = {"width": 3840, "height": 2160}
EVERY_SIZE = [PHONE, *SIDEWAYS, UPRIGHT, TABLET, FLAT, DESKTOP, TV, LARGEST]
AT_HAND = ".cards .card, .street.open .lot, .street.open .park.legal, .gap, .bar .button, .bar .pick"
MOST_TAPS = 9  # that a turn needs
NEXT = ".street.open .lot.legal, .street.open .gap, .street.open .park.legal, .bar .pick.on, .bar .without"


def out_of_sight(page: Page, selector: str) -> list[str]:
    """What is not wholly in the window, or covered by something else."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter((item) => {
            if (!item.checkVisibility()) return false;
            const {left, right, top, bottom} = item.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const isCovered = !item.contains(seen) && !seen?.matches('.explain, .shield');  // clear as glass
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || isCovered;
        }).map((item) => item.outerHTML.slice(0, 160))""",
        selector,
    )
    return found


def finish_turn_by_touch(page: Page, size: Size) -> None:
    """Write and act wherever it is offered first; a street that offers nothing makes way for one that does."""
    for _ in range(MOST_TAPS):
        if settled(page) not in ("write", "act"):
            return
        assert (size, out_of_sight(page, AT_HAND)) == (size, [])
        if settled(page) == "write" and not page.locator(".street.open .lot.legal").count():
            page.locator(".folded:not([aria-label*=nothing])").first.tap()
        page.locator(NEXT).first.tap()
    raise AssertionError("the turn does not come to its end")


def finish_game(server: Server, page: Page) -> None:
    """A game of this visitor with five friends that is over; the page shows its end."""
    table = open_table(page, "advanced", [None] * 6)
    friends = [server.guest(name) for name in ("Ruth", "Otis", "Lena", "Paul", "Nora")]
    join_and_start(page, table, *friends)
    play_out(server, dict(enumerate([client_of(server, page), *friends])), table, random.Random(4))
    page.locator(".end").wait_for()


# --- phones -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_on_is_read_in_whole_on_every_phone(begin: Callable[..., Page], language: str) -> None:
    page = begin(PHONE, "5 . . . . . . . . .", cards="8F 9F 10F", language=language)
    for step in ("choose", "write", "act", "done"):
        assert settled(page) == step
        for width in (360, 375, 390, 412, 430, 480):
            resize(page, {"width": width, "height": 800})
            assert (step, width, beyond_their_button(page)) == (step, width, [])
        resize(page, PHONE)
        page.locator({"choose": ".cards .card", "write": ".lot.legal", "act": ".gap"}.get(step, ".go")).first.click()


def beyond_their_button(page: Page) -> list[str]:
    """Words of buttons of the bar that reach beyond them."""
    found: list[str] = page.locator(".bar .button").evaluate_all(
        """buttons => buttons.filter((button) => {
            const range = document.createRange();
            range.selectNodeContents(button);
            const words = range.getBoundingClientRect(), box = button.getBoundingClientRect();
            const isWide = words.left < box.left || words.right > box.right;
            return isWide || words.top < box.top || words.bottom > box.bottom;
        }).map((button) => button.textContent)"""
    )
    return found


# --- a phone on its side ----------------------------------------------------------------------------------------------


def test_whole_turns_by_touch_on_a_phone_on_its_side(make_server: Callable[..., Server], visit: Visit) -> None:
    page = visit(make_server("deals by name").url, SIDEWAYS[0], has_touch=True)
    open_table(page, "basic", [None, "easy"])
    for card, size in enumerate(SIDEWAYS):
        resize(page, size)
        number = round_of(page)
        assert (size, out_of_sight(page, AT_HAND)) == (size, [])
        page.locator(".cards .card").nth(card).tap()
        assert settled(page) == "write"
        page.reload()
        finish_turn_by_touch(page, size)
        assert (size, out_of_sight(page, AT_HAND)) == (size, [])
        assert (size, small_targets(page), overflows(page)) == (size, [], False)
        page.locator(".bar .button.go:not([aria-disabled])").tap()
        expect(page.locator("[data-round]")).to_have_attribute("data-round", str(number + 1))
        settled(page)


# --- a phone upright --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_all_streets_and_the_score_are_seen(begin: Callable[..., Page], language: str) -> None:
    page = begin(PHONE, cards="6F 8T 9E", language=language)
    whole = ".street, main > .score"
    assert page.locator(whole).count() == 4
    for size in ({"width": 390, "height": 844}, {"width": 360, "height": 800}, PHONE):
        resize(page, size)
        assert (size, out_of_sight(page, whole)) == (size, [])
    for card in (None, 0, 2):
        if card is not None:
            tap_card(page, card)
            assert settled(page) == "write"
        assert (card, out_of_sight(page, whole)) == (card, [])
    tap_card(page, 1)  # which number the temp makes of it is asked above the cards
    more = page.locator(".further")
    expect(more).to_be_in_viewport(ratio=1)
    page.locator("main").evaluate("main => main.scrollTo(0, main.scrollHeight)")
    expect(more).to_have_count(0)
    assert out_of_sight(page, ".street-3, main > .score, .other") == []


# --- streets ----------------------------------------------------------------------------------------------------------


def widest_gap(size: Size) -> int:
    """What may be between two streets; the largest screen shows everything twice as large."""
    return 24 if size is LARGEST else 12


def gaps(page: Page, selector: str) -> list[float]:
    """How far these things are apart, one below the other."""
    found: list[float] = page.evaluate(
        """selector => {
            const boxes = [...document.querySelectorAll(selector)]
                .filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect());
            return boxes.slice(1).map((box, index) => box.top - boxes[index].bottom);
        }""",
        selector,
    )
    return found


def test_streets_lie_close_together_at_the_end_and_on_others_sheets(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    finish_game(server, page)
    streets = "[data-sheet] .street > *"
    for shown, count in ((f"main > section:has(.plan), main {streets}", 4), (f"dialog {streets}, dialog .score", 4)):
        if shown.startswith("dialog"):
            page.locator(".others .other").first.click()
        for size in EVERY_SIZE:
            resize(page, size)
            apart = gaps(page, shown)
            assert len(apart) == count - 1
            assert (size, [gap for gap in apart if not 0 <= gap <= widest_gap(size)]) == (size, [])
            assert (size, overflows(page)) == (size, False)
            assert size["width"] > 720 or page.locator(".plan").first.evaluate("plan => plan.offsetHeight") < 90
        for theme, size in (("light", PHONE), ("dark", DESKTOP), ("dark", PHONE), ("light", SIDEWAYS[0])):
            resize(page, size)
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            assert (theme, size, violations(page)) == (theme, size, [])


# --- many seats -------------------------------------------------------------------------------------------------------


def test_thirty_seats_leave_the_score_on_the_screen(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    open_table(page, "advanced", [None, *["beginner"] * 29])
    for size in (UPRIGHT, TABLET, FLAT, DESKTOP, TV, LARGEST):
        resize(page, size)
        assert (size, out_of_sight(page, "main > .score :is(.line, .value, .total)")) == (size, [])
        assert (size, out_of_sight(page, ".cards .card, .bar .button")) == (size, [])
        assert (size, overflows(page)) == (size, False)
    for size in EVERY_SIZE:
        resize(page, size)
        others = page.locator(".others ul")
        assert others.evaluate("list => list.scrollHeight > list.clientHeight || list.scrollWidth > list.clientWidth")
        page.locator(".others .other").last.scroll_into_view_if_needed()
        assert (size, out_of_sight(page, ".others li:last-child > .other")) == (size, [])


# --- the score on a phone ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_a_tap_on_the_score_names_every_figure(server: Server, visit: Visit, theme: str) -> None:
    page = visit(server.url, PHONE, theme=theme)
    open_table(page, "advanced", [None, "easy"])
    names = ["Plans", "Parks", "Pools", "Temps", "Estates", "Bis", "Roundabouts", "Refusals"]
    strip = page.get_by_role("button", name="Show the score, line by line")
    for name in names:
        expect(strip).to_contain_text(name)  # as it is heard
        expect(page.locator("main").get_by_text(name, exact=True).and_(page.locator(".name"))).to_be_hidden()
    strip.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="My score")
    for name in names:
        expect(dialog.locator(".name", has_text=name)).to_be_visible()
    expect(dialog.locator(".total")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    assert small_targets(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(strip).to_be_focused()
    strip.click()
    expect(dialog).to_be_visible()


WHY = {
    "Plans": "Every city plan counts once: the upper value for whoever fulfils it first, the lower one later.",
    "Parks": "A 0 · 2 · 4 · 10; B 0 · 2 · 4 · 6 · 14; C 0 · 2 · 4 · 6 · 8 · 18.",
    "Pools": "By how many pools you have, from none to all: 0 · 3 · 6 · 9 · 13 · 17 · 21 · 26 · 31 · 36.",
    "Temps": "Whoever has most temps scores 7 points, second most 4, third most 1",
    "Estates": "Every complete estate between two fences counts what its size is worth.",
    "Bis": "Subtracted, by how many bis you have: 0 · 1 · 3 · 6 · 9 · 12 · 16 · 20 · 24 · 28.",
    "Roundabouts": "Subtracted, by how many roundabouts you have: 0 · 3 · 8.",
    "Refusals": "Subtracted, by how many refusals you have: 0 · 0 · 3 · 5. The third ends the game.",
}


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_a_tap_on_the_score_explains_every_line(server: Server, visit: Visit, size: Size) -> None:
    page = visit(server.url, size)
    open_table(page, "advanced", [None, "easy"])
    page.get_by_role("button", name="Show the score, line by line" if size == PHONE else "What every line").click()
    dialog = page.get_by_role("dialog", name="My score")
    for name, why in WHY.items():
        expect(dialog.locator(".line", has=page.locator(".name", has_text=name))).to_contain_text(why)
    expect(dialog.locator(".line", has_text="Temps")).to_contain_text("Hired so far: Ada 0, Bella 0.")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".others .other").first.click()
    page.get_by_role("dialog").locator(".explain").click()
    expect(page.get_by_role("dialog", name="Bella", exact=True)).to_contain_text("Whoever has most temps")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_accessible_name("Sheet of Bella")


def test_alone_temps_count_from_six(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    open_table(page, "basic", [None])
    page.locator(".strip button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Six or more temps score 7 points, fewer none.")


# --- the replay ------------------------------------------------------------------------------------------------------


STREETS = "[data-sheet] .street"


@pytest.mark.parametrize(
    ("size", "language"),
    [(PHONE, "en"), (PHONE, "de"), (PHONE, "it"), ({"width": 390, "height": 844}, "fr"), (DESKTOP, "en")],
)
def test_in_a_replay_the_streets_stay_in_place(server: Server, visit: Visit, size: Size, language: str) -> None:
    page = visit(server.url, size, language)
    watch(page, record_of("welcome-solo"))
    page.locator(STREETS).last.wait_for()
    places = []
    for number in range(1, int(page.get_by_role("slider").get_attribute("max") or 0) + 1):
        jump(page, number)
        places.append([street.bounding_box() for street in page.locator(STREETS).all()])
    assert len(places) > 10
    assert len(places[0]) == 3
    assert [place for place in places if place != places[0]] == []
