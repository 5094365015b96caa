"""Sites: by which names this server is called, and from whose pages requests may come."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.types import Scope

from housewright.server.refusals import Refusal, forbidden
from housewright.server.settings import Settings

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^\s:/?#@\[\]\\]+)(?P<port>:[0-9]{1,5})?", re.IGNORECASE)
PORTS = {"http": 80, "https": 443}
MOST_SHOWN = 60  # signs of a name that is refused
API = "/api/"
DOCUMENTS = ("document", "empty")  # the second: by way of the service worker that keeps our own pages


class Origin(NamedTuple):
    """Where a page comes from."""

    scheme: str
    name: str
    port: int


class Sites:
    """The names of this server: who calls it otherwise was led here by somebody else's name server."""

    def __init__(self, settings: Settings) -> None:
        self.public = read_origin(origin_part(settings.public_url)) if settings.public_url else None
        self.names = {"localhost", settings.host.lower(), *machine_names(), *settings.host_names()}
        if self.public:
            self.names.add(self.public.name)

    def is_by_tls(self, scope: Scope) -> bool:
        """Whether people come by TLS."""
        return scope["scheme"] == "https" or self.is_public_by_tls

    @property
    def is_public_by_tls(self) -> bool:
        """Whether all people do."""
        return self.public is not None and self.public.scheme == "https"

    def check_host(self, host: str | None) -> None:
        """Only by a number, or by a name of this server; who says none is no browser."""
        if host is None:
            return
        name = host_name(host)
        if not is_number(name) and name not in self.names:
            raise Refusal(403, "unknown-host", {"host": host[:MOST_SHOWN], "setting": "hosts"})

    def check_site(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Pages of other sites get nothing; but people may follow their links to a page, which carries no data."""
        if headers.get("sec-fetch-site") == "cross-site" and not is_followed_link(scope, headers):
            raise forbidden("foreign-site")
        origin = headers.get("origin")
        if origin is None:
            return
        own = self.public or read_origin(f"{scope['scheme']}://{headers.get('host', '')}")
        if own is None or read_origin(origin) != own:
            raise forbidden("foreign-site")


def is_followed_link(scope: Scope, headers: Mapping[str, str]) -> bool:
    """Whether a person follows a link to a page, or loads it again: browsers say so, and no script of a page can."""
    to_a_page = headers.get("sec-fetch-mode") == "navigate" and headers.get("sec-fetch-dest") in DOCUMENTS
    return to_a_page and scope["method"] == "GET" and not scope["path"].startswith(API)


def machine_names() -> set[str]:
    """What this machine calls itself, and is called in its network."""
    whole = socket.gethostname().lower()
    short = whole.partition(".")[0]
    return {whole, short, f"{short}.local"} - {"", ".local"}


def host_name(host: str) -> str:
    """The name or number in a Host header, in small letters and without the port; empty if it makes no sense."""
    found = HOST.fullmatch(host)
    return found["name"].strip("[]").removesuffix(".").lower() if found else ""


def is_number(name: str) -> bool:
    """Whether a host is called by its address: no name server has a say in that."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def origin_part(url: str) -> str:
    """The origin of an address."""
    found = urlsplit(url)
    return f"{found.scheme}://{found.netloc}"


def read_origin(text: str) -> Origin | None:
    """An origin with its port; none if it makes no sense."""
    scheme, _, host = text.lower().partition("://")
    found = HOST.fullmatch(host)
    if scheme not in PORTS or found is None:
        return None
    return Origin(scheme, host_name(host), int(found["port"][1:]) if found["port"] else PORTS[scheme])
