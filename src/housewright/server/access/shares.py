"""Shares of the server: how much of it one guest, and one address, may have at a time."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

from sqlalchemy import ColumnElement, case, func, select

from housewright.server.refusals import Refusal
from housewright.server.settings import Settings
from housewright.server.storage import schema
from housewright.server.storage.database import Database
from housewright.server.storage.schema import Kind

ORIGIN_BYTES = 8
BYTES_OF_SEAT = 6_000  # on the disk, for all its turns of a game
MEGABYTE = 1_000_000


class Share(NamedTuple):
    """So many tables open or running, so many replays, so many bytes on the disk."""

    tables: int
    replays: int
    size: int


class Shares:
    """What everybody has is counted in the database, whenever somebody wants more."""

    def __init__(self, database: Database, settings: Settings, secret: bytes) -> None:
        self.database, self.secret = database, secret
        self.guest = Share(settings.guest_tables, settings.guest_replays, round(settings.guest_megabytes * MEGABYTE))
        self.address = Share(
            settings.address_tables, settings.address_replays, round(settings.address_megabytes * MEGABYTE)
        )

    def origin_of(self, address: str) -> str:
        """What is kept of an address: the same for the same one, and of no use to anybody else."""
        return hmac.digest(self.secret, f"origin {address}".encode(), hashlib.sha256)[:ORIGIN_BYTES].hex()

    async def require(self, guest: str, address: str, seats: int, kind: Kind = "game", size: int = 0) -> str:
        """Room for one more table, or a Refusal; returns the origin that is to be kept with it."""
        origin, columns = self.origin_of(address), schema.tables.c
        wanted = size + expected_bytes(kind, seats)
        for own, share in ((columns.opener == guest, self.guest), (columns.origin == origin, self.address)):
            had = await self._had(own)
            if kind == "replay" and had.replays >= share.replays:
                raise Refusal(409, "too-many-replays", {"most": share.replays})
            if kind != "replay" and had.tables >= share.tables:
                raise Refusal(409, "too-many-tables", {"most": share.tables})
            if had.size + wanted > share.size:
                raise Refusal(409, "too-much-kept")
        return origin

    async def require_more(self, table_id: str, size: int) -> None:
        """Room on the disk for a table that grows, or a Refusal: it counts for those who opened it."""
        columns = schema.tables.c
        for column, share in ((columns.opener, self.guest), (columns.origin, self.address)):
            own = select(column).where(columns.id == table_id).scalar_subquery()
            if (await self._had(column == own)).size + size > share.size:
                raise Refusal(409, "too-much-kept")

    async def _had(self, own: ColumnElement[bool]) -> Share:
        columns = schema.tables.c
        is_used, is_replay = columns.status.in_(("open", "running")), columns.kind == "replay"
        query = select(
            func.coalesce(func.sum(case((is_used, 1), else_=0)), 0),
            func.coalesce(func.sum(case((is_replay, 1), else_=0)), 0),
            func.coalesce(func.sum(columns.size), 0),
        ).where(own)
        async with self.database.engine.connect() as connection:
            return Share(*(await connection.execute(query)).one())


def expected_bytes(kind: Kind, seats: int) -> int:
    """What the turns to come will take on the disk, about."""
    return 0 if kind == "replay" else seats * BYTES_OF_SEAT
