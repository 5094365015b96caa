"""Asking about known weaknesses: what is found is told, and so is that nothing could be asked."""

from __future__ import annotations

import json
import subprocess

import pytest

from tools import audit


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
    assert "pages (package.json): 0 known weaknesses" in told


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
