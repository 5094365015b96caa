"""Moving a seat to another device: a link leads there, and the old device confirms who gets it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import ColumnElement, Update, delete, insert, select, update

from housewright.server.access.guests import fingerprint
from housewright.server.models import Confirmation, TableOpened, Transfer, TransferAsked, TransferCode
from housewright.server.refusals import conflict, unknown
from housewright.server.routes.dependencies import Address, AnyServices, Someone, TableId, draw_link
from housewright.server.services import Services
from housewright.server.storage import schema
from housewright.server.tables import commands
from housewright.server.tables.commands import Person

TRANSFER_SECONDS = 600
TRANSFER_BYTES = 16
CHECKS = 100  # numbers that a device may show
columns = schema.transfers.c
router = APIRouter(prefix="/api", tags=["guests"])


def check_of(code: str, taker: str) -> str:
    """The number that both devices show, by which people see that it is theirs."""
    drawn = hashlib.blake2b(f"{code} {taker}".encode(), digest_size=8).digest()
    return f"{int.from_bytes(drawn) % CHECKS:02}"


async def find_offer(services: Services, wanted: ColumnElement[bool]) -> Any:
    """The offer of a seat that is still good."""
    is_good = columns.until >= services.clock.earliest()
    async with services.database.engine.connect() as connection:
        row = (await connection.execute(select(schema.transfers).where(wanted & is_good))).first()
    if row is None:
        raise unknown("no-such-code")
    return row


def own_offer(table_id: str, person: Person) -> ColumnElement[bool]:
    """What a person offers at a table."""
    return (columns.table_id == table_id) & (columns.guest == person.guest)


def first_asks(known: ColumnElement[bool], person: Person) -> Update:
    """Who asks for a seat is the first, or nobody."""
    return update(schema.transfers).where(known & columns.taker.is_(None)).values(taker=person.guest)


@router.post("/tables/{table_id}/transfer", response_model=TransferCode, status_code=201)
async def offer_transfer(table_id: TableId, request: Request, services: AnyServices, person: Someone) -> TransferCode:
    """A code with which another device can ask for your seat, once and soon."""
    services.limits.take("join", person.guest)
    live = await services.hall.find(table_id)
    commands.require_seat(live.table, person)
    code = secrets.token_urlsafe(TRANSFER_BYTES)
    row = {
        "code": fingerprint(code),
        "table_id": table_id,
        "guest": person.guest,
        "until": services.clock.earliest() + TRANSFER_SECONDS * 1000,
    }
    older = delete(schema.transfers).where(own_offer(table_id, person))
    await services.database.write((older, ()), (insert(schema.transfers), [row]))
    picture = await asyncio.to_thread(draw_link, services, request, f"/transfer#{code}")
    return TransferCode(code=code, seconds=TRANSFER_SECONDS, picture=picture)


@router.post("/transfers", response_model=TableOpened, responses={202: {"model": TransferAsked}})
async def ask_for_seat(
    body: Transfer, services: AnyServices, person: Someone, address: Address
) -> TableOpened | Response:
    """Ask for the seat that another device offers: 202 with a number until it is confirmed there; ask again then."""
    services.limits.take("join", address)  # nobody guesses a code of so many signs
    known = columns.code == fingerprint(body.code)
    offer = await find_offer(services, known)
    table = (await services.hall.find(offer.table_id)).table
    seat = table.seat_of(person.guest)
    if seat is not None and person.guest in (offer.guest, offer.taker):
        return TableOpened(id=offer.table_id, seat=seat, code=table.code)
    commands.move_seat(table, person, offer.guest)  # refuses what cannot be
    await services.database.write((first_asks(known, person), ()))
    if (await find_offer(services, known)).taker != person.guest:
        raise conflict("seat-asked-for")
    asked = TransferAsked(check=check_of(offer.code, person.guest))
    return Response(asked.model_dump_json(), 202, media_type="application/json")


@router.get("/tables/{table_id}/transfer", response_model=TransferAsked)
async def who_asks(table_id: TableId, services: AnyServices, person: Someone) -> TransferAsked:
    """Whether a device asks for the seat that you offer, and which number it shows."""
    services.limits.take("read", person.guest)
    offer = await find_offer(services, own_offer(table_id, person))
    return TransferAsked(check=check_of(offer.code, offer.taker) if offer.taker else None)


@router.post("/tables/{table_id}/transfer/confirm", response_model=TableOpened)
async def confirm_transfer(
    table_id: TableId, body: Confirmation, services: AnyServices, person: Someone
) -> TableOpened:
    """Hand your seat to the device that shows this number."""
    services.limits.take("join", person.guest)
    offer = await find_offer(services, own_offer(table_id, person))
    if not offer.taker or check_of(offer.code, offer.taker) != body.check:
        raise conflict("nobody-asks")
    taker = Person(offer.taker, "")
    live, _ = await services.hall.change(table_id, lambda table: commands.move_seat(table, taker, person.guest))
    return TableOpened(id=table_id, seat=live.table.seat_of(person.guest), code=None)


@router.delete("/tables/{table_id}/transfer", status_code=204)
async def withdraw_transfer(table_id: TableId, services: AnyServices, person: Someone) -> None:
    """Offer your seat no more."""
    services.limits.take("join", person.guest)
    await services.database.write((delete(schema.transfers).where(own_offer(table_id, person)), ()))
