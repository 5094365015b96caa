"""Codes and links by which people join: what guessing is worth, and that guessers lock nobody out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path

import httpx
import pytest

from housewright.server.access.limits import RATES, counted_as
from housewright.server.hall.hall import CODE_LENGTH, CODE_SIGNS, LINK_BYTES
from tests.server.running import Client, Server, Zygote, new_server
from tests.server.upgrading import CODE, TABLE, TOKEN, make_old_database

Make = Callable[..., Server]
YEAR = 365 * 86_400  # seconds
OPEN_TABLES = 10_000
WRONG = "BBBBBBBB"
STILL = "time stands still for limits"


def test_in_a_year_fewer_than_one_of_ten_thousand_open_tables_is_found() -> None:
    burst, per_second = RATES["all-codes"]
    guesses = burst + per_second * YEAR
    assert len(set(CODE_SIGNS)) == len(CODE_SIGNS)
    assert CODE_LENGTH <= 8
    assert guesses * OPEN_TABLES / len(CODE_SIGNS) ** CODE_LENGTH < 1
    assert LINK_BYTES * 8 >= 64


def addresses() -> Iterator[str]:
    """Addresses of people who never guessed before."""
    return (f"198.51.{number // 250}.{number % 250 + 1}" for number in count())


def join(client: Client, code: str, address: str, path: str = "/join") -> httpx.Response:
    """Try to sit down, or only look at what one is invited to."""
    return client.ask("POST", path, {"code": code}, headers={"X-Forwarded-For": address})


def check_guessing(server: Server) -> None:
    """Guessers from everywhere end up waiting, and with them who types a code; who has a link sits down."""
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open(seats=[None, None])
    seen, fresh = ada.look(table), addresses()
    guesses, burst = 0, RATES["all-codes"].burst
    for path in cycle(("/join", "/invitation")):  # who only looks guesses, too
        if join(eve, WRONG, next(fresh), path).status_code != 404:
            break
        guesses += 1
        assert guesses <= burst, "nobody has to wait"
    assert guesses == burst
    assert join(bob, seen["code"], next(fresh)).status_code == 429
    assert join(bob, f"{seen['link'][:-1]}{'b' if seen['link'][-1] != 'b' else 'c'}", next(fresh)).status_code == 404
    assert join(bob, f"{'x' * 22}.{'b' * 16}", next(fresh)).status_code == 404
    assert join(server.stranger(), seen["link"], next(fresh), "/invitation").json()["game"] == "welcome"
    assert join(bob, seen["link"], next(fresh)).json()["id"] == table


def test_guessers_from_everywhere_have_to_wait_and_links_are_good_all_the_same(make_server: Make) -> None:
    check_guessing(make_server(STILL, limits=1))


@pytest.mark.parametrize("mutant", ["counts codes by address only", "takes links for codes"])
def test_a_house_where_guessing_pays_is_caught(make_server: Make, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_guessing(make_server(f"{mutant} + {STILL}", limits=1))


def test_an_invitation_says_what_it_is_to_whoever_has_it_until_the_start(server: Server) -> None:
    ada, stranger = server.guest("Ada"), server.stranger()
    table = ada.open(game="heimat", options="estates", seats=[None, "easy", None, None], name="Our houses")
    seen = ada.look(table)
    told = {"game": "heimat", "options": seen["table"]["options"], "name": "Our houses", "host": "Ada"}
    told |= {"people": ["Ada"], "seats": 4, "empty": 2}
    for code in (seen["code"], seen["code"].lower(), seen["link"]):
        assert stranger.post("/invitation", code=code) == told
    assert len(ada.look(table)["table"]["seats"]) == 4 and ada.look(table)["seq"] == seen["seq"], "only looked at"
    absent = ada.post("/tables", game="welcome", seats=[None, None], seat=None)
    assert stranger.post("/invitation", code=absent["code"])["host"] is None
    ada.post(f"/tables/{table}/start", fill="easy")
    for code in (seen["code"], seen["link"]):
        stranger.refused("/invitation", 404, "no-such-code", code=code)


def test_links_are_for_those_who_sit_there_and_until_the_start(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(seats=[None, None])
    link = ada.look(table)["link"]
    assert bob.look(table)["link"] is None
    ada.post(f"/tables/{table}/start", fill="beginner")
    assert ada.look(table)["link"] is None
    bob.refused("/join", 404, "no-such-code", code=link)


def test_codes_of_the_version_before_stay_good_and_get_a_link(zygote: Zygote, place: Path) -> None:
    server = new_server(zygote, place / "old")
    make_old_database(server.folder / "house.db")
    server.start()
    try:
        link = Client(server, TOKEN).look(TABLE)["link"]
        for code in (CODE, CODE.lower(), link):
            assert server.guest("Bob").ask("POST", "/join", {"code": code}).status_code in (200, 409)
        assert Client(server, TOKEN).look(TABLE)["table"]["seats"][1]["name"] == "Bob"
    finally:
        server.close()


# --- by whom it is counted --------------------------------------------------------------------------------------------


def test_addresses_are_counted_by_what_people_have_of_them() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:0db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert counted_as("2001:db8:1:3::6") != counted_as("2001:db8:1:2::6")
    assert counted_as("fe80::1%eth0") == "fe80::/64"
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") == "192.0.2.7"
    assert counted_as("192.0.2.8") != counted_as("192.0.2.7")
    assert counted_as("somewhere") == "somewhere"


def check_households(server: Server) -> None:
    """Whoever has a network of addresses is one caller."""
    asked = 0

    def ask(address: str) -> int:
        return httpx.get(f"{server.url}/api/tables", headers={"X-Forwarded-For": address}, timeout=60).status_code

    while ask(f"2001:db8:1:2::{asked:x}") == 200:
        asked += 1
        assert asked < 100, "every address is counted for itself"
    assert ask("2001:db8:1:3::1") == 200


def test_a_household_is_one_caller(make_server: Make) -> None:
    check_households(make_server(limits=0.02))


def test_a_house_that_counts_every_address_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_households(make_server(mutant="counts every address for itself", limits=0.02))
