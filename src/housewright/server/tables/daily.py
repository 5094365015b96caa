"""Deal of the day: everybody gets the same cards. Who may see what and when, and what counts; all that is said here."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime

from sqlalchemy import update

from housewright.engine.entry import Entry
from housewright.games import ENTRIES, find_game
from housewright.server.refusals import conflict, unacceptable, unknown
from housewright.server.storage import schema
from housewright.server.storage.database import Statement
from housewright.server.tables.events import Turned
from housewright.server.tables.table import Table


def find_game_of_the_day(entries: Iterable[Entry]) -> str:
    """The game of which there is a deal of the day; empty if there is none of any."""
    return next((entry.name for entry in entries if entry.daily), "")


GAME = find_game_of_the_day(ENTRIES.values())


def today() -> str:
    """The day, the same all over the world."""
    return datetime.now(UTC).date().isoformat()


def is_over(day: str) -> bool:
    """Whether a day has passed."""
    return day < today()


def read_day(text: str) -> str:
    """A day that has begun; `today` is one, too."""
    if text == "today":
        return today()
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise unacceptable("bad-day", {"day": text[:20]}) from None
    if day > today():
        raise conflict("day-to-come")
    return day


def variants() -> list[str]:
    """The variants that can be played alone."""
    if not GAME:
        return []
    game = find_game(GAME)
    return [variant for variant in game.variants if 1 in game.seat_range(variant)]


def require_variant(variant: str) -> None:
    """Only a variant that has a deal of the day."""
    if variant not in variants():
        raise unacceptable("bad-options", {"what": variant[:40]})


def is_secret(table: Table) -> bool:
    """Whether others may still play these cards: then they learn nothing about the table, and its player no more."""
    return table.kind == "daily" and not is_over(table.day or "")


def require_day_over(table: Table) -> None:
    """Records, replays, hints, computer players and the same deal again: when the day is over."""
    if is_secret(table):
        raise conflict("day-not-over")


def is_visible(table: Table, guest: str | None) -> bool:
    """A deal of the day is nobody else's business until the day is over."""
    return not is_secret(table) or table.seat_of(guest) is not None


def require_visible(table: Table, guest: str | None) -> None:
    """Only for those who may see the table."""
    if not is_visible(table, guest):
        raise unknown()


def result_of(table: Table) -> list[Statement]:
    """The result of a finished attempt, which is written if it is the one that counts: the first of its guest.

    What a computer player had a hand in, after the day was over, is nobody's result.
    """
    if table.kind != "daily" or table.status != "finished" or not is_own_work(table):
        return []
    total = table.game.scores(table.running().state)[0].total
    return [(update(schema.daily).where(schema.daily.c.table_id == table.id).values(total=total), ())]


def is_own_work(table: Table) -> bool:
    """Whether a person has made every turn."""
    turns = [entry.event for entry in table.entries if isinstance(entry.event, Turned)]
    return all(turn.by == "person" for turn in turns)
