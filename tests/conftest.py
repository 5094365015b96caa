"""For all tests."""

from __future__ import annotations

import os
import signal

import pytest

# Whoever runs tests in the background of a shell lets them ignore Ctrl-C; what they start must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """As many as there are cores for tests that compute (`-n logical`), twice as many where most of them wait."""
    cores = os.cpu_count() or 1
    return cores if config.option.numprocesses == "logical" else 2 * cores
