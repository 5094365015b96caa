"""Asking about known weaknesses: what is found is told, and so is that nothing could be asked."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from tools import audit

WEB = Path(__file__).parents[1] / "web"


def answers(monkeypatch: pytest.MonkeyPatch, told: str, complaint: str = "") -> None:
    """Let every command answer this."""
    monkeypatch.setattr(audit, "run", lambda *command, **_: subprocess.CompletedProcess(command, 0, told, complaint))
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    monkeypatch.setattr("shutil.which", lambda _: "npm")


def test_weaknesses_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    weak = {"name": "houses", "version": "1.0", "vulns": [{"id": "CVE-1", "fix_versions": ["1.1"]}]}
    found = {"dependencies": [weak, {"name": "streets", "skip_reason": "?"}], "vulnerabilities": {}}
    answers(monkeypatch, json.dumps(found))
    assert audit.main() == 1
    told = capsys.readouterr().out
    assert "houses 1.0: CVE-1, mended in 1.1" in told
    assert "streets: could not be looked up" in told
    assert "pages (package-lock.json): 0 known weaknesses" in told


@pytest.mark.parametrize(
    "told",
    ["", json.dumps({"message": "no network", "dependencies": [{"name": "houses", "skip_reason": "no network"}]})],
)
def test_a_register_that_could_not_be_asked_is_no_good_news(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], told: str
) -> None:
    answers(monkeypatch, told, "first\nno network\n")
    assert audit.main() == 2
    assert capsys.readouterr().out.count("could not be asked") == 2


def test_the_lock_file_of_the_pages_has_exact_versions_of_all_packages_and_has_no_addresses() -> None:
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    locked = json.loads(text)["packages"]
    own = locked.pop("")
    for kind in ("dependencies", "devDependencies"):
        assert own[kind] == wanted[kind]
        assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted[kind]} == wanted[kind]
    assert [path for path, package in locked.items() if not {"version", "integrity"} <= package.keys()] == []
    assert [path for path, package in locked.items() if "resolved" in package] == []
    assert "://" not in text


def load_builder() -> ModuleType:
    """The program that builds the pages."""
    spec = importlib.util.spec_from_file_location("build", WEB / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("tools", "left_out"), [(False, ["--omit=dev"]), (True, [])])
def test_the_pages_are_built_with_what_the_lock_file_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tools: bool, left_out: list[str]
) -> None:
    builder = load_builder()
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(builder, "BUILDING", tmp_path / "building")
    monkeypatch.setattr(builder, "WORKING", tmp_path / "working")
    monkeypatch.setattr(builder, "PACKAGES", (tmp_path / "package.json", tmp_path / "package-lock.json"))
    monkeypatch.setattr(builder, "run", lambda *command: ran.append(command))
    for file in builder.PACKAGES:
        file.touch()
        os.utime(file, (1, 1))
    builder.install(tools)
    assert [(*command[:2], [word for word in command if "omit" in word]) for command in ran] == [
        ("npm", "ci", left_out)
    ]
    builder.install(tools)
    assert len(ran) == 1, "once is enough"
    os.utime(builder.PACKAGES[1], None)
    os.utime(tmp_path / ("working" if tools else "building"), (1, 1))
    builder.install(tools)
    assert len(ran) == 2, "another lock file is another tree"
