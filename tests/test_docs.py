"""The documents say what is true: README's game runs, and its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_the_game_in_the_readme_runs_as_written() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 5


def test_every_make_target_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    named = {target for path in DOCUMENTS for target in re.findall(r"`make ([a-z]+)", path.read_text())}
    assert named <= targets


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target


def test_the_architecture_names_every_module_and_every_folder_of_the_pages() -> None:
    code = re.findall(r"`([^`\n]+)`", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    named = {part for word in " ".join(code).split() for part in (word, word.rstrip("/").split("/")[-1])}
    modules = [path for folder in ("src", "benchmarks", "tools") for path in (ROOT / folder).rglob("[a-z]*.py")]
    pages = [path for path in (ROOT / "web" / "src").rglob("*") if path.is_dir() or path.suffix == ".css"]
    assert len(modules) > 200
    assert len(pages) > 20
    told = [path for path in modules if "migrations" not in path.parts]
    assert [str(path) for path in (*told, *pages) if path.name not in named] == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 150
