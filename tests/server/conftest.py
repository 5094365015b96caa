"""Fixtures: servers that start at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Server, Zygote, new_server


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    """One for all tests of a process."""
    made = Zygote()
    yield made
    made.close()


@pytest.fixture
def make_server(zygote: Zygote, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes and starts servers, each with a database of its own, that end with the test."""
    made: list[Server] = []

    def make(mutant: str | None = None, **settings: object) -> Server:
        made.append(new_server(zygote, tmp_path / f"server-{len(made)}", mutant, **settings))
        return made[-1].start()

    yield make
    for server in made:
        server.close()


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    """A running server."""
    return make_server()
