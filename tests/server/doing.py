"""What is done while it is watched whether anything holds everybody up: all that people can do, much of it at once."""

from __future__ import annotations

import contextlib
import functools
import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from benchmarks import house
from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.access.names import MOST_NAME
from housewright.server.hall.hall import FEW_CHAIRS
from housewright.server.routes.tables import MOST_LISTED
from housewright.server.tables.bounds import MOST_EVENTS, MOST_OF_SEAT
from tests.server.games import Party, seat_party
from tests.server.mirrors import database_of, read_rows
from tests.server.running import Client, Server, accepted, wait_until
from tests.server.test_records import send_record

FEW = 3  # seats
ENOUGH = 5  # events of an analysis
PATIENCE = 600.0  # seconds of a very busy machine
SWEEPS = 3
TURNS = 8
OLD = 1_500  # guests, and a fifth as many tables, that are swept away


def play_some(server: Server, seats: int) -> Party:
    """So many seats: opened, joined, played, followed."""
    party = seat_party(server, "welcome", "advanced", [None, None] + ["beginner"] * (seats - 2), limit=86_400)
    ada, rng = party.people[0], random.Random(1)
    with ada.follow(party.table) as messages, server.stranger().follow(party.table) as watched:
        next(messages), next(watched)
        for number in range(1, 4):
            for seat in (0, 1):
                party.play_turn(seat, number, rng)
            is_over = functools.partial(is_round_over, ada, party.table, number)
            wait_until(is_over, "a round", PATIENCE)
        look_everywhere(server, ada, party.table)
    ada.get(f"/tables/{party.table}/hints")
    return party


def is_round_over(client: Client, table: str, number: int) -> bool:
    """Whether the next round has begun."""
    return bool(client.look(table)["now"]["round"] > number)


def look_everywhere(server: Server, client: Client, table: str) -> None:
    """Whatever can be read about a table, many times at once."""
    paths = ["", "/story", "/poll?wait=0", "/poll?after=1&wait=0", "/events"]
    with ThreadPoolExecutor(4) as threads:
        for _ in threads.map(lambda path: read_some(server, f"/tables/{table}{path}"), paths * 3):
            pass
    client.get("/tables/mine")
    client.get("/tables")
    late = {"round": 1, "moves": ["1"], "key": "k" * 8, "after": 1}
    assert client.ask("POST", f"/tables/{table}/turn", late).status_code == 409
    client.post(f"/tables/{table}/transfer")


def read_some(server: Server, path: str) -> None:
    """An answer, or the beginning of one that does not end."""
    with server.stranger().http.stream("GET", path) as answer:
        assert answer.status_code == 200
        next(answer.iter_raw())


def replay(server: Server, seats: int) -> None:
    """A record of so many seats: imported, looked at from everywhere, and given back."""
    ada = server.guest()
    record = write_record(random_session(find_game("welcome"), "basic", seats, 11))
    table = accepted(send_record(ada, record))["id"]
    for number in (1, 5, 10):
        ada.get(f"/tables/{table}/rounds/{number}?seat=1")
    ada.get(f"/tables/{table}/record")
    ada.get(f"/tables/{table}/story")
    look_into(ada, table)
    opened = ada.open(seats=[None] * seats)
    ada.ask("GET", f"/tables/{opened}/invitation.svg")
    ada.ask("GET", "/openapi.json")
    ada.get("/games")


def look_into(client: Client, table: str) -> None:
    """A game is looked at as it is computed, stopped and gone on with, and played on from if it is a small one."""
    client.post(f"/tables/{table}/analysis", seat=1)
    after = 0
    while after < ENOUGH:
        after = client.get(f"/tables/{table}/analysis?after={after}&wait=20")["next"]
    client.get(f"/tables/{table}/analysis/turns/1/1")
    client.ask("DELETE", f"/tables/{table}/analysis")
    client.post(f"/tables/{table}/analysis", seat=1)
    client.ask("DELETE", f"/tables/{table}/analysis")
    if len(client.look(table)["table"]["seats"]) <= FEW_CHAIRS:
        played = client.post(f"/tables/{table}/what-if", round=5, seat=1, player="beginner", learning=True)["id"]
        moves = client.choose(played, 5)
        client.post(f"/tables/{played}/verdict", round=5, moves=moves)
        client.turn(played, 5, moves)


