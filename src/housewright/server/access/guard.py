"""The guard at the door: who may ask at all, how much they may bring, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
import logging
import time
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
                usual = [pair for pair in HEADERS if pair[0] not in present]
                if self.sites.is_by_tls(scope):
                    usual.append(BY_TLS_ONLY)
                message["headers"] = [*message["headers"], *usual, *scope[SENT]]
                if is_ambiguous(headers):
                    message["headers"].append((b"connection", b"close"))
                if scope["path"].startswith(API) and b"cache-control" not in present:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            count_request(scope)
            self.check_origin(scope, headers)
            if is_ambiguous(headers):
                raise malformed("Content-Length together with Transfer-Encoding")
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


def count_request(scope: Scope) -> None:
    """Refuse who asks too often before anything is done for them: not everybody minds being told."""
    address = counted_as(scope["client"][0]) if scope["client"] else "nowhere"
    scope["app"].state.services.limits.take("request" if scope["path"].startswith(API) else "file", address)


def is_ambiguous(headers: dict[str, str]) -> bool:
    """Whether it is said twice where a body ends: if a proxy believes the one and we the other, a request can hide."""
    return "content-length" in headers and "transfer-encoding" in headers


async def read_body(scope: Scope, receive: Receive, headers: dict[str, str]) -> bytes:
    """The whole body, if it is not too large, and its JSON in order."""
    with_json = is_json(headers.get("content-type", ""))
    most = MOST_RECORD if scope["path"] == RECORDS and not with_json else MOST_BODY
    if headers.get("content-length", "").isdigit() and int(headers["content-length"]) > most:
        raise Refusal(413, "too-large", {"most": most})
    parts: list[bytes] = []
    size = 0
    last = asyncio.get_running_loop().time() + WHOLE_SECONDS
    while True:
        message = await next_part(receive, last)
        if message["type"] == "http.disconnect":
            raise malformed("the connection was closed")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise Refusal(413, "too-large", {"most": most})
        if not message.get("more_body"):
            break
    body = b"".join(parts)
    if body and with_json:
        check_json(body)
    return body


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


def check_json(body: bytes) -> None:
    """Refuse what is no JSON in UTF-8, is nested too deeply, or says the same thing twice."""
    if depth_of(body) > MOST_DEPTH:
        raise malformed(f"JSON nested deeper than {MOST_DEPTH}")
    try:
        json.loads(body.decode("utf-8"), object_pairs_hook=refuse_doubles, parse_constant=refuse_constant)
    except ValueError as wrong:
        raise malformed(f"not JSON: {wrong}"[:200]) from None


def depth_of(body: bytes) -> int:
    """How deeply lists and objects stand in each other."""
    depth = deepest = 0
    in_text = escaped = False
    for sign in body:
        if in_text:
            if escaped:
                escaped = False
            elif sign == 0x5C:
                escaped = True
            elif sign == 0x22:
                in_text = False
        elif sign == 0x22:
            in_text = True
        elif sign in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in b"]}":
            depth -= 1
    return deepest


def refuse_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, if no key stands there twice: readers differ in which of them counts."""
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
