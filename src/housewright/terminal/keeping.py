"""Where solo games are kept: one record per game, written whole or not at all, over nothing of anybody else's."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile

import platformdirs

from housewright.engine.record import MOST_BYTES, BadRecordError, deal_tags, read_record, write_record
from housewright.engine.session import Session
from housewright.games import find_game


class CannotPlayError(RuntimeError):
    """A game that can be neither started nor continued."""


def folder() -> Path:
    """The player's own folder."""
    return platformdirs.user_data_path("housewright") / "solo"


def fresh_path() -> Path:
    """A file of its own for a new game, made at once so that nobody else takes it."""
    folder().mkdir(parents=True, exist_ok=True)
    now = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}"
    for number in count():
        path = folder() / (f"{now}-{number}.record" if number else f"{now}.record")
        with suppress(FileExistsError):
            path.open("x").close()
            return path
    raise AssertionError  # counting never ends


def find_unfinished(game: str) -> tuple[Path, Session] | None:
    """The solo game of that name played last, if it is unfinished. Files that are no records are left alone."""
    for path in sorted(folder().glob("*.record"), key=lambda path: path.stem, reverse=True):
        try:
            session = read(path, game)
        except CannotPlayError:
            continue
        return None if session.is_over else (path, session)
    return None


def read(path: Path, game: str) -> Session:
    """The solo game in a file; a CannotPlayError says what is wrong with it."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        session = read_record(content.decode("utf-8"), find_game)
    except OSError as wrong:
        raise CannotPlayError(f"{path} cannot be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise CannotPlayError(f"{path} is not a record: it is no text") from None
    except BadRecordError as wrong:
        raise CannotPlayError(f"{path} cannot be continued: {wrong}") from None
    if session.seats != 1 or session.game.name != game:
        raise CannotPlayError(f"{path} is not a solo game of {game}")
    return session


def why_not_keep(path: Path) -> str:
    """Why a record may not be written to this path, if so."""
    if path.is_dir() or (path.exists() and not path.is_file()):
        return "it is no ordinary file"
    if path.exists() and path.stat().st_size and not begins_with(path, b"[Game "):
        return "there is something else in it"
    return "" if path.parent.is_dir() else "its folder does not exist"


def begins_with(path: Path, start: bytes) -> bool:
    """Whether a file begins with these bytes."""
    with path.open("rb") as file:
        return file.read(len(start)) == start


def is_of_game(path: Path, session: Session) -> bool:
    """Whether a file is empty, missing, or a record of this very game."""
    if not path.exists() or not path.stat().st_size:
        return True
    return all(tag.encode() in path.read_bytes()[:MOST_BYTES] for tag in deal_tags(session.deal))


def keep(session: Session, path: Path, over_others: bool = False) -> str:
    """Write the record, whole or not at all; returns why not if it could not be written."""
    try:
        target = path.expanduser().resolve()
        if objection := why_not_keep(target):
            return objection
        if not over_others and not is_of_game(target, session):
            return "there is another game in it"
        write_whole(target, write_record(session))
    except OSError as wrong:
        return wrong.strerror or "it cannot be written"
    except (ValueError, RuntimeError):
        return "this is no name for a file"
    return ""


def write_whole(target: Path, text: str) -> None:
    """Replace a file by this text at one stroke."""
    with NamedTemporaryFile("w", dir=target.parent, delete=False, encoding="utf-8", newline="\n") as fresh:
        fresh.write(text)
    try:
        os.replace(fresh.name, target)
    except OSError:
        os.unlink(fresh.name)
        raise
