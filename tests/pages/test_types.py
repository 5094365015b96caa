"""The types that the pages use are those of the API, made anew and compared whole."""

from __future__ import annotations

import json
import runpy
import subprocess
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from typing_extensions import TypedDict

from housewright.server.app import create_app
from housewright.server.settings import Settings
from housewright.welcome import descriptions

WEB = Path(__file__).parents[2] / "web"
SCHEMA = WEB / "src" / "lib" / "schema.d.ts"


def types_of_the_api(folder: Path) -> str:
    """What `make types` would write now."""
    described: dict[str, Any] = create_app(Settings()).openapi()
    (folder / "openapi.json").write_text(json.dumps(described, sort_keys=True), encoding="utf-8")
    environment = runpy.run_path(str(WEB / "build.py"))["environment"]()
    command = ["npx", "openapi-typescript", str(folder / "openapi.json"), "-o", str(folder / "schema.d.ts")]
    subprocess.run(command, cwd=WEB, env=environment, check=True, capture_output=True)
    return (folder / "schema.d.ts").read_text(encoding="utf-8")


def test_the_types_of_the_pages_are_those_of_the_api(tmp_path: Path) -> None:
    assert SCHEMA.read_text(encoding="utf-8") == types_of_the_api(tmp_path), "run `make types`"


class OddPile(TypedDict):
    """A pile that may say nothing about what is seen on top."""

    left: int
    next: str | None
    shuffles: int


class RarePile(TypedDict, total=False):
    """A pile of which anything may be missing."""

    left: int
    next: descriptions.CardBack | None
    shuffles: int


@pytest.mark.parametrize("pile", [OddPile, RarePile])
def test_another_literal_or_optionality_is_seen(pile: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pile.__name__ = pile.__qualname__ = "Pile"
    fields = get_type_hints(descriptions.Description, include_extras=True)
    changed = TypedDict("Description", {**fields, "pile": pile})  # type: ignore[misc]
    monkeypatch.setattr(descriptions, "Description", changed)
    assert SCHEMA.read_text(encoding="utf-8") != types_of_the_api(tmp_path)
