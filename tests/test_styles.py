"""Styles of the pages in one regime: each in its component, in words; global are tokens, base and drawings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "web" / "src"
GLOBAL = {
    "tokens.css",
    "base.css",
    "games/welcome/drawings/drawings.css",
    "games/heimat/drawings/drawings.css",
    "games/heimat/accent.css",
}
# Components that reach into others, and why.
REACHING = {
    "pages/room/Bar.svelte",  # the page scrolls past the bar: only the root can say so
    "rules/Rules.svelte",  # tables of the rules are text, with no component of their own
}
FENCE = re.compile(r"(?::root|html):has\(")
FENCES = {"base.css", "pages/room/Bar.svelte"}  # the size of type, the room to scroll: only the root has them
SHORT = """
    add aid all ask bad bar bid big bis box car end gap go has hub ink lot may not now ok on own pad pen pin row six sum
    tag top two way who why won you
"""


def name_of(file: Path) -> str:
    """Where a file stands below the sources."""
    return file.relative_to(SOURCES).as_posix()


def styles() -> Iterator[tuple[str, str]]:
    """The styles of every file, without comments."""
    for file in sorted(SOURCES.rglob("*")):
        if file.suffix not in (".css", ".svelte"):
            continue
        text = file.read_text(encoding="utf-8")
        style = text if file.suffix == ".css" else text.partition("<style>")[2]
        yield name_of(file), re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)


def classes(style: str) -> set[str]:
    """The classes that the selectors of a style name."""
    selectors = re.findall(r"([^{};]+)\{", style)
    return {name for selector in selectors for name in re.findall(r"\.([a-zA-Z][\w-]*)", selector)}


def is_words(name: str) -> bool:
    """Whether a class is made of words, of four letters or one of few that are shorter; a number may follow."""
    parts = [part for part in name.split("-") if not part.isdigit()]
    return all(part in SHORT.split() or (len(part) > 3 and re.search("[aeiouy]", part)) for part in parts)


def test_classes_are_global_only_in_tokens_base_and_drawings() -> None:
    sheets = {name for name, style in styles() if name.endswith(".css")}
    assert sheets == GLOBAL


def test_few_components_reach_into_others() -> None:
    assert {name for name, style in styles() if ":global" in style} == REACHING


def test_nothing_is_fought_with_importance() -> None:
    assert [name for name, style in styles() if "!important" in style] == []


def test_nothing_is_fenced_by_what_is_on_the_page() -> None:
    assert {name for name, style in styles() if FENCE.search(style)} == FENCES


def test_classes_are_words() -> None:
    found = {name for _, style in styles() for name in classes(style)}
    assert len(found) > 100
    assert sorted(name for name in found if not is_words(name)) == []


def test_the_dark_palette_stands_once() -> None:
    assert [name for name, style in styles() if "prefers-color-scheme" in style] == []
