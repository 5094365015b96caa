"""Neue Heimat on a small phone: all choices on the first screen, nothing jumps, and long names hide nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from housewright.locales import LANGUAGES, messages
from tests.pages.conftest import PHONE
from tests.pages.playing import open_table, resize
from tests.pages.playing_heimat import TABLE, play_together, settled, sit_together, stack
from tests.pages.test_access import cut_off, overflows
from tests.pages.test_heimat_layout import TALL_PHONE, box, fits, is_above_the_bar, lengthen
from tests.pages.test_heimat_told import asks, is_over
from tests.server.running import Server

Visit = Callable[..., Page]
Make = Callable[..., Server]
LONG = ("Wolfeschlegelsteinhausen", "Maximiliane Ferdinandsen", "Guillaume-Emmanuel-Marie")  # as long as may be


def in_every_language(page: Page) -> Iterator[str]:
    """The same page in one language after the other."""
    for language in LANGUAGES:
        page.evaluate(
            "language => localStorage.setItem('housewright.preferences', JSON.stringify({language}))", language
        )
        page.reload()
        page.wait_for_selector(f"html[lang={language}] :is({TABLE}, .heimat-end)")
        settled(page)
        yield language


def sell_cheaply(public: Any) -> Callable[[list[str]], str]:
    """The first one bids 1, which is taken; the rest as who builds high, and then roofs."""
    pick, none_yet = stack(public), public["auction"]["bidder"] is None

    def choose(legal: list[str]) -> str:
        if none_yet and "1" in legal:
            return "1"
        return "^" if "^" in legal and not any(move[0] in "<>" for move in legal) else pick(legal)

    return choose


def decides_on_a_house(seen: Any) -> bool:
    """Whether the first seat is to sell or keep what would be a house of whoever gets it: then most is to be said."""
    return asks("decide")(seen) and all(outcome["best"] for outcome in seen["public"]["auction"]["outcomes"])


def are_seen_whole(page: Page, items: Locator) -> bool:
    """Whether nobody has to scroll to any of them."""
    return page.evaluate("scrollY") == 0 and all(is_above_the_bar(page, item) for item in items.all())


def test_a_small_phone_shows_what_can_be_chosen_at_once_and_every_figure_however_long_names_are(
    make_server: Make, visit: Visit
) -> None:
    server = make_server("deals by name")
    page = visit(server.url, PHONE)
    friends = [server.guest(name) for name in LONG]
    table = sit_together(page, friends)
    for phase, wanted, choices in (
        ("bid", asks("bid"), ".bid"),
        ("decide", decides_on_a_house, ".heimat-decide button"),
    ):
        play_together(page, friends, table, wanted, sell_cheaply)
        for language in in_every_language(page):
            page.wait_for_selector(choices)
            assert are_seen_whole(page, page.locator(choices)), (language, phase)
            assert (language, phase, cut_off(page), overflows(page)) == (language, phase, [], False)
            expect(page.locator(".panel.auction dl > div")).to_have_count(0)  # all have 12 cheques: none can be forced
    page.locator(".heimat-decide button").last.click()
    settled(page)
    for language in in_every_language(page):
        assert (language, cut_off(page), overflows(page)) == (language, [], False)
        for panel in ("ledger", "story"):
            page.locator(f".heimat-tabs .{panel}").click()
            assert fits(page.locator(f".panel.{panel} .slide")), (language, panel)
    play_together(page, friends, table, is_over, sell_cheaply)
    for language in in_every_language(page):
        expect(page.locator(".heimat-endrow")).to_have_count(3)
        for house in page.locator(".torn .house").all():
            house.evaluate("house => (house.style.rotate = 'none')")  # what is askew is measured wider than it is
        assert (language, cut_off(page), overflows(page)) == (language, [], False)
        for figure in page.locator(".reckoning td, ol[class] strong").all():
            assert box(figure)["x"] + box(figure)["width"] <= PHONE["width"], language
        assert box(page.locator("footer").last)["height"] < 0.2 * PHONE["height"]


STATES = ("turn", "away", "offers", "bid", "passed", "cannot", "waits", "over")
PHASES = ("offer", "bid", "decide", "place")


def statuses(language: str) -> list[str]:
    """All that a seat may be doing, in words."""
    told, usual = messages(language, "heimat"), {"phase": "", "amount": 12, "highest": "no"}
    doing = [{"state": state} for state in STATES] + [{"state": "thinks", "phase": phase} for phase in PHASES]
    return [told.text("heimat-status", {**usual, **each}) for each in doing]


OWN_ALL_COLOURS = """() => {
    const colours = document.querySelector('.heimat-seat .colours');
    const scope = [...colours.classList].find((name) => name.startsWith('svelte-'));
    colours.innerHTML = `<svg class="${scope}" viewBox="0 0 60 22"></svg>`.repeat(6);
    return document.querySelector('.heimat-seats').offsetHeight;
}"""


def test_seat_cards_stay_as_high_as_they_are_whatever_anybody_does(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page = visit(server.url, PHONE)
    sit_together(page, [server.guest(name) for name in ("Ruth", "Bert", "Cleo", "Dora")])
    for language in in_every_language(page):
        for size in (PHONE, TALL_PHONE):
            resize(page, size)
            heights = page.evaluate(
                """told => told.map((words) => {
                    for (const status of document.querySelectorAll('.heimat-seat .status'))
                        (status.firstElementChild ?? status).firstChild.data = words;
                    return document.querySelector('.heimat-seats').offsetHeight;
                })""",
                statuses(language),
            )
            assert len({*heights, page.evaluate(OWN_ALL_COLOURS)}) == 1, (language, size)


def build_along(public: Any) -> Callable[[list[str]], str]:
    """Row A becomes as long as it can, then every cube goes to its end."""
    pick = lengthen(public)

    def choose(legal: list[str]) -> str:
        ends = [move for move in legal if move[0] == "A" and move[1:].isdigit()]
        cubes = [move for move in legal if move[0] in "<>"] if public["rows"][0]["length"] == LONGEST else []
        return ends[-1] if ends else "-" if "-" in legal else cubes[0] if cubes else pick(legal)

    return choose


def has_built(lots: int) -> Callable[[Any], bool]:
    """Whether so many lots of row A are built."""
    return lambda seen: bool(seen["public"]["rows"][0]["built"] == lots)


LONGEST = 9  # lots, with two permits


def test_the_newest_house_comes_into_sight_but_never_away_from_under_a_finger(make_server: Make, visit: Visit) -> None:
    server = make_server("deals by name")
    page, friend = visit(server.url, TALL_PHONE), server.guest("Ruth")
    table = sit_together(page, [friend])
    row = page.locator(".heimat-row").first
    play_together(page, [friend], table, has_built(6), build_along)
    page.locator(".heimat-tabs .story").focus()
    play_together(page, [friend], table, has_built(7), build_along)
    expect(row.locator("[data-lot=A7].latest")).to_be_in_viewport(ratio=1)
    expect(page.locator(".heimat-tabs .story")).to_be_focused()
    row.locator("[data-lot=A4]").hover()
    row.locator(".heimat-lots").evaluate("lots => lots.scrollTo(0, 0)")
    play_together(page, [friend], table, has_built(8), build_along)
    expect(row.locator(".further.after.sought")).to_be_visible()
    expect(row.locator("[data-lot=A8].latest")).not_to_be_in_viewport()
    row.locator(".further.after").click()
    expect(row.locator("[data-lot=A8].latest")).to_be_in_viewport(ratio=1)
    expect(row.locator(".further.sought")).to_have_count(0)


def test_what_a_learning_game_judges_stays_in_view_below_the_fold(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    open_table(page, "basic", [None, "easy"], "heimat", hints=True, learning=True)
    strip = page.locator(".learning")
    expect(strip).to_contain_text("before you confirm it")
    page.evaluate("document.body.style.minHeight = '1600px'")
    page.evaluate("scrollTo(0, 700)")
    page.wait_for_function("scrollY > 400")
    expect(strip.get_by_role("button", name="Why?")).to_be_in_viewport(ratio=1)
