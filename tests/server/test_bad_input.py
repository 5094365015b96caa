"""Bad records, bodies and names: a clear refusal that names what is wrong, and nothing is stored."""

from __future__ import annotations

import json
import random
import re
import socket
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.access.guard import MOST_BODY, MOST_DEPTH, MOST_KEYS, MOST_QUERY, MOST_RECORD
from tests.server.running import IMPATIENT, PATIENCE, Client, Server

MakeServer = Callable[..., Server]
JSON = "application/json"
TEXT = "text/plain"


@dataclass(frozen=True)
class Bad:
    """A request that makes no sense: the refusal's status and key, and what its message must mention."""

    method: str
    path: str
    body: bytes
    status: int
    key: str
    mentions: str
    kind: str | None = JSON


def stored(server: Server) -> dict[str, list[Any]]:
    """Everything that the database holds."""
    connection = sqlite3.connect(f"file:{server.folder / 'house.db'}?mode=ro", uri=True)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: sorted(connection.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr) for name in names}
    connection.close()
    return found


@dataclass
class Scene:
    """A server with a person, an open table and a running one."""

    server: Server
    ada: Client
    open: str
    running: str

    def send(self, bad: Bad) -> httpx.Response:
        """The request as it is described."""
        path = bad.path.format(open=self.open, running=self.running)
        headers = {} if bad.kind is None else {"Content-Type": bad.kind}
        return self.ada.http.request(bad.method, path, content=bad.body, headers=headers)


def set_scene(server: Server) -> Scene:
    """Somebody sits at two tables."""
    ada = server.guest("Ada")
    return Scene(server, ada, ada.open(seats=[None, None]), ada.open(seats=[None], start=True))


def check_refused(scene: Scene, cases: list[Bad]) -> None:
    """Each is refused clearly, and leaves no trace."""
    before = stored(scene.server)
    for bad in cases:
        answer = scene.send(bad)
        shown = f"{bad.method} {bad.path} {bad.body[:80]!r}: {answer.status_code} {answer.text[:300]}"
        assert answer.status_code == bad.status, shown
        error = answer.json()["error"]
        assert error["key"] == bad.key, shown
        assert re.search(bad.mentions, json.dumps(error["args"], ensure_ascii=False)), shown
        assert len(answer.content) < 1_000, shown
        assert stored(scene.server) == before, f"something was stored: {shown}"


# --- bodies -----------------------------------------------------------------------------------------------------------


def nested(depth: int) -> bytes:
    """Lists in each other, as a name."""
    return b'{"name":' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"


def unreadable() -> list[Bad]:
    """Bodies that are no JSON in order."""
    bodies = {
        b'{"name": "Ad': "not JSON",
        b'{"name": "Ada"': "not JSON",
        b'{"name": "Ada"} {}': "not JSON",
        b"{'name': 'Ada'}": "not JSON",
        b'{"name": NaN}': "NaN",
        b'{"name": -Infinity}': "Infinity",
        b'{"name": "Ada", "name": "Bob"}': "twice",
        b'{"name": "\xff\xfe"}': "utf-8",
        b'{"name": "\xed\xa0\x80"}': "utf-8",
        '{"name": "Ada"}'.encode("utf-16"): "utf-8",
        '{"name": "Ada"}'.encode("utf-32"): "utf-8|not JSON",
        b'\xef\xbb\xbf{"name": "Ada"}': "not JSON",
        b'{"name": "A\x00da"}': "not JSON",
        json.dumps({f"unknown {number}": 1 for number in range(MOST_KEYS + 1)}).encode(): "64 keys",
        b'{"name": ' + b"]" * 8_000: "not JSON",
        b'{"name": "[[[[': "not JSON",
        b'{"name": ' + b"9" * 5_000 + b"}": "not JSON",
        nested(MOST_DEPTH + 1): "deeper than 20",
        b"[" * 8_000: "deeper than 20",
        b'{"name":' * 2_000: "deeper than 20",
        b'{"x":"\\"[[[[[[[[[","name":' + nested(MOST_DEPTH) + b"}": "deeper than 20",
    }
    kinds = [JSON, "Application/JSON; charset=latin-1", "application/merge-patch+json"]
    return [
        Bad("POST", "/tokens", body, 400, "malformed", mentions, kind)
        for body, mentions in bodies.items()
        for kind in kinds
    ]


