"""Messages are complete: nothing is missing, unused or differs in its arguments between the four languages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Set
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import housewright
from housewright.games import GAMES, find_game
from housewright.heimat import descriptions as heimat_descriptions
from housewright.heimat import grounds as heimat_grounds
from housewright.heimat import printed as heimat_printed
from housewright.heimat import scoring as heimat_scoring
from housewright.heimat.state import Phase
from housewright.locales import FOLDER, LANGUAGES, Messages, messages
from housewright.welcome import descriptions
from housewright.welcome import grounds as welcome_grounds
from housewright.welcome.descriptions import ACTION_NAMES
from housewright.welcome.printed import PLAN_NAMES
from housewright.welcome.scoring import LINES
from housewright.welcome.state import Step
from tests.server.refusing import refusal_keys

SOURCES = Path(housewright.__file__).parent
PAGES = Path(__file__).parents[1] / "web" / "src"


@cache
def read(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a file of ours."""
    return read_file(FOLDER / language / file)


def read_file(path: Path) -> dict[str, set[str]]:
    """The keys of a file, each with the arguments that its message uses."""
    resource = parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], f"{path} has junk"
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


@cache
def page_sources() -> dict[str, str]:
    """The sources of the pages, by their path."""
    sources = [path for path in PAGES.rglob("*") if path.suffix in (".svelte", ".ts")]
    return {path.relative_to(PAGES).as_posix(): path.read_text(encoding="utf-8") for path in sources}


def page_keys(file: str, others: Set[str]) -> set[str]:
    """Messages of a file that the pages name, by their whole key or by its beginning; not by that of other keys."""
    source = "".join(page_sources().values())
    words = set(re.findall(r"'([a-z][a-z0-9-]*)'", source))
    found = re.findall(r"`([a-z0-9-]+-)\$\{", source)
    beginnings = tuple(beginning for beginning in found if not any(key.startswith(beginning) for key in others))
    return {key for key in read("en", file) if key in words or key.startswith(beginnings)}


def needed(file: str) -> set[str]:
    """Every message of a file that the program can ask for."""
    if file == "terminal.ftl":
        sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
        return set(re.findall(r"[\"'](terminal-[a-z-]+)[\"']", sources))
    if file == "server.ftl":
        return {f"error-{key}" for key in refusal_keys()}
    name = file.removesuffix(".ftl")
    if name not in GAMES:
        return page_keys(file, set())
    keys = {"reason-" + reason.name.lower().replace("_", "-") for reason in find_game(name).reasons if reason}
    keys |= welcome_keys() if name == "welcome" else heimat_keys()
    return keys | page_keys(file, keys)


def files_for(source: str) -> set[str]:
    """The files whose messages a source of the pages can say: those of all pages, of the pad, of its own game."""
    place, _, rest = source.partition("/")
    game = rest.partition("/")[0]
    files = {"pages.ftl", "games.ftl", "server.ftl"}
    if place == "pad":
        files.add("pad.ftl")
    if place in ("games", "pad") and game in GAMES:
        files.add(f"{game}.ftl")
    return files


def test_a_page_says_only_what_is_loaded_for_it() -> None:
    everything = {key for file in FILES for key in read("en", file)}
    for path, source in page_sources().items():
        loaded = {key for file in files_for(path) for key in read("en", file)}
        said = set(re.findall(r"\bsay\(\s*'([a-z0-9-]+)'", source))
        named = {word for word in re.findall(r"'([a-z]+-[a-z0-9-]+)'", source) if word in everything}
        assert (said | named) - loaded == set(), path


def events_of(story_event: object) -> set[str]:
    """The keys of all events that stories of a game can tell."""
    return {key for event in get_args(story_event) for key in get_args(get_type_hints(event)["event"])}


def grounds_of(module: ModuleType) -> set[str]:
    """The grounds that a game can name: whatever begins like one in its sources."""
    return set(re.findall(r'"(ground-[a-z-]+)"', inspect.getsource(module)))


def welcome_keys() -> set[str]:
    """What descriptions and stories of Welcome To name."""
    return {
        *(f"action-{action}" for action in (*ACTION_NAMES, "solo")),
        *(f"about-{action}" for action in ACTION_NAMES),
        *(f"plan-{plan}" for plan in PLAN_NAMES),
        *(f"line-{line}" for line in LINES),
        *(f"step-{step.name.lower()}" for step in Step),
        *events_of(descriptions.StoryEvent),
        *(f"advice-{deed}" for deed in WELCOME_DEEDS),
        *grounds_of(welcome_grounds),
        *("help-move", "help-moves", "hint-value", "hint-figure"),
    }


def heimat_keys() -> set[str]:
    """What descriptions and stories of Neue Heimat name."""
    return {
        *(f"{what}-{colour}" for what in ("colour", "colour-sign") for colour in heimat_printed.COLOUR_NAMES),
        *(f"{about}-{piece}" for about in ("piece", "about") for piece in HEIMAT_PIECES),
        *(f"line-{line}" for line in heimat_scoring.LINES),
        *(f"step-{phase.name.lower()}" for phase in Phase),
        "step-done",
        *events_of(heimat_descriptions.StoryEvent),
        *(f"advice-{deed}" for deed in HEIMAT_DEEDS),
        *grounds_of(heimat_grounds),
        *("reason-cube-enclosed", "hint-value", "hint-figure"),
    }


# what a seat can be advised to do
WELCOME_DEEDS = ("house", "refusal", "roundabout", "fence", "raise", "park", "pool", "bis", "claim", "wish")
HEIMAT_DEEDS = (
    *("black", "offer", "bid", "pass", "sold", "kept", "cube", "roof", "colour"),
    *("longer", "shorter", "removed", "mayor", "discarded"),
)
HEIMAT_PIECES = ("cube", "roof", "permit", "blank-cube", "mayor")


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_missing_or_unused(file: str) -> None:
    assert set(read("en", file)) == needed(file)


def test_reasons_get_the_arguments_that_their_messages_use() -> None:
    for file in FILES:
        for key, used in read("en", file).items():
            if key.startswith("reason-"):
                assert used <= {"number", "lot", "plan", "size", "copies", "amount", "piece", "permit"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_a_message_that_fits_its_arguments(language: str) -> None:
    found = read(language, "server.ftl")
    for key, given in refusal_keys().items():
        assert found[f"error-{key}"] <= given, (
            f"{language}: the message of {key} uses arguments that do not come with it"
        )


def test_a_message_is_told_with_its_arguments() -> None:
    args = {"number": 8, "lot": "B5"}
    assert messages("en", "welcome").text("reason-number-not-ascending", args).startswith("8 does not fit on B5")
    assert "B5" in messages("de", "welcome").text("reason-number-not-ascending", args)


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises((KeyError, LookupError)):
        messages("en", "welcome").text("reason-nonsense")
    with pytest.raises(ValueError, match="reason-number-not-ascending"):
        messages("en", "welcome").text("reason-number-not-ascending")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'xx' is no language"):
        Messages("xx", "welcome")
