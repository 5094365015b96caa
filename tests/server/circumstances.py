"""Circumstances: what tests cannot wait for. They change when and with whom a server runs, not what it does.

Like a mutant, each is a function without arguments that patches `housewright.server` in the running process.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from housewright.server.hall import Hall


def deals_by_name() -> None:
    """Tables of the same name have the same deal."""
    opened: Any = Hall.open

    async def open(self: Hall, agreement: Any, *more: Any, seed: bytes | None = None, **other: Any) -> Any:
        seed = seed or hashlib.sha256(agreement.name.encode()).digest()
        return await opened(self, agreement, *more, seed=seed, **other)

    Hall.open = open  # type: ignore[method-assign]


CIRCUMSTANCES: dict[str, Callable[[], None]] = {
    "deals by name": deals_by_name,
}
