"""Messages are complete: nothing is missing, unused or differs in its arguments between the four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import housewright
from housewright.games import GAMES, find_game
from housewright.locales import FOLDER, LANGUAGES, Messages, messages
from housewright.welcome.describe import ACTION_NAMES, EVENT_OF
from housewright.welcome.printed import PLAN_NAMES
from housewright.welcome.scoring import LINES
from housewright.welcome.state import Step

SOURCES = Path(housewright.__file__).parent


def read(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a file, each with the arguments that its message uses."""
    resource = parse((FOLDER / language / file).read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], f"{language}/{file} has junk"
    return {entry.id.name: arguments(entry) for entry in resource.body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    """The arguments that a message uses."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str, file: str) -> None:
    assert read(language, file) == read("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_files_of_its_own(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


def needed() -> set[str]:
    """Every message that the program can ask for."""
    keys = set(re.findall(r"[\"'](terminal-[a-z-]+)[\"']", "".join(path.read_text() for path in SOURCES.rglob("*.py"))))
    for name in GAMES:
        game = find_game(name)
        keys |= {"reason-" + reason.name.lower().replace("_", "-") for reason in game.reasons if reason}
    keys |= {f"action-{action}" for action in (*ACTION_NAMES, "solo")}
    keys |= {f"about-{action}" for action in ACTION_NAMES}
    keys |= {f"plan-{plan}" for plan in PLAN_NAMES}
    keys |= {f"line-{line}" for line in LINES}
    keys |= {f"step-{step.name.lower()}" for step in Step}
    keys |= {*EVENT_OF.values(), "story-plan-turned", "story-shuffled", "story-over"}
    return keys


def test_no_message_is_missing_or_unused() -> None:
    assert {key for file in FILES for key in read("en", file)} == needed()


def test_reasons_get_the_arguments_that_their_messages_use() -> None:
    for file in FILES:
        for key, used in read("en", file).items():
            if key.startswith("reason-"):
                assert used <= {"number", "lot", "plan", "size", "copies"}, key


def test_a_message_is_told_with_its_arguments() -> None:
    args = {"number": 8, "lot": "B5"}
    assert messages("en").text("reason-number-not-ascending", args).startswith("8 does not fit on B5")
    assert "B5" in messages("de").text("reason-number-not-ascending", args)


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises((KeyError, LookupError)):
        messages("en").text("reason-nonsense")
    with pytest.raises(ValueError, match="reason-number-not-ascending"):
        messages("en").text("reason-number-not-ascending")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'xx' is no language"):
        Messages("xx")
