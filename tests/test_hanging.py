"""A test that hangs fails by name, and holds up no other; one that forks the process it runs in fails, too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = """
import threading

def test_before():
    pass

def test_that_hangs():
    threading.Event().wait()

def test_after():
    pass
"""
CONFIGURATION = Path(__file__).parents[1] / "pyproject.toml"


def test_a_test_that_hangs_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(CONFIGURATION), "-n", "1", str(tmp_path)]
    soon = ["-o", "faulthandler_timeout=1"]
    run = subprocess.run([*command, *soon], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert "crashed while running" in run.stdout
    assert "test_some.py::test_that_hangs" in run.stdout
    assert "1 failed, 2 passed" in run.stdout
    assert "in test_that_hangs" in run.stderr, "what it waited for"


def test_a_test_that_forks_the_process_it_runs_in_fails(tmp_path: Path) -> None:
    forking = "import os, tests.conftest\n\ndef test_forking():\n    os.fork() or os._exit(0)\n"
    (tmp_path / "test_some.py").write_text(forking, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(CONFIGURATION), str(tmp_path)]
    run = subprocess.run(command, cwd=CONFIGURATION.parent, capture_output=True, text=True, timeout=120)
    assert "nobody may fork it" in run.stdout
    assert "1 failed" in run.stdout
