"""Cookies: how a browser proves who it is. Each server has its own: a browser has one set for all ports of a host."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import Request, Response

from housewright.server.access.guests import Guest, Guests
from housewright.server.settings import Settings
from housewright.server.storage.database import Database
from housewright.server.storage.secrets import drawn_once

COOKIE = "housewright"  # the name at all servers once, and the beginning of each one's own
SAFE = "__Host-"  # browsers take a cookie that is called so only by TLS, and only from this very host
ID, ID_BYTES = "id", 6
SENT = "housewright.cookies"  # in a request's scope: headers that go out with its answer, whatever that is


class Cookies:
    """The cookies of this server."""

    def __init__(self, server: bytes, guests: Guests, settings: Settings) -> None:
        self.guests, self.settings = guests, settings
        self.name = f"{COOKIE}-{server.hex()}"
        self.names = (f"{SAFE}{self.name}", self.name, COOKIE)  # the best first

    @classmethod
    async def open(cls, database: Database, guests: Guests, settings: Settings) -> Cookies:
        """The cookies of the server whose database this is."""
        return cls(await drawn_once(database, ID, ID_BYTES), guests, settings)

    async def find_guest(self, request: Request) -> Guest | None:
        """Whose cookie came along. An older name is replaced, and a time that runs out begins anew."""
        for place, name in enumerate(self.names):
            token = request.cookies.get(name)
            guest = await self.guests.find(token)
            if guest is not None and token is not None:
                is_old = place > self.names.index(self.best_name(request))
                if await self.guests.renew(guest) or is_old:
                    self.set(request, token)
                if is_old:
                    send(request, name, "", 0)
                return guest
        return None

    def set(self, request: Request, token: str) -> None:
        """Let the browser keep the token where no script reads it."""
        send(request, self.best_name(request), token, self.guests.seconds, is_secure(request, self.settings))

    def clear(self, request: Request) -> None:
        """Let the browser forget it."""
        for name in self.names[:2]:
            send(request, name, "", 0, name.startswith(SAFE))

    def best_name(self, request: Request) -> str:
        """The name under which a cookie is kept."""
        return self.names[0] if is_secure(request, self.settings) else self.name


def is_secure(request: Request, settings: Settings) -> bool:
    """Whether people come by TLS."""
    return "https" in (request.url.scheme, urlsplit(settings.public_url).scheme)


def send(request: Request, name: str, token: str, seconds: int, secure: bool = False) -> None:
    """Send a cookie with the answer."""
    carrier = Response()
    carrier.set_cookie(name, token, seconds, httponly=True, secure=secure, samesite="lax", path="/")
    request.scope[SENT].extend(pair for pair in carrier.raw_headers if pair[0] == b"set-cookie")
