"""The routes of the server, from its own table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from housewright.server.app import create_app
from housewright.server.settings import Settings


def all_routes() -> list[str]:
    """Every route as method and path, for instance `GET /api/tables/{table_id}`."""
    app = create_app(Settings.model_validate({"database": "nowhere.db"}))
    return sorted(walk(app.routes))


def walk(routes: Iterable[Any]) -> Iterator[str]:
    """Routes, and those of routers that are included."""
    for route in routes:
        if hasattr(route, "original_router"):
            yield from walk(route.original_router.routes)
        else:
            for method in sorted((getattr(route, "methods", None) or {"GET"}) - {"HEAD"}):
                yield f"{method} {route.path}"


def filled(path: str, **values: object) -> str:
    """A path with something in every place; ids that nothing has, unless given."""
    usual = {"table_id": "t" * 22, "seat": 0, "number": 1, "day": "today", "variant": "basic", "path": "somewhere"}
    usual |= {"game": "welcome", "language": "en"}
    return path.replace("{path:path}", "{path}").format(**(usual | values))
