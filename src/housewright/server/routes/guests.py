"""Coming in: guests for browsers, tokens for programs, and moving a seat to another device."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request
from sqlalchemy import delete, insert, select

from housewright.server.access.guests import Guest, fingerprint
from housewright.server.models import GuestShown, NewGuest, TableOpened, Token, Transfer, TransferCode
from housewright.server.refusals import unknown
from housewright.server.routes.dependencies import (
    Address,
    AnyServices,
    MaybeGuest,
    Someone,
    TableId,
    draw_link,
)
from housewright.server.storage import schema
from housewright.server.tables import commands
from housewright.server.tables.events import now

TRANSFER_SECONDS = 600
TRANSFER_BYTES = 16
router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guest", response_model=GuestShown)
async def come_in(
    body: NewGuest, request: Request, services: AnyServices, guest: MaybeGuest, address: Address
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
async def sign_out(request: Request, services: AnyServices, guest: MaybeGuest, address: Address) -> None:
    """Let the cookie or token that comes along be good for nothing from now on. Names at tables stay."""
    services.limits.take("guest", address)
    if guest is not None:
        await services.guests.revoke(guest)
        services.hall.cut_streams(guest.id)
    services.cookies.clear(request)


@router.post("/tokens", response_model=Token, status_code=201)
async def new_token(body: NewGuest, services: AnyServices, address: Address) -> Token:
    """A guest for a program: send the token as `Authorization: Bearer TOKEN`."""
    services.limits.take("guest", address)
    guest, token, expires = await services.guests.admit(body.name)
    return Token(id=guest.id, name=guest.name, token=token, expires=expires)


@router.post("/tables/{table_id}/transfer", response_model=TransferCode, status_code=201)
async def offer_transfer(table_id: TableId, request: Request, services: AnyServices, person: Someone) -> TransferCode:
    """A code with which another device can take your seat, once and soon."""
    services.limits.take("join", person.guest)
    live = await services.hall.find(table_id)
    commands.require_seat(live.table, person)
    code = secrets.token_urlsafe(TRANSFER_BYTES)
    row = {
        "code": fingerprint(code),
        "table_id": table_id,
        "guest": person.guest,
        "until": now() + TRANSFER_SECONDS * 1000,
    }
    older = (schema.transfers.c.table_id == table_id) & (schema.transfers.c.guest == person.guest)
    await services.database.write((delete(schema.transfers).where(older), ()), (insert(schema.transfers), [row]))
    picture = draw_link(services, request, f"/transfer#{code}")
    return TransferCode(code=code, seconds=TRANSFER_SECONDS, picture=picture)


@router.post("/transfers", response_model=TableOpened)
async def take_transfer(body: Transfer, services: AnyServices, person: Someone, address: Address) -> TableOpened:
    """Take the seat that another device offers."""
    services.limits.take("wrong-code", address)
    known = schema.transfers.c.code == fingerprint(body.code)
    async with services.database.engine.connect() as connection:
        row = (await connection.execute(select(schema.transfers).where(known))).first()
    if row is None or row.until < now():
        raise unknown("no-such-code")
    live, _ = await services.hall.change(row.table_id, lambda table: commands.move_seat(table, person, row.guest))
    await services.database.write((delete(schema.transfers).where(known), ()))
    return TableOpened(id=row.table_id, seat=live.table.seat_of(person.guest), code=live.table.code)
