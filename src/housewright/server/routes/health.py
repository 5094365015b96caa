"""For those who run the server."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from housewright import __version__
from housewright.engine.struct import COMPILED
from housewright.server.access.sites import host_name
from housewright.server.metrics import REGISTRY
from housewright.server.routes.dependencies import OpenServices, as_json

LOCAL = ("127.0.0.1", "::1", "localhost")
router = APIRouter(tags=["running"])


@router.get("/healthz")
async def health(services: OpenServices) -> Response:
    """Whether the server answers and its database is in order; writing is tried if nothing was written lately."""
    if trouble := await services.database.find_trouble():
        return as_json({"status": trouble, "version": __version__}, 503)
    preparing = {} if COMPILED and services.loading.done() else {"preparing": True}
    checking = {} if services.database.checkup.is_done else {"checking": True}
    return as_json({"status": "ok", "version": __version__} | preparing | checking)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for programs on the same machine only, and not by way of a proxy there."""
    address = request.client.host if request.client else ""
    if address not in LOCAL or host_name(request.headers.get("host", "")) not in LOCAL:
        return Response(status_code=404)
    return Response(await asyncio.to_thread(generate_latest, REGISTRY), media_type=CONTENT_TYPE_LATEST)
