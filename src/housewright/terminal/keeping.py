"""Where solo games are kept: one record per game, written whole or not at all, over nothing of anybody else's."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from housewright.engine.record import MOST_BYTES, BadRecordError, read_record, write_record
from housewright.engine.session import Session
from housewright.games import find_game


class CannotPlayError(RuntimeError):
    """A game that can be neither started nor continued."""


def folder() -> Path:
    """The player's own folder."""
    return platformdirs.user_data_path("housewright") / "solo"


def fresh_path() -> Path:
    """A file of its own for a new game."""
    folder().mkdir(parents=True, exist_ok=True)
    return folder() / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.record"


def find_unfinished() -> tuple[Path, Session] | None:
    """The solo game played last, if it is unfinished. Files that are no records are left alone."""
    for path in sorted(folder().glob("*.record"), reverse=True):
        try:
            session = read(path)
        except CannotPlayError:
            continue
        return None if session.is_over else (path, session)
    return None


def read(path: Path) -> Session:
    """The solo game in a file; a CannotPlayError says what is wrong with it."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise CannotPlayError(f"{path} is too large for a record")
        session = read_record(path.read_text(encoding="utf-8"), find_game)
    except OSError as wrong:
        raise CannotPlayError(f"{path} cannot be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise CannotPlayError(f"{path} is not a record: it is no text") from None
    except BadRecordError as wrong:
        raise CannotPlayError(f"{path} cannot be continued: {wrong}") from None
    if session.seats != 1 or session.game.name != "welcome":
        raise CannotPlayError(f"{path} is not a solo game of welcome")
    return session


def why_not_keep(path: Path) -> str:
    """Why a record may not be written to this path, if so."""
    if path.is_dir() or (path.exists() and not path.is_file()):
        return "it is no ordinary file"
    if path.exists() and path.stat().st_size and not is_record(path):
        return "there is something else in it"
    return "" if path.parent.is_dir() else "its folder does not exist"


def is_record(path: Path) -> bool:
    """Whether a file begins as records do."""
    with path.open("rb") as file:
        return file.read(6) == b"[Game "


def keep(session: Session, path: Path) -> str:
    """Write the record, whole or not at all; returns why not if it could not be written."""
    try:
        target = path.resolve()
        if objection := why_not_keep(target):
            return objection
        fresh = target.with_name(target.name + ".new")
        try:
            fresh.write_text(write_record(session), encoding="utf-8", newline="\n")
            os.replace(fresh, target)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as wrong:
        return wrong.strerror or "it cannot be written"
    except ValueError:
        return "this is no name for a file"
    return ""
