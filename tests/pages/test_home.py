"""Home, waiting room, joining and moving to another device, as people use them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from housewright.locales import LANGUAGES
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import open_table
from tests.pages.test_access import cut_off, overflows
from tests.server.running import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Visit = Callable[..., Page]


def way(page: Page, game: str, name: str) -> None:
    """Tap one of the three ways into a game."""
    page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile(name)).click()


def open_room(server: Server, visit: Visit, game: str = "welcome", **more: object) -> tuple[Page, str]:
    """A host in a waiting room, and the code of the table."""
    page = visit(server.url, **more)
    way(page, game, "With friends")
    tiles = page.locator(".code span")
    expect(tiles).to_have_count(8)
    return page, "".join(tiles.all_inner_texts())


@pytest.mark.parametrize("name", ["Against the computer", "Alone"])
def test_one_tap_starts_a_game(server: Server, visit: Visit, name: str) -> None:
    page = visit(server.url, PHONE)
    way(page, "welcome", name)
    expect(page.locator("[data-round]")).to_be_visible()
    page.goto(server.url)
    expect(page.get_by_role("link", name="Your turn")).to_be_visible()


def test_a_table_of_other_rules_is_marked_and_its_turns_can_be_fetched(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    way(page, "welcome", "Alone")
    expect(page.locator("[data-round]")).to_be_visible()
    server.stop()
    server.mutant = "has other rules"
    server.start()
    page.goto(server.url)
    page.get_by_role("link", name="Older rules").click()
    expect(page.get_by_text("begun with version 1 of the rules")).to_be_visible()
    with page.expect_download() as fetched:
        page.get_by_role("link", name="Fetch the turns").click()
    assert '[Rules "1"]' in Path(fetched.value.path()).read_text(encoding="utf-8")


def test_friends_come_by_link_and_the_host_fills_the_empty_chairs(server: Server, visit: Visit) -> None:
    host, code = open_room(server, visit)
    friend = visit(f"{server.url}/join#{code.lower()}", PHONE)
    friend.get_by_label("My name").fill("Ruth")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seat", has_text="Ruth")).to_be_visible()
    expect(friend.get_by_role("status").filter(has_text="Guest starts the game")).to_be_visible()
    host.get_by_role("button", name="Put a computer player on this chair").first.click()
    host.get_by_role("button", name=re.compile("Flora")).click()
    expect(friend.locator(".seat", has_text="Flora")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    host.get_by_role("button", name="Start with a computer player there").click()
    expect(host.locator("[data-round]")).to_be_visible()
    expect(friend.locator("[data-round]")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "taken", "sit"),
    [
        ("en-GB", "Ida invites you to Neue Heimat", "2 of 4 seats are taken: Ida and one computer player.", "Sit down"),
        ("de-DE", "Ida lädt dich ein: Neue Heimat", "2 von 4 Plätzen sind besetzt", "Platz nehmen"),
        ("fr-FR", "Ida t’invite à jouer à Neue Heimat", "2 places sur 4 sont prises", "S’asseoir"),
        ("it-IT", "Ida ti invita a Neue Heimat", "2 posti su 4 sono occupati", "Siediti"),
    ],
)
def test_an_invitation_says_who_invites_to_what_and_looks_like_it(
    server: Server, visit: Visit, language: str, title: str, taken: str, sit: str
) -> None:
    host = server.guest("Ida")
    seen = host.look(host.open(game="heimat", options="estates", seats=[None, "easy", None, None], name="At home"))
    friend = visit(f"{server.url}/join#{seen['link']}", PHONE, language)
    expect(friend.get_by_role("heading", level=1)).to_have_text(title)
    expect(friend).to_have_title(f"{title} – Housewright")
    expect(friend.locator("main")).to_contain_text("At home · The Estates")
    expect(friend.locator("main")).to_contain_text(taken)
    accent = "element => getComputedStyle(element).backgroundColor"
    colour = friend.get_by_role("button", name=sit).evaluate(accent)
    check(friend)
    other = visit(f"{server.url}/join#{host.look(host.open(seats=[None, None]))['code']}", PHONE)
    expect(other.get_by_role("heading", level=1)).to_have_text("Ida invites you to Welcome To…")
    assert other.get_by_role("button", name="Sit down").evaluate(accent) != colour
    assert other.locator(".scene svg").inner_html() != friend.locator(".scene svg").inner_html()
    friend.locator("main input").fill("Ruth")
    friend.get_by_role("button", name=sit).click()
    expect(friend.locator(".seat", has_text="Ruth")).to_be_visible()


def test_an_invitation_that_is_over_says_so_before_a_name_is_asked_for(server: Server, visit: Visit) -> None:
    host = server.guest("Ida")
    table = host.open(seats=[None, None])
    link = host.look(table)["link"]
    host.post(f"/tables/{table}/start", fill="easy")
    page = visit(f"{server.url}/join#{link}", PHONE)
    expect(page.get_by_role("alert")).to_contain_text("the game has already started")


def test_who_invites_without_a_name_is_asked_for_one(server: Server, visit: Visit) -> None:
    page, code = open_room(server, visit, "heimat", size=PHONE)
    expect(page.locator(".invitation")).to_contain_text("Others will read: “Guest invites you to Neue Heimat”.")
    page.get_by_role("button", name="Say my name").click()
    page.get_by_role("textbox", name="My name").click()
    page.keyboard.type("Ida")  # instead of what stood there
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".seat.you")).to_contain_text("Ida")
    expect(page.locator(".seat.you")).not_to_contain_text("Guest")
    expect(page.get_by_role("button", name="Say my name")).to_have_count(0)
    friend = visit(f"{server.url}/join#{code}")
    expect(friend.get_by_role("heading", level=1)).to_have_text("Ida invites you to Neue Heimat")


def test_what_the_host_agrees_on_everybody_sees(server: Server, visit: Visit) -> None:
    host, code = open_room(server, visit, "heimat")
    friend = visit(f"{server.url}/join#{code}")
    friend.get_by_label("My name").fill("Bert")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_label("The Estates").check()
    host.get_by_label("10 min").check()
    expect(host.get_by_label("makes this turn")).to_be_checked()
    host.get_by_label("Open to everybody").check()
    host.get_by_role("group", name="Seats").get_by_role("button", name="One fewer").click()
    expect(friend.locator(".terms")).to_contain_text("The Estates")
    expect(friend.locator(".terms")).to_contain_text("10 min")
    expect(friend.locator(".terms")).to_contain_text("Open to everybody")
    expect(friend.locator(".seat")).to_have_count(3)
    stranger = visit(server.url)
    stranger.get_by_role("button", name=re.compile("^Join: ")).click()
    stranger.get_by_role("textbox", name="My name").fill("Cleo")
    stranger.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seat", has_text="Cleo")).to_be_visible()
    expect(host.locator(".seat.empty")).to_have_count(0)


def test_on_the_home_page_nobody_plays_with_a_name_of_their_own(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    way(page, "welcome", "Alone")
    expect(page.locator("[data-round]")).to_be_visible()
    page.goto(server.url)
    row = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(row.locator("b")).to_have_text("Alone")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("textbox", name="My name").fill("Ida")
    page.get_by_role("button", name="Save").click()
    page.keyboard.press("Escape")
    expect(row.locator("b")).to_have_text("Alone")
    page.reload()
    expect(row.locator("b")).to_have_text("Alone")


def test_a_name_and_a_town_change_in_the_waiting_room(server: Server, visit: Visit) -> None:
    page, _ = open_room(server, visit)
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="My name").fill("Ida")
    page.get_by_label("My town").fill("Willow Bend")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".seat.you")).to_contain_text("Ida")
    expect(page.locator(".seat.you")).to_contain_text("Willow Bend")


def test_a_seat_moves_to_another_device_once(server: Server, visit: Visit) -> None:
    page, _ = open_room(server, visit)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat to another device").click()
    link = page.locator("dialog").get_by_label("Link", exact=True).input_value()
    other = visit(link, PHONE)
    other.get_by_role("button", name="Go on here").click()
    check = other.locator(".check").inner_text()
    expect(page.get_by_role("dialog")).to_contain_text(f"shows the number {check}")
    page.get_by_role("button", name="Hand over the seat").click()
    expect(other.locator(".seat.you")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".seat.you")).to_have_count(0)
    third = visit(link)
    third.get_by_role("button", name="Go on here").click()
    expect(third.get_by_role("alert")).to_contain_text("not valid")


def test_a_seat_does_not_move_to_a_device_that_is_not_mine(server: Server, visit: Visit) -> None:
    page, _ = open_room(server, visit)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat to another device").click()
    field = page.locator("dialog").get_by_label("Link", exact=True)
    link = field.input_value()
    thief = visit(link, PHONE)
    thief.get_by_role("button", name="Go on here").click()
    page.get_by_role("button", name="No, a new code").click()
    expect(field).not_to_have_value(link)
    expect(thief.get_by_role("alert")).to_contain_text("not valid")
    page.keyboard.press("Escape")
    expect(page.locator(".seat.you")).to_be_visible()


def test_who_came_by_a_link_types_no_code(server: Server, visit: Visit) -> None:
    page, _ = open_room(server, visit)
    friend = visit(page.get_by_label("Link", exact=True).input_value(), PHONE)
    expect(friend.get_by_label("My name")).to_be_visible()
    expect(friend.get_by_label("Table code")).to_have_count(0)
    friend.get_by_label("My name").fill("Bert")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat", has_text="Bert")).to_be_visible()


def test_who_asks_for_it_is_forgotten(server: Server, visit: Visit) -> None:
    page, _ = open_room(server, visit)
    table = page.url.rpartition("/")[2]
    page.goto(server.url)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Forget me for good").click()
    expect(page.get_by_role("dialog")).to_contain_text("This cannot be undone")
    with page.expect_navigation():
        page.get_by_role("button", name="Forget me", exact=True).click()
    assert page.evaluate("async () => await (await fetch('/api/guest')).json()") is None
    assert server.stranger().look(table)["table"]["status"] == "abandoned"


def test_who_is_forgotten_is_somebody(server: Server, visit: Visit) -> None:
    ada = server.guest("Adalbertine")
    table = ada.open(seats=[None], start=True)
    while (now := ada.look(table)["now"])["awaited"]:
        ada.turn(table, now["round"], ada.choose(table, now["round"], lambda legal: legal[-1]))
    assert ada.ask("DELETE", "/guest").status_code == 204
    page = visit(f"{server.url}/table/{table}", language="de-DE")
    expect(page.get_by_text("Jemand").first).to_be_visible()


def test_who_signs_out_is_nobody_here(server: Server, visit: Visit) -> None:
    page, _ = open_room(server, visit)
    page.goto(server.url)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sign out on this device").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Sign out", exact=True).click()
    assert page.evaluate("async () => await (await fetch('/api/guest')).json()") is None


def test_wrong_codes_and_full_tables_are_explained(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/join#QQQQQQ")
    page.get_by_label("My name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("no open table with this code")
    host = server.guest()
    code = host.look(host.open(seats=[None, "easy"]))["code"]
    page.get_by_label("Table code").fill(code)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("All seats at this table are taken")


def test_choices_are_remembered(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.locator("[data-game=welcome]").get_by_role("button", name=re.compile("Change")).click()
    page.get_by_label("Expert").check()
    page.get_by_label("Master").check()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("[data-game=welcome] .agreed")).to_contain_text("Expert")
    expect(page.locator("[data-game=welcome] .agreed")).to_contain_text("Master")


def test_the_deal_of_the_day_goes_on_where_it_was_left(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("button", name=re.compile("Advanced.*Play", re.DOTALL)).click()
    expect(page.locator("[data-round]")).to_be_visible()
    table = page.url
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("Advanced.*Continue", re.DOTALL)).click()
    expect(page).to_have_url(table)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_are_accessible(server: Server, visit: Visit, size: dict[str, int], theme: str) -> None:
    page, _ = open_room(server, visit, size=size, theme=theme)
    check(page)
    page.get_by_role("button", name="Menu").click()
    check(page)
    for path in ("/", "/join", "/transfer"):
        page.goto(server.url + path)
        page.locator("main:not([aria-busy])").wait_for()
        check(page)


ON_ITS_SIDE = {"width": 740, "height": 360}
RAW = re.compile(r"\b(?:home|room|menu|level|style|variant|switch|tempo|theme|daily|character|count)(?:-[a-z]+)+\b")


def dialogs(page: Page, server: Server) -> Iterator[str]:
    """Home, the waiting room, where a character sits, and every dialog of both; each is left as it was opened."""
    page.locator("[data-game=welcome] .agreed").wait_for()
    yield "home"
    for game in ("welcome", "heimat"):
        page.locator(f"[data-game={game}] .agreed").click()
        yield f"options of {game}"
        page.keyboard.press("Escape")
    menu = page.locator("header.top > button")
    for place in ("sign out", "forget"):
        menu.click()
        if place == "sign out":
            yield "menu"
        page.locator("dialog nav button").nth(0 if place == "sign out" else 1).click()
        yield place
        page.keyboard.press("Escape")
    table = open_table(page, "advanced", [None, "flora", None])
    page.goto(f"{server.url}/table/{table}")
    page.locator(".seat.empty").wait_for()
    yield "room"
    page.locator(".seat.empty button").first.click()
    yield "characters and levels"
    page.keyboard.press("Escape")
    page.locator(".seat.you button").first.click()
    yield "my name"
    page.keyboard.press("Escape")
    for place in ("device", "leave"):
        menu.click()
        page.locator("dialog nav button").nth(0 if place == "device" else 1).click()
        if place == "device":
            page.locator("dialog").get_by_role("textbox").wait_for()
        yield place
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_room_and_dialogs_fit_a_phone_on_either_side_in_every_language(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(server.url, PHONE, language, theme="dark" if language == "en" else "light")
    for place in dialogs(page, server):
        for size in (ON_ITS_SIDE, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            found = [*cut_off(page), *page.evaluate(SMALL), *RAW.findall(page.locator("body").inner_text())]
            assert (place, size, found, overflows(page)) == (place, size, [], False)
            for last in page.locator("dialog :is(button, a, input)").all()[-1:]:
                last.scroll_into_view_if_needed()
                expect(last).to_be_in_viewport(ratio=0.9)
            if language == "en" and size == ON_ITS_SIDE:
                check(page)


def check(page: Page) -> None:
    """No objection of axe, nothing too small to hit, nothing beyond the edge."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(fault["id"], fault["nodes"][0]["target"]) for fault in found["violations"]] == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SMALL = """() => [...document.querySelectorAll('a, button, input, select, summary')]
    .filter((item) => item.checkVisibility() && !item.matches('.skip'))
    .map((item) => [item.outerHTML.slice(0, 80), item.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))"""
