"""Coming in: guests for browsers, tokens for programs, and moving a seat to another device."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request, Response
from sqlalchemy import delete, insert, select

from housewright.server import commands, schema
from housewright.server.guests import COOKIE, Guest, fingerprint
from housewright.server.hall import now
from housewright.server.models import GuestShown, NewGuest, TableOpened, Token, Transfer, TransferCode
from housewright.server.refusals import unknown
from housewright.server.routes.asking import Address, AnyHouse, MaybeGuest, Someone, TableId, draw_link, set_cookie

TRANSFER_SECONDS = 600
TRANSFER_BYTES = 16
router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guest", response_model=GuestShown)
async def come_in(
    body: NewGuest, request: Request, response: Response, house: AnyHouse, guest: MaybeGuest, address: Address
) -> Guest:
    """Say your name. The first time a cookie is set; later the name changes, for tables to come."""
    house.limits.take("guest", address)
    if guest is not None:
        return await house.guests.rename(guest, body.name)
    guest, token = await house.guests.welcome(body.name, now())
    set_cookie(response, request, token)
    return guest


@router.get("/guest", response_model=GuestShown | None)
async def who_am_i(guest: MaybeGuest) -> Guest | None:
    """Who you are; null if you have said no name yet."""
    return guest


@router.delete("/guest", status_code=204)
async def forget_me(response: Response) -> None:
    """Forget the cookie on this device. Seats that were not moved to another one are lost with it."""
    response.delete_cookie(COOKIE, path="/")


@router.post("/tokens", response_model=Token, status_code=201)
async def new_token(body: NewGuest, house: AnyHouse, address: Address) -> Token:
    """A guest for a program: send the token as `Authorization: Bearer TOKEN`."""
    house.limits.take("guest", address)
    guest, token = await house.guests.welcome(body.name, now())
    return Token(id=guest.id, name=guest.name, token=token)


@router.post("/tables/{table_id}/transfer", response_model=TransferCode, status_code=201)
async def offer_transfer(table_id: TableId, request: Request, house: AnyHouse, person: Someone) -> TransferCode:
    """A code with which another device can take your seat, once and soon."""
    house.limits.take("join", person.guest)
    place = await house.hall.find(table_id)
    commands.require_seat(place.table, person)
    code = secrets.token_urlsafe(TRANSFER_BYTES)
    row = {
        "code": fingerprint(code),
        "table_id": table_id,
        "guest": person.guest,
        "until": now() + TRANSFER_SECONDS * 1000,
    }
    older = (schema.transfers.c.table_id == table_id) & (schema.transfers.c.guest == person.guest)
    await house.database.write((delete(schema.transfers).where(older), ()), (insert(schema.transfers), [row]))
    picture = draw_link(house, request, f"/transfer#{code}")
    return TransferCode(code=code, seconds=TRANSFER_SECONDS, picture=picture)


@router.post("/transfers", response_model=TableOpened)
async def take_transfer(body: Transfer, house: AnyHouse, person: Someone, address: Address) -> TableOpened:
    """Take the seat that another device offers."""
    house.limits.take("wrong-code", address)
    known = schema.transfers.c.code == fingerprint(body.code)
    async with house.database.engine.connect() as connection:
        row = (await connection.execute(select(schema.transfers).where(known))).first()
    if row is None or row.until < now():
        raise unknown("no-such-code")
    place, _ = await house.hall.change(row.table_id, lambda table: commands.move_seat(table, person, row.guest))
    await house.database.write((delete(schema.transfers).where(known), ()))
    return TableOpened(id=row.table_id, seat=place.table.seat_of(person.guest), code=place.table.code)
