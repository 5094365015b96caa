"""Nobody in the wrong seat: every route of the server against everybody who may come.

Each row has the answers for: the owner of the table (host, first seat), another seat, a guest without a seat, a
stranger without a token, and somebody with the owner's id and a wrong secret. A route without a row fails.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from fastapi import APIRouter

from tests.server.routing import all_routes, filled, walk
from tests.server.running import Client, Server, Zygote, accepted, new_server
from tests.server.test_records import send_record

MakeServer = Callable[..., Server]
CALLERS = ("owner", "other seat", "spectator", "stranger", "wrong token")
LASTING = (
    "running",
    "finished",
    "alone",
    "daily",
    "replay",
    "analysed",
    "learning",
)  # situations that are set up once: nobody changes anything there


@dataclass(frozen=True)
class Row:
    """What a route answers to each of the callers, in which situation, and to which body."""

    situation: str
    expected: str
    body: object = None
    path: str = ""  # instead of the usual one


def everybody(situation: str = "open", body: object = None, status: int = 200) -> Row:
    """A route for everybody."""
    return Row(situation, " ".join([str(status)] * 5), body)


def anybody(situation: str = "open", body: object = None, path: str = "") -> Row:
    """A route for everybody, though it looks at who asks."""
    return Row(situation, "200 200 200 200 401", body, path)


def any_guest(situation: str = "open", body: object = None, status: int = 201) -> Row:
    """A route for everybody who has said a name."""
    return Row(situation, f"{status} {status} {status} 401 401", body)


HOST = "200 403 403 401 401"
SEATS = "200 200 403 401 401"
KEYED = {"round": 1, "key": "seat-matrix"}

MATRIX: dict[str, Row | list[Row]] = {
    "GET /api/openapi.json": everybody(),
    "GET /healthz": everybody(),
    "GET /metrics": everybody(),  # on this machine
    "GET /api/games": everybody(),
    "GET /api/games/{game}/messages/{language}": everybody(),
    "GET /api/games/{game}/rules/{language}": everybody(),
    "GET /api/guest": anybody(),
    "POST /api/guest": anybody(body={"name": "Somebody"}),
    "DELETE /api/guest": Row("going", "204 204 204 204 401"),
    "POST /api/guest/sign-out": Row("going", "204 204 204 204 401"),
    "POST /api/tokens": everybody(body={"name": "Somebody"}, status=201),
    "GET /api/tables": anybody(),
    "GET /api/tables/mine": any_guest(status=200),
    "POST /api/tables": any_guest(body={"game": "welcome", "seats": [None]}),
    "POST /api/invitation": [
        anybody(body={"code": "CODE"}),
        Row("running", "404 404 404 404 401", {"code": "CODE"}),
    ],
    "POST /api/join": [
        Row("open", "200 200 200 401 401", {"code": "CODE"}),
        Row("running", "404 404 404 401 401", {"code": "CODE"}),
    ],
    "POST /api/transfers": [
        Row("open", "404 404 404 401 401", {"code": "x" * 22}),
        Row("open", "200 409 202 401 401", {"code": "TRANSFER"}),  # of the owner
    ],
    "GET /api/tables/{table_id}/transfer": Row("offered", "200 404 404 401 401"),
    "DELETE /api/tables/{table_id}/transfer": Row("offered", "204 204 204 401 401"),
    "POST /api/tables/{table_id}/transfer/confirm": [
        Row("offered", "409 404 404 401 401", {"check": "00"}),
        Row("asked", "200 404 404 401 401", {"check": "CHECK"}),
    ],
    "POST /api/tables/{table_id}/transfer": Row("open", "201 201 403 401 401"),
    "POST /api/tables/{table_id}/join": [
        Row("open", "200 200 409 401 401", {}),
        Row("listed", "200 200 200 401 401", {}),
        Row("running", "200 200 409 401 401", {}),
    ],
    "POST /api/tables/{table_id}/leave": Row("open", SEATS),
    "PUT /api/tables/{table_id}/me": Row("open", "200 200 403 401 401", {"town": "Elm"}),
    "PUT /api/tables/{table_id}/terms": Row("open", HOST, {"game": "welcome", "seats": 4}),
    "PUT /api/tables/{table_id}/seats/{seat}": [
        Row("open", HOST, {"player": "easy"}, "/api/tables/{table_id}/seats/2"),
        Row("open", HOST, {"player": None}, "/api/tables/{table_id}/seats/1"),
        Row("open", "409 403 403 401 401", {"player": None}),
    ],
    "POST /api/tables/{table_id}/start": Row("open", HOST, {"fill": "easy"}),
    "GET /api/tables/{table_id}/invitation.svg": Row("open", SEATS),
    "GET /api/tables/{table_id}": [anybody("running"), Row("daily", "200 404 404 404 401")],
    "GET /api/tables/{table_id}/story": [anybody("running"), Row("daily", "200 404 404 404 401")],
    "GET /api/tables/{table_id}/poll": [
        anybody("running", None, "/api/tables/{table_id}/poll?wait=0"),
        Row("daily", "200 404 404 404 401", None, "/api/tables/{table_id}/poll?wait=0"),
    ],
    "GET /api/tables/{table_id}/events": [anybody("running"), Row("daily", "200 404 404 404 401")],
    "POST /api/tables/{table_id}/draft": [
        Row("running", SEATS, {"round": 1}),
        Row("daily", "200 403 403 401 401", {"round": 1}),
    ],
    "POST /api/tables/{table_id}/turn": [
        Row("fresh", SEATS, KEYED | {"moves": "WHOLE TURN"}),
        Row("daily", "422 403 403 401 401", KEYED | {"moves": ["x"]}),
    ],
    "POST /api/tables/{table_id}/take-back": Row("turned", "200 409 403 401 401", KEYED | {"key": "another-key"}),
    "POST /api/tables/{table_id}/seats/{seat}/hand-over": [
        Row("fresh", HOST, {}),
        Row("fresh", "409 200 403 401 401", {}, "/api/tables/{table_id}/seats/1/hand-over"),  # nobody is absent
    ],
    "POST /api/tables/{table_id}/seats/{seat}/hand-back": [
        Row("fresh", HOST),
        Row("fresh", SEATS, None, "/api/tables/{table_id}/seats/1/hand-back"),
    ],
    "GET /api/tables/{table_id}/hints": [Row("running", SEATS), Row("daily", "409 409 409 401 401")],
    "GET /api/tables/{table_id}/record": [
        Row("running", "409 409 403 401 401"),
        Row("finished", SEATS),
        Row("daily", "409 403 403 401 401"),
    ],
    "GET /api/tables/{table_id}/rounds/{number}": [
        Row("running", "409 409 409 409 401"),
        anybody("finished"),
        anybody("finished", None, "/api/tables/{table_id}/rounds/2?seat=1"),
        Row("daily", "409 409 409 409 401"),
    ],
    "POST /api/tables/{table_id}/analysis": [
        Row("finished", SEATS, {"seat": 1}),
        Row("running", "409 409 409 401 401"),
        Row("daily", "409 409 409 401 401"),
        Row("replay", "200 200 200 401 401"),
    ],
    "GET /api/tables/{table_id}/analysis": [
        anybody("finished"),
        anybody("replay"),
        Row("running", "409 409 409 409 401"),
        Row("daily", "409 409 409 409 401"),
    ],
    "DELETE /api/tables/{table_id}/analysis": [
        Row("finished", SEATS),
        Row("replay", "200 200 200 401 401"),
        Row("running", "409 409 409 401 401"),
    ],
    "GET /api/tables/{table_id}/analysis/turns/{seat}/{number}": [
        anybody("analysed"),
        Row("running", "409 409 409 409 401"),
        Row("daily", "409 409 409 409 401"),
    ],
    "POST /api/tables/{table_id}/what-if": [
        Row("finished", "201 201 201 401 401", {"round": 1, "seat": 1}),
        Row("running", "409 409 409 401 401", {"round": 1, "seat": 1}),
        Row("daily", "409 409 409 401 401", {"round": 1, "seat": 0}),
    ],
    "POST /api/tables/{table_id}/verdict": [
        Row("learning", "200 403 403 401 401", {"round": 1, "moves": "WHOLE TURN"}),
        Row("running", "409 409 403 401 401", {"round": 1, "moves": ["1"]}),
        Row("daily", "409 403 403 401 401", {"round": 1, "moves": ["1"]}),
    ],
    "POST /api/tables/{table_id}/rematch": [Row("finished", SEATS), Row("running", "409 409 403 401 401")],
    "POST /api/tables/{table_id}/again": [Row("alone", "200 403 403 401 401"), Row("running", "409 409 403 401 401")],
    "POST /api/records": any_guest(body="RECORD"),
    "GET /api/daily/{day}/{variant}": anybody(),
    "POST /api/daily": any_guest(body={}),
}
PAGES = {"GET /{path:path}", "GET /assets"}  # for everybody; not there before the pages are built


# --- the situations ---------------------------------------------------------------------------------------------------


class Matrix:
    """A server with somebody of each kind, and tables in every situation."""

    def __init__(self, server: Server) -> None:
        self.server = server
        ada, bob, cy = (server.guest(name) for name in ("Ada", "Bob", "Cy"))
        wrong = Client(server, f"{(ada.token or '').split('.')[0]}.{'x' * 43}")
        self.callers = dict(zip(CALLERS, (ada, bob, cy, server.stranger(), wrong), strict=True))
        self.ada, self.bob = ada, bob
        self.played: dict[str, str] = {}
        self.check = ""  # the number of the device that asked last

    def table(self, situation: str) -> str:
        """A table in this situation."""
        if situation not in LASTING:
            return self.set_up(situation)
        if situation not in self.played:
            self.played[situation] = self.set_up(situation)
        return self.played[situation]

    def set_up(self, situation: str) -> str:
        """A new one."""
        if situation == "daily":
            return str(self.ada.post("/daily")["id"])
        if situation == "alone":
            return self.play(self.ada.open(seats=[None], start=True))
        if situation == "learning":
            return self.ada.open(seats=[None, "easy"], start=True, learning=True)
        if situation == "replay":
            record = self.ada.get(f"/tables/{self.table('finished')}/record")
            return str(accepted(send_record(self.ada, record))["id"])
        if situation == "analysed":
            table = self.set_up("alone")
            self.ada.post(f"/tables/{table}/analysis")
            self.ada.get(f"/tables/{table}/analysis?wait=25")
            return table
        if situation in ("offered", "asked"):
            table = self.set_up("open")
            code = self.ada.post(f"/tables/{table}/transfer")["code"]
            self.check = (
                self.server.guest("Tablet").post("/transfers", code=code)["check"] if situation == "asked" else ""
            )
            return table
        seats = [None, None, None] if situation in ("open", "listed") else [None, None]
        table = self.ada.open(seats=seats, listed=situation == "listed")
        self.bob.post("/join", code=self.ada.look(table)["code"])
        if situation not in ("open", "listed"):
            self.ada.post(f"/tables/{table}/start")
        if situation == "turned":
            self.ada.turn(table, 1, self.ada.choose(table, 1))
        return self.play(table) if situation == "finished" else table

    def play(self, table: str) -> str:
        """Play a game to its end, each seat in its turn, quickly."""
        while (now := self.ada.look(table)["now"])["awaited"]:
            for seat in now["awaited"]:
                client = (self.ada, self.bob)[seat]
                client.turn(table, now["round"], client.choose(table, now["round"], lambda legal: legal[-1]))
        return table

    def ask(self, route: str, row: Row, caller: str) -> tuple[httpx.Response, str]:
        """The caller's request, and the table that it is about."""
        table, client = self.table(row.situation), self.callers[caller]
        if row.situation == "going" and caller in CALLERS[:3]:  # the others are needed
            client = self.server.guest("Goer")
        method, path = route.split(" ")
        path = filled(row.path or path, table_id=table)
        body = self.fill_in(row.body, table, client, caller)
        with httpx.stream(
            method,
            f"{self.server.url}{path}",
            headers={name: value for name, value in client.http.headers.items() if name == "authorization"},
            timeout=60,
            verify=False,
            **({"content": body} if isinstance(body, str) else {"json": body}),
        ) as answer:
            if not answer.headers.get("content-type", "").startswith("text/event-stream"):
                answer.read()
        return answer, table

    def fill_in(self, body: Any, table: str, client: Client, caller: str) -> Any:
        """The body, with codes and moves of this table."""
        if body == "RECORD":
            return self.ada.get(f"/tables/{self.table('finished')}/record")
        if not isinstance(body, Mapping):
            return body
        found = dict(body)
        if found.get("code") == "CODE":
            found["code"] = self.ada.look(table)["code"] or "BCDFGH"
        if found.get("code") == "TRANSFER":
            found["code"] = self.ada.post(f"/tables/{table}/transfer")["code"]
        if found.get("check") == "CHECK":
            found["check"] = self.check
        if found.get("moves") == "WHOLE TURN":
            player = client if caller in CALLERS[:2] and client.look(table)["you"] is not None else self.ada
            found["moves"] = player.choose(table, 1)
        if "key" in found:
            found["key"] = uuid.uuid4().hex
        return found


