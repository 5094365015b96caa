"""The long forms of the tests of the server, with what each has found.

`python -m tests.server.soak [SHARE]`; the default share of 1 is what a release needs.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
import time
from pathlib import Path

from tests.server import (
    test_bad_input,
    test_conflicts,
    test_durability,
    test_large_tables,
    test_model,
    test_odd_requests,
    test_secrecy,
    test_streams,
)
from tests.server.running import Server, Zygote, new_server

RUNS = {
    "killed at random moments": test_durability.soak,
    "duplicates and races": test_conflicts.soak,
    "model": test_model.soak,
    "secrecy": test_secrecy.soak,
    "streams": test_streams.soak,
    "odd requests": test_odd_requests.soak,
    "damaged records": test_bad_input.soak,
    "large tables": test_large_tables.soak,
}


def run_all(folder: Path, share: float) -> None:
    """One after the other; anything that is wrong raises."""
    numbers = itertools.count()
    zygote = Zygote()
    servers: list[Server] = []

    def make_server(mutant: str | None = None, **settings: object) -> Server:
        servers.append(new_server(zygote, folder / str(next(numbers)), mutant, **settings).start())
        return servers[-1]

    try:
        for number, (name, soak) in enumerate(RUNS.items(), 1):
            print(f"[{number}/{len(RUNS)}] {name} …", end=" ", flush=True)
            began = time.monotonic()
            print(f"{soak(make_server, share)} ({time.monotonic() - began:.0f} s)", flush=True)
            while servers:
                servers.pop().close()
    finally:
        for server in servers:
            server.close()
        zygote.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        run_all(Path(folder), float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