def end_and_go(server: Server, seats: int) -> None:
    """A game is played to its end; its people meet again, and one of them is forgotten."""
    ada = server.guest()
    ada.post(f"/tables/{end_alone(ada, seats)}/rematch")
    ada.post(f"/tables/{end_alone(ada, 1)}/again")
    ada.ask("DELETE", "/guest")


def end_alone(client: Client, seats: int) -> str:
    """A table where computer players have played to the end."""
    table = client.open(seats=[None] + ["beginner"] * (seats - 1), start=True)
    client.post(f"/tables/{table}/seats/0/hand-over", player="beginner")
    wait_until(lambda: client.look(table)["table"]["status"] == "finished", "the end", PATIENCE)
    return table


def talk_nonsense(party: Party) -> None:
    """What makes no sense at a table."""
    ada = party.host
    for body in ({}, {"round": "1", "moves": ["?"] * 5_000}, {"round": 9, "moves": ["1"], "key": "k" * 8, "x": 1}):
        for path in ("/draft", "/turn", "/take-back", "/seats/1/hand-over", "/verdict"):
            assert ada.ask("POST", f"/tables/{party.table}{path}", body).is_client_error
    for content in (b"{" * 9_000, b'{"round":1,"moves":["1"' + b" " * 12_000, b"\xff" * 9_000):
        assert ada.ask("POST", f"/tables/{party.table}/draft", content=content).is_client_error


def come_and_go(server: Server, seats: int) -> None:
    """What people do before they play and besides: every one of these routes leads somewhere."""
    ada, bert, cleo, other = (server.guest(name) for name in ("Ada", "Bert", "Cleo", "Ada too"))
    ada.get("/guest")
    ada.post("/guest", name="Ida")
    ada.post("/daily")
    ada.get("/daily/today/basic")
    table = ada.open(seats=[None] * seats, listed=True)
    code = ada.look(table)["code"]
    bert.post("/invitation", code=code)
    bert.post("/join", code=code)
    cleo.post(f"/tables/{table}/join")
    ada.put(f"/tables/{table}/me", town="Elm")
    ada.put(f"/tables/{table}/terms", game="welcome", seats=seats, listed=True, limit=86_400)
    ada.put(f"/tables/{table}/seats/{seats - 1}", player="easy")
    accepted(ada.ask("GET", f"/tables/{table}/invitation.svg"))
    cleo.post(f"/tables/{table}/leave")
    ada.get("/tables")
    ada.get("/tables/mine")
    ada.post(f"/tables/{table}/start", fill="beginner")
    bert.get(f"/tables/{table}/hints")
    bert.turn(table, 1, bert.choose(table, 1))
    bert.post(f"/tables/{table}/take-back", round=1, key="k" * 8)
    bert.post(f"/tables/{table}/seats/1/hand-over")
    bert.post(f"/tables/{table}/seats/1/hand-back")
    ada.hand_to(table, other)
    other.post(f"/tables/{table}/transfer")
    accepted(other.ask("DELETE", f"/tables/{table}/transfer"))
    bert.post("/guest/sign-out")


def look_around(server: Server) -> None:
    """What is the same for everybody."""
    browser = server.stranger()
    for path in ("/healthz", "/metrics", "/", "/pad", "/api/openapi.json"):
        answer = browser.http.get(f"{server.url}{path}")
        assert answer.is_success
        for file in re.findall(r"/assets/[^\"]+", answer.text):
            accepted(browser.http.get(f"{server.url}{file}"))
    for kind in ("messages", "rules"):
        browser.get(f"/games/heimat/{kind}/de")


def play_heimat(server: Server, options: str, seats: int) -> None:
    """A person plays some rounds, and computer players to the end: auctions, houses, and the next game of a series."""
    party, rng = seat_party(server, "heimat", options, [None] + ["easy"] * (seats - 1)), random.Random(2)
    ada, table, turns = party.host, party.table, TURNS
    with ada.follow(table) as messages:
        for message in messages:
            if (now := message["now"] if "now" in message else ada.look(table)["now"])["status"] == "finished":
                break
            if 0 in now["awaited"] and turns:
                party.play_turn(0, now["round"], rng)
                turns -= 1
                if not turns:
                    ada.post(f"/tables/{table}/seats/0/hand-over", player="easy")
    look_everywhere(server, ada, table)
    ada.get(f"/tables/{table}/record")
    ada.get(f"/tables/{table}/rounds/5?seat=1")


