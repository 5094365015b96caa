"""The application: routes, refusals as answers, pages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import anyio
from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.security import HTTPBearer
from sqlalchemy.exc import DatabaseError
from starlette.exceptions import HTTPException
from starlette.types import Message

from housewright import __version__
from housewright.games import TITLES
from housewright.server.access.guard import RECORDS, Guard, content, is_json
from housewright.server.files import ASK_AGAIN, FOR_GOOD, Files
from housewright.server.models import Refused
from housewright.server.openapi import DescribedApi
from housewright.server.refusals import Refusal
from housewright.server.routes import (
    again,
    analyses,
    games,
    guests,
    health,
    listening,
    play,
    records,
    tables,
    transfers,
    what_if,
)
from housewright.server.routes.dependencies import find_address
from housewright.server.services import open_services
from housewright.server.settings import Settings
from housewright.server.storage.database import LostError, LostLogError, is_failure
from housewright.server.thinking.queueing import at_once

PAGES = Path(__file__).parent / "static"
REFUSALS: dict[int | str, dict[str, Any]] = {
    422: {"model": Refused, "description": "It makes no sense, or the rules forbid it."},
    "4XX": {"model": Refused, "description": "Nothing was changed; the key says why."},
}
DESCRIPTION_COSTS = 5.0  # as much as so many tables: it is long
NO_PAGES = "The pages are not built: run `make pages`, and start the server again. The API is there."
DESCRIPTION = "/api/openapi.json"
TOKEN = HTTPBearer(auto_error=False, description="From POST /api/tokens. Browsers have a cookie instead.")
logger = logging.getLogger(__name__)
ABOUT = f"Tables of {TITLES}. See docs/api.md."


def create_app(settings: Settings) -> FastAPI:
    """The application with these settings."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_services(settings) as services:
            app.state.services = services
            yield

    app = DescribedApi(
        title="Housewright",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.add_api_route(DESCRIPTION, describe, include_in_schema=False)
    for module in (guests, games, tables, again, transfers, play, listening, records, analyses, what_if, health):
        app.include_router(module.router, responses=REFUSALS, dependencies=[Depends(TOKEN)])
    app.add_exception_handler(Refusal, answer_refusal)
    for failure in (DatabaseError, LostError, LostLogError):
        app.add_exception_handler(failure, answer_failure)
    app.add_exception_handler(RequestValidationError, answer_malformed)
    app.add_exception_handler(HTTPException, answer_other)
    app.add_middleware(Guard, settings=settings)
    add_pages(app)
    return app


async def describe(request: Request) -> Response:
    """The description of the API, made when somebody asks first, and kept as it is sent."""
    app, address = request.app, await find_address(request)
    app.state.services.limits.take("read", address, DESCRIPTION_COSTS)
    body = app.sent or await app.state.services.clerks.do(address, at_once(app.described), is_long=True)
    return Response(body, media_type="application/json")


async def warm_up(app: FastAPI) -> None:
    """Let everything be made that is made when it is needed first, before anybody waits for it."""
    scope = {"type": "http", "method": "OPTIONS", "path": "/", "headers": [], "query_string": b"", "root_path": ""}

    async def ignore(_: Message) -> None:
        pass

    await app.router(scope, lambda: asyncio.Future(), ignore)  # all routes
    await anyio.sleep(0)  # its ways to wait, for files


async def answer_refusal(_: Request, wrong: Exception) -> JSONResponse:
    """Why not, as a key with arguments."""
    assert isinstance(wrong, Refusal)
    headers = {"Retry-After": str(wrong.arguments["seconds"])} if wrong.status == 429 else None
    return JSONResponse(content(wrong), wrong.status, headers)


async def answer_failure(request: Request, wrong: Exception) -> JSONResponse:
    """The database cannot be read or written: nothing was changed, and the same may work later."""
    if isinstance(wrong, DatabaseError) and not is_failure(wrong):
        raise wrong
    logger.error("the database fails: %s", wrong.orig if isinstance(wrong, DatabaseError) else repr(wrong))
    return await answer_refusal(request, Refusal(503, "no-storage"))


async def answer_malformed(request: Request, wrong: Exception) -> JSONResponse:
    """A request that does not fit: where, and what is wrong there."""
    assert isinstance(wrong, RequestValidationError)
    found: Sequence[Any] = wrong.errors()
    first = found[0]
    where = ".".join(str(step) for step in first["loc"])
    what = f"{where}: {first['msg'].removeprefix('Value error, ')}"
    with_json = is_json(request.headers.get("content-type", ""))
    if where == "body" and with_json == (request.url.path == RECORDS):
        what = f"body: Content-Type: {'text/plain' if with_json else 'application/json'} is needed"
    return JSONResponse(content(Refusal(422, "malformed", {"what": what[:300]})), 422)


async def answer_other(_: Request, wrong: Exception) -> JSONResponse:
    """No such route or method."""
    assert isinstance(wrong, HTTPException)
    key = {404: "no-such-route", 405: "no-such-method"}.get(wrong.status_code, "malformed")
    arguments = {"what": str(wrong.detail)} if key == "malformed" else {}
    return JSONResponse(content(Refusal(wrong.status_code, key, arguments)), wrong.status_code, wrong.headers)


def has_pages() -> bool:
    """Whether the pages are built."""
    return (PAGES / "index.html").exists()


async def tell_no_pages(_: Request) -> Response:
    """To somebody who looks for them."""
    return PlainTextResponse(NO_PAGES, 503)


def add_pages(app: FastAPI) -> None:
    """The pages, which find their way by themselves once the first is loaded."""
    if not has_pages():
        app.add_route("/", tell_no_pages)
        return
    app.mount("/assets", Files(PAGES / "assets", FOR_GOOD), name="assets")
    files = Files(PAGES, ASK_AGAIN)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        known = {file.name: file for file in PAGES.iterdir() if file.is_file()}
        if path.startswith("api/"):
            raise HTTPException(404)
        file = known.get(path, PAGES / "index.html")
        return files.file_response(file, file.stat(), request.scope)
