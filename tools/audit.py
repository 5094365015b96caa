"""Known weaknesses of what we depend on, in exactly the versions that are used: `make audit`.

Ends with 1 if there are any, and with 2 if a register could not be asked, which is said.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TOOL = ROOT / ".venv" / "audit"  # an environment of its own: what audits is no part of what is audited
PIP_AUDIT = "pip-audit>=2.9,<3"


class UnansweredError(RuntimeError):
    """A register could not be asked."""


def run(*command: str, where: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a command, whatever comes of it."""
    return subprocess.run(command, cwd=where, capture_output=True, text=True)


def answer_of(done: subprocess.CompletedProcess[str]) -> Any:
    """The JSON that a command has written."""
    try:
        return json.loads(done.stdout)
    except ValueError:
        told = [line for line in done.stderr.splitlines() if line.strip()] or ["nothing was answered"]
        raise UnansweredError(told[-1].strip()) from None


def audit_python() -> list[str]:
    """Weaknesses of the packages in constraints.txt."""
    python = TOOL / "bin" / "python"
    if not python.exists():
        venv.create(TOOL, with_pip=True)
    installed = run(str(python), "-m", "pip", "install", "--quiet", PIP_AUDIT)
    if installed.returncode:
        raise UnansweredError(f"{PIP_AUDIT} cannot be installed")
    options = ("--requirement", "constraints.txt", "--no-deps", "--disable-pip", "--format", "json")
    found = answer_of(run(str(python), "-m", "pip_audit", *options))
    unknown = [package["name"] for package in found["dependencies"] if "skip_reason" in package]
    if len(unknown) == len(found["dependencies"]):
        raise UnansweredError("nothing is known about any package")
    return [f"{name}: could not be looked up" for name in unknown] + [
        f"{package['name']} {package['version']}: {weakness['id']}, mended in {', '.join(weakness['fix_versions'])}"
        for package in found["dependencies"]
        for weakness in package.get("vulns", ())
    ]


def audit_pages() -> list[str]:
    """Weaknesses of the packages in web/package-lock.json."""
    npm = shutil.which("npm")
    if npm is None:
        raise UnansweredError("there is no npm")
    found = answer_of(run(npm, "audit", "--json", "--package-lock-only", where=ROOT / "web"))
    if "vulnerabilities" not in found:
        raise UnansweredError(str(found.get("message") or found.get("error")))
    return [f"{name}: {weakness['severity']}" for name, weakness in found["vulnerabilities"].items()]


def main() -> int:
    """Ask both registers."""
    status = 0
    for what, audit in {"Python (constraints.txt)": audit_python, "pages (package-lock.json)": audit_pages}.items():
        try:
            weaknesses = audit()
        except UnansweredError as wrong:
            print(f"{what}: could not be asked: {wrong}")
            status = max(status, 2)
            continue
        print(f"{what}: {len(weaknesses)} known weaknesses", *weaknesses, sep="\n  ")
        status = max(status, int(bool(weaknesses)))
    return status


if __name__ == "__main__":
    sys.exit(main())
