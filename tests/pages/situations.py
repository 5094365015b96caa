"""Every page and every step of a game of Welcome To, one after the other, with a deal that has them all."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import Page

from housewright.engine.session import Session
from housewright.players.finding import find_player
from housewright.server.access.cookies import COOKIE
from tests.pages.playing import settled
from tests.server.mirrors import mirror
from tests.server.running import Client, Server

DEAL = "8"  # in round 12 seat 0 claims a plan, and has a choice of estates
LAST_OF_NOTE = 12
GOOD = find_player("welcome", "good")
MEANWHILE = {  # dialogs, by what opens them
    "score": ".strip button",
    "sheet of another": ".others .other",
    "menu": "header .tool:last-child",
}
IN_TURN = {
    "score in the turn": ".strip button",
    "plan": ".plan",
    "hints": "header button.tool",
    "story": "header button.tool + button.tool",
}


def client_of(server: Server, page: Page) -> Client:
    """The visitor of a page, as a program."""
    token = next(cookie["value"] for cookie in page.context.cookies() if COOKIE in cookie["name"])
    return Client(server, token)


def step_of(session: Session, moves: list[str]) -> str:
    """Where in a turn seat 0 is after these moves, and with which action."""
    draft = session.draft(0, [session.game.read(move) for move in moves])
    if session.game.is_turn_complete(draft, 0):
        return "complete"
    described: Any = session.game.describe(draft)
    if any(target["kind"] == "reshuffle" and target["reason"] is None for target in described["targets"]):
        return "reshuffle"
    turn = described["turn"]
    return f"{turn['step']} {turn['action'] or ''}".strip()


def drafts(session: Session, chosen: list[str]) -> Iterator[list[str]]:
    """Turns as far as they may have come: the chosen one move by move, and every pile with a first house."""
    yield from (chosen[:count] for count in range(len(chosen) + 1))
    for pile in "123":
        draft = session.draft(0, [session.game.read(pile)])
        yield [pile]
        yield [pile, session.game.write(session.game.legal(draft, 0)[0])]


def show_draft(page: Page, table: str, number: int, moves: list[str]) -> None:
    """The page with a turn that has come so far, as after a reload."""
    draft = {"round": number, "moves": moves, "key": "0" * 32, "sent": False}
    page.evaluate(
        "([place, draft]) => localStorage.setItem(place, draft)", [f"housewright.draft.{table}.0", json.dumps(draft)]
    )
    page.reload()
    settled(page)
    page.wait_for_function(
        "moves => moves === 0 || document.querySelector('.bar .button:not([disabled])')", arg=len(moves)
    )


def every_situation(server: Server, page: Page) -> Iterator[str]:
    """What a visitor comes to see, from the home page to the replay; the server deals by name."""
    page.locator("[data-game=welcome]").wait_for()
    yield "home"
    page.evaluate(
        """fetch('/api/guest', {method: 'POST', body: '{"name": "Ada"}',
            headers: {'Content-Type': 'application/json'}})"""
    )
    host, friend = client_of(server, page), server.guest("Ruth")
    table = host.open(seats=[None, None], name=DEAL)
    page.goto(f"{server.url}/table/{table}")
    page.locator(".code span").first.wait_for()
    yield "waiting room"
    friend.post("/join", code=host.look(table)["code"])
    host.post(f"/tables/{table}/start")
    settled(page)
    people, session, seen = [host, friend], mirror(server, table), {"complete"}
    while not session.is_over:
        number = session.round
        turns = [GOOD.choose(session.view(seat), "basic", seat + 7 * number) for seat in (0, 1)]
        texts = [[session.game.write(move) for move in turn] for turn in turns]
        for moves in drafts(session, texts[0]) if number <= LAST_OF_NOTE else ():
            if (step := step_of(session, moves)) not in seen:
                seen.add(step)
                show_draft(page, table, number, moves)
                yield step
                if step == "reshuffle":
                    page.locator(".question").wait_for()
                    yield from dialogs(page, IN_TURN)
        for seat, turn in enumerate(turns):
            people[seat].turn(table, number, texts[seat])
            if number == LAST_OF_NOTE and seat == 0:
                page.reload()
                page.locator(".bar .button").wait_for()  # to take it back
                yield "waiting for others"
                yield from dialogs(page, MEANWHILE)
            session.submit(seat, turn)
    assert {"choose", "write temp", "act surveyor", "act agent", "act landscaper", "act pool", "act bis"} <= seen
    assert "reshuffle" in seen
    assert any(step.startswith("finish") for step in seen)
    assert any(step.startswith("estates") for step in seen)
    page.locator(".end").wait_for()
    yield "end"
    page.goto(f"{server.url}/replay/{table}")
    page.locator(".controls").wait_for()
    for number in (LAST_OF_NOTE, int(page.get_by_role("slider").get_attribute("max") or 0)):
        page.get_by_role("slider").fill(str(number))
        page.locator(f"[data-shown='{number}']").wait_for()
        yield f"replay, {number}"


def dialogs(page: Page, opened_by: Mapping[str, str]) -> Iterator[str]:
    """What is opened on the table of a phone."""
    for name, opener in opened_by.items():
        page.locator(opener).first.click()
        page.locator("dialog[open]").wait_for()
        page.locator("dialog [aria-busy=true]").wait_for(state="detached")
        yield name
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
