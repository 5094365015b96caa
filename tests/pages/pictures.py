"""Makes the pictures in docs/pictures: `make pictures`."""

from __future__ import annotations

import json
import random
import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.pages import playing_heimat, test_replay
from tests.pages.chromium import find_chromium
from tests.pages.conftest import DESKTOP, FLAGS, TABLET
from tests.pages.playing import APP, choose_card, open_table, resize, round_of, settled
from tests.server.running import Server, Zygote, new_server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = {"width": 390, "height": 844}
ROUNDS = 12  # played before the table is drawn
MOST_TURNS = 200


def new_page(browser: Browser, url: str, size: dict[str, int] = DESKTOP, dark: bool = False) -> Page:
    """A visitor's page."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="en-GB",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if size is PHONE else 1,
    )
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    return page


def draw(page: Page, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png")


def play_well(page: Page, table: str, rounds: int) -> None:
    """Play as the hints say, so that the sheets are worth looking at."""
    for _ in range(rounds):
        number = round_of(page)
        page.evaluate(
            """async ([table, round]) => {
                const [hint] = await fetch(`/api/tables/${table}/hints`).then((answer) => answer.json());
                await fetch(`/api/tables/${table}/turn`, {method: 'POST', headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify({round, moves: hint.moves, key: crypto.randomUUID()})});
            }""",
            [table, number],
        )
        page.locator(f".end, {APP}:not([data-round='{number}'])").first.wait_for()
        if page.locator(".end").count():
            return


def draw_room(browser: Browser, server: Server) -> None:
    """The waiting room, with a guest and a computer player."""
    page = new_page(browser, server.url)
    open_table(page, "advanced", [None, "flora", None, None])
    page.get_by_role("button", name="Start").wait_for()
    server.guest("Bruno").post("/join", code="".join(page.locator(".code span").all_inner_texts()), seat=2)
    page.get_by_text("Bruno").first.wait_for()
    draw(page, "room-desktop")
    resize(page, PHONE)
    draw(page, "room-phone")
    page.context.close()


def draw_tables(browser: Browser, server: Server) -> None:
    """The table of Welcome To in the middle of a game, at three sizes, and its end."""
    page = new_page(browser, server.url)
    table = open_table(page, "advanced", [None, "good", "strong", "flora"])
    play_well(page, table, ROUNDS)
    choose_card(page, random.Random(11))
    settled(page)
    for name, size in (("table-desktop", DESKTOP), ("table-tablet", TABLET), ("table-phone", PHONE)):
        resize(page, size)
        draw(page, name)
    resize(page, DESKTOP)
    page.emulate_media(color_scheme="dark")
    draw(page, "table-desktop-dark")
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Restart the turn").click()
    settled(page)
    play_well(page, table, 99)
    draw(page, "end")
    resize(page, PHONE)
    draw(page, "end-phone")
    resize(page, DESKTOP)
    draw_analysis(page)


def draw_analysis(page: Page) -> None:
    """Looking back at a game that is over: the whole, and the turn that cost most."""
    page.get_by_role("link", name="Luck or skill?").click()
    page.get_by_role("button", name="Look at the game").click()
    page.locator("[data-analysis=done]").wait_for(timeout=120_000)
    draw(page, "analysis")
    page.get_by_role("button", name="Look at the turn").first.click()
    page.get_by_role("button", name="Try it yourself").wait_for()
    draw(page, "analysis-turn")


# --- Neue Heimat, replay, rules


def follow_hints(page: Page, table: str, step: str, auction: int) -> None:
    """Play Neue Heimat as a strong player would, up to such a step in such an auction or later."""
    for _ in range(MOST_TURNS):
        asked = playing_heimat.awaited(page)
        assert asked, "the game was over too soon"
        number = re.search(r"Auction (\d+)", page.locator("header:has(h1)").inner_text())
        if playing_heimat.settled(page) == step and number and int(number[1]) >= auction:
            return
        before = page.get_attribute(playing_heimat.TABLE, "data-round")
        page.evaluate(
            """async ([table, round]) => {
                const [{moves}] = await (await fetch(`/api/tables/${table}/hints`)).json();
                await fetch(`/api/tables/${table}/turn`, {method: 'POST', headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify({round: Number(round), moves, key: crypto.randomUUID()})});
            }""",
            [table, before],
        )
        page.wait_for_selector(f".heimat-end, {playing_heimat.TABLE}:not([data-round='{before}'])")


def draw_heimat(browser: Browser, server: Server) -> None:
    """The table of Neue Heimat: a bid, a place, the same on tablet and phone."""
    page = new_page(browser, server.url)
    table = playing_heimat.open_heimat(page, "basic", [None, "konrad", "berta", "rosa"])
    follow_hints(page, table, "bid", 20)
    page.locator(".bid:not(.pass)").first.click()
    playing_heimat.settled(page)
    for name, size in (("heimat-desktop", DESKTOP), ("heimat-tablet", TABLET), ("heimat-phone", PHONE)):
        resize(page, size)
        draw(page, name)
    resize(page, DESKTOP)
    page.emulate_media(color_scheme="dark")
    draw(page, "heimat-desktop-dark")


def draw_reading(browser: Browser, server: Server) -> None:
    """A replay and the rules."""
    page = new_page(browser, server.url)
    page.locator("input[type=file]").wait_for(state="attached")
    test_replay.watch(page, test_replay.record_of("heimat-four"))
    test_replay.jump(page, 120)
    page.evaluate("document.activeElement.blur()")
    draw(page, "replay")
    page.goto(f"{server.url}/rules/heimat")
    page.locator(".clause").first.wait_for()
    draw(page, "rules")


# ---- score pad and dealer

SHEET = (
    *("3:A2", "5:A3 ~A3", "1:A1", "|A3", "10:A7 ~A7", "13:A9 *A", "2:B1 ~B1", "|B1", "6:B2", "B3=B2", "|B3", "7:B6 *B"),
    *("12:B10", "11:B9", "4:C3 *C", "8:C7 ~C7", "11:C9 *C", "12:C10", "14:C11 ~C11", "16:C12 t", "|C8", "$4", "$3"),
    *("!3=7 &3:A1 &3:C9", "9:A6 *A", "x"),
)
OTHERS = {
    "Emil": ("4:A3 *A", "7:A5 t", "9:B6 *B", "12:C9 t", "5:C4 *C"),
    "Mathilde": ("6:A5 *A", "8:B7 t", "14:C11 ~C11"),
}
PLANS = (("estates-2222", 8, 4), ("estates-225", 10, 6), ("estates-34", 7, 3))


def pad_document() -> dict[str, object]:
    """A game on the pad, well under way."""
    sheets = [("Rosa", "Willow Bend", SHEET), *((name, "", entries) for name, entries in OTHERS.items())]
    return {
        "format": "housewright-pad",
        "version": 1,
        "id": "0" * 32,
        "title": "Welcome To…",
        "game": "welcome",
        "made": 0,
        "changed": 0,
        "revision": 1,
        "guarded": True,
        "solo": False,
        "roundabouts": False,
        "others": [],
        "plans": [{"name": name, "text": "", "high": high, "low": low, "turned": False} for name, high, low in PLANS],
        "sheets": [
            {"player": player, "town": town, "entries": list(entries), "at": len(entries)}
            for player, town, entries in sheets
        ],
    }


def draw_pad(browser: Browser, server: Server) -> None:
    """The pad on a tablet, the dealer on a phone."""
    page = new_page(browser, f"{server.url}/pad", TABLET)
    record = {"id": "0" * 32, "revision": 1, "text": json.dumps(pad_document())}
    page.evaluate("record => localStorage.setItem('housewright.pad.' + record.id, JSON.stringify(record))", record)
    page.goto(f"{server.url}/pad/welcome/{record['id']}")
    page.locator("[data-lot=B7]").click()
    draw(page, "pad-tablet")
    page = new_page(browser, f"{server.url}/dealer", PHONE)
    page.get_by_role("button", name="Shuffle and deal").click()
    page.locator(".dealtplans button").first.click()
    draw(page, "dealer-phone")


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    zygote = Zygote()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = new_server(zygote, Path(place)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        draw(new_page(browser, server.url), "home-desktop")
        draw(new_page(browser, server.url, PHONE), "home-phone")
        draw_room(browser, server)
        draw_tables(browser, server)
        draw_heimat(browser, server)
        draw_reading(browser, server)
        draw_pad(browser, server)
        browser.close()
        server.close()
    zygote.close()


if __name__ == "__main__":
    main()
