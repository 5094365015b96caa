"""The command that compiles."""

from __future__ import annotations

from typing import Annotated

import typer

from housewright.cli.console import fail, out
from housewright.games import GAMES


def compile_command(
    games: Annotated[
        list[str] | None, typer.Argument(help="Which games, or players/GAME; all if none is named.")
    ] = None,
    here: Annotated[bool, typer.Option("--here", hidden=True)] = False,
    gently: Annotated[bool, typer.Option("--gently", hidden=True)] = False,
) -> None:
    """Compile the rules, so that no game has to wait for it; a server does it beside its work."""
    from housewright.compiling import PLAYERS, CompilationError, compile_games, compile_gently, compile_here

    known = (*GAMES, *PLAYERS)
    names = list(games or known)
    for name in names:
        if name not in known:
            raise fail(f"there is nothing called '{name[:40]}' to compile; there are: {', '.join(known)}")
    try:
        if gently:
            compile_gently(names)
        elif here:
            for name in names:
                compile_here(name)
        else:
            compile_games(names)
            out.print(f"ready: {', '.join(names)}")
    except CompilationError as wrong:
        raise fail(f"the rules could not be compiled: {wrong}") from None
