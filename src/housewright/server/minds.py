"""Minds: processes in which computer players look ahead. They give way to whoever is being served; a thread that gives
way could not, because everybody waits for it whenever it has the interpreter lock."""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import queue
import signal
import sys
import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pkgutil import resolve_name
from typing import Any, TypeAlias

from housewright.engine.struct import COMPILED

NICENESS = 10
END_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux
OPEN_FILES, STANDARD_FILES = "/proc/self/fd", (0, 1, 2)
CAN_FORK = sys.platform == "linux" and COMPILED  # uncompiled nobody looks ahead
Answer: TypeAlias = tuple[bool, Any]  # whether it worked, and what was returned or raised
logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Mind:
    """A process that does one thing after the other."""

    line: Connection

    def ask(self, name: str, what: Sequence[Any]) -> Answer:
        """What a call comes to there; an EOFError or OSError if the process is gone."""
        self.line.send((name, what))
        answer: Answer = self.line.recv()
        return answer


class Minds:
    """A few of them. Where there is none, because it ended or cannot be begun here, whoever asks does it."""

    def __init__(self, minds: Iterable[Mind | None]) -> None:
        self.free: queue.SimpleQueue[Mind | None] = queue.SimpleQueue()
        for mind in minds:
            self.free.put(mind)
        self.count = self.free.qsize()

    def ask(self, name: str, *what: Any) -> Any:
        """Let one of them call a function, `module:function`, and wait for what comes of it."""
        mind = self.free.get()
        try:
            is_done, found = mind.ask(name, what) if mind else call(name, what)
        except (EOFError, OSError):
            logger.error("a process of computer players has ended")
            mind = None
            is_done, found = call(name, what)
        finally:
            self.free.put(mind)
        if is_done:
            return found
        raise found

    def ask_all(self, name: str) -> None:
        """Let each of them call a function: they take turns."""
        for _ in range(self.count):
            self.ask(name)


def begin_minds(count: int) -> Minds:
    """So many, before anything else runs here: of a process that is forked only the thread that does it goes on."""
    return Minds([begin_mind() if CAN_FORK else None for _ in range(count)])


def begin_mind() -> Mind | None:
    """A new process; none if the system has no room for one."""
    here, there = Pipe()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # libraries have threads, which wait for work
            process = os.fork()
    except OSError as wrong:
        logger.error("computer players have no process of their own: %s", wrong.strerror)
        return None
    if process:
        there.close()
        return Mind(here)
    try:
        leave_everything_but(there.fileno())
        serve(there)
    finally:
        os._exit(0)


def leave_everything_but(line: int) -> None:
    """Let the parent stop as it likes, end when it does, and hold nothing open that is its own."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    for file in {int(name) for name in os.listdir(OPEN_FILES)} - {*STANDARD_FILES, line}:
        with contextlib.suppress(OSError):
            os.close(file)
    os.nice(NICENESS)


def serve(line: Connection) -> None:
    """Do what is asked for until nobody can ask any more."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(call(*line.recv()))


def call(name: str, what: Sequence[Any]) -> Answer:
    """Call a function."""
    try:
        return True, resolve_name(name)(*what)
    except Exception as wrong:
        return False, wrong
