"""Deal of the day: everybody gets the same cards. The first attempt of a guest counts; that is a matter of honour."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
from datetime import UTC, date, datetime

from sqlalchemy import insert, select

from housewright.engine.game import Json
from housewright.games import ENTRIES, find_game
from housewright.server.refusals import Refusal, conflict, unacceptable
from housewright.server.storage import schema
from housewright.server.storage.database import Database
from housewright.server.tables import events
from housewright.server.tables.commands import Person, usual_stand_in
from housewright.server.tables.events import Agreement, Event
from housewright.server.tables.hall import Hall
from housewright.server.tables.live import LiveTable
from housewright.server.tables.table import Table

GAME = next(name for name, entry in ENTRIES.items() if entry.daily)  # the first that has one
SECRET = "daily"
MOST_SHOWN = 100  # places of a board


def today() -> str:
    """The day, the same all over the world."""
    return datetime.now(UTC).date().isoformat()


def read_day(text: str) -> str:
    """A day that has begun."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise unacceptable("bad-day", {"day": text[:20]}) from None
    if day > today():
        raise conflict("day-to-come")
    return day


def variants() -> list[str]:
    """The variants that can be played alone."""
    game = find_game(GAME)
    return [variant for variant in game.variants if 1 in game.seat_range(variant)]


def require_day_over(table: Table) -> None:
    """Records, replays and hints of a deal of the day open when the day is over."""
    if table.kind == "daily" and (table.day or "") >= today():
        raise conflict("day-not-over")


async def daily_secret(database: Database) -> bytes:
    """The secret from which the deals are made; drawn at the first start."""
    async with database.engine.connect() as connection:
        found = (await connection.execute(select(schema.house).where(schema.house.c.name == SECRET))).first()
    if found is not None:
        return bytes(found.value)
    secret = secrets.token_bytes(32)
    await database.write((insert(schema.house), [{"name": SECRET, "value": secret}]))
    return secret


def daily_seed(secret: bytes, day: str, variant: str) -> bytes:
    """The deal of a day."""
    return hmac.digest(secret, f"{day} {GAME} {variant}".encode(), hashlib.sha256)


class Daily:
    """The deals of the days and their boards."""

    def __init__(self, hall: Hall, secret: bytes) -> None:
        self.hall, self.secret = hall, secret
        self.beginning = asyncio.Lock()  # who asks twice at once gets the same table

    async def begin(self, person: Person, variant: str) -> tuple[LiveTable, bool]:
        """A table with the deal of today, and whether this attempt counts; the running attempt if there is one."""
        if variant not in variants():
            raise unacceptable("bad-options", {"what": variant[:40]})
        async with self.beginning:
            return await self._begin(person, today(), variant)

    async def _begin(self, person: Person, day: str, variant: str) -> tuple[LiveTable, bool]:
        options, first = find_game(GAME).options(variant), await self.attempt(day, variant, person.guest)
        if first is not None:
            with contextlib.suppress(Refusal):  # it was given up long ago, and deleted
                live = await self.hall.find(first)
                if live.table.status == "running" and live.table.seat_of(person.guest) is not None:
                    return live, True
        agreement = Agreement(game=GAME, options=options, stand_in=usual_stand_in(GAME), hints=False)
        then: list[Event] = [events.Sat(seat=0, guest=person.guest, name=person.name), events.Started()]
        seed = daily_seed(self.secret, day, variant)
        live = await self.hall.open(agreement, 1, person.guest, then, "daily", day, seed, with_code=False)
        if first is not None:
            return live, False
        row = {"day": day, "variant": variant, "guest": person.guest, "table_id": live.table.id}
        await self.hall.database.write((insert(schema.daily), [{**row, "name": person.name, "total": None}]))
        return live, True

    async def attempt(self, day: str, variant: str, guest: str) -> str | None:
        """The table of a guest's first attempt."""
        columns = schema.daily.c
        own = (columns.day == day) & (columns.variant == variant) & (columns.guest == guest)
        async with self.hall.database.engine.connect() as connection:
            row = (await connection.execute(select(columns.table_id).where(own))).first()
        return None if row is None else str(row.table_id)

    async def board(self, day: str, variant: str, guest: str | None) -> list[Json]:
        """The finished first attempts, the best first, and the asking guest's own wherever it stands."""
        columns = schema.daily.c
        finished = (columns.day == day) & (columns.variant == variant) & columns.total.is_not(None)
        async with self.hall.database.engine.connect() as connection:
            query = select(schema.daily).where(finished).order_by(columns.total.desc(), columns.name)
            rows = (await connection.execute(query)).all()
        places: dict[int, int] = {}  # by total: equal ones share a place
        for index, row in enumerate(rows, 1):
            places.setdefault(row.total, index)
        return [
            {"place": places[row.total], "name": row.name, "total": row.total, "you": row.guest == guest}
            for index, row in enumerate(rows)
            if index < MOST_SHOWN or row.guest == guest
        ]
