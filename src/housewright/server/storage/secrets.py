"""What a server has drawn for itself at its first start, and keeps."""

from __future__ import annotations

import secrets

from sqlalchemy import insert, select

from housewright.server.storage import schema
from housewright.server.storage.database import Database


async def drawn_once(database: Database, name: str, size: int) -> bytes:
    """Random bytes of this server, the same for ever."""
    async with database.engine.connect() as connection:
        found = (await connection.execute(select(schema.secrets).where(schema.secrets.c.name == name))).first()
    if found is not None:
        return bytes(found.value)
    drawn = secrets.token_bytes(size)
    await database.write((insert(schema.secrets), [{"name": name, "value": drawn}]))
    return drawn
