"""The guard at the door: who may ask at all, how much they may bring, and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import time
from collections.abc import Iterator
from email.message import Message as Mail
from typing import Any, NoReturn

from pydantic_core import to_json
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from housewright.server.access.cookies import COOKIE, SENT
from housewright.server.access.guests import bearer_of
from housewright.server.access.limits import counted_as
from housewright.server.access.sites import API, Sites
from housewright.server.metrics import REQUESTS, SECONDS
from housewright.server.refusals import Refusal, forbidden, malformed
from housewright.server.settings import Settings

MOST_BODY = 16 * 1024
MOST_RECORD = 1024 * 1024
RECORDS = "/api/records"
MOST_DEPTH = 20
MOST_KEYS = 64  # of one object
MOST_QUERY = 2000  # signs after the path
TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)  # of JSON, also one that does not end
BRACKETS = bytes.maketrans(b"{}", b"[]")
OTHER_SIGNS = bytes(set(range(256)) - set(b"{}[]"))
BODY_SECONDS = 30  # that each part of a body may take
WHOLE_SECONDS = 120  # that all of it may take
LATE_SECONDS = 0.5  # after which who asks too often is told so: whoever does not listen cannot ask more often either
TOO_MANY = 429
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE_METHODS, "POST", "PUT", "DELETE", "PATCH")  # others are counted together
POLICY = (
    "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
BY_TLS_ONLY = (b"strict-transport-security", b"max-age=31536000")  # a year
logger = logging.getLogger("housewright.access")
failures = logging.getLogger("housewright.failures")


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.sites = Sites(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let in and watch what goes out."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0
        scope[SENT] = []
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}

        async def send_out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_MANY:
                    await asyncio.sleep(LATE_SECONDS)
                present = {name.lower() for name, _ in message["headers"]}
                usual = usual_headers(self.sites.is_by_tls(scope))
                usual = [pair for pair in usual if pair[0] not in present]
                message["headers"] = [*message["headers"], *usual, *scope[SENT]]
                if is_in_pieces(headers):
                    message["headers"].append((b"connection", b"close"))
                if scope["path"].startswith(API) and b"cache-control" not in present:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            count_request(scope)
            self.check_origin(scope, headers)
            if is_in_pieces(headers):
                raise Refusal(411, "malformed", {"what": "Content-Length is needed instead of Transfer-Encoding"})
            if len(scope["query_string"]) > MOST_QUERY:
                raise Refusal(414, "malformed", {"what": f"a query of more than {MOST_QUERY} signs"})
            body = await read_body(scope, receive, headers) if scope["method"] not in SAFE_METHODS else None
            await self.app(scope, receive if body is None else replay(body, receive), send_out)
        except Refusal as refusal:
            await refuse(refusal, send_out)
        except Exception:
            failures.exception("a request failed")  # nothing of it goes out
            if status:
                raise
            await refuse(Refusal(500, "failure"), send_out)
        finally:
            self.note(scope, status or 500, time.perf_counter() - started)

    def check_origin(self, scope: Scope, headers: dict[str, str]) -> None:
        """Pages of other sites get nothing; a cookie alone does not suffice for changing anything."""
        self.sites.check_host(headers.get("host"))
        self.sites.check_site(scope, headers)
        has_cookie = COOKIE in headers.get("cookie", "")
        has_token = bearer_of(headers.get("authorization", "")) is not None
        if scope["method"] not in SAFE_METHODS and has_cookie and "origin" not in headers and not has_token:
            raise forbidden("foreign-site")

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log the request by its route, never by its path."""
        route = getattr(scope.get("route"), "path", "unknown")
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(method, route, str(status)).inc()
        SECONDS.labels(route).observe(seconds)
        logger.info(
            "request", extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
        )


def usual_headers(is_by_tls: bool) -> list[tuple[bytes, bytes]]:
    """What every answer carries."""
    return [*HEADERS, BY_TLS_ONLY] if is_by_tls else [*HEADERS]


def count_request(scope: Scope) -> None:
    """Refuse who asks too often before anything is done for them: not everybody minds being told."""
    services, is_asked = scope["app"].state.services, scope["path"].startswith(API)
    services.limits.take("request" if is_asked else "file", address_of(scope))
    if is_asked:
        services.collecting.somebody_asks()


