"""The guard at the door: other sites, cookies, headers, secrets, limits."""

from __future__ import annotations

import re
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from http.client import HTTPResponse
from typing import Any

import httpx
import pytest

from housewright.server.access.cookies import COOKIE
from housewright.server.access.guard import LATE_SECONDS
from housewright.server.access.limits import MOST_HELD, RATES, Limits
from housewright.server.app import DESCRIPTION_COSTS
from housewright.server.refusals import Refusal
from tests.server.routing import all_routes, filled
from tests.server.running import GENEROUS, IMPATIENT, PATIENCE, Client, Server, wait_until

MakeServer = Callable[..., Server]
POLICY = ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'")
ELSEWHERE = "203.0.113.7"  # an address of nobody


def ask(server: Server, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
    """A request without anything that was not asked for."""
    client = next((client for client in server.clients if client.token is None), None) or server.stranger()
    client.http.cookies.clear()
    return client.http.request(method, f"{server.url}{path}", headers=headers, **more)


def key_of(answer: httpx.Response) -> str:
    """The key of a refusal; nothing if it is none."""
    return str(answer.json()["error"]["key"]) if answer.is_error else ""


def come_in(server: Server, headers: dict[str, str] | None = None) -> httpx.Response:
    """A browser that says a name."""
    answer = ask(server, "POST", "/api/guest", headers, json={"name": "Ada"})
    assert answer.status_code == 200
    return answer


def token_in(answer: httpx.Response) -> tuple[str, str]:
    """The cookie that is set: its name, and the token."""
    (found,) = ((name, token) for name, token in answer.cookies.items() if COOKIE in name)
    return found


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    """The header with which the browser sends its cookie again."""
    return {"Cookie": "=".join(token_in(answer))}


# --- other sites ------------------------------------------------------------------------------------------------------


def foreign_headers(server: Server) -> list[dict[str, str]]:
    """What browsers send on behalf of pages of other sites."""
    own = server.url.removeprefix("http://")
    origins = ["https://evil.example", "null", f"http://{own}.evil.example", f"http://{own}0", f"http://x@{own}"]
    odd = ["http://[", "http://[::1", "", own, f"https://{own}"]
    return [{"Sec-Fetch-Site": "cross-site"}, *({"Origin": origin} for origin in [*origins, *odd])]


def check_foreign_sites_get_nothing(server: Server) -> None:
    for route in [*all_routes(), "GET /nowhere", "OPTIONS /api/games", "POST /api/nowhere"]:
        method, path = route.split(" ")
        for headers in foreign_headers(server)[:: 1 if method == "POST" else 4]:
            answer = ask(server, method, filled(path), headers)
            assert (answer.status_code, key_of(answer)) == (403, "foreign-site"), (route, headers)


def test_foreign_sites_get_nothing(server: Server) -> None:
    check_foreign_sites_get_nothing(server)


FOLLOWED = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}


