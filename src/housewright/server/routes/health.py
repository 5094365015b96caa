"""For those who run the server."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from housewright import __version__
from housewright.engine.struct import COMPILED
from housewright.server.operating.metrics import REGISTRY
from housewright.server.routes.dependencies import Address, AnyServices, as_json
from housewright.server.storage.database import TOUCH

LOCAL = ("127.0.0.1", "::1")
router = APIRouter(tags=["running"])


@router.get("/healthz")
async def health(services: AnyServices) -> Response:
    """Whether the server answers and its database can be read, and written; that is tried if the last write failed."""
    async with services.database.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    if services.database.is_failing:
        try:
            await services.database.write((TOUCH, ()))
        except DBAPIError:
            return as_json({"status": "the database cannot be written", "version": __version__}, 503)
    preparing = {} if COMPILED else {"preparing": True}
    return as_json({"status": "ok", "version": __version__} | preparing)


@router.get("/metrics")
async def metrics(address: Address) -> Response:
    """Figures for Prometheus, for programs on the same machine only."""
    if address not in LOCAL:
        return Response(status_code=404)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
