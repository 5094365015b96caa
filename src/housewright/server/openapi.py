"""The OpenAPI description, from which the types of the pages are made: `python -m housewright.server.openapi`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter
from pydantic_core import to_json

from housewright.games import ENTRIES, GAMES, load
from housewright.server.telling.shown import ClockEvent, EventsMessage, PresenceMessage, SnapshotMessage

REFERENCE = "#/components/schemas/"


class DescribedApi(FastAPI):
    """An application whose description knows what the games describe and tell."""

    sent = b""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI description, made once."""
        if self.openapi_schema is None:
            schemas = super().openapi()["components"]["schemas"]
            schemas |= message_schema() | game_schemas()
        return super().openapi()

    def described(self) -> bytes:
        """The same as it is sent, made once, too."""
        self.sent = self.sent or to_json(self.openapi())
        return self.sent


def message_schema() -> dict[str, Any]:
    """What a stream says, one of these at a time."""
    return {"Message": any_of(kind.__name__ for kind in (SnapshotMessage, EventsMessage, PresenceMessage))}


def game_schemas() -> dict[str, Any]:
    """Descriptions and events of stories, of every game and of any; names are headed by the game: `GAME.Lot`."""
    found: dict[str, Any] = {}
    for game, entry in ENTRIES.items():
        found |= schemas_of(game, "Description", entry.description) | schemas_of(game, "StoryEvent", entry.event)
    found[ClockEvent.__name__] = TypeAdapter(ClockEvent).json_schema()
    return found | {
        "Description": any_of(f"{game}.Description" for game in GAMES),
        "StoryEvent": any_of([*(f"{game}.StoryEvent" for game in GAMES), ClockEvent.__name__]),
    }


def schemas_of(game: str, name: str, described: str) -> dict[str, Any]:
    """The schemas of a type of the game, under this name, and of all that it consists of."""
    template = f"{REFERENCE}{game}.{{model}}"
    kind = load(described) if described else Mapping[str, object]
    schema = TypeAdapter(kind).json_schema(ref_template=template, mode="serialization")
    parts = schema.pop("$defs", {})
    return {f"{game}.{part}": found for part, found in ({name: schema} | parts).items()}


def any_of(names: Iterable[str]) -> dict[str, Any]:
    """One of these schemas."""
    return {"anyOf": [{"$ref": REFERENCE + name} for name in names]}


if __name__ == "__main__":
    from housewright.server.app import create_app
    from housewright.server.settings import Settings

    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=1, sort_keys=True)
