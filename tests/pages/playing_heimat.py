"""Playing Neue Heimat by tapping what is offered, as a person would who looks at nothing else."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.pages.test_company import code_of
from tests.server.running import Client

TABLE = ".heimat-table"
PATIENCE = 60  # seconds for computer players
WAITING = 60  # milliseconds between two looks at several pages


def open_heimat(page: Page, options: str, seats: list[str | None]) -> str:
    """Open a table as this visitor, who begins if no chair is empty, and go there."""
    table = page.evaluate(
        """async ([options, seats]) => {
            const ask = (path, body) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json());
            await ask('/guest', {name: 'Ada'});
            const start = !seats.slice(1).includes(null);
            return (await ask('/tables', {game: 'heimat', options, seats, seat: 0, start})).id;
        }""",
        [options, seats],
    )
    page.goto("/".join(page.url.split("/")[:3]) + f"/table/{table}")
    if None not in seats[1:]:
        settled(page)
    return str(table)


def begin_with(page: Page, friend: Client, options: str = "basic") -> str:
    """A running table of two: this visitor, and a friend who plays by program."""
    table = open_heimat(page, options, [None, None])
    friend.post("/join", code=code_of(page, table))
    page.evaluate(
        """id => fetch(`/api/tables/${id}/start`,
            {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}})""",
        table,
    )
    settled(page)
    return table


def answer_for(friend: Client, table: str, wanted: Callable[[list[str]], str]) -> None:
    """The friend makes turns as long as it is theirs."""
    while friend.look(table)["now"]["awaited"] == [1]:
        number = friend.look(table)["now"]["round"]
        friend.turn(table, number, friend.choose(table, number, wanted))


def bid_one(legal: list[str]) -> str:
    """The lowest bid, the first piece, the first place; sold to whoever bid."""
    return next((move for move in ("1", "sell", "<1", "A1") if move in legal), legal[0])


def go_to(page: Page, friend: Client, table: str, step: str) -> None:
    """Play on, both without ambition, until this visitor is asked for that step."""
    rng = random.Random(1)
    for _ in range(60):
        answer_for(friend, table, bid_one)
        page.wait_for_selector(f"{TABLE}:not([data-step=''])")
        if settled(page) == step:
            return
        make_turn(page, rng, ".heimat-display")
        confirm(page)
    raise AssertionError(f"it never came to: {step}")


def settled(page: Page) -> str:
    """Wait until nothing is on its way; returns the step of the own turn, '' while others act, 'over' at the end."""
    step = page.locator(f"{TABLE}:not([aria-busy=true]), .heimat-end").first.get_attribute("data-step")
    return "over" if step is None else step


def awaited(*pages: Page) -> Page | None:
    """Wait until it is somebody's turn; none when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            step = settled(page)
            if step == "over":
                return None
            if step:
                return page
        pages[0].wait_for_timeout(WAITING)
    raise AssertionError("nobody's turn")


def tap(page: Page, selector: str, rng: random.Random) -> bool:
    """Tap one of those that can be seen, with a finger if the page is for fingers; false if there is none."""
    items = page.locator(selector)
    seen, is_touched = items.evaluate_all(
        """items => [items.flatMap((item, index) => item.checkVisibility() ? [index] : []),
            matchMedia('(pointer: coarse)').matches]"""
    )
    if not seen:
        return False
    chosen = items.nth(rng.choice(seen))
    if is_touched:
        chosen.tap()
    else:
        chosen.click()
    return True


def make_turn(page: Page, rng: random.Random, pieces: str = ".panel.display") -> None:
    """A whole turn, up to the point where it can be confirmed; pieces of that kind are offered."""
    for _ in range(6):
        step = settled(page)
        if page.locator(".heimat-bar .go:not([aria-disabled=true])").count():
            return
        if step == "offer":
            if rng.random() < 0.2 and tap(page, ".heimat-black[aria-checked=false]", rng):
                settled(page)
            assert tap(page, f"{pieces} button.legal", rng), "nothing can be offered"
        elif step == "bid":
            wanted = ".bid:not(.pass):not(.more)" if rng.random() < 0.6 else ".bid.pass"
            assert tap(page, wanted, rng) or tap(page, ".bid.pass", rng), "neither a bid nor a pass"
        elif step == "decide":
            assert tap(page, ".heimat-decide button", rng), "neither sold nor kept"
        elif step == "place":
            seen = "[data-lot].may" if rng.random() < 0.5 else ".heimat-places button"
            assert tap(page, seen, rng) or tap(page, ".heimat-places button", rng), "the piece can go nowhere"
    raise AssertionError("the turn does not come to an end")


