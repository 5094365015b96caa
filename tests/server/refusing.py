"""The refusals of the server, found in its sources: every key, and the arguments that always come with it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import housewright.server

SOURCES = Path(housewright.server.__file__).parent
MAKERS = {"Refusal": 1, "unknown": 0, "forbidden": 0, "conflict": 0, "unacceptable": 0, "malformed": None}
USUAL = {"unknown": "no-such-table", "malformed": "malformed"}  # keys that need not be said
# Keys that are no plain texts in the sources, by how they are written there.
WRITTEN_OTHERWISE = {
    "key": {"no-such-route": set[str](), "no-such-method": set(), "malformed": {"what"}},  # app.py
    "reason_key(wrong.reason)": {},  # reasons of the games have messages of their own
}


@cache
def refusal_keys() -> dict[str, set[str]]:
    """Every key with the arguments that come with it wherever it is used."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        if path.name == "refusals.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                for key, arguments in keys_of(node, node.func.id):
                    found[key] = found.get(key, arguments) & arguments
    return found


def keys_of(call: ast.Call, maker: str) -> Iterator[tuple[str, set[str]]]:
    """The keys that a call may refuse with."""
    place = MAKERS[maker]
    arguments = {"what"} if maker == "malformed" else arguments_of(call)
    if place is None or len(call.args) <= place:
        yield USUAL[maker], arguments
        return
    written = call.args[place]
    for choice in [written.body, written.orelse] if isinstance(written, ast.IfExp) else [written]:
        if isinstance(choice, ast.Constant):
            yield str(choice.value), arguments
        else:
            yield from WRITTEN_OTHERWISE[ast.unparse(choice)].items()


def arguments_of(call: ast.Call) -> set[str]:
    """The arguments of the message, which are written as an object."""
    return {
        str(key.value)
        for argument in call.args
        if isinstance(argument, ast.Dict)
        for key in argument.keys
        if isinstance(key, ast.Constant)
    }
