"""How a mutant gets its fault."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

MUTANTS: dict[str, Callable[[], None]] = {}


def mutant(make: Callable[[], None]) -> Callable[[], None]:
    """A mutant, found by the words of its name."""
    assert make.__name__.replace("_", " ") not in MUTANTS, f"there are two mutants that {make.__name__}"
    MUTANTS[make.__name__.replace("_", " ")] = make
    return make


def put(owner: Any, name: str, value: object) -> None:
    """Put something else in the place of a function or a fact."""
    assert hasattr(owner, name), f"there is no {name}"
    setattr(owner, name, value)


def replace_in(module: str, **names: object) -> None:
    """Put something else in the place of a module's names."""
    found = vars(importlib.import_module(module))
    assert names.keys() <= found.keys(), f"{module} has no {names.keys() - found.keys()}"
    found.update(names)
