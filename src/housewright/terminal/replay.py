"""A record shown round by round."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from housewright.engine.game import SPECTATOR, Game
from housewright.engine.record import replay
from housewright.engine.session import Session
from housewright.locales import Messages, messages
from housewright.terminal.sheet import draw_scores, draw_table
from housewright.terminal.story import seat_names, tell

SHEETS_SHOWN = 4  # a table with more seats is told, not drawn


class NoSuchRoundError(ValueError):
    """A round that the record does not have."""


def show_replay(console: Console, text: str, only: int, language: str, find_game: Callable[[str], Game]) -> None:
    """Tell every round, draw the sheets at the end (or after one round), and verify the whole record."""
    say = messages(language)
    session = None
    for session in replay(text, find_game):
        number = len(session.rounds)
        if number and only in (0, number):
            tell_round(console, session, number, say)
        if only and number == only:
            draw_sheets(console, session, say)
    assert session is not None
    if only > len(session.rounds):
        raise NoSuchRoundError(f"there is no round {only}; the record has {len(session.rounds)}")
    if not only:
        draw_sheets(console, session, say)
        describe = session.game.describe(session.view(SPECTATOR))
        draw_scores(console, describe, seat_names(session.seats, session.names), say)
    console.print(f"verified: {len(session.rounds)} rounds, {'finished' if session.is_over else 'unfinished'}")


def tell_round(console: Console, session: Session, number: int, say: Messages) -> None:
    """What happened in one round."""
    console.print(f"\n[bold]{say.text('terminal-round', {'round': number})}[/]")
    names = seat_names(session.seats, session.names)
    for sentence in tell(session.story(number, SPECTATOR), names, say):
        console.print(f"  {sentence}", markup=False)


def draw_sheets(console: Console, session: Session, say: Messages) -> None:
    """Every seat's sheet as it stands."""
    described = session.game.describe(session.view(SPECTATOR))
    names = seat_names(session.seats, session.names)
    for seat in range(min(session.seats, SHEETS_SHOWN)):
        console.print(f"\n[bold]{names[seat]}[/]")
        console.print(draw_table(described, seat, say))
