"""A game that the pages do not know is played on the plain table: here that of a package under tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.test_access import covered, overflows, small_targets, violations
from tests.pages.test_connection import come_back, lose
from tests.server.running import Server, Zygote
from tests.third.environment import with_third_game

Visit = Callable[..., Page]
GAME = "orchard"
ROUNDS = 6
PANEL = f"section[data-game={GAME}]"
TABLE = f".page[data-game={GAME}]"
MOVES = f"{TABLE} main ul button"
CONFIRM = f"{TABLE} .button.go"
KEYS = re.compile(
    r"\b(?:game|variant|option|field|step|move|line|story|reason|plain|prompt|end|error|home|player)(?:-[a-z0-9]+)+\b"
)


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    """Servers that know the third game."""
    made = Zygote(with_third_game())
    yield made
    made.close()


def begin(page: Page) -> None:
    """Begin a game against a computer player by the first way on the home page."""
    page.locator(f"{PANEL} .way.first").click()
    expect(page.locator(TABLE)).to_be_visible()


def choose(page: Page) -> None:
    """Tap the first move that is possible."""
    page.locator(f"{MOVES}:not([aria-disabled])").first.click()
    expect(page.locator(f"{CONFIRM}:not([aria-disabled=true])")).to_be_visible()


def play_round(page: Page, number: int) -> None:
    """A whole turn, up to the next round."""
    expect(page.locator(f"{TABLE}[data-round='{number}']")).to_be_visible()
    choose(page)
    page.locator(CONFIRM).click()
    expect(page.locator(f"{TABLE}[data-round='{number + 1}']")).to_be_visible()


def text_of(page: Page) -> str:
    """Everything that can be read."""
    return page.locator("body").inner_text()


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_a_game_is_played_to_the_end_by_taps_and_looked_at_again(server: Server, visit: Visit, language: str) -> None:
    page = visit(server.url, PHONE, language)
    expect(page.locator(f"{PANEL} .way")).to_have_count(3)
    assert not KEYS.findall(text_of(page))
    begin(page)
    for number in range(1, ROUNDS + 1):
        if number == ROUNDS // 2:
            choose(page)
            page.reload()
            expect(page.locator(f"{CONFIRM}:not([aria-disabled=true])")).to_be_visible()
            page.locator(f"{TABLE} .ways .button:not(.go)").last.click()  # undo
            expect(page.locator(f"{CONFIRM}[aria-disabled=true]")).to_be_visible()
        assert not KEYS.findall(text_of(page))
        play_round(page, number)
    expect(page.locator(f"{TABLE} main ol").first.locator("li")).to_have_count(2)
    assert not KEYS.findall(text_of(page))
    page.locator("a[href^='/replay/']").click()
    for number in range(1, ROUNDS + 1):
        expect(page.locator(f".replay[data-shown='{number}'] table")).to_be_visible()
        assert not KEYS.findall(text_of(page))
        page.keyboard.press("ArrowRight")
    expect(page.locator(f".replay[data-shown='{ROUNDS + 1}'] main ol").first.locator("li")).to_have_count(2)


def test_friends_come_by_code_and_wait_for_each_other(server: Server, visit: Visit) -> None:
    host = visit(server.url)
    host.locator(PANEL).get_by_role("button", name=re.compile("With friends")).click()
    expect(host.locator(".code span")).to_have_count(8)
    code = "".join(host.locator(".code span").all_inner_texts())
    friend = visit(f"{server.url}/join#{code}", PHONE)
    friend.get_by_label("My name").fill("Ruth")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seat", has_text="Ruth")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    host.get_by_role("button", name="Start with 2 at the table").click()
    for page in (host, friend):
        expect(page.locator(TABLE)).to_be_visible()
    choose(host)
    host.locator(CONFIRM).click()
    expect(host.get_by_role("status").filter(has_text="Awaited: Ruth")).to_be_visible()
    host.get_by_role("button", name="Take my turn back").click()
    play_round_of_two(host, friend)
    expect(friend.get_by_role("heading", name="Your turn")).to_be_visible()


@pytest.mark.parametrize(("language", "name"), [("en-GB", "Picker"), ("it-IT", "Coglitore")])
def test_a_level_that_only_this_game_has_is_called_as_it_says(
    server: Server, visit: Visit, language: str, name: str
) -> None:
    page = visit(server.url, PHONE, language)
    expect(page.locator(f"{PANEL} .agreed")).to_contain_text(name)  # of its two levels the one that stands in
    page.locator(f"{PANEL} .agreed").click()
    expect(page.get_by_role("dialog").get_by_role("radio", name=name, exact=True)).to_be_checked()
    page.keyboard.press("Escape")
    page.locator(f"{PANEL} .way").last.click()  # with friends
    page.locator(".seat.empty button").first.click()
    choice = page.locator("dialog .player", has_text=name)
    expect(choice).to_contain_text(
        {"Picker": "Takes what hangs lowest."}.get(name, "Prende ciò che pende più in basso.")
    )
    choice.click()
    seat = page.locator(".seat").nth(1)
    expect(seat.locator("b")).to_have_text("Bella")  # several may be of one level
    expect(seat.locator(".mark")).to_have_text(name)


def play_round_of_two(host: Page, friend: Page) -> None:
    """Both play; the second closes the round."""
    expect(host.locator(f"{CONFIRM}:not([aria-disabled=true])")).to_be_visible()  # the draft is as it was
    host.locator(CONFIRM).click()
    choose(friend)
    friend.locator(CONFIRM).click()
    for page in (host, friend):
        expect(page.locator(f"{TABLE}[data-round='2']")).to_be_visible()


def test_why_not_is_told_with_its_rule(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    begin(page)
    play_round(page, 1)
    page.locator(f"{MOVES}[aria-disabled]").first.click(force=True)
    expect(page.get_by_role("alert").filter(has_text="was played before")).to_be_visible()
    page.get_by_role("link", name="Rule 2.2").click()
    expect(page.locator(".clause.wanted")).to_contain_text("A card is played once")


def test_a_game_is_played_with_the_keyboard(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    begin(page)
    page.locator(f"{MOVES}:not([aria-disabled])").first.focus()
    page.keyboard.press("Enter")
    page.locator(f"{CONFIRM}:not([aria-disabled=true])").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{TABLE}[data-round='2']")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_everybody_can_use_it(server: Server, visit: Visit, size: dict[str, int], theme: str) -> None:
    page = visit(server.url, size, theme=theme)
    expect(page.locator(PANEL)).to_be_visible()
    look_at(page, "home")
    begin(page)
    look_at(page, "first round")
    play_round(page, 1)
    page.locator(f"{MOVES}[aria-disabled]").first.click(force=True)
    look_at(page, "why not")
    for number in range(2, ROUNDS + 1):
        play_round(page, number)
    look_at(page, "end")


def look_at(page: Page, what: str) -> None:
    """No complaint of axe, nothing beyond the edge, nothing too small for a finger."""
    assert violations(page) == [], what
    assert not overflows(page), what
    assert small_targets(page) == [], what


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_lost_connection_is_told_and_lies_over_nothing(server: Server, visit: Visit, size: dict[str, int]) -> None:
    page = visit(server.url, size)
    begin(page)
    choose(page)
    before = covered(page)
    lose(page)
    assert covered(page) == before
    come_back(page)
    page.locator(CONFIRM).click()
    expect(page.locator(f"{TABLE}[data-round='2']")).to_be_visible()