# --- a full house -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Crowd:
    """Somebody who sits at as many large tables as a list shows, a table whose log is full, and one that is over."""

    host: Client
    changed: str
    over: str


def fill_house(server: Server, seats: int) -> Crowd:
    """Large tables full of people, some of which cannot be read; the server does not run afterwards."""
    host = server.guest("Ada")
    over = end_alone(host, FEW_CHAIRS)
    listed = host.open(seats=[None] * seats, listed=True)
    changed = host.open(seats=[None] * FEW_CHAIRS)
    server.kill()
    with writing(server) as connection:
        sat = [(listed, seat, f"guest {seat}", "W" * MOST_NAME) for seat in range(1, seats)]
        body = "json_object('kind', 'sat', 'seat', ?2, 'guest', ?3, 'name', ?4)"
        connection.executemany(f"INSERT INTO log (table_id, seq, at, body) SELECT ?1, ?2 + 2, 0, {body}", sat)
        ((opened,),) = connection.execute("SELECT body FROM log WHERE table_id = ? AND seq = 1", [changed])
        agreed = {"kind": "agreed", "agreement": json.loads(opened)["agreement"], "seats": FEW_CHAIRS}
        most = MOST_EVENTS + MOST_OF_SEAT * FEW_CHAIRS
        rows = [(changed, seq, json.dumps(agreed)) for seq in range(3, most)]
        connection.executemany("INSERT INTO log (table_id, seq, at, body) VALUES (?, ?, 0, ?)", rows)
        connection.execute("UPDATE tables SET code = NULL, listed = 0")
    house.fill(database_of(server), listed, MOST_LISTED - 1)
    with writing(server) as connection:
        connection.execute("UPDATE log SET body = 'nonsense' WHERE seq = 2 AND table_id LIKE 'copy-%0'")
    return Crowd(host, changed, over)


def read_lists(server: Server, crowd: Crowd) -> None:
    """Long ones, once from the disk and once from memory."""
    with writing(server) as connection:
        connection.execute("UPDATE tables SET listed = 1 WHERE id LIKE 'copy-%'")
    for _ in range(2):
        shown = crowd.host.get("/tables/mine")
        assert len(shown) == MOST_LISTED
        assert not all(table["readable"] for table in shown)
        server.stranger().get("/tables")


def meet_the_crowd(server: Server, crowd: Crowd) -> None:
    """Long lists, a long log, and much that is swept away."""
    read_lists(server, crowd)
    for _ in range(3):
        crowd.host.ask("PUT", f"/tables/{crowd.changed}/terms", {"game": "welcome", "seats": FEW_CHAIRS})
    crowd.host.post(f"/tables/{crowd.changed}/start", fill="beginner")
    crowd.host.turn(crowd.changed, 1, crowd.host.choose(crowd.changed, 1))
    wait_until(lambda: is_round_over(crowd.host, crowd.changed, 1), "a round", PATIENCE)
    look_everywhere(server, crowd.host, crowd.changed)
    with writing(server) as connection:
        rows = [(f"old {number}", "Old", "0" * 64) for number in range(OLD)]
        connection.executemany("INSERT INTO guests (id, name, secret, came) VALUES (?, ?, ?, 0)", rows)
        connection.execute("UPDATE guests SET expires = 0 WHERE came = 0")
        connection.execute("UPDATE tables SET touched = 0 WHERE id LIKE 'copy-%'")
    wait_until(lambda: not left_of(server), "the sweep", PATIENCE)


def left_of(server: Server) -> int:
    """How much there still is of what is swept away."""
    counted = "(SELECT count(*) FROM guests WHERE came = 0), (SELECT count(*) FROM tables WHERE touched = 0)"
    return sum(read_rows(server, f"SELECT {counted}")[0])


@contextlib.contextmanager
def writing(server: Server) -> Iterator[sqlite3.Connection]:
    """The database, also while the server runs."""
    with contextlib.closing(sqlite3.connect(database_of(server), timeout=PATIENCE)) as connection, connection:
        yield connection


def wait_for_sweeps(server: Server, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Let time pass for the caretaker, and do something again and again."""
    before = server.output.count("swept")

    def have_passed() -> bool:
        meanwhile()
        return server.output.count("swept") >= before + SWEEPS

    wait_until(have_passed, "some sweeps", PATIENCE)
