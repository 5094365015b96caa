"""The types that the pages use are those of the API."""

from __future__ import annotations

import re
from pathlib import Path

from housewright.server.app import create_app
from housewright.server.settings import Settings

SCHEMA = Path(__file__).parents[2] / "web" / "src" / "lib" / "schema.d.ts"


def test_every_route_and_field_of_the_api_is_known_to_the_pages() -> None:
    written = SCHEMA.read_text(encoding="utf-8")
    described = create_app(Settings()).openapi()
    paths = set(re.findall(r'^    "(/[^"]*)": \{', written, re.MULTILINE))
    assert paths == set(described["paths"]), "run `make types`"
    for name, schema in described["components"]["schemas"].items():
        found = re.search(rf"^        {re.escape(name)}: \{{(.*?)^        \}};", written, re.MULTILINE | re.DOTALL)
        fields = set(re.findall(r"^            (\w+)\??:", found[1], re.MULTILINE)) if found else set()
        assert fields == set(schema.get("properties", {})), f"{name}: run `make types`"
