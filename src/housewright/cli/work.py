"""Commands that measure, train and compile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from housewright.cli.shell import INTERRUPTED, GameName, err, fail, open_game, out
from housewright.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from housewright.engine.game import Game

    OnProgress = Callable[[int, int, str], None]  # done, total, a note
    Training = Callable[[Path, int, float | None, int | None, OnProgress], dict[str, float | int | str]]

MINUTES = 10.0  # of training, unless told


def bench(
    game: Annotated[str, typer.Argument(help=f"Which game ({', '.join(GAMES)}); all if none is named.")] = "",
    variant: Annotated[str, typer.Option(help="Only this variant.")] = "",
    seats: Annotated[int, typer.Option(min=0, help="Only this number of seats (with --variant).")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure OpenSpiel's rollouts (extra 'peers').")] = False,
) -> None:
    """Measure random games per CPU-second on one core, full rules, median of 5."""
    from housewright import bench as measuring

    names = [game] if game else measuring.games_with(variant, [open_game(name) for name in GAMES])
    try:
        for name in names:
            rules = open_game(name)
            for row in measuring.measure_game(rules, variant, seats):
                print(json.dumps(row) if as_json else measuring.sentence(row), flush=True)
            if not as_json and not variant:
                for line in measuring.measure_calls(rules):
                    print(line, flush=True)
        if peers:
            for line in measuring.measure_peers([find(name) for name in names], as_json):
                print(line, flush=True)
    except (ValueError, measuring.NoPeersError) as wrong:
        raise fail(str(wrong)) from None


def find(name: str) -> Game:
    """A game that is open already."""
    from housewright.games import find_game

    return find_game(name)


def train(
    game: GameName,
    minutes: Annotated[
        float | None, typer.Option(min=0.01, help="Learn this long; 10 unless --games is given.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Learn from this many games instead.")] = None,
    seed: Annotated[int, typer.Option(help="Same seed, same start.")] = 0,
    into: Annotated[Path | None, typer.Option(help="Folder for the weights; weights-GAME here unless told.")] = None,
) -> None:
    """Let the computer players of a game learn anew by playing against themselves.

    It takes one core for about as many minutes as you give it, 10 unless told. The weights that came with this version
    took half an hour (Welcome To, 240,000 games) and four minutes (Neue Heimat, 24,000 games).

    Ctrl-C keeps the last checkpoint, and the same command goes on from there.
    """
    if minutes is not None and games is not None:
        raise fail("say --minutes or --games, not both")
    minutes = MINUTES if minutes is None and games is None else minutes
    open_game(game, players=True)
    from importlib import import_module

    training = import_module(f"housewright.players.{game}.training")
    target = into or Path(f"weights-{game}")
    try:
        target.mkdir(parents=True, exist_ok=True)
        figures = follow_training(training.train, target, seed, minutes, games)
    except OSError as wrong:
        raise fail(f"{wrong.filename or target} cannot be written: {wrong.strerror}") from None
    except ValueError as wrong:  # a checkpoint of another training
        raise fail(str(wrong)) from None
    except KeyboardInterrupt:
        err.print(f"interrupted; the last checkpoint is in {target}, the same command goes on from it", markup=False)
        raise typer.Exit(INTERRUPTED) from None
    for name, value in figures.items():
        print(f"{name}: {value:.4g}" if isinstance(value, float) else f"{name}: {value}")
    print(f"weights: {target}")


def follow_training(
    train: Training, target: Path, seed: int, minutes: float | None, games: int | None
) -> dict[str, float | int | str]:
    """Train with a progress display."""
    from rich.markup import escape
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), TimeElapsedColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=err, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=None)

        def on_progress(done: int, total: int, note: str) -> None:
            progress.update(task, completed=done, total=total, description=escape(note))

        return train(target, seed, minutes, games, on_progress)


def compile_command(
    games: Annotated[
        list[str] | None, typer.Argument(help="Which games, or players/GAME; all if none is named.")
    ] = None,
    here: Annotated[bool, typer.Option("--here", hidden=True)] = False,
) -> None:
    """Compile the rules, so that no game has to wait for it. `make play` and `make test` do it."""
    from housewright.compiling import PLAYERS, CompilationError, compile_games, compile_here

    known = (*GAMES, *PLAYERS)
    names = list(games or known)
    for name in names:
        if name not in known:
            raise fail(f"there is nothing called '{name[:40]}' to compile; there are: {', '.join(known)}")
    try:
        if here:
            for name in names:
                compile_here(name)
        else:
            compile_games(names)
            out.print(f"ready: {', '.join(names)}")
    except CompilationError as wrong:
        raise fail(f"the rules could not be compiled: {wrong}") from None
