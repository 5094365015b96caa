"""Fixtures: servers that start at once."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Server, Zygote, new_server

MEMORY = Path("/dev/shm")
LEAST_FREE = 1 << 30  # bytes


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """A folder for databases: in memory where there is room, so that nobody waits for a disk.

    What a killed process has written stays there, as it does on a disk.
    """
    if not MEMORY.is_dir() or shutil.disk_usage(MEMORY).free < LEAST_FREE:
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=MEMORY, prefix="housewright-") as made:
        yield Path(made)


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    """One for all tests of a process."""
    made = Zygote()
    yield made
    made.close()


@pytest.fixture
def make_server(zygote: Zygote, place: Path) -> Iterator[Callable[..., Server]]:
    """Makes and starts servers, each with a database of its own, that end with the test."""
    made: list[Server] = []

    def make(mutant: str | None = None, **settings: object) -> Server:
        made.append(new_server(zygote, place / f"server-{len(made)}", mutant, **settings))
        return made[-1].start()

    yield make
    for server in made:
        server.close()


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    """A running server."""
    return make_server()
