"""For all tests."""

from __future__ import annotations

import itertools
import os
import signal

import pytest

# Whoever runs tests in the background of a shell lets them ignore Ctrl-C; what they start must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


def refuse_to_fork() -> None:
    """Told as a failure of the test that does it: what another thread holds then, a new process waits for for ever."""
    raise RuntimeError("the process that runs tests has threads: nobody may fork it")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=refuse_to_fork)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """As many as there are cores for tests that compute (`-n logical`), twice as many where most of them wait."""
    cores = os.cpu_count() or 1
    return cores if config.option.numprocesses == "logical" else 2 * cores


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every process begins its share with some tests that take long, so that nobody waits for them in the end."""
    long = [item for item in items if item.get_closest_marker("long")]
    short = iter([item for item in items if not item.get_closest_marker("long")])
    shares = int(getattr(config, "workerinput", {}).get("workercount", 1))
    ordered: list[pytest.Item] = []
    for share in range(shares):
        size = (len(items) - len(ordered)) // (shares - share)  # as tests are dealt out
        begin = long[share::shares]
        ordered += [*begin, *itertools.islice(short, max(0, size - len(begin)))]
    items[:] = [*ordered, *short]
