"""What every command needs: where it prints, how it fails, which game it opens."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from housewright.games import ENTRIES, GAMES

if TYPE_CHECKING:
    from housewright.engine.game import Game

out, err = Console(highlight=False), Console(stderr=True, highlight=False, soft_wrap=True)
INTERRUPTED = 130  # exit code after Ctrl-C


class Language(StrEnum):
    """The languages of the messages."""

    en = "en"
    de = "de"
    fr = "fr"
    it = "it"


Lang = Annotated[Language, typer.Option("--lang", envvar="HOUSEWRIGHT_LANG", help="Language of the messages.")]
Variant = Annotated[
    str,
    typer.Option(
        help=f"{'; '.join(f'{name}: {entry.choices}' for name, entry in ENTRIES.items())}. Join them with +; the first "
        "of the game unless told."
    ),
]
GameName = Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")]


def fail(message: str) -> typer.Exit:
    """Say what is wrong, without the control characters that a file may hold; the caller raises the exit."""
    shown = "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in message)
    err.print(shown, markup=False)
    return typer.Exit(1)


def open_game(name: str, players: bool = False) -> Game:
    """The game of that name, its rules compiled, and its computer players if they are wanted."""
    from housewright.compiling import CompilationError, compile_games
    from housewright.games import find_game

    if name not in GAMES:
        raise fail(f"there is no game '{name[:40]}'; there are: {', '.join(GAMES)}")
    try:
        compile_games([name, f"players/{name}"] if players else [name])
        return find_game(name)
    except CompilationError as wrong:
        raise fail(f"the rules could not be compiled: {wrong}") from None


def find_known(name: str) -> Game:
    """The game that a record names, its rules compiled; a KeyError if there is none."""
    if name not in GAMES:
        raise KeyError(name)
    return open_game(name)
