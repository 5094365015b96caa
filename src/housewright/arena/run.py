"""A run: all games that are due, on many cores, each result kept as soon as it is there."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any, TypeAlias

from housewright.arena.match import Find, Result, Table, record_path
from housewright.arena.runfile import RunFile
from housewright.arena.schedule import Pairing, Settings, schedule
from housewright.players.finding import find_player

Handler: TypeAlias = Callable[[int, FrameType | None], Any] | signal.Handlers
AHEAD = 4  # games that wait for each worker, so that none stands idle
STOP_SECONDS = 5.0  # for a worker to end by itself
STOPPED = 143  # exit code of a worker that was asked to end


class WorkerError(RuntimeError):
    """A process that should have played games but did not."""


@dataclass(frozen=True, slots=True)
class Means:
    """What a run uses, and what its results do not depend on."""

    jobs: int = 1
    patience: float = 10.0
    records: Path | None = None
    find: Find = find_player


def run(settings: Settings, kept: RunFile, means: Means, on_result: Callable[[Result], None]) -> bool:
    """Play whatever is not in the run file yet; false if it was interrupted."""
    due = [pairing for pairing in schedule(settings) if not is_done(settings, kept, means, pairing)]
    play = play_here if min(means.jobs, len(due)) <= 1 else play_on_many_cores
    try:
        # being asked to end is the same as Ctrl-C: what is finished is kept
        with answering(signal.SIGTERM, signal.default_int_handler), closing(play(settings, means, due)) as results:
            for result in results:
                kept.add(result)
                on_result(result)
    except KeyboardInterrupt:
        return False
    return True


def is_done(settings: Settings, kept: RunFile, means: Means, pairing: Pairing) -> bool:
    """Whether a game's result is kept, and its record too if records are wanted."""
    is_recorded = means.records is None or record_path(means.records, settings.game, pairing).exists()
    return pairing in kept.results and is_recorded


@contextmanager
def answering(number: signal.Signals, handler: Handler) -> Iterator[None]:
    """Answer a signal in another way for a while."""
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def play_here(settings: Settings, means: Means, due: Sequence[Pairing]) -> Generator[Result, None, None]:
    """Play one game after the other in this process."""
    with closing(Table(settings, means.find, means.patience, means.records)) as table:
        for pairing in due:
            yield table.play(pairing)


def play_on_many_cores(settings: Settings, means: Means, due: Sequence[Pairing]) -> Generator[Result, None, None]:
    """Let workers play, and hand on results as they come."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    workers = min(means.jobs, len(due))
    pool = ProcessPoolExecutor(workers, context, open_table, (settings, means))
    try:
        coming = iter(due)
        with answering(signal.SIGINT, signal.SIG_IGN):  # workers inherit it: a key pressed is for this process alone
            running = {pool.submit(play_at_table, pairing) for pairing in islice(coming, workers * AHEAD)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_at_table, pairing) for pairing in islice(coming, len(done))}
            yield from results_of(done)
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerError("a process that played games has died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        stop_all(set(multiprocessing.active_children()) - others)


def results_of(done: set[Future[Result]]) -> Iterator[Result]:
    """The results of finished games; those that went wrong come last, so that no other is lost."""
    for future in sorted(done, key=lambda future: future.exception() is not None):
        yield future.result()


def stop_all(workers: set[multiprocessing.process.BaseProcess]) -> None:
    """End the workers, and see to it that they have ended."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(STOP_SECONDS)
        if worker.is_alive():
            worker.kill()
            worker.join()


tables: list[Table] = []  # the one table of a worker process


def open_table(settings: Settings, means: Means) -> None:
    """Set up a worker: it ends with its parent or when it is asked to, never by a key, and takes its players along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    Thread(target=leave_with_parent, daemon=True).start()
    tables.append(Table(settings, means.find, means.patience, means.records))
    atexit.register(tables[0].close)


def play_at_table(pairing: Pairing) -> Result:
    """Play one game in a worker."""
    return tables[0].play(pairing)


def leave(number: int = 0, frame: FrameType | None = None) -> None:
    """End this worker at once."""
    for table in tables:
        table.close()
    os._exit(STOPPED)


def leave_with_parent() -> None:
    """Wait for the end of the parent process, however it comes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    leave()