def check_links_of_other_sites(server: Server) -> None:
    """People may follow them to a page; nothing else is asked for by a link."""
    for page in ("/", "/join", f"/table/{'t' * 22}", "/assets/nothing.js"):
        for by in ("document", "empty"):  # the second by way of a service worker
            assert ask(server, "GET", page, FOLLOWED | {"Sec-Fetch-Dest": by}).status_code != 403
    for method, path, other in [
        ("POST", "/", {}),
        ("HEAD", "/", {}),
        ("GET", "/api/games", {}),
        ("GET", "/api/tables/mine", {}),
        ("GET", "/", {"Sec-Fetch-Dest": "iframe"}),
        ("GET", "/", {"Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}),
        ("GET", "/", {"Origin": "https://evil.example"}),
    ]:
        assert ask(server, method, path, FOLLOWED | other).status_code == 403, (method, path, other)


def test_links_of_other_sites_lead_to_pages_and_to_nothing_else(server: Server) -> None:
    check_links_of_other_sites(server)


@pytest.mark.parametrize("mutant", ["lets nobody follow a link", "takes everything for a link"])
def test_a_server_that_mistakes_links_is_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_links_of_other_sites(make_server(mutant=mutant))


def check_names_of_the_house(make: MakeServer, mutant: str | None = None) -> None:
    """Who is led here by another name server gets nothing, and is told which setting would help."""
    server = make(mutant=mutant, hosts="houses.lan, Other.Lan", public_url="https://houses.example:8443/")
    machine = socket.gethostname().partition(".")[0]
    numbers = ["127.0.0.1", "192.168.1.7:8017", "[::1]:8017", "[2001:db8::1]"]
    for host in [*numbers, "localhost", "LocalHost.:80", machine, f"{machine}.local:8017", "houses.lan", "other.lan:1"]:
        assert ask(server, "GET", "/api/games", {"Host": host}).status_code == 200, host
    assert ask(server, "GET", "/", {"Host": "houses.example"}).status_code == 200
    for host in ["evil.example", "evil.example:8017", "127.0.0.1.evil.example", "x@127.0.0.1", "local", "[::1", "a b"]:
        for path in ("/", "/api/games", "/metrics", "/healthz"):
            answer = ask(server, "GET", path, {"Host": host})
            assert (answer.status_code, key_of(answer)) == (403, "unknown-host"), (host, path)
            assert answer.json()["error"]["args"] == {"host": host, "setting": "hosts"}


def test_the_house_is_called_by_its_own_names_only(make_server: MakeServer) -> None:
    check_names_of_the_house(make_server)


def test_a_server_that_answers_to_every_name_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_names_of_the_house(make_server, "answers to every name")


def test_who_says_no_name_is_no_browser(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 200")


def check_a_cookie_alone_changes_nothing(server: Server) -> None:
    cookie, own = cookie_of(come_in(server)), {"Origin": server.url}
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        for extra in ({}, {"Authorization": "Basic QWRhOng="}):
            answer = ask(server, method, "/api/guest", cookie | extra, json={"name": "Eve"})
            assert (answer.status_code, key_of(answer)) == (403, "foreign-site")
    assert ask(server, "GET", "/api/guest", cookie).json()["name"] == "Ada"
    assert ask(server, "POST", "/api/guest", cookie | own, json={"name": "Ida"}).json()["name"] == "Ida"


def test_a_cookie_alone_changes_nothing(server: Server) -> None:
    check_a_cookie_alone_changes_nothing(server)


@pytest.mark.parametrize(
    "check", [check_foreign_sites_get_nothing, check_a_cookie_alone_changes_nothing], ids=lambda check: check.__name__
)
def test_a_server_that_does_not_look_at_the_origin_is_caught(
    make_server: MakeServer, check: Callable[[Server], None]
) -> None:
    with pytest.raises(AssertionError):
        check(make_server(mutant="does not look at the origin"))


def test_a_token_needs_no_origin_and_may_have_the_own_one(server: Server) -> None:
    program = server.guest()
    assert program.ask("POST", "/guest", {"name": "Ida"}).json()["name"] == "Ida"
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert program.ask("POST", "/guest", {"name": "Eva"}, headers=own).json()["name"] == "Eva"


def test_with_a_public_address_only_its_pages_are_the_own_ones(make_server: MakeServer) -> None:
    server = make_server(public_url="https://houses.example/")
    own = ["https://houses.example", "https://HOUSES.example", "https://houses.example:443"]
    for origin, status in [*((own, 201) for own in own), ("http://houses.example", 403), (server.url, 403)]:
        assert ask(server, "POST", "/api/tokens", {"Origin": origin}, json={"name": "Ada"}).status_code == status


# --- cookies ----------------------------------------------------------------------------------------------------------


def attributes(answer: httpx.Response) -> set[str]:
    """What is said of the cookie."""
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def check_cookies(make: MakeServer, mutant: str | None = None) -> None:
    server = make(mutant=mutant)
    answer = come_in(server)
    assert {"httponly", "samesite=lax", "path=/"} <= attributes(answer)
    assert "secure" not in attributes(answer)
    assert token_in(answer)[1] not in answer.text
    by_tls = come_in(server, {"X-Forwarded-Proto": "https"})  # the proxy here is trusted
    assert "secure" in attributes(by_tls)
    assert token_in(by_tls)[0].startswith("__Host-")


def test_cookies_are_for_this_server_alone(make_server: MakeServer) -> None:
    check_cookies(make_server)


def test_cookies_that_scripts_can_read_are_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_cookies(make_server, "lets scripts read the cookie")


def test_cookies_are_secure_if_people_come_by_https(make_server: MakeServer) -> None:
    assert "secure" in attributes(come_in(make_server(public_url="https://houses.example")))


def test_a_stranger_cannot_say_that_it_is_the_proxy(make_server: MakeServer) -> None:
    server = make_server(trusted_proxies="192.0.2.1")
    assert "secure" not in attributes(come_in(server, {"X-Forwarded-Proto": "https"}))
    assert ask(server, "GET", "/metrics", {"X-Forwarded-For": ELSEWHERE}).status_code == 200


# --- headers ----------------------------------------------------------------------------------------------------------


def every_kind_of_answer(server: Server) -> Iterator[httpx.Response]:
    """Answers of all routes and of none, refused, failed and streamed, and to what nobody can read."""
    for route in all_routes():
        method, path = route.split(" ")
        yield ask(server, method, filled(path))
    ada = server.guest()
    table = ada.open(seats=["easy", "easy"], seat=None)
    for method, path in [("GET", "/nowhere"), ("PATCH", "/api/games"), ("GET", "/api/games/"), ("HEAD", "/healthz")]:
        yield ask(server, method, path)
    yield ask(server, "POST", "/api/tokens", content=b"x" * 20_000)
    yield ask(server, "GET", "/healthz", {"Origin": "null"})
    yield ask(server, "GET", "/api/daily/odd/basic")
    with ada.http.stream("GET", f"/tables/{table}/events") as answer:
        yield answer
    for head in (b"nonsense\r\n", b"GET /api/games HTTP/1.1\r\n" + b"a: b\r\n" * 200, b"GET / HTTP/1.1\r\na: \0\r\n"):
        yield answer_to_a_head(server, head)


def answer_to_a_head(server: Server, head: bytes) -> httpx.Response:
    """What is said to somebody before they are understood."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(head + b"\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 400
        return httpx.Response(
            answer.status,
            headers=answer.getheaders(),
            content=answer.read(),
            request=httpx.Request("GET", f"{server.url}/api/games"),
        )


def is_text_of_a_game(answer: httpx.Response) -> bool:
    """Messages or rules, which are the same for everybody."""
    is_text = re.fullmatch(r"/api/games/\w+/(messages|rules)/\w+", answer.request.url.path)
    return bool(is_text) and answer.status_code in (200, 304)


def check_headers(server: Server, lasting: str | None = None) -> None:
    for answer in every_kind_of_answer(server):
        where = f"{answer.request.method} {answer.request.url.path} {answer.status_code}"
        policy = [part.strip() for part in answer.headers.get("content-security-policy", "").split(";")]
        assert set(POLICY) <= set(policy), where
        assert not [part for part in policy if "unsafe" in part or "*" in part], where
        assert answer.headers["referrer-policy"] == "no-referrer", where
        assert answer.headers["x-content-type-options"] == "nosniff", where
        assert answer.headers["cross-origin-opener-policy"] == "same-origin", where
        assert answer.headers["cross-origin-resource-policy"] == "same-origin", where
        assert answer.headers.get("strict-transport-security") == lasting, where
        assert "server" not in answer.headers, where
        assert "access-control-allow-origin" not in answer.headers, where
        if is_text_of_a_game(answer):
            assert answer.headers["cache-control"] == "no-cache", where  # kept, but asked about every time
        elif answer.request.url.path.startswith("/api/"):
            assert "no-store" in answer.headers["cache-control"], where


def test_every_answer_has_the_headers(server: Server) -> None:
    check_headers(server)


def test_behind_tls_browsers_are_told_to_come_by_tls_for_a_year(make_server: MakeServer) -> None:
    check_headers(make_server(public_url="https://houses.example"), "max-age=31536000")
    answer = ask(make_server(), "GET", "/healthz", {"X-Forwarded-Proto": "https"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_failures_have_them_too_and_tell_nothing(make_server: MakeServer) -> None:
    server = make_server(mutant="fails on odd input")
    check_headers(server)
    answer = ask(server, "GET", "/api/daily/odd/basic")
    assert (answer.status_code, answer.json()) == (500, {"error": {"key": "failure", "args": {}}})
    assert "ValueError" in server.output


@pytest.mark.parametrize("mutant", ["forgets the headers", "forgets the headers where it understands nothing"])
def test_answers_without_headers_are_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_headers(make_server(mutant=mutant))


# --- secrets ----------------------------------------------------------------------------------------------------------


def play_with_secrets(server: Server) -> tuple[dict[str, str], list[str]]:
    """Use cookies, tokens, codes and transfer codes; returns the secrets, and what must not be in a log."""
    browser = come_in(server)
    cookie = cookie_of(browser) | {"Origin": server.url}
    ada, bob, eve = server.guest("Adalbertine"), server.guest("Bobadilla"), server.guest("Evelyn")
    opened = ada.post("/tables", game="welcome", seats=[None, None, None], town="Adatown", name="Adatable")
    table = opened["id"]
    bob.post("/join", code=opened["code"])
    assert ask(server, "POST", "/api/join", cookie, json={"code": opened["code"]}).status_code == 200
    ada.post(f"/tables/{table}/start")
    ada.turn(table, 1, ada.choose(table, 1), "secret-key-of-ada")
    transfer = ada.post(f"/tables/{table}/transfer")["code"]
    ada.post(f"/tables/{table}/transfer/confirm", check=eve.post("/transfers", code=transfer)["check"])
    assert eve.post("/transfers", code=transfer)["seat"] == 0
    unused = bob.post(f"/tables/{table}/transfer")["code"]
    for wrong in (ada.token or "", "x.y", f"{bob.token}x"):
        ask(server, "GET", "/api/tables/mine", {"Authorization": f"Bearer {wrong}"})
        ask(server, "POST", f"/api/tables/{table}/turn?token={wrong}", cookie, content=f"{{{wrong}".encode())
    ask(server, "GET", "/api/daily/odd/basic", {"Authorization": f"Bearer {ada.token}"})
    tokens = {"cookie": token_in(browser)[1], **{name: client.token or "" for name, client in named(ada, bob, eve)}}
    secrets = {name: token.split(".")[1] for name, token in tokens.items()}
    secrets |= {"transfer": transfer, "unused transfer": unused}
    told = [table, opened["code"], "Adalbertine", "Bobadilla", "Adatown", "Adatable", "secret-key-of-ada", "127.0.0.1:"]
    return secrets, told


def named(*clients: Client) -> Iterator[tuple[str, Client]]:
    """Clients with names."""
    return zip(("ada", "bob", "eve"), clients, strict=True)


def check_secrets(server: Server) -> None:
    secrets, told = play_with_secrets(server)
    seeds = [seed.hex() for (seed,) in rows(server, "SELECT seed FROM tables")]
    for name, secret in secrets.items():
        assert secret not in server.output, f"the log has the {name} secret"
    for text in [*told, *seeds]:
        assert text not in server.output.replace(server.url, ""), f"the log has {text}"
    server.stop()
    stored = b"".join(file.read_bytes() for file in server.folder.glob("house.db*"))
    for name, secret in secrets.items():
        assert secret.encode() not in stored, f"the database has the {name} secret"
        assert sha256(secret.encode()).hexdigest().encode() in stored


def rows(server: Server, query: str) -> list[tuple[Any, ...]]:
    """What the database answers."""
    with sqlite3.connect(f"file:{server.folder / 'house.db'}?mode=ro", uri=True) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_secrets_are_neither_logged_nor_stored(make_server: MakeServer) -> None:
    check_secrets(make_server(log_level="debug"))


def test_a_failing_server_keeps_its_secrets(make_server: MakeServer) -> None:
    check_secrets(make_server(mutant="fails on odd input", log_level="debug"))


def test_failures_of_the_database_do_not_tell_what_was_to_be_written(make_server: MakeServer) -> None:
    server = make_server(mutant="cannot write tables")
    answer = server.guest().ask("POST", "/tables", {"game": "welcome", "seats": [None], "name": "Adatable"})
    assert answer.status_code == 500
    assert "IntegrityError" in server.output
    assert "seed" in server.output  # the statement is there, its values are not
    assert "Adatable" not in server.output
    assert not re.search(r"\\\\x[0-9a-f]{2}", server.output)


@pytest.mark.parametrize("mutant", ["stores plain secrets", "logs whole requests"])
def test_a_server_that_keeps_plain_secrets_is_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError, match="secret"):
        check_secrets(make_server(mutant=mutant))


# --- limits -----------------------------------------------------------------------------------------------------------

AT_ONCE = 4  # requests; the factor on the limits is chosen so


def repeat_stream(ada: Client, table: str) -> httpx.Response:
    with ada.http.stream("GET", f"/tables/{table}/events") as answer:
        if answer.is_error:
            answer.read()
        return answer


def repeat_import(ada: Client, _: str) -> httpx.Response:
    return ada.ask("POST", "/records", content=b"nonsense")


def repeat_page(path: str) -> Callable[[Client, str], httpx.Response]:
    return lambda ada, _: ada.http.get(f"{ada.server.url}{path}")


def repeat(method: str, path: str, body: object = None) -> Callable[[Client, str], httpx.Response]:
    return lambda ada, table: ada.ask(method, path.format(table=table), body)


REQUESTS: dict[str, list[Callable[[Client, str], httpx.Response]]] = {
    "request": [repeat("GET", "/games"), repeat("GET", "/nowhere")],
    "file": [repeat_page("/"), repeat_page("/healthz")],
    "guest": [repeat("POST", "/tokens", {"name": "Ida"}), repeat("POST", "/guest", {"name": "Ida"})],
    "open": [
        repeat("POST", "/tables", {"game": "welcome", "seats": [None]}),
        repeat("POST", "/tables/{table}/rematch"),
        repeat("POST", "/tables/{table}/again"),
        repeat("POST", "/daily", {}),
    ],
    "join": [
        repeat("POST", "/tables/{table}/join", {}),
        repeat("PUT", "/tables/{table}/terms", {"game": "welcome", "seats": 2}),
        repeat("POST", "/tables/{table}/transfer"),
        repeat("POST", "/tables/{table}/transfer/confirm", {"check": "00"}),
        repeat("DELETE", "/tables/{table}/transfer"),
        repeat("POST", "/transfers", {"code": "B" * 22}),
    ],
    "wrong-code": [repeat("POST", "/join", {"code": "BBBBBB"}), repeat("POST", "/invitation", {"code": "BBBBBB"})],
    "draft": [repeat("POST", "/tables/{table}/draft", {"round": 1})],
    "turn": [
        repeat("POST", "/tables/{table}/turn", {"round": 1, "moves": ["x"], "key": "k" * 8}),
        repeat("POST", "/tables/{table}/take-back", {"round": 1, "key": "k" * 8}),
        repeat("PUT", "/tables/{table}/seats/0", {"player": None}),
        repeat("POST", "/tables/{table}/seats/0/hand-over", {}),
        repeat("POST", "/tables/{table}/seats/0/hand-back"),
        repeat("POST", "/tables/{table}/start", {}),
        repeat("POST", "/tables/{table}/leave"),
    ],
    "read": [
        repeat("GET", "/tables/{table}"),
        repeat("GET", "/tables"),
        repeat("GET", "/tables/mine"),
        repeat("GET", "/tables/{table}/poll?wait=0"),
        repeat("GET", "/tables/{table}/record"),
        repeat("GET", "/tables/{table}/rounds/1"),
        repeat("GET", "/tables/{table}/analysis"),
        repeat("GET", "/tables/{table}/analysis/turns/0/1"),
        repeat("GET", "/daily/today/basic"),
        repeat("GET", "/tables/{table}/invitation.svg"),
        repeat("GET", "/tables/{table}/transfer"),
    ],
    "hint": [
        repeat("GET", "/tables/{table}/hints"),
        repeat("POST", "/tables/{table}/verdict", {"round": 1, "moves": ["x"]}),
    ],
    "analysis": [repeat("POST", "/tables/{table}/analysis", {}), repeat("DELETE", "/tables/{table}/analysis")],
    "stream": [repeat_stream],
    "import": [repeat_import],
}


def restart(server: Server, limits: float) -> Server:
    """The same server with other limits."""
    server.stop()
    server.settings["limits"] = limits
    return server.start()


def check_limit(server: Server, kind: str) -> None:
    """So many are answered at once, and not many more."""
    people = [server.guest() for _ in REQUESTS[kind]]
    tables = [ada.post("/tables", game="welcome", seats=[None, None])["id"] for ada in people]
    factor = (AT_ONCE + 0.5) / RATES[kind].burst
    restart(server, factor)
    for number, (request, ada, table) in enumerate(zip(REQUESTS[kind], people, tables, strict=True)):
        ada.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"  # the limits of an address are its own
        started, accepted = time.monotonic(), 0
        while (answer := request(ada, table)).status_code != 429:
            accepted += 1
            most = AT_ONCE + 1 + factor * RATES[kind].per_second * (time.monotonic() - started)
            assert accepted <= most, f"{kind}: {accepted} accepted"
        assert key_of(answer) == "too-many"
        assert accepted >= AT_ONCE, f"{kind}: only {accepted} accepted"
        seconds = int(answer.headers["Retry-After"])
        assert 1 <= seconds <= 1 / (RATES[kind].per_second * factor) + 1
        assert answer.json()["error"]["args"] == {"seconds": seconds}


@pytest.mark.parametrize("kind", [kind for kind in RATES if kind != "all-codes"])  # which has tests of its own
def test_who_asks_too_often_has_to_wait(server: Server, kind: str) -> None:
    check_limit(server, kind)


def test_the_description_of_the_api_counts_as_much_as_so_many_tables(server: Server) -> None:
    ada, factor = server.guest(), (AT_ONCE + 0.5) * DESCRIPTION_COSTS / RATES["read"].burst
    restart(server, factor)
    started, accepted = time.monotonic(), 0
    while ada.ask("GET", "/openapi.json").status_code != 429:
        accepted += 1
        assert accepted <= AT_ONCE + 1 + factor * RATES["read"].per_second * (time.monotonic() - started)
    assert accepted >= AT_ONCE


def test_who_does_not_listen_is_told_late_and_cannot_ask_more_often(server: Server) -> None:
    ada = restart(server, limits=AT_ONCE / RATES["request"].burst).guest()
    while ada.ask("GET", "/games").status_code != 429:
        pass
    started = time.monotonic()
    refused = [ada.ask("GET", "/games").status_code for _ in range(4)].count(429)
    assert refused and time.monotonic() - started >= refused * LATE_SECONDS


def test_a_server_that_counts_nothing_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="accepted"):
        check_limit(make_server(mutant="counts nothing"), "wrong-code")


def test_others_do_not_wait(make_server: MakeServer) -> None:
    server = make_server(limits=AT_ONCE / RATES["read"].burst)
    while ask(server, "GET", "/api/tables").status_code == 200:
        pass
    assert ask(server, "GET", "/api/tables", {"X-Forwarded-For": ELSEWHERE}).status_code == 200


def check_that_guessing_ends(server: Server) -> None:
    """After too many wrong codes the right one is of no use for a while: its answer must not tell it apart."""
    code = server.guest("Ada").post("/tables", game="welcome", seats=[None, None])["code"]
    eve = server.guest("Eve")
    restart(server, 0.5)
    while (answer := eve.ask("POST", "/join", {"code": "BBBBBB"})).status_code == 404:
        pass
    assert answer.status_code == 429
    assert eve.ask("POST", "/join", {"code": code}).status_code == 429


def test_after_many_wrong_codes_the_right_one_has_to_wait_too(make_server: MakeServer) -> None:
    check_that_guessing_ends(make_server())


def test_a_server_that_tells_right_codes_apart_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_that_guessing_ends(make_server(mutant="always lets right codes in"))


def test_right_codes_do_not_count_as_wrong_ones(make_server: MakeServer) -> None:
    server = make_server(limits=0.5)
    code = server.guest("Ada").post("/tables", game="welcome", seats=[None, None])["code"]
    bob = server.guest("Bob")
    for _ in range(int(RATES["wrong-code"].burst)):
        bob.post("/join", code=code.lower())


def test_an_address_has_only_so_many_streams() -> None:
    limits = Limits(0.01)
    for _ in range(MOST_HELD["stream"] // 100):
        limits.hold("stream", "somewhere")
    with pytest.raises(Refusal, match="too-many"):
        limits.hold("stream", "somewhere")
    limits.hold("stream", "elsewhere")
    limits.let_go("stream", "somewhere")
    limits.hold("stream", "somewhere")


def streams(server: Server) -> int:
    """How many streams the server counts."""
    found = re.search(r"^housewright_streams (\d+)", ask(server, "GET", "/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def check_that_streams_end(server: Server, seconds: float = PATIENCE) -> None:
    """People who are gone before their stream began are not counted for ever."""
    ada = server.guest()
    tables = [ada.open(seats=["easy", "easy"], seat=None) for _ in range(8)]
    restart(server, GENEROUS)  # every table is read from the disk; meanwhile people are gone
    for table in tables:
        with socket.create_connection(("127.0.0.1", int(str(server.settings["port"])))) as connection:
            connection.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    for table in tables:
        ada.look(table)
    wait_until(lambda: streams(server) == 0, "the end of the streams", seconds)


def test_streams_that_nobody_waits_for_end(server: Server) -> None:
    check_that_streams_end(server)


def test_a_server_that_never_forgets_a_stream_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_that_streams_end(make_server(mutant="never forgets a stream"), IMPATIENT)


# --- figures ----------------------------------------------------------------------------------------------------------


def check_metrics_are_local(server: Server) -> None:
    assert "housewright_requests_total" in ask(server, "GET", "/metrics").text
    for caller in (ELSEWHERE, f"127.0.0.1, {ELSEWHERE}", f"{ELSEWHERE}, 127.0.0.1"):
        answer = ask(server, "GET", "/metrics", {"X-Forwarded-For": caller})
        assert (answer.status_code, answer.text) == (404, "")
    for host in (f"192.0.2.1:{server.port}", socket.gethostname()):  # by way of a proxy that does not say who calls
        assert ask(server, "GET", "/metrics", {"Host": host}).status_code == 404


def test_figures_are_for_this_machine_only(server: Server) -> None:
    check_metrics_are_local(server)


@pytest.mark.parametrize("mutant", ["shows its figures to everybody", "shows its figures by every name"])
def test_figures_for_everybody_are_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_metrics_are_local(make_server(mutant=mutant))


def test_odd_methods_do_not_grow_the_figures(server: Server) -> None:
    for number in range(20):
        ask(server, f"ODD{number}", "/nowhere")
        ask(server, f"ODD{number}", "/healthz", {"Origin": "null"})
    assert "ODD" not in ask(server, "GET", "/metrics").text
    assert "ODD" not in server.output
