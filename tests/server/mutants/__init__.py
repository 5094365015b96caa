"""Mutants: servers with one fault each. A check that a mutant passes is no evidence, so every check meets its mutant.

A mutant is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from tests.server.mutants import guarding, records, seating, secrecy, storing, telling, thinking
from tests.server.mutants.patching import MUTANTS, replace_in

__all__ = [
    "MUTANTS",
    "guarding",
    "mutated",
    "records",
    "replace_in",
    "seating",
    "secrecy",
    "storing",
    "telling",
    "thinking",
]


@contextlib.contextmanager
def mutated(name: str) -> Iterator[None]:
    """A mutant in this process, for checks that need no server; afterwards everything is as it was."""
    modules = [module for path, module in sys.modules.items() if path.startswith("housewright.server")]
    classes = [found for module in modules for found in vars(module).values() if is_our_class(found)]
    kept = [(owner, dict(vars(owner))) for owner in [*modules, *classes]]
    try:
        MUTANTS[name]()
        yield
    finally:
        for owner, before in kept:
            for attribute, value in before.items():
                if vars(owner).get(attribute) is not value:
                    setattr(owner, attribute, value)


def is_our_class(found: object) -> bool:
    """Whether this is a class of the server."""
    return isinstance(found, type) and found.__module__.startswith("housewright.server")