def rows(route: str) -> list[Row]:
    """The rows of a route."""
    found = MATRIX[route]
    return found if isinstance(found, list) else [found]


# --- the checks -------------------------------------------------------------------------------------------------------


def check_matrix(matrix: Matrix, routes: list[str]) -> int:
    """Every caller gets what the matrix says; returns how many were asked."""
    count = 0
    for route in routes:
        for row in rows(route):
            for caller, expected in zip(CALLERS, row.expected.split(), strict=True):
                answer, _ = matrix.ask(route, row, caller)
                shown = f"{route} ({row.situation}, {row.body}) by {caller}: {answer.status_code}, not {expected}"
                assert str(answer.status_code) == expected, shown
                count += 1
    return count


@pytest.fixture(scope="module")
def matrix(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Matrix]:
    """One for all tests of this module."""
    server = new_server(zygote, tmp_path_factory.mktemp("matrix")).start()
    yield Matrix(server)
    server.close()


def test_every_route_has_a_row_and_every_row_a_route() -> None:
    assert set(all_routes()) - PAGES == set(MATRIX)


def test_a_new_route_without_a_row_is_noticed() -> None:
    router = APIRouter(prefix="/api")
    router.get("/new")(lambda: None)
    assert not set(walk(router.routes)) <= set(MATRIX)