def confirm(page: Page) -> None:
    """Confirm the turn, and wait until it is made."""
    page.locator(".heimat-bar .go:not([aria-disabled=true])").wait_for()
    number = page.get_attribute(TABLE, "data-round")
    assert tap(page, ".heimat-bar .go", random.Random(0))
    page.locator(f".heimat-end, {TABLE}:not([data-round='{number}'])").first.wait_for()


def play_on(pages: list[Page], rng: random.Random, turns: int = 10_000) -> bool:
    """Everybody makes turns until there were enough of them; false if the game is over."""
    for _ in range(turns):
        page = awaited(*pages)
        if page is None:
            return False
        make_turn(page, rng)
        confirm(page)
    return True


class Program:
    """Makes the turns of a page's visitor, who looks on."""

    def __init__(self, page: Page, table: str) -> None:
        self.page, self.table = page, table

    def post(self, what: str, **body: object) -> Any:
        """Do something at the table."""
        return self.page.evaluate(
            """async ([path, body]) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json'}})).json()""",
            [f"/api/tables/{self.table}/{what}", body],
        )

    def turn(self, number: int, pick: Callable[[list[str]], str]) -> None:
        """A whole turn, each move picked from the legal ones."""
        moves: list[str] = []
        while not (tried := self.post("draft", round=number, moves=moves))["complete"]:
            moves.append(pick(tried["legal"]))
        self.post("turn", round=number, moves=moves, key=uuid.uuid4().hex)


def sit_together(page: Page, friends: list[Client], options: str = "basic") -> str:
    """A running table: this visitor, and friends who play by program."""
    table = open_heimat(page, options, [None] * (1 + len(friends)))
    code = code_of(page, table)
    for friend in friends:
        friend.post("/join", code=code)
    Program(page, table).post("start")
    settled(page)
    return table


def stack(public: Any) -> Callable[[list[str]], str]:
    """Builds high: a cube of the display, offered and had for nothing, on a house if it can be, else on a new lot."""
    built = {lot["lot"] for row in public["rows"] for lot in row["lots"] if lot["storeys"]}

    def pick(legal: list[str]) -> str:
        cubes = [move for move in legal if move[0] in "<>"]
        houses = [move for move in legal if move in built]
        return ([move for move in ("-", "sell") if move in legal] + houses + cubes + legal)[0]

    return pick


def shorten(public: Any) -> Callable[[list[str]], str]:
    """Ends a game soon: row A is shortened to nothing, row B to two lots, which are built on and roofed."""
    pieces = ["<1", "<2", "<3"] if public["rows"][1]["built"] < 2 else ["^"]
    wanted = ["-", "III", "I", "II", "A-", "B-", "B2", "B1", *pieces]
    return lambda legal: next(move for move in wanted if move in legal)


def play_together(
    page: Page,
    friends: list[Client],
    table: str,
    until: Callable[[Any], bool],
    way: Callable[[Any], Callable[[list[str]], str]] = stack,
) -> None:
    """Everybody plays that way by program until the table is as wanted."""
    program = Program(page, table)
    while not until(seen := friends[0].look(table)):
        number, (seat,), pick = seen["now"]["round"], seen["now"]["awaited"], way(seen["public"])
        if seat:
            friends[seat - 1].turn(table, number, friends[seat - 1].choose(table, number, pick))
        else:
            program.turn(number, pick)
    page.wait_for_selector(f".heimat-end, {TABLE}[data-round='{seen['now']['round']}']")
    settled(page)
