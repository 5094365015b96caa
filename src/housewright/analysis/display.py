"""What is seen while games are analysed: a bar over all turns, and time left. Quiet where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def watching(console: Console, turns: int) -> Iterator[Callable[[str], None]]:
    """Show how far the analysis is; what is yielded is called after every turn, with the game that it belongs to."""
    left = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    columns = (*left, TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=turns)
        yield lambda game: progress.update(task, advance=1, description=game)