def too_large() -> list[Bad]:
    """Bodies beyond all measure."""
    large = b'{"name": "' + b"A" * MOST_BODY + b'"}'
    record = b"x" * (MOST_RECORD + 1)
    most = str(MOST_BODY)
    return [
        Bad("POST", "/tokens", large, 413, "too-large", most),
        Bad("POST", "/guest", large, 413, "too-large", most, TEXT),
        Bad("PUT", "/tables/{open}/terms", large, 413, "too-large", most, None),
        Bad("DELETE", "/guest", large, 413, "too-large", most),
        Bad("POST", "/nowhere", large, 413, "too-large", most),
        Bad("POST", "/records", record, 413, "too-large", str(MOST_RECORD), TEXT),
        Bad("POST", "/records", large, 413, "too-large", most, JSON),
    ]


def body(**values: object) -> bytes:
    """A body of these values."""
    return json.dumps(values).encode()


TABLE: dict[str, object] = {"game": "welcome", "seats": [None]}


def odd_turns() -> list[tuple[str, dict[str, Any], str]]:
    """Turns with something in them that does not fit."""
    return [
        *(("turn", {"round": odd}, "body.round") for odd in (-1, "1", 1.0, None, True, 10**7, 2**63)),
        *(("turn", {"round": 1, "moves": odd}, "body.moves") for odd in ([], "1", [1], [None], ["x" * 41])),
        *(("turn", {"round": 1, "moves": ["1"], "key": odd}, "body.key") for odd in ("k", "k" * 65, "ö" * 9, 1)),
        ("turn", {"round": 1, "moves": ["1"], "key": "k" * 8 + "\n"}, "body.key"),
        ("turn", {"round": 1, "moves": ["1"] * 41}, "body.moves"),
        ("turn", {"round": 1, "moves": ["1"], "after": -1}, "body.after"),
        ("turn", {"round": 1, "moves": ["1"], "seat": 0}, "body.seat"),
    ]