@pytest.mark.parametrize("group", ["/api/tables/{table_id}/", "others"])
def test_everybody_gets_what_is_theirs(matrix: Matrix, group: str) -> None:
    routes = [route for route in MATRIX if (group in route) == (group != "others")]
    assert check_matrix(matrix, routes) >= 5 * len(routes)


@pytest.mark.parametrize(
    ("mutant", "route"),
    [
        ("forgets to check the seat", "POST /api/tables/{table_id}/turn"),
        ("forgets who is host", "POST /api/tables/{table_id}/start"),
        ("lets everybody see the deals of the day", "GET /api/tables/{table_id}"),
        ("believes every token", "GET /api/tables/mine"),
        ("forgets to ask who it is", "POST /api/tables/{table_id}/leave"),
    ],
)
def test_a_server_that_lets_somebody_into_the_wrong_seat_is_caught(
    make_server: MakeServer, mutant: str, route: str
) -> None:
    with pytest.raises(AssertionError, match="not 4"):
        check_matrix(Matrix(make_server(mutant=mutant)), [route])


# --- what a success may touch -----------------------------------------------------------------------------------------


def test_a_turn_counts_for_the_own_seat_only(matrix: Matrix) -> None:
    for caller, left in [("owner", [1]), ("other seat", [0])]:
        row = rows("POST /api/tables/{table_id}/turn")[0]
        answer, table = matrix.ask("POST /api/tables/{table_id}/turn", row, caller)
        assert answer.status_code == 200
        assert matrix.ada.look(table)["now"]["awaited"] == left


def test_each_seat_sees_itself_and_others_see_no_seat(matrix: Matrix) -> None:
    table = matrix.table("open")
    for caller, seat in zip(CALLERS[:4], [0, 1, None, None], strict=True):
        seen = matrix.callers[caller].look(table)
        assert (seen["you"], seen["code"] is not None) == (seat, seat is not None)


def test_ids_and_secrets_of_guests_are_told_to_nobody_else(matrix: Matrix) -> None:
    own = [str(matrix.callers[caller].get("/guest")["id"]) for caller in CALLERS[:3]]
    table = matrix.table("running")
    for caller in CALLERS:
        client = matrix.callers[caller]
        told = [
            client.ask("GET", path).text for path in ("/tables", f"/tables/{table}", f"/tables/{table}/poll?wait=0")
        ]
        told.append(client.ask("GET", f"/tables/{matrix.table('finished')}/rounds/1?seat=0").text)
        told.append(client.ask("GET", "/daily/today/basic").text)
        for guest in own:
            assert not [text for text in told if guest in text]
