"""Attempts at the deal of the day, and its board. The first of a guest counts; that is a matter of honour."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy import func, insert, select

from housewright.engine.game import Json
from housewright.games import find_game
from housewright.server.hall.hall import Hall
from housewright.server.hall.live import LiveTable
from housewright.server.refusals import Refusal
from housewright.server.storage import schema
from housewright.server.storage.database import Database, Statement
from housewright.server.storage.secrets import drawn_once
from housewright.server.tables import daily, events
from housewright.server.tables.commands import Person, usual_stand_in
from housewright.server.tables.events import Agreement, Event

SECRET = "daily"
Room: TypeAlias = Callable[[], Awaitable[str]]  # for one more table, and where it comes from; or a Refusal
MOST_SHOWN = 100  # places of a board


async def daily_secret(database: Database) -> bytes:
    """The secret from which the deals are made; drawn at the first start."""
    return await drawn_once(database, SECRET, 32)


def daily_seed(secret: bytes, day: str, variant: str) -> bytes:
    """The deal of a day."""
    return hmac.digest(secret, f"{day} {daily.GAME} {variant}".encode(), hashlib.sha256)


class Attempts:
    """The attempts of all days."""

    def __init__(self, hall: Hall, secret: bytes) -> None:
        self.hall, self.secret = hall, secret
        self.beginning = asyncio.Lock()  # who asks twice at once gets the same table

    async def begin(self, person: Person, variant: str, room: Room) -> tuple[LiveTable, bool]:
        """A table with the deal of today, and whether this attempt counts; the running attempt if there is one."""
        daily.require_variant(variant)
        async with self.beginning:
            return await self._begin(person, daily.today(), variant, room)

    async def _begin(self, person: Person, day: str, variant: str, room: Room) -> tuple[LiveTable, bool]:
        options, first = find_game(daily.GAME).options(variant), await self.first(day, variant, person.guest)
        if first is not None:
            with contextlib.suppress(Refusal):  # it was given up long ago, and deleted
                live = await self.hall.find(first)
                if live.table.status == "running" and live.table.seat_of(person.guest) is not None:
                    return live, True
        agreement = Agreement(game=daily.GAME, options=options, stand_in=usual_stand_in(daily.GAME), hints=False)
        then: list[Event] = [events.Sat(seat=0, guest=person.guest, name=person.name), events.Started()]
        seed = daily_seed(self.secret, day, variant)
        row = {"day": day, "variant": variant, "guest": person.guest, "name": person.name, "total": None}

        def counting(table_id: str) -> list[Statement]:
            return [] if first is not None else [(insert(schema.daily), [{**row, "table_id": table_id}])]

        live = await self.hall.open(
            agreement,
            1,
            person.guest,
            then,
            "daily",
            day,
            seed,
            with_code=False,
            origin=await room(),
            also=counting,
        )
        return live, first is None

    async def first(self, day: str, variant: str, guest: str | None) -> str | None:
        """The table of a guest's first attempt, if there was one."""
        columns = schema.daily.c
        own = (columns.day == day) & (columns.variant == variant) & (columns.guest == guest)
        async with self.hall.database.engine.connect() as connection:
            row = (await connection.execute(select(columns.table_id).where(own))).first()
        return None if row is None else str(row.table_id)

    async def board(self, day: str, variant: str, guest: str | None) -> list[Json]:
        """The finished first attempts, the best first, and the asking guest's own wherever it stands."""
        columns = schema.daily.c
        finished = (columns.day == day) & (columns.variant == variant) & columns.total.is_not(None)
        place = func.rank().over(order_by=columns.total.desc()).label("place")  # equal ones share a place
        line = func.row_number().over(order_by=(columns.total.desc(), columns.name)).label("line")
        ranked = select(schema.daily, place, line).where(finished).subquery()
        query = select(ranked).where((ranked.c.line <= MOST_SHOWN) | (ranked.c.guest == guest)).order_by(ranked.c.line)
        async with self.hall.database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [{"place": row.place, "name": row.name, "total": row.total, "you": row.guest == guest} for row in rows]
