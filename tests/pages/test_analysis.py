"""Looking back: from the end of a game to its analysis, turn by turn, and on to a game of what-if."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import end_round, make_turn, open_table
from tests.pages.test_access import overflows, small_targets, violations
from tests.pages.test_replay import record_of, watch
from tests.server.running import Server

Visit = Callable[..., Page]
SIZES = {"phone": PHONE, "desktop": DESKTOP}
RECORDS = {"welcome": "welcome-advanced", "heimat": "heimat-two"}
WAYS = [
    ("welcome", "phone", "normal"),
    ("welcome", "desktop", "quick"),
    ("heimat", "phone", "quick"),
    ("heimat", "desktop", "quick"),
]
KEYS = re.compile(r"\b(?:analysis|verdict|what-if|learning|line|score|ground|advice|story|row)-[a-z-]+\b")


def open_analysis(page: Page, server: Server, game: str) -> None:
    """Drop a record onto the page, and have it looked at."""
    watch(page, record_of(RECORDS[game]))
    page.get_by_role("link", name="Luck or skill?").click()
    page.get_by_role("button", name="Look at the game").click()
    page.locator(".hero").wait_for()


def wait_until_done(page: Page) -> None:
    """All of it is looked at."""
    page.locator("[data-analysis=done]").wait_for()


def check(page: Page) -> None:
    """All can use what is shown, and read it."""
    assert not overflows(page)
    assert small_targets(page) == []
    assert violations(page) == []
    assert KEYS.findall(page.locator("main").inner_text()) == []


@pytest.mark.parametrize(("game", "size", "depth"), WAYS)
def test_from_the_end_of_a_game_to_its_mistakes_and_to_what_if(
    make_server: Callable[..., Server], visit: Visit, game: str, size: str, depth: str
) -> None:
    server = make_server(analysis_depth=depth)
    page = visit(server.url, SIZES[size])
    open_analysis(page, server, game)
    page.reload()  # in the middle: what was found is still there, and it goes on
    page.locator(".hero").wait_for()
    wait_until_done(page)
    expect(page.locator("#sentence")).to_contain_text(re.compile(r"point.*given away"))
    check(page)
    page.get_by_role("button", name=re.compile("^Look at the turn")).first.click()
    page.locator("[data-turn] [data-shows]").wait_for()
    expect(page.locator("#why")).to_be_visible()
    round_named = re.compile(r"^(Round|Step) \d+")
    expect(page.locator("[data-turn] h2" if size == "phone" else ".where b").first).to_have_text(round_named)
    if (game, size) == ("welcome", "phone"):
        marked = page.locator(".turned .folded").filter(has=page.locator("[data-mark], [data-fence]"))
        expect(marked.first).to_be_attached()  # folded streets, too, tell what was done from the best
        expect(page.locator(".turned .street.open").locator(".own, .best").first).to_be_visible()
    check(page)
    worst = page.url
    page.reload()  # the address is the turn
    page.locator("[data-turn] [data-shows]").wait_for()
    expect(page).to_have_url(worst)
    expect(page.locator(f"[data-turn='{worst.rsplit('=', 1)[1]}']")).to_be_visible()
    page.get_by_role("button", name="Try it yourself").click()
    page.get_by_role("radio", name="Something new").check()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-what-if]")).to_contain_text("Nothing here is counted.")
    page.locator("[data-round]").wait_for()
    assert not overflows(page)
    page.get_by_role("link", name="To the analysis").click()
    page.wait_for_url(worst)
    page.locator("[data-turn]").wait_for()


def test_mistakes_are_gone_through_with_keys_and_every_chart_is_a_table_too(
    make_server: Callable[..., Server], visit: Visit
) -> None:
    server = make_server(analysis_depth="quick")
    page = visit(server.url)
    open_analysis(page, server, "heimat")
    wait_until_done(page)
    page.get_by_role("button", name="Seat 2").click()
    page.wait_for_url("**?seat=2")
    page.get_by_role("button", name="Turn by turn").click()
    shown = page.locator("[data-turn]")
    shown.wait_for()
    page.keyboard.press("?")
    lines = page.get_by_role("dialog", name="Keys").locator(".keys div")
    expect(lines).to_have_text(
        [*("→ One step on", "← One step back", "Home To the beginning", "End To the end", "N Next mistake"),
         *("P Previous mistake", re.compile("^B Only the best turn"), re.compile("^Y Only the turn that was made")),
         *(re.compile("^1…9 Look from the first"), "T Try it yourself", "? Show these keys")]
    )  # fmt: skip
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(page.locator("[data-turn='1']")).to_be_visible()
    page.keyboard.press("n")
    expect(shown).not_to_have_attribute("data-turn", "1")
    mistake = shown.get_attribute("data-turn") or ""
    expect(page).to_have_url(re.compile(rf"\?seat=2&round={mistake}$"))
    page.get_by_role("slider").press("ArrowRight")
    expect(shown).not_to_have_attribute("data-turn", mistake)
    page.get_by_role("button", name="Overview").click()
    expect(page.locator("#sentence")).to_be_visible()
    asking = page.get_by_role("button", name="Show as table")
    expect(asking.nth(2)).to_be_visible()  # sums, course, prices; lines, where they are known
    count = asking.count()
    for _ in range(count):
        asking.first.click()
    expect(page.get_by_role("button", name="Show as drawing")).to_have_count(count)
    expect(page.get_by_role("table")).to_have_count(count + 1)  # and how the turns were played
    check(page)


def test_without_a_network_what_is_there_stays_and_it_goes_on_when_it_is_back(
    make_server: Callable[..., Server], visit: Visit
) -> None:
    page = visit(make_server(analysis_depth="quick").url, PHONE)
    watch(page, record_of(RECORDS["welcome"]))
    page.get_by_role("link", name="Luck or skill?").click()
    asked = re.compile(r"/analysis\?")
    begin = page.get_by_role("button", name="Look at the game")
    begin.wait_for()
    page.route(asked, lambda route: route.abort())
    begin.click()
    expect(page.locator(".progress")).to_contain_text("The rest comes when the server answers again.")
    page.unroute(asked)
    wait_until_done(page)
    expect(page.locator("#sentence")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_learning_game_tells_how_good_a_turn_is_before_it_closes_the_round(
    server: Server, visit: Visit, size: str
) -> None:
    page, rng = visit(server.url, SIZES[size]), random.Random(1)
    open_table(page, "basic", [None, "easy"], hints=True, learning=True)
    judged = page.locator(".learning:not([data-verdict=''])")
    expect(page.locator(".learning")).to_contain_text("make your turn")
    make_turn(page, rng)
    judged.wait_for()
    check_round(page, 1)
    judged.get_by_role("button", name="Why?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You:")
    assert violations(page) == []
    dialog.get_by_role("button", name="Take the turn back").click()
    page.locator("[data-step=choose]:not([aria-busy=true])").wait_for()
    check_round(page, 1)
    make_turn(page, rng)
    judged.wait_for()
    assert not overflows(page)
    assert end_round(page)
    check_round(page, 2)


def check_round(page: Page, number: int) -> None:
    """No card of a later round is seen."""
    expect(page.locator("[data-round]")).to_have_attribute("data-round", str(number))


def test_hints_say_why_and_what_others_give_up(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"], hints=True)
    page.get_by_role("button", name=re.compile("^Hint")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Why it is best")).to_be_visible()
    assert KEYS.findall(dialog.inner_text()) == []
    assert violations(page) == []


def test_what_speaks_for_a_hint_and_against_it_stand_apart(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"], hints=True)
    lines = ({"pools": 9, "bis": 8, "temps": 7}, {"pools": 9, "bis": 8, "temps": 7})
    gives = {"key": "ground-pools", "line": "pools", "points": -2.6, "args": {}}
    brings = {"key": "ground-temps", "line": "temps", "points": 1.4, "args": {}}
    hints = [
        {"moves": [str(number)], "value": 60 - 9 * number, "lines": line, "grounds": grounds, "story": []}
        for number, (line, grounds) in enumerate(zip(lines, ([gives, brings], [brings]), strict=True))
    ]
    page.route("**/hints?*", lambda route: route.fulfill(json=hints))
    page.get_by_role("button", name=re.compile("^Hint")).click()
    told = page.get_by_role("dialog").locator(".hints > li .grounds")
    expect(told).to_have_count(2)
    best, other = told.all_inner_texts()
    assert re.sub(r"\n+", "|", best) == "Why it is best|Temps, later: +1.4|In return it gives up:|Pools, later: −2.6"
    assert "the whole decides" in other and "In return it brings:" in other
    expect(page.get_by_role("dialog")).not_to_contain_text("No line of the score decides")  # there are grounds
    assert violations(page) == []


def test_a_running_game_is_not_looked_at(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    table = open_table(page, "basic", [None, "easy"])
    page.goto(f"{server.url}/analysis/{table}")
    expect(page.get_by_role("heading", name="Only after the end")).to_be_visible()
    check(page)
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/table/{table}")


def test_a_server_that_does_not_analyse_says_so(make_server: Callable[..., Server], visit: Visit) -> None:
    page = visit(make_server(analyses=0).url)
    watch(page, record_of(RECORDS["welcome"]))
    page.get_by_role("link", name="Luck or skill?").click()
    page.get_by_role("button", name="Look at the game").click()
    expect(page.get_by_role("heading", name="This server does not analyse")).to_be_visible()