def address_of(scope: Scope) -> str:
    """Where a request comes from, as it is counted."""
    return counted_as(scope["client"][0]) if scope["client"] else "nowhere"


def is_in_pieces(headers: dict[str, str]) -> bool:
    """Whether a body comes in pieces of any size. Those are dear to read; and if it is said twice where a body ends, a
    proxy may believe the one and we the other, so that a request can hide."""
    return "transfer-encoding" in headers


async def read_body(scope: Scope, receive: Receive, headers: dict[str, str]) -> bytes:
    """The whole body, if it is not too large, and its JSON in order."""
    with_json = is_json(headers.get("content-type", ""))
    most = MOST_RECORD if scope["path"] == RECORDS and not with_json else MOST_BODY
    if headers.get("content-length", "").isdigit() and int(headers["content-length"]) > most:
        raise Refusal(413, "too-large", {"most": most})
    body = bytearray()
    last = asyncio.get_running_loop().time() + WHOLE_SECONDS
    with contextlib.ExitStack() as held:
        while True:
            message = await next_part(receive, last)
            if message["type"] == "http.disconnect":
                raise malformed("the connection was closed")
            was_short = len(body) <= MOST_BODY
            body += message.get("body", b"")
            if len(body) > most:
                raise Refusal(413, "too-large", {"most": most})
            if was_short and len(body) > MOST_BODY:  # nobody keeps memory busy with many that do not come to their end
                held.enter_context(holding(scope, "long-body"))
            if not message.get("more_body"):
                break
    if body and with_json:
        check_json(body)
    return bytes(body)


@contextlib.contextmanager
def holding(scope: Scope, what: str) -> Iterator[None]:
    """Count something that takes a while for the address."""
    limits, address = scope["app"].state.services.limits, address_of(scope)
    limits.hold(what, address)
    try:
        yield
    finally:
        limits.let_go(what, address)


async def next_part(receive: Receive, last: float) -> Message:
    """The next part of a body; nobody may keep a connection busy with nothing, or with a little now and then."""
    try:
        async with asyncio.timeout_at(min(last, asyncio.get_running_loop().time() + BODY_SECONDS)):
            return await receive()
    except TimeoutError:
        raise Refusal(408, "malformed", {"what": "the body did not come in time"}) from None


def is_json(kind: str) -> bool:
    """Whether a body of this content type is read as JSON."""
    mail = Mail()
    mail["content-type"] = kind
    subtype = mail.get_content_subtype()
    return mail.get_content_maintype() == "application" and (subtype == "json" or subtype.endswith("+json"))


def check_json(body: bytearray) -> None:
    """Refuse what is no JSON in UTF-8, is nested too deeply, says the same thing twice, or too many of them."""
    if is_deeper(body, MOST_DEPTH):
        raise malformed(f"JSON nested deeper than {MOST_DEPTH}")
    try:
        json.loads(body.decode("utf-8"), object_pairs_hook=refuse_odd_objects, parse_constant=refuse_constant)
    except ValueError as wrong:
        raise malformed(f"not JSON: {wrong}"[:200]) from None


def is_deeper(body: bytearray, most: int) -> bool:
    """Whether more lists and objects stand in each other: layer after layer of brackets is taken off."""
    brackets = TEXT.sub(b"", body).translate(BRACKETS, OTHER_SIGNS)
    for _ in range(most):
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > most


def refuse_odd_objects(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, unless it has very many keys, each of which would be refused by itself, or one of them twice: readers
    differ in which counts."""
    if len(pairs) > MOST_KEYS:
        raise ValueError(f"an object of more than {MOST_KEYS} keys")
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key is there twice")
    return found


def refuse_constant(name: str) -> NoReturn:
    """NaN and infinity are no numbers of JSON."""
    raise ValueError(f"{name} is no number")


def replay(body: bytes, receive: Receive) -> Receive:
    """The body once more, for the application; then whatever the connection says."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def content(refusal: Refusal) -> dict[str, Any]:
    """A refusal as JSON."""
    return {"error": {"key": refusal.key, "args": refusal.arguments, **refusal.more}}


async def refuse(refusal: Refusal, send: Send) -> None:
    """Answer with a refusal."""
    body = to_json(content(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == TOO_MANY:
        headers.append((b"retry-after", str(refusal.arguments["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
