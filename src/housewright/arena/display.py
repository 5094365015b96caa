"""What is seen while a run goes on: a bar, games, time left, win shares so far. Quiet where nobody looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from housewright.arena.match import Result
from housewright.arena.schedule import Settings, schedule
from housewright.arena.tally import Appearance, players_of

SHOWN_PLAYERS = 4
SHOWN_NAME = 16


class Watch:
    """Follows a run, game by game."""

    def __init__(self, settings: Settings, progress: Progress) -> None:
        self.settings, self.progress = settings, progress
        self.task = progress.add_task("", total=len(schedule(settings)))
        self.sums = {player: [0.0, 0] for player in settings.names}  # wins or points, and how many

    def add(self, result: Result) -> None:
        """A game is finished."""
        for seat, player in enumerate(players_of(self.settings, result)):
            one = Appearance(result, seat)
            self.sums[player][0] += one.win if self.settings.seats > 1 else one.total
            self.sums[player][1] += 1
        self.progress.update(self.task, advance=1, description=escape(self.so_far()))

    def so_far(self) -> str:
        """Win shares so far, or points if there is nobody to beat."""
        form = ".0%" if self.settings.seats > 1 else ".1f"
        shown = [f"{name[:SHOWN_NAME]} {part / of:{form}}" for name, (part, of) in self.sums.items() if of]
        return "  ".join(shown[:SHOWN_PLAYERS])


@contextmanager
def watching(settings: Settings, console: Console, earlier: Iterable[Result]) -> Iterator[Watch]:
    """Show a run that may have begun earlier."""
    left = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    columns = (*left, TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        watch = Watch(settings, progress)
        for result in earlier:
            watch.add(result)
        yield watch
