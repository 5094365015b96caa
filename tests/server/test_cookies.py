"""Cookies: one of each house, taken over from the version before, good for a while and renewed."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.circumstances import JUMP, READ_ONLY
from tests.server.mirrors import change_rows, read_rows
from tests.server.running import Server, Zygote, new_server, wait_until
from tests.server.test_seats import Browser
from tests.server.upgrading import TABLE, TOKEN, make_old_database

Make = Callable[..., Server]
OLD = "housewright"
DAY = 86_400_000  # milliseconds


def come_in(server: Server, browser: Browser) -> str:
    """Say a name and open a table; returns the table."""
    browser.headers["Origin"] = server.url
    assert browser.post(f"{server.url}/api/guest", json={"name": "Ada"}).status_code == 200
    opened = browser.post(f"{server.url}/api/tables", json={"game": "welcome", "seats": [None]})
    return str(opened.json()["id"])


def check_neighbours(make: Make, mutant: str | None = None) -> None:
    """Two houses on one host: who comes into the second keeps the seat in the first."""
    first, second = make(mutant=mutant), make(mutant=mutant)
    with Browser(first) as browser:
        tables = [(server, come_in(server, browser)) for server in (first, second)]
        for server, table in tables:
            browser.headers["Origin"] = server.url
            assert browser.get(f"{server.url}/api/tables/{table}").json()["you"] == 0


def test_two_houses_on_one_host_have_cookies_of_their_own(make_server: Make) -> None:
    check_neighbours(make_server)


def test_houses_that_share_a_cookie_are_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_neighbours(make_server, "calls its cookie as all do")


# --- taken over -------------------------------------------------------------------------------------------------------


def start_with_an_old_database(zygote: Zygote, place: Path, mutant: str | None = None) -> Server:
    """A server that finds the database of version 0.1.0."""
    server = new_server(zygote, place / "old", mutant)
    make_old_database(server.folder / "house.db")
    return server.start()


def check_taking_over(server: Server) -> None:
    with Browser(server, httpx.Cookies({OLD: TOKEN})) as browser:
        answer = browser.get(f"/tables/{TABLE}")
        assert answer.json()["you"] == 0
        set_now = answer.headers.get_list("set-cookie")
        assert any(TOKEN in text and not text.startswith(f"{OLD}=") for text in set_now), set_now
        assert any(text.startswith(f'{OLD}=""; ') and "Max-Age=0" in text for text in set_now), set_now
        name = next(text.partition("=")[0] for text in set_now if TOKEN in text)
    with Browser(server, httpx.Cookies({name: TOKEN})) as browser:
        answer = browser.get(f"/tables/{TABLE}")
        assert (answer.json()["you"], "set-cookie" in answer.headers) == (0, False)
        assert browser.get("/guest").json()["name"] == "Ada"


def test_the_cookie_of_the_version_before_is_taken_over_with_its_seat(zygote: Zygote, place: Path) -> None:
    server = start_with_an_old_database(zygote, place)
    try:
        check_taking_over(server)
        ((expires,),) = read_rows(server, "SELECT expires FROM guests")
        assert abs(expires - now() - 400 * DAY) < DAY
    finally:
        server.close()


def test_a_house_that_knows_no_old_cookies_is_caught(zygote: Zygote, place: Path) -> None:
    server = start_with_an_old_database(zygote, place, "knows no old cookies")
    try:
        with pytest.raises(AssertionError):
            check_taking_over(server)
    finally:
        server.close()


def test_an_old_cookie_of_another_house_is_left_alone(server: Server) -> None:
    with Browser(server, httpx.Cookies({OLD: TOKEN})) as browser:
        answer = browser.get("/guest")
        assert (answer.json(), "set-cookie" in answer.headers) == (None, False)


# --- for a while ------------------------------------------------------------------------------------------------------


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def let_pass(server: Server, days: float) -> None:
    """Let tokens be so much older."""
    server.stop()
    change_rows(server, "UPDATE guests SET expires = expires - ?", int(days * DAY))
    server.start()


def check_ends(server: Server) -> None:
    program = server.guest("Robot")
    program.open("welcome", "basic", [None])  # who has a table is not swept away meanwhile
    let_pass(server, 390)
    assert program.get("/guest")["name"] == "Robot"  # which does not renew it: programs ask for a new one
    let_pass(server, 15)
    program.refused("/guest", 401, "wrong-token", "GET")


def check_renewals(server: Server) -> None:
    with Browser(server) as browser:
        browser.post("/guest", json={"name": "Ada"})
        let_pass(server, 20)
        assert "set-cookie" not in browser.get("/guest").headers  # not at every request
        let_pass(server, 370)
        renewed = browser.get("/guest")
        assert "Max-Age=34560000" in renewed.headers["set-cookie"]
        let_pass(server, 15)
        assert browser.get("/guest").json()["name"] == "Ada"
        let_pass(server, 400)
        assert browser.get("/guest").json() is None


def test_tokens_end(server: Server) -> None:
    check_ends(server)


def test_a_house_that_believes_old_tokens_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_ends(make_server(mutant="believes old tokens"))


def test_cookies_are_renewed_while_they_are_used(server: Server) -> None:
    check_renewals(server)


def test_a_house_that_renews_nothing_is_caught(make_server: Make) -> None:
    with pytest.raises((AssertionError, KeyError)):
        check_renewals(make_server(mutant="renews nothing"))


def test_a_cookie_that_cannot_be_renewed_keeps_nobody_from_looking(make_server: Make) -> None:
    server = make_server("can only read when told")
    with Browser(server) as browser:
        browser.post("/guest", json={"name": "Ada"})
        table = browser.post("/tables", json={"game": "welcome", "seats": [None], "seat": 0}).json()["id"]
        let_pass(server, 100)
        server.tell(READ_ONLY, "yes")
        looked = browser.get(f"/tables/{table}")
        assert (looked.status_code, looked.json()["you"], "set-cookie" in looked.headers) == (200, 0, False)
        server.tell(READ_ONLY, "no")
        assert "set-cookie" in browser.get(f"/tables/{table}").headers


def test_the_answer_says_when_a_token_ends(make_server: Make) -> None:
    server = make_server(token_days=30)
    answer = httpx.post(f"{server.url}/api/tokens", json={"name": "Robot"}, timeout=60)
    assert abs(answer.json()["expires"] - now() - 30 * DAY) < DAY


def check_a_jump(server: Server) -> None:
    """Whoever sets the clock lets no token, cookie or offer end."""
    program, other = server.guest("Robot"), server.guest("Other")
    with Browser(server) as browser:
        token = browser.post("/guest", json={"name": "Ada"}).cookies
        table = program.open("welcome", "basic", [None])
        code = program.post(f"/tables/{table}/transfer")["code"]
        server.tell(JUMP, str(500 * DAY // 1000))
        assert browser.get("/guest").json(), "nobody is known"
        again = browser.post("/guest", json={"name": "Ida"}).cookies
        assert set(again.values()) <= set(token.values()), "a new cookie over the old one"
        assert program.get("/guest")["name"] == "Robot", "nobody is known"
        assert other.ask("POST", "/transfers", {"code": code}).status_code == 202, "the offer is over"
        wait_until(lambda: "the clock has jumped" in server.output, "the caretaker")
        assert browser.get("/guest").json()["name"] == "Ida"
        assert other.ask("POST", "/transfers", {"code": code}).status_code == 202, "the offer is over"


def test_a_clock_that_jumps_makes_nobody_a_stranger(make_server: Make) -> None:
    check_a_jump(make_server("the clock jumps when told"))


def test_the_check_of_jumps_sees_a_house_that_believes_its_clock(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="nobody is known"):
        check_a_jump(make_server("the clock jumps when told + believes its clock when it looks at tokens"))
