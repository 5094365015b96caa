"""The layers: each module may import only what stands below it; Numba is named in one place only."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import housewright
from housewright.engine.struct import package_of, sources_of

SOURCES = Path(housewright.__file__).parent
MODULES = sorted(SOURCES.rglob("*.py"))
ALLOWED = {
    "engine": {"engine"},
    "locales": {"engine", "games", "locales"},
    "welcome": {"engine", "welcome"},
    "heimat": {"engine", "heimat"},
    "games": {"engine", "games"},
    "players": {"engine", "games", "heimat", "players", "welcome", ""},
    "arena": {"arena", "engine", "games", "players", ""},
    "analysis": {"analysis", "engine", "games", "locales", "players", ""},
    "terminal": {"engine", "games", "locales", "terminal"},
    "server": {"analysis", "engine", "games", "players", "server", ""},
    "compiling": {"engine", "games", "players"},
    "bench": {"engine", "games", "players"},
    "cli": {
        "cli",
        "analysis",
        "arena",
        "bench",
        "compiling",
        "engine",
        "games",
        "locales",
        "players",
        "server",
        "terminal",
        "",
    },
    "__main__": {"cli"},
    "": set(),
}
SERVER = (  # its files and folders, each after all that it needs
    *(
        "refusals",
        "settings",
        "clock",
        "logs",
        "metrics",
        "files",
        "storage",
        "access",
        "tables",
        "telling",
        "hall",
        "thinking",
    ),
    *("attempts", "analysing", "upkeep", "services", "models", "routes", "openapi", "app", "operating"),
)


def layer(path: Path) -> str:
    """The layer that a module belongs to: its first folder, or its own name."""
    first = path.relative_to(SOURCES).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """Everything that a module imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_module_imports_only_what_stands_below_it(path: Path) -> None:
    own = [name.split(".") for name in imported(path) if name.split(".")[0] == "housewright"]
    layers = {"" if parts[1:2] == ["__version__"] else parts[1] for parts in own}
    assert layers <= ALLOWED[layer(path)]


@pytest.mark.parametrize("folder", [path for path in (SOURCES / "server").glob("[a-z]*") if path.name != "static"])
def test_a_part_of_the_server_imports_only_those_before_it(folder: Path) -> None:
    files = [folder] if folder.is_file() else folder.rglob("*.py")
    needed = {name.split(".")[2] for path in files for name in imported(path) if name.startswith("housewright.server.")}
    own = SERVER.index(folder.stem)
    later = {name for name in needed if SERVER.index(name) > own}
    assert later == ({"app"} if folder.stem == "openapi" else set())  # which is described when somebody asks


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_numba_is_named_in_one_place_only(path: Path) -> None:
    if path != SOURCES / "engine" / "struct.py":
        assert not {name for name in imported(path) if name.split(".")[0] == "numba"}


def test_the_command_line_starts_without_the_compiler() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (SOURCES / "cli").glob("*.py")]
    at_start = {
        node.module
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("house")
    }
    assert {name for name in at_start if not name.startswith("housewright.cli")} == {"housewright", "housewright.games"}


RULE_PACKAGES = [path.parent for path in MODULES if path.name == "__init__.py" and "RULES_CALL" in path.read_text()]


@pytest.mark.parametrize("folder", RULE_PACKAGES, ids=lambda folder: str(folder.relative_to(SOURCES)))
def test_rules_call_only_the_packages_that_theirs_names(folder: Path) -> None:
    package = ".".join(("housewright", *folder.relative_to(SOURCES).parts))
    called = {package_of(name) for path in folder.rglob("*.py") for name in imported(path) if is_rule(name)}
    assert called <= {*sources_of(package)}


def is_rule(name: str) -> bool:
    """Whether an import is a compiled rule of ours."""
    module, _, attribute = name.rpartition(".")
    return module.startswith("housewright.") and hasattr(getattr(import_module(module), attribute, None), "py_func")


def test_no_module_is_called_by_a_word_that_says_nothing() -> None:
    assert not {path.stem for path in MODULES} & {"utils", "util", "helpers", "misc", "manager", "common"}
