"""Words are one set per language: the same name for a thing on pages, in rules and in stories."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from housewright.games import ENTRIES
from housewright.heimat.printed import COLOUR_NAMES
from housewright.locales import FOLDER, LANGUAGES, messages
from housewright.players.finding import find_players

ROOT = Path(__file__).parents[1]
RULES = {language: "" if language == "en" else f".{language}" for language in LANGUAGES}


def clause(game: str, language: str, number: str) -> str:
    """A clause of the rules, in one line and small letters."""
    text = (ROOT / "docs" / "rules" / f"{game}{RULES[language]}.md").read_text(encoding="utf-8")
    found = re.search(rf"^- \*\*{re.escape(number)}\*\* (.*(?:\n  .*)*)", text, re.MULTILINE)
    assert found, number
    return " ".join(found[1].split()).lower()


@pytest.mark.parametrize("language", ["fr", "it"])
def test_apostrophes_are_typographic(language: str) -> None:
    files = [*(FOLDER / language).glob("*.ftl"), *(ROOT / "docs" / "rules").glob(f"*.{language}.md")]
    assert len(files) > 5
    assert [file.name for file in files if "'" in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_options_as_the_pages_do(language: str) -> None:
    told, rules = messages(language, "heimat"), clause("heimat", language, "1.7")
    for option in ENTRIES["heimat"].switches:
        assert told.text(f"option-{option}").lower() in rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_variants_as_the_pages_do(language: str) -> None:
    told, rules = messages(language, "pages"), clause("welcome", language, "1.5")
    for variant in ("basic", "advanced", "expert"):
        assert f"*{told.text(f'variant-welcome-{variant}')}*".lower() in rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_colour_has_a_sign_of_its_own_that_its_name_begins_with(language: str) -> None:
    told = messages(language, "heimat")
    signs = [told.text(f"colour-sign-{colour}") for colour in COLOUR_NAMES]
    assert len(set(signs)) == len(COLOUR_NAMES)
    for colour, sign in zip(COLOUR_NAMES, signs, strict=True):
        assert told.text(f"colour-{colour}").lower().startswith(sign[0].lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ["A", "B", "C"])
def test_a_row_is_called_the_same_on_board_ledger_and_story(language: str, row: str) -> None:
    name = messages(language, "heimat").text(f"line-row-{row}")
    assert messages(language, "pages").text("heimat-row-short", {"row": row}) == name
    assert name.lower() in messages(language, "heimat").text("story-finished", {"row": row}).lower()


@pytest.mark.parametrize("document", ["README.md", "docs/adding.md"])
def test_examples_of_the_arena_hold_for_both_games(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    examples = re.findall(r"arena GAME`?[^\n]*--players ([\w,]+)", text)
    assert examples
    for game in ("welcome", "heimat"):
        players = find_players(game)
        for name in ",".join(examples).split(","):
            assert name in (*players.levels, *players.characters, "NAME")


def test_italian_buttons_speak_to_the_player_in_one_form() -> None:
    button = (
        (FOLDER / "it" / "pages.ftl").read_text(encoding="utf-8").partition("\nheimat-go = ")[2].partition("\n}")[0]
    )
    said = re.findall(r"\] (\w+)", button)
    assert said
    assert [word for word in said if word.endswith(("are", "ere", "ire"))] == []
