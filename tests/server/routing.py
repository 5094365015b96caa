"""The routes of the server, from its own table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fastapi import FastAPI

from housewright.server.app import create_app
from housewright.server.settings import Settings


def make_app() -> FastAPI:
    """An application that nobody uses."""
    return create_app(Settings.model_validate({"database": "nowhere.db"}))


def all_routes() -> list[str]:
    """Every route as method and path, for instance `GET /api/tables/{table_id}`."""
    return sorted(walk(make_app().routes))


def walk(routes: Iterable[Any]) -> Iterator[str]:
    """The same of these routes."""
    for route in api_routes(routes):
        for method in sorted((getattr(route, "methods", None) or {"GET"}) - {"HEAD"}):
            yield f"{method} {route.path}"


def api_routes(routes: Iterable[Any]) -> Iterator[Any]:
    """Routes, and those of routers that are included, with all that is called before them."""
    for route in routes:
        if hasattr(route, "effective_candidates"):
            yield from api_routes(route.effective_candidates())
        else:
            yield route


def filled(path: str, **values: object) -> str:
    """A path with something in every place; ids that nothing has, unless given."""
    usual = {"table_id": "t" * 22, "seat": 0, "number": 1, "day": "today", "variant": "basic", "path": "somewhere"}
    usual |= {"game": "welcome", "language": "en"}
    return path.replace("{path:path}", "{path}").format(**(usual | values))
