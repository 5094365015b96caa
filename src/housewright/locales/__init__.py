"""Messages in four languages, as Fluent files: one set for the terminal, the server and the pages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from housewright.games import ENTRIES

LANGUAGES = ("en", "de", "fr", "it")
FOLDER = Path(__file__).parent


class Messages:
    """The messages of one language: of the terminal, and of one game or the server. Games may use the same keys."""

    def __init__(self, language: str, game: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"'{language[:20]}' is no language of Housewright; there are: {', '.join(LANGUAGES)}")
        self.language = language
        # Isolation marks are for pages, where text of both directions meets; a terminal shows them as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        own = ENTRIES[game].texts if game in ENTRIES else FOLDER
        for path in (FOLDER / language / "terminal.ftl", own / language / f"{game}.ftl"):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def text(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The message of a key; a KeyError if there is none, a ValueError if an argument is missing."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(args or {}))
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)


@cache
def messages(language: str, game: str) -> Messages:
    """The messages of a language for a game, read once."""
    return Messages(language, game)
