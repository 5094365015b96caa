"""The command that lets computer players learn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from housewright.cli.console import INTERRUPTED, GameName, err, fail, open_game
from housewright.games import ENTRIES, GAMES, load

if TYPE_CHECKING:
    from collections.abc import Callable

    OnProgress = Callable[[int, int, str], None]  # done, total, a note
    Training = Callable[[Path, int, float | None, int | None, OnProgress], dict[str, float | int | str]]

MINUTES = 10.0  # of training, unless told


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

    It takes one core for about as many minutes as you give it, 10 unless told.

    Ctrl-C keeps the last checkpoint, and the same command goes on from there.
    """
    if game in GAMES and not ENTRIES[game].training:
        raise fail(f"the players of {game} do not learn")
    if minutes is not None and games is not None:
        raise fail("say --minutes or --games, not both")
    minutes = MINUTES if minutes is None and games is None else minutes
    open_game(game, players=True)
    training: Training = load(ENTRIES[game].training)
    target = into or Path(f"weights-{game}")
    try:
        target.mkdir(parents=True, exist_ok=True)
        figures = follow_training(training, target, seed, minutes, games)
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
