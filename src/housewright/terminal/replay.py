"""A record shown round by round."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from housewright.engine.game import SPECTATOR, Game
from housewright.engine.record import replay
from housewright.engine.session import Session
from housewright.locales import Messages, messages
from housewright.terminal.drawing import find_drawing, signed
from housewright.terminal.story import seat_names, tell

SCORES_ABREAST = 4  # columns that fit beside each other on a narrow screen


class NoSuchRoundError(ValueError):
    """A round that the record does not have."""


def show_replay(console: Console, text: str, only: int, language: str, find_game: Callable[[str], Game]) -> None:
    """Tell every round, draw the table at the end (or after one round), and verify the whole record."""
    rounds, finished = 0, False
    for session in replay(text, find_game):
        say = messages(language, session.game.name)
        rounds, finished = len(session.rounds), session.is_over
        if rounds and only in (0, rounds):
            tell_round(console, session, rounds, say)
        if only and rounds == only:
            draw(console, session, say)
    if only > rounds:
        raise NoSuchRoundError(f"there is no round {only}; the record has {rounds}")
    if not only:
        draw(console, session, say)
        draw_scores(console, session, say)
    console.print(say.text("terminal-verified" if finished else "terminal-verified-so-far", {"count": rounds}))


def tell_round(console: Console, session: Session, number: int, say: Messages) -> None:
    """What happened in one round."""
    console.print(f"\n[bold]{say.text('terminal-round', {'round': number})}[/]")
    names = seat_names(session.seats, session.names, say)
    for sentence in tell(session.story(number, SPECTATOR), names, say, find_drawing(session.game.name)):
        console.print(f"  {sentence}", markup=False)


def draw(console: Console, session: Session, say: Messages) -> None:
    """The table as it stands."""
    described = session.game.describe(session.view(SPECTATOR))
    names = seat_names(session.seats, session.names, say)
    for part in find_drawing(session.game.name).table(described, names, say):
        console.print(part)


def draw_scores(console: Console, session: Session, say: Messages) -> None:
    """Every line of every seat's score and the places, a few seats at a time."""
    names = seat_names(session.seats, session.names, say)
    scores = session.game.scores(session.state)
    for first in range(0, len(names), SCORES_ABREAST):
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for name in names[first : first + SCORES_ABREAST]:
            table.add_column(Text(name), justify="right")
        shown = scores[first : first + SCORES_ABREAST]
        for line in scores[0].lines:
            style = "bold" if line == "total" else ""
            table.add_row(say.text("line-" + line), *(signed(score.lines[line]) for score in shown), style=style)
        if len(names) > 1:
            table.add_row(say.text("terminal-place"), *(str(score.place) for score in shown), style="bold")
        console.print(table)
