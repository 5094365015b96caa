"""The run file: every finished game goes there at once, so that a run can be continued where it was interrupted."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import platformdirs
from filelock import FileLock, Timeout

from housewright import __version__
from housewright.arena.match import Result, read_result
from housewright.arena.schedule import Pairing, Settings, schedule
from housewright.engine.struct import folder_of, package_of, sources_of
from housewright.games import ENTRIES, find_game

FORMAT = 1
NAME_LENGTH = 16


class RunFileError(RuntimeError):
    """A run file that cannot be continued or written."""


def folder() -> Path:
    """Where the files of unfinished runs are kept."""
    return platformdirs.user_cache_path("housewright") / "arena"


def engine_digest(game: str) -> str:
    """One name for rules and players of a game as they are now, weights and all."""
    digest, entry = hashlib.sha256(), ENTRIES[game]
    for source in sorted({*sources_of(package_of(entry.rules)), *sources_of(package_of(entry.players))}):
        root = folder_of(source)
        for path in sorted(root.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(f"{source} {path.relative_to(root)} {path.stat().st_size} ".encode() + path.read_bytes())
    return digest.hexdigest()[:NAME_LENGTH]


def heading(settings: Settings) -> dict[str, Any]:
    """The first line of a run file: all settings and versions. Results under another heading are another run's."""
    versions = {
        "housewright": __version__,
        "rules": find_game(settings.game).rules_version,
        "engine": engine_digest(settings.game),
    }
    return {"arena": FORMAT, **versions, **asdict(settings), "players": list(settings.players)}


def usual_path(settings: Settings) -> Path:
    """The file of these settings and versions, if none is named."""
    text = json.dumps(heading(settings), sort_keys=True)
    return folder() / f"{hashlib.sha256(text.encode()).hexdigest()[:NAME_LENGTH]}.jsonl"


class RunFile:
    """An open run file: the results in it, and a place for more. Nobody else writes to it meanwhile."""

    def __init__(self, settings: Settings, path: Path) -> None:
        self.path, self.results = path, dict[Pairing, Result]()
        self.settings, self.heading = settings, heading(settings)

    def __enter__(self) -> RunFile:
        try:
            folder().mkdir(parents=True, exist_ok=True)
            name = hashlib.sha256(str(self.path.resolve()).encode()).hexdigest()[:NAME_LENGTH]
            self.lock = FileLock(folder() / f"{name}.lock")
            self.lock.acquire(timeout=0)
        except Timeout:
            raise RunFileError(f"{self.path}: another arena is writing to it") from None
        except OSError as wrong:
            raise RunFileError(f"{folder()}: {wrong.strerror}") from None
        try:
            self.file = self.open()
        except OSError as wrong:
            self.lock.release()
            raise RunFileError(f"{self.path} cannot be written: {wrong.strerror}") from None
        except RunFileError:
            self.lock.release()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
        self.lock.release()

    def open(self) -> BinaryIO:
        """Read what is there; what comes next is written behind the last whole line."""
        file = self.path.open("a+b")
        try:
            file.seek(0)
            content = file.read()
            whole = content.rfind(b"\n") + 1
            self.read(content[:whole].split(b"\n")[:-1])
            file.truncate(whole)
        except (OSError, RunFileError):
            file.close()
            raise
        if not whole:
            write_line(file, self.heading)
        return file

    def read(self, lines: list[bytes]) -> None:
        """Take over the results of an earlier run with the same heading; a damaged last line is left out."""
        due = set(schedule(self.settings))
        for number, line in enumerate(lines, 1):
            try:
                data = json.loads(line)
            except ValueError:
                raise RunFileError(f"{self.path}: line {number} is damaged") from None
            if number == 1:
                self.compare(data)
                continue
            try:
                result = read_result(data, self.settings.seats)
            except ValueError as wrong:
                raise RunFileError(f"{self.path}: line {number} is damaged: {wrong}") from None
            if result.pairing not in due:
                raise RunFileError(f"{self.path}: line {number} is a game that was never due")
            self.results[result.pairing] = result

    def compare(self, data: Any) -> None:
        """Refuse the file of another run, and say what differs."""
        if not isinstance(data, dict) or "arena" not in data:
            raise RunFileError(f"{self.path}: this is no run file of the arena")
        for name, value in self.heading.items():
            if data.get(name) != value:
                there = json.dumps(data.get(name), ensure_ascii=False)
                here = json.dumps(value, ensure_ascii=False)
                raise RunFileError(f"{self.path}: it belongs to another run: {name} was {there}, now it is {here}")

    def add(self, result: Result) -> None:
        """Keep a finished game."""
        self.results[result.pairing] = result
        write_line(self.file, result.to_json())


def write_line(file: BinaryIO, data: dict[str, Any]) -> None:
    """Write one line of JSON and let go of it."""
    file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
    file.flush()
