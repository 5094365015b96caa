"""Welcome To in the browser, to the end."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import play_round, settled
from tests.server.running import Client, Server


@pytest.mark.parametrize(("size", "options", "seed"), [(DESKTOP, "advanced", 1), (PHONE, "basic", 2)])
def test_a_whole_solo_game(
    server: Server, visit: Callable[..., Page], size: dict[str, int], options: str, seed: int
) -> None:
    page = visit(server.url, size)
    open_table(page, options, [None])
    rng = random.Random(seed)
    while play_round(page, rng):
        pass
    expect(page.locator("#end-title")).to_contain_text("points")


def open_table(page: Page, options: str, seats: list[str | None], game: str = "welcome") -> str:
    """Open a table that starts at once, as this visitor, and go there."""
    table = page.evaluate(
        """async ([game, options, seats]) => {
            const ask = (path, body) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json());
            await ask('/guest', {name: 'Ada'});
            return (await ask('/tables', {game, options, seats, seat: 0, start: !seats.slice(1).includes(null)})).id;
        }""",
        [game, options, seats],
    )
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + f"/table/{table}")
    if None not in seats[1:]:
        settled(page)
    return str(table)


def join_and_start(page: Page, table: str, *friends: Client) -> None:
    """Let friends sit down, and start as the host."""
    code = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).code", table)
    for friend in friends:
        friend.post("/join", code=code)
    page.evaluate(
        """id => fetch(`/api/tables/${id}/start`,
            {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}})""",
        table,
    )
    settled(page)
