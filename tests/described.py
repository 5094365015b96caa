"""Checks that what the games describe and tell, and what the server says, is just what the types allow."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import ConfigDict, TypeAdapter
from pydantic_core import to_json

from housewright.games import ENTRIES, load

STRICT = ConfigDict(strict=True, extra="forbid")


@cache
def reader(kind: Any) -> TypeAdapter[Any]:
    """What reads a list of this kind; in a list, because the configuration of a TypedDict is not ours to set."""
    return TypeAdapter(list[kind], config=STRICT)


def check(kind: Any, *found: object) -> None:
    """Everything found is of this kind: no field is missing, unknown, or of another type."""
    reader(kind).validate_json(to_json(found))


def check_description(game: str, description: object) -> None:
    """A description is what its game says that descriptions are."""
    check(load(ENTRIES[game].description), description)


def check_story(game: str, story: object) -> None:
    """A story consists of what its game says that stories tell."""
    check(list[load(ENTRIES[game].event)], story)  # type: ignore[misc]