def misfits() -> list[Bad]:
    """Bodies in order that say something else than is asked for."""
    cases: list[tuple[str, str, bytes, str]] = [
        ("POST", "/tokens", b"", "body"),
        ("POST", "/tokens", b"[]", "body"),
        ("POST", "/tokens", b"null", "body"),
        ("POST", "/tokens", b'"Ada"', "body"),
        ("POST", "/tokens", b"{}", "body.name"),
        ("POST", "/tokens", body(name="Ada", admin=True), "body.admin"),
        ("POST", "/tokens", b'{"name": "Ada", "\\ud800": 1}', "unicode"),
        *(("POST", "/tokens", body(name=name), "body.name") for name in (5, None, True, ["Ada"], {"a": 1})),
        ("POST", "/tables", body(**TABLE, colour="red"), "body.colour"),
        ("POST", "/tables", body(game="welcome"), "body.seats"),
        *(
            ("POST", "/tables", body(**{**TABLE, "seats": seats}), "body.seats")
            for seats in ([], 2, "two", [5], [["easy"]], [None] * 101, ["x" * 61], {"0": None})
        ),
        *(
            ("POST", "/tables", body(**TABLE, **{name: value}), f"body.{name}")
            for name, value in [
                *(("limit", limit) for limit in (4, 0, -60, 1e9, 60.5, "60", True, 10**400)),
                *(("listed", listed) for listed in (1, 0, "true", None)),
                *(("late", late) for late in ("never", "", 1, None)),
                *(("seat", seat) for seat in (-1, 100, "0", 0.0, True)),
                *(("options", options) for options in (None, 5, "x" * 61)),
                ("stand_in", 7),
                ("hints", "yes"),
                ("learning", 1),
                ("start", "now"),
            ]
        ),
        ("POST", "/join", body(code="BCDF"), "body.code"),
        ("POST", "/join", body(code="BCDFGHJ"), "body.code"),
        ("POST", "/join", body(code=123456), "body.code"),
        ("POST", "/invitation", body(code="BCDF"), "body.code"),
        ("POST", "/transfers", body(code="short"), "body.code"),
        ("POST", "/transfers", body(code="x" * 41), "body.code"),
        *(
            ("POST", f"/tables/{{running}}/{deed}", body(**{"moves": [], "key": "k" * 8, **values}), mentions)
            for deed, values, mentions in odd_turns()
        ),
        ("POST", "/tables/{running}/draft", body(round=1, key="k" * 8), "body.key"),
        *(
            ("POST", "/tables/{running}/analysis", body(**{name: value}), f"body.{name}")
            for name, value in [("seat", -1), ("seat", 100), ("seat", "0"), ("computers", 1), ("depth", "deep")]
        ),
        *(
            ("GET", f"/tables/{{running}}/analysis?{query}", b"", "query")
            for query in ("after=-1", "wait=26", "wait=x")
        ),
        *(("GET", f"/tables/{{running}}/analysis/turns/{place}", b"", "path") for place in ("100/1", "0/0", "x/1")),
        *(
            ("POST", "/tables/{running}/what-if", body(**{"round": 1, "seat": 0, name: value}), f"body.{name}")
            for name, value in [
                *(("round", number) for number in (0, -1, 1_000_001, "1", None)),
                *(("seat", seat) for seat in (-1, 100, None)),
                *(("cards", cards) for cards in ("old", "", 1)),
                *(("player", player) for player in (5, "x" * 61)),
                ("learning", "yes"),
                ("record", "mine"),
            ]
        ),
        *(
            ("POST", "/tables/{running}/verdict", body(**{"round": 1, "moves": ["1"], name: value}), f"body.{name}")
            for name, value in [
                *(("moves", moves) for moves in ([], "1", ["1"] * 41)),
                ("round", -1),
                ("key", "k" * 8),
            ]
        ),
        ("PUT", "/tables/{open}/seats/0", b"{}", "body.player"),
        ("PUT", "/tables/{open}/seats/100", body(player=None), "path.seat"),
        ("PUT", "/tables/{open}/seats/-1", body(player=None), "path.seat"),
        ("PUT", "/tables/{open}/seats/x", body(player=None), "path.seat"),
        ("PUT", "/tables/{open}/terms", body(game="welcome", seats=0), "body.seats"),
        ("PUT", "/tables/{open}/terms", body(game="welcome", seats=[None]), "body.seats"),
        ("POST", "/daily", body(variant=5), "body.variant"),
        ("GET", "/tables/short", b"", "path.table_id"),
        ("GET", "/tables/" + "%00" * 22, b"", "path.table_id"),
        ("GET", "/tables/" + "%0A" + "x" * 21, b"", "path.table_id"),
        ("GET", "/tables/" + "ö" * 22, b"", "path.table_id"),
        ("GET", "/tables/{open}/poll?after=-1", b"", "query.after"),
        ("GET", "/tables/{open}/poll?wait=26", b"", "query.wait"),
        ("GET", "/tables/{open}/poll?wait=nan", b"", "query.wait"),
        ("GET", "/tables/{open}/events?after=x", b"", "query.after"),
        ("GET", "/tables/{running}/hints?count=0", b"", "query.count"),
        ("GET", "/tables/{running}/hints?count=6", b"", "query.count"),
        ("GET", "/tables/{running}/rounds/0", b"", "path.number"),
        ("GET", "/tables/{running}/rounds/1?seat=-1", b"", "query.seat"),
        ("GET", "/daily/2026-01-011/basic", b"", "path.day"),
    ]
    found = [Bad(method, path, content, 422, "malformed", mentions) for method, path, content, mentions in cases]
    other_kinds = (None, TEXT, "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "odd")
    needed = "body: Content-Type: application/json is needed"
    return [
        *found,
        *(Bad("POST", "/tokens", body(name="Ada"), 422, "malformed", needed, kind) for kind in other_kinds),
        Bad("POST", "/records", body(name="Ada"), 422, "malformed", "Content-Type: text/plain is needed", JSON),
    ]


def senseless() -> list[Bad]:
    """Bodies that fit and make no sense."""
    turn: dict[str, Any] = {"round": 1, "key": "k" * 8}
    return [
        Bad("POST", "/tables", body(game="chess", seats=[None]), 422, "no-such-game", "chess"),
        Bad("POST", "/tables", body(game="chess" * 12, seats=[None]), 422, "no-such-game", "chess"),
        Bad("POST", "/tables", body(**TABLE, options="odd"), 422, "bad-options", "'odd' is no option"),
        Bad("POST", "/tables", body(game="heimat", seats=[None]), 422, "bad-seats", '"seats": 1, "fewest": 2'),
        Bad("POST", "/tables", body(game="welcome", seats=["odd"]), 422, "no-such-player", "odd"),
        Bad("POST", "/tables", body(game="welcome", seats=["random"]), 422, "no-such-player", "random"),
        Bad("POST", "/tables", body(game="welcome", seats=["master@60"]), 422, "no-such-player", "master@60"),
        Bad("POST", "/tables", body(**TABLE, stand_in="../x"), 422, "no-such-player", r"\.\./x"),
        Bad("POST", "/tables/{running}/turn", body(**turn, moves=["odd"]), 422, "not-a-move", "odd"),
        Bad("POST", "/tables/{running}/turn", body(**turn, moves=["1 1:A5"]), 422, "not-a-move", "1 1:A5"),
        Bad("POST", "/tables/{running}/turn", body(**turn, moves=["1\x00"]), 422, "not-a-move", "1"),
        Bad("POST", "/tables", body(**TABLE, learning=True, hints=False), 422, "learning-hints", ""),
        Bad("POST", "/daily", body(variant="odd"), 422, "bad-options", "odd"),
        Bad("GET", "/daily/yesterday/basic", b"", 422, "bad-day", "yesterday"),
        Bad("GET", "/daily/2026-13-01/basic", b"", 422, "bad-day", "2026-13-01"),
        Bad("GET", "/daily/9999-01-01/basic", b"", 409, "day-to-come", ""),
    ]


# --- names ------------------------------------------------------------------------------------------------------------

HOSTILE = {
    "": "1 to 24",
    "   ": "1 to 24",
    "\u00a0\u3000": "1 to 24",
    "x" * 25: "1 to 24",
    "a\u0301" * 45: "1 to 24",
    "x" * 5_000: "1 to 24",
    "Ada\u0000": "visible",
    "Ada\nBob": "visible",
    "Ada\tBob": "visible",
    "Ada\u001b[31m": "visible",
    "Ada\u007f": "visible",
    "Ada\u0085": "visible",
    "\u202eadA": "visible",
    "Ada\u2066\u2069": "visible",
    "Ada\u200f": "visible",
    "A\u200bda": "visible",
    "A\u00adda": "visible",
    "👩\u200d👩\u200d👧": "visible",
    "\U000e0041\U000e0042": "visible",
    "Ada\ufeff": "visible",
    "Ada\ue000": "visible",
    "Ada\uffff": "visible",
    "Ada\u2028Bob": "visible",
    "\u3164": "visible",
    "\u115f\u1160": "visible",
    "\u2800\u2800": "visible",
    "\u0301\u0302": "visible",
    "\ufe0f": "visible",
    "Ada\U0001d159": "visible",
    "Ada\ufffc": "visible",
    "A\u034fda": "visible",
    "Ada\u17b4": "visible",
    "Ada\u180b": "visible",
}


def hostile_names() -> list[Bad]:
    """Names that nobody can see, or that turn the line around."""
    found = []
    for name, mentions in HOSTILE.items():
        found += [
            Bad("POST", "/tokens", body(name=name), 422, "malformed", f"body.name.*{mentions}"),
            Bad("POST", "/guest", body(name=name), 422, "malformed", f"body.name.*{mentions}"),
        ]
        if name and len(name) != 25:  # titles and towns may be missing; titles may be longer
            told = mentions.replace("24", "(24|40)")
            found += [
                Bad("POST", "/tables", body(**TABLE, name=name), 422, "malformed", f"body.name.*{told}"),
                Bad("POST", "/tables", body(**TABLE, town=name), 422, "malformed", f"body.town.*{told}"),
                Bad("POST", "/tables/{open}/join", body(town=name), 422, "malformed", f"body.town.*{told}"),
            ]
    return found


SEEN = [
    "<script>alert(1)</script>",
    "Ada & \"Bob\" 'x'",
    "Zoë",
    "雪",
    "🏠",
    "${x}{{x}}%s",
    "نور",
    "'; DROP TABLE log;--",
]


def test_odd_but_visible_names_are_kept_as_they_are(server: Server) -> None:
    for name in SEEN:
        ada = server.guest(name[:24])
        answer = ada.ask("GET", "/guest")
        assert answer.json()["name"] == name[:24]
        assert answer.headers["content-type"] == JSON
        table = ada.open(seats=[None], name=name, town=name[:24], start=True)
        assert ada.look(table)["table"]["seats"][0]["town"] == name[:24]
    assert server.guest("  Ada   Byron ").get("/guest")["name"] == "Ada Byron"
    assert server.guest("e\u0301").get("/guest")["name"] == "é"


# --- records ----------------------------------------------------------------------------------------------------------


def good_record() -> str:
    """A record of a short game with names."""
    session = random_session(find_game("welcome"), "basic", 2, 5)
    session.names, session.towns = {0: "Ada", 1: "Bob"}, {0: "Adatown"}
    return write_record(session)


def bad_records() -> Iterator[Bad]:
    """Records that are damaged, forged or hostile."""
    good = good_record()
    lines = good.splitlines(keepends=True)
    rounds = [index for index, line in enumerate(lines) if line[:1].isdigit()]
    digest = re.search(r'\[Digest "([0-9a-f]+)"\]', good)
    assert digest
    other = "0" if digest[1][0] != "0" else "1"
    changed = {
        "".join(lines[: rounds[3]]): "Scores|Digest|no",
        good[: len(good) // 2]: "line",
        "".join(lines[: rounds[0]]): "no Digest",
        "".join(lines[:-1]): "no Digest",
        good.replace(digest[1], other + digest[1][1:]): "another digest",
        good.replace('[Scores "', '[Scores "1'): "the scores are",
        good.replace('[Seed "', '[Seed "zz'): "seed",
        re.sub(r'\[Seed "..', '[Seed "00', good): "line",
        good.replace('[Game "welcome"]', '[Game "chess"]'): "no such game",
        good.replace('[Game "welcome"]', '[Game "../welcome"]'): "no such game",
        good.replace('[Rules "', '[Rules "9'): "version",
        good.replace('[Seats "2"]', '[Seats "0"]'): "line",
        good.replace('[Seats "2"]', '[Seats "999999"]'): "line",
        good.replace('[Options ""]', '[Options "odd"]'): "odd",
        good.replace('[Seats "2"]', '[Seats "2"]\n[Colour "red"]'): "no such tag",
        good.replace('[Seats "2"]', '[Seats "2"]\n[Seats "2"]'): "twice",
        good.replace(lines[rounds[0]], lines[rounds[0]].replace(" / ", " ")): "turns that were due",
        good.replace(lines[rounds[0]], "1. 1 99:A1 - / 1 99:A1 -\n"): "line",
        good.replace(lines[rounds[1]], ""): "was due",
        good.replace(lines[rounds[1]], lines[rounds[0]].replace("1.", "2.", 1)): "may not|not complete|line",
        good.replace("[Scores", f"{len(rounds) + 1}. 1 / 1\n[Scores"): "over before",
        good + "nonsense\n": "neither a tag nor a round",
        "nonsense": "neither a tag nor a round",
        "\n": "no Game",
        '{"Game": "welcome"}': "neither a tag nor a round",
        good.replace('[Name1 "Ada"]', '[Name1 ""]'): "1 to 24",
        good.replace('[Name1 "Ada"]', f'[Name1 "{"x" * 25}"]'): "1 to 24",
        good.replace('[Name1 "Ada"]', f'[Name1 "{"x" * 61}"]'): "up to 60",
        good.replace('[Name1 "Ada"]', '[Name1 "\u202eAda"]'): "printable",
        good.replace('[Name1 "Ada"]', '[Name1 "Ada\x1b[31m"]'): "printable",
        good.replace('[Name1 "Ada"]', '[Name1 "\u3164"]'): "visible",
        good.replace('[Town1 "Adatown"]', '[Town1 "\x00"]'): "printable",
        good.replace('[Name1 "Ada"]', '[Name3 "Ada"]'): "no such tag",
    }
    for record, mentions in changed.items():
        assert record != good
        yield Bad("POST", "/records", record.encode(), 422, "bad-record", mentions, TEXT)
    yield Bad("POST", "/records", b"", 422, "malformed", "body", TEXT)
    yield Bad("POST", "/records", good.encode("utf-16"), 400, "malformed", "byte 0 is not UTF-8", TEXT)
    yield Bad("POST", "/records", good.encode()[:40] + b"\xff", 400, "malformed", "byte 40 is not UTF-8", TEXT)
    yield Bad("POST", "/records", b"1. " + b"/ " * 400_000, 422, "bad-record", "no Game", TEXT)
    unfinished = random_session(find_game("welcome"), "basic", 2, 5)
    unfinished.undo_round()
    yield Bad("POST", "/records", write_record(unfinished).encode(), 422, "record-unfinished", "", TEXT)


def test_the_record_that_was_damaged_is_good(server: Server) -> None:
    scene = set_scene(server)
    assert scene.send(Bad("POST", "/records", good_record().encode(), 201, "", "", TEXT)).status_code == 201


def check_damaged_records(server: Server, count: int, seed: int = 1) -> None:
    """Records with a few signs changed anywhere: refused, or still a record."""
    scene, rng = set_scene(server), random.Random(seed)
    good = good_record().encode()
    for _ in range(count):
        damaged = bytearray(good)
        for _ in range(rng.randint(1, 3)):
            start = rng.randrange(len(damaged))
            damaged[start : start + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
        before = stored(server)
        answer = scene.send(Bad("POST", "/records", bytes(damaged), 0, "", "", TEXT))
        if answer.status_code == 201:
            assert scene.ada.look(answer.json()["id"])["now"]["status"] == "finished"
        else:
            assert answer.status_code in (400, 422), (bytes(damaged), answer.text)
            assert stored(server) == before


def soak(make_server: Callable[..., Server], share: float) -> str:
    """The long form: 5,000 damaged records at a share of 1."""
    records = round(5_000 * share)
    check_damaged_records(make_server(), records, seed=2)
    return f"{records} damaged records were refused, or still were records"


def test_damaged_records_are_refused_or_still_records(server: Server) -> None:
    check_damaged_records(server, 60)


# --- the checks -------------------------------------------------------------------------------------------------------

KINDS: dict[str, Callable[[], list[Bad]]] = {
    "unreadable": unreadable,
    "too large": too_large,
    "misfits": misfits,
    "senseless": senseless,
    "hostile names": hostile_names,
    "records": lambda: [*bad_records()],
}


@pytest.mark.parametrize("kind", KINDS)
def test_bad_input_is_refused_clearly_and_leaves_no_trace(server: Server, kind: str) -> None:
    check_refused(set_scene(server), KINDS[kind]())


@pytest.mark.parametrize(
    ("mutant", "kind"),
    [
        ("stores before checking", "unreadable"),
        ("stores before checking", "records"),
        ("believes records", "records"),
        ("believes every name", "hostile names"),
        ("reads any json", "unreadable"),
        ("reads any amount", "too large"),
    ],
)
def test_a_server_that_takes_anything_is_caught(make_server: MakeServer, mutant: str, kind: str) -> None:
    with pytest.raises(AssertionError):
        check_refused(set_scene(make_server(mutant=mutant)), KINDS[kind]())


def test_a_body_in_pieces_is_refused_at_once(server: Server) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(1_000):
            yield b"x" * 1_024

    answer = server.guest().http.post("/tokens", content=parts(), headers={"Content-Type": JSON})
    assert (answer.status_code, answer.headers["connection"]) == (411, "close")
    assert "Content-Length is needed" in answer.json()["error"]["args"]["what"]


def test_a_query_that_is_too_long_is_refused(server: Server) -> None:
    assert server.guest().ask("GET", f"/guest?{'a&' * (MOST_QUERY // 2)}").status_code == 200
    assert server.guest().ask("GET", f"/guest?{'a&' * (MOST_QUERY // 2)}b").status_code == 414


def answer_to_half_a_body(server: Server, announced: int, seconds: float = PATIENCE) -> int:
    """The status of the answer to a body of which most does not come."""
    head = (
        f"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: {JSON}\r\nContent-Length: {announced}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        connection.sendall(head.encode() + b'{"name":')
        try:
            return int(connection.recv(1_000).split()[1])
        except TimeoutError:
            raise AssertionError("no answer") from None


def test_a_body_that_is_announced_as_too_large_is_refused_at_once(server: Server) -> None:
    assert answer_to_half_a_body(server, MOST_BODY + 1) == 413


def test_a_body_that_does_not_come_is_given_up_on(make_server: MakeServer) -> None:
    assert answer_to_half_a_body(make_server("bodies must come soon"), 20) == 408


def test_a_server_that_waits_for_bodies_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="no answer"):
        answer_to_half_a_body(make_server("bodies must come soon + waits for bodies"), 20, IMPATIENT)


def test_bodies_as_large_and_as_deep_as_allowed_are_read(server: Server) -> None:
    scene = set_scene(server)
    large = b'{"name": "' + b"A" * (MOST_BODY - 12) + b'"}'
    assert len(large) == MOST_BODY
    check_refused(scene, [Bad("POST", "/tokens", large, 422, "malformed", "1 to 24")])
    check_refused(scene, [Bad("POST", "/tokens", nested(MOST_DEPTH), 422, "malformed", "body.name")])
    brackets = json.dumps({"name": '[{[{[{\\"[{[{[{[{[{[{[{['}).encode()
    assert scene.send(Bad("POST", "/tokens", brackets, 201, "", "")).status_code == 201
    many = json.dumps({f"unknown {number}": 1 for number in range(MOST_KEYS)}).encode()
    check_refused(scene, [Bad("POST", "/tokens", many, 422, "malformed", "body.name")])
    many_lines = "\n" * (MOST_RECORD - 10_000) + good_record()
    assert scene.send(Bad("POST", "/records", many_lines.encode(), 201, "", "", TEXT)).status_code == 201


# --- framing ----------------------------------------------------------------------------------------------------------


def check_framing(server: Server) -> None:
    """Two ways to say where a body ends are one too many: nothing of it becomes a request of its own."""
    hidden = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    lengths = f"Content-Length: {len(hidden) + 5}\r\nTransfer-Encoding: chunked"
    head = f"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\n{lengths}\r\n\r\n"
    answered = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(head.encode() + b"0\r\n\r\n" + hidden)
        while answered.count(b"HTTP/1.1 ") < 2 and (part := connection.recv(10_000)):
            answered += part
    assert answered.startswith(b"HTTP/1.1 411 ")
    assert answered.count(b"HTTP/1.1 ") == 1


def test_a_body_with_two_lengths_is_refused(server: Server) -> None:
    check_framing(server)


def test_a_server_that_believes_one_of_two_lengths_is_caught(make_server: Callable[..., Server]) -> None:
    with pytest.raises(AssertionError):
        check_framing(make_server(mutant="believes one of two lengths"))
