"""Pad and dealer as one file, opened from disk: no server, no network."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from playwright.sync_api import Page, expect

from housewright.cli.pad import pad
from tests.pages.conftest import PHONE, TABLET
from tests.pages.pad_games import expected_lines, plan_names, play
from tests.pages.pad_hand import Hand, begin, enter
from tests.pages.test_dealer import deal, shown


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file that the command writes."""
    target = tmp_path / "pad.html"
    told = subprocess.run(
        [sys.executable, "-m", "housewright", "pad", str(target)], capture_output=True, text=True, timeout=60
    )
    assert told.returncode == 0, told.stderr
    return target


def test_a_file_that_exists_is_not_overwritten(file: Path) -> None:
    command = [sys.executable, "-m", "housewright", "pad", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert told.returncode == 1
    assert "exists already" in told.stderr


def test_where_the_pages_are_not_built_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.modules["housewright.cli.pad"], "BUILT", tmp_path / "static" / "pad.html")
    with pytest.raises(typer.Exit) as left:
        pad(tmp_path / "pad.html")
    assert left.value.exit_code == 1
    assert "make pages" in capsys.readouterr().err
    assert not (tmp_path / "pad.html").exists()


def test_the_file_asks_nobody_for_anything(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"<(?:script|img|link)[^>]+(?:src|href)=", text)
    assert not re.search(r"url\((?!data:)", text)


def test_a_whole_game_from_disk(file: Path, visit: Callable[..., Page], tmp_path: Path) -> None:
    state, rounds, turned = play("advanced", 1, 741)
    page = visit(file.as_uri(), TABLET, offline=True)
    expect(page.locator("[data-offline=file]")).to_be_visible()
    hand = begin(page, 1, solo=True, roundabouts=True)
    hand.choose_plans(plan_names(state))
    half = len(rounds) // 2
    enter(hand, rounds[:half], turned[:half])
    page.reload()
    expect(page.locator("[data-sheet]")).to_be_visible()
    enter(hand, rounds[half:], turned[half:])
    assert hand.lines() == expected_lines(state, with_roundabouts=True)
    page.get_by_role("button", name="Names, options, files").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "game.json")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save as a picture").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    page.locator("dialog .head button").click()
    page.get_by_role("link", name="Back to all pads").click()
    page.get_by_role("button", name=re.compile("^Delete")).click()
    page.locator("dialog .button.go").click()
    expect(page.locator("#kept")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.locator("[data-sheet]")).to_be_visible()
    assert Hand(page).lines() == expected_lines(state, with_roundabouts=True)


def test_the_dealer_from_disk(file: Path, visit: Callable[..., Page]) -> None:
    page = visit(file.as_uri(), PHONE, offline=True)
    page.locator("a[href$='/dealer']").click()
    deal(page, "Three piles")
    first = shown(page)
    page.get_by_role("button", name="Next round", exact=True).click()
    page.reload()
    expect(page.locator("h1")).to_have_text("Round 2")
    assert shown(page) != first


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_the_file_speaks_every_language(file: Path, visit: Callable[..., Page], language: str) -> None:
    page = visit(file.as_uri(), PHONE, f"{language}-{language.upper()}")
    title = {"de": "Wertungsblock", "fr": "Carnet de score", "it": "Blocco segnapunti"}[language]
    expect(page.locator("h1")).to_have_text(title)
