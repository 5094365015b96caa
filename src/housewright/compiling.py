"""Compile the rules once, at set-up, with a visible progress; afterwards a start takes less than a second.

Every game is compiled in a process of its own together with its computer players, all at the same time. A mark in the
compile cache tells that it is done; until then Numba's cache holds whatever was compiled before an interruption.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from housewright.games import ENTRIES, GAMES, find_game

PLAYERS = tuple(f"players/{game}" for game in GAMES)
PARTS = {  # what warm-ups name; only the bar needs it
    **{name: entry.parts[0] for name, entry in ENTRIES.items()},
    **{f"players/{name}": entry.parts[1] for name, entry in ENTRIES.items()},
}
NICENESS = 19  # of compiling beside a server
KEPT_CACHES = 60  # compiled states of the sources that are kept; older ones go


class CompilationError(RuntimeError):
    """A game or its players could not be compiled."""


def package_of(name: str) -> str:
    """The package of rules that a game or its players are compiled from."""
    from housewright.engine import struct

    game = name.removeprefix("players/")
    return struct.package_of(ENTRIES[game].rules if name == game else ENTRIES[game].players)


def mark(name: str) -> Path:
    """The file that tells that a game or its players are compiled as the sources now stand."""
    from housewright.engine.struct import cache_dir

    return cache_dir(package_of(name)) / f"compiled-{name.replace('/', '-')}"


def is_compiled(name: str) -> bool:
    """Whether nothing is left to compile for this game or these players (or rules run uncompiled)."""
    from housewright.engine.struct import COMPILED, cache_dir, sources_of

    if COMPILED and mark(name).exists():
        with suppress(OSError):
            for source in sources_of(package_of(name)):
                cache_dir(source).touch()  # so that the caches in use are the youngest
        return True
    return not COMPILED


def warm_up(name: str) -> Iterable[str]:
    """Compile a game or its players, naming each part before it is compiled."""
    if name in GAMES:
        return find_game(name).warm_up()
    from housewright.players.finding import find_players

    return find_players(name.removeprefix("players/")).warm_up()


def not_compiled(names: Sequence[str] = (*GAMES, *PLAYERS)) -> list[str]:
    """Those for which something is left to compile."""
    return [name for name in names if not is_compiled(name)]


def compile_here(name: str) -> None:
    """Compile one game's rules or players in this process, naming each part on standard output."""
    for part in warm_up(name):
        print(f"compiling {name}: {part}", flush=True)
    mark(name).parent.mkdir(parents=True, exist_ok=True)
    mark(name).touch()


def compile_gently(names: Sequence[str]) -> None:
    """Compile here, one after the other, and let everybody else have the machine first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    require_place(names)
    for name in names:
        compile_here(name)
    forget_old_caches()


def compile_games(names: Sequence[str] = (*GAMES, *PLAYERS), console: Console | None = None) -> None:
    """Compile what is not compiled yet, with a progress display."""
    waiting = not_compiled(names)
    if not waiting:
        return
    require_place(waiting)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console or Console(stderr=True)) as progress:
        workers = [Worker(game, parts, progress) for game, parts in by_game(waiting).items()]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    failed = [f"{worker.game}:\n{worker.error}" for worker in workers if worker.error]
    if failed:
        raise CompilationError("\n".join(failed))
    forget_old_caches()


def by_game(names: Sequence[str]) -> dict[str, list[str]]:
    """These games and players, each game with its players."""
    games = dict.fromkeys(name.removeprefix("players/") for name in names)
    return {game: [name for name in names if name.removeprefix("players/") == game] for game in games}


def require_place(names: Sequence[str]) -> None:
    """Make sure that compiled rules can be kept; a CompilationError says why not."""
    for folder in [mark(name).parent for name in names]:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=folder).close()
        except OSError as wrong:
            raise CompilationError(
                f"{folder} cannot be written ({wrong.strerror}); name another place in HOUSEWRIGHT_CACHE"
            ) from None


class Worker(Thread):
    """Watches the process that compiles one game and its players: what both need is compiled once."""

    def __init__(self, game: str, names: Sequence[str], progress: Progress) -> None:
        super().__init__(daemon=True)
        self.game, self.names, self.progress, self.error = game, names, progress, ""
        self.parts = sum(PARTS[name] for name in names)
        self.task: TaskID = progress.add_task(f"compiling {game}", total=self.parts)

    def run(self) -> None:
        """Move the bar along with every part that the process names."""
        command = [sys.executable, "-P", "-m", "housewright", "compile", "--here", *self.names]
        with (
            TemporaryFile("w+") as errors,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
        ):
            assert process.stdout is not None
            for part in process.stdout:
                self.progress.update(self.task, description=part.strip())
                self.progress.advance(self.task)
            if process.wait() != 0:
                errors.seek(0)
                self.error = errors.read() or f"exit code {process.returncode}"
        done = "could not compile" if self.error else "compiled"
        self.progress.update(self.task, completed=self.parts, description=f"{done} {self.game}")


def forget_old_caches() -> None:
    """Keep the compile caches of the last few states of the sources only."""
    from housewright.engine.struct import cache_root

    with suppress(OSError):  # another process may be tidying up, too
        ours = [path for path in cache_root().iterdir() if re.fullmatch("[0-9a-f]{16}", path.name)]
        for path in sorted(ours, key=lambda path: path.stat().st_mtime)[:-KEPT_CACHES]:
            shutil.rmtree(path, ignore_errors=True)
