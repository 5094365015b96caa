"""Who asks, and whom: the guest and the address behind a request, and the running server."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import segno
from fastapi import Depends, Path, Request, Response
from pydantic_core import to_json

from housewright.server.access.guests import Guest, bearer_of
from housewright.server.access.limits import cost_of_seats, counted_as
from housewright.server.hall.hall import FEW_CHAIRS
from housewright.server.refusals import Refusal
from housewright.server.services import Services
from housewright.server.tables.commands import Person
from housewright.server.tables.table import Table
from housewright.server.thinking.queueing import at_once

T = TypeVar("T")


async def find_open_services(request: Request) -> Services:
    """The running server, which may still be loading the rules."""
    services: Services = request.app.state.services
    return services


async def find_services(request: Request) -> Services:
    """The running server, as soon as it has loaded the rules."""
    services: Services = request.app.state.services
    if not services.loading.done():
        await asyncio.wait({services.loading})
    return services


async def find_address(request: Request) -> str:
    """Where the request comes from, as it is counted."""
    return counted_as(request.client.host) if request.client else "nowhere"


AnyServices = Annotated[Services, Depends(find_services)]
OpenServices = Annotated[Services, Depends(find_open_services)]
Address = Annotated[str, Depends(find_address)]


async def find_guest(request: Request, services: OpenServices) -> Guest | None:
    """The guest whose bearer token or cookie came along; an old cookie is nobody's, a wrong token is refused."""
    token = bearer_of(request.headers.get("authorization", ""))
    if token is None:
        return await services.cookies.find_guest(request)
    guest = await services.guests.find(token)
    if guest is None:
        raise Refusal(401, "wrong-token")
    return guest


MaybeGuest = Annotated[Guest | None, Depends(find_guest)]


async def require_guest(guest: MaybeGuest) -> Person:
    """Somebody who has said a name."""
    if guest is None:
        raise Refusal(401, "no-guest")
    return Person(guest.id, guest.name)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks, with a name or without."""

    guest: str | None
    address: str

    @property
    def counted(self) -> str:
        """By what their requests are counted."""
        return self.guest or self.address


async def find_visitor(guest: MaybeGuest, address: Address) -> Visitor:
    """Who asks."""
    return Visitor(guest.id if guest else None, address)


AnyVisitor = Annotated[Visitor, Depends(find_visitor)]
Someone = Annotated[Person, Depends(require_guest)]
TableId = Annotated[str, Path(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=99)]


def as_json(content: Any, status: int = 200) -> Response:
    """An answer that needs no checking."""
    return Response(to_json(content), status, media_type="application/json")


def charge(services: Services, visitor: Visitor, table: Table) -> None:
    """Count that a large table was asked for more often than a small one; once was counted before it was found."""
    more = cost_of_seats(len(table.chairs)) - 1
    services.limits.take("request", visitor.address, more)
    services.limits.take("read", visitor.counted, more)


async def prepare(services: Services, asker: str, table: Table, make: Callable[[], T]) -> T:
    """What takes a while to make, made in another thread; who asks for little is served in between."""
    return await services.clerks.do(asker, at_once(make), is_long=len(table.chairs) > FEW_CHAIRS)


async def prepared_json(services: Services, asker: str, table: Table, make: Callable[[], Any]) -> Response:
    """The same as an answer."""
    body = await prepare(services, asker, table, lambda: to_json(make()))
    return Response(body, media_type="application/json")


def draw_link(services: Services, request: Request, path: str) -> str:
    """A link to a page of this server as a QR image, in SVG."""
    base = services.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    picture = io.BytesIO()
    segno.make(f"{base}{path}", micro=False).save(picture, kind="svg", border=2, xmldecl=False, svgns=True)
    return picture.getvalue().decode()
