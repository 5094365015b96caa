"""Every rule test names the clause of docs/rules that it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def clause(*numbers: str) -> Callable[[F], F]:
    """Mark a test with the clauses that it proves; tests/test_clauses.py checks that none lacks one."""

    def mark(test: F) -> F:
        test.__dict__["clauses"] = numbers
        return test

    return mark
