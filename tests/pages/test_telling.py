"""The pages tell what happens: time, company, names, what is over; in words that are true."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from tests.pages import playing_heimat
from tests.pages.conftest import DESKTOP, PHONE, TABLET
from tests.pages.playing import join_and_start, settled
from tests.pages.test_access import hyphens
from tests.pages.test_company import code_of
from tests.pages.test_home import open_room
from tests.server.circumstances import OVER
from tests.server.running import Server

Visit = Callable[..., Page]
LONG = 86_400  # seconds


def open_with(page: Page, seats: list[str | None], **terms: Any) -> str:
    """A table that this visitor opened, and where the page is now."""
    table = page.evaluate(
        """async (body) => {
            const ask = (path, body) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json());
            await ask('/guest', {name: 'Ada'});
            return (await ask('/tables', body)).id;
        }""",
        {"game": "welcome", "seats": seats, "start": None not in seats[1:], **terms},
    )
    page.goto("/".join(page.url.split("/")[:3]) + f"/table/{table}")
    return str(table)


def finished_table(page: Page, game: str, seed: int = 3, seats: int = 2, options: str = "basic") -> str:
    """The table of a game that is over."""
    record = write_record(random_session(find_game(game), options, seats, seed))
    return str(
        page.evaluate(
            """async (text) => {
                await fetch('/api/guest', {method: 'POST', body: '{"name": "Ada"}',
                    headers: {'Content-Type': 'application/json'}});
                const answer = await fetch('/api/records', {method: 'POST', body: text,
                    headers: {'Content-Type': 'text/plain'}});
                return (await answer.json()).id;
            }""",
            record,
        )
    )


# --- time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}, TABLET, DESKTOP])
@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_the_time_that_is_left_is_seen_at_every_size(
    server: Server, visit: Visit, size: dict[str, int], game: str
) -> None:
    page = visit(server.url, size)
    open_with(page, [None, "easy"], game=game, limit=3600)
    clock = page.locator("header").get_by_text(re.compile(r"^(60|59):\d\d$")).locator("visible=true")
    expect(clock).to_have_count(1)
    box = clock.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


def test_what_the_clock_played_is_told_until_it_is_closed(make_server: Callable[..., Server], visit: Visit) -> None:
    server = make_server("time is over when told")
    page = visit(server.url, PHONE)
    open_with(page, [None, "easy"], limit=LONG)
    settled(page)
    server.tell(OVER, "1")
    notice = page.locator("[role=status].notice")
    expect(notice).to_contain_text(re.compile("Your time was over: a computer player made your turn. Ada .*"))
    page.reload()
    expect(notice).to_contain_text("Your time was over")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_empty()


def test_what_the_clock_played_stays_when_others_go_on(make_server: Callable[..., Server], visit: Visit) -> None:
    server = make_server("time is over when told + deals by name")
    page, friend = visit(server.url, PHONE), server.guest("Bert")
    table = open_with(page, [None, None], game="heimat", limit=LONG)
    join_and_start(page, table, friend)
    playing_heimat.go_to(page, friend, table, "bid")
    number = int(page.locator(playing_heimat.TABLE).get_attribute("data-round") or 0)
    server.tell(OVER, str(number))
    notice, told = page.locator("[role=status].notice"), re.compile("a computer player made your turn. Ada .*")
    expect(notice).to_contain_text(told)
    server.tell(OVER, "0")
    friend.turn(table, number + 1, friend.choose(table, number + 1, lambda legal: legal[-1]))  # kept, or placed
    expect(page.locator(f"[data-round='{number + 2}']")).to_be_visible()
    expect(notice).to_contain_text(told)
    page.locator("[data-lot='A3']").click(force=True)
    expect(notice).to_contain_text("A3: ")
    page.locator(".heimat-tabs .story").click()
    expect(notice).to_contain_text(told)
    page.reload()
    expect(notice).to_contain_text(told)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_empty()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_the_clock_played_is_offered_back_while_another_one_decides(
    make_server: Callable[..., Server], visit: Visit, size: dict[str, int]
) -> None:
    server = make_server("time is over when told + players fall asleep + everybody has patience", thinkers=2)
    page, friend = visit(server.url, size), server.guest("Bert")
    table = open_with(page, [None, None, "flora"], limit=LONG)
    join_and_start(page, table, friend)
    server.tell(OVER, "1")  # one is asleep: the round stays open
    notice, told = page.locator("[role=status].notice"), re.compile("You can take it back while others decide. Ada .*")
    expect(notice).to_contain_text(told)
    server.tell(OVER, "0")
    friend.post(f"/tables/{table}/take-back", round=1, key="with-time-anew")
    assert friend.look(table)["now"]["awaited"] == [1, 2]
    page.reload()
    expect(notice).to_contain_text(told)
    page.get_by_role("button", name="Take my turn back").click()
    page.locator("[data-step=choose]:not([aria-busy=true])").wait_for()
    expect(notice).to_be_empty()
    page.reload()
    assert settled(page) == "choose"
    expect(notice).to_be_empty()


# --- company ----------------------------------------------------------------------------------------------------------


def test_everybody_is_here_only_if_it_is_true(make_server: Callable[..., Server], visit: Visit) -> None:
    server = make_server("people are missed soon")
    page, friend = visit(server.url), visit(server.url)
    table = open_with(page, [None, None])
    friend.goto(f"{server.url}/join#{code_of(page, table)}")
    friend.get_by_label("My name").fill("Bert")
    friend.get_by_role("button", name="Sit down").click()
    step = page.locator("footer").get_by_role("status")
    expect(step).to_contain_text("Everybody is here")
    friend.close()
    expect(step).to_contain_text("Not here just now: Bert.")


def test_who_joins_is_asked_for_a_name(server: Server, visit: Visit) -> None:
    _, code = open_room(server, visit)
    friend = visit(server.url)
    friend.get_by_role("button", name="Alone").first.click()  # as a guest
    expect(friend.locator("[data-round]")).to_be_visible()
    friend.goto(f"{server.url}/join#{code}")
    expect(friend.get_by_label("My name")).to_have_value("")


def test_with_friends_there_are_no_hints_unless_they_are_agreed_on(server: Server, visit: Visit) -> None:
    page, _ = open_room(server, visit)
    expect(page.get_by_label("Hints")).not_to_be_checked()


def test_who_is_still_thinking_is_named(server: Server, visit: Visit) -> None:
    page, friend = visit(server.url), server.guest("Bert")
    table = open_with(page, [None, None])
    friend.post("/join", code=code_of(page, table))
    page.get_by_role("button", name="Start").click()
    settled(page)
    page.evaluate(
        """async (id) => {
            const ask = (path, body) => fetch(`/api/tables/${id}` + path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json());
            let moves = [];
            for (let draft; !draft?.complete; ) {
                draft = await ask('/draft', {round: 1, moves});
                if (!draft.complete) moves = [...moves, draft.legal[0]];
            }
            await ask('/turn', {round: 1, moves, key: 'k'.repeat(8)});
        }""",
        table,
    )
    expect(page.get_by_text("Bert is still thinking.")).to_be_visible()


@pytest.mark.parametrize(("game", "others"), [("welcome", ".other .name b"), ("heimat", ".heimat-seat .name b")])
def test_computer_players_of_one_level_have_different_names(
    server: Server, visit: Visit, game: str, others: str
) -> None:
    page = visit(server.url)
    open_with(page, [None, "easy", "easy", "easy"], game=game)
    settled(page)
    names = {*page.locator(others).all_inner_texts()} - {"Ada"}
    assert len(names) == 3


@pytest.mark.parametrize(("game", "others"), [("welcome", ".other .name b"), ("heimat", ".heimat-seat .name b")])
def test_people_and_computer_players_of_one_name_are_told_apart(
    server: Server, visit: Visit, game: str, others: str
) -> None:
    page = visit(server.url)
    table = open_with(page, [None, "easy", None, None], game=game)
    join_and_start(page, table, server.guest("Bella"), server.guest("Bella"))
    expect(page.locator(others).filter(has_text="Bella")).to_have_text(["Bella 3", "Bella 4", "Bella 2"])
    if game == "welcome":
        page.get_by_role("button", name="Story of the game").click()
    told = page.get_by_label("Whose part of the story").locator("option")
    expect(told).to_have_text(["Everybody", "Ada", "Bella 3", "Bella 4", "Bella 2"])


@pytest.mark.parametrize(
    ("game", "title", "style", "about"),
    [
        ("welcome", "Welcome To…", "Flora (parks and pools)", "Loves parks and pools."),
        ("heimat", "Neue Heimat", "Konrad (keeps his cheques)", "The miser: likes to keep his cheques."),
    ],
)
def test_characters_tell_their_style_where_they_are_chosen(
    server: Server, visit: Visit, game: str, title: str, style: str, about: str
) -> None:
    page = visit(server.url)
    page.locator(f"[data-game={game}] .agreed").click()
    dialog = page.get_by_role("dialog", name=f"Options for {title}")
    expect(dialog).to_contain_text(style)
    page, _ = open_room(server, visit, game)
    page.get_by_role("button", name="Put a computer player on this chair").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name=style.split()[0])).to_contain_text(about)


def test_a_name_alone_is_asked_for_where_there_are_no_towns(server: Server, visit: Visit) -> None:
    for game, title in (("welcome", "My name and town"), ("heimat", "My name")):
        page, _ = open_room(server, visit, game)
        page.locator(".seat.you").get_by_role("button", name="Rename").click()
        expect(page.get_by_role("dialog", name=title, exact=True)).to_be_visible()


# --- what is over -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "title"), [("welcome", "Welcome To…"), ("heimat", "Neue Heimat")])
def test_at_the_end_the_title_says_so(server: Server, visit: Visit, game: str, title: str) -> None:
    page = visit(server.url)
    page.goto(f"{server.url}/table/{finished_table(page, game)}")
    expect(page).to_have_title(f"Finished – {title}")


@pytest.mark.parametrize(("game", "theme"), [("welcome", "dark"), ("heimat", "light")])
def test_where_nobody_is_left_the_table_waits(server: Server, visit: Visit, game: str, theme: str) -> None:
    page = visit(server.url, {"width": 390, "height": 844}, theme=theme)
    table = open_with(page, [None, "easy", "easy"], game=game)
    page.locator("[data-round]:not([data-step=''])").wait_for()  # it is the own turn
    number = page.get_attribute("[data-round]", "data-round") or ""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else plays: the table waits for you.")
    page.get_by_role("button", name="Leave", exact=True).click()
    row = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(row).to_have_count(1)
    assert server.stranger().look(table)["now"]["status"] == "running"
    row.click()
    expect(page.locator("[data-round]")).to_have_attribute("data-round", number)
    expect(page.locator("[data-round]")).to_have_attribute("data-step", re.compile("."))


def test_only_games_that_go_on_are_to_be_continued(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    table = open_with(page, [None, "beginner"])
    settled(page)
    page.goto(server.url)
    expect(page.get_by_role("region", name="Continue").get_by_role("link")).to_have_count(1)
    page.evaluate(
        """id => fetch(`/api/tables/${id}/seats/0/hand-over`, {method: 'POST', body: '{"player": "beginner"}',
            headers: {'Content-Type': 'application/json'}})""",
        table,
    )
    page.wait_for_function(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).now.status === 'finished'", arg=table
    )
    page.reload()
    expect(page.get_by_text("One finished game")).to_be_visible()
    expect(page.get_by_role("region", name="Continue")).to_have_count(0)
    page.get_by_text("One finished game").click()
    expect(page.get_by_role("link", name="Finished")).to_be_visible()


def test_without_a_network_the_home_page_leads_to_pad_and_dealer(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/pad", PHONE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # the pad keeps everything for such a time
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    lost = page.get_by_role("region", name="No connection.")
    for _ in ("while it is read", "when it is loaded again"):
        expect(lost.get_by_role("link", name="Score pad")).to_be_visible()
        expect(lost.get_by_role("link", name="Card dealer")).to_be_visible()
        page.reload()
    lost.get_by_role("link", name="Card dealer").click()
    expect(page.locator("form")).to_be_visible()
    page.go_back()
    page.context.set_offline(False)
    expect(lost).to_have_count(0)


# --- words ------------------------------------------------------------------------------------------------------------


def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(server: Server, visit: Visit) -> None:
    page = visit(server.url, language="de-DE")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": b"A game of ours"}
    )
    expect(page.locator(".notice")).to_contain_text("„A game of ours“ in Zeile 1 ist falsch.")


@pytest.mark.parametrize(("game", "end"), [("welcome", ".end"), ("heimat", ".heimat-end")])
def test_negative_points_have_a_minus_sign(server: Server, visit: Visit, game: str, end: str) -> None:
    page = visit(server.url)
    games = {seed: random_session(find_game(game), "basic", 2, seed) for seed in range(1, 6)}
    scores = {seed: session.game.scores(session.state) for seed, session in games.items()}
    seed = next(seed for seed, all_ in scores.items() if any(min(score.lines.values()) < 0 for score in all_))
    page.goto(f"{server.url}/table/{finished_table(page, game, seed)}")
    expect(page.locator(end)).to_contain_text(re.compile("−[0-9]"))
    assert hyphens(page) == []
