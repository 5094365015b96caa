"""Coming in and going: guests for browsers, tokens for programs."""

from __future__ import annotations

from fastapi import APIRouter, Request

from housewright.server.access.guests import Guest
from housewright.server.models import GuestShown, NewGuest, Token
from housewright.server.routes.dependencies import Address, AnyServices, MaybeGuest, OpenServices

router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guest", response_model=GuestShown)
async def come_in(
    body: NewGuest, request: Request, services: OpenServices, guest: MaybeGuest, address: Address
) -> Guest:
    """Say your name. The first time a cookie is set; later the name changes, for tables to come."""
    services.limits.take("guest", address)
    if guest is not None:
        return await services.guests.rename(guest, body.name)
    guest, token, _ = await services.guests.admit(body.name)
    services.cookies.set(request, token)
    return guest


@router.get("/guest", response_model=GuestShown | None)
async def who_am_i(guest: MaybeGuest) -> Guest | None:
    """Who you are; null if you have said no name yet."""
    return guest


@router.delete("/guest", status_code=204)
async def forget_me(request: Request, services: AnyServices, guest: MaybeGuest, address: Address) -> None:
    """Be forgotten, for good: tables, their logs and boards do not know you any more, and neither does anybody here.

    Where others play on, a computer player takes your seat.
    """
    services.limits.take("guest", address)
    if guest is not None:
        await services.forgetting.begin(guest.id)
    services.cookies.clear(request)


@router.post("/guest/sign-out", status_code=204)
async def sign_out(request: Request, services: OpenServices, guest: MaybeGuest, address: Address) -> None:
    """Let the cookie or token that comes along be good for nothing from now on. Names at tables stay."""
    services.limits.take("guest", address)
    if guest is not None:
        await services.guests.revoke(guest)
        services.hall.cut_streams(guest.id)
    services.cookies.clear(request)


@router.post("/tokens", response_model=Token, status_code=201)
async def new_token(body: NewGuest, services: OpenServices, address: Address) -> Token:
    """A guest for a program: send the token as `Authorization: Bearer TOKEN`."""
    services.limits.take("guest", address)
    guest, token, expires = await services.guests.admit(body.name)
    return Token(id=guest.id, name=guest.name, token=token, expires=expires)
