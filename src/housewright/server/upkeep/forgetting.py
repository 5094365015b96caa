"""Forgetting: whoever asks for it is gone from tables, logs and boards, also if the server ends in between."""

from __future__ import annotations

import logging

from sqlalchemy import delete, select

from housewright.server.access.guests import Guests
from housewright.server.hall.hall import Hall
from housewright.server.storage import schema
from housewright.server.storage.database import is_out_of_order

logger = logging.getLogger(__name__)


class Forgetting:
    """Forgets guests."""

    def __init__(self, guests: Guests, hall: Hall) -> None:
        self.guests, self.hall, self.database = guests, hall, hall.database

    async def begin(self, guest: str) -> None:
        """The guest is nobody from now on; then everything that is left of them goes."""
        await self.guests.send_away(guest)
        self.hall.cut_streams(guest)
        await self._finish(guest)

    async def finish_all(self) -> None:
        """Go on where a server ended, or its database failed, before it was done."""
        async with self.database.engine.connect() as connection:
            query = select(schema.guests.c.id).where(schema.guests.c.leaving.is_(True))
            found = [row.id for row in await connection.execute(query)]
        for guest in found:
            try:
                await self._finish(guest)
            except Exception as wrong:
                if is_out_of_order(wrong):  # then nobody can be forgotten
                    raise
                logger.exception("somebody could not be forgotten")

    async def _finish(self, guest: str) -> None:
        while tables := await self._tables_of(guest):  # a request on its way may have led to another one
            for table_id in tables:
                await self.hall.forget(table_id, guest)
        left = [schema.transfers.c.guest, schema.transfers.c.taker, schema.daily.c.guest, schema.guests.c.id]
        await self.database.write(*((delete(column.table).where(column == guest), ()) for column in left))
        await self.database.empty_log()

    async def _tables_of(self, guest: str) -> list[str]:
        """The tables whose logs name a guest."""
        async with self.database.engine.connect() as connection:
            query = select(schema.log.c.table_id).where(schema.log.c.guest == guest).distinct()
            return [row.table_id for row in await connection.execute(query)]
