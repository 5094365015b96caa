"""The baseline: an endpoint that only commits a row, with the same libraries and the same care for the disk."""

from __future__ import annotations

import contextlib
import itertools
import sys
from collections.abc import AsyncIterator
from typing import Annotated, Any

import uvicorn
from fastapi import Body, FastAPI
from sqlalchemy import event, insert
from sqlalchemy.ext.asyncio import create_async_engine

from housewright.server.storage import schema
from housewright.server.storage.address import read_address
from housewright.server.storage.database import set_pragmas


def create_bare_app(database: str) -> FastAPI:
    """An application with one route."""
    engine = create_async_engine(read_address(database))
    event.listen(engine.sync_engine, "connect", set_pragmas)
    numbers = itertools.count(1)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
            row = {"id": "bare", "seed": b"", "kind": "game", "opened": 0, "status": "open", "listed": False}
            await connection.execute(insert(schema.tables), [{**row, "due": None, "touched": 0}])
        yield
        await engine.dispose()

    app = FastAPI(lifespan=lifespan)

    @app.post("/row")
    async def add(body: Annotated[dict[str, Any], Body()]) -> dict[str, int]:
        seq = next(numbers)
        row = {"table_id": "bare", "seq": seq, "at": 0, "seat": 0, "key": str(body["key"]), "body": str(body["row"])}
        async with engine.begin() as connection:
            await connection.execute(insert(schema.log), [row])
        return {"seq": seq}

    return app


if __name__ == "__main__":
    uvicorn.run(create_bare_app(sys.argv[1]), port=int(sys.argv[2]), log_level="warning", access_log=False)
